"""Tips: what each drink brings, totals and winners (caffeine.orderup.3, the variations, caffeine.special.15).

Points are whole Tips; where a variation reckons in dollars they are cents.
"""

from __future__ import annotations

from collections import Counter

from tutor.caffeine_rush.position import Drink, Player, Position, kinds, opponents
from tutor.core.agreed import other
from tutor.core.score import Line, ScoreSheet, Total, decide

TIP, CLAIMED_TIP, BONUS = 1, 2, 5
OFF = 50
"""Cents for each opponent's card (caffeine.variants.9)."""

SIZE_CLAUSES = {3: "caffeine.variants.13", 4: "caffeine.variants.14", 5: "caffeine.variants.15"}


def unit(p: Position) -> int:
    """Return how many points 1 Tip or $1.00 is: 100 cents where there is money (caffeine.R27)."""
    return 100 if p.money else 1


def score(p: Position) -> ScoreSheet:
    """Score the position as it stands, over or not; partners' Tips are added for the win (caffeine.R26)."""
    totals = tuple(Total(player.name, lines(p, seat)) for seat, player in enumerate(p.players))
    teams = sorted({player.team for player in p.players})
    sums = [sum(t.total for t, q in zip(totals, p.players, strict=True) if q.team == team) for team in teams]
    best, by = decide([str(team) for team in teams], ("points", sums))
    winners = tuple(player.name for player in p.players if str(player.team) in best)
    clause = "caffeine.variants.11" if p.plays("tiptop") else "caffeine.objective.3"
    return ScoreSheet(totals, winners, clause, by, money=p.money)


def best_total(p: Position) -> int:
    """Return the highest sum of a player or a team, in points."""
    return _best(p, [sum(line.points for line in lines(p, seat)) for seat in range(len(p.players))])


def best_earlier(p: Position) -> int:
    """Return the highest sum of a player or a team before this round, in points."""
    return _best(p, [player.total for player in p.players])


def reaches_target(p: Position, total: int) -> bool:
    """Say whether a sum of points ends TipTop (caffeine.variants.11)."""
    return total >= p.options.target * unit(p)


def _best(p: Position, totals: list[int]) -> int:
    teams = [player.team for player in p.players]
    return max(sum(n for n, team in zip(totals, teams, strict=True) if team == one) for one in teams)


def lines(p: Position, seat: int) -> tuple[Line, ...]:
    """Return a player's lines: earlier rounds, every drink, a message's bonus."""
    player = p.players[seat]
    found = [Line("caffeine.variants.10", "earlier rounds", None, None, player.total)] if player.total else []
    for drink in player.drinks:
        found += drink_lines(p, seat, drink)
    return (*found, *_bonus(p, player))


def _bonus(p: Position, player: Player) -> list[Line]:
    return [Line.of("caffeine.variants.27", "message", 1, BONUS * unit(p))] if player.message else []


def drink_lines(p: Position, seat: int, drink: Drink) -> list[Line]:
    """Return the lines of one drink: its Tip, doubled by Latte Art, less opponents' cards (caffeine.R1, .R2, .R3)."""
    clause, tip = _tip(p, drink)
    if p.plays("quality_assurance") and not correct(drink):
        clause, tip = "caffeine.variants.19", -unit(p) if _always_one(p, drink) else -tip
    found = [Line.of(clause, drink.order.name, 1, tip)]
    if drink.latte_art and not _always_one(p, drink):
        found.append(Line.of("caffeine.special.15", f"{drink.order.name}: latte art", 1, tip))
    return found + _taken_off(p, seat, drink)


def _tip(p: Position, drink: Drink) -> tuple[str, int]:
    if p.plays("size"):
        size = len(drink.order.needs)
        return SIZE_CLAUSES[size], size * unit(p)
    if p.plays("opponents_claim"):
        return "caffeine.variants.8", CLAIMED_TIP * unit(p)
    return "caffeine.orderup.3", TIP * unit(p)


def correct(drink: Drink) -> bool:
    """Say whether a drink has neither too many nor too few nor wrong Ingredients (caffeine.variants.17)."""
    return kinds(drink.cards) == Counter(drink.order.needs)


def _always_one(p: Position, drink: Drink) -> bool:
    return p.plays("quality_assurance") and other(p, "caffeine.R3") and not correct(drink)


def _taken_off(p: Position, seat: int, drink: Drink) -> list[Line]:
    count = drink.noted if other(p, "caffeine.R6") else opponents(p, seat, drink.cards)
    if not p.plays("opponents_claim") or not count:
        return []
    doubled = drink.latte_art and other(p, "caffeine.R1")
    each = -2 * OFF if doubled else -OFF
    return [Line.of("caffeine.variants.9", f"{drink.order.name}: opponents' cards", count, each)]
