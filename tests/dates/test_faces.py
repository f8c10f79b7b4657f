"""Cards with several faces: how the values and names of split cards, what cascade casts, what transforms, and copies of
what transforms changed from 2013 to 2025.
"""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    adventure,
    apply,
    as_it_enters,
    blue,
    card,
    create_copy,
    creature,
    do,
    each_player,
    exile,
    gain_life,
    has_base,
    have,
    in_your_graveyard,
    instant,
    is_a,
    itself,
    land,
    mana_value_is,
    modal,
    morph,
    pay,
    permanent,
    sorcery,
    target,
    targeting,
    this,
    transform,
    transforming,
)

DIG = card("Dig", "{0}", sorcery)(
    targeting(is_a(n.Not(land), in_your_graveyard, mana_value_is("<=", 2))).do(exile(target))
)
TURN = card("Turn", "{0}", instant)(targeting(permanent).do(transform(target)))
TWIN = card("Twin", "{0}", sorcery)(targeting(creature).do(create_copy(target)))
MOTH = transforming(
    card("Grub", "{1}{W}", creature, "Insect", pt="1/2")(pay("{0}").do(transform(this))),
    card("Moth", None, creature, "Insect", pt="3/3", color=blue)(),
)


def dug(rules: str) -> bool:
    """Whether a split card of 2 and 2 is a card of 2 or less in a graveyard."""
    table = position(alice_hand=[DIG], alice_graveyard=["Fire // Ice"], rules=rules)
    try:
        table.alice.cast("Dig", ["Fire // Ice"])
    except NotOffered:
        return False
    table.resolve_all()
    assert table.exile == ["Fire // Ice"]
    return True


def test_708_6a_each_half_of_a_split_card_is_compared_until_27_april_2017() -> None:
    assert dug("2001-07-23")
    assert dug("2017-04-27")


def test_708_4b_the_halves_of_a_split_card_are_added_since_28_april_2017() -> None:
    assert not dug("2017-04-28")


@pytest.mark.parametrize(("rules", "value"), [("2017-04-27", 4), ("2017-04-28", 4)])
def test_708_5_whoever_asks_for_the_value_of_a_split_card_gets_both_together(rules: str, value: int) -> None:
    table = position(
        alice_hand=[card("Weigh", "{0}", sorcery)(do(gain_life(n.ManaValueOf(n.TopOfLibrary(n.You(), 1)))))],
        alice_library=["Fire // Ice"],
        rules=rules,
    )
    table.alice.cast("Weigh")
    table.resolve_all()
    assert table.alice.life == 20 + value


def cascaded(rules: str, *library: str | n.CardDef) -> Table:
    table = position(alice=["12 Taiga"], alice_hand=["Bloodbraid Elf"], alice_library=list(library), rules=rules)
    table.alice.cast("Bloodbraid Elf")
    table.resolve()
    return table


def test_702_84a_cascade_finds_a_split_card_by_either_half_until_27_april_2017() -> None:
    table = cascaded("2017-04-27", "Fire // Ice", "Grizzly Bears")
    assert table.exile == ["Fire // Ice"]


def test_702_84a_cascade_finds_a_split_card_by_both_halves_since_28_april_2017() -> None:
    table = cascaded("2017-04-28", "Fire // Ice", "Grizzly Bears")
    assert table.exile == ["Fire // Ice", "Grizzly Bears"]


DEAR = modal(card("Small", "{1}{R}", creature, pt="1/1")(), card("Enormous", "{5}{R}", sorcery)(do(gain_life(9))))


def test_702_84a_any_face_of_what_cascade_finds_is_cast_until_14_february_2021() -> None:
    table = cascaded("2021-02-14", DEAR)
    assert len(table.options) == 3, table.options
    table.apply(1)
    assert table.stack[-1] == "Enormous"


def test_702_84a_what_cascade_casts_costs_less_itself_since_15_february_2021() -> None:
    table = cascaded("2021-02-15", DEAR)
    table.choose("yes")
    assert table.stack[-1] == "Small"


def test_702_84a_an_adventure_that_costs_more_is_cast_until_14_february_2021() -> None:
    fable = adventure(
        card("Hero", "{1}{R}", creature, pt="2/2")(), card("Quest", "{5}{R}", sorcery, "Adventure")(do(gain_life(9)))
    )
    assert len(cascaded("2021-02-14", fable).options) == 3
    assert len(cascaded("2021-02-15", fable).options) == 2


# --- Names


NAMER = card("Namer", "{0}", creature, pt="2/2")(
    as_it_enters(n.ChooseName()), n.Static(n.CantCast(each_player, n.OfChosenName()))
)


def named(rules: str) -> Table:
    table = position(alice_hand=[NAMER], bob=["2 Mountain", "2 Island"], bob_hand=["Fire // Ice"], rules=rules)
    table.alice.cast("Namer")
    table.resolve()
    return table


