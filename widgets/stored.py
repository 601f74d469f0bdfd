"""Small values that live in the browser as text, and are checked whenever they arrive."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec
from msgspec import Struct

from tutor.core.errors import BadInput


class Stored(Struct, frozen=True):
    """A value that the browser keeps; an error calls it by its kind."""

    LARGEST: ClassVar[int]
    """The most characters of its text."""

    def write(self) -> str:
        """Return the text that ``read`` understands."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what is in a text from outside; raises ``BadInput`` for all that ``write`` does not give."""
        if len(text) > cls.LARGEST:
            raise BadInput(cls.__name__.lower(), f"is longer than {cls.LARGEST:,} characters")
        try:
            return msgspec.json.decode(text.encode("utf-8", "surrogatepass"), type=cls)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadInput(cls.__name__.lower(), str(error)) from None

    @classmethod
    def read_or_new(cls, text: str) -> Self:
        """Return what a browser has kept; what cannot be read counts as nothing."""
        try:
            return cls.read(text) if text else cls()
        except BadInput:
            return cls()
