"""Leave out of the server's log what is no fault: a browser that closed while an answer was under way.

Bokeh then reports the answer's task as one whose error nobody fetched, with a traceback in the terminal of whoever
serves. Importing is enough; every other message of asyncio stays.
"""

from __future__ import annotations

import logging

from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

GONE = (WebSocketClosedError, StreamClosedError)


def worth_telling(record: logging.LogRecord) -> bool:
    """Say whether a record tells more than that somebody left."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, GONE)


logging.getLogger("asyncio").addFilter(worth_telling)
