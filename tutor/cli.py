"""The words of ``coffee-tutor`` that need no screen: try, score, find and check."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from tutor import catalogue, checking
from tutor.core.errors import BadInput, Unreadable
from tutor.core.game import Game, Position, act
from tutor.core.read import read_text, read_toml
from tutor.core.score import Line, ScoreSheet
from tutor.core.sentences import Sentences, big, ended, listed, load_sentences
from tutor.core.values import Event, Verdict, plain

FORMAT = 1
"""Of the JSON that is printed; a program that reads it may rely on it."""

_WORDS = load_sentences(files(__package__) / "en.toml").templates
HELP, SAID = _WORDS["help"], _WORDS["said"]
"""What the words of the command do, and what they say; errors say it themselves."""


def main(words: Sequence[str]) -> int:
    """Run a word of the command; returns 0, 1 for a refused action or a file with errors, 2 for bad input.

    For ``check``, bad input is a file that cannot be read at all.
    """
    choice = _parser().parse_args(words)
    try:
        code: int = choice.run(choice)
        sys.stdout.flush()
    except BadInput as error:
        print(f"coffee-tutor: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read the output has had enough of it, as ``head`` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("coffee-tutor", description=HELP["coffee-tutor"])
    words = parser.add_subparsers(required=True, metavar="WORD")
    words.add_parser("serve", help=HELP["serve"], add_help=False)
    trying = _word(words, "try", _try)
    trying.add_argument("scene", type=Path, metavar="SCENE.toml")
    trying.add_argument("actions", nargs="*", metavar="ACTION")
    scoring = _word(words, "score", _score)
    scoring.add_argument("scene", type=Path, metavar="SCENE.toml")
    finding = _word(words, "find", _find)
    finding.add_argument("words", nargs="+", metavar="WORDS")
    finding.add_argument("--game", choices=catalogue.GAMES, help=HELP["game"])
    for one in (trying, scoring, finding):
        one.add_argument("--json", action="store_true", help=HELP["json"])
    checking_ = _word(words, "check", _check)
    checking_.add_argument("files", nargs="+", type=Path, metavar="FILE")
    return parser


def _word(words: Any, name: str, run: Any) -> argparse.ArgumentParser:
    help = HELP[name]
    parser: argparse.ArgumentParser = words.add_parser(name, help=help, description=ended(big(help)))
    parser.set_defaults(run=run)
    return parser


def read_scene(path: Path) -> tuple[Game[Any], Any]:
    """Return the game and the position of a scene file; raises ``BadInput`` naming file and field."""
    place = str(path)
    data = read_toml(read_text(path), place)
    game = catalogue.game(catalogue.id_in(data, place))
    return game, game.position(data, place)


def _try(choice: argparse.Namespace) -> int:
    game, p = read_scene(choice.scene)
    steps: list[dict[str, Any]] = []
    for text in choice.actions:
        step, why_not, p = _one_step(game, p, text)
        steps.append(step)
        if not choice.json:
            _print_step(step, why_not)
        if not step["legal"]:
            break
    if choice.json:
        _print_json({"format": FORMAT, "steps": steps, "scene": tomli_w.dumps(game.scene(p))})
    return 0 if all(step["legal"] for step in steps) else 1


def _one_step(game: Game[Position], p: Position, text: str) -> tuple[dict[str, Any], list[str], Position]:
    """Return a step as JSON says it, the sentences of a refusal, and the position after it."""
    seat, action = game.parse(p, text)
    verdict = game.check(p, seat, action)
    events: tuple[Event, ...] = ()
    after = p
    if verdict.legal:
        step = act(game, p, seat, action)
        events, after = step.events, step.position
    said = {
        "action": game.write(p, seat, action),
        "legal": verdict.legal,
        "against": list(verdict.against_ids),
        "for": list(verdict.for_ids),
        "repairs": [game.write(p, seat, repair.action) for repair in verdict.repairs],
        "gains": game.gains(p, list(events)),
        "events": [_event(game, p, event) for event in events],
    }
    return said | game.results(p, list(events)), _why_not(game, p, verdict), after


def _event(game: Game[Position], p: Position, event: Event) -> dict[str, Any]:
    names = game.names(p)
    said: dict[str, Any] = {
        "clause": event.clause,
        "player": names[event.seat] if event.seat is not None else None,
        "kind": event.kind,
        "numbers": {name: plain(value) for name, value in event.numbers.items()},
        "says": game.say(p, event),
    }
    return said | ({"ruling": event.ruling} if event.ruling else {})


def _why_not(game: Game[Position], p: Position, verdict: Verdict) -> list[str]:
    return [game.say(p, reason) for reason in verdict.against] + [game.say(p, repair) for repair in verdict.repairs]


def _print_step(step: dict[str, Any], why_not: list[str]) -> None:
    mark, ids = (SAID["allowed"], step["for"]) if step["legal"] else (SAID["refused"], step["against"])
    print(f"{step['action']}: {mark} ({', '.join(ids)})")
    for sentence in dict.fromkeys(why_not):
        print(f"  {sentence}")
    for line in _told(step["events"]):
        print(f"  {line}")


def _told(events: list[dict[str, Any]]) -> Iterator[str]:
    """Go through events in words: what two clauses tell in the same ones once, but two cards drawn twice."""
    for says, alike in groupby(events, key=itemgetter("says")):
        clauses = [event["clause"] for event in alike]
        once = len(set(clauses)) == len(clauses)
        yield from (f"{says}  [{cited}]" for cited in ([", ".join(clauses)] if once else clauses))


def _score(choice: argparse.Namespace) -> int:
    game, p = read_scene(choice.scene)
    sheet = game.score(p)
    if choice.json:
        _print_json(_sheet(sheet))
    else:
        _print_sheet(sheet, game.sentences)
    return 0


def _sheet(sheet: ScoreSheet) -> dict[str, Any]:
    players = {
        t.name: {"total": sheet.shown(t.total), "lines": [_line(sheet, line) for line in t.lines]}
        for t in sheet.players
    }
    return {
        "format": FORMAT,
        "players": players,
        "winners": list(sheet.winners),
        "decided_by": sheet.decided_by,
        "by": sheet.by,
    }


def _line(sheet: ScoreSheet, line: Line) -> dict[str, Any]:
    each = sheet.shown(line.each) if line.each is not None else None
    said = {"clause": line.clause, "about": line.about, "count": line.count, "each": each}
    return said | {"points": sheet.shown(line.points)}


def _print_sheet(sheet: ScoreSheet, words: Sentences) -> None:
    for total in sheet.players:
        print(f"{words.person(total.name)}: {sheet.shown(total.total)}")
        for line in total.lines:
            print(f"  {words.called(line.about)}: {sheet.worked(line)}  [{line.clause}]")
    winners = listed(tuple(map(words.person, sheet.winners)))
    how = "shared" if sheet.by == "shared" else "decided"
    print(SAID[how].format(winners=winners, what=words.called(sheet.by), clause=sheet.decided_by))


def _find(choice: argparse.Namespace) -> int:
    from tutor.coach.search import rule_search  # indexing takes a moment that the other words need not wait for

    hits = rule_search().find(" ".join(choice.words), [choice.game] if choice.game else None)
    if choice.json:
        _print_json({"format": FORMAT, "results": [msgspec.structs.asdict(hit) for hit in hits]})
    else:
        print("\n".join(f"{hit.id}: {hit.says}" for hit in hits) or SAID["no_rule"])
    return 0


def _check(choice: argparse.Namespace) -> int:
    code = max(map(_check_one, choice.files))
    if code == 0:
        print(SAID["nothing_wrong"].format(files=", ".join(map(str, choice.files))))
    return code


def _check_one(path: Path) -> int:
    try:
        problems, code = checking.check_file(path), 1
    except Unreadable as error:
        problems, code = [str(error)], 2
    for problem in problems:
        print(problem)
    return code if problems else 0


def _print_json(data: dict[str, Any]) -> None:
    print(msgspec.json.encode(data).decode())
