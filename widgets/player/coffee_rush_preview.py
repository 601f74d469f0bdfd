"""What a lesson's page says of what is begun at a Coffee Rush table: what it would give, and what comes next."""

from __future__ import annotations

from collections.abc import Collection

from tutor.coffee_rush.actions import Serve
from tutor.coffee_rush.position import Position
from tutor.core.values import Event
from widgets.boards.coffee_rush import queue
from widgets.player.coffee_rush_gains import cost, tiles
from widgets.player.coffee_rush_sketch import Sketch
from widgets.player.views import Preview, Tile
from widgets.player.words import phrase, wording


def preview(now: Sketch, position: Position, shows: Collection[str]) -> Preview:
    """Say what the walk would give, space by space, or what to do in another step."""
    if now.walks:
        return _of_walk(now, position) if now.spaces else _before_a_walk(now, position, shows)
    step = position.step
    verb = phrase("rush", "choose") if step == "choose" else wording("rush_end").get(step, "")
    note = now.note() or _begin(now, _moment(now, position))
    return Preview(_title(now, step), verb, note, ready=not _has_more_to_do(now, position))


def _moment(now: Sketch, position: Position) -> str:
    """Return the step at hand, or that nothing is left to do in it."""
    me, step = position.players[now.seat], position.step
    if step == "fill" and not position.hand:
        return "poured"
    return "served" if step == "orders" and not (queue(me) and any(me.cups)) else step


def _title(now: Sketch, step: str) -> str:
    return phrase("rush_title", step, now.game.sentences)


def _begin(now: Sketch, step: str) -> str:
    return phrase("rush_begin", step, now.game.sentences)


def _of_walk(now: Sketch, position: Position) -> Preview:
    shown = Preview(_title(now, "move"), phrase("rush", "walk"), phrase("rush", "nothing"))
    action = now.walk(now.spaces)
    if now.game.check(position, now.seat, action).legal:
        log: list[Event] = []
        now.game.apply(position, now.seat, action, log)
        shown.tiles, shown.note = tiles(log), cost(log, now.game.sentences)
    else:
        last = now.following(now.spaces[:-1]).get(now.spaces[-1])
        tokens = last.tokens if last else ()
        shown.tiles = [Tile("", name, str(tokens.count(name))) for name in dict.fromkeys(tokens)]
        shown.note = phrase("rush", "no_stop", space=now.spaces[-1])
    shown.note = now.aside or shown.note
    return shown


def _before_a_walk(now: Sketch, position: Position, shows: Collection[str]) -> Preview:
    """Say how to begin; a tile that is pressed is activated at once and needs no button."""
    if now.aside:
        return Preview(_title(now, "move"), phrase("rush", "walk"), now.aside)
    if now.chosen:
        return Preview(_title(now, "cup"), phrase("rush", "walk"), now.note())
    if position.step == "activate" and "upgrades" in shows and now.me.face_down:
        alone = "board" not in shows
        return Preview(
            _title(now, "choose" if alone else "activate"), "", _begin(now, "tiles" if alone else "activate")
        )
    return Preview(_title(now, "move"), phrase("rush", "walk"), _begin(now, "move"))


def _has_more_to_do(now: Sketch, position: Position) -> bool:
    """Say whether a token waits to be poured, then a cup to be served, so that the end of the step is no hurry."""
    if position.step == "fill":
        return bool(position.hand)
    me = position.players[now.seat]
    filled = [n for n, cup in enumerate(me.cups, 1) if cup]
    serves = [Serve(n, order.drink, order.zone) for n in filled for _, order in queue(me)]
    return any(now.game.check(position, now.seat, serve).legal for serve in serves)
