"""The set-up helper: choose game, players and variants, get a checklist to tick off at the real table."""

from __future__ import annotations

from tutor import glossary
from tutor.core.errors import BadInput
from tutor.core.sentences import listed
from widgets.explorer import rules
from widgets.explorer.address import Address, set_up_games
from widgets.explorer.parts import chips, choice, heading, nothing
from widgets.explorer.setup_list import Item, Table, items
from widgets.explorer.words import link, people, phrase, sentence
from widgets.leaf import Node, h, icon


def table_of(at: Address) -> Table:
    """Return what an address asks to be set up; what does not fit is replaced by the nearest that does."""
    game = at.game if at.game in set_up_games() else set_up_games()[0]
    offer = glossary.set_up(game)
    assert offer
    known = {str(n): n for n in offer.players}
    return Table(game, known.get(at.players, offer.players[-2]), tuple(at.with_.split(",")))


def address_of(table: Table, view: str = "setup") -> Address:
    """Return the address of a set-up."""
    chosen = ",".join(one.id for one in table.chosen)
    return Address(view=view, game=table.game, players=str(table.players), with_=chosen)


def page(at: Address) -> Node:
    """Return the choices and the checklist."""
    table = table_of(at)
    return h(
        "section",
        heading(phrase("setup", "title"), h("span", f": {what(table)}", cls="printed")),
        _choices(table),
        _variants(table),
        _left_out(table),
        _list(table),
        cls="set-up",
    )


def what(table: Table) -> str:
    """A table in few words: the game, how many play, the variants."""
    return " · ".join((rules.title(table.game), people(table.players), *(one.name for one in table.chosen)))


def _choices(table: Table) -> Node:
    counts = {str(n): people(n) for n in table.offer.players}
    named = {game: rules.title(game) for game in set_up_games()}
    shown = [
        choice(phrase("page", "game"), "game", table.game, named),
        choice(phrase("page", "players"), "players", str(table.players), counts),
    ]
    return h("div", shown, cls="filters two-only")


def _variants(table: Table) -> Node | None:
    if not table.offer.variant:
        return None
    now = {one.id for one in table.chosen}
    links = [
        link(
            str(address_of(Table(table.game, table.players, _switched(table, one)))),
            one.name,
            cls="tab",
            aria_current="true" if one.id in now else None,
        )
        for one in table.offer.variant
        if one.fits(table.players)
    ]
    return h("div", links, cls="tabs small-tabs", role="group", aria_label=phrase("page", "variants"))


def _left_out(table: Table) -> Node:
    """Say which of the variants asked for cannot be played at this table."""
    now = table.chosen
    names = [one.name for one in table.offer.variant if one.id in table.variants and one not in now]
    if not names:
        return None
    kind, beside = "left_out_beside" if now else "left_out", listed([one.name for one in now])
    words = phrase("setup", kind, players=table.players, beside=beside, names=listed(names))
    return h("p", words, cls="note", role="note")


def _switched(table: Table, one: glossary.Variant) -> tuple[str, ...]:
    now = [other.id for other in table.chosen]
    if one.id in now:
        return tuple(id for id in now if id != one.id)
    return (one.id, *(id for id in now if id not in one.without))


def _list(table: Table) -> Node:
    try:
        found = items(table)
    except BadInput as error:
        return nothing(sentence(error.problem))
    key = f"{table.game} {table.players} {' '.join(one.id for one in table.chosen)}".strip()
    top = h(
        "div",
        h("p", "", data_count="1", role="status", cls="count"),
        h("button", phrase("setup", "again"), type="button", cls="button small", data_forget="1"),
        cls="doors",
    )
    aid_link = link(str(address_of(table, "aid")), phrase("setup", "aid"), cls="button")
    steps = h("ol", [_item(one, n) for n, one in enumerate(found, 1)], cls="checks")
    return h("div", h("p", aid_link, cls="doors"), top, steps, data_ticks=key, cls="ticked")


def _item(one: Item, n: int) -> Node:
    name = f"{one.clause} {one.kind}"
    box = h("input", type="checkbox", name=name, id=f"tick-{n}")
    picture = icon(glossary.phrases().icons[one.kind])
    words = h("span", [h("span", line, cls="line") for line in one.lines], cls="lines")
    label = h("label", box, h("span", str(n), cls="number"), picture, words, for_=f"tick-{n}")
    return h("li", label, chips((one.clause, one.ruling)), cls="check", id=f"step-{n}")
