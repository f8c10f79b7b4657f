"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from tests.support.patience import ENOUGH

from mainphase.cli.recording import write_record
from mainphase.errors import OptionError
from mainphase.foundation.whole_files import replace_file


def half(path: Path, text: str, encoding: str) -> int:
    path.write_bytes(text[: len(text) // 2].encode(encoding))
    raise OSError(28, "No space left on device")


def test_a_record_is_never_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "game.mainphase"
    write_record(kept, "mainphase record 1\n")
    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(OptionError, match=r"cannot be written to .*: No space left"):
        write_record(kept, "mainphase record 2\n")
    assert kept.read_bytes() == b"mainphase record 1\n"
    assert list(tmp_path.iterdir()) == [kept]


def test_what_a_link_points_to_is_replaced(tmp_path: Path) -> None:
    kept, link = tmp_path / "kept", tmp_path / "link"
    kept.write_bytes(b"before")
    link.symlink_to(kept)
    replace_file(link, lambda draft: draft.write_bytes(b"after"))
    assert link.is_symlink()
    assert kept.read_bytes() == b"after"


def test_a_pipe_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    listener = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    listener.start()
    replace_file(pipe, lambda path: path.write_bytes(b"a record"))
    listener.join(ENOUGH)
    assert heard == [b"a record"]
    assert pipe.is_fifo()
