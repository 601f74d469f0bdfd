"""The README keeps its word: its commands are the ones that run here, its code runs, its links lead somewhere."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from tutor import catalogue
from tutor.cli import main

OPEN, TEST = "python3 -m widgets", "python3 -m widgets test"


@pytest.fixture(scope="module")
def readme(root: Path) -> str:
    return (root / "README.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_two_commands_stand_there(readme: str) -> None:
    lines = [line.split("#")[0].strip() for block in blocks(readme, "sh") for line in block.splitlines()]
    assert lines[:2] == [OPEN, TEST]


def test_ci_runs_the_same_test_command(root: Path) -> None:
    assert TEST in (root / ".ci" / "run").read_text("utf-8")


def test_python_blocks_run(readme: str) -> None:
    names: dict[str, object] = {}
    for block in blocks(readme, "python"):
        exec(compile(block, "README.md", "exec"), names)


def test_the_scene_and_the_commands_on_it_do_what_they_say(readme: str, tmp_path: Path) -> None:
    scene = tmp_path / "scene.toml"
    scene.write_text(blocks(readme, "toml")[0], "utf-8")
    lines = [shlex.split(line, comments=True) for block in blocks(readme, "sh") for line in block.splitlines()]
    commands = [words[1:] for words in lines if words[:1] == ["coffee-tutor"] and "FILE…" not in words]
    assert {words[0] for words in commands} == {"try", "score", "find"}
    for words in commands:
        assert main([str(scene) if word == scene.name else word for word in words]) == 0


def test_links_and_pictures_lead_to_files(root: Path, readme: str) -> None:
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", readme)
    assert targets
    assert [target for target in targets if not (root / target).exists()] == []


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_every_game_has_the_rooms_of_the_recipe(readme: str, id: str) -> None:
    recipe = re.search(r"^1\. Make a package.*?^2\.", readme, re.MULTILINE | re.DOTALL)
    assert recipe
    rooms = re.findall(r"`(\w+)\.py`", recipe[0])
    package = type(catalogue.game(id)).__module__.rpartition(".")[0]
    assert len(rooms) > 8 and [room for room in rooms if not find_spec(f"{package}.{room}")] == []
    files = re.findall(r"`(\w+\.toml)`", recipe[0])
    assert files and [name for name in files if not (catalogue.room(id) / name).is_file()] == []


def test_it_begins_with_a_picture(readme: str) -> None:
    assert readme.splitlines()[2].startswith("![")
