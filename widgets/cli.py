"""The command ``coffee-tutor``: ``serve`` is here, every other word is the tutor's own."""

from __future__ import annotations

import argparse
import errno
import sys
import webbrowser
from collections.abc import Sequence

PORT = 5006
"""Where the tutor listens unless it is told otherwise: Panel's own."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command with the words after its name; returns the exit code (2 for words that make no sense)."""
    given = list(sys.argv[1:] if words is None else words)
    if given[:1] == ["serve"]:
        return serve(given[1:])
    from tutor.cli import main as tutor_main

    return tutor_main(given)


def serve(words: Sequence[str]) -> int:
    """Serve the tutor until it is interrupted; returns 1 when the port cannot be had."""
    choice = serving().parse_args(words)
    from widgets import app  # Panel takes a second to import, and a wrong word should not wait for it

    try:
        server = app.serve(choice.port, **_reach(choice))
    except OSError as error:
        print(_why(choice.port, choice.host, error), file=sys.stderr)
        return 1
    address = f"http://{choice.host}:{server.port}/"
    print(f"The coffee tutor is open at {address}  (Ctrl+C closes it)", flush=True)
    if choice.show:
        server.io_loop.call_later(0.1, webbrowser.open, address)
    server.run_until_shutdown()
    return 0


def serving(name: str = "coffee-tutor serve", more: str = "") -> argparse.ArgumentParser:
    """Return the reader of the words behind ``name``, with one line ``more`` below its help."""
    parser = argparse.ArgumentParser(name, description="Open the tutor in the browser.", epilog=more)
    listen = f"the port to listen on (default {PORT})"
    parser.add_argument("--port", type=_port, default=PORT, metavar="N", help=listen)
    parser.add_argument(
        "--host",
        type=_host,
        default="localhost",
        metavar="NAME",
        help="the name or number by which other computers in the room reach "
        "this one (default localhost: only this computer)",
    )
    parser.add_argument("--no-show", dest="show", action="store_false", help="do not open a browser window")
    return parser


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is no port; expected a number from 1 to 65535")
    return int(text)


def _host(text: str) -> str:
    if text in ("", "0.0.0.0", "::", "*"):
        raise argparse.ArgumentTypeError("expected the name or number by which the other computers reach this one")
    return text


def _reach(choice: argparse.Namespace) -> dict[str, object]:
    hosts = {choice.host, "localhost", "127.0.0.1"}
    return {"address": choice.host, "websocket_origin": [f"{host}:{choice.port}" for host in sorted(hosts)]}


def _why(port: int, host: str, error: OSError) -> str:
    what = f"coffee-tutor: port {port} on {host} cannot be opened: {(error.strerror or str(error)).lower()}."
    if error.errno != errno.EADDRINUSE:
        return what
    other = port % 65535 + 1
    return f"{what}\nAnother program uses it, perhaps another tutor. Try: coffee-tutor serve --port {other}"
