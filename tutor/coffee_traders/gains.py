"""What players receive: Arabica steps, counters and printed bonuses. What needs a choice is put first in line."""

from __future__ import annotations

from tutor.coffee_traders.names import COOPERATIVES, INDEX, LAST_COLUMN, WILD
from tutor.coffee_traders.position import Choice, Position, bumped, seated
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import civets_left, donkeys_left, name, trucks_left
from tutor.coffee_traders.tasks import push
from tutor.coffee_traders.tracks import colour, lay, partners, spaces_free
from tutor.core.notes import Log, note

COIN_COLUMN, DONKEY_COLUMN = 4, 5


def can_advance(p: Position, seat: int, row: str) -> bool:
    """Say whether a step on an Arabica row can be taken (traders.arabica.9, .10)."""
    i = INDEX[row]
    column = p.players[seat].arabica[i]
    if column < LAST_COLUMN - 1:
        return True
    return column < LAST_COLUMN and all(q.arabica[i] < LAST_COLUMN for q in p.players)


def advance(p: Position, seat: int, row: str, clause: str, log: Log) -> Position:
    """Advance a column on an Arabica row, with all that the new column brings."""
    player, i = p.players[seat], INDEX[row]
    if not can_advance(p, seat, row):
        if player.arabica[i] == LAST_COLUMN - 1:
            note(log, "traders.arabica.9", seat, "column_taken", player=player.name, row=row)
        note(log, "traders.arabica.10", seat, "step_lost", player=player.name, row=row)
        return p
    column = player.arabica[i] + 1
    note(log, clause, seat, "advance", player=player.name, row=row, column=column)
    first = all(q.arabica[i] < DONKEY_COLUMN for q in p.players)
    p = seated(p, seat, arabica=bumped(player.arabica, i))
    if column == COIN_COLUMN:
        note(log, "traders.arabica.6", seat, "column_coin", player=player.name, row=row)
        p = coins(p, seat, 1, "traders.arabica.5", log)
    if column == DONKEY_COLUMN and first:
        note(log, "traders.arabica.7", seat, "column_donkey", player=player.name, row=row)
        p = donkey(p, seat, "traders.arabica.5", log)
    return _whole_columns(p, seat, log)


def _whole_columns(p: Position, seat: int, log: Log) -> Position:
    player = p.players[seat]
    if player.column_2_trader and min(player.arabica) >= 2:
        p = seated(p, seat, column_2_trader=False)
        p = trader(p, seat, "traders.arabica.3", log)
    if player.column_3_truck and min(player.arabica) >= 3:
        note(log, "traders.arabica.4", seat, "truck", player=player.name)
        p = seated(p, seat, column_3_truck=False, trucks=player.trucks + 1)
    return p


def coins(p: Position, seat: int, n: int, clause: str, log: Log) -> Position:
    """Give coins from the general supply, which never runs out (traders.R8)."""
    if not n:
        return p
    note(log, clause, seat, "coins", player=name(p, seat), count=n)
    return seated(p, seat, coins=p.players[seat].coins + n)


def trader(p: Position, seat: int, clause: str, log: Log) -> Position:
    """Give a trader into Traders & Contractors; it may refill the Bonus Supply (traders.supply.11)."""
    note(log, clause, seat, "trader", player=name(p, seat))
    return seated(p, seat, traders=p.players[seat].traders + 1, fresh_trader=True)


def donkey(p: Position, seat: int, clause: str, log: Log) -> Position:
    """Move a donkey from the personal to the Company Supply, if one is left (traders.R9)."""
    if not donkeys_left(p, seat):
        return _none_left(p, seat, "donkey", clause, log)
    note(log, clause, seat, "donkey", player=name(p, seat))
    return seated(p, seat, donkeys=p.players[seat].donkeys + 1)


def truck(p: Position, seat: int, clause: str, log: Log) -> Position:
    """Move a truck from the personal to the Company Supply, if one is left (traders.R9)."""
    if not trucks_left(p, seat):
        return _none_left(p, seat, "truck", clause, log)
    note(log, clause, seat, "truck", player=name(p, seat))
    return seated(p, seat, trucks=p.players[seat].trucks + 1)


def civet(p: Position, seat: int, clause: str, log: Log) -> Position:
    """Send a civet from the personal supply to Sumatra, if one is left (traders.R9)."""
    if not civets_left(p, seat):
        return _none_left(p, seat, "civet", clause, log)
    note(log, clause, seat, "civet", player=name(p, seat))
    return seated(p, seat, civets_in_sumatra=p.players[seat].civets_in_sumatra + 1)


