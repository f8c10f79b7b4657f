"""CR 101.2, 601.3, 603, 611: what legends do and permit, in words that few cards have."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.characteristics import characteristics_of

BEARS, GIANT, MEMNITE = "Grizzly Bears", "Hill Giant", "Memnite"


def test_101_2_what_cannot_become_untapped_stays_tapped() -> None:
    ice = invented(
        "Enchant creature\nEnchanted creature can't become untapped.", name="Ice", types="Enchantment — Aura"
    )
    wake = invented("Untap target creature.", name="Wake", types="Instant", cost="{0}")
    table = position(alice=[f"{BEARS} (tapped)"], alice_hand=[wake], bob=[ice], attached={"Ice": BEARS})
    table.alice.cast("Wake", [BEARS])
    table.resolve()
    assert table.tapped(BEARS)
    table.advance_to("turn 3, upkeep")
    assert table.tapped(BEARS)


def test_611_2b_for_as_long_as_you_control_it() -> None:
    agent = invented(
        "When ~ enters, tap target creature an opponent controls. That creature can't become untapped for as long "
        "as you "
        "control ~.",
        name="Agent", cost="{0}",
    )  # fmt: skip
    kill = invented("Destroy target creature.", name="Kill", types="Sorcery", cost="{0}")
    for killed in (False, True):
        table = position(alice_hand=[agent, kill], bob=[BEARS])
        table.alice.cast("Agent")
        table.resolve()
        if table.asked != "priority":
            table.choose(BEARS)
        table.resolve()
        if killed:
            table.alice.cast("Kill", ["Agent"])
            table.resolve()
        table.advance_to("bob's upkeep")
        assert table.tapped(BEARS) is not killed


def test_603_12_when_you_play_something_so() -> None:
    doctor = invented(
        "Once each turn, you may play a land or cast a creature spell from the top of your library. When you do, "
        "create "
        "a Food token.",
        name="Doctor",
    )  # fmt: skip
    table = position(triggers="automatic", alice=[doctor], alice_library=[MEMNITE, MEMNITE])
    table.choose(f"cast {MEMNITE}")
    table.resolve_all()
    assert "Food Token" in table.battlefield
    assert f"cast {MEMNITE}" not in table.options


def test_601_3_from_the_graveyard_but_not_from_anywhere_else() -> None:
    haakon = invented("You may cast ~ from your graveyard, but not from anywhere else.", name="Haakon", cost="{0}")
    with pytest.raises(NotOffered):
        position(alice_hand=[haakon]).alice.cast("Haakon")
    table = position(alice_graveyard=[haakon])
    table.alice.cast("Haakon")
    table.resolve()
    assert "Haakon" in table.battlefield


def test_608_2d_another_with_lesser_power_than_the_target() -> None:
    kamiz = invented(
        "Whenever you attack, target attacking creature gets +1/+0 until end of turn. Then choose another attacking "
        "creature with lesser power. That creature gains double strike until end of turn.",
        name="Kamiz", types="Enchantment",
    )  # fmt: skip
    table = position(alice=[kamiz, BEARS, GIANT, MEMNITE])
    table.alice.attack({BEARS: "bob", GIANT: "bob", MEMNITE: "bob"})
    table.choose(BEARS)
    table.resolve()
    assert [table.has(name, Keyword.DOUBLE_STRIKE) for name in (MEMNITE, BEARS, GIANT)] == [True, False, False]


def test_611_2c_cards_that_are_in_the_graveyard_then() -> None:
    kethis = invented(
        '{0}: Until end of turn, each artifact card in your graveyard gains "You may play this card from your '
        'graveyard."',
        name="Kethis",
    )  # fmt: skip
    kill = invented("Destroy target creature.", name="Kill", types="Sorcery", cost="{0}")
    mine = invented("", name="Mine", types="Artifact Land", cost=None)
    table = position(alice=[kethis, MEMNITE], alice_graveyard=["Ornithopter", BEARS, mine], alice_hand=[kill])
    table.alice.activate("Kethis")
    table.resolve()
    table.alice.play_land("Mine")
    table.alice.cast("Ornithopter")
    table.resolve()
    table.alice.cast("Kill", [MEMNITE])
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.cast(MEMNITE)


def test_608_2c_if_it_was_sacrificed() -> None:
    ib = invented(
        "Whenever another Bear you control becomes blocked, sacrifice it. If you do, it deals 4 damage to each "
        "creature "
        "blocking it.",
        name="Ib", types="Enchantment",
    )  # fmt: skip
    table = position(triggers="automatic", alice=[ib, BEARS], bob=[GIANT, MEMNITE])
    table.alice.attack({BEARS: "bob"})
    table.advance_to("declare blockers")
    table.bob.block({GIANT: BEARS})
    table.resolve_all()
    assert table.battlefield == ["Ib", MEMNITE]


def test_701_15a_as_many_as_were_goaded() -> None:
    kaima = invented(
        "{0}: Goad each creature your opponents control. Put a +1/+1 counter on ~ for each creature goaded this way.",
        name="Kaima",
    )
    table = position(alice=[kaima], bob=[BEARS, GIANT])
    table.alice.activate("Kaima")
    table.resolve()
    assert table.counters("Kaima", "+1/+1") == 2


def test_614_1c_as_many_counters_as_permanents_given_up() -> None:
    shimatsu = invented(
        "As ~ enters, sacrifice any number of permanents. ~ enters with that many +1/+1 counters on it.", name="Shi",
        pt="0/0", cost="{0}",
    )  # fmt: skip
    table = position(alice=[BEARS, "Forest", GIANT], alice_hand=[shimatsu])
    table.alice.cast("Shi")
    table.resolve()
    table.choose(BEARS, "Forest", "done")
    assert table.pt("Shi") == "2/2"
    assert table.battlefield == [GIANT, "Shi"]


def test_201_5_a_token_calls_itself_by_its_name() -> None:
    ozox = invented(
        '{0}: Create Bones, a legendary 2/1 black Skeleton creature token with "Bones can\'t block" and "When Bones '
        'leaves the battlefield, return target card named Ozox from your graveyard to your hand."\n{0}: Create Zab, a '
        'legendary 1/1 black Rat creature token with "Landfall — Whenever a land you control enters, put a +1/+1 '
        'counter '
        'on Zab."',
        name="Ozox",
    )  # fmt: skip
    kill = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")
    table = position(triggers="automatic", alice=[ozox], alice_hand=[kill, kill, "Forest"])
    for ability in (0, 1):
        table.alice.activate("Ozox", ability=ability)
        table.resolve()
    table.alice.play_land("Forest")
    table.resolve_all()
    assert table.pt("Zab") == "2/2"
    for name in ("Ozox", "Bones"):
        table.alice.cast("Kill", [name])
        table.resolve_all()
    if table.asked != "priority":
        table.choose("Ozox")
        table.resolve_all()
    assert "Ozox" in table.alice.hand


def test_205_1a_a_land_or_a_treasure_and_nothing_else() -> None:
    hydro = invented('{0}: Until your next turn, ~ becomes a land and gains "{T}: Add {U}."', name="Hydro")
    table = position(alice=[hydro])
    table.alice.activate("Hydro")
    table.resolve()
    assert int(characteristics_of(table.find("Hydro")).types).bit_count() == 1
    silencer = invented(
        "{0}: Put target creature card from a graveyard onto the battlefield under your control. It's a Treasure "
        "artifact "
        'with "{T}, Sacrifice this artifact: Add one mana of any color," and it loses all other card types.',
        name="Sil",
    )  # fmt: skip
    table = position(alice=[silencer], bob_graveyard=[BEARS], alice_hand=["Llanowar Elves"])
    table.alice.activate("Sil", [BEARS])
    table.resolve()
    assert "Treasure" in characteristics_of(table.find(BEARS)).subtypes
    table.alice.cast("Llanowar Elves")
    assert BEARS not in table.battlefield
