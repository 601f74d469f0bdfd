"""Parts that the leaves of the labs share: pictures to press, tokens and clauses, as nodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.sentences import ended
from widgets.labs.words import phrase
from widgets.leaf import Node, button, h, icon
from widgets.parts.rules import brief, face


def picture(kind: str, words: str, act: str, value: str, cls: str, key: str, *more: Node, **attributes: Any) -> Node:
    """Return a button with one of the drawings before its words."""
    return button([icon(kind), h("span", words), *more], act, value, cls, key=key, **attributes)


def tokens(found: Iterable[str], wanted: Sequence[str] = ()) -> Node:
    """Tokens as tiles with their number; ``wanted`` ones stand first, what is to spare is quiet."""
    counts, needs = Counter(found), Counter(wanted)
    kinds = sorted(counts, key=lambda kind: (kind not in needs, kind))
    made = [
        h(
            "li",
            icon(kind),
            h("span", f"{counts[kind]} {kind}"),
            cls=f"tile {kind}{'' if not needs or kind in needs else ' spare'}",
        )
        for kind in kinds
    ]
    return h("ul", *made, cls="tiles")


def rules(game: Game[Any], said: Mapping[str, str], act: str, value: str, opened: bool) -> list[Node]:
    """The rules (id → what they say of this case) as one button, and, once it is pressed, one by one."""
    head = button(brief(said), act, value, "rules", key=f"{act}-{value}", aria_expanded=opened,
                  aria_label=phrase("page", "rules", rules=brief(said)))  # fmt: skip
    if not opened:
        return [head]
    lines = [
        h(
            "li",
            h("b", face(id), title=id),
            " ",
            game.rulebook.says(id),
            h("span", ended(words), cls="quiet case") if words else None,
        )
        for id, words in said.items()
    ]
    return [head, h("ul", *lines, cls="cited")]
