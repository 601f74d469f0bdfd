"""Send what Panel has put aside: a message that comes in while others are being written may not wait for the next one.

Panel's writer lifts its block after it has written, also when more was put aside meanwhile; the task that was to send
it then finds no block and gives up, and the browser waits for words that never come. Importing is enough.
"""

from __future__ import annotations

from typing import Any

from panel.io import document

_written = document._dispatch_msgs


async def _dispatch(doc: Any) -> None:
    await _written(doc)
    if doc in document._WRITE_MSGS and doc not in document._WRITE_BLOCK:
        document._WRITE_BLOCK[doc] = True
        document._dispatch_write_task(doc, _dispatch, doc)


document._dispatch_msgs = _dispatch
