"""What the rulebook's text forces on the print; a box that breaks it is refused."""

from __future__ import annotations

from collections import Counter

from tutor.coffee_traders.box_file import BoxFile, CooperativeFile
from tutor.coffee_traders.names import COOPERATIVES, LETTERS, ROWS
from tutor.core.box import check_part
from tutor.core.errors import BadInput, choose

MILESTONES = (
    "warehouses",
    "stations_and_posts",
    "contracts",
    "houses",
    "coffee",
    "bars",
    "plantations",
    "cooperatives",
    "quality",
)
"""The nine milestones in the order of traders.milestones.5 to .13."""

MOST_SPACES = 9
"""Of a row, a column or a track of points: more no board has room for, so a larger number is a slip of the pen."""

MOST_BUILDINGS = 6
"""Building spaces of one kind in a cooperative."""

MOST_COFFEES = 15
"""Coffees of one contract."""

BUILT_HERE = ("station", "post", "hospital", "farm")


def check(file: BoxFile, place: str) -> None:
    """Raise ``BadInput`` naming the field whose value the text of the rulebook rules out."""
    for name in COOPERATIVES:
        if name not in file.cooperative:
            raise BadInput(f"{place}: cooperative.{name}", "is missing")
        _cooperative(file.cooperative[name], f"{place}: cooperative.{name}")
    _rows(file, place)
    _board(file, place)
    _contracts(file, place)
    _bars(file, place)
    _milestones(file, place)
    _counters(file, place)


def _need(good: bool, place: str, expected: str) -> None:
    if not good:
        raise BadInput(place, f"expected {expected}")


def _cooperative(c: CooperativeFile, place: str) -> None:
    _need(set(c.spaces) == set(ROWS), f"{place}.spaces", "the rows 1, 1/2 and 2/3")
    most = max(c.spaces.values())
    _need(most <= MOST_SPACES, f"{place}.spaces", f"at most {MOST_SPACES} spaces in a row, found {most}")
    _need(min(c.spaces.values()) >= 1, f"{place}.spaces", "at least one space in each row")
    _need(c.spaces["1"] >= 3, f"{place}.spaces", "a left, a middle and a right space in row 1")
    _need(1 < c.middle < c.spaces["1"], f"{place}.middle", "a space between the leftmost and the rightmost")
    _need(set(c.pathways) == {"1/2", "2/3"}, f"{place}.pathways", "pathways up to the rows 1/2 and 2/3")
    for below, row in (("1", "1/2"), ("1/2", "2/3")):
        for word in c.pathways[row].split():
            start, _, space = word.partition("-")
            fits = start.isdecimal() and space.isdecimal()
            fits = fits and 1 <= int(start) <= c.spaces[below] and 1 <= int(space) <= c.spaces[row]
            rows = f"rows {below} ({c.spaces[below]} spaces) and {row} ({c.spaces[row]} spaces)"
            _need(
                fits, f"{place}.pathways", f"spaces of {rows}, not {word!r}; of a shorter row change the pathways first"
            )
    _need(set(c.buildings) == set(BUILT_HERE), f"{place}.buildings", "spaces for " + ", ".join(BUILT_HERE))
    for kind, spaces in c.buildings.items():
        few = len(spaces.split()) <= MOST_BUILDINGS
        _need(few, f"{place}.buildings", f"at most {MOST_BUILDINGS} spaces for each kind, not so many for {kind}")
    _need("4-5" in c.buildings["station"], f"{place}.buildings", "a station space for 4-5 players (traders.board.31)")


def _rows(file: BoxFile, place: str) -> None:
    where = f"{place}: plantation"
    levels = {row: [s.level for s in file.plantation if s.row == row] for row in "ABC"}
    counts = Counter(level for row in levels.values() for level in row)
    _need(counts == {1: 2, 2: 4, 3: 2}, where, "two of level 1, four of level 2 and two of level 3 (components.17)")
    _need(levels["B"][-1:] == [3], where, "a level 3 at the end of row B (scoring.24)")
    _need(3 in levels["A"] + levels["C"], where, "the other level 3 in row A or C")
    farms = sorted(farm.row for farm in file.farm)
    _need(farms == ["A", "C"], f"{place}: farm", "a farm at the end of rows A and C (build.39)")


