"""The actions of Coffee Traders in plain words, for buttons; their language file is ``en.toml``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from tutor.coffee_traders import actions as a
from tutor.coffee_traders.notation import write
from tutor.core.sentences import big, listed
from tutor.core.values import Action
from widgets.boards.traders_looks import shown, who
from widgets.player.words import phrase, wording

AS_WRITTEN = ("bonus", "kind", "side")
"""Fields of actions that name nothing on the table."""


def in_words(action: Action) -> str:
    """Return an action in plain words, ``Add from row A: Brazil, row 1/2, space 2, from space 2``."""
    special = _SPECIAL.get(type(action))
    kind, more = special(action) if special else (str(action.__struct_config__.tag), {})
    if kind not in wording("traders_action"):
        return big(write(action))
    return phrase("traders_action", kind, **_fields(action) | more)


def names(words: Sequence[str]) -> str:
    """Return names of the rules as they are read: ``Brazil and 2 Ethiopia``."""
    return listed(tuple(map(shown, words)))


def _fields(action: Action) -> dict[str, Any]:
    fields = {name: _field(name, value) for name, value in msgspec.structs.asdict(action).items()}
    return fields | ({"way": _way(action)} if "row" in fields and "space" in fields else {})


def _field(name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return names(value)
    return shown(value) if isinstance(value, str) and name not in AS_WRITTEN else value


def _part(kind: str, /, **numbers: Any) -> str:
    return phrase("traders_part", kind, **numbers)


def _way(action: Any) -> str:
    """Return a plantation space, and from where and how it is reached."""
    way = _part("space", cooperative=shown(action.cooperative), row=action.row, space=action.space)
    if getattr(action, "start", 0):
        way += _part("start", start=action.start)
    return way + (_part("truck") if getattr(action, "truck", False) else "")


def _building(action: Any) -> str:
    """Return what is built, and where."""
    return "".join(_of_building(action))


def _of_building(action: Any) -> Iterator[str]:
    if action.kind == "warehouse":
        yield _part("in_row") if action.place == "row" else _part("in_column", place=shown(action.place))
    else:
        kind = wording("traders_building").get(action.kind, action.kind)
        yield _part("building", kind=kind, place=shown(action.place))
        if action.space:
            yield _part("at_space", space=action.space)
    if action.column:
        yield _part("from_column", column=action.column)


# ---- actions with words of their own: which sentence, and what it needs besides the action's fields ----

Said = tuple[str, dict[str, Any]]


def _builds(kind: str) -> Callable[[Any], Said]:
    return lambda action: (kind, {"building": _building(action)})


def _with_bonus(kind: str) -> Callable[[Any], Said]:
    return lambda action: (kind, {"bonus": wording("traders_bonus")[action.bonus]})


def _luwak(action: Any) -> str:
    return _part("luwak", coffees=names(action.luwak)) if action.luwak else ""


def _deliver(action: Any) -> Said:
    return "deliver_coffee" if action.coffee else "deliver", {"luwak": _luwak(action)}


def _exchange(action: Any) -> Said:
    given = [_part("coffee", n=n, coffee=shown(coffee)) for coffee, n in Counter(action.gives).items()]
    return "trade", {"gives": listed(given)}


def _arrange(action: Any) -> Said:
    row = _part("warehouses", n=action.rows)
    return "arrange_columns" if action.columns else "arrange", {"row": row}


_SPECIAL: dict[type[Action], Callable[[Any], Said]] = {
    a.Serve: lambda action: ("serve", {"player": big(who(action.player))}),
    a.Pay: lambda action: ("pay_coin" if action.what == "coin" else "pay", {}),
    a.Hire: _builds("hire"),
    a.Piggyback: _builds("piggyback"),
    a.Build: _builds("build"),
    a.Fulfil: lambda action: ("fulfil", {"luwak": _luwak(action)}),
    a.Deliver: _deliver,
    a.Exchange: _exchange,
    a.Arrange: _arrange,
    a.Wilds: lambda action: ("wilds" if action.stock else "wilds_off", {}),
    a.Use: _with_bonus("use"),
    a.Refill: _with_bonus("refill"),
}
"""Kind of action → what it needs besides its fields; one that has no words at all is one word: Pass, Harvest, Done."""
