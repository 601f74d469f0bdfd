"""Wheel and source archive hold everything; the wheel is installed into a fresh environment and run elsewhere."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

BIN = "Scripts" if sys.platform == "win32" else "bin"


def run(*words: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this copy of the project."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, cwd=root)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs in a fresh environment that holds the wheel; one for all tests here."""
    home = tmp_path_factory.mktemp("fresh") / "venv"
    run(sys.executable, "-m", "venv", home, cwd=home.parent)
    run(home / BIN / "python", "-m", "pip", "install", "--quiet", wheel, cwd=home.parent)
    return home / BIN


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the installed tutor, started in an empty folder."""
    words = [installed / "python", "-c", PORT_AND_SERVE]
    with subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            line = process.stdout.readline()
            assert "http://localhost:" in line, line
            yield next(word for word in line.split() if word.startswith("http"))
        finally:
            process.kill()  # whatever happens: leaving the block waits for its end


PORT_AND_SERVE = """
import socket, sys
from widgets.cli import main
with socket.socket() as one:
    one.bind(("localhost", 0))
    port = one.getsockname()[1]
sys.exit(main(["serve", "--no-show", "--port", str(port)]))
"""


def test_wheel_holds_every_file_of_the_packages(root: Path, wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    files = [path for package in ("tutor", "widgets") for path in (root / package).rglob("*") if path.is_file()]
    wanted = {path.relative_to(root).as_posix() for path in files if "__pycache__" not in path.parts}
    assert wanted - held == set()


def test_source_archive_holds_every_file(root: Path, tmp_path: Path) -> None:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git checkout, so there is no list of files")
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, cwd=root)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert {name for name in done.stdout.split("\0") if name} - held == set()


def test_wheel_names_licence_and_command(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = {Path(name).name: name for name in opened.namelist() if ".dist-info/" in name}
        assert "LICENSE" in names
        assert "coffee-tutor = widgets.cli:main" in opened.read(names["entry_points.txt"]).decode()


def test_installed_tutor_serves_from_another_folder(served: str) -> None:
    with urlopen(served) as answer:
        assert "Coffee tutor" in answer.read().decode()
    with urlopen(served + "static/extensions/panel/panel.min.js") as answer:
        assert answer.status == 200
    with pytest.raises(HTTPError, match="404"):
        urlopen(served + "no-such-page")


def test_command_is_installed_and_explains_itself(installed: Path, tmp_path: Path) -> None:
    said = run(installed / "coffee-tutor", "serve", "--help", cwd=tmp_path)
    assert "--port" in said
