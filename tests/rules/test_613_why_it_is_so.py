"""CR 613: why a characteristic is what it is: each step, in the order it applies in, with the number of the date."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef, CardType, Color, Defines, ManaCost, SetColors, Static
from mainphase.errors import OptionError
from mainphase.game import Because, Game
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.layer_steps import layer_steps
from mainphase.kernel.reading.layers import have_same_characteristics
from mainphase.kernel.state import flat
from mainphase.presentation.because import CHARACTERISTICS, characteristic_named, reasons_of, why_is

HUMILITY_IS_NEWER = ("Grizzly Bears", "Opalescence", "Humility")
OPALESCENCE_IS_NEWER = ("Grizzly Bears", "Humility", "Opalescence")


def why(table: Table, name: str, what: str = "pt") -> Because:
    return why_is(table.state, table.find(name).id, what)


def told(found: Because) -> list[tuple[str, str]]:
    return [(step.told, step.rule) for step in found.steps]


def test_613_1_what_is_printed_is_where_it_begins() -> None:
    found = why(position(alice=["Grizzly Bears"]), "Grizzly Bears")
    assert str(found) == "Grizzly Bears is 2/2 because: 2/2 printed."
    assert found.steps[0].rule == ""


def test_613_4b_humility_and_opalescence_set_power_and_toughness_by_timestamp() -> None:
    found = why(position(alice=HUMILITY_IS_NEWER), "Humility")
    assert told(found) == [
        ("no power and toughness printed", ""),
        ("4/4 by Opalescence", "613.4b"),
        ("1/1 by Humility", "613.4b"),
    ]
    assert found.steps[1].timestamp < found.steps[2].timestamp
    assert [text for text, _ in told(why(position(alice=OPALESCENCE_IS_NEWER), "Humility"))][1:] == [
        "1/1 by Humility",
        "4/4 by Opalescence",
    ]


@pytest.mark.parametrize(
    ("day", "set_by", "types", "last"),
    [
        ("1999-11-01", "418.1", "418.1", "1/1 by Humility"),  # what changes types is applied before all the rest
        ("2004-06-01", "418.5a", "418.5a", "1/1 by Humility"),
        ("2006-02-01", "418.5a", "418.5a", "4/4 by Opalescence"),  # power and toughness have sublayers
        ("2009-07-11", "612.3b", "612.1d", "4/4 by Opalescence"),
        ("2015-07-17", "613.3b", "613.1d", "4/4 by Opalescence"),
        ("2026-04-17", "613.4b", "613.1d", "4/4 by Opalescence"),
    ],
)
def test_613_4b_the_order_and_the_numbers_are_those_of_the_day(day: str, set_by: str, types: str, last: str) -> None:
    table = position(alice=OPALESCENCE_IS_NEWER, rules=day)
    found = why(table, "Humility")
    assert found.steps[-1].told == last
    assert {step.rule for step in found.steps[1:]} == {set_by}
    assert [step.rule for step in why(table, "Humility", "types").steps] == ["", types]


def test_613_4c_counters_and_what_adds_come_after_what_sets() -> None:
    table = position(alice=["Grizzly Bears (2 +1/+1)", "Glorious Anthem", "Humility"])
    assert told(why(table, "Grizzly Bears")) == [
        ("2/2 printed", ""),
        ("1/1 by Humility", "613.4b"),
        ("2/2 by Glorious Anthem", "613.4c"),
        ("4/4 by 2 +1/+1 counters", "613.4c"),
    ]


@pytest.mark.parametrize(
    ("day", "steps"),
    [
        ("1999-11-01", [("4/4", "418.1"), ("5/5", "418.1")]),  # counters come first
        ("2006-02-01", [("4/4", "418.5a"), ("5/5", "418.5a")]),  # 6c, then 6d
        ("2009-07-11", [("3/3", "612.3c"), ("5/5", "612.3d")]),  # 7c, then 7d
        ("2020-04-17", [("3/3", "613.4c"), ("5/5", "613.4c")]),
    ],
)
def test_613_4c_where_counters_stand_on_a_date(day: str, steps: list[tuple[str, str]]) -> None:
    table = position(alice=["Grizzly Bears (2 +1/+1)", "Glorious Anthem"], rules=day)
    assert [(step.value, step.rule) for step in why(table, "Grizzly Bears").steps[1:]] == steps


def test_613_8a_blood_moon_takes_an_ability_that_depends_on_it() -> None:
    """Urborg is older, and waits: it has no ability any more as its turn comes."""
    table = position(alice=["Urborg, Tomb of Yawgmoth", "Blood Moon", "Taiga"])
    found = why(table, "Taiga", "types")
    assert [step.told for step in found.steps] == [
        "Land — Mountain Forest printed",
        "Land — Mountain by Blood Moon",
        "nothing by Urborg, Tomb of Yawgmoth, which has lost that ability",
    ]
    waited = found.steps[-1]
    assert waited.timestamp < found.steps[1].timestamp
    assert (waited.waited_for, waited.dependency) == (("Blood Moon",), "613.8")
    assert waited.cited.endswith("after Blood Moon, on which it depends: 613.8")


def test_613_8_without_dependency_there_is_only_the_timestamp() -> None:
    """Blood Moon is older: Urborg does nothing either, and waited for nothing."""
    found = why(position(alice=["Blood Moon", "Urborg, Tomb of Yawgmoth", "Taiga"]), "Taiga", "types")
    assert found.steps[-1].lost
    assert found.steps[-1].waited_for == ()


@pytest.mark.parametrize(("day", "rule"), [("1999-11-01", "418.5c"), ("2005-02-01", "418.5d"), ("2011-06-17", "613.7")])
def test_613_8_dependency_has_the_number_of_the_day(day: str, rule: str) -> None:
    table = position(alice=["Urborg, Tomb of Yawgmoth", "Blood Moon", "Taiga"], rules=day)
    assert why(table, "Taiga", "types").steps[-1].dependency == rule


def test_613_1f_an_ability_is_lost_and_another_gained_later() -> None:
    table = position(alice=["Serra Angel", "Humility", "Mountain"], alice_hand=["Kindled Fury"])
    table.alice.cast("Kindled Fury", ["Serra Angel"])
    table.resolve()
    found = why(table, "Serra Angel", "abilities")
    assert [(step.told, step.rule) for step in found.steps] == [
        ("“Flying, vigilance” printed", ""),
        ("no abilities by Humility", "613.1f"),
        ("“First strike” by Kindled Fury", "613.1f"),
    ]


def test_613_1b_who_controls_it() -> None:
    table = position(alice=["Control Magic"], bob=["Hill Giant"], attached={"Control Magic": "Hill Giant"})
    assert str(why(table, "Hill Giant", "controller")).startswith(
        "alice controls Hill Giant because: bob under whose control it came; alice by Control Magic (613.1b, timestamp "
    )


def test_613_1a_a_copy_begins_with_what_it_copies() -> None:
    table = position(alice=["5 Island", "Serra Angel", "Glorious Anthem"], alice_hand=["Clone"])
    table.alice.cast("Clone")
    table.resolve()
    table.alice.choose("Serra Angel")
    clone = next(o.id for o in table.state.permanents if o.copied is not None)
    found = {b.characteristic: b for b in reasons_of(table.state, clone, CHARACTERISTICS)}
    assert [step.told for step in found["power"].steps] == [
        "0 printed",
        "4 as a copy of Serra Angel",
        "5 by Glorious Anthem",
    ]
    assert found["power"].steps[1].rule == "613.1a"
    assert [step.value for step in found["cost"].steps] == ["{3}{U}", "{3}{W}{W}"]
    assert found["name"].value == "Serra Angel"


def test_613_1c_changed_words() -> None:
    table = position(alice=["Forest", "Island"], alice_hand=["Magical Hack"])
    table.alice.cast("Magical Hack", ["Forest"])
    table.resolve()
    table.alice.choose("Forest", "Island")
    found = why(table, "Forest", "text")
    assert [(step.told, step.rule) for step in found.steps] == [
        ("“{T}: Add {G}” printed", ""),
        ("“{T}: Add {U}” by Magical Hack", "613.1c"),
    ]
    assert found.steps[1].does == "says Island instead of Forest"


def test_604_3_what_defines_itself_does_so_in_every_zone() -> None:
    table = position(alice=["Plague Rats"], alice_hand=["Plague Rats"])
    on = why(table, "Plague Rats")
    assert [(step.told, step.rule) for step in on.steps[1:]] == [("1/1 by Plague Rats", "613.4a")]
    hand = why_is(table.state, table.state.players[0].hand[0], "power")
    assert [(step.told, step.rule) for step in hand.steps] == [("0 printed", ""), ("1 by its own ability", "604.3")]


def test_604_3_what_defines_its_color_defines_nothing_else() -> None:
    devoid = CardDef(
        "Gray Bears",
        ManaCost(1, (Color.GREEN,)),
        CardType.CREATURE,
        power=2,
        toughness=2,
        abilities=(Static(Defines((SetColors(0),))),),
    )
    table = position(alice_hand=[devoid])
    (bears,) = table.state.players[0].hand
    told = {what: [step.told for step in why_is(table.state, bears, what).steps] for what in ("colors", "power")}
    assert told == {"colors": ["green printed", "colorless by its own ability"], "power": ["2 printed"]}


def test_306_5c_loyalty_is_counters() -> None:
    table = position(alice=["Kiora, the Crashing Wave (5 loyalty)"])
    found = why(table, "Kiora, the Crashing Wave", "loyalty")
    assert [(step.told, step.rule) for step in found.steps] == [
        ("2 printed", ""),
        ("5 by 5 loyalty counters", "306.5c"),
    ]


def test_208_3_what_is_no_creature_has_no_power() -> None:
    found = why(position(alice=["Smuggler's Copter"]), "Smuggler's Copter", "power")
    assert str(found) == "Smuggler's Copter has no power because: 3 printed; no power as it is no creature (208.3)."


def test_708_2_a_face_down_creature_tells_nothing_of_its_face() -> None:
    table = position(alice=["6 Island"], alice_hand=["Fathom Seer"])
    table.alice.cast_face_down("Fathom Seer")
    table.resolve()
    game = Game(table.state)
    for player in (None, "alice", "bob"):
        for what in CHARACTERISTICS:
            assert "Fathom" not in str(game.why_is(table.state.battlefield[-1], what, player))
    found = game.why_is(table.state.battlefield[-1], "power", "bob")
    assert [(step.told, step.rule) for step in found.steps] == [("2 face down", "708.2")]
    loyalty = game.why_is(table.state.battlefield[-1], "loyalty", "bob")
    assert [(step.told, step.rule) for step in loyalty.steps] == [("no loyalty face down", "708.2")]
    assert "loyalty" not in [each.characteristic for each in game.reasons(table.state.battlefield[-1])]


def test_a_player_is_told_only_of_what_they_see() -> None:
    table = position(alice=["Grizzly Bears"], alice_hand=["Shock"])
    game = Game(table.state)
    shock = table.state.players[0].hand[0]
    assert game.why_is(shock, "cost", "alice").value == "{R}"
    assert game.why_is("Shock", "cost").value == "{R}"
    for said in (shock, "Shock"):
        with pytest.raises(OptionError, match="bob sees no"):
            game.why_is(said, "cost", "bob")


def test_what_is_asked_has_to_be_clear() -> None:
    game = Game(position(alice=["Grizzly Bears", "Grizzly Bears (tapped)"], bob=["Hill Giant"]).state)
    with pytest.raises(OptionError, match="could be Grizzly Bears or Grizzly Bears #2"):
        game.why_is("Grizzly Bear", "power")
    with pytest.raises(OptionError, match="'strength' is no characteristic of an object; nearest: "):
        game.why_is("Hill Giant", "strength")
    with pytest.raises(OptionError, match="there is no object 999"):
        game.why_is(999, "power")
    assert characteristic_named("P/T") == "power and toughness"
    assert characteristic_named("Keywords") == "abilities"


def test_what_nothing_changes_needs_no_reason() -> None:
    game = Game(position(alice=["Grizzly Bears", "Serra Angel"]).state)
    assert game.reasons("Serra Angel") == []
    assert [each.characteristic for each in Game(position(alice=HUMILITY_IS_NEWER).state).reasons("Humility")] == [
        "power and toughness",
        "types",
        "abilities",
    ]


@pytest.mark.parametrize("day", ["1997-03-24", "1999-11-01", "2004-06-01", "2006-02-01", "2026-04-17"])
def test_613_step_by_step_it_comes_to_the_same(day: str) -> None:
    """What is recorded is what the game has, for each permanent, and asking changes nothing."""
    cards = ("Grizzly Bears (1 +1/+1)", "Humility", "Opalescence", "Blood Moon", "Taiga", "Serra Angel", "Crusade")
    table = position(alice=cards, bob=["Urborg, Tomb of Yawgmoth", "Glorious Anthem", "Hill Giant"], rules=day)
    g = table.state
    before = flat.hash_state(g)
    for o in g.permanents:
        twin = flat.clone_state(g)
        assert layer_steps(twin, o.id) or o.id
        assert have_same_characteristics(characteristics_of(o), characteristics_of(twin.objects[o.id]))
        for each in reasons_of(g, o.id, CHARACTERISTICS):
            assert each.value == each.steps[-1].value
    assert flat.hash_state(g) == before


def test_a_question_is_understood_as_it_is_typed() -> None:
    """Names win over characteristics: Mind Control is a card, and control is one."""
    table = position(
        alice=["Humility", "Opalescence", "Mind Control"], bob=["Hill Giant"], attached={"Mind Control": "Hill Giant"}
    )
    game = Game(table.state)
    (power,) = game.why("Humility power", "alice")  # type: ignore[misc]
    assert power == game.why_is("Humility", "power", "alice")
    assert game.why("Humility's power and toughness") == [game.why_is("Humility", "pt")]
    assert game.why("Mind Control") == [game.why_is("Mind Control", "types")]
    (controller,) = game.why("Hill Giant control")  # type: ignore[misc]
    assert controller.value == "alice"
    assert game.why("next") == game.what_next()
    assert game.why("play Forest", "alice") == game.why_not("play Forest", "alice")


def test_a_notebook_shows_the_steps() -> None:
    shown = Game(position(alice=OPALESCENCE_IS_NEWER).state).why_is("Humility", "pt")._repr_html_()
    assert shown.startswith("<p><b>Humility is 4/4</b> because:</p><ol><li>no power and toughness printed</li>")
    assert "<li>4/4 by Opalescence <small>(613.4b, timestamp " in shown
