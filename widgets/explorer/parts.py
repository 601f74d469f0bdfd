"""The pieces that several views are made of: cards, chips, choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from tutor import catalogue, glossary
from tutor.core.rulebook import Clause
from widgets.explorer import rules
from widgets.explorer.address import LONGEST, Address, of_clause
from widgets.explorer.words import link, phrase
from widgets.leaf import Node, h
from widgets.parts.rules import face, found, named, of_game, title

About = TypeVar("About", bound=glossary.Question | glossary.Term)
"""What is about one game or several."""


def heading(text: str, *more: Node, cls: str | None = None) -> Node:
    """Return the heading at which a reader arrives."""
    return h("h2", text, *more, tabindex="-1", data_arrive="1", cls=cls)


def chip(id: str, cls: str = "", words: str = "") -> Node:
    """Return a clause or ruling in few words, or in ``words``, as a link; its id and sentence are the title."""
    if not found(id):
        return h("span", id, cls=f"chip {cls}".strip())
    face_of_it = words or face(id)
    name = f"{face_of_it} ({id})" if words else named(id)
    return link(of_clause(id), face_of_it, cls=f"chip {cls}".strip(), title=title(id), aria_label=name)


def chips(ids: Iterable[str], cls: str = "", games: bool = False) -> Node | None:
    """Return several ids in a row, each once; nothing when there are none.

    With ``games``, and where several games meet, each says which game it is of.
    """
    every = [id for id in dict.fromkeys(ids) if id]
    named = games or len({id.partition(".")[0] for id in every}) > 1
    shown = [chip(id, cls, of_game(id) if named else "") for id in every]
    return h("span", shown, cls="chips") if shown else None


def rule_card(one: Clause, *more: Node, game: bool = True) -> Node:
    """Return a clause as an item of a list: where it stands, its sentence, its id."""
    where = f"{rules.title(rules.game_of(one.id))} · {one.section}" if game else one.section
    facts = [where, _players(one)]
    return h(
        "li",
        h("p", " · ".join(filter(None, facts)), cls="where"),
        link(of_clause(one.id), one.says, cls="says"),
        h("p", face(one.id), cls="id", title=one.id),
        *more,
        cls="card rule",
    )


def _players(one: Clause) -> str:
    return phrase("page", "with_players", players=one.players) if one.players else ""


def rule_list(found: Iterable[Clause], game: bool = True, cls: str = "rules") -> Node:
    """Return clauses as a list of cards."""
    return h("ul", [rule_card(one, game=game) for one in found], cls=cls)


def choice(label: str, name: str, value: str, options: Mapping[str, str], do: str = "") -> Node:
    """Return a labelled choice; ``do`` is sent with the value chosen (default: the name)."""
    return h(
        "label",
        h(
            "select",
            [h("option", text, value=key) for key, text in options.items()],
            data_value=value,
            act=do or name,
            id=f"choose-{name}",
            aria_label=label,
        ),
        cls="choice",
    )


def typed(do: str, q: str, label: str, example: str) -> Node:
    """Return a field that narrows what is shown while a person types; ``do`` is sent with what stands in it."""
    field = h(
        "input",
        type="search",
        id=f"{do}-q",
        name="q",
        value=q,
        placeholder=example,
        aria_label=label,
        act=do,
        autocomplete="off",
        enterkeyhint="search",
        maxlength=LONGEST,
    )
    return h("form", field, cls="ask", role="search", act=do)


def tabs(label: str, now: str, entries: Mapping[str, tuple[str, str]]) -> Node:
    """Return a row of links, key → (address, words); ``now`` is the key of the one shown."""
    links = [
        link(address, words, cls="tab", aria_current="page" if key == now else None)
        for key, (address, words) in entries.items()
    ]
    return h("nav", links, cls="tabs", aria_label=label)


def game_tabs(at: Address, games: Iterable[str], all_games: bool = False) -> Node:
    """Return a row of games for a view that shows one game at a time, or with ``all_games`` also all at once.

    What is looked for goes along.
    """
    here = Address(view=at.view, q=at.q)
    entries = {"": (str(here), phrase("page", "all_games"))} if all_games else {}
    entries |= {game: (str(here.but(game=game)), rules.title(game)) for game in games}
    return tabs(phrase("page", "games"), at.game, entries)


def by_game(at: Address, every: Iterable[About]) -> tuple[Node, list[About]]:
    """Return a row of the games that some of these are about, and those that are about the game chosen there."""
    here = [one for one in every if one.games & catalogue.GAMES.keys()]
    games = [game for game in catalogue.GAMES if any(game in one.games for one in here)]
    return game_tabs(at, games, all_games=True), [one for one in here if at.game in ("", *one.games)]


def nothing(words: str, *more: Node) -> Node:
    """Return what stands where there is nothing to show."""
    return h("div", h("p", words), *more, cls="card nothing")
