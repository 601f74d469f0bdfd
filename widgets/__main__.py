"""For a fresh copy of the project: ``python -m widgets`` opens the tutor, ``python -m widgets test`` runs the tests.

Both make one virtual environment (``.venv`` in the project's folder), install the project into it with plain pip where
that is not done yet, and go on inside it. Only the standard library is used up to there. Words that make no sense, and
``--help``, are answered before anything is made.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from widgets.cli import main as command
from widgets.cli import serving

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
OLDEST = (3, 11)


def main(words: list[str]) -> int:
    """Set up what is missing, then serve or test; the words after that go to ``coffee-tutor serve`` or to pytest."""
    if not (ROOT / "pyproject.toml").exists():  # an installed tutor has nothing to set up
        return _installed(words)
    if sys.version_info < OLDEST:
        return _sorry("the coffee tutor needs Python 3.11 or newer; this is Python " + sys.version.split()[0])
    test = words[:1] == ["test"]
    if not test:
        serving("python -m widgets", more="python -m widgets test runs all tests").parse_args(words)
    try:
        _set_up("test" if test else "")
    except subprocess.CalledProcessError:
        return _sorry(
            "setting up .venv did not work; the lines above say why. On Debian or Ubuntu the package"
            " python3-venv may be missing. To start afresh, delete the folder .venv"
        )
    return _run("-m", "pytest", *words[1:]) if test else _run("-c", SERVE, "serve", *words)


def _installed(words: list[str]) -> int:
    return command(words or ["serve"])


SERVE = "import sys; from widgets.cli import main; sys.exit(main())"


def _set_up(extra: str) -> None:
    if not _python().exists():
        print("Making a virtual environment in .venv …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
    done = HOME / ("installed" + ("-" + extra if extra else ""))
    wanted = (ROOT / "pyproject.toml").read_text("utf-8")
    if not done.exists() or done.read_text("utf-8") != wanted:
        print("Installing what the tutor needs (a minute or two, only the first time) …", flush=True)
        what = ".[" + extra + "]" if extra else "."
        subprocess.run([str(_python()), "-m", "pip", "install", "--quiet", "--editable", what], cwd=ROOT, check=True)
        done.write_text(wanted, "utf-8")


def _python() -> Path:
    return HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _run(*words: str) -> int:
    try:
        return subprocess.call([str(_python()), *words], cwd=ROOT)
    except KeyboardInterrupt:
        return 0


def _sorry(why: str) -> int:
    print("coffee-tutor:", why + ".", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
