"""A scene as a still SVG picture: for worksheets, the README and notebooks without a kernel. Needs no Panel."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Any

from widgets.boards.scene import Mark, Part, Piece, Point, Scene, icons, text_of

GAP, TITLE = 24, 28
ATTRIBUTES = {
    "use": ("href", "x", "y", "width", "height", "class"),
    "rect": ("x", "y", "width", "height", "rx", "class"),
    "circle": ("cx", "cy", "r", "class"),
    "path": ("d", "class"),
    "text": ("x", "y", "class"),
}


def svg(scene: Scene, parts: Collection[str] = (), theme: str = "light", style: str = "coffee_rush.css") -> str:
    """The scene's ``parts`` (all of them when none is named) as one SVG text, in the ``light`` or ``dark`` theme.

    ``style`` names the board's own style sheet among the files of ``widgets/boards``. All text is escaped.
    """
    chosen = [part for part in scene.parts if not parts or part.id in parts]
    places, (width, height) = _places(chosen)
    body = "".join(_part(part, at) for part, at in zip(chosen, places, strict=True))
    looks = f"<style>{text_of('drawing.css')}{text_of(style)}</style>"
    ground = _mark(["rect", 0, 0, width, height, 16, "paper"])
    size = {"viewBox": f"0 0 {width:g} {height:g}", "class": "board", "data-theme": theme}
    root = _tag("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, "role": "img", "aria-label": scene.label})
    return f"{root}{looks}<defs>{_symbols(chosen)}</defs>{ground}{body}</svg>"


def _places(parts: Collection[Part]) -> tuple[list[Point], Point]:
    """Where each part goes, column by column, and the size of the whole."""
    lefts, x = {}, float(GAP)
    for column in sorted({part.column for part in parts}):
        lefts[column] = x
        x += max(part.box[0] for part in parts if part.column == column) + GAP
    below = dict.fromkeys(lefts, float(GAP))
    places = []
    for part in parts:
        top = below[part.column] + (TITLE if part.title else 0)
        places.append((lefts[part.column], top))
        below[part.column] = top + part.box[1] + GAP
    return places, (x, max(below.values(), default=GAP))


def _part(part: Part, at: Point) -> str:
    title = _mark(["text", 0, -12, part.title, "head"]) if part.title else ""
    return f"{_group('part', at)}{title}{''.join(_piece(piece) for piece in part.pieces)}</g>"


def _piece(piece: Piece) -> str:
    name = f"<title>{escape(piece.label)}</title>" if piece.label else ""
    return f"{_group(piece.cls, piece.at)}{name}{''.join(_mark(mark) for mark in piece.marks)}</g>"


def _group(cls: str, at: Point) -> str:
    return _tag("g", {"class": cls, "transform": f"translate({at[0]:g} {at[1]:g})"})


def _mark(mark: Mark) -> str:
    kind, *values = mark
    inside = escape(values.pop(2)) if kind == "text" else ""
    attributes = dict(zip(ATTRIBUTES[kind], values, strict=True))
    if kind == "use":
        attributes["href"] = f"#icon-{attributes['href']}"
    return f"{_tag(kind, attributes)}{inside}</{kind}>"


def _tag(name: str, attributes: dict[str, Any]) -> str:
    written = "".join(f' {key}="{escape(str(value))}"' for key, value in attributes.items() if value != "")
    return f"<{name}{written}>"


def _symbols(parts: Collection[Part]) -> str:
    """The icons that the picture uses, each once."""
    used = {mark[1] for part in parts for piece in part.pieces for mark in piece.marks if mark[0] == "use"}
    chosen = [(name, markup) for name, markup in icons().items() if name in used]
    return "".join(f'<symbol id="icon-{name}" viewBox="0 0 64 64">{markup}</symbol>' for name, markup in chosen)
