"""Closing time, the end of a round and of the game (grab.closing, grab.variants.1 to .5 and .10 to .18)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.core.agreed import other
from tutor.core.moments import clock, raised
from tutor.core.money import dollars
from tutor.core.notes import Log, note, why
from tutor.core.values import Reason
from tutor.grab_and_go import orders, scoring
from tutor.grab_and_go.actions import Time
from tutor.grab_and_go.position import GOAL, TIMER, TO_CLOSE, Position


def after_call(p: Position, seat: int, log: Log) -> Position:
    """Close the shop at once when that was a player's fifth order (grab.R15); a solo game goes on."""
    player = p.players[seat]
    if len(player.done) < TO_CLOSE:
        return p
    if p.solo and not other(p, "grab.R10"):
        note(log, "grab.variants.11", seat, "goes_on", ruling="grab.R10", player=player.name, done=len(player.done))
        return p
    note(log, "grab.play.4", seat, "five", player=player.name, ruling="grab.R14")
    ruling = "grab.R10" if p.solo else "grab.R15"
    note(log, "grab.closing.1", seat, "closed", player=player.name, ruling=ruling)
    return close(p, seat, log)


def close(p: Position, seat: int | None, log: Log) -> Position:
    """Everybody stops searching; cards in hand may still be slotted or returned."""
    note(log, "grab.closing.2", None, "stop")
    return settle(replace(p, step="closing", closed_by=seat), log)


def settle(p: Position, log: Log) -> Position:
    """End the round once no hand holds a card; close a shop in which nobody can do anything any more."""
    if p.step == "play" and _stands_still(p):
        note(log, "grab.closing.2", None, "stands_still", ruling="grab.R17")
        return close(p, None, log)
    if p.step != "closing" or any(player.hand for player in p.players):
        return p
    for seat, player in enumerate(p.players):
        _say_revenue(p, seat, log)
        if p.options.coffee_millionaire:
            so_far = player.total + scoring.revenue(p, player)
            note(log, "grab.variants.2", seat, "adds_up", player=player.name, total=dollars(so_far))
    return _end_round(p, log) if p.options.coffee_millionaire else _end(p, log)


def _stands_still(p: Position) -> bool:
    if p.solo or any(p.stock) or any(player.hand for player in p.players):
        return False
    return not any(orders.legal(p, seat) for seat in range(len(p.players)))


def _say_revenue(p: Position, seat: int, log: Log) -> None:
    player = p.players[seat]
    earned = scoring.revenue(p, player)
    note(log, "grab.objective.1", seat, "revenue", player=player.name, revenue=dollars(earned))
    if earned < 0:
        note(log, "grab.scoring.8", seat, "below_zero", player=player.name, revenue=dollars(earned))


def _end_round(p: Position, log: Log) -> Position:
    best = scoring.best_total(p)
    if not scoring.reaches_goal(p, best):
        ruling = "grab.R7" if best == GOAL else ""
        note(log, "grab.variants.3", None, "another_round", ruling=ruling, goal=dollars(GOAL), best=dollars(best))
        return replace(p, step="round")
    note(log, "grab.variants.4", None, "goal_reached", ruling="grab.R7", best=dollars(best))
    return _end(p, log)


def _end(p: Position, log: Log) -> Position:
    p = replace(p, step="over")
    if p.solo:
        _say_result(p, log)
        return p
    sheet = scoring.score(p)
    note(log, sheet.decided_by, None, "winners" if len(sheet.winners) > 1 else "winner", players=list(sheet.winners))
    return p


def _say_result(p: Position, log: Log) -> None:
    earned = scoring.revenue(p, p.players[0])
    note(log, "grab.variants.13", 0, "look_up", player=p.players[0].name, revenue=dollars(earned))
    ruling = "grab.R11" if earned < 0 else ""
    clause = scoring.result(earned)
    note(log, clause, 0, "result_" + clause.rpartition(".")[2], ruling=ruling, player=p.players[0].name)


def ring(p: Position, log: Log) -> Position:
    """Let Coffee Roaster's timer ring."""
    note(log, "grab.variants.10", 0, "time_up")
    return close(p, None, log)


def against_time(p: Position, action: Time) -> list[Reason]:
    """Return what speaks against the timer ringing now."""
    if not p.solo:
        return [why("grab.variants.10", "no_timer", players=len(p.players))]
    if p.step == "play" and raised(p.moment, action) < TIMER:
        return [why("grab.variants.10", "time_left", left=clock(TIMER - raised(p.moment, action)))]
    return []


def against_round(p: Position) -> list[Reason]:
    """Return what speaks against another round now."""
    if not p.options.coffee_millionaire:
        return [why("grab.variants.1", "one_round")]
    if p.step == "over":
        return [why("grab.variants.4", "goal_was_reached", goal=dollars(GOAL))]
    return [] if p.step == "round" else [why("grab.variants.3", "round_goes_on")]


def bank(p: Position) -> Position:
    """Add this round's revenue to the totals (grab.variants.2)."""
    players = tuple(replace(q, total=q.total + scoring.revenue(p, q)) for q in p.players)
    return replace(p, players=players)
