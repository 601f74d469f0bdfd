"""What a learner presses on a Coffee Rush table and beside it, and what comes of that."""

from __future__ import annotations

from tutor.coffee_rush.actions import Activate, Empty, Place, Pour, Serve, Take
from tutor.coffee_rush.position import CUPS, TURN, Order
from tutor.core.sentences import ended
from widgets.boards.coffee_rush import order_of, queue
from widgets.player.coffee_rush_sketch import Sketch
from widgets.player.views import Hands, More
from widgets.player.words import phrase


class Presses:
    """A walk is drawn space by space. A token or cup is picked up and put to use by the next press, tried at once."""

    def __init__(self, now: Sketch, hands: Hands) -> None:
        self._now, self._hands = now, hands

    def ids(self) -> tuple[str, ...]:
        """Return the pieces beside the board that can be pressed in the step at hand."""
        step, me = self._now.position.step, self._now.me
        cups, orders = tuple(f"cup-{n}" for n in range(1, CUPS + 1)), [id for id, _ in queue(me)]
        if step == "fill":
            return (*(f"hand-{name}" for name in set(self._now.position.hand)), *cups, *orders)
        if step == "activate":
            return (*map(_tile, me.face_down), *cups, *orders)
        if step == "take":
            return cups
        if step == "choose":
            return tuple(map(_tile, self._now.offered))
        return (*cups, *orders) if step in TURN else ()

    def press(self, id: str) -> None:
        """Press a piece. Every press is answered: by what it begins or tries, or by a sentence."""
        self._now.aside = ""
        kind, _, name = id.partition("-")
        if kind == "hand":
            self._pick(id)
        elif kind == "cup":
            self._cup(int(name))
        elif kind == "order":
            self._order(id)
        elif kind == "upgrade":
            self._upgrade(name.replace("-", " "))
        elif self._now.position.step == "place":
            self._hands.tried(Place(id))
        else:
            self._space(id)

    def _pick(self, id: str) -> None:
        self._now.chosen = "" if self._now.chosen == id else id
        self._hands.changed()

    def _cup(self, cup: int) -> None:
        if self._now.position.step == "take":
            self._hands.tried(Take(cup))
        elif self._now.chosen.startswith("hand-"):
            self._hands.tried(Pour(self._now.chosen.removeprefix("hand-"), cup))
        elif self._now.order:
            self._serve(self._now.order, cup)
        elif self._serving or self._now.me.cups[cup - 1]:  # a full one can be emptied all turn long
            self._pick(f"cup-{cup}")
        else:
            self._not_yet(cup)

    def _upgrade(self, name: str) -> None:
        if name in self._now.offered:
            self._now.turn(name)
            self._hands.changed()
        else:
            self._hands.tried(Activate(name))

    def _order(self, id: str) -> None:
        """The cup first or the order first: it is the same."""
        order = order_of(self._now.position, self._now.seat, id)
        if order and self._now.cup:
            self._serve(order, self._now.cup)
        elif self._serving:
            self._pick(id)
        else:
            self._not_yet()

    @property
    def _serving(self) -> bool:
        return self._now.position.step in ("fill", "orders")

    def _not_yet(self, cup: int = 1) -> None:
        """Say in the rules' words why nothing is served now; nobody has tried it."""
        now = self._now
        against = now.game.check(now.position, now.seat, Serve(cup)).against
        now.aside = ended(now.game.say(now.position, against[0]))
        self._hands.changed()

    def _serve(self, order: Order, cup: int) -> None:
        self._hands.tried(Serve(cup, order.drink, order.zone))

    def _space(self, space: str) -> None:
        now, pawns = self._now, self._now.me.pawns
        now.chosen = ""  # a cup picked up is put down
        if space in now.following(now.spaces):
            now.spaces += (space,)
        elif not now.spaces and space in pawns and space != now.stands:
            now.number = pawns.index(space)
        elif space == now.stands:
            now.aside = phrase("rush", "ends" if now.spaces else "stands", now.game.sentences, space=space)
        else:
            self._hands.tried(now.walk((*now.spaces, space)))
            return
        self._hands.changed()

    # ---- further buttons ----------------------------------------------------------------

    def more(self) -> list[More]:
        """Return the buttons that this moment has beside the usual ones."""
        now, me, game = self._now, self._now.me, self._now.game
        found = []
        if now.walks and game.edition.does_for((*me.active, *me.face_down), "jump"):
            found.append(More("jump", phrase("rush", "jump"), now.jump, at_hand=True))
        if now.walks and len(me.pawns) > 1 and not now.spaces:
            found.append(More("pawn", phrase("rush", "other", game.sentences)))
        if now.cup and me.cups[now.cup - 1]:
            found.append(More("empty", phrase("rush", "empty", cup=now.cup), at_hand=True))
        return found

    def use(self, id: str) -> None:
        """Press one of the further buttons."""
        now = self._now
        if id == "empty":
            self._hands.tried(Empty(now.cup))
            return
        if id == "jump":
            now.jump = not now.jump
        elif id == "pawn":
            now.number = 1 - now.number
        self._hands.changed()


def _tile(name: str) -> str:
    """Return the id of an upgrade tile on the table."""
    return f"upgrade-{'-'.join(name.split())}"
