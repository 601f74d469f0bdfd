"""The shape of the project: arrows run one way, and the checkers have nothing to say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=root, capture_output=True, text=True)


def said(done: subprocess.CompletedProcess[str]) -> str:
    return done.stdout + done.stderr


def test_imports_run_one_way(root: Path) -> None:
    done = run(root, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())")
    assert done.returncode == 0, said(done)


def test_ruff_has_nothing_to_say(root: Path) -> None:
    done = run(root, "-m", "ruff", "check", ".")
    assert done.returncode == 0, said(done)


def test_mypy_has_nothing_to_say(root: Path) -> None:
    done = run(root, "-m", "mypy")
    assert done.returncode == 0, said(done)


@pytest.mark.parametrize("package", ["widgets", "widgets.cli", "tutor", "tutor.core"])
def test_importing_brings_no_panel(root: Path, package: str) -> None:
    code = f"import sys, {package}; print(sorted({{'panel', 'bokeh', 'holoviews', 'numpy'}} & set(sys.modules)))"
    done = run(root, "-c", code)
    assert done.stdout.strip() == "[]", said(done)


def test_nothing_outside_the_agreed_top_level(root: Path) -> None:
    agreed = {"pyproject.toml", "README.md", "LICENSE", "tutor", "widgets", "notebooks", "tests", "binder"}
    done = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git checkout, so there is no list of files")
    found = {line.split("/")[0] for line in done.stdout.splitlines()}
    assert {name for name in found if not name.startswith(".")} <= agreed
