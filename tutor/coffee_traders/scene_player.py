"""Reading the players of a scene, and what follows from the pieces on the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from tutor.coffee_traders import andre
from tutor.coffee_traders.bonus import BONUSES
from tutor.coffee_traders.names import ANIMALS, BUILDINGS, COFFEES, COOPERATIVES, LAST_COLUMN, LETTERS, WILD
from tutor.coffee_traders.position import Andre, Player, Position, seated
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.scene_file import AndreEntry, BarEntry, PlayerEntry
from tutor.coffee_traders.table import andre_seat, built, placed
from tutor.core.errors import BadInput, choose, shown
from tutor.core.read import join, within

MOST = 99
"""Of each thing that is counted; no game comes near."""
COUNTS = (
    *("coins", "donkeys", "trucks", "civets", "minus_tokens", "markers", "spent", "workers", "traders"),
    *("contractors", "civets_in_sumatra"),
)
FLAGS = ("fresh_trader", "column_2_trader", "column_3_truck", "row_b_level_3", "wild_stock_won")
ROW_BONUSES = (*ANIMALS, "civet", "trader")
"""What may lie right of a player's contracts (traders.board.34, .35)."""


def counter_name(word: str, place: str) -> str:
    """Return a counter's name as the box has it; spaces and hyphens in it will do. Raises ``BadInput``."""
    return choose(word.lower().replace(" ", "_").replace("-", "_"), (*COOPERATIVES, *ANIMALS, WILD), place, "counter")


def read_seats(names: tuple[str, ...], words: tuple[str, ...], place: str) -> tuple[int, ...]:
    """Return the seats of players named, each at most once; raises ``BadInput``."""
    seats = tuple(names.index(choose(word, names, join(place, i), "player")) for i, word in enumerate(words))
    if len(set(seats)) != len(seats):
        raise BadInput(place, "the same player stands here twice")
    return seats


def read(rules: Rules, p: Position, entries: dict[str, PlayerEntry], place: str) -> Position:
    """Return the position with its people as the scene's entries describe them."""
    for seat, (name, entry) in enumerate(entries.items()):
        where = join(place, name)
        player = _player(rules, name, entry, where)
        p = replace(p, players=(*p.players[:seat], player, *p.players[seat + 1 :]))
        p = _bars(rules, p, seat, entry.bars, join(where, "bars"))
        p = seated(p, seat, taken=_taken(rules, p, seat, entry, where), columns=_columns(rules, p, seat, entry, where))
    return p


def _player(rules: Rules, name: str, e: PlayerEntry, place: str) -> Player:
    for field in COUNTS:
        within(getattr(e, field), MOST, join(place, field))
    choose(e.own_marker, ("", "ready", "spent"), join(place, "own_marker"), "state of the own marker")
    return Player(
        name,
        **{field: getattr(e, field) for field in (*COUNTS, *FLAGS)},
        own_marker=e.own_marker,
        bonus=_some(e.bonus, BONUSES, join(place, "bonus")),
        farms=tuple(row in e.farms for row in "ABC"),  # type: ignore[arg-type]  # three rows, three flags
        warehouse_rows=_rows(rules, e.warehouses.rows, join(place, "warehouses.rows")),
        warehouse_columns=_tops(rules, e.warehouses.columns, join(place, "warehouses.columns")),
        coffee=_per(e.coffee, COFFEES, 0, 0, rules.box.highest_coffee, join(place, "coffee")),
        arabica=_per(e.arabica, COOPERATIVES, 1, 1, LAST_COLUMN, join(place, "arabica")),
        counters=tuple(_counter(word, join(place, "counters", i)) for i, word in enumerate(e.counters)),
        contracts=_contracts(rules, e, place),
        hard="".join(letter for letter in LETTERS if letter in e.hard),
        row_bonuses=_row_bonuses(e.row_bonuses, join(place, "row_bonuses")),
        stock=_per(e.stock, COOPERATIVES, 0, 0, rules.box.stock, join(place, "stock")),
        wild_stock=_per(e.wild_stock, COOPERATIVES, 0, 0, 1, join(place, "wild_stock")),
        houses=_some(e.houses, COOPERATIVES, join(place, "houses")),
    )


def _some(words: tuple[str, ...], allowed: tuple[str, ...], place: str) -> tuple[str, ...]:
    for i, word in enumerate(words):
        choose(word, allowed, join(place, i), "entry")
    return tuple(word for word in allowed if word in words)


def _rows(rules: Rules, rows: int, place: str) -> int:
    return within(rows, min(BUILDINGS["warehouse"], rules.box.warehouse_spaces), place)


def _tops(rules: Rules, columns: tuple[str, ...], place: str) -> tuple[str, ...]:
    for i, coffee in enumerate(columns):
        choose(coffee, rules.box.warehouse_tops, join(place, i), "coffee track with a warehouse space")
    if len(set(columns)) != len(columns):
        raise BadInput(place, "two warehouses stand at the top of one track")
    return tuple(coffee for coffee in COFFEES if coffee in columns)


def _per(
    counts: dict[str, int], names: tuple[str, ...], default: int, least: int, most: int, place: str
) -> tuple[int, ...]:
    for name, n in counts.items():
        choose(name, names, place, "name")
        within(n, most, join(place, name), least)
    return tuple(counts.get(name, default) for name in names)


def _counter(word: str, place: str) -> str:
    counter, _, partner = word.partition(":")
    name = counter_name(counter, place)
    return f"{name}:{counter_name(partner, place)}" if partner and name == WILD else name


