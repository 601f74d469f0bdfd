"""Grab & Go as a race: its variants, its board, and what of it is told."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tutor.core.game import Game
from tutor.core.moments import Timed
from tutor.core.money import dollars
from tutor.core.score import ScoreSheet
from tutor.grab_and_go import Position, Time
from tutor.grab_and_go.position import TIMER
from widgets.boards import grab
from widgets.boards.grab_press import meant
from widgets.leaf import Node
from widgets.races import grab_reckoning
from widgets.races.raced import RacedGame
from widgets.races.sheets import who_wins
from widgets.races.states import ME, Choices, Sight, switch
from widgets.races.words import phrase


class Grab(RacedGame):
    """A race of Grab & Go; one player alone plays Coffee Roaster."""

    id = "grab"
    names = ("blue", "yellow", "red", "green")
    fewest = 0
    switches = (
        switch("grab", "takeout", "grab.find.5"),
        switch("grab", "master", "grab.variants.7"),
        switch("grab", "rounds", "grab.variants.3"),
    )
    board = grab.GrabBoard
    table = grab
    told = frozenset({"closed", "stop", "stands_still", "time_up", "another_round", "goal_reached"})
    mine, theirs = frozenset({"aside"}), frozenset({"call"})
    rounds = "grab.variants.3"

    def options(self, choices: Choices) -> dict[str, Any]:
        """Return the options in the form in which the game reads them."""
        on = choices.on
        return {
            "players": self.players(choices),
            "no_takeout": "takeout" not in on,
            "master_barista": "master" in on,
            "coffee_millionaire": "rounds" in on,
        }

    def idle(self, choices: Choices) -> Collection[str]:
        """Return the rulings that come to nothing in such a race."""
        matters = {
            "grab.R3": "master" not in choices.on,
            "grab.R6": "takeout" in choices.on,
            "grab.R7": "rounds" in choices.on,
            "grab.R10": choices.rivals == 0,
        }
        return [id for id, does in matters.items() if not does]

    def goal(self, choices: Choices) -> str:
        """Say in a sentence how such a race is won."""
        if choices.rivals == 0 and "grab.R10" in choices.others:
            return phrase("readings", "five_or_time")
        if choices.rivals == 0:
            return phrase("grab", "goal_alone")
        return phrase("grab", "goal")

    def rings(self, p: Position, until: int) -> Timed | None:
        """Return the ring of Coffee Roaster's timer; the rules say whether it rings."""
        return Time(moment=until)

    def counts_down(self, view: Position) -> int:
        """Return from how many ms the clock counts down."""
        return TIMER if view.solo else 0

    def to_do(self, sight: Sight) -> str:
        """Say in a few words what the person can do now."""
        if sight.stage == "closing":
            return phrase("grab", "closing_slot" if "slot" in sight.verbs else "closing")
        if "call" in sight.verbs:
            return phrase("grab", "call")
        if "slot" in sight.verbs:
            return phrase("grab", "slot")
        return phrase("grab", "draw" if "draw" in sight.verbs else "flip")

    def in_hand(self, view: Position) -> str:
        """Return the card in the person's hand."""
        return view.players[ME].hand

    # ---- the board -------------------------------------------------------------

    def meant(self, view: Position, legal: Collection[str], id: str) -> Timed:
        """Return the action that pressing a piece of the counter means."""
        return meant(view.players[ME], legal, id)

    # ---- afterwards --------------------------------------------------------------

    def headline(self, p: Position, sheet: ScoreSheet) -> str:
        """Say who won, or what was earned."""
        if p.solo:
            return phrase("grab", "earned", dollars=dollars(sheet.players[ME].total))
        return phrase("grab", "round_over", round=p.round) if p.step == "round" else who_wins(p, sheet)

    def reckoned(self, game: Game[Any], p: Position) -> list[Node]:
        """Return a card for each player: every order, line by line."""
        return grab_reckoning.cards(game, p)
