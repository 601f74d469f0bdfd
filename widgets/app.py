"""The tutor's server: which address shows what."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import panel as pn
from panel.template import Template
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Rule
from tornado.web import RequestHandler

from widgets import frame, lostwords, nodelay, quiet  # noqa: F401 (importing the last three is what they are for)
from widgets.browser_link import BrowserLink
from widgets.home import home
from widgets.leaf import Leaf, h
from widgets.menu import PAGES, Page
from widgets.session import Session
from widgets.words import phrase

log = logging.getLogger("coffee_tutor")

LONGEST = 16_000
"""Characters of an address; the longest of ours has 2,000. A live page has to send it once more to be connected."""

LONGEST_HEAD = 2**20
"""Bytes of a request that are read before it is judged: above its usual 64 KB Tornado hangs up without a word."""

KINDS = {404: "no_page", 414: "too_long"}
"""What is said for each code of an answer without a page; for every other that it is our fault."""


def serve(port: int = 0, **options: Any) -> pn.io.server.Server:
    """Return a server, listening but not yet started; raises ``OSError`` when the port cannot be had."""
    server = pn.io.server.get_server(
        {f"/{page.path}": _opener(page) for page in PAGES},
        port=port,
        extra_patterns=[(r"/", Home)],
        use_index=False,
        default_handler_class=Lost,
        location=False,
        http_server_kwargs={"max_header_size": LONGEST_HEAD},
        **options,
    )
    server._tornado.add_handlers(".*", [Rule(Long(), TooLong)])
    server._tornado.add_handlers(".*", [(r"/[^/]+/", Stroke)])  # Bokeh serves /learn/ too, with broken links
    return server


def live(page: Page) -> Template:
    """Return a page with a session of its own, placed by the address that asked for it."""
    session = Session()
    session.read_address(pn.state.session_args)
    shown = Template(frame.layouts().get_template("live.html"))
    for name, value in (frame.variables(page.path, page.title) | {"odd": session.odd}).items():
        shown.add_variable(name, value)
    shown.add_panel("page", _open(page, session))
    shown.add_panel("link", BrowserLink(session, page.path))
    return shown


def _opener(page: Page) -> Callable[[], Template]:
    return lambda: live(page)  # Panel takes a function here, and nothing else that can be called


def _open(page: Page, session: Session) -> Any:
    try:
        return pn.panel(page.open(session), sizing_mode="stretch_width")
    except Exception:
        log.exception("the page %s cannot be opened", page.path)
        return _sorry()


def _sorry() -> Leaf:
    leaf = Leaf()
    leaf.show_nodes(h("h2", phrase("lost", "sorry")), h("p", phrase("lost", "sorry_says")))
    return leaf


class Plain(RequestHandler):
    """A page without a session."""

    def write_error(self, status_code: int, **details: Any) -> None:
        """Answer with a page in words, never with a traceback."""
        root = "../" * (self.request.path.count("/") - 1) or "./"
        kind = KINDS.get(status_code, "sorry")
        heading, words = phrase("lost", kind), phrase("lost", f"{kind}_says")
        self.finish(frame.plain("lost.html", "lost", heading, root, words=words))


class Home(Plain):
    """The home page; it is the same for everybody, and the browser fills in what is done."""

    def get(self) -> None:
        """Answer with the home page."""
        self.finish(home())


class Stroke(Plain):
    """An address with a stroke too many at its end."""

    def get(self) -> None:
        """Send the browser to the same address without it."""
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"../{self.request.path.strip('/')}{query}", permanent=False)


class Lost(Plain):
    """Every address that is no page."""

    def prepare(self) -> None:
        """Answer any method with a page in words."""
        self.send_error(404)


class Long(Matcher):
    """Finds addresses that are too long for any page."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return an empty match for a long address, None for any other."""
        return {} if len(request.uri or "") > LONGEST else None


class TooLong(Plain):
    """Every address that is too long."""

    def prepare(self) -> None:
        """Answer any method with a page in words."""
        self.request.uri = f"{self.request.path[:80]}…"  # all that the server's log needs to tell
        self.send_error(414)
