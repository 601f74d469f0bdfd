"""What a person types of what they need: "2 milk, coffee and steam", a drink's name, or a whole question."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import NamedTuple

from widgets.labs.words import wording
from widgets.parts.letters import plain

ALIKE = 0.75
"""How alike a misspelt name must be to the one it is taken for, from 0 to 1."""

LETTERS = 3
"""A shorter word is taken for nothing that it is not."""

MOST = 99
"""A higher number is as good as this one."""

WORD = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")


class Typed(NamedTuple):
    """The tokens that a text asks for, the words that were ``not_read``, and whether a name was ``guessed``."""

    wanted: tuple[str, ...]
    not_read: tuple[str, ...]
    guessed: bool


def read(text: str, kinds: Sequence[str], drinks: Mapping[str, Sequence[str]]) -> Typed:
    """Return what a text asks for of these kinds of token and drinks (name → tokens)."""
    names, found, odd, guessed = _Names(kinds, drinks), list[tuple[str, ...]](), list[str](), False
    times = 1
    for before, part in pairwise(["", *_parts(_words(text), names)]):
        number = _number(part)
        if number is None and not _empty(part):
            tokens = names.tokens(part)
            found += [tokens * times] if tokens else []
            odd += [] if tokens else [part]
            guessed |= bool(tokens) and part not in names.all
            times = 1
        elif number is not None and found and before in _listed("times"):
            found[-1] *= number
        elif number is not None:
            times = number
    return Typed(tuple(kind for tokens in found for kind in tokens), tuple(dict.fromkeys(odd)), guessed)


class _Names:
    """Every name that a text may hold, with the tokens that it stands for."""

    def __init__(self, kinds: Sequence[str], drinks: Mapping[str, Sequence[str]]) -> None:
        called = {other: (kind,) for kind in kinds for other in wording("found").get(kind, "").split()}
        self.all = {name: tuple(needs) for name, needs in drinks.items()} | called | {kind: (kind,) for kind in kinds}
        self.longest = max(len(name.split()) for name in self.all)

    def tokens(self, name: str) -> tuple[str, ...]:
        """Return the tokens of a name, or of the one most like it; none when there is none."""
        found = [name] if name in self.all else []
        if not found and len(name) >= LETTERS:
            found = get_close_matches(name, self.all, 1, ALIKE)
        return self.all[found[0]] if found else ()

    def size(self, words: Sequence[str]) -> int:
        """Return how many words at the beginning make up the longest name, 1 when there is none there."""
        sizes = range(min(self.longest, len(words)), 1, -1)
        parts = {n: " ".join(words[:n]) for n in sizes if all(map(str.isalpha, words[:n]))}
        exact = (n for n, part in parts.items() if part in self.all)
        alike = (
            n for n, part in parts.items() if words[0] not in self.all and not _empty(words[0]) and self.tokens(part)
        )
        return next(exact, 0) or next(alike, 1)


def _words(text: str) -> list[str]:
    """Return the words, numbers and signs of a text, in small letters without accents."""
    return WORD.findall(plain(text))


def _parts(words: list[str], names: _Names) -> Iterator[str]:
    """Go through the words of a text; those of one name come together."""
    at = 0
    while at < len(words):
        size = names.size(words[at:])
        yield " ".join(words[at : at + size])
        at += size


def _empty(part: str) -> bool:
    """Whether a part names nothing: a comma, "how", "and"; pictures of ingredients are names."""
    signs = not part.replace(" ", "").isalpha() and part not in " ".join(wording("found").values()).split()
    return signs or part in _listed("skip") or part in _listed("times")


def _number(part: str) -> int | None:
    """Return a number in digits or as a word, ``None`` for what is none."""
    if part.isdecimal():
        return min(int(part[:4]), MOST)
    return _listed("numbers").index(part) if part in _listed("numbers") else None


def _listed(kind: str) -> list[str]:
    return wording("typed")[kind].split()
