"""Compare: the two editions of Coffee Rush rule by rule, player counts, and variants against the plain game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor import catalogue, glossary
from tutor.coffee_rush.edition import rule_names
from tutor.core.errors import BadInput
from widgets.explorer import rules
from widgets.explorer.address import ALL, DIFFERENT, EDITIONS, ONLY, SAME, WALKS, Address
from widgets.explorer.address import set_up_games as games
from widgets.explorer.parts import chips, heading, nothing, rule_list, tabs
from widgets.explorer.setup_list import Table, items
from widgets.explorer.words import link, sentence
from widgets.leaf import Node, h, icon

SIGNS = {SAME: "Alike", DIFFERENT: "Different", ONLY: "Only in"}


class Pair(Struct, frozen=True):
    """One rule by its name in editions.toml: its ids in each edition, how they compare, and what differs."""

    name: str
    ids: dict[str, list[str]]
    how: str
    differs: str = ""

    @property
    def group(self) -> str:
        """The group of editions.toml that it stands in."""
        return self.name.partition(".")[0]


def pairs() -> list[Pair]:
    """Return all rules of both editions, compared; two names that answer each other make one pair."""
    answers = glossary.differences().kin.values()
    return [_pair(name, ids) for name, ids in rule_names().items() if name not in answers]


def _pair(name: str, ids: dict[str, list[str]]) -> Pair:
    words = glossary.differences()
    differs = words.differs.get(name, "")
    if name in words.kin:
        ids = ids | rule_names()[words.kin[name]]
    if len(ids) == 1:
        return Pair(name, ids, ONLY)
    return Pair(name, ids, DIFFERENT if differs else SAME, differs)


def page(at: Address) -> Node:
    """Return the comparison asked for: the editions, player counts or variants of one game."""
    return h("section", heading("Compare"), _ways(at), _shown(at), cls="compare")


def _ways(at: Address) -> Node:
    entries = {
        "": (str(Address(view="compare")), "Coffee Rush and Winter"),
        WALKS: (str(Address(view="compare", against=WALKS)), "The same walk in both"),
        "players": (str(Address(view="compare", against="players")), "Player counts"),
        "variants": (str(Address(view="compare", against="variants")), "Variants"),
    }
    return tabs("What to compare", at.against if at.against in entries else "", entries)


def _shown(at: Address) -> Node | None:
    match at.against:
        case "players":
            return _counts(at)
        case "variants":
            return _variants(at)
        case "walks":
            return None
        case _:
            return _editions(at)


# ---- the two editions ------------------------------------------------------------------


def _editions(at: Address) -> Node:
    every = pairs()
    only = at.kind if at.kind in (*SIGNS, *EDITIONS, ALL) else DIFFERENT
    found = [pair for pair in every if _wanted(pair, only)]
    groups: dict[str, list[Pair]] = {}
    for pair in found:
        groups.setdefault(pair.group, []).append(pair)
    return h("div", _filter(every, only), [_group(name, few) for name, few in groups.items()])


def _wanted(pair: Pair, only: str) -> bool:
    return only in (ALL, pair.how) or (pair.how == ONLY and only in pair.ids)


def _filter(every: list[Pair], only: str) -> Node:
    names = {
        DIFFERENT: "Different",
        "winter": "Only in Winter",
        "base": "Only in Coffee Rush",
        SAME: "Alike",
        ALL: "All",
    }
    counts = {key: sum(_wanted(pair, key) for pair in every) for key in names}
    entries = {
        key: (str(Address(view="compare", kind=key)), f"{words} ({counts[key]})")
        for key, words in names.items()
        if counts[key]
    }
    return h("div", tabs("Which rules", only, entries), cls="small-tabs")


def _group(name: str, found: list[Pair]) -> Node:
    return h("section", h("h3", name.replace("_", " ").capitalize()), [_pair_card(pair) for pair in found], cls="pairs")


def _pair_card(pair: Pair) -> Node:
    where = next((rules.title(game) for game in pair.ids if pair.how == ONLY), "")
    sign = h("span", f"{SIGNS[pair.how]} {where}".strip(), cls=f"sign {pair.how}")
    words = h("p", pair.differs, cls="differs") if pair.differs else None
    return h("article", sign, words, h("div", [_side(pair, game) for game in EDITIONS], cls="sides"), cls="card pair")


def _side(pair: Pair, game: str) -> Node:
    ids = pair.ids.get(game, [])
    if not ids:
        return h("div", h("h4", rules.title(game)), h("p", "No such rule.", cls="quiet"), cls="side")
    found = rules.clause(ids[0])
    borrowed = rules.game_of(ids[0]) != game
    note = h("p", "The base text is silent; it is played as in Winter.", cls="quiet") if borrowed else None
    return h("div", h("h4", rules.title(game)), h("p", found.says if found else ""), note, chips(ids), cls="side")


# ---- player counts and variants of one game -----------------------------------------------


def _game_row(at: Address) -> tuple[str, Node]:
    game = at.game if at.game in games() else games()[-1]
    entries = {id: (str(Address(view="compare", against=at.against, game=id)), rules.title(id)) for id in games()}
    return game, h("div", tabs("Games", game, entries), cls="small-tabs")


def _counts(at: Address) -> Node:
    game, row = _game_row(at)
    offer = glossary.set_up(game)
    assert offer
    columns = {f"{n} players": dict(_said(Table(game, n))) for n in offer.players}
    special = [one for one in catalogue.game(game).rulebook.clauses.values() if one.players]
    return h(
        "div",
        row,
        h("h3", "What the set-up changes"),
        _columns(columns),
        [h("h3", "Rules for some player counts only"), rule_list(special, game=False)] if special else None,
    )


def _said(table: Table) -> Iterator[tuple[str, str]]:
    """Each step of a set-up by its rule and kind, as one text."""
    try:
        for one in items(table):
            yield f"{one.clause} {one.kind}", " ".join(one.lines)
    except BadInput as error:
        yield "", sentence(error.problem)


def _columns(columns: dict[str, dict[str, str]]) -> Node:
    """A table of the steps in which the columns differ."""
    keys = list(dict.fromkeys(key for column in columns.values() for key in column))
    rows = [key for key in keys if len({_plain(column.get(key, "")) for column in columns.values()}) > 1]
    if not rows:
        return nothing("The set-up is the same.")
    head = h("tr", h("th", "Rule", scope="col"), [h("th", name, scope="col") for name in columns])
    body = [
        h(
            "tr",
            h("th", chips(key.split()[:1]), scope="row"),
            [h("td", column.get(key) or "—") for column in columns.values()],
        )
        for key in rows
    ]
    table = h("table", h("thead", head), h("tbody", body), cls="columns-table")
    return h("div", table, cls="wide", tabindex="0", role="region", aria_label="Differences")


def _plain(text: str) -> str:
    """Text without who it is about: with more players more names stand in it, and that is no difference."""
    return "place" if text.startswith("In this order") else text


def _variants(at: Address) -> Node:
    game, row = _game_row(at)
    offer = glossary.set_up(game)
    if not offer or not offer.variant:
        return h("div", row, nothing(f"{rules.title(game)} has no variants."))
    chosen = next((one for one in offer.variant if one.id == at.with_), offer.variant[0])
    links = {
        one.id: (str(Address(view="compare", against="variants", game=game, with_=one.id)), one.name)
        for one in offer.variant
    }
    players = next(n for n in (*reversed(offer.players[:-1]), *offer.players) if chosen.fits(n))
    columns = {
        "The plain game": dict(_said(Table(game, players))),
        chosen.name: dict(_said(Table(game, players, (chosen.id,)))),
    }
    described = [found for id in chosen.clauses if (found := rules.clause(id))]
    return h(
        "div",
        row,
        h("div", tabs("Variants", chosen.id, links), cls="small-tabs"),
        h("h3", "What the rules say"),
        rule_list(described, game=False),
        h("h3", f"What the set-up changes, with {players} players"),
        _columns(columns),
        h(
            "p",
            link(
                str(Address(view="setup", game=game, players=str(players), with_=chosen.id)),
                icon("tick"),
                "Set it up",
                cls="button",
            ),
        ),
    )
