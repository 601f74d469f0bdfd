"""``coffee-tutor serve`` answers wrong words and busy ports in words."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from widgets import __main__ as fresh
from widgets.cli import main


@pytest.fixture
def busy() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize("port", ["0", "65536", "-1", "x", "5006.5", "", "٣"])
def test_bad_port_is_named(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", f"--port={port}"])
    assert ended.value.code == 2
    assert f"{port!r} is no port; expected a number from 1 to 65535" in capsys.readouterr().err


def test_busy_port_is_said_with_a_way_out(busy: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", str(busy), "--host", "127.0.0.1", "--no-show"]) == 1
    error = capsys.readouterr().err
    assert f"port {busy} on 127.0.0.1 cannot be opened" in error
    assert "Try: coffee-tutor serve --port" in error


@pytest.mark.parametrize("host", ["0.0.0.0", ""])
def test_host_must_be_one_that_others_can_type(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", f"--host={host}", "--no-show"])
    assert "the name or number by which the other computers reach this one" in capsys.readouterr().err


def test_unknown_host_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "no.such.host.invalid", "--no-show"]) == 1
    assert "no.such.host.invalid cannot be opened" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "code"), [(["--help"], 0), (["-h"], 0), (["--port", "x"], 2), (["tset"], 2)])
def test_a_fresh_copy_answers_before_it_sets_anything_up(
    words: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[str] = []
    monkeypatch.setattr(fresh, "_set_up", made.append)
    with pytest.raises(SystemExit) as ended:
        fresh.main(words)
    assert (ended.value.code, made) == (code, [])
    said = capsys.readouterr()
    assert "python -m widgets" in said.out + said.err
