"""Whether an example comes out as it says."""

from __future__ import annotations

from typing import Any

from tutor.core.errors import BadInput, choose
from tutor.core.examples import Example, Happening, Played, play
from tutor.core.game import Game, Position
from tutor.core.read import on_one_line
from tutor.core.values import Event, Verdict, plain


def problems(game: Game[Any], example: Example, place: str = "example") -> list[str]:
    """Return what does not come out as the example says; empty when all does."""
    try:
        played = play(game, example, place)
    except BadInput as error:
        return [str(error)]
    found = [*_verdict(example, played), *_happenings(game, example, played), *_results(game, example, played)]
    cited = played.cited_for | played.cited_against
    found += [f"nothing in it cites {on_one_line(id)}" for id in example.clauses if id not in cited]
    return [f"{place}: {problem}" for problem in found]


def _verdict(example: Example, played: Played[Any]) -> list[str]:
    verdict = played.verdict or Verdict()
    against, allows = verdict.against_ids, verdict.for_ids
    missing = [
        f"{on_one_line(id)} does not refuse it; {_listed(against)}" for id in example.refused if id not in against
    ]
    return missing + [
        f"{on_one_line(id)} does not allow it; {_listed(allows)}" for id in example.allowed if id not in allows
    ]


def _listed(ids: tuple[str, ...]) -> str:
    return f"{', '.join(ids)} do" if ids else "nothing does"


def _happenings(game: Game[Any], example: Example, played: Played[Any]) -> list[str]:
    names = game.names(played.position)
    return [
        f"this does not happen: {_said(wanted)}"
        for wanted in example.happens
        if not any(_fits(wanted, event, names) for event in played.events)
    ]


def _said(wanted: Happening) -> str:
    fields = {"kind": wanted.kind, "player": wanted.player, "numbers": wanted.numbers or None}
    said = [f"{name} {value}" for name, value in fields.items() if value is not None]
    return ", ".join([on_one_line(wanted.clause), *said])


def _fits(wanted: Happening, event: Event, names: tuple[str, ...]) -> bool:
    player = names[event.seat] if event.seat is not None else None
    return (
        wanted.clause in (event.clause, event.ruling)
        and wanted.kind in (None, event.kind)
        and wanted.player in (None, player)
        and all(plain(event.numbers.get(name)) == value for name, value in wanted.numbers.items())
    )


def _results(game: Game[Any], example: Example, played: Played[Any]) -> list[str]:
    found = []
    if example.gains is not None:
        gains = game.gains(played.position, list(played.events))
        if gains != example.gains:
            found.append(f"gains are {gains}, expected {example.gains}")
    if example.after is not None:
        found += _after(game, played.position, example.after)
    return found + _scores(example, played)


def _after(game: Game[Position], p: Position, wanted: dict[str, Any]) -> list[str]:
    """Return where the scene differs from the fields wanted, and a wanted field that no scene has."""
    scene = game.scene(p)
    found = differences(scene, wanted, "after")
    try:
        for name in _table(wanted.get("players", {})):
            choose(name, game.names(p), "after.players", "player")
        same = game.position(_merged(scene, wanted), "after") == p
    except BadInput as error:  # a typo, which would pass where it holds what a missing field is taken for
        return found or [str(error)]
    return [] if same else found


def _table(entries: Any) -> dict[str, Any]:
    return entries if isinstance(entries, dict) else {}


def _merged(scene: Any, wanted: Any) -> Any:
    if not isinstance(scene, dict) or not isinstance(wanted, dict):
        return wanted
    return scene | {name: _merged(scene.get(name), value) for name, value in wanted.items()}


def differences(scene: Any, wanted: Any, place: str) -> list[str]:
    """Return where a scene differs from the fields wanted; fields left out may be anything."""
    if not isinstance(wanted, dict):
        return [] if scene == wanted else [f"{place} is {scene!r}, expected {wanted!r}"]
    have = _table(scene)
    return [
        d
        for key, value in wanted.items()
        for d in differences(have.get(key, _NONE.get(type(value))), value, f"{place}.{key}")
    ]


_NONE: dict[type, Any] = {int: 0, str: "", list: [], bool: False, dict: {}}


def _scores(example: Example, played: Played[Any]) -> list[str]:
    if played.sheet is None:
        return []
    found = []
    totals = {total.name: total.total for total in played.sheet.players}
    for name, points in (example.scores or {}).items():
        if totals.get(name) != points:
            found.append(f"{name} scores {totals.get(name)}, expected {points}")
    if example.winners is not None and example.winners != played.sheet.winners:
        found.append(f"{played.sheet.winners} win, expected {example.winners}")
    if example.by is not None and example.by != played.sheet.by:
        found.append(f"decided by {played.sheet.by}, expected {example.by}")
    return found
