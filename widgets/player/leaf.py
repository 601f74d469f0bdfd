"""The old address of widgets.leaf."""

from pathlib import Path

from widgets.leaf import Leaf, Node, button, h, icon, style

HERE = Path(__file__)

__all__ = ["HERE", "Leaf", "Node", "button", "h", "icon", "style"]
