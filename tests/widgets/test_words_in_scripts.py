"""No sentence stands in a script or a layout: both are filled from the files by language.

In a script sentences are found by their looks, as they are in code, and labels of one word by their place; what asks
the page for something is a selector, whatever its looks. In a layout every word is for people that stands between tags
or in an attribute that is shown or read out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.widgets.test_words_in_files import ROOM, Found, is_sentence

EXCEPT = {
    "what the page is asked for": (".part-counter .piece.mine",),
    "tags that a leaf may show": (
        "a abbr article aside b br button caption code dd details div dl dt em fieldset figure figcaption footer form"
        " h2 h3 h4 header hr i ",
        "input label legend li mark nav ol option output p section select small span strong summary table tbody td"
        " tfoot th thead tr ul",
    ),
    "for a browser": ("translate({}px, {}px)", "width=device-width, initial-scale=1"),
}
"""Why words stay in a script or layout → these words."""

SHOWN = ("aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt", "label", "content")
"""Attributes that people read or hear; with the last one a page says what it is about."""

ASKED = re.compile(r"\b(querySelector|querySelectorAll|closest|matches|matchMedia)\??\.?\($")
"""What stands before a selector."""

LABEL = re.compile(
    r"(\.(textContent|innerText|ariaLabel|ariaDescription|title|placeholder|alt|label)\s*=(?!=)"
    rf"""|["']({"|".join(SHOWN)})["']\s*[,:]|\b(confirm|alert|prompt|announce|createTextNode)\()"""
    r"(.*[?:+|])?\s*$"
)
"""What stands before a label: a property, an attribute, or what shows or says it; or one of these and a choice."""

SKIPPED = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
QUOTED = re.compile(r"""(["'])((?:\\.|(?!\1)[^\\\n])*)\1""")
PATTERN = re.compile(r"/(?:\\.|\[(?:\\.|[^]\\\n])*]|[^/\\\n[])+/[a-z]*")
OPERAND = re.compile(r"""[\w$)\]}"'`]\s*$""")
KEYWORD = re.compile(r"\b(return|typeof|case)\s*$")


class Script:
    """Goes through a script's text and finds the words in its quotes, each with what stands before it in its line."""

    def __init__(self, text: str) -> None:
        self.text, self.at, self.found = text, 0, list[tuple[Found, str]]()
        while self.at < len(text):
            self._code()
            self.at += 1  # a bracket that was never opened

    def _code(self) -> None:
        """Read until a curly bracket closes that was opened before."""
        before, depth = "", 0
        while self.at < len(self.text):
            start = self.at
            if self.text[start] == "}" and not depth:
                return
            if found := self._match(QUOTED):
                self._note(start, found[2], before)
            elif self.text[start] == "`":
                self._note(start, self._template(), before)
            elif not self._match(SKIPPED) and not (self._begins(before) and self._match(PATTERN)):
                depth += {"{": 1, "}": -1}.get(self.text[start], 0)
                self.at += 1
            seen = self.text[start : self.at]
            before = "" if seen in (";", "\n") else before + seen

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found

    def _begins(self, before: str) -> bool:
        return not OPERAND.search(before) or bool(KEYWORD.search(before))

    def _template(self) -> str:
        """Read a text in backquotes; what is filled in is code again."""
        said = ""
        self.at += 1
        while self.text[self.at] != "`":
            if self.text.startswith("${", self.at):
                self.at += 2
                self._code()
                said += "{}"
            else:
                self.at += self.text[self.at] == "\\"
                said += self.text[self.at]
            self.at += 1
        self.at += 1
        return said

    def _note(self, start: int, text: str, before: str) -> None:
        self.found.append((Found(self.text.count("\n", 0, start) + 1, text), before))


def is_label(text: str) -> bool:
    """Say whether a text has a word of two letters or more, beside what is filled in."""
    return bool(re.search(r"[^\W\d_]{2}", re.sub(r"\{\w*\}", "", text)))


def script_words(text: str) -> Iterator[Found]:
    """Find what a script says to people."""
    for one, before in Script(text).found:
        if is_label(one.text) if LABEL.search(before) else is_sentence(one.text) and not ASKED.search(before):
            yield one


HOLE = re.compile(r"\{\{(?P<shown>.*?)\}\}|\{%(?P<does>.*?)%\}|\{#.*?#\}", re.DOTALL)
"""What Jinja shows, does or leaves out."""


