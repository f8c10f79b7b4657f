"""The schema says what every number is, and its hash changes with it."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import encoded_rows
from mainphase.encoding import encoder, features, rows
from mainphase.env.schema import Limits, schema_of
from mainphase.errors import OptionError
from mainphase.foundation.build import is_extension


def test_every_column_has_a_name_of_its_own() -> None:
    for array in schema_of().arrays:
        assert len(set(array.names)) == len(array.names), array.name


def test_the_encoder_writes_rows_of_that_size() -> None:
    schema = schema_of()
    sizes = {
        "game": encoder.GAME_SIZE,
        "players": encoder.PLAYER_SIZE,
        "objects": encoder.OBJECT_SIZE,
        "links": encoder.LINK_SIZE,
        "options": encoder.OPTION_SIZE,
        "altered": encoder.DEFINITION_SIZE,
        "definitions": encoder.DEFINITION_SIZE,
        "abilities": encoder.ABILITY_SIZE,
    }
    assert sizes == {array.name: 2 * len(array.columns) for array in schema.arrays}


def test_a_hash_stands_for_all_of_it() -> None:
    schema = schema_of()
    assert schema.hash == schema_of(Limits()).hash
    assert len(schema.hash) == 16
    assert schema_of(Limits(objects=97)).hash != schema.hash
    assert dataclasses.replace(schema, version=schema.version + 1).hash != schema.hash
    first = schema.arrays[0]
    renamed = dataclasses.replace(first.columns[0], meaning="something else")
    changed = dataclasses.replace(first, columns=(renamed, *first.columns[1:]))
    assert dataclasses.replace(schema, arrays=(changed, *schema.arrays[1:])).hash != schema.hash


def test_columns_are_found_by_name() -> None:
    schema = schema_of()
    assert schema["game"].names[schema["game"].column("turn")] == "turn"
    with pytest.raises(OptionError, match="the array game has no column 'tern'; it has seat, players"):
        schema["game"].column("tern")
    with pytest.raises(
        OptionError,
        match="there is no array 'hands'; there are game, players, objects, links, options, altered, definitions, "
        "abilities",
    ):
        schema["hands"]


@pytest.mark.parametrize("limits", [{"seats": 1}, {"objects": 0}, {"options": 1}, {"links": 5000}, {"objects": True}])
def test_limits_have_bounds(limits: dict[str, int]) -> None:
    (name,) = limits
    with pytest.raises(OptionError, match=f"the limit of {name} must be a whole number from"):
        Limits(**limits)


def test_what_writes_the_rows_is_made_from_the_table_of_their_columns() -> None:
    """Mended by `python tools/encoded_rows.py`."""
    assert encoded_rows.PATH.read_text(encoding="utf-8") == encoded_rows.module()


def test_a_column_that_is_not_written_is_noticed_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [(row.name, tuple(feature.name for feature in row.features)) for row in features.ROWS]
    assert named == list(rows.WRITTEN)
    monkeypatch.setattr(rows, "WRITTEN", rows.WRITTEN[:-1])
    source = Path(str(encoder.__file__)).with_name("encoder.py")
    if not source.exists() or is_extension(encoder.__name__):
        pytest.skip("the compiled module cannot be run again")
    with pytest.raises(ImportError, match=r"tools/encoded_rows\.py"):
        exec(compile(source.read_text(encoding="utf-8"), str(source), "exec"), {"__name__": "again"})
