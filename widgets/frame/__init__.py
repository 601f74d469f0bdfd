"""What stands around every page: head, theme, menu and footer, as one Jinja layout."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jinja2
from markupsafe import Markup

from widgets.frame.colours import css
from widgets.menu import PAGES
from widgets.parts.words import LANGUAGE, Words

HERE = Path(__file__).parent
_WORDS = Words(__package__)
phrase = _WORDS.phrase
"""What the frame says."""
ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#fbf4e6"/>'
    '<path d="M6 10h16l-2 15a3 3 0 0 1-3 2h-6a3 3 0 0 1-3-2z" fill="#2f6b4f" stroke="#2b1d14" stroke-width="2"/>'
    '<path d="M22 13c7-1 7 9-1 8.500M11 7c-2-2 1-3 0-5M17 7c-2-2 1-3 0-5" fill="none" stroke="#2b1d14" '
    'stroke-width="2"/></svg>'
)


@cache
def layouts() -> jinja2.Environment:
    """Return the environment that knows the layouts; whatever they print is escaped unless it is ``Markup``."""
    pages = jinja2.Environment(loader=jinja2.FileSystemLoader(HERE), autoescape=True, trim_blocks=True)
    pages.globals.update(
        css=Markup(css() + text("frame.css")),
        js=Markup(text("frame.js") + text("back.js")),
        icon=quote(ICON),
        phrase=phrase,
        wording=_WORDS.wording,
        language=LANGUAGE,
    )
    return pages


def text(name: str) -> str:
    """Return the text of one of the frame's files."""
    return (HERE / name).read_text("utf-8")


def variables(page: str, heading: str, root: str = "./") -> dict[str, Any]:
    """Return what the layout needs: the path of the page ("" is home), its heading, and the way to home."""
    return {"page": page, "heading": heading, "root": root, "menu": PAGES}


def plain(layout: str, page: str, heading: str, root: str = "./", **more: Any) -> str:
    """Return a page without a session, as HTML."""
    return layouts().get_template(layout).render(**variables(page, heading, root), **more)