def _contracts(rules: Rules, e: PlayerEntry, place: str) -> tuple[str, ...]:
    held = dict.fromkeys(LETTERS, "")
    for letter, card in e.hand.items():
        choose(letter, tuple(LETTERS), join(place, "hand"), "contract letter")
        held[letter] = choose(card, rules.box.cards[letter], join(place, "hand", letter), "contract")
    for i, letter in enumerate(e.contracts):
        where = join(place, "contracts", i)
        if held[choose(letter, tuple(LETTERS), where, "contract letter")]:
            raise BadInput(where, f"contract {letter} is done twice, or still in hand")
        held[letter] = "done"
    return tuple(held.values())


def _row_bonuses(words: tuple[str, ...], place: str) -> tuple[str, ...]:
    for i, word in enumerate(words):
        if word not in ROW_BONUSES:
            raise BadInput(join(place, i), f"expected an Animal counter, 'civet' or 'trader', found {shown(word)}")
    if len(set(words)) != len(words) or sum(word in ANIMALS for word in words) > 1:
        raise BadInput(place, "expected one Animal counter, one civet and one trader at most (traders.board.34)")
    return tuple(sorted(words, key=ROW_BONUSES.index))


def _bars(rules: Rules, p: Position, seat: int, bars: tuple[BarEntry, ...], place: str) -> Position:
    columns = [list(column) for column in p.bars]
    for i, bar in enumerate(bars):
        where = join(place, i)
        city = choose(bar.city.lower(), rules.box.cities, join(where, "city"), "Coffee Bar")
        column = columns[rules.box.cities.index(city)]
        within(bar.space, len(column), join(where, "space"), 1)
        if column[bar.space - 1] >= 0:
            raise BadInput(where, f"two Scoring markers lie on space {bar.space} of {city} (traders.bars.3)")
        column[bar.space - 1] = seat
    return replace(p, bars=tuple(tuple(column) for column in columns))


def read_andre(rules: Rules, p: Position, e: AndreEntry, place: str) -> Position:
    """Return the position with André's board as his entry describes it."""
    seat = andre_seat(p)
    within(e.traders, andre.TRADERS, join(place, "traders"))
    for i, card in enumerate(e.contracts):
        choose(card, rules.box.contracts, join(place, "contracts", i), "contract")
    for i, colour in enumerate(e.counters):
        choose(colour, COOPERATIVES, join(place, "counters", i), "Arabica counter")
    if len(set(e.counters)) != len(e.counters):
        raise BadInput(join(place, "counters"), "his five Arabica counters are all different (traders.andre.6)")
    within(e.turned, len(e.counters), join(place, "turned"))
    within(e.turns, andre.TURNS, join(place, "turns"))
    p = seated(p, seat, traders=e.traders)
    p = _bars(rules, p, seat, e.bars, join(place, "bars"))
    return replace(p, andre=Andre(e.contracts, e.counters, e.turned, e.turns))


def _taken(rules: Rules, p: Position, seat: int, e: PlayerEntry, place: str) -> tuple[int, int, int]:
    lengths = [len(row) for row in rules.box.rows]
    if e.taken is None:
        return taken_at_least(rules, p, seat, e.row_b_level_3)
    for row, n in e.taken.items():
        choose(row, tuple("ABC"), join(place, "taken"), "row of the player board")
        within(n, lengths["ABC".index(row)], join(place, "taken", row))
    a, b, c = (e.taken.get(row, 0) for row in "ABC")
    if e.row_b_level_3 and b < lengths[1]:
        raise BadInput(join(place, "row_b_level_3"), f"with it row B is empty; expected taken.B = {lengths[1]}")
    return a, b, c


def taken_at_least(rules: Rules, p: Position, seat: int, level_3: bool) -> tuple[int, int, int]:
    """Return the fewest plantations gone from rows A, B, C that explain those on the board."""
    rows = rules.box.rows
    need = {level: placed(p, seat, level) - (3 if level == 1 else 0) for level in (1, 2, 3)}

    def explains(taken: tuple[int, ...]) -> bool:
        levels = [slot.level for row, n in zip(rows, taken, strict=True) for slot in row[:n]]
        return all(levels.count(level) >= n for level, n in need.items())

    ways = [w for w in _prefixes([len(row) for row in rows]) if explains(w)]
    wanted = [w for w in ways if (w[1] == len(rows[1])) == level_3] or ways
    a, b, c = min(wanted or [tuple(len(row) for row in rows)], key=lambda w: (sum(w), w))
    return a, b, c


def _columns(rules: Rules, p: Position, seat: int, e: PlayerEntry, place: str) -> tuple[int, ...]:
    if e.columns is None:
        return columns_at_least(rules, p, seat)
    lengths = [len(column) for column in rules.box.columns]
    if len(e.columns) != len(lengths):
        raise BadInput(join(place, "columns"), f"expected {len(lengths)} numbers, found {len(e.columns)}")
    for i, (n, most) in enumerate(zip(e.columns, lengths, strict=True)):
        within(n, most, join(place, "columns", i))
    return e.columns


def columns_at_least(rules: Rules, p: Position, seat: int) -> tuple[int, ...]:
    """Return the fewest buildings gone from each column that explain those built."""
    columns = rules.box.columns
    need = {kind: built(p, seat, kind) - (kind == "warehouse") for kind in ("warehouse", "station", "post")}

    def explains(taken: tuple[int, ...]) -> bool:
        kinds = [kind for column, n in zip(columns, taken, strict=True) for kind in column[:n]]
        return all(kinds.count(kind) >= n for kind, n in need.items())

    ways = [w for w in _prefixes([len(column) for column in columns]) if explains(w)]
    return min(ways or [tuple(len(c) for c in columns)], key=lambda w: (sum(w), w))


def _prefixes(lengths: list[int]) -> Iterator[tuple[int, ...]]:
    return product(*(range(n + 1) for n in lengths))
