"""Whether what was played meets a goal, what is still missing, and what the right answer is: the engine says it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from tutor.core.errors import BadInput, choose, shown
from tutor.core.game import Game, Position, Step, act
from tutor.core.read import convert
from tutor.core.sentences import listed
from tutor.core.values import Event, Verdict, plain
from tutor.lessons.model import Answer, Goal
from tutor.lessons.words import say

Value = bool | int | str


def met(goal: Goal, game: Game[Any], seat: int, steps: Sequence[Step[Any]]) -> bool:
    """Say whether the steps played meet the goal; one that asks for a refusal is met by none (see ``refused_so``)."""
    return bool(steps) and not goal.refused and not gaps(goal, game, seat, steps)


def refused_so(goal: Goal, verdict: Verdict) -> bool:
    """Say whether a refusal is what the goal asks for."""
    return bool(goal.refused) and not verdict.legal and set(goal.refused) <= set(verdict.against_ids)


def gaps(
    goal: Goal, game: Game[Any], seat: int, steps: Sequence[Step[Any]], solution: Sequence[Step[Any]] = ()
) -> list[str]:
    """Return what is missing to the goal, in sentences; nothing when it is met.

    What was to happen and did not is told as it happens in the ``solution``.
    """
    if not steps:
        return [say("nothing_done")]
    p = steps[-1].position
    events = [event for step in steps for event in step.events]
    taken = game.gains(p, events).get(game.names(p)[seat], {})
    return [
        *_gains_gaps(goal, taken),
        *_event_gaps(goal, events),
        *_awaited(goal, game, events, solution),
        *([say("holds")] if fields_amiss(goal, game, p) else []),
        *_score_gaps(goal, game, p),
    ]


def fields_amiss(goal: Goal, game: Game[Position], p: Position) -> list[str]:
    """Return the paths of fields that do not hold what the goal wants: for authors, not for learners."""
    scene = game.scene(p) if goal.holds else {}
    return [path for path, value in goal.holds.items() if not _holds(scene, path, value)]


def _gains_gaps(goal: Goal, taken: dict[str, int]) -> list[str]:
    found = []
    if lacking := _beyond(goal.exactly or goal.gains, taken):
        found.append(say("lacks", what=_counted(lacking)))
    if goal.exactly is not None and (over := _beyond(taken, goal.exactly)):
        found.append(say("too_much", what=_counted(over)))
    return found


def _beyond(more: dict[str, int], less: dict[str, int]) -> dict[str, int]:
    """Return by how much the first counts go beyond the second ones, by kind."""
    return {kind: n - less.get(kind, 0) for kind, n in more.items() if n > less.get(kind, 0)}


def _event_gaps(goal: Goal, events: list[Event]) -> list[str]:
    found = []
    stops = [event.numbers.get("space") for event in events if event.kind == "stop"]
    if goal.ends and stops[-1:] != [goal.ends]:
        found.append(say("ends", space=goal.ends))
    for kind, n in goal.count.items():
        got = sum(event.kind == kind for event in events)
        if got != n:
            found.append(say("count", n=n, got=got))
    return found


def _awaited(goal: Goal, game: Game[Any], events: list[Event], solution: Sequence[Step[Any]]) -> list[str]:
    """Tell the first event that the goal still waits for."""
    came = in_order(goal.events, events)
    if came == len(goal.events):
        return []
    told = [(step.position, event) for step in solution for event in step.events]
    for n in range(len(told)):
        if in_order(goal.events, [event for _, event in told[: n + 1]]) > came:
            return [say("awaited", what=game.say(*told[n]).rstrip("."))]
    return [say("events")]


def in_order(patterns: Sequence[dict[str, Any]], events: Sequence[Event]) -> int:
    """Return how many of the patterns, one after the other, the events have met."""
    rest = iter(events)
    met_so_far = takewhile(lambda pattern: any(_fits(pattern, event) for event in rest), patterns)
    return sum(1 for _ in met_so_far)


def _fits(pattern: dict[str, Any], event: Event) -> bool:
    facts = {"kind": event.kind, "clause": event.clause, **event.numbers}
    return all(plain(facts.get(name)) == value for name, value in pattern.items())


def _score_gaps(goal: Goal, game: Game[Position], p: Position) -> list[str]:
    if not goal.score:
        return []
    totals = {player.name: player.total for player in game.score(p).players}
    return [
        say("score", player=name, n=n, got=totals.get(name, 0))
        for name, n in goal.score.items()
        if totals.get(name) != n
    ]


def _holds(scene: dict[str, Any], path: str, value: Any) -> bool:
    found = _at(scene, path)
    return bool(found == value) if found is not None else value in (0, "", [], False)


def field(game: Game[Position], p: Position, path: str) -> Any:
    """Return a field of the position's scene by its path, "players.blue.cookies"; ``None`` where it is the default."""
    return _at(game.scene(p), path)


