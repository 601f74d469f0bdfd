"""``coffee-tutor try``, ``score`` and ``check``: what they print, and how they end."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from tutor import catalogue
from tutor.cli import main
from tutor.coffee_rush.edition import box_data
from tutor.core import Table

CORNER = """
game = "winter"
[players.blue]
pawns = ["c1"]
active = ["double pawns", "double corners"]
cookies = 1
[players.yellow]
pawns = ["d1"]
[players.red]
pawns = ["a4"]
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command and return its exit code, output and errors."""

    def command(*words: str | Path) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return command


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    return write(tmp_path / "scene.toml", CORNER)


def write(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


# ---- try ------------------------------------------------------------------
def test_try_has_the_promised_shape(run: Run, scene: Path) -> None:
    code, out, err = run("try", scene, "move d1 c1 b1", "pour coffee 1", "--json")
    said = json.loads(out)
    assert (code, err) == (0, "")
    assert list(said) == ["format", "steps", "scene"] and said["format"] == 1
    for step in said["steps"]:
        assert list(step) == ["action", "legal", "against", "for", "repairs", "gains", "events"]
        for event in step["events"]:
            assert list(event) == ["clause", "player", "kind", "numbers", "says"]
    move, pour = said["steps"]
    assert (move["action"], move["legal"], move["against"], move["repairs"]) == ("move d1 c1 b1", True, [], [])
    assert move["for"] == ["winter.move.1", "winter.move.2", "winter.move.5", "winter.move.6", "winter.move.9"]
    assert move["gains"] == {"blue": {"coffee": 4, "steam": 1, "fruit": 1}}
    assert move["events"][3] == {
        "clause": "winter.move.3",
        "player": "blue",
        "kind": "collect",
        "numbers": {"player": "blue", "space": "d1", "ingredient": "coffee", "sum": "1 ×2 ×2 = 4", "count": 4},
        "says": "Blue enters d1: coffee 1 ×2 ×2 = 4",
    }
    assert pour["gains"] == {}


def test_try_gives_the_position_back_as_a_scene(run: Run, scene: Path) -> None:
    said = json.loads(run("try", scene, "move d1 c1 b1", "pour coffee 1", "--json")[1])
    after = tomllib.loads(said["scene"])
    assert after["step"] == "fill"
    assert after["players"]["blue"] == {
        "pawns": ["b1"],
        "cookies": 1,
        "active": ["double pawns", "double corners"],
        "cups": ["coffee", "", ""],
        "hand": "coffee coffee coffee fruit steam",
    }
    again = run("try", write(scene, said["scene"]), "--json")
    assert json.loads(again[1]) == {"format": 1, "steps": [], "scene": said["scene"]}


def test_what_two_clauses_say_in_the_same_words_is_printed_once(run: Run, scene: Path) -> None:
    refresh = 'game = "traders"\nphase = "refresh"\n[players.ann]\n[players.ben]\ncoins = 3\n[players.cat]\ncoins = 3\n'
    out = run("try", write(scene, refresh), "done", "done", "done")[1]
    assert out.count("Ann lacks coins") == 1
    assert "takes 3 tokens of −3 points  [traders.refresh.10, traders.supply.15]" in out
    penalty = """game = "traders"
phase = "assign"
step = "penalty"
choices = [{ kind = "pay", player = "ann", clause = "traders.workers.13", about = "1", n = 1 }]
cooperatives.brazil = { plantations = [{ owner = "ann", level = 1 }] }
players = { ann = { coins = 1, arabica = { brazil = 4 } }, ben = {}, cat = {} }
"""
    out = run("try", write(scene, penalty), "pay brazil")[1]
    assert "refused (traders.workers.20, traders.R20, traders.arabica.8)" in out
    assert out.count("From column 4 on Brazil nobody moves back") == 1


def test_what_happens_twice_is_printed_twice(run: Run, scene: Path) -> None:
    two = """game = "winter"
