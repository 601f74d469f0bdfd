"""Which rules stand near a rule: beside it, on the same doubtful point, in the other edition."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.coffee_rush.edition import rule_names
from tutor.core.rulebook import Clause
from widgets.explorer import rules
from widgets.explorer.words import phrase


def groups(one: Clause) -> list[tuple[str, list[Clause]]]:
    """Return the groups of rules near a clause, the nearest first, each rule in one group only."""
    found = [
        (phrase("related", "edition"), _counterparts(one.id)),
        (phrase("related", "doubt"), _same_point(one.id)),
        (phrase("related", "part"), _beside(one)),
    ]
    seen = {one.id}
    shown = []
    for title, ids in found:
        fresh = [id for id in dict.fromkeys(ids) if id not in seen]
        seen.update(fresh)
        shown.append((title, [near for id in fresh if (near := rules.clause(id))]))
    return shown


def _counterparts(id: str) -> Iterable[str]:
    game = rules.game_of(id)
    for editions in rule_names().values():
        if id in editions.get(game, ()):
            yield from (other for name, ids in editions.items() if name != game for other in ids)


def _same_point(id: str) -> Iterable[str]:
    return (other for one in rules.rulings_on(id) for other in one.about)


def _beside(one: Clause) -> Iterable[str]:
    """The rest of its section, from the nearest to the farthest."""
    ids = [near.id for near in rules.sections(rules.game_of(one.id))[one.section]]
    here = ids.index(one.id)
    return sorted(ids, key=lambda id: (abs(ids.index(id) - here), ids.index(id)))
