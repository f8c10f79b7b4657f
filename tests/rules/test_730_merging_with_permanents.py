"""CR 730: permanents that other cards have merged with."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.merged import HAWK, MOLE, cast_onto, merged
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword, Zone
from mainphase.cards.words import (
    card,
    creature,
    do,
    flip_card,
    flying,
    gain_life,
    instant,
    manifest_top,
    pay,
    sorcery,
    target,
    targeting,
    this,
    transforming,
    you,
)
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.flat import hash_state
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.worlds import resample
from mainphase.presentation.because import why_is
from mainphase.presentation.position_text import scenario_of
from mainphase.presentation.view import view_of
from mainphase.sim.soak.invariants import check_permanents, check_zones

GRAVE_WATCHER = invented(
    "Whenever a creature dies, you gain 1 life.\nWhenever a card is put into a graveyard from anywhere, draw a card.",
    name="Grave Watcher",
    types="Enchantment",
    cost="{1}",
)
AWAKENER = invented("When this creature enters, create a 1/1 green Insect creature token.", name="Awakener", cost="{0}")
BURIAL_WARD = invented(
    "If a card would be put into a graveyard from anywhere, exile it instead.",
    name="Burial Ward",
    types="Enchantment",
    cost="{0}",
)
TURNER = invented("Turn target creature face down.", name="Turner", types="Instant", cost="{0}")
DOWN = "face-down creature"
PUPIL = flip_card(
    card("Pupil", "{1}{R}", creature, "Rat", pt="1/1")(pay("{0}").do(n.Flip(this))),
    card("Adept", None, creature, "Spirit", pt="3/4")(pay("{0}").do(gain_life(1))),
)
MOTH = transforming(
    card("Larva", "{G}", creature, "Insect", pt="1/1")(), card("Moth", None, creature, "Insect", pt="2/2")(flying)
)
CHANGE = card("Change", "{0}", instant)(targeting(creature).do(n.Transform(target)))
RAISE = card("Raise", "{0}", instant)(targeting(creature).do(n.TurnFaceUp(target)))
SUMMONS = card("Summons", "{0}", sorcery)(do(manifest_top(you, 1)))
RISER = invented("Mutate {G}\nFlying\nMorph {1}", name="Grafted Riser", cost="{3}{G}", pt="3/3")


def test_730_2_it_is_one_permanent_of_two_cards() -> None:
    table = merged()
    o = table.find("Grafted Hawk")
    assert [table.state.objects[oid].card for oid in o.components] == [
        table.state.book.index[HAWK],
        table.state.objects[o.components[1]].card,
    ]
    assert table.battlefield.count("Memnite") == 0


def test_730_2a_it_is_what_its_topmost_component_is() -> None:
    over, under = merged(), merged("under")
    assert over.pt("Grafted Hawk") == "4/4"
    assert under.pt("Memnite") == "1/1"
    assert under.find("Memnite").copied.mana_value == 0  # type: ignore[union-attr]


def test_730_2a_613_2_a_copy_for_a_while_is_what_merging_makes_of_it() -> None:
    mime = invented("{0}: ~ becomes a copy of target creature until end of turn.", name="Mime", cost="{0}")
    table = position(alice=["6 Forest", mime], bob=["Bear Cub"], alice_hand=[HAWK, MOLE])
    cast_onto(table, "Grafted Mole", "Mime", "under")
    table.alice.activate("Mime", targets=["Bear Cub"])
    table.resolve()
    assert table.pt("Mime") == "2/2"
    assert not table.has("Mime", Keyword.VIGILANCE)  # that merged before
    cast_onto(table, "Grafted Hawk", "Mime", "under")
    table.resolve()
    assert table.pt("Mime") == "2/2"
    assert table.has("Mime", Keyword.FLYING)
    table.advance_to("turn 2, upkeep")
    assert characteristics_of(table.find("Mime")).name == "Mime"
    assert table.has("Mime", Keyword.FLYING)
    assert table.has("Mime", Keyword.VIGILANCE)


def test_730_2b_it_has_not_entered() -> None:
    table = position(alice=["6 Forest", AWAKENER], alice_hand=[HAWK])
    cast_onto(table, "Grafted Hawk", "Awakener", "under")
    table.resolve()
    assert "Insect" not in " ".join(table.battlefield)


def test_730_2c_it_is_the_same_object() -> None:
    table = position(alice=["7 Forest", "Memnite"], alice_hand=[HAWK, "Giant Growth"])
    was = table.find("Memnite").id
    table.alice.cast("Giant Growth", ["Memnite"])
    table.resolve()
    cast_onto(table, "Grafted Hawk", "Memnite")
    assert table.find("Grafted Hawk").id == was
    assert table.pt("Grafted Hawk") == "7/7"
    table.resolve()
    table.alice.attack(["Grafted Hawk"])


def test_730_2d_a_token_on_top_makes_it_a_token() -> None:
    insect = invented("Create a 1/1 green Insect creature token.", name="Hatch", types="Sorcery", cost="{0}")
    table = position(alice=["6 Forest"], alice_hand=[HAWK, MOLE, insect])
    table.alice.cast("Hatch")
    table.resolve()
    cast_onto(table, "Grafted Hawk", "Insect Token", "under")
    table.resolve()
    assert table.find("Insect Token").kind == ObjectKind.TOKEN
    cast_onto(table, "Grafted Mole", "Insect Token")
    assert table.find("Grafted Mole").kind == ObjectKind.CARD


def test_730_2f_all_of_it_is_turned_face_down_and_up() -> None:
    table = merged("under", alice_hand=[RISER, TURNER])
    cast_onto(table, "Grafted Riser", "Memnite", "under")
    table.alice.cast("Turner", ["Memnite"])
    table.resolve()
    o = next(o for o in table.state.permanents if o.components)
    faces = [table.state.book.cards[table.state.objects[oid].face] for oid in o.components]
    assert all(face.face_down for face in faces)
    assert not o.ch.keywords & Keyword.FLYING  # type: ignore[union-attr]
    table.alice.turn_up(DOWN)
    assert table.has("Memnite", Keyword.FLYING)
    assert table.pt("Memnite") == "1/1"


def test_730_2e_a_face_up_card_on_top_makes_it_face_up() -> None:
    table = position(alice=["6 Forest", "Memnite"], alice_hand=[HAWK, TURNER])
    table.alice.cast("Turner", ["Memnite"])
    table.resolve()
    table.alice.cast("Grafted Hawk", way=1)
    table.resolve()
    table.alice.choose("over")
    assert table.pt("Grafted Hawk") == "4/4"
    assert not table.events("turned face up")


def test_730_3_its_cards_are_put_into_the_graveyard_and_one_permanent_dies() -> None:
    table = merged(bob=["3 Swamp", GRAVE_WATCHER], bob_hand=["Murder"], triggers="automatic")
    table.alice.passes()
    table.bob.cast("Murder", ["Grafted Hawk"])
    table.resolve()
    table.alice.choose("Memnite")
    table.resolve_all()
    assert sorted(table.alice.graveyard) == ["Grafted Hawk", "Memnite"]
    assert table.bob.life == 21
    assert len(table.bob.hand) == 3  # the two cards, and Murder
    assert not [o for o in table.state.permanents if o.components]


def test_730_3_returned_to_a_hand() -> None:
    table = merged(alice=["Island"], alice_hand=["Unsummon"])
    table.alice.cast("Unsummon", ["Grafted Hawk"])
    table.resolve()
    assert sorted(table.alice.hand) == ["Grafted Hawk", "Memnite"]


def test_730_3a_its_owner_arranges_them() -> None:
    table = merged(bob=["3 Swamp"], bob_hand=["Murder"])
    table.alice.passes()
    table.bob.cast("Murder", ["Grafted Hawk"])
    table.resolve()
    assert table.asked_player == "alice"
    table.alice.choose("Memnite")
    assert table.alice.graveyard == ["Memnite", "Grafted Hawk"]


def test_730_3b_whoever_exiles_it_says_in_which_order() -> None:
    table = merged(bob=["Plains"], bob_hand=["Swords to Plowshares"])
    table.alice.passes()
    table.bob.cast("Swords to Plowshares", ["Grafted Hawk"])
    table.resolve()
    assert table.asked_player == "bob"
    table.bob.choose("Memnite")
    assert table.exile == ["Memnite", "Grafted Hawk"]


def test_730_3c_what_finds_it_finds_all_of_it() -> None:
    table = merged(alice=["Plains"], alice_hand=["Cloudshift"])
    table.alice.cast("Cloudshift", ["Grafted Hawk"])
    table.resolve()
    table.alice.choose("Memnite")
    assert table.find("Grafted Hawk").components == ()
    assert table.find("Memnite").components == ()


def test_730_3d_what_replaces_applies_to_all_of_it() -> None:
    table = merged(bob=["3 Swamp", "Rest in Peace"], bob_hand=["Murder"])
    table.alice.passes()
    table.bob.cast("Murder", ["Grafted Hawk"])
    table.resolve()
    table.bob.choose("Memnite")
    assert sorted(table.exile) == ["Grafted Hawk", "Memnite", "Murder"]


def test_730_3e_of_a_token_only_the_cards_are_moved_by_what_speaks_of_cards() -> None:
    insect = invented("Create a 1/1 green Insect creature token.", name="Hatch", types="Sorcery", cost="{0}")
    kill = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")
    dies = invented("Whenever a creature dies, you gain 1 life.", name="Witness", types="Enchantment", cost="{0}")
    table = position(alice=["6 Forest", dies], bob=[BURIAL_WARD], alice_hand=[HAWK, insect, kill])
    table.alice.cast("Hatch")
    table.resolve()
    cast_onto(table, "Grafted Hawk", "Insect Token", "under")
    table.resolve()
    table.alice.cast("Kill", ["Insect Token"])
    table.resolve()
    assert sorted(table.exile) == ["Grafted Hawk", "Hatch", "Kill"]
    table.resolve_all()
    assert table.alice.life == 23
    assert not table.find("Burial Ward").components


def test_730_cloned_in_the_middle_it_is_the_same_position() -> None:
    table = merged(bob=["3 Swamp"], bob_hand=["Murder"])
    again = table.copy()
    for t in (table, again):
        t.alice.passes()
        t.bob.cast("Murder", ["Grafted Hawk"])
        t.resolve()
        t.alice.choose("Grafted Hawk")
    assert hash_state(table.state) == hash_state(again.state)
    assert again.alice.graveyard == ["Grafted Hawk", "Memnite"]
    assert Zone.GRAVEYARD


def test_730_2a_why_it_is_what_it_is() -> None:
    table = merged()
    told = why_is(table.state, table.find("Grafted Hawk").id, "keywords")
    assert [step.rule for step in told.steps] == [""]
    below = why_is(merged("under").state, merged("under").find("Memnite").id, "keywords")
    assert [step.rule for step in below.steps] == ["", "730.2"]


def test_730_2_what_it_is_made_of_is_seen_and_written_into_a_position() -> None:
    table = merged()
    text = scenario_of(table.state)
    assert "over: [Memnite]" in text
    seen = [o for o in view_of(table.state, 1).battlefield if o.components]
    assert [o.components for o in seen] == [("Grafted Hawk", "Memnite")]


def test_730_2f_worlds_of_others_keep_what_is_face_down_a_part() -> None:
    table = merged(alice_hand=[TURNER], alice_library=[RISER, MOLE])
    table.alice.cast("Turner", ["Grafted Hawk"])
    table.resolve()
    other = table.copy()
    resample(other.state, 1, 5)
    o = next(o for o in other.state.permanents if o.components)
    assert o.card == other.state.objects[o.components[0]].card
    check_zones(other.state)
    check_permanents(other.state)


@pytest.mark.rule("730.3", "800.4a")
def test_730_3_it_leaves_with_its_owner() -> None:
    table = merged(players=("alice", "bob", "carol"))
    table.alice.concede()
    assert not [o for o in table.state.permanents if o.components]
    check_zones(table.state)


def test_730_2g_with_an_instant_card_it_stays_face_down() -> None:
    table = position(alice=["2 Forest"], alice_hand=[SUMMONS, MOLE, TURNER, RAISE], alice_library=["Shock"])
    table.alice.cast("Summons")
    table.resolve()
    cast_onto(table, "Grafted Mole", DOWN)
    for spell, onto in (("Turner", "Grafted Mole"), ("Raise", DOWN)):
        table.alice.cast(spell, [onto])
        table.resolve()
    assert table.pt(DOWN) == "2/2"
    assert not table.events("turned face up")


@pytest.mark.parametrize("where", ["over", "under"])
def test_730_2h_flipped_a_component_is_what_it_is_flipped(where: str) -> None:
    table = merged(where, onto=PUPIL)
    o = next(o for o in table.state.permanents if o.components)
    table.alice.activate("Grafted Hawk" if where == "over" else "Pupil")
    table.resolve()
    assert (o.ch.power, o.ch.toughness) == ((4, 4) if where == "over" else (3, 4))  # type: ignore[union-attr]
    assert o.ch.keywords & Keyword.FLYING  # type: ignore[union-attr]
    table.alice.activate("Grafted Hawk" if where == "over" else "Pupil")
    table.resolve()
    assert table.alice.life == 23  # two for mutating


@pytest.mark.rule("730.2i", "730.2j")
def test_730_2i_each_double_faced_component_transforms() -> None:
    table = position(alice=["2 Forest", MOTH], alice_hand=[MOLE, CHANGE, TURNER])
    cast_onto(table, "Grafted Mole", "Larva")
    assert not table.has("Grafted Mole", Keyword.FLYING)
    table.alice.cast("Change", ["Grafted Mole"])
    table.resolve()
    assert table.has("Grafted Mole", Keyword.FLYING)
    table.alice.cast("Turner", ["Grafted Mole"])
    table.resolve()
    assert table.pt("Grafted Mole") == "1/5"


def test_730_2_a_copy_of_the_spell_merges_as_a_token() -> None:
    echo = invented("Copy target creature spell you control.", name="Echo", types="Instant", cost="{0}")
    table = position(alice=["2 Forest", "Memnite"], alice_hand=[HAWK, echo, "Unsummon"], triggers="automatic")
    table.alice.cast("Grafted Hawk", ["Memnite"], way=1)
    table.alice.cast("Echo", ["Grafted Hawk"])
    table.resolve()
    table.resolve()
    table.alice.choose("over")
    o = next(o for o in table.state.permanents if o.components)
    assert o.kind == ObjectKind.TOKEN
    table.resolve_all()
    table.alice.choose("under")
    assert [table.state.objects[oid].kind for oid in o.components] == [
        ObjectKind.TOKEN,
        ObjectKind.CARD,
        ObjectKind.CARD,
    ]
    table.resolve_all()
    assert table.alice.life == 26  # 2, then twice 2: it has the ability twice


@pytest.mark.rule("730.2a", "707.2")
def test_730_2a_what_merging_makes_of_it_is_copied() -> None:
    twin = invented(
        "Create a token that's a copy of target creature you control.", name="Twin", types="Sorcery", cost="{0}"
    )
    table = merged("under", onto="Bear Cub", alice_hand=[twin])
    table.alice.cast("Twin", ["Bear Cub"])
    table.resolve()
    assert table.has("Bear Cub 2", Keyword.FLYING)
    assert table.find("Bear Cub 2").components == ()
