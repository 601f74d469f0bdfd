"""Send what the server says at once: turns Nagle's algorithm off on Bokeh's websocket.

Importing is enough. It has to be an imported module: the globals of an app script are wiped after each session.
"""

from __future__ import annotations

from typing import Any

from bokeh.server.views.ws import WSHandler

_open = WSHandler.open


def _open_nodelay(self: WSHandler, *arguments: Any, **named: Any) -> Any:
    self.set_nodelay(True)
    return _open(self, *arguments, **named)


WSHandler.open = _open_nodelay  # type: ignore[method-assign]  # what this module is for
