"""Setup of the game board and of every player board (traders.setup, traders.board)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import andre, setup_board
from tutor.coffee_traders.actions import Plant
from tutor.coffee_traders.bonus import BONUSES
from tutor.coffee_traders.box import Needs
from tutor.coffee_traders.gains import advance
from tutor.coffee_traders.land import spaces_free, with_plantation
from tutor.coffee_traders.names import ANDRE, ANIMALS, COOPERATIVES, INDEX, LETTERS
from tutor.coffee_traders.position import (
    Andre,
    Choice,
    Cooperative,
    Options,
    Plantation,
    Player,
    Position,
    bumped,
    is_andre,
    people,
    seated,
)
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import andre_seat, drawn, few, name
from tutor.coffee_traders.tasks import end_turn
from tutor.core import chance
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Event, Reason


def lay_out(rules: Rules, options: Options, seed: int, log: list[Event]) -> Position:
    """Set the whole table up to the first choice."""
    names = (*options.players, ANDRE) if len(options.players) == 2 else options.players
    bars = rules.box.bars.values()
    p = Position(
        options,
        tuple(Player(n) for n in names),
        (Cooperative(),) * len(COOPERATIVES),
        tuple((-1,) * len(bar) for bar in bars),
        tuple(("",) * len(bar) for bar in bars),
        order=tuple(range(len(names))),
        andre=Andre() if len(options.players) == 2 else None,
        stream=chance.stream(seed),
    )
    for seat in range(len(names)):
        note(log, "traders.setup.2", seat, "takes_pieces", player=names[seat])
    p = setup_board.lay(rules, p, log)
    p = _turn_order(p, log)
    p = _animals(p, log)
    p = _player_boards(rules, p, log)
    p = _contracts(rules, p, log)
    return _first_plantations(rules, p, log)


def _turn_order(p: Position, log: Log) -> Position:
    p, order = drawn(p, list(people(p)))
    note(log, "traders.setup.28", None, "turn_order", players=[name(p, s) for s in order], hidden=True)
    if p.andre:
        order = (*order, andre_seat(p))
        note(log, "traders.setup.29", order[-1], "andre_last")
    return replace(p, order=order, turn=order[0])


def _animals(p: Position, log: Log) -> Position:
    p, animals = drawn(p, list(ANIMALS))
    for seat in people(p):
        note(log, "traders.board.2", seat, "deal_animal", player=name(p, seat), counter=animals[seat], hidden=True)
        note(log, "traders.board.34", seat, "right_of_contracts", player=name(p, seat), counter=animals[seat])
        p = seated(p, seat, row_bonuses=(animals[seat], "civet"))
    return p


def _player_boards(rules: Rules, p: Position, log: Log) -> Position:
    companies = len(p.players)
    for seat in people(p):
        bonuses = p.players[seat].row_bonuses
        if not few(p):
            note(log, "traders.board.35", seat, "trader_by_contracts", player=name(p, seat))
            bonuses = (*bonuses, "trader")
        _note_board(p, seat, companies, log)
        p = seated(
            p,
            seat,
            markers=3,
            own_marker="ready" if companies == 4 else "",
            donkeys=1,
            coins=3,
            bonus=BONUSES,
            workers=1 if companies == 5 else 2,
            traders=4 if companies == 3 else 3,
            farms=tuple(cost >= 0 for cost in rules.box.farms),
            columns=(0,) * len(rules.box.columns),
            column_2_trader=True,
            column_3_truck=True,
            civets_in_sumatra=1,
            row_bonuses=bonuses,
        )
    return p


def _note_board(p: Position, seat: int, companies: int, log: Log) -> None:
    who = name(p, seat)
    clauses = ["traders.setup.17", "traders.setup.18", "traders.setup.19", "traders.setup.20"]
    workers = "traders.board.13" if companies == 5 else "traders.board.12"
    more_traders = ["traders.board.15"] if companies == 3 else []
    marker = "traders.board.4" if companies == 4 else "traders.board.5"
    clauses += ["traders.board.3", marker, "traders.board.6", "traders.board.7", "traders.board.8", "traders.board.9"]
    clauses += ["traders.board.10", "traders.board.11", workers, "traders.board.14", *more_traders]
    clauses += ["traders.board.16", "traders.board.17", "traders.board.18", "traders.board.19", "traders.board.36"]
    for clause in clauses:
        note(log, clause, seat, "lay_" + clause.partition(".")[2].replace(".", "_"), player=who)


def _contracts(rules: Rules, p: Position, log: Log) -> Position:
    for letter in LETTERS[:5]:
        p, cards = drawn(p, rules.box.cards[letter])
        for seat in people(p):
            note(log, "traders.board.20", seat, "contract", player=name(p, seat), card=cards[seat], hidden=True)
            p = _with_contract(p, seat, letter, cards[seat])
        if p.andre and letter in "ABC":
            p = andre.take_contract(p, cards[andre_seat(p)], log)
    for seat in people(p):
        mark = rules.box.contracts[p.players[seat].contracts[4]].superscript
        (card,) = [c for c in rules.box.cards["F"] if rules.box.contracts[c].superscript == mark]
        note(log, "traders.board.22", seat, "contract_f", player=name(p, seat), card=card, superscript=mark)
        p = _with_contract(p, seat, "F", card)
    return _sides(p, log)


def _with_contract(p: Position, seat: int, letter: str, card: str) -> Position:
    cards = list(p.players[seat].contracts)
    cards[LETTERS.index(letter)] = card
    return seated(p, seat, contracts=tuple(cards))


def _sides(p: Position, log: Log) -> Position:
    for seat in people(p):
        note(log, "traders.board.21", seat, "contract_side", player=name(p, seat), players=len(p.players))
        harder = dict(p.options.harder).get(name(p, seat), 0)
        if harder:
            p, letters = drawn(p, LETTERS)
            hard = "".join(sorted(letters[:harder]))
            note(log, "traders.board.23", seat, "harder_sides", player=name(p, seat), letters=list(hard), hidden=True)
            p = seated(p, seat, hard=hard)
    return p


def _first_plantations(rules: Rules, p: Position, log: Log) -> Position:
    p, left = _andres_card(rules, p)
    for seat in p.order:
        card = left if is_andre(p, seat) else p.players[seat].contracts[5]
        if is_andre(p, seat):
            note(log, "traders.board.24", seat, "andre_f", card=card, hidden=True)
        p = _by_f_contract(rules, p, seat, rules.box.contracts[card].three, log)
        if is_andre(p, seat):
            p = andre.set_up(rules, p, rules.box.contracts[card].three, log)
    for seat in people(p) if len(p.players) == 5 else ():
        top = rules.box.contracts[p.players[seat].contracts[4]].three[0][0]
        p = advance(p, seat, top, "traders.board.33", log)
    note(log, "traders.setup.27", None, "time_markers")
    return end_turn(p)


def _andres_card(rules: Rules, p: Position) -> tuple[Position, str]:
    if not p.andre:
        return p, ""
    held = {p.players[seat].contracts[5] for seat in people(p)}
    p, cards = drawn(p, [card for card in rules.box.cards["F"] if card not in held])
    return p, cards[0]


def _by_f_contract(rules: Rules, p: Position, seat: int, f: Needs, log: Log) -> Position:
    (top, _), (middle, _), (bottom, _) = f
    for coffee, n, clause in (
        (top, 2, "traders.board.25"),
        (middle, 1, "traders.board.26"),
        (bottom, 1, "traders.board.26"),
    ):
        if not is_andre(p, seat):
            note(log, clause, seat, "coffee", player=name(p, seat), coffee=coffee, count=n)
            p = seated(p, seat, coffee=bumped(p.players[seat].coffee, INDEX[coffee], n))
    p = plant(rules, p, seat, top, rules.box.lands[top].middle, "traders.board.27", log)
    p = plant(rules, p, seat, middle, rules.box.lands[middle].spaces["1"], "traders.board.28", log)
    if p.options.experienced and not is_andre(p, seat):
        return replace(p, pending=(*p.pending, Choice("plant", seat, "traders.board.30")))
    return plant(rules, p, seat, bottom, 1, "traders.board.29", log)


def plant(rules: Rules, p: Position, seat: int, cooperative: str, space: int, clause: str, log: Log) -> Position:
    """Place a setup plantation; if the space is taken, on the next free one to the left, else the last free one
    (traders.R11). It costs nothing and gives nothing (traders.R10)."""
    free = spaces_free(rules, p, cooperative, "1")
    ruling = "traders.R10"
    if space not in free:
        ruling, space = "traders.R11", next((s for s in reversed(free) if s < space), free[-1])
    note(log, clause, seat, "plant", ruling=ruling, player=name(p, seat), cooperative=cooperative, space=space)
    return with_plantation(p, cooperative, Plantation(seat, 1, "1", space))


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the 1 spaces where the last setup plantation may go."""
    return [Plant(c, s) for c in COOPERATIVES for s in spaces_free(rules, p, c, "1")]


def against(rules: Rules, p: Position, seat: int, action: Plant) -> list[Reason]:
    """Return what speaks against a setup plantation there."""
    land = rules.box.lands[action.cooperative]
    if action.space > land.spaces["1"]:
        return [why("traders.board.30", "no_such_space", row="1", space=action.space)]
    if action.space not in spaces_free(rules, p, action.cooperative, "1"):
        return [why("traders.board.30", "space_taken", row="1", space=action.space)]
    return []


def allows(rules: Rules, p: Position, seat: int, action: Plant) -> list[Reason]:
    """Return what allows it."""
    return [why("traders.board.30", "may_plant", cooperative=action.cooperative, space=action.space)]


def apply(rules: Rules, p: Position, seat: int, action: Plant, log: Log) -> Position:
    """Place it."""
    p = replace(p, pending=p.pending[1:])
    return plant(rules, p, seat, action.cooperative, action.space, "traders.board.30", log)
