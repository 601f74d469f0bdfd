"""The text of every action; ``reading`` turns it back."""

from __future__ import annotations

from collections import Counter as Counted
from collections.abc import Callable

from tutor.coffee_traders import actions as a
from tutor.core.values import Action

ALONE: dict[str, type[Action]] = {
    "civet": a.Civet,
    "coins": a.Coins,
    "drop": a.Drop,
    "discard": a.Discard,
    "stop": a.Stop,
    "join": a.Join,
    "decline": a.Decline,
    "pass": a.Pass,
    "harvest": a.Harvest,
    "done": a.Done,
}
"""Actions that are one word."""


def write(action: Action) -> str:
    """Return an action's text without the player's name."""
    return _WRITERS[type(action)](action)


def _listed(coffees: tuple[str, ...]) -> str:
    return " ".join(name if n == 1 else f"{name} {n}" for name, n in Counted(coffees).items())


def _written(*words: object) -> str:
    return " ".join(str(word) for word in words if word not in ("", 0, ()))


def _written_building(verb: str) -> Callable[[Action], str]:
    def writer(b: Action) -> str:
        assert isinstance(b, (a.Hire, a.Build, a.Piggyback))
        column = f"column {b.column}" if b.column else ""
        paying = f"paying {b.pays}" if isinstance(b, a.Piggyback) else ""
        return _written(verb, b.kind, b.place, b.space, column, paying)

    return writer


def _fields(verb: str) -> Callable[[Action], str]:
    return lambda action: _written(verb, *(getattr(action, f) for f in action.__struct_fields__))


def _with_luwak(action: Action) -> str:
    assert isinstance(action, (a.Fulfil, a.Deliver))
    luwak = f"luwak {_listed(action.luwak)}" if action.luwak else ""
    if isinstance(action, a.Fulfil):
        return _written("fulfil", action.letter, luwak)
    return _written("deliver", action.city, action.space, action.coffee, luwak)


def _written_way(action: Action) -> str:
    assert isinstance(action, (a.Add, a.Breed))
    start = f"from {action.start}" if action.start else ""
    if isinstance(action, a.Breed):
        return _written("breed", action.cooperative, action.row, action.space, start)
    truck = "truck" if action.truck else ""
    return _written("add", action.line, action.cooperative, action.row, action.space, start, truck)


def _written_list(action: Action) -> str:
    match action:
        case a.Exchange(gives, takes):
            return f"trade {_listed(gives)} for {takes}"
        case a.Spend(stock):
            return _written("spend", _listed(stock))
        case a.Wilds(stock):
            return _written("wilds", _listed(stock))
        case _:
            assert isinstance(action, a.Arrange)
            return " ".join(["arrange", str(action.rows), *action.columns])


_WRITERS: dict[type[Action], Callable[[Action], str]] = {
    **{make: _fields(verb) for verb, make in ALONE.items()},
    **{
        make: _fields(verb)
        for make, verb in (
            (a.Plant, "plant"),
            (a.Send, "send"),
            (a.Counter, "counter"),
            (a.StepUp, "step"),
            (a.Pair, "pair"),
            (a.Farm, "farm"),
            (a.Serve, "serve"),
            (a.Staff, "staff"),
            (a.Give, "give"),
            (a.GiveUp, "lose"),
            (a.Pay, "pay"),
            (a.Trader, "trader"),
            (a.TakeCoffee, "take"),
            (a.Buy, "buy"),
            (a.Take, "choose"),
            (a.Claim, "claim"),
            (a.PlaceWild, "wild"),
            (a.Use, "use"),
            (a.Refill, "refill"),
        )
    },
    **dict.fromkeys((a.Add, a.Breed), _written_way),
    **dict.fromkeys((a.Fulfil, a.Deliver), _with_luwak),
    **dict.fromkeys((a.Exchange, a.Spend, a.Wilds, a.Arrange), _written_list),
    a.Hire: _written_building("hire"),
    a.Build: _written_building("build"),
    a.Piggyback: _written_building("piggyback"),
    a.RemoveTrader: lambda action: "remove trader",
}
