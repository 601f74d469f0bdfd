"""Finding rules by the words that people use.

SQLite's FTS5 ranks (BM25 over stemmed words); before it every text is brought to the words of one small synonym file,
so that a meeple finds pawns. Words that no rule has are taken for typing errors of words that some rule has.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from msgspec import Struct

from tutor import catalogue, glossary
from tutor.core.read import convert, read_toml
from tutor.core.rulebook import Clause, Rulebook

COLUMNS = "id unindexed, game unindexed, kind unindexed, text, place"

WEIGHTS = {"says": 1.0, "asked": 1.0, "ruling": 0.6}
"""Of a hit in a rule's sentence, in a way to ask for it, in a ruling about it."""

PLACE = 0.3
"""Of a hit in a rule's game, section, kind and player count, against one in a text."""

RELATED = 0.15
"""Of a related word's hit, against that of a word really asked."""

OTHERS = 0.7
"""Of a rule's second and third best text, against its best: a rule that fits in several ways is likelier."""

MINUS = re.compile(r"(?<!\w)[-−–] ?(\d)")
"""The sign before a number: a rule about −3 points is no rule about 3."""

LONGEST = 200
"""Characters of a question that are read."""


Asked = Mapping[str, Iterable[str]]
"""Clause id → how people ask for it."""


