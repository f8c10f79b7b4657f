"""CR 712, 701.27, 702.146: double-faced cards, transforming, casting and entering transformed, modal ones."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import (
    a_spell,
    apply,
    at_the_beginning_of,
    becomes_copy,
    blue,
    card,
    copy_spell,
    create_copy,
    creature,
    do,
    draw,
    enchantment,
    end_step,
    enters,
    exile,
    gain_life,
    gets,
    in_your_graveyard,
    instant,
    it,
    itself,
    land,
    later,
    modal,
    morph,
    pay,
    permanent,
    put_onto_battlefield,
    red,
    second_target,
    sorcery,
    tap_this,
    target,
    targeting,
    this,
    transform,
    transforming,
    transforms,
    when,
)
from mainphase.presentation.view import view_of

MOTH = transforming(
    card("Grub", "{1}{W}", creature, "Insect", pt="1/2")(
        pay("{W}").do(transform(this)), when(enters(itself)).do(gain_life(1))
    ),
    card("Moth", None, creature, "Insect", "Moth", pt="3/3", color=blue)(
        n.HasKeywords(Keyword.FLYING),
        when(transforms(itself)).do(gain_life(5)),
        pay("{W}").do(transform(this)),
    ),
)
LETTER = transforming(
    card("Letter", "{1}{W}", enchantment)(pay("{0}").do(transform(this))),
    card("Answer", None, instant, color=red)(do(draw(1))),
)
EITHER = modal(
    card("Sage of Doors", "{2}{W}", creature, "Wizard", pt="2/2")(),
    card("Open Doors", "{W}", sorcery)(do(gain_life(3))),
)
FIELD = modal(
    card("Spark", "{W}", instant)(targeting(creature).do(n.Destroy(target))),
    card("Spark Field", None, land)(pay(tap_this).do(n.AddMana(((1,),)))),
)
TURN = card("Turn", "{W}", instant)(targeting(permanent).do(transform(target)))
TURN_ALL = card("Turn All", "{W}", instant)(do(transform(n.Each(creature))))
FLICKER = card("Send Back", "{W}", instant)(
    targeting(permanent).do(exile(target), put_onto_battlefield(it, transformed=True))
)
PLAIN_FLICKER = card("Send", "{W}", instant)(targeting(permanent).do(exile(target), put_onto_battlefield(it)))
RAISE = card("Raise", "{W}", sorcery)(targeting(in_your_graveyard).do(put_onto_battlefield(target)))
RAISE_TURNED = card("Raise Turned", "{W}", sorcery)(
    targeting(in_your_graveyard).do(put_onto_battlefield(target, transformed=True))
)
TWIN = card("Twin", "{W}", sorcery)(targeting(creature).do(create_copy(target)))
SHAPE = card("Shape", "{W}", instant)(
    targeting(creature, creature).do(becomes_copy(target, second_target, until=n.Duration.END_OF_TURN))
)
ECHO = card("Echo", "{W}", instant)(targeting(a_spell).do(copy_spell(target)))
GROW = card("Grow", "{W}", instant)(targeting(creature).do(apply(target, gets(2, 2))))


def faces(table: Table, *names: str) -> list[tuple[str, int]]:
    """Name and mana value of what is on the battlefield."""
    return [(o.name, o.mana_value) for o in view_of(table.state, 0).battlefield if o.name in names or not names]


def test_712_8a_in_other_zones_it_has_only_the_characteristics_of_its_front_face() -> None:
    table = position(alice=["Plains", MOTH], alice_hand=[TURN, MOTH])
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    assert table.alice.hand == ["Grub"]
    shown = view_of(table.state, 0).me.hand[0]
    assert (shown.name, shown.mana_value, shown.power) == ("Grub", 2, 1)


def test_712_8a_what_leaves_shows_its_front_face() -> None:
    table = position(
        alice=["3 Plains", MOTH],
        alice_hand=[TURN, card("Slay", "{W}", instant)(targeting(creature).do(n.Destroy(target)))],
    )
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    table.alice.cast("Slay", ["Moth"])
    table.resolve_all()
    assert "Grub" in table.alice.graveyard
    assert [e.what for e in table.events("dies")] == ["Grub"]


def test_712_8c_it_is_cast_with_its_front_face_up() -> None:
    table = position(alice=["2 Plains"], alice_hand=[MOTH])
    table.alice.cast("Grub")
    assert table.stack == ["Grub"]
    with pytest.raises(NotOffered):
        position(alice=["2 Plains"], alice_hand=[MOTH]).alice.cast("Moth")


@pytest.mark.rule("712.8")
def test_712_8d_with_its_front_face_up_it_has_only_its_front_face() -> None:
    table = position(alice=[MOTH])
    assert faces(table) == [("Grub", 2)]
    assert not table.has("Grub", Keyword.FLYING)


@pytest.mark.rule("202.3b")
def test_712_8e_with_its_back_face_up_it_has_the_mana_value_of_its_front() -> None:
    table = position(alice=["Plains", MOTH], alice_hand=[TURN])
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    assert faces(table, "Moth") == [("Moth", 2)]
    shown = view_of(table.state, 0).battlefield[1]
    assert (shown.power, shown.colors, shown.subtypes) == (3, 2, ("Insect", "Moth"))


@pytest.mark.rule("202.3b")
def test_712_8e_a_copy_of_a_back_face_has_mana_value_zero() -> None:
    table = position(alice=["2 Plains", "4 Island", MOTH], alice_hand=[TURN, "Clone"])
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    table.alice.cast("Clone")
    table.resolve()
    table.choose("Moth")
    assert faces(table, "Moth") == [("Moth", 2), ("Moth", 0)]


def test_712_9_only_double_faced_permanents_transform() -> None:
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[TURN])
    table.alice.cast("Turn", ["Grizzly Bears"])
    table.resolve()
    assert table.events("transforms") == []


@pytest.mark.rule("701.27c", "707.8")
def test_712_9_a_copy_that_is_not_double_faced_does_not_transform() -> None:
    table = position(alice=["2 Plains", "4 Island", MOTH], alice_hand=["Clone", TURN])
    table.alice.cast("Clone")
    table.resolve()
    table.choose("Grub")
    table.resolve_all()
    table.alice.cast("Turn", ["Clone"])
    table.resolve()
    assert table.events("transforms") == []


def test_712_9_a_double_faced_permanent_that_is_a_copy_turns_over_and_stays_the_copy() -> None:
    table = position(alice=["2 Plains", MOTH, "Grizzly Bears"], alice_hand=[SHAPE, TURN])
    table.alice.cast("Shape", ["Grub", "Grizzly Bears"])
    table.resolve()
    table.alice.cast("Turn", ["Grub"])
    table.resolve()
    assert len(table.events("transforms")) == 1
    assert faces(table, "Grizzly Bears", "Moth", "Grub") == [("Grizzly Bears", 2), ("Grizzly Bears", 2)]
    table.advance_to("bob's upkeep")
    assert faces(table, "Moth") == [("Moth", 2)]


@pytest.mark.rule("701.27d")
def test_712_10_it_does_not_transform_into_an_instant() -> None:
    table = position(alice=[LETTER])
    table.alice.activate("Letter")
    table.resolve()
    assert faces(table) == [("Letter", 2)]
    assert table.events("transforms") == []


@pytest.mark.rule("712.8f", "712.11", "712.3")
def test_712_11b_either_face_of_a_modal_card_is_cast() -> None:
    table = position(alice=["4 Plains"], alice_hand=[EITHER, EITHER])
    table.alice.cast("Open Doors")
    assert table.stack == ["Open Doors"]
    table.resolve()
    assert (table.alice.life, table.alice.graveyard) == (23, ["Sage of Doors"])
    table.alice.cast("Sage of Doors")
    table.resolve()
    assert "Sage of Doors" in table.alice.battlefield


def test_712_11c_only_the_face_that_is_cast_is_evaluated() -> None:
    table = position(alice=["Plains"], alice_hand=[EITHER], step="upkeep")
    for name in ("Sage of Doors", "Open Doors"):
        with pytest.raises(NotOffered):
            table.alice.cast(name)
    table.advance_to("precombat main")
    table.alice.cast("Open Doors")
    table = position(alice=["Plains"], alice_hand=[EITHER])
    with pytest.raises(NotOffered):
        table.alice.cast("Sage of Doors")  # the other face is cheap enough


@pytest.mark.rule("702.146a", "712.11a", "712.11d")
def test_712_8c_cast_transformed_it_is_its_back_face_with_the_mana_value_of_its_front() -> None:
    table = position(alice=["2 Island"], alice_graveyard=["Baithook Angler"])
    table.alice.cast("Hook-Haunt Drifter", way=1)
    spell = view_of(table.state, 0).stack[0]
    assert (spell.name, spell.mana_value, spell.power) == ("Hook-Haunt Drifter", 2, 1)


@pytest.mark.rule("702.146b")
def test_712_13_what_was_cast_transformed_enters_transformed() -> None:
    table = position(alice=["2 Island"], alice_graveyard=["Baithook Angler"])
    table.alice.cast("Hook-Haunt Drifter", way=1)
    table.resolve()
    assert faces(table, "Hook-Haunt Drifter") == [("Hook-Haunt Drifter", 2)]


def test_702_146a_only_from_the_graveyard() -> None:
    table = position(alice=["4 Island"], alice_hand=["Baithook Angler"])
    table.alice.cast("Baithook Angler")
    assert table.stack == ["Baithook Angler"]
    table = position(alice=["4 Island"], alice_hand=["Baithook Angler"])
    with pytest.raises(NotOffered):
        table.alice.cast("Hook-Haunt Drifter", way=1)


def test_702_146a_countered_it_is_exiled_by_what_its_back_face_says() -> None:
    table = position(
        alice=["2 Island"], alice_graveyard=["Baithook Angler"], bob=["2 Island"], bob_hand=["Counterspell"]
    )
    table.alice.cast("Hook-Haunt Drifter", way=1)
    table.alice.passes()
    table.bob.cast("Counterspell", ["Hook-Haunt Drifter"])
    table.resolve_all()
    assert (table.exile, table.alice.graveyard) == (["Baithook Angler"], [])


def test_712_12_a_modal_card_is_played_as_a_land_with_that_face_up() -> None:
    table = position(alice_hand=[FIELD])
    table.alice.play_land("Spark Field")
    assert table.alice.battlefield == ["Spark Field"]
    table = position(alice_hand=["Barkchannel Pathway", "Barkchannel Pathway"])
    table.alice.play_land("Tidechannel Pathway")
    assert table.alice.battlefield == ["Tidechannel Pathway"]
    with pytest.raises(NotOffered) as refused:
        table.alice.play_land("Barkchannel Pathway")
    assert refused.value.rule == "305.2a"


def test_712_14_put_onto_the_battlefield_it_has_its_front_face_up() -> None:
    table = position(alice=["2 Plains", MOTH], alice_hand=[TURN, PLAIN_FLICKER])
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    table.alice.cast("Send", ["Moth"])
    table.resolve()
    assert faces(table, "Grub", "Moth") == [("Grub", 2)]


def test_712_14a_put_onto_the_battlefield_transformed() -> None:
    table = position(alice=["Plains", MOTH], alice_hand=[FLICKER])
    table.alice.cast("Send Back", ["Grub"])
    table.resolve()
    assert faces(table, "Grub", "Moth") == [("Moth", 2)]
    assert table.stack == []  # neither the front face's ability nor one about transforming
    assert table.events("transforms") == []


def test_712_14a_what_is_not_double_faced_stays_where_it_is() -> None:
    table = position(alice=["Plains", "Grizzly Bears"], alice_hand=[FLICKER])
    table.alice.cast("Send Back", ["Grizzly Bears"])
    table.resolve()
    assert table.exile == ["Grizzly Bears"]


def test_712_14b_a_modal_card_whose_front_is_no_permanent_stays_where_it_is() -> None:
    table = position(alice=["Plains"], alice_hand=[RAISE], alice_graveyard=[FIELD])
    table.alice.cast("Raise", ["Spark"])
    table.resolve()
    assert table.alice.battlefield == ["Plains"]
    assert "Spark" in table.alice.graveyard


@pytest.mark.rule("613.7g")
def test_712_18_what_transforms_is_the_same_object() -> None:
    table = position(alice=["3 Plains", MOTH], alice_hand=[GROW, TURN])
    table.alice.cast("Grow", ["Grub"])
    table.resolve()
    before = table.find("Grub")
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    after = table.find("Moth")
    assert after is before
    assert table.pt("Moth") == "5/5"
    assert table.events("enters") == []


def test_712_11b_an_effect_that_lets_a_card_be_cast_lets_its_player_choose_the_face() -> None:
    gift = card("Gift", "{0}", sorcery)(do(exile(n.TopOfLibrary(n.You(), 1)), n.CastNow(it)))
    table = position(alice_hand=[gift], alice_library=[EITHER])
    table.alice.cast("Gift")
    table.resolve()
    assert len(table.options) == 3
    table.apply(1)
    assert table.stack[-1] == "Open Doors"
    table.resolve_all()
    assert table.alice.life == 23


def test_712_8c_an_effect_that_lets_a_card_be_cast_casts_its_front_face() -> None:
    gift = card("Gift", "{0}", sorcery)(do(exile(n.TopOfLibrary(n.You(), 1)), n.CastNow(it)))
    table = position(alice_hand=[gift], alice_library=[MOTH])
    table.alice.cast("Gift")
    table.resolve()
    table.choose("yes")
    assert table.stack[-1] == "Grub"


@pytest.mark.rule("712.15")
def test_712_15a_what_is_face_down_does_not_transform() -> None:
    larva = transforming(
        card("Larva", "{W}", creature, "Insect", pt="1/1")(morph("{W}")),
        card("Wasp", None, creature, "Insect", pt="3/3", color=blue)(),
    )
    table = position(alice=["6 Plains"], alice_hand=[larva, TURN])
    table.alice.cast_face_down("Larva")
    table.resolve()
    table.alice.cast("Turn", ["face-down creature"])
    table.resolve()
    assert table.events("transforms") == []
    assert table.pt("face-down creature") == "2/2"
    table.alice.turn_up("face-down creature")
    assert faces(table, "Larva") == [("Larva", 1)]


# --- Transforming (701.27)


@pytest.mark.rule("701.27a")
def test_701_27e_transforms_into_is_what_the_new_face_says() -> None:
    table = position(alice=["Plains", MOTH], alice_hand=[TURN])
    table.alice.cast("Turn", ["Grub"])
    table.resolve()
    assert table.stack == ["Moth"]
    table.resolve()
    assert table.alice.life == 25


def test_701_27f_an_ability_does_not_turn_it_back() -> None:
    """Activated twice, it transforms only once: the second ability was put on the stack before it did."""
    table = position(alice=["2 Plains", MOTH])
    table.alice.activate("Grub")
    table.alice.activate("Grub")
    table.resolve()
    table.resolve()  # the trigger
    assert faces(table, "Moth", "Grub") == [("Moth", 2)]
    table.resolve()
    assert faces(table, "Moth", "Grub") == [("Moth", 2)]


def test_701_27f_an_ability_put_on_the_stack_afterwards_does() -> None:
    table = position(alice=["2 Plains", MOTH])
    table.alice.activate("Grub")
    table.resolve_all()
    table.alice.activate("Moth")
    table.resolve_all()
    assert faces(table, "Moth", "Grub") == [("Grub", 2)]


def test_701_27f_a_spell_turns_it_back() -> None:
    table = position(alice=["3 Plains", MOTH], alice_hand=[TURN])
    table.alice.cast("Turn", ["Grub"])
    table.alice.activate("Grub")
    table.resolve()
    table.resolve()
    table.resolve()
    assert faces(table, "Moth", "Grub") == [("Grub", 2)]


def test_701_27f_a_delayed_ability_looks_back_to_when_it_was_created() -> None:
    slow = transforming(
        card("Cocoon", "{W}", creature, "Insect", pt="0/3")(
            pay("{0}").do(later(at_the_beginning_of(end_step).do(transform(this))))
        ),
        card("Imago", None, creature, "Insect", pt="2/2", color=blue)(),
    )
    table = position(alice=["Plains", slow], alice_hand=[TURN])
    table.alice.activate("Cocoon")
    table.resolve()
    table.alice.cast("Turn", ["Cocoon"])
    table.resolve()
    table.advance_to("end step")
    table.resolve()
    assert faces(table, "Cocoon", "Imago") == [("Imago", 1)]


# --- Copies (707.8a, 707.10g)


def test_707_8a_a_token_that_is_a_copy_of_a_double_faced_permanent_is_double_faced() -> None:
    table = position(alice=["3 Plains", MOTH], alice_hand=[TURN, TWIN, TURN_ALL])
    table.alice.cast("Turn", ["Grub"])
    table.resolve_all()
    table.alice.cast("Twin", ["Moth"])
    table.resolve()
    assert faces(table, "Moth") == [("Moth", 2), ("Moth", 2)]
    table.alice.cast("Turn All")
    table.resolve_all()
    assert faces(table, "Grub", "Moth") == [("Grub", 2), ("Grub", 2)]


def test_707_10g_a_copy_of_a_double_faced_spell_becomes_a_double_faced_token() -> None:
    table = position(alice=["3 Island", "Plains"], alice_graveyard=["Baithook Angler"], alice_hand=[ECHO])
    table.alice.cast("Hook-Haunt Drifter", way=1)
    table.alice.cast("Echo", ["Hook-Haunt Drifter"])
    table.resolve_all()
    assert faces(table, "Hook-Haunt Drifter") == [("Hook-Haunt Drifter", 2), ("Hook-Haunt Drifter", 2)]


# --- With other rules


def test_714_a_saga_exiles_itself_and_returns_transformed() -> None:
    table = position(alice=["The Modern Age (2 lore)"], turn=1, step="draw step")
    table.advance_to("precombat main")
    assert table.stack == ["The Modern Age"]
    table.resolve()
    assert faces(table) == [("Vector Glider", 2)]
    assert table.counters("Vector Glider", "lore") == 0
    assert table.exile == []


@pytest.mark.rule("310.11b")
def test_310_11b_a_defeated_siege_is_cast_transformed() -> None:
    table = position(alice=["Invasion of Innistrad (1 defense)", "Grizzly Bears"])
    table.alice.attack({"Grizzly Bears": "Invasion of Innistrad"})
    table.advance_to("combat damage")
    table.resolve()
    table.choose("yes")
    assert table.stack == ["Deluge of the Dead"]
    table.resolve_all()
    assert faces(table, "Deluge of the Dead") == [("Deluge of the Dead", 4)]
    assert table.alice.battlefield.count("Zombie Token") == 2


@pytest.mark.rule("310.11b")
def test_310_11b_it_need_not_be_cast() -> None:
    table = position(alice=["Invasion of Innistrad (1 defense)", "Grizzly Bears"])
    table.alice.attack({"Grizzly Bears": "Invasion of Innistrad"})
    table.advance_to("combat damage")
    table.resolve()
    table.choose("no")
    assert table.exile == ["Invasion of Innistrad"]
