"""The state of the scoring lab: what each player has at the end, scored by both editions, and its address."""

from __future__ import annotations

from typing import Any

import param
from msgspec import Struct
from msgspec.structs import asdict, replace

from tutor import catalogue
from tutor.coffee_rush.edition import TILES
from tutor.core.errors import BadInput
from tutor.core.game import Game
from tutor.core.score import ScoreSheet
from widgets.labs.table import EDITIONS, NAMES, SEATS
from widgets.labs.words import phrase
from widgets.parts import address

MOST = {"likes": 20, "upgrades": TILES, "penalties": 9, "cookies": 15}
"""What may be counted → the most of it in the lab."""

STAGES = ("likes", "upgrades", "penalties", "winner")
"""What is added one after the other."""


class Hand(Struct, frozen=True):
    """What one player has when the game is over; ``upgrades`` are the activated ones."""

    likes: int = 0
    upgrades: int = 0
    penalties: int = 0
    cookies: int = 0


STORY = (Hand(8, 0, 1, 2), Hand(4, 2, 1, 1), Hand(6, 1, 2, 0))
"""A tie in the base game, that another player wins in Winter."""

NEWCOMER = Hand(5, 1, 0, 1)


class ScoringSight(Struct, frozen=True):
    """What an address of the lab says: the players' hands by seat, and how far the score is built up."""

    hands: tuple[Hand, ...] = STORY
    upto: int = len(STAGES)


class ScoringModel(param.Parameterized):
    """Counts to change, and the two score sheets that follow from them."""

    view = param.ClassSelector(class_=ScoringSight, default=ScoringSight(), doc="All that the address keeps.")
    seat = param.Integer(default=0, doc="The player whose counts are set.")
    opened = param.String(default="", doc="What has its rules shown: an edition, or empty.")
    said = param.String(default="", doc="What was last done, in words.")

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)
        self.sheets = sheets(self.view.hands)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return NAMES[: len(self.view.hands)]

    def _change(self, view: ScoringSight) -> None:
        if view.hands != self.view.hands:
            self.sheets = sheets(view.hands)
        self.param.update(view=view, seat=min(self.seat, len(view.hands) - 1), said=in_words(self.sheets))

    def set_players(self, players: str) -> None:
        """Change the number of players; those that are there keep what they have."""
        kept = self.view.hands[: int(players)]
        self._change(replace(self.view, hands=(*kept, *[NEWCOMER] * (int(players) - len(kept)))))

    def choose(self, seat: str) -> None:
        """Choose the player whose counts are set."""
        self.seat = int(seat)

    def set_count(self, about: str, count: str) -> None:
        """Change one count of the chosen player."""
        hands = list(self.view.hands)
        hands[self.seat] = replace(hands[self.seat], **{about: int(count)})
        self._change(replace(self.view, hands=tuple(hands)))

    def show_upto(self, stage: str) -> None:
        """Build the score up to a stage."""
        self._change(replace(self.view, upto=STAGES.index(stage) + 1))

    def reset(self, _: str = "") -> None:
        """Give everybody what they had at first."""
        self._change(ScoringSight())

    def open(self, edition: str) -> None:
        """Show an edition's rules of scoring, or hide them again."""
        self.opened = "" if self.opened == edition else edition

    def read(self, arguments: address.Arguments) -> list[str]:
        """Take the state from an address; returns the names of the parts that could not be read."""
        view, odd = address.read(arguments, READERS, self.view)
        self._change(view)
        self.said = ""
        return odd

    def write(self) -> str:
        """Return the state as an address keeps it."""
        counts = ",".join(".".join(str(n) for n in asdict(hand).values()) for hand in self.view.hands)
        return address.write(
            {
                "score": counts if self.view.hands != STORY else "",
                "upto": STAGES[self.view.upto - 1] if self.view.upto != len(STAGES) else "",
            }
        )


def sheets(hands: tuple[Hand, ...]) -> dict[str, tuple[Game[Any], ScoreSheet]]:
    """Return each edition's game and its score sheet for these hands; raises ``BadInput`` for hands that cannot be."""
    if len(hands) not in SEATS:
        raise BadInput("hands", f"expected {SEATS[0]} to {SEATS[-1]} hands, one for each player, found {len(hands)}")
    games = {id: catalogue.game(id) for id in EDITIONS}
    return {id: (game, game.score(game.position(_scene(id, game, hands), "table"))) for id, game in games.items()}


def _scene(id: str, game: Any, hands: tuple[Hand, ...]) -> dict[str, Any]:
    players = {
        name: {
            "likes": hand.likes,
            "penalties": hand.penalties,
            "cookies": hand.cookies,
            "active": list(game.edition.upgrades[: hand.upgrades]),
        }
        for name, hand in zip(NAMES, hands, strict=False)
    }
    return {"game": id, "closed": True, "over": True, "players": players}


def in_words(found: dict[str, tuple[Game[Any], ScoreSheet]]) -> str:
    """Say who wins each edition with how many points."""
    said = []
    for game, sheet in found.values():
        best = max(total.total for total in sheet.players)
        kind = "wins" if len(sheet.winners) == 1 else "win"
        said.append(phrase("score", kind, title=game.title, winners=sheet.winners, points=best))
    return " ".join(said)


def _score(view: ScoringSight, text: str) -> ScoringSight:
    hands = []
    for word in address.listed(text):
        counts = word.split(".")
        if len(counts) != len(MOST):
            raise BadInput("score", f"expected {len(MOST)} counts for each player")
        limits = zip(MOST, counts, strict=True)
        hands.append(Hand(**{about: address.number(n, 0, MOST[about], "score") for about, n in limits}))
    if len(hands) not in SEATS:
        raise BadInput("score", f"expected {SEATS[0]} to {SEATS[-1]} players")
    return replace(view, hands=tuple(hands))


def _upto(view: ScoringSight, text: str) -> ScoringSight:
    if text not in STAGES:
        raise BadInput("upto", "expected " + ", ".join(STAGES))
    return replace(view, upto=STAGES.index(text) + 1)


READERS: address.Readers[ScoringSight] = {"score": _score, "upto": _upto}