def _at(scene: dict[str, Any], path: str) -> Any:
    found: Any = scene
    for name in path.split("."):
        if isinstance(found, dict):
            found = found.get(name)
        elif isinstance(found, (list, tuple)) and name.isdigit() and int(name) < len(found):
            found = found[int(name)]
        else:
            return None
    return list(found) if isinstance(found, tuple) else found


def play(game: Game[Position], p: Position, texts: Sequence[str], place: str = "action") -> list[Step[Position]]:
    """Play actions from their texts; raises ``BadInput`` for words that are none and ``Refused``."""
    steps: list[Step[Position]] = []
    for text in texts:
        seat, action = parse(game, p, text, place)
        steps.append(act(game, p, seat, action))
        p = steps[-1].position
    return steps


def parse(game: Game[Position], p: Position, text: str, place: str) -> tuple[int, Any]:
    """Read an action's text; raises ``BadInput`` that names the place in the lesson."""
    try:
        return game.parse(p, text)
    except BadInput as error:
        raise BadInput(place, f"{shown(text)}: {error.problem}") from None


def value(answer: Answer, game: Game[Position], p: Position, seat: int, place: str = "answer") -> Value:
    """Return the right answer; raises ``BadInput`` or ``Refused`` when its actions do not play."""
    steps = play(game, p, answer.after, place)
    events = [event for step in steps for event in step.events]
    p = steps[-1].position if steps else p
    if answer.legal:
        asked, action = parse(game, p, answer.legal, place)
        return game.check(p, asked, action).legal
    if answer.gains:
        return _taken(answer, game.gains(p, events).get(game.names(p)[seat], {}))
    if answer.count:
        return sum(event.kind == answer.count for event in events)
    if answer.adds:
        return _added(answer, game, events, place)
    if answer.score:
        return _points(answer, game, p, place)
    if answer.winner:
        sheet = game.score(p)
        return listed(sheet.winners) if answer.winner == "who" else sheet.by
    if answer.holds:
        return _held(answer, game, p)
    return answer.value if answer.value is not None else 0


def _taken(answer: Answer, taken: dict[str, int]) -> int:
    return sum(taken.values()) if answer.gains == "all" else taken.get(answer.gains, 0)


def _held(answer: Answer, game: Game[Position], p: Position) -> Value:
    found = field(game, p, answer.holds)
    return len(found) if isinstance(found, (list, dict)) else found or 0


def _points(answer: Answer, game: Game[Position], p: Position, place: str) -> int:
    sheet = {player.name: player for player in game.score(p).players}
    player = sheet[choose(answer.score, sheet, f"{place}.score", "player")]
    if not answer.line:
        return player.total
    lines = Counter[str]()
    for line in player.lines:
        lines.update({line.about: line.points, line.clause: line.points})
    return lines[choose(answer.line, lines, f"{place}.line", "line")]


def _added(answer: Answer, game: Game[Any], events: list[Event], place: str) -> int:
    choose(answer.of.get("kind"), game.sentences.templates["event"], f"{place}.of.kind", "event")
    found = [event.numbers for event in events if _fits(answer.of, event)]
    for numbers in found[:1]:
        choose(answer.adds, numbers, f"{place}.adds", "number")
    return sum(numbers[answer.adds] for numbers in found)


def start(game: Game[Position], scene: dict[str, Any], place: str) -> Position:
    """Return the position a scene describes, or that of a whole game's beginning; raises ``BadInput``."""
    if "start" not in scene:
        return game.position(scene, place)
    for name in scene:
        choose(name, ("game", "seed", "start"), place, "field of a scene with a start")
    seed = convert(scene.get("seed", 0), int, f"{place}.seed")
    return game.start(game.options(scene["start"], f"{place}.start"), seed).position


def _counted(kinds: dict[str, int]) -> str:
    return listed([f"{n} {kind}" for kind, n in kinds.items()])
