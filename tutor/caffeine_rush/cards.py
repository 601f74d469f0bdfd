"""The own cards: flip, set aside, reshuffle, clean up (caffeine.flip, .aside, .runout, .special.1 to .8)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tutor.caffeine_rush.actions import WHICH, Shuffle
from tutor.caffeine_rush.position import LATTE_ART, SUPERVISOR, Card, Drink, Player, Position
from tutor.core import chance
from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Reason


def against_flip(p: Position, seat: int) -> list[Reason]:
    """Return what speaks against turning the top card of the pile."""
    player, reasons = p.players[seat], []
    pile = p.piles[player.team]
    if player.hand:
        reasons.append(why("caffeine.order.4", "card_first", card=player.hand.kind))
        reasons.append(why("caffeine.objective.5", "one_hand"))
    if not pile:
        reasons.append(why("caffeine.flip.1", "pile_empty"))
    elif p.options.teams and pile[0].owner != seat:
        reasons.append(why("caffeine.variants.6", "partners_card", partner=p.players[pile[0].owner].name))
    return reasons


def allows_flip(p: Position) -> list[Reason]:
    """Return what allows it."""
    reasons = [
        why("caffeine.flip.1", "top_card"),
        why("caffeine.order.4", "step_flip"),
        why("caffeine.objective.5", "hand_free"),
    ]
    return [*reasons, why("caffeine.variants.6", "own_colour")] if p.options.teams else reasons


def flip(p: Position, seat: int, log: Log) -> Position:
    """Turn the top card; a Supervisor makes everybody clean up."""
    player = p.players[seat]
    card, *pile = p.piles[player.team]
    note(log, "caffeine.flip.1", seat, "flip", player=player.name, card=card.kind, hidden=True)
    p = p.seated(seat, replace(player, hand=card)).piled(player.team, tuple(pile))
    return _supervisor(p, seat, log) if card.kind == SUPERVISOR else p


def _supervisor(p: Position, seat: int, log: Log) -> Position:
    note(log, "caffeine.special.2", seat, "supervisor", player=p.players[seat].name)
    for i, player in enumerate(p.players):
        unclean = i == seat or bool(_ingredients(player.prep))
        note(log, "caffeine.special.3", i, "must_clean" if unclean else "is_clean", player=player.name)
        p = p.seated(i, replace(player, unclean=player.unclean or unclean))
    return p


def against_aside(p: Position, seat: int) -> list[Reason]:
    """Return what speaks against laying the card just turned in the Prep Area."""
    hand = p.players[seat].hand
    if hand is None:
        return [why("caffeine.aside.1", "nothing_turned")]
    return [why("caffeine.special.7", "to_the_box_later")] if hand.kind == SUPERVISOR else []


def allows_aside(p: Position, seat: int) -> list[Reason]:
    """Return what allows it."""
    hand = p.players[seat].hand
    if hand is not None and hand.kind == LATTE_ART:
        return [why("caffeine.special.10", "may_keep")]
    return [why("caffeine.aside.1", "may_set_aside")]


def aside(p: Position, seat: int, log: Log) -> Position:
    """Lay the card just turned face up in the Prep Area."""
    player = p.players[seat]
    assert player.hand is not None
    clause = "caffeine.special.10" if player.hand.kind == LATTE_ART else "caffeine.aside.1"
    note(log, clause, seat, "aside", player=player.name, card=player.hand.kind)
    return p.seated(seat, replace(player, hand=None, prep=(*player.prep, player.hand)))


def reshuffled(p: Position, seat: int, which: str) -> tuple[list[Card], Player]:
    """Return the cards that a reshuffle takes, and the player without them (caffeine.R5, caffeine.variants.6)."""
    player = p.players[seat]
    wanted = [_wanted(p, seat, card, which) for drink in player.drinks for card in drink.cards]
    cards = [card for drink in player.drinks for card in drink.cards]
    taken = [card for card, yes in zip(cards, wanted, strict=True) if yes]
    drinks = tuple(_without(p, seat, drink, which) for drink in player.drinks)
    after = replace(player, drinks=drinks)
    if other(p, "caffeine.R5"):
        prep = [card for card in player.prep if _wanted(p, seat, card, which)]
        after = replace(after, prep=tuple(card for card in player.prep if card not in prep))
        taken += prep
    return taken, after


def _wanted(p: Position, seat: int, card: Card, which: str) -> bool:
    if card.special or (p.options.teams and card.owner != seat):
        return False
    return which == "all" or (card.owner == seat) == (which == "own")


def _without(p: Position, seat: int, drink: Drink, which: str) -> Drink:
    return replace(drink, cards=tuple(card for card in drink.cards if not _wanted(p, seat, card, which)))


def shuffles(p: Position, seat: int) -> list[Shuffle]:
    """List the different reshuffles that would bring cards."""
    found: dict[tuple[Card, ...], Shuffle] = {}
    for which in WHICH:
        taken = tuple(reshuffled(p, seat, which)[0])
        if taken:
            found.setdefault(taken, Shuffle(which))
    return list(found.values())


def against_shuffle(p: Position, seat: int, action: Shuffle) -> list[Reason]:
    """Return what speaks against making a new pile of fulfilled Orders' cards."""
    player, reasons = p.players[seat], []
    if p.plays("quality_assurance"):
        reasons.append(why("caffeine.variants.16", "no_reshuffle"))
    if p.piles[player.team] or player.hand:
        reasons.append(why("caffeine.runout.1", "cards_left", cards=len(p.piles[player.team]) + bool(player.hand)))
    if not reshuffled(p, seat, action.which)[0]:
        reasons.append(_nothing_there(p, player, action.which))
    return reasons


