"""Coffee Rush: Grab & Go, a race in real time."""

from tutor.grab_and_go.actions import Back, Call, Draw, Flip, Go, Look, Pull, Round, Slot, Time
from tutor.grab_and_go.game import GrabAndGo
from tutor.grab_and_go.position import Options, Order, Player, Position

__all__ = [
    "Back",
    "Call",
    "Draw",
    "Flip",
    "Go",
    "GrabAndGo",
    "Look",
    "Options",
    "Order",
    "Player",
    "Position",
    "Pull",
    "Round",
    "Slot",
    "Time",
]
