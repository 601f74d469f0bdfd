"""What a lesson answers: further buttons, what the drawn action would give, the verdict with its rules, the hints."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.core.sentences import ended
from tutor.lessons.outcome import Outcome
from tutor.lessons.player import Player
from tutor.lessons.words import rule
from widgets.explorer.address import Address
from widgets.leaf import Node, button, h, icon, link
from widgets.parts.rules import face, named, own
from widgets.player import leaves
from widgets.player.offers import offered
from widgets.player.views import Preview, Tile, View
from widgets.player.words import phrase

SIGNS = {"right": "tick", "shown": "tick", "on": "tick", "miss": "ring", "refused": "cross", "wrong": "cross"}
ALLOWED = ("right", "shown", "on")

FEW = 4
"""Rules that stand under an answer at once; where there are two or more besides, those are folded."""


def said(
    player: Player, view: View, preview: Preview | None, opened: str, last: bool, back: str = "", *, hint: bool = False
) -> list[Node]:
    """The further buttons, what the drawn action would give, what came of the last one, and the hints.

    ``opened`` is the clause whose sentence is shown, ``back`` the address that its page leads back to; without one, in
    a notebook, there is no link to that page. ``hint``: a hint is what came last.
    """
    outcome = player.outcome
    return [
        _more(player, view),
        card(player, view, outcome, opened, last, back, hint) if outcome else None,
        _gives(preview, leaves.says_how(player, view))
        if preview and not offered(view) and (not outcome or outcome.kind == "on")
        else None,
        _hints(player, hint),
    ]


def _more(player: Player, view: View) -> Node:
    if not player.open_to_play:
        return None
    made = [leaves.further(one, "option") for one in view.more() if not (one.at_hand or one.group)]
    return h("div", *made, cls="options", key="more") if made else None


def _gives(preview: Preview, elsewhere: bool) -> Node:
    """What the drawn action would give; on a phone only where the buttons do not say it (``elsewhere``)."""
    body = _tiles(preview.tiles) or h("p", preview.empty, cls="quiet")
    note = h("p", preview.note, cls="quiet") if preview.note else None
    return h(
        "section", h("h3", preview.title), body, note, cls="card gives wide" if elsewhere else "card gives", key="gives"
    )


def _tiles(tiles: Sequence[Tile]) -> Node:
    if not tiles:
        return None
    shown = [
        h("li", icon(t.icon), h("span", h("b", t.place or t.icon), " ", h("span", t.amount)), cls=f"tile {t.icon}")
        for t in tiles
    ]
    return h("ul", *shown, cls="tiles")


def card(
    player: Player, view: View, outcome: Outcome, opened: str, last: bool, back: str = "", hint: bool = False
) -> Node:
    """The verdict: a sign, one sentence, why or what it gave, what would do instead, and the clauses."""
    sign = SIGNS[outcome.kind]
    kind = "go" if outcome.kind in ALLOWED else "here" if outcome.kind == "miss" else "no"
    mark = h("span", "!", cls="ring", aria_hidden="true") if sign == "ring" else icon(sign)
    cited = own(player.game.id, outcome.clauses)
    parts = [
        h("h3", ended(outcome.says), cls="says"),
        *(h("p", ended(why), cls="more") for why in _why(player, outcome)),
        _tiles(view.gained(outcome.steps)),
        *_row(_instead(view, outcome), [_chip(id, rule(id), id == opened) for id in cited]),
        _rule(cited, opened, back),
    ]
    if player.done and last:
        parts.append(h("p", phrase("verdict", "last"), cls="end"))
    glad = "glad" if outcome.kind == "right" else ""
    seen = None if hint else "1"
    return h(
        "section", mark, h("div", *parts), cls=f"card verdict {kind} {glad}", key=f"verdict-{kind}", data_reveal=seen
    )


def _why(player: Player, outcome: Outcome) -> list[str]:
    """What explains an outcome; where an allowed action gave something, its tokens say more than its reasons."""
    if outcome.steps and outcome.kind in (*ALLOWED, "wrong"):
        return []
    nearest = [player.game.say(player.table.position, repair) for repair in outcome.repairs[:1]]
    return [*(outcome.more or nearest)]


def _instead(view: View, outcome: Outcome) -> list[Node]:
    return [
        button(view.repair(repair), "repair", str(i), "small go" if i == 0 else "small")
        for i, repair in enumerate(outcome.repairs)
    ]


def _row(instead: Sequence[Node], chips: Sequence[Node]) -> list[Node]:
    """What would do instead and the rules; of many rules the first few, the others folded."""
    few = len(chips) if len(chips) <= FEW + 1 else FEW
    shown = h("div", *instead, *chips[:few], cls="row")
    if not chips[few:]:
        return [shown]
    head = h("summary", phrase("verdict", "more_rules", n=len(chips) - few))
    return [shown, h("details", head, h("div", *chips[few:], cls="row"), cls="more-rules", key="more-rules")]


def _rule(cited: Collection[str], opened: str, back: str) -> Node:
    if opened not in cited:
        return None
    more = link(str(Address(clause=opened, back=back)), phrase("verdict", "more"), cls="rule-link") if back else None
    return h("div", h("p", rule(opened)), more, cls="rule")


def _chip(id: str, says: str, is_open: bool) -> Node:
    told = {"title": f"{id}: {says}", "aria_label": named(id)}
    return button(face(id), "clause", id, "chip", key=f"chip-{id}", aria_expanded=is_open, **told)


def _hints(player: Player, newest: bool) -> Node:
    if not player.hints:
        return None
    lines = [h("li", words) for words in player.hints]
    head = phrase("verdict", "hint" if len(lines) == 1 else "hints")
    if player.done:  # they have done their part
        return h("details", h("summary", head), h("ol", *lines), cls="card hints", key="hints-done")
    return h(
        "section",
        h("h3", head),
        h("ol", *lines),
        cls="card hints",
        key="hints",
        data_reveal="1" if newest else None,
    )
