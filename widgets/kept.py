"""A step that a learner has begun, as the browser keeps it from one page to the next."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tutor.core.errors import BadInput
from tutor.lessons.begun import Begun, Text
from widgets.progress import Place

LARGEST = 16_384
"""Characters of a step begun: as many as the longest one may need."""


class Kept(Struct, frozen=True, omit_defaults=True):
    """Where it was, what was done there, and the ``sketch``: what is drawn on the board and not yet tried."""

    place: Place = Place()
    begun: Begun = Begun()
    sketch: Text = ""

    @property
    def empty(self) -> bool:
        """Whether nothing is begun."""
        return self.begun == Begun() and not self.sketch

    def write(self) -> str:
        """Return the text that ``read`` understands."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Kept:
        """Return what is in a text from outside; raises ``BadInput`` for all that ``write`` does not give."""
        if len(text) > LARGEST:
            raise BadInput("step begun", f"is longer than {LARGEST:,} characters")
        try:
            return msgspec.json.decode(text.encode("utf-8", "surrogatepass"), type=cls)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadInput("step begun", str(error)) from None