class Hit(Struct, frozen=True):
    """A clause found, with its score: how well its words fit, comparable within one search only."""

    id: str
    game: str
    says: str
    score: float


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The synonym file: words to leave out, one word for many, and words that often mean the same thing."""

    stop: str
    same: dict[str, tuple[str, ...]]
    related: dict[str, str]


@cache
def words() -> Words:
    """Return the packaged synonym file."""
    file = files(__package__) / "en.toml"
    return convert(read_toml(file.read_text("utf-8"), file.name), Words, file.name)


@cache
def _same() -> list[tuple[str, re.Pattern[str], str]]:
    pairs = [(other, word) for word, others in words().same.items() for other in others]
    pairs.sort(key=lambda pair: -len(pair[0]))
    return [(other, re.compile(rf"\b{re.escape(other)}(?:e?s)?\b"), word) for other, word in pairs]


def normal(text: str) -> str:
    """Return text in lower case with every synonym replaced by its one word."""
    text = MINUS.sub(r"minus \1", text.lower().replace("’", "'").replace("é", "e"))
    for other, pattern, word in _same():
        if other in text:  # a look is ten times as fast as a search
            text = pattern.sub(word, text)
    return text


def key(text: str) -> frozenset[str]:
    """Return the words of a question that matter: two questions with one key ask the same."""
    return frozenset(_kept(text))


def _kept(text: str) -> list[str]:
    stop = set(words().stop.split())
    return [word for word in re.findall(r"[^\W_]+", normal(text)) if word not in stop]


class RuleSearch:
    """A search over the clauses of some games, in memory; 700 clauses with their questions take a second to index."""

    def __init__(self, rulebooks: Iterable[Rulebook], asked: Asked | None = None) -> None:
        self._rows = sqlite3.connect(":memory:", check_same_thread=False)
        self._rows.execute(f"create virtual table rules using fts5({COLUMNS}, tokenize='porter unicode61')")
        self._says: dict[str, str] = {}
        self._just_so: dict[frozenset[str], set[str]] = {}
        for book in rulebooks:
            self._add(book, asked or {})
        self._spelled = self._spellings()

    def _add(self, book: Rulebook, asked: Asked) -> None:
        for clause in book.clauses.values():
            self._says[clause.id] = clause.says
            place = normal(_place(book, clause))
            rows = [(clause.id, book.id, kind, normal(text), place) for kind, text in _texts(book, clause, asked)]
            self._rows.executemany("insert into rules values (?, ?, ?, ?, ?)", rows)
            for text in asked.get(clause.id, ()):
                self._just_so.setdefault(key(text), set()).add(clause.id)

    def _spellings(self) -> frozenset[str]:
        texts = self._rows.execute("select text || ' ' || place from rules").fetchall()
        said = (other for others in words().same.values() for other in others)
        return frozenset(word for text in (*(t for (t,) in texts), *said) for word in re.findall(r"[a-z]{3,}", text))

    def find(self, question: str, games: Iterable[str] | None = None, most: int = 20) -> list[Hit]:
        """Return the clauses that answer a question, best first; an empty list when nothing fits.

        What somebody asked for in just these words comes before all else, whatever its score.
        """
        asked = self._asked(question)
        wanted = set(games) if games is not None else None
        found: dict[tuple[str, str], dict[int, float]] = {}
        for share, terms in ((1.0, asked), (RELATED, _related(asked))):
            for row, id, game, kind, rank in self._match(terms):
                if wanted is None or game in wanted:
                    rows = found.setdefault((id, game), {})
                    rows[row] = rows.get(row, 0.0) - share * WEIGHTS[kind] * rank
        scores = {place: _together(rows.values()) for place, rows in found.items()}
        just_so = self._just_so.get(frozenset(asked), ())
        hits = [Hit(id, game, self._says[id], score) for (id, game), score in scores.items()]
        return sorted(hits, key=lambda hit: (hit.id not in just_so, -hit.score))[:most]

    def _asked(self, question: str) -> list[str]:
        return list(dict.fromkeys(self._spelled_right(word) for word in _kept(question[:LONGEST])))

    def _spelled_right(self, word: str) -> str:
        if len(word) < 4 or word in self._spelled or self._known(word):
            return word
        return normal(next(iter(get_close_matches(word, self._spelled, 1, 0.75)), word))

    def _known(self, word: str) -> bool:
        query = "select 1 from rules where rules match ? limit 1"
        return self._rows.execute(query, (f'"{word}"',)).fetchone() is not None

    def _match(self, terms: list[str]) -> list[tuple[int, str, str, str, float]]:
        if not terms:
            return []
        query = " OR ".join(f'"{term}"*' if term is terms[-1] and len(term) > 2 else f'"{term}"' for term in terms)
        rank = f"bm25(rules, 0, 0, 0, 1.0, {PLACE})"
        found = self._rows.execute(f"select rowid, id, game, kind, {rank} from rules where rules match ?", (query,))
        return found.fetchall()


def _texts(book: Rulebook, clause: Clause, asked: Asked) -> list[tuple[str, str]]:
    rulings = [ruling.question for ruling in book.rulings.values() if clause.id in ruling.about]
    return [("says", clause.says), *(("asked", t) for t in asked.get(clause.id, ())), *(("ruling", t) for t in rulings)]


def _together(scores: Iterable[float]) -> float:
    best, *others = sorted(scores, reverse=True)
    return round(best + OTHERS * sum(others[:2]), 3)


def _place(book: Rulebook, clause: Clause) -> str:
    players = f"{clause.players} players" if clause.players else ""
    return f"{book.title} {clause.section} {clause.kind} {players}"


def _related(asked: list[str]) -> list[str]:
    table = words().related
    return list(dict.fromkeys(more for word in asked for more in table.get(_stem(word), "").split()))


def _stem(word: str) -> str:
    """Return a word without the ending of a plural, for the table of related words."""
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def known_questions() -> dict[str, list[str]]:
    """Return all that is known of how people ask, by clause id: each game's file, and the questions with answers."""
    asked = {id: list(texts) for game in catalogue.GAMES for id, texts in catalogue.asked(game).items()}
    for question in glossary.questions():
        for id in question.clauses:
            asked.setdefault(id, []).extend((question.asks, question.answer))
    return asked


@cache
def rule_search() -> RuleSearch:
    """Return the search over all games of the catalogue, built once."""
    return RuleSearch([catalogue.game(id).rulebook for id in catalogue.GAMES], known_questions())
