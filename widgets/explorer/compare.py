"""Compare: the two editions of Coffee Rush, player counts within a game, and variants against the plain game."""

from __future__ import annotations

from tutor import catalogue, glossary
from tutor.core.rulebook import Clause
from tutor.glossary import SetUp, Variant
from widgets.explorer import address, editions, played, rules, setup_columns
from widgets.explorer.address import PLAYERS, VARIANTS, WALKS, Address, set_up_games
from widgets.explorer.parts import chips, heading, nothing, rule_list, tabs
from widgets.explorer.setup_list import Table
from widgets.explorer.words import link, people, phrase
from widgets.leaf import Node, h, icon

WAYS = {"": "editions", WALKS: "walks", PLAYERS: "players", VARIANTS: "variants"}
"""What to compare → the kind of its name in the row of them."""


def page(at: Address) -> Node:
    """Return the comparison asked for: the editions, player counts or variants of one game."""
    entries = {
        against: (str(Address(view="compare", against=against)), phrase("ways", kind)) for against, kind in WAYS.items()
    }
    ways = tabs(phrase("compare", "what"), at.against, entries)
    return h("section", heading(phrase("compare", "title")), ways, _shown(at), cls="compare")


def _shown(at: Address) -> Node:
    match at.against:
        case address.PLAYERS:
            return _counts(at)
        case address.VARIANTS:
            return _variants(at)
        case address.WALKS:
            return None  # it stands on boards below
        case _:
            return editions.page(at)


def _game_row(at: Address) -> tuple[str, Node]:
    games = set_up_games()
    game = at.game if at.game in games else games[-1]
    entries = {id: (str(Address(view="compare", against=at.against, game=id)), rules.title(id)) for id in games}
    return game, h("div", tabs(phrase("page", "games"), game, entries), cls="small-tabs")


def _counts(at: Address) -> Node:
    game, row = _game_row(at)
    offer = glossary.set_up(game)
    assert offer
    tables = {people(n): Table(game, n) for n in offer.players}
    return h(
        "div",
        row,
        played.section(one for one in glossary.plays() if one.game == game and one.at[0].players),
        h("h3", phrase("compare", "set_up")),
        setup_columns.table(tables),
        _special(game),
    )


def _special(game: str) -> Node:
    """The rules that hold for some player counts only, those for the same folded together."""
    found: dict[str, list[Clause]] = {}
    for one in catalogue.game(game).rulebook.clauses.values():
        found.setdefault(one.players, []).append(one)
    found.pop("", None)
    if not found:
        return None
    folded = [_folded(players, rules_) for players, rules_ in sorted(found.items())]
    return [h("h3", phrase("compare", "some_counts")), h("div", folded, cls="folded")]


def _folded(players: str, few: list[Clause]) -> Node:
    several = phrase("page", "with_players", players=players.replace("-", "–"))
    who = phrase("setup", "alone") if players == "1" else several
    head = h("summary", phrase("compare", "only", who=who, n=len(few)))
    return h("details", head, rule_list(few, game=False))


def _variants(at: Address) -> Node:
    game, row = _game_row(at)
    offer = glossary.set_up(game)
    if not offer or not offer.variant:
        return h("div", row, nothing(phrase("compare", "no_variants", game=rules.title(game))))
    chosen = next((one for one in offer.variant if one.id == at.with_), offer.variant[0])
    links = {
        one.id: (str(Address(view="compare", against=VARIANTS, game=game, with_=one.id)), one.name)
        for one in offer.variant
    }
    return h(
        "div",
        row,
        h("div", tabs(phrase("page", "variants"), chosen.id, links), cls="small-tabs"),
        _against(game, offer, chosen),
    )


def _against(game: str, offer: SetUp, chosen: Variant) -> list[Node]:
    """A variant beside the plain game: its rules, the same played in both, and both set-ups."""
    players = next(n for n in (*reversed(offer.players[:-1]), *offer.players) if chosen.fits(n))
    tables = {phrase("compare", "plain"): Table(game, players), chosen.name: Table(game, players, (chosen.id,))}
    plays = (one for one in glossary.plays() if one.game == game and chosen.id in {at.variant for at in one.at})
    set_up = Address(view="setup", game=game, players=str(players), with_=chosen.id)
    return [
        h("h3", phrase("compare", "rules")),
        rule_list((found for id in chosen.clauses if (found := rules.clause(id))), game=False),
        _only(chosen),
        played.section(plays, chosen.id),
        h("h3", phrase("compare", "set_up_with", players=players)),
        setup_columns.table(tables),
        h("p", link(str(set_up), icon("tick"), phrase("compare", "set_it_up"), cls="button")),
    ]


def _only(chosen: Variant) -> Node:
    """Say so where play goes by the same rules as in the plain game."""
    return h("p", chosen.only, " ", chips(chosen.clauses[:1]), cls="note") if chosen.only else None