def test_708_7_both_names_of_a_split_card_are_chosen_until_30_april_2013() -> None:
    table = named("2013-04-30")
    assert "choose Fire // Ice" in table.options
    assert "choose Fire" not in table.options
    table.alice.choose("choose Fire // Ice")
    table.alice.passes()
    with pytest.raises(NotOffered) as refused:
        table.bob.cast("Ice", ["Namer"])
    assert refused.value.source == "Namer"


def test_708_7_one_name_of_a_split_card_is_chosen_since_1_may_2013() -> None:
    table = named("2013-05-01")
    assert "choose Fire // Ice" not in table.options
    table.alice.choose("choose Fire")
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.bob.cast("Fire", ["Namer", "Namer"])
    table.bob.cast("Ice", ["Namer"])


# --- Transforming


def small(rules: str) -> bool:
    """Whether a creature with its back face up is one of value 0 or less."""
    nothing = card("Nothing", "{0}", instant)(targeting(is_a(creature, mana_value_is("<=", 0))).do(exile(target)))
    table = position(alice=[MOTH], alice_hand=[TURN, nothing], rules=rules)
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    try:
        table.alice.cast("Nothing", ["Moth"])
    except NotOffered:
        return False
    return True


def test_202_3a_a_back_face_has_no_converted_mana_cost_until_7_april_2016() -> None:
    assert small("2016-04-07")


def test_202_3b_a_back_face_has_its_fronts_converted_mana_cost_since_8_april_2016() -> None:
    assert not small("2016-04-08")


def twice(rules: str) -> str:
    """What is there after its ability was activated twice."""
    table = position(alice=[MOTH], rules=rules)
    table.alice.activate("Grub")
    table.alice.activate("Grub")
    table.resolve_all()
    return table.alice.battlefield[0]


def test_701_25_each_ability_transforms_it_until_7_april_2016() -> None:
    assert twice("2016-04-07") == "Grub"


def test_701_25f_it_transforms_once_since_8_april_2016() -> None:
    assert twice("2016-04-08") == "Moth"


LEVEL = card("Level", "{0}", instant)(targeting(creature).do(apply(target, has_base(1, 1))))
RISEN = transforming(
    card("Sprout", "{W}", creature, "Plant", pt="1/1")(have(creature, has_base(2, 2))),
    card("Tree", None, creature, "Plant", pt="3/3", color=blue)(have(creature, has_base(4, 4))),
)
HIDDEN = card("Sleeper", "{0}", creature, pt="1/1")(have(itself, has_base(4, 4)), morph("{0}"))


def grown(rules: str) -> tuple[str, str]:
    """A spell makes a creature 1/1 that then turns its other face up, and one that is then turned face up."""
    table = position(alice=[RISEN], alice_hand=[LEVEL, TURN], rules=rules)
    for spell in ("Level", "Turn"):
        table.alice.cast(spell, ["Sprout"])
        table.resolve_all()
    other = position(alice=["3 Plains"], alice_hand=[HIDDEN, LEVEL], rules=rules)
    other.alice.cast_face_down("Sleeper")
    other.resolve_all()
    other.alice.cast("Level", ["face-down creature"])
    other.resolve_all()
    other.alice.turn_up("face-down creature")
    return table.pt("Tree"), other.pt("Sleeper")


def test_613_6_what_turns_over_is_as_old_as_it_was_until_16_july_2015() -> None:
    assert grown("2015-07-16") == ("1/1", "1/1")


def test_613_6e_613_6f_what_turns_over_is_newer_since_17_july_2015() -> None:
    assert grown("2015-07-17") == ("4/4", "4/4")


def copied(rules: str) -> list[str]:
    """A creature and a token that copies it, after both were told to transform."""
    table = position(alice=[MOTH], alice_hand=[TWIN, TURN, TURN], rules=rules)
    for spell, on in (("Twin", "Grub"), ("Turn", "Grub 2"), ("Turn", "Grub")):
        table.alice.cast(spell, [on])
        table.resolve_all()
    return sorted(table.alice.battlefield)


def test_707_8_a_token_has_the_face_that_it_copies_until_15_june_2023() -> None:
    assert copied("2023-06-15") == ["Grub", "Moth"]


def test_707_8a_a_token_has_both_faces_since_16_june_2023() -> None:
    assert copied("2023-06-16") == ["Moth", "Moth"]


def turned(rules: str) -> list[str]:
    door = modal(card("Knob", "{W}", creature, pt="1/1")(), card("Handle", "{W}", creature, pt="2/2")())
    table = position(alice=[door], alice_hand=[TURN], rules=rules)
    table.alice.cast("Turn", ["Knob"])
    table.resolve_all()
    return table.alice.battlefield


def test_701_27a_a_modal_card_is_not_turned_over_until_18_september_2025() -> None:
    assert turned("2025-09-18") == ["Knob"]


def test_701_27a_a_modal_card_is_turned_over_since_19_september_2025() -> None:
    assert turned("2025-09-19") == ["Handle"]
