"""Files that somebody names are read to a bound."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from mainphase.cards.decks import read_deck
from mainphase.cli.replay import read_record
from mainphase.errors import DeckError, MainphaseError, RecordError, RulesError, ScenarioError
from mainphase.foundation import bounded_files
from mainphase.foundation.bounded_files import read_bounded_text
from mainphase.rules.text import read_rules_text as read_rules
from mainphase.scenarios.parse import load


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
def test_a_file_without_end_is_refused_by_every_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_files, "MOST", 1_000)
    zero = "/dev/zero"
    readers = ((read_deck, DeckError), (load, ScenarioError), (read_rules, RulesError))
    for reader, kind in readers:
        with pytest.raises(kind, match="it has more than 1_000 bytes"):
            reader(zero)
    with pytest.raises(RecordError, match="it has more than 1_000 bytes"):
        read_record(Path(zero))


def test_lines_end_as_they_do_in_python(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xef\xbb\xbf60 Mountain\r\n1 Forest\r")
    assert read_bounded_text(path, "utf-8-sig") == "60 Mountain\n1 Forest\n"


def test_half_a_character_of_utf_16_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(b"\xff\xfea\x00b")
    with pytest.raises(MainphaseError, match="does not look like a rules text"):
        read_rules(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no fifos")
def test_a_fifo_is_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "fifo"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_text, args=("40 Mountain\n20 Forest\n",))
    writer.start()
    assert len(read_deck(str(path))) == 60
    writer.join()
