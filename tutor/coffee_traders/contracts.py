"""Phase 5, Action A: fulfil a contract (traders.contract.1 to .23)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders.actions import Claim, Fulfil, Take
from tutor.coffee_traders.box import Needs
from tutor.coffee_traders.gains import coins, counter, gifts, note_where_it_goes, trader
from tutor.coffee_traders.names import ANIMALS, LETTERS
from tutor.coffee_traders.position import Choice, Position, seated
from tutor.coffee_traders.purse import Coffees, lacking, payment
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import few, lose_coffee, name
from tutor.coffee_traders.tasks import end_turn, popped
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

PARTNER = {"A": "B", "B": "A", "C": "D", "D": "C", "E": "F", "F": "E"}
"""The other contract of each row (traders.contract.17)."""


def needs_of(rules: Rules, p: Position, seat: int, letter: str) -> Needs:
    """Return what a player's contract demands on the side that lies up; nothing if it is not in hand."""
    player = p.players[seat]
    card = rules.box.contracts.get(player.contracts[LETTERS.index(letter)])
    if card is None:
        return ()
    return card.three if few(p) or letter in player.hard else card.other


def _needs(rules: Rules, p: Position, seat: int, letter: str) -> Coffees:
    needs: Coffees = {}
    for coffee, n in needs_of(rules, p, seat, letter):
        needs[coffee] = needs.get(coffee, 0) + n
    return needs


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the contracts that can be fulfilled, kopi luwak standing for just what is missing."""
    found = []
    for letter in LETTERS:
        needs = _needs(rules, p, seat, letter)
        if needs and payment(p, seat, needs, ()) is not None:
            found.append(Fulfil(letter))
    return list(found)


def options(p: Position) -> list[Action]:
    """List the sides of a slash, or the bonuses right of the contracts."""
    c = p.pending[0]
    if c.kind == "side":
        return [Take("left"), Take("right")]
    return [Claim("animal" if what in ANIMALS else what) for what in p.players[c.seat].row_bonuses]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against it."""
    if isinstance(action, Take):
        return []
    if isinstance(action, Claim):
        gone = action not in options(p)
        return [why("traders.contract.17", "row_bonus_gone", ruling="traders.R48", bonus=action.bonus)] if gone else []
    assert isinstance(action, Fulfil)
    reasons = []
    if p.delivered:
        late = why("traders.bars.2", "deliver_or_drop")
        reasons += [why("traders.bars.1", "second_delivery_only"), late]
    needs = _needs(rules, p, seat, action.letter)
    if not needs:
        return [*reasons, why("traders.contract.1", "no_contract", letter=action.letter)]
    if payment(p, seat, needs, action.luwak) is None:
        lacks = lacking(p, seat, needs)
        if lacks:
            reasons.append(why("traders.contract.1", "lacks_coffee", letter=action.letter, lacks=lacks))
        if action.luwak:
            reasons.append(why("traders.sell.2", "luwak_misused", luwak=action.luwak))
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, Take):
        return [why("traders.contract.5", "may_choose_side", side=action.side)]
    if isinstance(action, Claim):
        return [why("traders.contract.17", "may_claim", bonus=action.bonus)]
    assert isinstance(action, Fulfil)
    reasons = [
        why("traders.sell.1", "your_turn", player=name(p, seat)),
        why("traders.contract.1", "has_coffee", ruling="traders.R47", letter=action.letter),
    ]
    needs = _needs(rules, p, seat, action.letter)
    wild = action.luwak or lacking(p, seat, needs)
    return [*reasons, why("traders.sell.2", "luwak_wild", luwak=wild)] if wild else reasons


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Fulfil the contract, or take the part of its rewards that was to be chosen."""
    if isinstance(action, Take):
        return _take_side(rules, p, seat, action, log)
    if isinstance(action, Claim):
        return _claim(rules, popped(p), seat, action.bonus, log)
    assert isinstance(action, Fulfil)
    letter = action.letter
    pays = payment(p, seat, _needs(rules, p, seat, letter), action.luwak)
    assert pays is not None
    note(log, "traders.contract.1", seat, "fulfils", player=name(p, seat), letter=letter)
    p = lose_coffee(p, seat, pays)
    if pays.get("kopi_luwak"):
        note(log, "traders.sell.2", seat, "luwak_spent", player=name(p, seat), count=pays["kopi_luwak"])
    note(log, "traders.contract.2", seat, "contract_gone", player=name(p, seat), letter=letter)
    held = p.players[seat].contracts
    i = LETTERS.index(letter)
    p = seated(p, seat, contracts=(*held[:i], "done", *held[i + 1 :]))
    p = coins(p, seat, rules.box.spaces[letter].coins, "traders.contract.3", log)
    return end_turn(replace(p, pending=(*_rewards(rules, p, seat, letter, log), *p.pending)))


def _rewards(rules: Rules, p: Position, seat: int, letter: str, log: Log) -> list[Choice]:
    sides = rules.box.spaces[letter].sides
    note(log, "traders.contract.4", seat, "contract_bonus", player=name(p, seat), letter=letter)
    if len(sides) == 1:
        note_where_it_goes(p, seat, sides[0], log)
    slash = len(sides) > 1
    tasks = [Choice("side", seat, "traders.contract.5", letter)] if slash else list(gifts(seat, sides[0]))
    if p.players[seat].contracts[LETTERS.index(PARTNER[letter])] == "done":
        tasks.append(Choice("claim", seat, "traders.contract.17", letter))
    return [*tasks, Choice("stack", seat, "traders.contract.22", letter)]


def _take_side(rules: Rules, p: Position, seat: int, action: Take, log: Log) -> Position:
    c = p.pending[0]
    note(log, "traders.contract.5", seat, "takes_side", player=name(p, seat), side=action.side)
    bonus = rules.box.spaces[c.about].sides[action.side == "right"]
    note_where_it_goes(p, seat, bonus, log)
    return replace(p, pending=(*gifts(seat, bonus), *p.pending[1:]))


def ready_to_claim(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Give the last bonus of the contract rows, or none when all are taken (traders.R48)."""
    left = options(p)
    if len(left) > 1:
        return None
    if not left:
        note(log, "traders.contract.17", c.seat, "no_row_bonus", ruling="traders.R48", player=name(p, c.seat))
        return popped(p)
    (last,) = left
    assert isinstance(last, Claim)
    return _claim(rules, popped(p), c.seat, last.bonus, log)


