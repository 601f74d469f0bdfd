"""What is shown in the light or in the dark theme."""

from __future__ import annotations

import param


class Themed(param.Parameterized):
    """Has a theme, and whoever draws in it watches it."""

    theme: param.Selector[str] = param.Selector(
        default="light", objects=["light", "dark"], doc="What the browser shows, and charts are drawn in."
    )
