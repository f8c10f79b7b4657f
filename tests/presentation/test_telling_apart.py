"""Things of one name are told apart wherever somebody has to choose among them or named them too loosely."""

from __future__ import annotations

import pytest
from tests.presentation.test_notation import game_at
from tests.support.table import position

from mainphase.errors import NotationError, ScenarioError
from mainphase.presentation.telling_apart import notes
from mainphase.scenarios import load, run

BEARS = ["Grizzly Bears (tapped)", "Grizzly Bears", "Grizzly Bears (1 +1/+1)", "Grizzly Bears (1 damage)"]


def test_what_two_options_are_about_is_told_in_the_error() -> None:
    game = game_at(alice=["Mountain"], alice_hand=["Shock"], bob=BEARS, payment="manual")
    game.apply("cast Shock")
    with pytest.raises(NotationError) as found:
        game.apply("target Grizzly")
    for note in ('"target Grizzly Bears" (tapped', '#3" (a +1/+1 counter, 3/3)', '#4" (1 damage'):
        assert note in str(found.value)


def test_whose_they_are_and_what_is_attached_or_blocks() -> None:
    table = position(
        alice=["Grizzly Bears", "2 Hill Giant"],
        bob=["2 Grizzly Bears", "Control Magic"],
        attached={"Control Magic": "alice's Grizzly Bears"},
    )
    g = table.state
    bears = [oid for oid in g.battlefield if table.name(oid) == "Grizzly Bears"]
    said = notes(g, bears)
    assert len(set(said)) == len(said)
    assert any("owned by alice" in text and "with Control Magic on it" in text for text in said)


def test_those_that_nothing_tells_apart_are_counted() -> None:
    g = position(alice=["2 Grizzly Bears"]).state
    assert notes(g, g.battlefield) == ["number 1 of these", "number 2 of these"]


def test_every_option_has_a_text_of_its_own_in_exile_too() -> None:
    table = position(alice_hand=["Ancestral Vision"], alice_exile=["2 Ancestral Vision"])
    g = table.state
    for count, oid in enumerate(g.exile, 1):
        g.objects[oid].put("time", count)
    assert len({table_name(g, oid) for oid in g.exile}) == 2


def table_name(g: object, oid: int) -> str:
    from mainphase.presentation.names import object_name

    return object_name(g, oid)  # type: ignore[arg-type]


def test_a_scenario_lists_what_a_name_could_be_so_that_each_is_told(tmp_path: object) -> None:
    text = """
scenario: which one
players:
  Alice: {hand: [Shock], battlefield: [Mountain]}
  Bob:
    battlefield:
      - {card: Grizzly Bears, sick: true}
      - {card: Grizzly Bears, counters: {+1/+1: 1}}
      - {card: Grizzly Bears, as: third, tapped: true}
play:
  - {Alice: cast Shock, targets: [Grizzly Bears]}
"""
    path = tmp_path / "which.yaml"  # type: ignore[operator]
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as found:
        run(load(path))
    for note in ("new", "a +1/+1 counter, 3/3", "as: third, tapped"):
        assert note in str(found.value)