def _claim(rules: Rules, p: Position, seat: int, bonus: str, log: Log) -> Position:
    player = p.players[seat]
    what = next(w for w in player.row_bonuses if bonus in (w, "animal") and (bonus != "animal" or w in ANIMALS))
    note(log, "traders.contract.17", seat, "claims", player=player.name, bonus=what)
    p = seated(p, seat, row_bonuses=tuple(w for w in player.row_bonuses if w != what))
    if bonus == "animal":
        return counter(rules, p, seat, what, "traders.contract.18", log)
    if bonus == "trader":
        return trader(p, seat, "traders.contract.21", log)
    if p.period == 3:
        note(log, "traders.contract.20", seat, "civet_kept", player=player.name)
        return seated(p, seat, civets=player.civets + 1)
    note(log, "traders.contract.19", seat, "civet", player=player.name)
    return seated(p, seat, civets_in_sumatra=player.civets_in_sumatra + 1)


def take_from_stack(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Give the topmost counter of the contract's stack, if one is left (traders.contract.22, .23, R49)."""
    p, i = popped(p), LETTERS.index(c.about)
    stack = p.stacks[i]
    if not stack:
        note(
            log,
            "traders.contract.22",
            c.seat,
            "stack_empty",
            ruling="traders.R49",
            player=name(p, c.seat),
            letter=c.about,
        )
        return p
    p = replace(p, stacks=(*p.stacks[:i], stack[1:], *p.stacks[i + 1 :]))
    note(log, "traders.contract.23", c.seat, "from_stack", player=name(p, c.seat), letter=c.about)
    return counter(rules, p, c.seat, stack[0], "traders.contract.22", log)
