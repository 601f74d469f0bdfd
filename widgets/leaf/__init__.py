"""What of a page is read, written or pressed and is no board: a tree of nodes, and the component that shows it."""

from widgets.leaf.leaf import Leaf, style
from widgets.leaf.nodes import Node, all_of, button, h, icon, link, text_in

__all__ = ["Leaf", "Node", "all_of", "button", "h", "icon", "link", "style", "text_in"]