turn = "blue"
step = "orders"
deck = ["espresso", "espresso", "espresso", "espresso"]
[players.blue]
pawns = ["c3"]
cups = ["coffee steam", "coffee steam", ""]
orders = [{ drink = "espresso", zone = 4 }, { drink = "espresso", zone = 1 }]
[players.yellow]
pawns = ["a1"]
[players.red]
pawns = ["a2"]
"""
    out = run("try", write(scene, two), "serve 1", "serve 2", "next")[1]
    assert out.count("Yellow draws espresso into waiting zone 1  [winter.orders.4]") == 2


def test_try_stops_at_the_first_refused_action(run: Run, scene: Path) -> None:
    code, out, err = run("try", scene, "move d1", "move b1", "--json")
    said = json.loads(out)
    assert (code, err) == (1, "")
    assert said["steps"] == [
        {
            "action": "move d1",
            "legal": False,
            "against": ["winter.move.5"],
            "for": [],
            "repairs": ["move d1 d2", "move d1 c1 b1", "move d1 c1 c2"],
            "gains": {},
            "events": [],
        }
    ]
    assert tomllib.loads(said["scene"])["players"]["blue"]["pawns"] == ["c1"]


def test_every_repair_of_a_refusal_is_legal(run: Run, scene: Path) -> None:
    said = json.loads(run("try", scene, "move d1", "--json")[1])
    for text in said["steps"][0]["repairs"]:
        assert run("try", scene, text)[0] == 0


def test_an_event_names_the_ruling_it_rests_on(run: Run, tmp_path: Path) -> None:
    text = 'game = "winter"\nstep = "time"\n[players.blue]\norders = [{ drink = "cocoa" }]\n[players.yellow]\n'
    said = json.loads(run("try", write(tmp_path / "scene.toml", text), "next", "--json")[1])
    closing = next(e for e in said["steps"][0]["events"] if e["kind"] == "closed_by_empty_deck")
    assert (closing["clause"], closing["ruling"], closing["player"]) == ("winter.two.7", "winter.R3", None)


def test_try_speaks_to_people(run: Run, scene: Path) -> None:
    code, out, err = run("try", scene, "move d1 d2")
    assert code == 0 and err == ""
    assert out.splitlines() == [
        "move d1 d2: allowed (winter.move.1, winter.move.2, winter.move.5, winter.move.6)",
        "  Double pawns doubles d1  [winter.upgrades.1]",
        "  Double corners doubles d1  [winter.upgrades.3]",
        "  On d1 the doublings multiply  [winter.upgrades.7]",
        "  Blue enters d1: coffee 1 ×2 ×2 = 4  [winter.move.3]",
        "  Blue enters d2: water 1  [winter.move.3]",
        "  Blue stops on d2  [winter.move.5]",
    ]


def test_try_says_why_not_and_what_instead(run: Run, scene: Path) -> None:
    code, out, _ = run("try", scene, "move d1")
    assert code == 1
    assert out.splitlines()[:3] == [
        "move d1: refused (winter.move.5)",
        "  You may not stop on yellow's space",
        "  One step more would carry you on to d2",
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("game = ", "is not TOML: Invalid value (at end of document)"),
        ("[players.blue]\n", "game: is missing; expected " + ", ".join(catalogue.GAMES)),
        ('game = "wintr"\n', "game: unknown game 'wintr'; did you mean 'winter'?"),
        ('game = "winter"\n[players.blue]\n', "players: expected 2 to 4 players, found 1"),
        ('game = "winter"\n', "players: is missing"),
        (
            CORNER.replace("cookies = 1", "cookies = -1"),
            "players.blue.cookies: expected a number from 0 to 99, found -1",
        ),
        (CORNER.replace("cookies", "cokies"), "players.blue.cokies: unknown field; did you mean 'cookies'?"),
    ],
)
@pytest.mark.parametrize("word", ["try", "score"])
def test_a_bad_file_ends_with_two_and_one_sentence(
    run: Run, tmp_path: Path, word: str, text: str, problem: str
) -> None:
    path = write(tmp_path / "scene.toml", text)
    code, out, err = run(word, path, "--json")
    assert (code, out) == (2, "")
    assert err == f"coffee-tutor: {path}: {problem}\n"


def test_a_missing_file_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert run("try", path, "next") == (2, "", f"coffee-tutor: {path}: no such file or directory\n")


def test_an_unreadable_action_ends_with_two(run: Run, scene: Path) -> None:
    code, out, err = run("try", scene, "mvoe d1", "--json")
    assert (code, out) == (2, "")
    assert err == "coffee-tutor: action: unknown action 'mvoe'; did you mean 'move'?\n"


# ---- score ----------------------------------------------------------------
SCORES = """
game = "winter"
closed = true
over = true
[players.A]
likes = 4
active = ["jump", "double corners"]
penalties = 1
[players.B]
likes = 6
active = ["jump"]
"""


def test_score_has_the_promised_shape(run: Run, tmp_path: Path) -> None:
    code, out, err = run("score", write(tmp_path / "scene.toml", SCORES), "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "format": 1,
        "players": {"A": {"total": 17, "lines": sheet(4, 2, 1)}, "B": {"total": 17, "lines": sheet(6, 1, 0)}},
        "winners": ["B"],
        "decided_by": "winter.scoring.4",
        "by": "likes",
    }


def sheet(likes: int, upgrades: int, penalties: int) -> list[dict[str, Any]]:
    counts = (("likes", likes, 2), ("upgrades", upgrades, 5), ("penalties", penalties, -1))
    return [
        {"clause": f"winter.scoring.{i}", "about": about, "count": n, "each": each, "points": n * each}
        for i, (about, n, each) in enumerate(counts, 1)
    ]


def test_score_speaks_to_people(run: Run, tmp_path: Path) -> None:
    out = run("score", write(tmp_path / "scene.toml", SCORES))[1].splitlines()
    assert out[:2] == ["A: 17", "  likes: 4 × 2 = 8  [winter.scoring.1]"]
    assert out[-1] == "B: decided by likes  [winter.scoring.4]"


def test_score_calls_people_by_their_names_and_gives_programs_those_of_the_scene(run: Run, tmp_path: Path) -> None:
    named = SCORES.replace("players.A", "players.ann").replace("players.B", "players.red")
    path = write(tmp_path / "scene.toml", named + "[players.ben]\nlikes = 9\n")
    said = run("score", path)[1].splitlines()
    assert [line.split(":")[0] for line in said if line[0] != " "] == ["Ann", "red", "Ben", "Ben"]
    assert json.loads(run("score", path, "--json")[1])["winners"] == ["ben"]


def test_score_lists_three_winners_as_people_do(run: Run, tmp_path: Path) -> None:
    text = 'game = "winter"\n' + "".join(f"[players.{name}]\nlikes = 3\n" for name in ("ann", "ben", "cat"))
    said = run("score", write(tmp_path / "scene.toml", text))[1].splitlines()
    assert said[-1].startswith("Ann, Ben and Cat share the win  [")


@pytest.mark.parametrize(
    ("likes", "cookies", "winners", "by"),
    [((3, 2), (0, 0), ["A"], "points"), ((3, 3), (0, 1), ["B"], "cookies"), ((3, 3), (1, 1), ["A", "B"], "shared")],
)
def test_score_says_what_decided(
    run: Run, tmp_path: Path, likes: tuple[int, int], cookies: tuple[int, int], winners: list[str], by: str
) -> None:
    text = 'game = "winter"\n' + "".join(
        f"[players.{name}]\nlikes = {likes[i]}\ncookies = {cookies[i]}\n" for i, name in enumerate("AB")
    )
    said = json.loads(run("score", write(tmp_path / "scene.toml", text), "--json")[1])
    assert (said["winners"], said["by"]) == (winners, by)
    last = run("score", write(tmp_path / "scene.toml", text))[1].splitlines()[-1]
    told = " and ".join(winners) + (" share the win" if by == "shared" else f": decided by {by}")
    assert last == f"{told}  [winter.scoring.4]"


# ---- check ----------------------------------------------------------------
@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = catalogue.game("winter")
    options = game.options({"players": ["blue", "red"], "combination": "snowy day"})
    table = Table.start(game, options, 3)
    table.act("place b1")
    return write(tmp_path / "game.json", table.record().save())


@pytest.mark.parametrize("id", ["base", "winter"])
def test_check_finds_nothing_wrong_with_what_comes_with_the_package(run: Run, root: Path, id: str) -> None:
    files = [root / "tutor" / "coffee_rush" / id / name for name in ("examples.toml", "box.toml")]
    assert run("check", *files) == (0, f"nothing is wrong with {files[0]}, {files[1]}\n", "")


def test_check_reads_scenes_and_records(run: Run, scene: Path, record: Path) -> None:
    assert run("check", scene, record)[0] == 0


def test_check_names_every_problem_of_every_file(run: Run, tmp_path: Path, record: Path) -> None:
    scene = write(tmp_path / "scene.toml", CORNER.replace('"d1"', '"c1"'))
    examples = write(
        tmp_path / "examples.toml",
        '[[example]]\nid = "winter.x"\nclauses = ["winter.move.9"]\ngains = { blue = { fruit = 1 } }\n'
        'actions = ["move b1 b2"]\n[example.scene]\ngame = "winter"\nplayers.blue = { pawns = ["a1"] }\n'
        'players.red = { pawns = ["d4"] }\nplayers.green = { pawns = ["d3"] }\n',
    )
    old = write(tmp_path / "old.json", record.read_text().replace("winter 1", "winter 0"))
    box = box_data("winter")
    box["order"][0]["needs"] = "cofee"
    own = write(tmp_path / "box.toml", tomli_w.dumps(box))
    code, out, err = run("check", scene, examples, old, own, tmp_path / "no.toml", write(tmp_path / "x.txt", "x"))
    assert (code, err) == (2, ""), "two files cannot be read"
    assert out.splitlines() == [
        f"{scene}: players.blue.pawns: two pawns stand on c1; no move and no setup ends so",
        f"{examples}: winter.x: gains are {{'blue': {{'fruit': 1, 'milk': 1}}}}, expected {{'blue': {{'fruit': 1}}}}",
        f"{examples}: winter.x: nothing in it cites winter.move.9",
        f"{old}: rules: was played by rules 'winter 0', these are 'winter 1'",
        f"{own}: order[0].needs: unknown ingredient 'cofee'; did you mean 'coffee'?",
        f"{tmp_path / 'no.toml'}: no such file or directory",
        f"{tmp_path / 'x.txt'}: expected a lesson (.md), a record (.json), or a scene, box or examples (.toml)",
    ]


@pytest.mark.parametrize(
    "bytes", [b"\xff\xfe\x00", b"game = 'winter'\n" + b"#" * 1_000_001], ids=["not text", "too large"]
)
def test_check_refuses_files_that_are_no_text(run: Run, tmp_path: Path, bytes: bytes) -> None:
    path = tmp_path / "scene.toml"
    path.write_bytes(bytes)
    code, out, _ = run("check", path)
    assert code == 2 and out in (f"{path}: is not a text file in UTF-8\n", f"{path}: is larger than 1,000,000 bytes\n")
