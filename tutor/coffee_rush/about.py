"""What the rules say to each thing on the table, before anybody does anything with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from msgspec.structs import replace

from tutor.coffee_rush import move
from tutor.coffee_rush.actions import Activate, Move, Place
from tutor.coffee_rush.board import SPACES, one_walk_each
from tutor.coffee_rush.collect import collect
from tutor.coffee_rush.edition import Cited
from tutor.coffee_rush.game import CoffeeRush
from tutor.coffee_rush.position import Position
from tutor.coffee_rush.setup import tiles_rule
from tutor.core.about import About, load_about
from tutor.core.values import Event, Reason


@cache
def _rules() -> dict[str, tuple[str, ...]]:
    return load_about(files(__package__) / "about.toml")


def things(game: CoffeeRush) -> dict[str, About]:
    """Return what each kind of thing works by in an edition, by the names of ``about.toml``."""
    return {thing: _told(game, _of(game, thing)) for thing in _rules()}


def _of(game: CoffeeRush, thing: str) -> tuple[Cited, ...]:
    cite = game.edition.cite
    return tuple(cite[rule] for rule in _rules()[thing] if rule in cite)


def _told(game: CoffeeRush, cited: Iterable[Cited], says: str = "") -> About:
    """Return rules by the ids that the edition knows them by; a borrowed one that comes first is said in its words."""
    found, e = tuple(cited), game.edition
    return About(tuple(dict.fromkeys(map(e.own, found))), says or (e.borrowed(found[0]) if found else ""))


def upgrades(game: CoffeeRush, p: Position, seat: int) -> dict[str, About]:
    """Return for each of a seat's upgrades what it does, and why it may not be turned face up now.

    While tiles are chosen these are the tiles to choose from.
    """
    me, cite = p.players[seat], game.edition.cite
    if p.step == "choose":
        choosing = cite[tiles_rule(p)]
        names = [one.name for one in game.box.upgrades]
        return {name: _told(game, (cite[f"upgrades.{game.edition.does[name]}"], choosing)) for name in names}
    does = {name: cite[f"upgrades.{game.edition.does[name]}"] for name in (*me.active, *me.face_down)}
    face_up = {name: _told(game, (does[name], *_of(game, "face_up"))) for name in me.active}
    return face_up | {name: _face_down(game, p, seat, name, does[name]) for name in me.face_down}


def _face_down(game: CoffeeRush, p: Position, seat: int, name: str, does: Cited) -> About:
    if p.over or seat != p.turn or not move.is_time(p):
        return _told(game, (does, *_of(game, "face_down")))
    verdict = game.check(p, seat, Activate(name))
    says = game.say(p, verdict.against[0]) if verdict.against else ""
    return _told(game, (does, *_cited(verdict.against or verdict.allows)), says)


def spaces(game: CoffeeRush, p: Position, seat: int, walk: Move) -> dict[str, About]:
    """Return for each space what comes of entering it next on a walk, or of placing a pawn there; else its rules.

    ``walk`` is what is drawn so far, perhaps nothing.
    """
    if p.over or seat != p.turn or not (move.is_time(p) or p.step == "place") or not _whose(p, walk):
        return dict.fromkeys(SPACES, things(game)["space"])
    told = _placing if p.step == "place" else _walking
    return {space: told(game, p, walk, space) for space in SPACES}


def _whose(p: Position, walk: Move) -> bool:
    """Say whether it is clear which pawn walks; for placing one that is not asked."""
    return p.step == "place" or walk.pawn in p.player.pawns or (not walk.pawn and len(p.player.pawns) == 1)


def _placing(game: CoffeeRush, p: Position, walk: Move, space: str) -> About:
    verdict = game.check(p, p.turn, Place(space))
    return _verdict(game, p, verdict.against, verdict.allows)


def _walking(game: CoffeeRush, p: Position, walk: Move, space: str) -> About:
    stands = walk.spaces[-1:] or (walk.pawn or p.player.pawns[0],)
    return _walk(game, p, walk if stands == (space,) else replace(walk, spaces=(*walk.spaces, space)))


def _walk(game: CoffeeRush, p: Position, walk: Move) -> About:
    """Return what speaks against a walk, or else what its last space gives and what allows it, the rare rules first."""
    against = move.against(game.edition, p, walk)
    if against:
        passes = [reason.kind for reason in against] in (["ends_on_pawn"], ["ends_on_own"])
        broken = (*_cited(against), *(_of(game, "passing") if passes else ()))
        return _told(game, broken, game.say(p, against[0]))
    log: list[Event] = []
    collect(game.edition, p, walk, log)
    here = [event for event in log if event.numbers.get("space") == walk.spaces[-1]]
    cited = _cited([*here, *move.allows(game.edition, p, walk)])
    return _told(game, sorted(cited, key=_of(game, "walk").__contains__))


def ends(game: CoffeeRush, p: Position) -> dict[str, About]:
    """Return for each space what there is to know of ending a walk there, by any pawn of the player on turn: the
    shortest walk that may, or why none does."""
    found: dict[str, Move] = {}
    for walk in move.legal(game.edition, p):
        if isinstance(walk, Move):
            best = found.setdefault(walk.spaces[-1], walk)
            if (walk.jump, len(walk.spaces)) < (best.jump, len(best.spaces)):
                found[walk.spaces[-1]] = walk
    start = p.player.pawns[0]
    named = start if len(p.player.pawns) > 1 else ""
    return {space: _walk(game, p, found.get(space) or Move(_shortest(start, space), named)) for space in SPACES}


def _shortest(start: str, end: str) -> tuple[str, ...]:
    """Return a walk of straight steps; none from a space to itself."""
    return next(found[end] for n in range(len(SPACES)) if end in (found := one_walk_each(start, False, n)))


def _verdict(game: CoffeeRush, p: Position, against: Iterable[Reason], allows: Iterable[Reason]) -> About:
    reasons = [*against] or [*allows]
    return _told(game, _cited(reasons), game.say(p, reasons[0]))


def _cited(found: Iterable[Reason | Event]) -> Iterator[Cited]:
    yield from dict.fromkeys((one.clause, one.ruling) for one in found)
