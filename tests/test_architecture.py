"""The shape of the project: arrows run one way, and the checkers have nothing to say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
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


def test_every_package_that_is_called_is_named_as_a_dependency(root: Path) -> None:
    told = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    named = {re.split("[<>=]", line)[0] for line in told}
    files = [file for room in ("tutor", "widgets") for file in (root / room).rglob("*.py")]
    called = {module.partition(".")[0] for file in files for module in imported(file)} - {"tutor", "widgets"}
    homes = packages_distributions()
    assert {_normal(homes[module][0]) for module in called - sys.stdlib_module_names} == named


def _normal(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_nothing_outside_the_agreed_top_level(root: Path) -> None:
    agreed = {"pyproject.toml", "README.md", "LICENSE", "tutor", "widgets", "notebooks", "tests", "binder"}
    done = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git checkout, so there is no list of files")
    found = {line.split("/")[0] for line in done.stdout.splitlines()}
    assert {name for name in found if not name.startswith(".")} <= agreed
