"""Rules turn into words in one place only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tutor.core.errors import BadInput
from tutor.core.sentences import Sentences, listed, load_sentences, plural


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ((), "nothing"),
        (("tea",), "tea"),
        (("milk", "tea"), "milk and tea"),
        (("coffee", "milk", "tea"), "coffee, milk and tea"),
        (("milk", "milk", "tea"), "2 milk and tea"),
        ([1, 3], "1 and 3"),
    ],
)
def test_things_are_listed_with_and_the_same_ones_counted(items: Any, text: str) -> None:
    assert listed(items) == text


@pytest.mark.parametrize(
    ("n", "noun", "text"),
    [
        (1, "cookie", "1 cookie"),
        (2, "cookie", "2 cookies"),
        (0, "step", "0 steps"),
        (2, "Penalty", "2 Penalties"),
        (1, "worker waits|workers wait", "1 worker waits"),
        (2, "worker waits|workers wait", "2 workers wait"),
        (1, "|waits|wait", "waits"),
        (0, "|waits|wait", "wait"),
    ],
)
def test_a_noun_is_counted(n: int, noun: str, text: str) -> None:
    assert plural(n, noun) == text


TEMPLATES = {
    "event": {
        "pay": "{player} pays {n:cookie}",
        "take": "{player} takes {tokens}",
        "no": "no {word[cookie]} left",
        "brew": "{player} brews {n:{tea} tea}",
        "pour": "{player} pours {teas:tea}",
    },
    "words": {"cookie": "rush token", "black tea": "black tea|black tea"},
}


@pytest.mark.parametrize(
    ("kind", "numbers", "text"),
    [
        ("pay", {"player": "blue", "n": 2}, "Blue pays 2 rush tokens"),
        ("take", {"player": "Ann", "tokens": ("tea", "tea")}, "Ann takes 2 tea"),
        ("no", {}, "No rush token left"),
        ("brew", {"player": "Ann", "n": 2, "tea": "green"}, "Ann brews 2 green teas"),
        ("brew", {"player": "Ann", "n": 2, "tea": "black"}, "Ann brews 2 black tea"),
        ("pour", {"player": "Ann", "teas": ("green", "black", "green")}, "Ann pours 2 green teas and 1 black tea"),
        ("take", {"player": "{n}", "tokens": "<b>"}, "{n} takes <b>"),
    ],
)
def test_a_template_is_filled(kind: str, numbers: dict[str, Any], text: str) -> None:
    assert Sentences(TEMPLATES).render("event", kind, numbers) == text


@pytest.mark.parametrize(("section", "kind"), [("event", "none"), ("reason", "pay"), ("event", "pay")])
def test_a_sentence_that_is_lacking_is_an_error(section: str, kind: str) -> None:
    with pytest.raises(KeyError):
        Sentences(TEMPLATES).render(section, kind, {"player": "blue"})


def test_a_later_file_adds(tmp_path: Path) -> None:
    first, second = tmp_path / "a.toml", tmp_path / "b.toml"
    first.write_text('[event]\na = "one"\nb = "two"')
    second.write_text('[event]\nb = "three"')
    sentences = load_sentences(first, second)
    assert [sentences.render("event", kind, {}) for kind in "ab"] == ["One", "Three"]


@pytest.mark.parametrize("text", ["event = 3", "[event]\na = 3"])
def test_a_language_file_holds_sentences_only(text: str, tmp_path: Path) -> None:
    file = tmp_path / "en.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=r"en\.toml: event: expected a table of sentences"):
        load_sentences(file)