def _nothing_there(p: Position, player: Player, which: str) -> Reason:
    if p.options.teams and any(drink.cards for drink in player.drinks):
        return why("caffeine.variants.6", "own_colour_only")
    if player.prep and not any(drink.cards for drink in player.drinks):
        return why("caffeine.runout.1", "prep_stays", ruling="caffeine.R5")
    return why("caffeine.runout.1", "no_cards", which=which)


def shuffle(p: Position, seat: int, action: Shuffle, log: Log) -> Position:
    """Shuffle cards of the own fulfilled Orders into a new Ingredient Pile."""
    taken, after = reshuffled(p, seat, action.which)
    state, pile = chance.shuffled(p.stream, taken)
    ruling = "caffeine.R5" if len(after.prep) < len(p.players[seat].prep) else ""
    note(log, "caffeine.runout.1", seat, "reshuffle", ruling=ruling, player=after.name, cards=len(pile))
    foreign = sum(card.owner != seat for card in pile)
    if foreign:
        note(log, "caffeine.runout.3", seat, "with_others", ruling="caffeine.R6", player=after.name, cards=foreign)
    note(log, "caffeine.runout.4", seat, "new_pile", player=after.name, cards=len(pile))
    return replace(p.seated(seat, after).piled(after.team, pile), stream=state)


def against_clean(p: Position, seat: int) -> list[Reason]:
    """Return what speaks against cleaning up."""
    return [] if p.players[seat].unclean else [why("caffeine.special.3", "no_supervisor")]


def allows_clean(p: Position) -> list[Reason]:
    """Return what allows it."""
    return [why("caffeine.special.3", "cleans"), why("caffeine.special.4", "way_agreed", way=p.options.clean_up)]


def clean(p: Position, seat: int, log: Log) -> Position:
    """Clean up the own Prep Area in the way agreed; the Supervisor goes back to the box."""
    p = _clean_a(p, seat, log) if p.options.clean_up == "A" else _clean_b(p, seat, log)
    player = p.players[seat]
    if player.hand and player.hand.kind == SUPERVISOR:
        note(log, "caffeine.special.7", seat, "supervisor_leaves", player=player.name)
        player = replace(player, hand=None)
    return p.seated(seat, replace(player, unclean=False))


def _clean_a(p: Position, seat: int, log: Log) -> Position:
    player = p.players[seat]
    cards = _ingredients(player.prep)
    note(log, "caffeine.special.5", seat, "clean_a", ruling="caffeine.R17", player=player.name, cards=len(cards))
    state, pile = chance.shuffled(p.stream, (*p.piles[player.team], *cards))
    kept = tuple(card for card in player.prep if card.special)
    return replace(p.seated(seat, replace(player, prep=kept)).piled(player.team, pile), stream=state)


def _clean_b(p: Position, seat: int, log: Log) -> Position:
    player = p.players[seat]
    cards = sorted(_ingredients(player.prep))
    sorts = len({card.kind for card in cards})
    note(log, "caffeine.special.6", seat, "clean_b", player=player.name, cards=len(cards), piles=sorts)
    kept = [card for card in player.prep if card.special]
    return p.seated(seat, replace(player, prep=(*cards, *kept)))


def _ingredients(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if not card.special]