class Layout(HTMLParser):
    """Finds the words in a layout: between tags, in attributes, in scripts, and in quotes in what is filled in."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[Found] = []
        self.within = ""
        self.feed(HOLE.sub(self._filled, text))
        self.close()

    def _filled(self, hole: re.Match[str]) -> str:
        line = hole.string.count("\n", 0, hole.start()) + 1
        for _, said in QUOTED.findall(hole["shown"] or hole["does"] or ""):
            self._note(line, said, is_sentence(said))
        for _, said in QUOTED.findall(re.sub(r"\(.*\)", "", hole["shown"] or "")):  # not a call's: those are keys
            self._note(line, said, is_label(said))
        return ("{}" if hole["shown"] else "") + "\n" * hole[0].count("\n")

    def _note(self, line: int, text: str, shown: bool) -> None:
        if shown:
            self.found.append(Found(line, " ".join(text.split())))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.within = tag
        for name, value in attrs:
            self._note(self.getpos()[0], value or "", name in SHOWN and is_label(value or ""))

    def handle_endtag(self, tag: str) -> None:
        self.within = ""

    def handle_data(self, data: str) -> None:
        line = self.getpos()[0]
        if self.within == "script":
            self.found += (Found(line + one.line - 1, one.text) for one in script_words(data))
        elif self.within != "style":
            self._note(line, data, is_label(data))


def layout_words(text: str) -> Iterator[Found]:
    """Find what a layout says to people."""
    yield from Layout(text).found


def sheet_words(text: str) -> Iterator[Found]:
    """Find what a style sheet writes into a page."""
    for said in re.finditer(r"""content:[^;}]*?(["'])(?P<text>[^"';}]*)""", text):
        if is_label(said["text"]):
            yield Found(text.count("\n", 0, said.start()) + 1, said["text"])


KINDS = {".js": script_words, ".html": layout_words, ".css": sheet_words}
FILES = sorted(file for file in ROOM.rglob("*") if file.suffix in KINDS)
ALLOWED = {text for texts in EXCEPT.values() for text in texts}


def words_of(file: Path) -> list[Found]:
    return list(KINDS[file.suffix](file.read_text("utf-8")))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_words_for_people_stand_in_a_script_layout_or_sheet(file: Path) -> None:
    assert not [one for one in words_of(file) if one.text not in ALLOWED]


def test_no_exception_is_made_for_words_that_are_gone() -> None:
    assert {one.text for file in FILES for one in words_of(file)} >= ALLOWED


@pytest.mark.parametrize(
    "script",
    [
        'door.textContent = "Continue"',
        'lamp.title = lamp.ariaLabel = dark ? WORDS.light : "Dark"',
        "track.setAttribute('aria-valuetext', `${part} of ${total} steps done`)",
        'node.setAttribute("aria-label", open ? "Close" : WORDS.open)',
        'return left ? `${left} left` : ""',
        'if (!confirm("Sure?")) return',
        'const odd = /["`]/.test(text), says = "Not understood"',
        'const half = total / 2, says = "half / done"',
        "const nested = `${step > 1 ? `step ${step}` : `the start`}`",
        'svg("g", {role: "img", "aria-label": "Board"})',
    ],
)
def test_words_in_a_script_are_found(script: str) -> None:
    assert list(script_words(script))


@pytest.mark.parametrize(
    "script",
    [
        '// "The end" is not "far away"',
        'root.querySelector("button:not(:disabled, [aria-disabled])")?.focus()',
        'if (event.target.closest("a, button")) return',
        'node.className = "button small"',
        'html("div", `column column-${number}`)',
        'text.textContent = at.endsWith("/play") ? WORDS.race : WORDS.place',
        'place.textContent = WORDS.done.replace("{done}", done)',
        'svg("symbol", {viewBox: "0 0 64 64"})',
        "const title = html('div', 'part-title')",
        "/* `not a text */ const mark = text.replace(/`(.*?)`/g, '$1')",
    ],
)
def test_what_a_script_says_to_nobody_is_not(script: str) -> None:
    assert not list(script_words(script))


@pytest.mark.parametrize(
    "layout",
    [
        "<p>Start</p>",
        '<a title="Start" href="./">{{ title }}</a>',
        '<nav aria-label="Pages of {{ phrase("tutor", "title") }}"></nav>',
        '<h2>{{ title or "Welcome" }}</h2>',
        '{% set call = "New here" %}<h2>{{ call }}</h2>',
        '<title>{{ heading }}{% if heading != "x" %} · Coffee tutor{% endif %}</title>',
        '<script>{ const WORDS = {{ wording("home") | tojson }}; alert("Done") }</script>',
        '<meta name="description" content="Learn games.">',
    ],
)
def test_words_in_a_layout_are_found(layout: str) -> None:
    assert list(layout_words(layout))


@pytest.mark.parametrize(
    "layout",
    [
        "{# Drawn in the look of the tutor. #}",
        '<p class="button small">{{ phrase("home", "start") }}</p>',
        '<nav aria-label="{{ phrase("tutor", "pages") }}"></nav>',
        '{% if menu | selectattr("path", "equalto", "rules") | list %}<i></i>{% endif %}',
        "<style>.lost p { max-width: 44ch }</style>",
        '<text font-size="16">T</text>',
        "<!-- what stands here -->",
    ],
)
def test_what_a_layout_says_to_nobody_is_not(layout: str) -> None:
    assert not list(layout_words(layout))


def test_words_in_a_sheet_are_found_and_signs_are_not() -> None:
    assert [one.text for one in sheet_words('.of::before { content: "✓ Done"; }')] == ["✓ Done"]
    assert not list(sheet_words('.of::before { content: "✓ "; } ol ::before { content: counter(n) "."; }'))
