"""Reading the text of an action (written by ``notation``)."""

from __future__ import annotations

import re
from collections.abc import Callable

from tutor.coffee_traders import actions as a
from tutor.coffee_traders.bonus import BONUSES
from tutor.coffee_traders.names import ANIMALS, COFFEES, COOPERATIVES, KINDS, LETTERS, ROWS, WILD
from tutor.coffee_traders.notation import ALONE, write
from tutor.coffee_traders.rules import Rules
from tutor.core.errors import BadInput, choose, shown
from tutor.core.values import Action

MOST_NUMBER = 99
"""Of a space, a column or a count: what is there is for the rules to say."""

COUNTERS = (*ANIMALS, WILD)


def read(rules: Rules, names: tuple[str, ...], verb: str, rest: str, place: str) -> Action:
    """Read an action; raises ``BadInput`` for words that are none."""
    reader = _READERS[choose(verb, _READERS, place, "action")]
    return reader(_Words(rules, names, verb, rest.split(), place))


class _Words:
    """The words behind a verb, taken one by one."""

    def __init__(self, rules: Rules, names: tuple[str, ...], verb: str, words: list[str], place: str) -> None:
        self.rules, self.names, self.verb, self.words, self.place = rules, names, verb, words, place

    def take(self, allowed: tuple[str, ...], what: str) -> str:
        """Take the next word, one of ``allowed``."""
        if not self.words:
            raise BadInput(self.place, f"expected a {what} behind {self.verb!r}: " + ", ".join(allowed))
        word = self.words.pop(0)
        return choose(word, allowed, self.place, what)

    def maybe(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.words[:1] == [word]:
            self.words.pop(0)
            return True
        return False

    def number(self, what: str, least: int = 1) -> int:
        """Take the next word, a number."""
        word = self.words.pop(0) if self.words else ""
        if re.fullmatch(r"[0-9]{1,2}", word) and int(word) >= least:
            return int(word)
        raise BadInput(self.place, f"expected a {what} from {least} to {MOST_NUMBER}, found {shown(word)}")

    def has_number(self) -> bool:
        """Say whether a number comes next."""
        return bool(self.words) and self.words[0].isdecimal()

    def coffees(self, allowed: tuple[str, ...], stop: str = "") -> tuple[str, ...]:
        """Take coffees up to ``stop`` or the end; a number behind one counts it."""
        found: list[str] = []
        while self.words and self.words[0] != stop:
            coffee = self.take(allowed, "coffee")
            found += [coffee] * (self.number("count") if self.has_number() else 1)
        return tuple(sorted(found, key=COFFEES.index))

    def end(self, action: Action) -> Action:
        """Return the action if no word is left."""
        if self.words:
            raise BadInput(self.place, f"unexpected behind {write(action)!r}: {shown(' '.join(self.words))}")
        return action


def _cooperative(w: _Words) -> str:
    return w.take(COOPERATIVES, "cooperative")


def _plantation(w: _Words) -> tuple[str, str, int]:
    return _cooperative(w), w.take(ROWS, "row"), w.number("space")


def _add(w: _Words) -> Action:
    line = w.take(("A", "B", "C"), "row of the player board")
    cooperative, row, space = _plantation(w)
    start = w.number("space") if w.maybe("from") else 0
    return w.end(a.Add(line, cooperative, row, space, start, w.maybe("truck")))


def _breed(w: _Words) -> Action:
    cooperative, row, space = _cooperative(w), w.take(ROWS[1:], "row"), w.number("space")
    if not w.maybe("from"):
        raise BadInput(w.place, "expected 'breed COOPERATIVE ROW SPACE from SPACE'")
    return w.end(a.Breed(cooperative, row, space, w.number("space")))


def _building(w: _Words) -> tuple[str, str, int, int]:
    kind = w.take(KINDS[:4], "building")
    if kind == "warehouse":
        place, space = w.take((*COFFEES, "row"), "coffee or 'row'"), 0
    else:
        place, space = _cooperative(w), w.number("space") if w.has_number() else 0
    column = w.number("column") if w.maybe("column") else 0
    return kind, place, space, column


def _hire(w: _Words) -> Action:
    return w.end(a.Hire(*_building(w)))


def _build(w: _Words) -> Action:
    return w.end(a.Build(*_building(w)))


def _piggyback(w: _Words) -> Action:
    kind, place, space, column = _building(w)
    if not w.maybe("paying"):
        raise BadInput(w.place, "expected 'paying COFFEE' at the end")
    return w.end(a.Piggyback(kind, place, w.take(COFFEES, "coffee"), space, column))


def _trade(w: _Words) -> Action:
    gives = w.coffees(COFFEES, "for")
    if not w.maybe("for"):
        raise BadInput(w.place, "expected 'trade COFFEES for COFFEE'")
    return w.end(a.Exchange(gives, w.take(COFFEES, "coffee")))


def _luwak(w: _Words) -> tuple[str, ...]:
    return w.coffees(COOPERATIVES) if w.maybe("luwak") else ()


def _fulfil(w: _Words) -> Action:
    return w.end(a.Fulfil(w.take(tuple(LETTERS), "contract"), _luwak(w)))


def _deliver(w: _Words) -> Action:
    city, space = w.take(w.rules.box.cities, "Coffee Bar"), w.number("space")
    coffee = w.take(COFFEES, "coffee") if w.words and w.words[0] != "luwak" else ""
    return w.end(a.Deliver(city, space, coffee, _luwak(w)))


def _arrange(w: _Words) -> Action:
    rows = w.number("number of warehouses in the row", 0)
    return w.end(a.Arrange(rows, w.coffees(COFFEES)))


def _remove(w: _Words) -> Action:
    w.take(("trader",), "piece")
    return w.end(a.RemoveTrader())


def _alone(make: Callable[[], Action]) -> Callable[[_Words], Action]:
    return lambda w: w.end(make())


def _one(make: Callable[[str], Action], allowed: tuple[str, ...], what: str) -> Callable[[_Words], Action]:
    return lambda w: w.end(make(w.take(allowed, what)))


def _on_plantation(make: Callable[[str, str, int], Action]) -> Callable[[_Words], Action]:
    return lambda w: w.end(make(*_plantation(w)))


_READERS: dict[str, Callable[[_Words], Action]] = {
    **{verb: _alone(make) for verb, make in ALONE.items()},
    "plant": lambda w: w.end(a.Plant(_cooperative(w), w.number("space"))),
    "add": _add,
    "send": _one(a.Send, COOPERATIVES, "cooperative"),
    "breed": _breed,
    "counter": _one(a.Counter, COUNTERS, "Animal counter"),
    "step": _one(a.StepUp, COOPERATIVES, "Arabica row"),
    "pair": _one(a.Pair, (*COOPERATIVES, *COUNTERS), "counter"),
    "farm": _one(a.Farm, COOPERATIVES, "cooperative"),
    "serve": lambda w: w.end(a.Serve(w.take(w.names, "player"))),
    "staff": _on_plantation(a.Staff),
    "give": _on_plantation(a.Give),
    "lose": _on_plantation(a.GiveUp),
    "pay": _one(a.Pay, ("coin", *COOPERATIVES), "coin or Arabica row"),
    "trader": _one(a.Trader, COOPERATIVES, "cooperative"),
    "hire": _hire,
    "build": _build,
    "piggyback": _piggyback,
    "take": _one(a.TakeCoffee, COFFEES, "coffee"),
    "remove": _remove,
    "fulfil": _fulfil,
    "deliver": _deliver,
    "trade": _trade,
    "buy": _one(a.Buy, COFFEES, "coffee"),
    "spend": lambda w: w.end(a.Spend(w.coffees(COOPERATIVES))),
    "choose": _one(a.Take, ("left", "right"), "side"),
    "claim": _one(a.Claim, ("animal", "civet", "trader"), "bonus"),
    "wild": _one(a.PlaceWild, COOPERATIVES, "Stock space"),
    "arrange": _arrange,
    "wilds": lambda w: w.end(a.Wilds(w.coffees(COOPERATIVES))),
    "use": _one(a.Use, BONUSES, "thing of the Bonus Supply"),
    "refill": _one(a.Refill, BONUSES, "thing of the Bonus Supply"),
}
