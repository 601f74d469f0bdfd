"""The tutor's colours, each for the light and the dark theme, and the CSS that carries them to every page.

In CSS a colour is ``var(--card)``; it is inherited into shadow roots, so boards and charts use the same names.
"""

from __future__ import annotations

COLOURS = {
    "paper": ("#fbf4e6", "#1f1712"),
    "card": ("#fffaf0", "#2b211a"),
    "ink": ("#2b1d14", "#f6ead6"),
    "quiet": ("#6e5846", "#c9b39b"),
    "line": ("#e4d3b5", "#4a3a2e"),
    "wood": ("#e9d3ae", "#4d3b29"),
    "wood-edge": ("#dcbf8f", "#5d4831"),
    "track": ("#e9dcc3", "#46372b"),
    "go": ("#2f6b4f", "#7cc4a0"),
    "on-go": ("#ffffff", "#17241d"),
    "go-tint": ("#eef5ee", "#22302a"),
    "go-line": ("#bcd7c4", "#3d5a4b"),
    "no": ("#b2432f", "#f0907c"),
    "no-tint": ("#fbece8", "#3a221d"),
    "no-line": ("#e5b9ae", "#6d3d33"),
    "here": ("#d9962a", "#e5aa4a"),
    "walk": ("#2d5f9a", "#8db8ea"),
    "coffee-tint": ("#e6d2bf", "#4b392d"),
    "milk-tint": ("#f7f2e7", "#3f3830"),
    "steam-tint": ("#e4edf1", "#33404a"),
    "steam-line": ("#5f7c8a", "#a9c3d0"),
    "ice-tint": ("#d6ebf7", "#2c414e"),
    "water-tint": ("#cfe6f5", "#284153"),
    "tea-tint": ("#dfeecb", "#38452c"),
    "chocolate-tint": ("#e3cbbb", "#4a352b"),
    "caramel-tint": ("#f8dfae", "#54411f"),
    "fruit-tint": ("#fbd6cf", "#55332d"),
    "sky": ("#dcebf2", "#2a3a42"),
    "hill-far": ("#cfe0a8", "#4a5a33"),
    "hill-near": ("#a3c172", "#5d7440"),
    "counter": ("#efe0c6", "#453626"),
    "party": ("#f6dcc8", "#4d3629"),
    "cup": ("#ffffff", "#f6ead6"),
}
"""Name → (light, dark)."""


def css() -> str:
    """Return the rules that set every colour: light, dark if the system asks for it, either by ``data-theme``."""
    light, dark = _variables(0), _variables(1)
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=light]{{color-scheme:light;{light}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )


def both_themes(selector: str) -> str:
    """Return the rules that set every colour for a component that carries its own ``data-theme``."""
    return f"{selector}{{{_variables(0)}}}\n{selector}[data-theme=dark]{{{_variables(1)}}}\n"


def _variables(theme: int) -> str:
    return "".join(f"--{name}:{pair[theme]};" for name, pair in COLOURS.items())
