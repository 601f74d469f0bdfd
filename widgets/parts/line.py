"""Keeps the state of what is shown in the address of its page."""

from __future__ import annotations

from pathlib import Path

import param
from panel.custom import JSComponent


class AddressLine(JSComponent):
    """Writes ``address``, relative to the tutor's home, into the browser's address line."""

    address = param.String(default="", doc="The address of the present state; nothing is written while it is empty.")

    _esm = Path(__file__).with_suffix(".js").read_text("utf-8")
