"""Files made to break the command line: each ends with one line that names file and field."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.cli import main
from tutor.core import read

Said = Callable[..., str]

PLAYERS = "\n[players.blue]\n{}\n[players.yellow]\n[players.red]\n"
WIDE = "expected a whole number of 64 bits, found a larger one"


@pytest.fixture
def said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    """Return what a word of the command says of a bad file, without the folder; one line and the code are certain."""

    def word(text: str, *words: str, name: str = "bad.toml") -> str:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        first, *rest = words or ("try",)
        code = main([first, str(path), *rest])
        captured = capsys.readouterr()
        line = captured.out if first == "check" else captured.err.removeprefix("coffee-tutor: ")
        assert code == (1 if first == "check" else 2)
        assert line.count("\n") == 1 and line.endswith("\n")
        return line.strip().removeprefix(f"{tmp_path}/{name}: ")

    return word


def winter(top: str = "", blue: str = "") -> str:
    return f'game = "winter"\n{top}' + PLAYERS.format(blue)


@pytest.mark.parametrize(
    ("scene", "problem"),
    [
        (winter(blue="likes = " + "9" * 5000), "holds a number of more than 4300 digits"),
        (winter(blue="likes = 0x" + "f" * 5000), f"players.blue.likes: {WIDE}"),
        (winter(blue="orders = [{ drink = 'cocoa', zone = 1 }, { zone = 9223372036854775808 }]"), "orders[1].zone"),
        (winter(f"seed = {10**30}"), f"seed: {WIDE}"),
        (winter('"a\\nb" = 1'), "'a\\nb': unknown field"),
        (winter('"\\u001b[31mred" = 1'), "'\\x1b[31mred': unknown field"),
        (winter('"" = 1'), "'': unknown field"),
        (winter('"a` - at `b" = 1'), "a` - at `b: unknown field"),
        (winter(blue='"x\\ny" = 1'), "players.blue.'x\\ny': unknown field"),
        (winter("options = { rulings = { R7 = true } }"), "options.rulings.R7: expected a text, found true or false"),
        (winter("supply = { ice = 1, coffee = 1.5 }"), "supply.coffee: expected a whole number, found a fraction"),
    ],
)
def test_a_scene_that_would_break_the_line_or_the_reader(said: Said, scene: str, problem: str) -> None:
    assert problem in said(scene)


def test_a_name_of_a_field_is_cut_short(said: Said) -> None:
    assert len(said(winter(f'"{"k" * 5000}" = 1'))) < 240


def test_a_box_without_its_game(said: Said) -> None:
    assert said("gam = 'winter'", "check") == "game: is missing; expected base, winter, traders, grab, caffeine"


def test_a_file_that_is_neither_scene_nor_box(said: Said) -> None:
    assert said('game = "winter"', "check") == "players: is missing"


def test_examples_without_an_example(said: Said) -> None:
    assert said("example = []", "check") == "example: expected at least one"


def test_what_is_nested_too_deeply(said: Said) -> None:
    assert said("a = " + "[" * 5000) == "is not TOML: nested too deeply"


def test_output_that_nobody_reads_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "scene.toml"
    path.write_text(winter(), "utf-8")
    code = "import sys; from tutor.cli import main; sys.exit(main(sys.argv[1:]))"
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run([sys.executable, "-c", code, "score", str(path)], stdout=write_end, stderr=subprocess.PIPE)
    os.close(write_end)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_record_whose_field_breaks_the_line(said: Said) -> None:
    record = json.dumps({"game": "winter", "rules": "winter 1", "a\nb": 1})
    assert said(record, "check", name="bad.json").startswith("'a\\nb': unknown field; expected one of game, rules")


def test_a_device_without_a_size_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "endless.toml"
    path.write_text("#" * 2000, "utf-8")
    monkeypatch.setattr(read, "LARGEST", 1000)
    monkeypatch.setattr(read, "_size", lambda path: 0)  # as the system says of a pipe
    with pytest.raises(read.BadInput, match="is larger than 1,000 bytes"):
        read.read_text(path)


@pytest.mark.parametrize("action", ["MOVE C1", "Move c1", "move C1"])
def test_capitals_mean_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str], action: str) -> None:
    path = tmp_path / "scene.toml"
    path.write_text(winter(blue='pawns = ["c2"]'), "utf-8")
    assert main(["try", str(path), action, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"][0]["action"] == "move c1"
