"""The tutor with two more pages: one that cannot be opened, and one that finishes steps and shows its session."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import panel as pn

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from widgets import menu
from widgets.cli import main
from widgets.progress import Place, Progress
from widgets.session import Session


class DeskPage(pn.viewable.Viewer):
    """One line about the session, and two buttons."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        shown = [session.param[name] for name in ("place", "progress", "loaded", "theme")]
        self.line = pn.pane.Str(pn.bind(line, *shown))
        self.buttons = [pn.widgets.Button(name=name) for name in ("Done", "Home")]
        for button, act in zip(self.buttons, (self.done, self.home), strict=True):
            button.on_click(act)

    def done(self, _: object) -> None:
        step = self.session.place.step
        self.session.finish(step, 3)
        self.session.place = msgspec.structs.replace(self.session.place, step=step + 1)
        self.session.say(f"Step {step + 1}")

    def home(self, _: object) -> None:
        self.session.go("")

    def __panel__(self) -> pn.Column:
        return pn.Column(self.line, *self.buttons)


class BrokenPage:
    """A page that cannot be opened."""

    def __init__(self, session: Session) -> None:
        raise RuntimeError("a secret of the program")


def line(place: Place, progress: Progress, loaded: bool, theme: str) -> str:
    results = " ".join(f"{step}:{result}" for step, result in sorted(progress.lessons.get(place.lesson, {}).items()))
    return f"step {place.step} seed {place.seed} done [{results}] {'loaded' if loaded else 'empty'} {theme}"


if __name__ == "__main__":
    sys.modules["desk"] = sys.modules["__main__"]
    sys.modules["desk"].__spec__ = type("Spec", (), {"name": "desk"})()
    menu.PAGES += (menu.Page("desk", "desk", "DeskPage"), menu.Page("broken", "desk", "BrokenPage"))
    sys.exit(main())
