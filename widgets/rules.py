"""The page of the rules, and the explorer for notebooks: ``RulesExplorer("winter.move.5")``."""

from __future__ import annotations

import panel as pn

from widgets.explorer.address import Address, of_clause, read
from widgets.explorer.explorer import RulesExplorer
from widgets.session import Session

__all__ = ["Address", "RulesExplorer", "RulesPage", "of_clause"]


class RulesPage(RulesExplorer):
    """The explorer on its page: it opens what the address names, and the address follows it."""

    def __init__(self, session: Session) -> None:
        super().__init__(*read(pn.state.session_args or {}), paged=True)
        self.session = session
