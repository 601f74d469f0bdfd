"""What is put aside while something else is written is sent, too."""

from __future__ import annotations

import asyncio

from bokeh.document import Document
from panel.io import document

from widgets import lostwords


class Socket:
    """A connection's socket that nobody else writes to."""


class Connection:
    def __init__(self) -> None:
        self._socket = Socket()


def test_a_message_put_aside_while_others_are_written_is_sent(monkeypatch):
    doc, connection, sent = Document(), Connection(), []

    async def write(message: str) -> None:
        sent.append(message)
        if message == "first":  # another change comes in before this one is through
            document._WRITE_MSGS[doc] = {connection: ["second"]}

    monkeypatch.setattr(document, "dispatch_django", lambda conn, msg: [write(msg)])
    document._WRITE_MSGS[doc], document._WRITE_BLOCK[doc] = {connection: ["first"]}, True

    async def both() -> None:
        await lostwords._dispatch(doc)
        await asyncio.gather(*document._write_tasks.get(doc, []))

    asyncio.run(both())
    assert sent == ["first", "second"]
