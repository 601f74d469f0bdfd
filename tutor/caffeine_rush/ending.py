"""The end of a round: all Orders done, messages, TipTop's rounds, the winner (caffeine.repeat, .variants.10 to .30)."""

from __future__ import annotations

import re
from collections import Counter

from msgspec.structs import replace

from tutor.caffeine_rush import scoring
from tutor.caffeine_rush.actions import Message
from tutor.caffeine_rush.box import Box
from tutor.caffeine_rush.position import Card, Kinds, Place, Player, Position, missing, reach, teams_of
from tutor.core.agreed import other
from tutor.core.money import dollars
from tutor.core.notes import Log, note, why
from tutor.core.values import Reason

SHORTEST = 2
"""Words; one word alone is no sentence."""


def settle(box: Box, p: Position, log: Log) -> Position:
    """End the race once all Orders are done, or nobody can add a card that one requires (caffeine.R8)."""
    if p.step != "play" or any(place.claim or place.waits is not None for place in p.places):
        return p
    on_table = [place for place in p.places if place.order]
    if on_table and any(_can_add(p, seat) for seat in range(len(p.players))):
        return p
    note(log, "caffeine.repeat.1", None, "stuck" if on_table else "all_done", ruling=_stuck(p) if on_table else "")
    return _after_play(box, p, log)


def _stuck(p: Position) -> str:
    return "caffeine.R29" if p.plays("quality_assurance") else "caffeine.R8"


def _can_add(p: Position, seat: int) -> bool:
    # A wrong card counts in no variation: Quality Assurance lets one pass, but if it kept the race alive, a table that
    # knows better would never end (caffeine.R29).
    have = {card.kind for card in _still_to_play(p, seat)}
    return any(
        place.order and seat in reach(p, i) and have & set(missing(place.order, place.cards))
        for i, place in enumerate(p.places)
    )


def _still_to_play(p: Position, seat: int) -> list[Card]:
    """Return the Ingredient Cards that a seat has or can come by."""
    player = p.players[seat]
    cards = [*p.piles[player.team], *((player.hand,) if player.hand else ())]
    cards += player.prep
    if not p.plays("quality_assurance"):
        cards += [card for drink in player.drinks for card in drink.cards]
    return [card for card in cards if not card.special and (card.owner == seat or not p.options.teams)]


def _after_play(box: Box, p: Position, log: Log) -> Position:
    found = speakers(p) if p.plays("fair_trade") and not p.tied else ()
    if not found:
        return _decide(box, p, log)
    first = p.players[found[0]]
    note(log, "caffeine.variants.28", found[0], "speaks_first", player=first.name, drinks=titles(first))
    return replace(p, step="message", speakers=found)


def titles(player: Player) -> int:
    """Count a player's drinks whose title holds the full word coffee."""
    return sum(bool(re.search(r"\bcoffee\b", drink.order.drink)) for drink in player.drinks)


def speakers(p: Position) -> tuple[int, ...]:
    """Return the seats that may form a message: most drinks with coffee in their titles first (caffeine.R14)."""
    counts = {seat: titles(player) for seat, player in enumerate(p.players)}
    return tuple(sorted((seat for seat, n in counts.items() if n), key=lambda seat: (-counts[seat], seat)))


def words(player: Player) -> Kinds:
    """Return the first words of a player's cups."""
    return tuple(drink.order.word for drink in player.drinks if drink.order.word)


def against_message(p: Position, seat: int, action: Message) -> list[Reason]:
    """Return what speaks against this sentence."""
    reasons = _not_speaking(p, seat)
    have = words(p.players[seat])
    on_cups = Counter(word.casefold() for word in have)
    surplus = Counter(word.casefold() for word in action.words) - on_cups
    strange, too_often = sorted(surplus.keys() - on_cups.keys()), sorted(surplus.keys() & on_cups.keys())
    if strange:
        reasons.append(why("caffeine.variants.29", "not_on_your_cups", words=strange))
    if too_often:
        reasons.append(why("caffeine.variants.29", "too_often", words=too_often))
    if len(action.words) < SHORTEST:
        reasons.append(why("caffeine.variants.29", "no_sentence", words=SHORTEST))
    return reasons


def _not_speaking(p: Position, seat: int) -> list[Reason]:
    if p.step != "message":
        return [why("caffeine.variants.28", "no_messages_now")]
    speaker = p.speakers[0]
    return [] if seat == speaker else [why("caffeine.variants.28", "not_your_message", speaker=p.players[speaker].name)]


