"""Caffeine Rush as a race: its variations, its board, and what of it is told."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from tutor.caffeine_rush import Match, Player, Position
from tutor.caffeine_rush.position import LATTE_ART
from tutor.core.chance import Chance
from tutor.core.game import Game
from tutor.core.moments import Timed
from tutor.core.people import called
from tutor.core.score import ScoreSheet
from widgets.boards import caffeine
from widgets.boards.caffeine_press import meant
from widgets.leaf import Node
from widgets.races import caffeine_reckoning
from widgets.races.caffeine_choices import SETTINGS, SWITCHES
from widgets.races.raced import RacedGame
from widgets.races.sheets import who_wins
from widgets.races.states import ME, Choices, Sight
from widgets.races.words import phrase, say, wording

TOLD = (
    *("turn_up", "supervisor", "final_beside", "seizes", "tie", "all_done", "stuck", "speaks_first", "message"),
    *("bonus", "passes", "another_round", "target_reached", "one_more"),
)
"""The events told of everybody; the cards are seen on the table."""

SAME_MS = 300
"""Two hands within so many ms are at an Order at the same moment: a person sees and moves no faster."""


class Caffeine(RacedGame):
    """A race of Caffeine Rush against one to five."""

    id = "caffeine"
    names = ("blue", "yellow", "red", "green", "violet", "teal")
    fewest = 1
    switches = SWITCHES
    settings = SETTINGS
    board = caffeine.CaffeineBoard
    table = caffeine
    told = frozenset(TOLD)
    mine, theirs = frozenset({"reads", "tip", "must_clean", "call"}), frozenset({"claims"})
    rounds = "caffeine.variants.10"

    def options(self, choices: Choices) -> dict[str, Any]:
        """Return the options in the form in which the game reads them."""
        variations = [one.id for one in self.switches if one.id in choices.on]
        asked = {one.part: one.value(choices) for one in self.asked(choices)}
        settings = {part: int(value) if value.isdigit() else value for part, value in asked.items()}
        return {"players": self.players(choices), "variations": variations, **settings}

    def idle(self, choices: Choices) -> Collection[str]:
        """Return the rulings that come to nothing in such a race."""
        size, off, art, checks = (
            id in choices.on for id in ("size", "opponents_claim", "latte_art", "quality_assurance")
        )
        matters = {
            "caffeine.R1": off and art,
            "caffeine.R3": checks and (size or off or art),
            "caffeine.R5": not checks,
            "caffeine.R6": off and not checks,
            "caffeine.R9": not checks,
        }
        return [id for id, does in matters.items() if not does]

    def goal(self, choices: Choices) -> str:
        """Say in a sentence how such a race is won."""
        if "tiptop" in choices.on:
            return phrase("caffeine", "goal_points")
        most = "money" if choices.on & {"size", "opponents_claim"} else "tips"
        return phrase("caffeine", f"goal_team_{most}" if "teams" in choices.on else f"goal_{most}")

    def at_once(self, p: Position, action: Timed, luck: Chance) -> Timed:
        """Return a final card as laid at the moment of another's, when both hands were there: the rules then decide.

        How much it covers and how near the hand is are drawn as for the baristas: no screen shows it.
        """
        if not isinstance(action, Match) or not 1 <= action.place <= len(p.places):
            return action
        claim = p.places[action.place - 1].claim
        if claim is None or claim.seat == ME or claim.beside or action.moment - claim.moment > SAME_MS:
            return action
        covers, near = 40 + luck.below(61), luck.below(10)
        return replace(action, moment=claim.moment, covers=covers, near=near) if p.moment == claim.moment else action

    def to_do(self, sight: Sight) -> str:
        """Say in a few words what the person can do now."""
        view: Position = sight.view
        if sight.stage == "message":
            return _message(view)
        for verb, words in wording("caffeine_due").items():
            if verb in sight.verbs:
                return words
        player = view.players[ME]
        if player.hand:
            return _with_card(player, sight)
        return _without(sight)

    def in_hand(self, view: Position) -> str:
        """Return the card just turned."""
        hand = view.players[ME].hand
        return hand.kind if hand else ""

    # ---- the board -------------------------------------------------------------

    def meant(self, view: Position, legal: Collection[str], id: str) -> Timed:
        """Return the action that pressing a piece of the table means."""
        return meant(view, ME, legal, id)

    # ---- afterwards --------------------------------------------------------------

    def headline(self, p: Position, sheet: ScoreSheet) -> str:
        """Say who won."""
        if p.step == "round":
            return phrase("caffeine", "round_over", round=p.round)
        if len(sheet.winners) > 1:
            return who_wins(p, sheet)
        mine = sheet.winners == (p.players[ME].name,)
        return say("caffeine", "you_are_best" if mine else "best", name=called(sheet.winners[0]))

    def readings(self, p: Position) -> list[str]:
        """Return the rulings on which this reckoning rests: what comes first where variations are combined."""
        size, off, art = p.plays("size"), p.plays("opponents_claim"), p.plays("latte_art")
        first = ["caffeine.R2"] if size and off else []
        first += ["caffeine.R1"] if off and art else []
        first += ["caffeine.R3"] if p.plays("quality_assurance") and (size or art) else []
        return first + (["caffeine.R26"] if p.plays("teams") else [])

    def reckoned(self, game: Game[Any], p: Position) -> list[Node]:
        """Return a card for each player or team: every drink, line by line."""
        return caffeine_reckoning.cards(game, p)


def _message(view: Position) -> str:
    if view.speakers[:1] == (ME,):
        return phrase("caffeine", "message")
    return say("caffeine", "message_of", name=called(view.players[view.speakers[0]].name))


def _with_card(player: Player, sight: Sight) -> str:
    assert player.hand is not None
    kind = player.hand.kind
    if "up" in sight.verbs and "flip" not in sight.verbs and "match" not in sight.verbs:
        return phrase("caffeine", "finished")
    if kind == LATTE_ART:
        return phrase("caffeine", "latte_art")
    if any(text.startswith(f"match {kind} ") for text in sight.legal):
        return phrase("caffeine", "put", card=kind)
    return phrase("caffeine", "no_order_takes", card=kind)


def _without(sight: Sight) -> str:
    verbs = sight.verbs
    if verbs == {"up"}:
        return phrase("caffeine", "finished")
    if "latte" in verbs:
        return phrase("caffeine", "cover")
    if "flip" in verbs:
        return phrase("caffeine", "flip_or_play" if "match" in verbs else "flip")
    if "shuffle" in verbs:
        return phrase("caffeine", "shuffle")
    if "match" in verbs:
        return phrase("caffeine", "play")
    return phrase("caffeine", "wait" if sight.legal else "all_done")
