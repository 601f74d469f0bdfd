"""A step that a learner has begun, as the browser keeps it from one page to the next."""

from __future__ import annotations

from tutor.lessons.begun import Begun, Text
from widgets.progress import Place
from widgets.stored import Stored


class Kept(Stored, frozen=True, omit_defaults=True):
    """Where it was, what was done there, and the ``sketch``: what is drawn on the board and not yet tried."""

    LARGEST = 16_384
    """As many characters as the longest one may need."""

    place: Place = Place()
    begun: Begun = Begun()
    sketch: Text = ""

    @property
    def empty(self) -> bool:
        """Whether nothing is begun."""
        return self.begun == Begun() and not self.sketch