def against_pass(p: Position, seat: int) -> list[Reason]:
    """Return what speaks against leaving the message to the next."""
    return [replace(reason, clause="caffeine.variants.30") for reason in _not_speaking(p, seat)]


def message(box: Box, p: Position, seat: int, action: Message, log: Log) -> Position:
    """Take a sentence from the cups: it brings the bonus."""
    player, text = p.players[seat], " ".join(action.words)
    note(log, "caffeine.variants.29", seat, "message", player=player.name, message=text)
    note(log, "caffeine.variants.27", seat, "bonus", ruling="caffeine.R14", player=player.name, points=scoring.BONUS)
    return _decide(box, replace(p.seated(seat, replace(player, message=text)), speakers=()), log)


def leave(box: Box, p: Position, seat: int, log: Log) -> Position:
    """Let the next one try."""
    rest = p.speakers[1:]
    note(log, "caffeine.variants.30", seat, "passes", player=p.players[seat].name)
    return replace(p, speakers=rest) if rest else _decide(box, replace(p, speakers=()), log)


def _decide(box: Box, p: Position, log: Log) -> Position:
    _check_drinks(p, log)
    _tell_tips(p, log)
    if p.plays("tiptop") and not scoring.reaches_target(p, scoring.best_total(p)):
        note(log, "caffeine.variants.10", None, "another_round", target=p.options.target)
        return replace(p, step="round")
    return _win(box, p, log)


def _tell_tips(p: Position, log: Log) -> None:
    sums = [sum(line.points for line in scoring.lines(p, seat)) for seat in range(len(p.players))]
    for seat, player in enumerate(p.players):
        note(log, "caffeine.objective.3", seat, "tips", player=player.name, tips=_spoken(p, sums[seat]))
    teams = teams_of(p)
    for team in sorted(set(teams)) if p.plays("teams") else ():
        seats = [seat for seat, one in enumerate(teams) if one == team]
        names, together = [p.players[seat].name for seat in seats], _spoken(p, sum(sums[seat] for seat in seats))
        note(log, "caffeine.objective.3", None, "team_tips", ruling="caffeine.R26", players=names, tips=together)


def _check_drinks(p: Position, log: Log) -> None:
    if not p.plays("quality_assurance"):
        return
    note(log, "caffeine.variants.17", None, "checks")
    for seat, player in enumerate(p.players):
        for drink in player.drinks:
            right = scoring.correct(drink)
            clause = "caffeine.variants.18" if right else "caffeine.variants.19"
            kind = "correct" if right else "incorrect"
            note(log, clause, seat, kind, player=player.name, drink=drink.order.name)


def _spoken(p: Position, points: int) -> str:
    return dollars(points) if p.money else str(points)


def _win(box: Box, p: Position, log: Log) -> Position:
    sheet = scoring.score(p)
    if sheet.by == "shared" and other(p, "caffeine.R7") and p.rest and not p.tied:
        return _one_more(box, p, sheet.winners, log)
    if p.plays("tiptop"):
        note(log, "caffeine.variants.11", None, "target_reached", ruling="caffeine.R13", target=p.options.target)
    ruling = "caffeine.R7" if sheet.by == "shared" else ""
    kind = "best_barista" if len(sheet.winners) == 1 else "best_baristas"
    note(log, "caffeine.repeat.2", None, kind, ruling=ruling, players=list(sheet.winners))
    return replace(p, step="over")


def _one_more(box: Box, p: Position, winners: tuple[str, ...], log: Log) -> Position:
    tied = tuple(seat for seat, player in enumerate(p.players) if player.name in winners)
    note(log, "caffeine.objective.3", None, "one_more", ruling="caffeine.R7", players=list(winners), hidden=True)
    return replace(p, step="play", tied=tied, rest=p.rest[1:], places=(*p.places, Place(box.orders[p.rest[0]], True)))


def against_round(p: Position) -> list[Reason]:
    """Return what speaks against another round now."""
    if not p.plays("tiptop"):
        return [why("caffeine.variants.10", "one_round")]
    if p.step == "over":
        return [why("caffeine.variants.11", "target_was_reached", target=p.options.target)]
    return [] if p.step == "round" else [why("caffeine.variants.10", "round_goes_on")]


def bank(p: Position) -> Position:
    """Add this round's points to the totals (caffeine.variants.10)."""
    sums = [sum(line.points for line in scoring.lines(p, seat)) for seat in range(len(p.players))]
    return replace(p, players=tuple(replace(q, total=n) for q, n in zip(p.players, sums, strict=True)))
