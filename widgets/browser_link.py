"""The page's line to the browser: stored progress, the address, sentences to read out, and whether the server lives."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

from panel.custom import JSComponent

from widgets.frame import text
from widgets.session import Session, address
from widgets.words import script

HERE = Path(__file__)


class BrowserLink(JSComponent):
    """Ties a session to the browser that shows it. Everything that arrives is text until the session has checked it.

    ``page`` is the path of the page that the address belongs to.
    """

    _esm = script("link") + text("progress.js") + HERE.with_suffix(".js").read_text("utf-8")
    _stylesheets = [HERE.with_suffix(".css").read_text("utf-8")]

    def __init__(self, session: Session, page: str = "learn") -> None:
        super().__init__()
        self.session, self.page = session, page
        watch = session.param.watch
        watch(lambda event: self._send_msg({"stored": event.new[1]}), "stored")
        watch(lambda event: self._send_msg({"leave": event.new[1]}), "address")
        watch(lambda event: self._send_msg({"said": event.new[1]}), "said")
        watch(self._keep_place, "place")
        watch(self._keep_begun, "kept")

    def _keep_place(self, event: Any) -> None:
        if event.new != event.old:  # the back button writes the place it came to, and must not be sent on from there
            self._send_msg({"place": address(self.page, event.new)})

    def _keep_begun(self, event: Any) -> None:
        if self.session.loaded:  # before that it is the browser's own that arrives
            self._send_msg({"kept": event.new.write()})

    def _handle_msg(self, data: Any) -> None:
        if not isinstance(data, dict):
            return
        match data:
            case {"type": "beat"}:
                self._send_msg({"beat": True})
            case {"type": "loaded", "text": str(stored), "kept": str(kept), "theme": theme}:
                self._set_theme(theme)
                self.session.load(stored, kept)
            case {"type": "theme", "theme": theme}:
                self._set_theme(theme)
            case {"type": "address", "search": str(search)}:
                self.session.read_address(parse_qs(search[1:1000]))

    def _set_theme(self, theme: Any) -> None:
        self.session.theme = "dark" if theme == "dark" else "light"
