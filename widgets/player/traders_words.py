"""Coffee Traders in words: its actions on buttons, and what no board shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders import actions as a
from tutor.coffee_traders.notation import write
from tutor.coffee_traders.position import COOPERATIVES, Player, Position
from tutor.core.sentences import listed
from tutor.core.values import Action
from widgets.boards.traders_looks import shown, tally, who

PHASES = {
    "setup": "setup",
    "work": "phase 1: Work",
    "assign": "phase 2: Assign Workers",
    "trade": "phase 3: Trade & Build",
    "harvest": "phase 4: Harvest",
    "sell": "phase 5: Sell",
    "refresh": "phase 6: Refresh",
    "end": "the end of the game",
}
KINDS = {"station": "production station", "post": "fair trade post"}
BONUSES = {"marker": "Action marker", "coins": "coins", "trader": "trader"}

# ---- actions ------------------------------------------------------------------------


def plain(action: Action) -> str:
    """Return an action in plain words, ``Add from row A: Brazil, row 1/2, space 2, from space 2``."""
    writer = _WORDS.get(type(action))
    return writer(action) if writer else _titled(write(action))


def _space(action: Any) -> str:
    return f"{shown(action.cooperative)}, row\N{NO-BREAK SPACE}{action.row}, space\N{NO-BREAK SPACE}{action.space}"


def _way(action: Any) -> str:
    return _space(action) + (f", from space\N{NO-BREAK SPACE}{action.start}" if action.start else "")


def _add(action: Any) -> str:
    return f"Add from row {action.line}: {_way(action)}" + (", by truck" if action.truck else "")


def _building(action: Any) -> str:
    """Return what is built, and where."""
    column = f", from column {action.column}" if action.column else ""
    if action.kind == "warehouse":
        where = "in the row" if action.place == "row" else f"for {shown(action.place)}"
        return f"warehouse {where}{column}"
    space = f", space {action.space}" if action.space else ""
    return f"{KINDS.get(action.kind, action.kind)} in {shown(action.place)}{space}{column}"


def _names(words: Sequence[str]) -> str:
    return listed(tuple(map(shown, words)))


def _luwak(action: Any) -> str:
    return f", with kopi luwak as {_names(action.luwak)}" if action.luwak else ""


def _deliver(action: Any) -> str:
    coffee = f", {shown(action.coffee)} coffee" if action.coffee else ""
    return f"Deliver to {shown(action.city)}, space {action.space}{coffee}{_luwak(action)}"


def _exchange(action: Any) -> str:
    gives = " and ".join(f"{n} {shown(coffee)}" for coffee, n in _counted(action.gives))
    return f"Trade {gives} for {shown(action.takes)}"


def _counted(words: Sequence[str]) -> list[tuple[str, int]]:
    return [(word, words.count(word)) for word in dict.fromkeys(words)]


def _arrange(action: Any) -> str:
    columns = f"the others for {_names(action.columns)}" if action.columns else ""
    row = f"{tally(action.rows, 'warehouse')} in the row"
    return "Arrange: " + (f"{row}, {columns}" if columns else row)


_WORDS: dict[type[Action], Callable[[Any], str]] = {
    a.Plant: lambda b: f"Plant: {shown(b.cooperative)}, space {b.space}",
    a.Add: _add,
    a.Send: lambda b: f"Send workers to {shown(b.cooperative)}",
    a.Breed: lambda b: f"Breed a donkey: {_way(b)}",
    a.Civet: lambda b: "Send a civet to Sumatra",
    a.Coins: lambda b: "Take two coins",
    a.Drop: lambda b: "Drop out",
    a.Counter: lambda b: f"Take the {shown(b.counter)} counter",
    a.StepUp: lambda b: f"Step up in {shown(b.row)}'s row",
    a.Pair: lambda b: f"Stack it with {shown(b.counter)}",
    a.Farm: lambda b: f"Build the farm in {shown(b.cooperative)}",
    a.Discard: lambda b: "Remove the farm from the game",
    a.Serve: lambda b: f"Give the next worker to {_titled(who(b.player))}",
    a.Staff: lambda b: f"Put a worker on {_space(b)}",
    a.Give: lambda b: f"Give a worker to {_space(b)}",
    a.Pay: lambda b: "Pay a coin" if b.what == "coin" else f"Step back in {shown(b.what)}'s row",
    a.Stop: lambda b: "Pay no more",
    a.GiveUp: lambda b: f"Give up {_space(b)}",
    a.Trader: lambda b: f"Open the trading house of {shown(b.cooperative)}",
    a.Join: lambda b: "Join with a trader",
    a.Decline: lambda b: "Take no part",
    a.Hire: lambda b: f"Hire a contractor: {_building(b)}",
    a.Piggyback: lambda b: f"Build along: {_building(b)}, paying {shown(b.pays)}",
    a.Build: lambda b: f"Build: {_building(b)}",
    a.TakeCoffee: lambda b: f"Take {shown(b.coffee)} coffee",
    a.RemoveTrader: lambda b: "Remove a trader from the game",
    a.Fulfil: lambda b: f"Fulfil contract {b.letter}{_luwak(b)}",
    a.Deliver: _deliver,
    a.Exchange: _exchange,
    a.Buy: lambda b: f"Buy {shown(b.coffee)} coffee",
    a.Spend: lambda b: f"Spend Stock counters: {_names(b.stock)}",
    a.Take: lambda b: f"Take the bonuses on the {b.side}",
    a.Claim: lambda b: f"Take the bonus: {b.bonus}",
    a.PlaceWild: lambda b: f"Put the Wild Stock counter on {shown(b.stock)}",
    a.Arrange: _arrange,
    a.Wilds: lambda b: (
        f"Put the Wild Stock counters on {_names(b.stock)}" if b.stock else "Take the Wild Stock counters off"
    ),
    a.Use: lambda b: f"Use the {BONUSES[b.bonus]} of the Bonus Supply",
    a.Refill: lambda b: f"Put {BONUSES[b.bonus]} back into the Bonus Supply",
}
"""Kind of action → its words; those that are not here are one word: Pass, Harvest, Done."""

# ---- what is not drawn ---------------------------------------------------------------


def beside(game: CoffeeTraders, p: Position) -> list[str]:
    """Return what lies on the table and on no board, a sentence each."""
    names = [_titled(who(name)) for name in game.names(p)]
    lines = [f"Period {p.period}, {PHASES[p.phase]}."]
    if p.phase != "end":
        lines.append(f"Turn order: {', '.join(names[seat] for seat in p.order)}.")
    if p.out:
        lines.append(f"Dropped out: {listed(tuple(names[seat] for seat in p.out))}.")
    if p.next_order:
        lines.append(f"Next turn order so far: {', '.join(names[seat] for seat in p.next_order)}.")
    lines += [
        f"{name} has {listed(has)}." for name, one in zip(names, p.players, strict=True) if (has := tuple(_held(one)))
    ]
    rows = ((name, _placed(one)) for name, one in zip(names, p.players, strict=True))
    placed = [f"{name}'s plantations placed: {those}." for name, those in rows if those]
    return [*lines, *placed, *_andre(p)]


def _titled(words: str) -> str:
    return words[:1].upper() + words[1:]


def _held(one: Player) -> Iterator[str]:
    if one.markers:
        yield tally(one.markers, "Action marker")
    if one.spent:
        yield f"{one.spent} spent on Actions"
    if one.traders:
        yield tally(one.traders, "trader")
    if one.contractors:
        yield tally(one.contractors, "contractor")
    if one.bonus:
        yield f"a Bonus Supply of {listed(tuple(BONUSES[bonus] for bonus in one.bonus))}"
    for coffee, stock, wild in zip(COOPERATIVES, one.stock, one.wild_stock, strict=True):
        if stock + wild:
            yield f"{tally(stock + wild, 'Stock counter')} of {shown(coffee)}"


def _placed(one: Player) -> str:
    return ", ".join(f"{gone} from row {row}" for row, gone in zip("ABC", one.taken, strict=True) if gone)


def _andre(p: Position) -> Iterator[str]:
    if p.andre is None:
        return
    if p.andre.contracts:
        yield f"André's visible contract: {p.andre.contracts[0]}, and {len(p.andre.contracts) - 1} below it."
    turned = p.andre.counters[: p.andre.turned]
    if turned:
        yield f"André's Arabica counters face up: {_names(turned)}."