def worker(p: Position, seat: int, clause: str, log: Log) -> Position:
    """Move a worker from the general supply to the Worker Pool."""
    note(log, clause, seat, "worker", player=name(p, seat))
    return seated(p, seat, workers=p.players[seat].workers + 1)


def _none_left(p: Position, seat: int, piece: str, clause: str, log: Log) -> Position:
    note(log, clause, seat, "none_left", ruling="traders.R9", player=name(p, seat), piece=piece)
    return p


GIFT_CLAUSES = {
    "civet": "traders.contract.8",
    "worker": "traders.contract.9",
    "step": "traders.contract.10",
    "donkey": "traders.contract.11",
    "coin": "traders.contract.12",
    "build": "traders.contract.13",
    "truck": "traders.contract.15",
    "hospital": "traders.contract.16",
}


def gift(p: Position, seat: int, what: str, clause: str, log: Log) -> Position:
    """Give one printed bonus; a step or a building becomes a choice."""
    clause = clause or GIFT_CLAUSES[what]
    if what == "step":
        return push(p, Choice("row", seat, clause))
    if what in ("build", "hospital"):
        return push(p, Choice("build", seat, clause, "hospital" if what == "hospital" else ""))
    if what == "coin":
        return coins(p, seat, 1, clause, log)
    give = {"civet": civet, "worker": worker, "donkey": donkey, "truck": truck}[what]
    return give(p, seat, clause, log)


def note_where_it_goes(p: Position, seat: int, bonus: tuple[str, ...], log: Log) -> None:
    """Note where a contract's bonuses go (traders.contract.6, .7)."""
    company = [what for what in bonus if what in ("coin", "donkey", "truck")]
    if company:
        note(log, "traders.contract.6", seat, "to_company", player=name(p, seat), pieces=company)
    if "worker" in bonus:
        note(log, "traders.contract.7", seat, "to_pool", player=name(p, seat))


def gifts(seat: int, bonus: tuple[str, ...], clause: str = "") -> tuple[Choice, ...]:
    """Return the tasks that give a printed bonus, one thing after another; without a clause each cites its own."""
    return tuple(Choice("gift", seat, clause, what) for what in bonus)


def counter(rules: Rules, p: Position, seat: int, what: str, clause: str, log: Log, partner: str = "") -> Position:
    """Give a counter: it goes on or beside the Counter track, and its Arabica row advances."""
    held = p.players[seat].counters
    note(log, clause, seat, "counter", player=name(p, seat), counter=what)
    choice = partners(held, what)
    if choice and not partner:
        return push(p, Choice("pair", seat, "traders.counters.12", what, among=choice))
    after = (*held, f"{what}:{partner}" if partner and partner != choice[0] else what)
    _note_track(rules, p, seat, held, after, log)
    p = seated(p, seat, counters=after)
    if what == WILD:
        return push(p, Choice("row", seat, "traders.counters.14"))
    clause = "traders.counters.13" if what in COOPERATIVES else "traders.arabica.1"
    return advance(p, seat, colour(what), clause, log)


def _note_track(
    rules: Rules, p: Position, seat: int, before: tuple[str, ...], after: tuple[str, ...], log: Log
) -> None:
    if log is None:
        return
    (old, _), (filled, _) = lay(before), lay(after)
    what = after[-1].partition(":")[0]
    if len(filled) == len(old):
        clause = "traders.counters.12" if what == WILD else "traders.counters.6"
        note(log, clause, seat, "aside", player=name(p, seat), counter=what)
        note(log, "traders.counters.8", seat, "not_twice", counter=what)
    elif not spaces_free(rules, before):
        note(log, "traders.counters.1", seat, "track_full", ruling="traders.R24", player=name(p, seat), counter=what)
    elif len(filled[-1]) == 1:
        clause = "traders.counters.11" if what == WILD else "traders.counters.5"
        note(log, clause, seat, "single", player=name(p, seat), counter=what, space=len(filled))
        note(log, "traders.counters.2", seat, "from_below", space=len(filled))
    else:
        note(log, "traders.counters.7", seat, "stacked", player=name(p, seat), pair=filled[-1], space=len(filled))
        note(log, "traders.counters.3", seat, "two_of_a_colour", space=len(filled))
        note(log, "traders.counters.15", seat, "no_second_step", player=name(p, seat))