def _board(file: BoxFile, place: str) -> None:
    board, where = file.player_board, f"{place}: player_board"
    kinds = Counter(kind for column in board.columns for kind in column)
    _need(kinds == {"warehouse": 4, "station": 3, "post": 3}, f"{where}.columns", "4 warehouses, 3 stations, 3 posts")
    inside = all(1 <= n <= len(board.columns) for n in board.above_hospital)
    _need(inside and len(set(board.above_hospital)) == 2, f"{where}.above_hospital", "two different columns")
    for coffee in board.warehouse_tops:
        choose(coffee, (*COOPERATIVES, "kopi_luwak"), f"{where}.warehouse_tops", "coffee")
    _need(board.warehouse_spaces >= 1, f"{where}.warehouse_spaces", "at least the shaded one")
    _need(board.highest_coffee >= 10, f"{where}.highest_coffee", "at least the 10 of a column warehouse")
    climbing = list(board.counter_track) == sorted(board.counter_track)
    _need(climbing and len(board.counter_track) > 0, f"{where}.counter_track", "points that never fall")
    inside = len(board.counter_track) <= 2 * MOST_SPACES and max(board.counter_track) <= 99
    _need(inside, f"{where}.counter_track", f"at most {2 * MOST_SPACES} spaces of at most 99 points")


def _contracts(file: BoxFile, place: str) -> None:
    letters = sorted(s.letter for s in file.contract_space)
    _need(letters == list(LETTERS), f"{place}: contract_space", "one space for each letter A to F")
    cards = [c.card for c in file.contract]
    wanted = {f"{letter}{n}" for letter in LETTERS for n in range(1, 6)}
    _need(set(cards) == wanted and len(cards) == 30, f"{place}: contract", "five cards of each letter, A1 to F5")
    for letter in "EF":
        marks = sorted(c.superscript for c in file.contract if c.card[0] == letter)
        _need(marks == [1, 2, 3, 4, 5], f"{place}: contract", f"superscripts 1 to 5 on the {letter} contracts")
    for c in file.contract:
        three = [part.split()[0] for part in c.three.split(",") if part.strip()]
        for side, asked in (("three", c.three), ("other", c.other)):
            total = sum(int(n) for n in asked.replace(",", " ").split() if n.isascii() and n.isdecimal())
            _need(total <= MOST_COFFEES, f"{place}: contract {c.card}.{side}", f"at most {MOST_COFFEES} coffees")
        _need(len(three) == 3, f"{place}: contract {c.card}.three", "a top, a middle and a bottom coffee")
        _need(c.card[0] != "F" or len(set(three)) == 3, f"{place}: contract {c.card}.three", "three different coffees")


def _bars(file: BoxFile, place: str) -> None:
    for i, bar in enumerate(file.bar):
        check_part(bar.city.replace("_", " "), f"{place}: bar[{i}].city", digits=False)
    _need(len(file.bar) == 6 and len({b.word for b in file.bar}) == 6, f"{place}: bar", "six cities")
    for bar in file.bar[:5]:
        last = bar.spaces[-1] if bar.spaces else None
        good = last is not None and last.value == 6 and last.needs == "any 6"
        _need(good, f"{place}: bar {bar.city}.spaces", "a last space that asks for any 6 (bars.5)")
    seoul = [s.value for s in file.bar[5].spaces]
    good = file.bar[5].word == "seoul" and {3, 4} <= set(seoul)
    _need(good, f"{place}: bar {file.bar[5].city}", "Seoul last, with a 3 and a 4 space (setup.6)")
    for bar in file.bar:
        _need(len(bar.spaces) <= MOST_SPACES, f"{place}: bar {bar.city}.spaces", f"at most {MOST_SPACES} spaces")
        values = [s.value for s in bar.spaces]
        _need(all(values), f"{place}: bar {bar.city}.spaces", "spaces that ask for 1 coffee or more")
        _need(values == sorted(set(values)), f"{place}: bar {bar.city}.spaces", "numbers that grow downwards")


def _milestones(file: BoxFile, place: str) -> None:
    for m in file.milestone:
        choose(m.name, MILESTONES, f"{place}: milestone", "milestone")
        falling = list(m.points) == sorted(m.points, reverse=True)
        _need(falling and len(m.points) > 0, f"{place}: milestone {m.name}.points", "points, the most on top")
        _need(len(m.points) <= 5, f"{place}: milestone {m.name}.points", "at most one space for each of five players")
    letters = Counter(m.letter for m in file.milestone)
    good = letters == {"A": 3, "B": 3, "C": 3} and len({m.name for m in file.milestone}) == 9
    _need(good, f"{place}: milestone", "nine different milestones, three of each letter (components.16)")


def _counters(file: BoxFile, place: str) -> None:
    c, where = file.counters, f"{place}: counters"
    _need(c.arabica * 5 >= 26, f"{where}.arabica", "enough for the stacks of five players (26) in five colours")
    _need(c.arabica >= 5, f"{where}.arabica", "at least 5 of each colour, beside André's set")
    _need(c.animal >= 3, f"{where}.animal", "one for a bar, one for a cooperative and one to deal")
    _need(c.wild >= 7, f"{where}.wild", "five for the cooperatives and two for Seoul")
    _need(c.stock >= 1 and c.wild_stock >= 5, f"{where}.stock", "Stock counters and 5 Wild ones")
