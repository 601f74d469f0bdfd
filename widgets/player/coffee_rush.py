"""Coffee Rush on the page of a lesson: what is pressed on the table becomes an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.coffee_rush.actions import Activate, Empty, Move, Next, Place, Pour, Serve, Take
from tutor.coffee_rush.game import CoffeeRush
from tutor.coffee_rush.position import CUPS, Position
from tutor.core.errors import BadInput
from tutor.core.game import Step
from tutor.core.values import Action, Event, Repair
from widgets.boards.coffee_rush import CoffeeRushBoard, order_of, queue
from widgets.player.coffee_rush_begun import Begun
from widgets.player.coffee_rush_words import END, FIRST, OTHER, REPAIRS, TILES_ALONE, WALK, cost, tiles, told, walked
from widgets.player.views import Hands, More, Preview, Tile


class CoffeeRushView:
    """The table, and what the learner has begun on it.

    A walk is drawn space by space and then confirmed. A token or cup is picked up (``chosen``) and put to use by the
    next press, which is tried at once.
    """

    def __init__(self, hands: Hands) -> None:
        self.board = CoffeeRushBoard(self._pressed)
        self._hands = hands

    def open(self, game: CoffeeRush, position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step; the first pawn is the one that walks."""
        self._game, self._seat, self._shows = game, seat, tuple(shows)
        self._now = Begun(game, position, seat)

    # ---- what is begun --------------------------------------------------------------

    @property
    def drawn(self) -> Action | None:
        """The action that the button would try."""
        return self._now.action

    @property
    def begun(self) -> bool:
        """Whether spaces, tiles or a token are chosen that can be taken back."""
        return bool(self._now)

    @property
    def sketch(self) -> str:
        """The walk or the tiles as an action's text, or the id of what is picked up."""
        now = self._now
        if now.chosen or not now:
            return now.chosen
        return self._game.write(now.position, self._seat, now.action) if now.action else ""

    def take_up(self, sketch: str) -> None:
        """Draw the walk, choose the tiles or pick up what the text says, as far as a person could."""
        if sketch in self._presses():
            self._now.chosen = sketch
            return
        try:
            seat, action = self._game.parse(self._now.position, sketch)
        except BadInput:
            return
        if seat == self._seat:
            self._now.take_up(action)

    def clear(self) -> None:
        """Forget what is begun."""
        self._now.clear()

    def back(self) -> bool:
        """Take the last step of the walk, the last tile, or what is picked up, back."""
        had = self.begun
        self._now.back()
        return had

    # ---- presses ----------------------------------------------------------------------

    def _pressed(self, do: str, id: str) -> None:
        kind, _, name = id.partition("-")
        if kind == "hand":
            self._pick(id)
        elif kind == "cup":
            self._cup(int(name))
        elif kind == "order":
            self._serve(id)
        elif kind == "upgrade":
            self._hands.tried(Activate(name.replace("-", " ")))
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
        else:
            self._pick(f"cup-{cup}")

    def _serve(self, id: str) -> None:
        order = order_of(self._now.position, self._seat, id)
        if order and self._now.chosen.startswith("cup-"):
            self._hands.tried(Serve(int(self._now.chosen.removeprefix("cup-")), order.drink, order.zone))
        else:
            self._hands.changed()

    def _space(self, space: str) -> None:
        pawns = self._now.me.pawns
        if space in self._now.following(self._now.spaces):
            self._now.spaces += (space,)
        elif not self._now.spaces and space in pawns:
            self._now.number = pawns.index(space)
        elif space != self._now.stands:
            self._hands.tried(self._now.walk((*self._now.spaces, space)))
            return
        self._hands.changed()

    def _presses(self) -> tuple[str, ...]:
        """The pieces beside the board that can be pressed in the step at hand."""
        step, me = self._now.position.step, self._now.me
        cups, orders = tuple(f"cup-{n}" for n in range(1, CUPS + 1)), [id for id, _ in queue(me)]
        if step == "fill":
            return (*(f"hand-{name}" for name in set(self._now.position.hand)), *cups, *orders)
        if step == "orders":
            return (*cups, *orders)
        if step == "activate":
            return tuple(f"upgrade-{'-'.join(name.split())}" for name in me.face_down)
        return cups if step == "take" else ()

    # ---- further buttons ----------------------------------------------------------------

    def more(self) -> list[More]:
        """The buttons that this moment has beside the usual ones."""
        step, me = self._now.position.step, self._now.me
        if step == "choose":
            names = [upgrade.name for upgrade in self._game.box.upgrades]
            return [More(f"tile-{name}", name, name in self._now.tiles) for name in names]
        found = []
        if self._now.walks and any(self._game.edition.does.get(name) == "jump" for name in (*me.active, *me.face_down)):
            found.append(More("jump", "Jump", self._now.jump))
        if self._now.walks and len(me.pawns) > 1 and not self._now.spaces:
            found.append(More("pawn", self._worded(OTHER)))
        if self._now.chosen.startswith("cup-") and me.cups[int(self._now.chosen[-1]) - 1]:
            found.append(More("empty", f"Empty cup {self._now.chosen[-1]}"))
        return found

    def use(self, id: str) -> None:
        """Press one of the further buttons."""
        if id == "empty":
            self._hands.tried(Empty(int(self._now.chosen[-1])))
            return
        if id == "jump":
            self._now.jump = not self._now.jump
        elif id == "pawn":
            self._now.number = 1 - self._now.number
        else:
            name = id.removeprefix("tile-")
            rest = tuple(tile for tile in self._now.tiles if tile != name)
            self._now.tiles = rest if name in self._now.tiles else (*rest, name)
        self._hands.changed()

    # ---- drawing --------------------------------------------------------------------------

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Draw the position, what is begun, and where a walk may go next."""
        self._now.position = position
        following = self._now.following(self._now.spaces) if press and self._now.walks else {}
        tells = {space: told(one, self._game.sentences) for space, one in following.items()}
        self._draw(press=press, say=say, walk=self._now.spaces, next=tuple(following), tells=tells)

    def play(self, steps: Sequence[Step], *, press: bool, say: str = "") -> None:
        """Draw the last walk among the steps as motion, with the tokens gained on each space."""
        self.clear()
        self._now.position = steps[-1].position
        moves = [step for step in steps if isinstance(step.action, Move) and step.seat == self._seat]
        self._draw(press=press, say=say, walked=walked(moves[-1]) if moves else ())

    def refuse(self, position: Position, action: Action, *, press: bool, say: str = "") -> None:
        """Draw a refused walk: the pawn tries the way and comes back. Other actions leave the table as it is."""
        self._now.position = position
        if not isinstance(action, Move) or not action.spaces:
            return self.show(position, press=press, say=say)
        way = self._there_and_back(action)
        kept = action.spaces if action.spaces == self._now.spaces or not press else action.spaces[:-1]
        following = tuple(self._now.following(self._now.spaces)) if press else ()
        self._draw(press=press, say=say, walk=kept, refused=action.spaces[-1], walked=way, next=following)
        return None

    def try_out(self, position: Position, action: Action, *, say: str = "") -> None:
        """Draw an allowed walk there and back; its line stays."""
        self._now.position = position
        if isinstance(action, Move):
            self._draw(press=False, say=say, walk=action.spaces, walked=self._there_and_back(action))
        else:
            self.show(position, press=False, say=say)

    def _there_and_back(self, walk: Move) -> list[tuple[str, dict[str, int]]]:
        start = walk.pawn if walk.pawn in self._now.me.pawns else self._now.me.pawns[self._now.number]
        return [(space, {}) for space in (*walk.spaces, *walk.spaces[-2::-1], start)]

    def _draw(self, *, press: bool, **more: Any) -> None:
        step = self._now.position.step
        self.board.show_position(
            self._game,
            self._now.position,
            seat=self._seat,
            pawn=self._now.number,
            parts=self._shows,
            press=press and (self._now.walks or step == "place"),
            presses=self._presses() if press else (),
            chosen=self._now.chosen,
            **more,
        )

    # ---- words ------------------------------------------------------------------------------

    def preview(self, position: Position) -> Preview:
        """Say what the walk would give, space by space, or what to do in another step."""
        title, empty = map(self._worded, FIRST[position.step])
        if not self._now.walks:
            verb = END.get(position.step, "Choose" if position.step == "choose" else "")
            return Preview(title, verb, self._now.note() or empty, ready=not self._has_more_to_do(position))
        if not self._now.spaces:
            return self._before_a_walk(position, title, empty)
        shown = Preview(WALK, "Walk", "Nothing.")
        action = self._now.walk(self._now.spaces)
        if self._game.check(position, self._seat, action).legal:
            log: list[Event] = []
            self._game.apply(position, self._seat, action, log)
            shown.tiles, shown.note = tiles(log), cost(log, self._game.sentences)
        else:
            last = self._now.following(self._now.spaces[:-1]).get(self._now.spaces[-1])
            tokens = last.tokens if last else ()
            shown.tiles = [Tile("", name, str(tokens.count(name))) for name in dict.fromkeys(tokens)]
            shown.note = f"The walk may not stop on {self._now.spaces[-1]}. Walk on."
        return shown

    def _before_a_walk(self, position: Position, title: str, empty: str) -> Preview:
        """Say how to begin; a tile that is pressed is activated at once and needs no button."""
        if position.step == "activate" and "upgrades" in self._shows and self._now.me.face_down:
            return Preview(title, "", empty) if "board" in self._shows else Preview(*TILES_ALONE)
        return Preview(WALK, "Walk", self._worded(FIRST["move"][1]))

    def _has_more_to_do(self, position: Position) -> bool:
        """Whether a token waits to be poured or a cup to be served, so that the end of the step is no hurry."""
        me = position.players[self._seat]
        filled = [n for n, cup in enumerate(me.cups, 1) if cup]
        serves = [Serve(n, order.drink, order.zone) for n in filled for _, order in queue(me)]
        return bool(position.hand) or any(self._game.check(position, self._seat, serve).legal for serve in serves)

    def _worded(self, template: str) -> str:
        """Fill in the edition's own words for things."""
        return self._game.sentences.vformat(template, (), {"word": self._game.sentences.words})

    def gained(self, steps: Sequence[Step]) -> list[Tile]:
        """Say what steps just played gave, space by space."""
        return tiles([event for step in steps for event in step.events])

    def words(self, action: Action) -> str:
        """Return an action as the words on a button: ``Walk b3, b4``."""
        if isinstance(action, Move):
            return ("Jump " if action.jump else "Walk ") + ", ".join(action.spaces)
        if isinstance(action, Next):
            return END.get(self._now.position.step, "Go on")
        text = self._game.write(self._now.position, self._seat, action)
        return text[:1].upper() + text[1:]

    def repair(self, repair: Repair) -> str:
        """Return a repair as the words on a button: ``Go on to d2``."""
        if repair.kind in REPAIRS:
            return self._game.sentences.vformat(REPAIRS[repair.kind], (), repair.numbers)
        return self.words(repair.action)
