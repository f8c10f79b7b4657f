"""The whole card file is imported by the real language."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from tests.language.proofs.card_file import DATA, needs_data

from mainphase.cards import decode_card
from mainphase.language.catalogue.importing import import_file
from mainphase.language.catalogue.reading import FAULT
from mainphase.language.catalogue.status import status_of


@needs_data
@pytest.mark.deep
def test_every_card_of_the_file_is_imported_and_none_makes_the_language_fail(tmp_path: Path) -> None:
    catalogue = tmp_path / "cards.sqlite"
    came = import_file(DATA, catalogue, jobs=2)
    assert [*came.gathering.left_out, *came.gathering.notes, came.gathering.broken] == [""]
    found = status_of(catalogue)
    assert (found.cards, found.playable) == (came.cards, came.playable)
    with sqlite3.connect(catalogue) as db:
        assert list(db.execute("SELECT name, reason FROM card WHERE reason LIKE ?", (f"{FAULT}%",))) == []
        for name, definition in db.execute(
            "SELECT name, definition FROM card WHERE definition <> '' ORDER BY id LIMIT 500"
        ):
            assert decode_card(json.loads(definition)).name in name
