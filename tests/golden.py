"""Golden playthroughs: whole games as text, an action in each line with ``>``, and below it all that happened.

``python -m tests.golden`` replays every file's actions and writes anew what happens in them (or plays anew, where they
are refused); look at the difference before you commit it. ``python -m tests.golden FILE GAME SEED OPTIONS`` plays a
new game into a file, with the options as JSON, by the barista of the game's test folder, or at random without one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from tutor import catalogue
from tutor.core import BadInput, Game, Refused, Step, Table
from tutor.core.game import digest

TESTS = Path(__file__).parent
HEAD = ("game", "seed", "options")

Barista = Callable[[Game[Any], Any, int, Random], Any]
"""Picks an action for a seat from what that seat may see."""


def files() -> list[Path]:
    """Return all golden files, those of one game together."""
    return sorted(TESTS.glob("*/golden/*.txt"))


def head(text: str) -> dict[str, Any]:
    """Return what a file begins with: the game's id, its seed and its options."""
    lines = dict(line.split(" ", 1) for line in text.splitlines()[: len(HEAD)])
    return {"game": lines["game"], "seed": int(lines["seed"]), "options": json.loads(lines["options"])}


def actions(text: str) -> list[str]:
    """Return the actions of a file."""
    return [line[2:] for line in text.splitlines() if line.startswith("> ")]


def opened(game: str, seed: int, options: dict[str, Any]) -> Table[Any]:
    """Return the table of a game before its first action."""
    found = catalogue.game(game)
    return Table.start(found, found.options(options), seed)


def replayed(text: str) -> str:
    """Play a file's actions and return the file as it would be written now; raises ``Refused`` or ``BadInput``."""
    table = opened(**head(text))
    for action in actions(text):
        table.act(action)
    return written(table, head(text))


def written(table: Table[Any], head: dict[str, Any]) -> str:
    """Return a game as text: its head, its steps, the score and the hash of the last position."""
    options = json.dumps(head["options"], ensure_ascii=False)
    lines = [f"game {head['game']}", f"seed {head['seed']}", f"options {options}", ""]
    before = table.steps[0].position
    for step in table.steps:
        lines += _step(table.game, before, step)
        before = step.position
    return "\n".join([*lines, "", *_score(table), f"hash {digest(table.position)}", ""])


def _step(game: Game[Any], before: Any, step: Step[Any]) -> Iterator[str]:
    if step.action is not None and step.seat is not None:
        yield f"> {game.write(before, step.seat, step.action)}"
    for event in step.events:
        yield f"  {game.say(step.position, event)} [{' '.join(filter(None, (event.clause, event.ruling)))}]"


def _score(table: Table[Any]) -> Iterator[str]:
    sheet = table.game.score(table.position)
    for total in sheet.players:
        lines = ", ".join(f"{line.about} {sheet.shown(line.points)}" for line in total.lines)
        yield f"score {total.name} {sheet.shown(total.total)}: {lines}"
    yield f"winners {', '.join(sheet.winners)} by {sheet.by} [{sheet.decided_by}]"


def at_random(game: Game[Any], view: Any, seat: int, random: Random) -> Any:
    """Pick a kind of action, then one of that kind."""
    legal = game.legal(view, seat)
    kind = random.choice(sorted({type(action).__name__ for action in legal}))
    return random.choice([action for action in legal if type(action).__name__ == kind])


def barista_of(game: Game[Any]) -> Barista:
    """Return the barista of a game's test folder, or random play."""
    module = f"tests.{catalogue.GAMES[game.id].module.rpartition('.')[2]}.barista"
    found: Barista = import_module(module).pick if find_spec(module) else at_random
    return found


def play(table: Table[Any], barista: Barista, seed: int) -> None:
    """Play a game to its end; nobody sees more than a seat may see."""
    game, random = table.game, Random(seed)
    while not game.over(table.position):
        seat = random.choice(game.actors(table.position))
        table.act(barista(game, game.view(table.position, seat), seat, random), seat)


def played(start: dict[str, Any]) -> str:
    """Play a new game and return it as text."""
    table = opened(**start)
    play(table, barista_of(table.game), start["seed"])
    return written(table, start)


def add(file: str, game: str, seed: str, options: str) -> None:
    """Play a new game into a file."""
    Path(file).parent.mkdir(exist_ok=True)
    Path(file).write_text(played({"game": game, "seed": int(seed), "options": json.loads(options)}), "utf-8")


def rewrite() -> None:
    """Write every file anew; a game whose actions the rules now refuse is played anew."""
    for file in files():
        text = file.read_text("utf-8")
        try:
            now = replayed(text)
        except (Refused, BadInput) as problem:
            print(f"{file.relative_to(TESTS)} is played anew: {problem}")
            now = played(head(text))
        file.write_text(now, "utf-8")


if __name__ == "__main__":
    add(*sys.argv[1:]) if len(sys.argv) > 1 else rewrite()
