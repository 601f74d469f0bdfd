"""How a computer barista plays Grab & Go."""

from __future__ import annotations

from collections import Counter

from tutor.core.chance import Chance
from tutor.core.moments import Timed
from tutor.grab_and_go import Back, Call, Draw, Flip, Order, Player, Position, Slot
from tutor.grab_and_go.box import Box
from tutor.grab_and_go.position import GAP, HIDDEN, Kinds, owes_order


class GrabMind:
    """Searches for what its orders lack, keeps some cards in mind, and remembers what it slotted face down.

    In Master Barista it knows an order by its drink's name, having seen the card when it was taken.
    """

    def __init__(self, box: Box, seat: int, memory: int) -> None:
        self.box = box
        self.seat = seat
        self.memory = memory
        self.seen: dict[int, str] = {}
        self.slotted: list[list[str]] = []
        self.orders: tuple[Order, ...] = ()
        self.hand = ""

    def watch(self, view: Position) -> None:
        """Note the cards in all hands, forget the oldest, and those that are gone."""
        if view.step == "ready":
            self.seen, self.slotted = {}, []
        held = {q.hand_from: q.hand for q in view.players if q.hand}
        for place, kind in held.items():
            self.seen.pop(place, None)
            self.seen[place] = kind
        kept = [place for place in self.seen if place in held or view.stock[place - 1] != GAP][-self.memory :]
        self.seen = {place: self.seen[place] for place in kept}
        self.orders, self.hand = view.players[self.seat].orders, view.players[self.seat].hand
        self.slotted += [[] for _ in self.orders[len(self.slotted) :]]

    def choose(self, view: Position, luck: Chance) -> Timed | None:
        """Return the next action: use the card in hand, call, take an order, or turn a card."""
        player = view.players[self.seat]
        if view.step not in ("play", "closing"):
            return None
        if player.hand:
            return self._use(player)
        if view.step == "closing":
            return None
        if owes_order(view, self.seat):
            decks = [i for i, deck in enumerate(view.decks, 1) if deck]
            return Draw(decks[luck.below(len(decks))])
        full = [i for i, order in enumerate(player.orders, 1) if len(order.under) == len(order.needs)]
        return Call(full[0]) if full else self._search(view, player, luck)

    def _use(self, player: Player) -> Timed:
        wanting = [i for i in range(len(player.orders)) if player.hand in self._missing(i)]
        return Slot(wanting[0] + 1) if wanting else Back()

    def _search(self, view: Position, player: Player, luck: Chance) -> Timed | None:
        wanted = {kind for i in range(len(player.orders)) for kind in self._missing(i)}
        there = [i for i, card in enumerate(view.stock, 1) if card != GAP]
        known = [i for i in there if self.seen.get(i) in wanted]
        unknown = [i for i in there if i not in self.seen]
        places = known or unknown or there
        return Flip(places[luck.below(len(places))]) if wanted and places else None

    def _missing(self, i: int) -> Counter[str]:
        order = self.orders[i]
        return Counter(self._needs(order)) - Counter(self._under(i, order))

    def _needs(self, order: Order) -> Kinds:
        return self.box.orders[order.drink].needs if HIDDEN in order.needs else order.needs

    def _under(self, i: int, order: Order) -> Kinds:
        if HIDDEN not in order.under:
            return order.under
        known = tuple(self.slotted[i])
        return known if len(known) == len(order.under) else self._needs(order)[: len(order.under)]

    def done(self, action: Timed) -> None:
        """Remember what was slotted where, and that a called order is gone."""
        if isinstance(action, Slot):
            self.slotted[action.order - 1].append(self.hand)
        elif isinstance(action, Call):
            del self.slotted[action.order - 1]
