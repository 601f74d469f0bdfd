"""Actions of Phase 2, Assign Workers."""

from __future__ import annotations

from tutor.core.values import Action


class Staff(Action, frozen=True, tag="staff"):
    """Put a worker on an own plantation: ``staff brazil 1/2 3``."""

    cooperative: str
    row: str
    space: int


class Give(Action, frozen=True, tag="give"):
    """Move a worker from one's pool to an opponent's plantation: ``give brazil 1 2``."""

    cooperative: str
    row: str
    space: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay a penalty point with a coin or a step back: ``pay coin``, ``pay brazil``."""

    what: str


class Stop(Action, frozen=True, tag="stop"):
    """Pay no more of a penalty: ``stop``."""


class GiveUp(Action, frozen=True, tag="lose"):
    """Choose the plantation that is removed: ``lose brazil 1/2 3``."""

    cooperative: str
    row: str
    space: int
