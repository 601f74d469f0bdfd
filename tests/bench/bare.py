"""What the tutor's pages are measured against, served in the tutor's own frame: one line of text, and a bare echo."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import panel as pn
import param
from panel.custom import JSComponent

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from widgets import menu
from widgets.cli import main


class Bare:
    """A page with nothing but a line."""

    def __init__(self, session: Any) -> None:
        self.session = session

    def __panel__(self) -> Any:
        return pn.pane.HTML('<p data-ready="1">A line.</p>')


class Echo(JSComponent):
    """Counts the clicks on a button, in Python."""

    count = param.Integer(default=1)

    _esm = """
    export function render({ model }) {
      const button = document.createElement("button")
      button.dataset.ready = button.textContent = model.count
      button.addEventListener("click", () => model.send_msg({}))
      model.on("count", () => { button.dataset.ready = button.textContent = model.count })
      return button
    }
    """

    def _handle_msg(self, data: Any) -> None:
        self.count += 1


class EchoPage(Bare):
    """A page with nothing but that button."""

    def __panel__(self) -> Any:
        return Echo()


if __name__ == "__main__":
    sys.modules["bare"] = sys.modules["__main__"]
    sys.modules["bare"].__spec__ = type("Spec", (), {"name": "bare"})()
    menu.PAGES += (menu.Page("bare", "bare", "Bare"), menu.Page("echo", "bare", "EchoPage"))
    sys.exit(main())
