"""What the things on a Coffee Traders table are about."""

from __future__ import annotations

import pytest

from tutor import catalogue
from tutor.coffee_traders.about import about, things

BOOK = catalogue.game("traders").rulebook
WORDS = {
    "cooperative": "cooperative",
    "row 1": "1 space",
    "row 1/2": "1/2 space",
    "row 2/3": "2/3 space",
    "unstaffed": "unstaffed",
    "donkey on a pathway": "donkey",
    "truck beside a space": "truck",
    "1st position": "1st space",
    "later position": "next empty space",
    "workers of the town center": "town center",
    "coin of the trading house": "coin",
    "counter of the cooperative": "counter",
    "minus": "-3 VP",
    "contract done": "contract",
    "set aside": "set beside",
    "heap": "total",
    "waste": "lost",
    "post's share": "fair trade post",
    "first trader's share": "1st position",
    "trader's share": "each trader",
    "storage": "stores",
    "bar space": "space",
    "bottom space of a bar": "bottom space",
    "bar space with a counter": "counter",
    "space with a step": "board space",
}
"""Thing → words that its first clause must hold, where they are not the thing's own name."""


@pytest.mark.parametrize("thing", things())
def test_every_things_rules_stand_in_the_rulebook(thing: str) -> None:
    assert 1 <= len(about(thing)) <= 3
    assert set(about(thing)) <= set(BOOK.clauses)


@pytest.mark.parametrize("thing", WORDS)
def test_the_first_rule_speaks_of_the_thing(thing: str) -> None:
    assert WORDS[thing].lower() in BOOK.clauses[about(thing)[0]].says.lower()


@pytest.mark.parametrize("name", catalogue.game("traders").box.milestones)
def test_every_milestone_leads_to_its_own_rule(name: str) -> None:
    first = BOOK.clauses[about(f"milestone {name}")[0]]
    assert first.says.startswith("Milestone:")
    assert sum(about(thing)[0] == first.id for thing in things()) == 1


def test_several_things_in_one_name_each_rule_once() -> None:
    assert about("post", "building space", "post") == (*about("post"), *about("building space"))
