"""Cards of the pauper pool that do more than their keywords."""

from __future__ import annotations

from tests.support.table import position


def test_brainstorm_puts_back_two_in_the_order_chosen() -> None:
    table = position(alice=["Island"], alice_hand=["Brainstorm", "Shock"], alice_library=["Forest", "Swamp", "Plains"])
    table.alice.cast("Brainstorm")
    table.resolve()
    table.choose("Shock")
    table.choose("Swamp")
    table.choose("Swamp")  # which is on top
    assert table.alice.library[:2] == ["Swamp", "Shock"]
    assert sorted(table.alice.hand) == ["Forest", "Plains"]


def test_spellstutter_sprite_counts_faeries_as_the_target_is_chosen() -> None:
    table = position(
        active="bob", bob=["Mountain"], bob_hand=["Shock"], alice=["2 Island"], alice_hand=["Spellstutter Sprite"]
    )
    table.bob.cast("Shock", ["alice"])
    table.bob.passes()
    table.alice.cast("Spellstutter Sprite")
    table.resolve()
    table.alice.choose("Shock")
    table.resolve()
    assert table.bob.graveyard == ["Shock"]
    assert table.alice.life == 20


def test_overgrown_battlement_counts_defenders() -> None:
    table = position(alice=["2 Overgrown Battlement", "Myr Enforcer"], payment="manual")
    table.alice.taps("Overgrown Battlement")
    assert table.alice.mana == "GG"


def test_dread_return_flashes_back_for_three_creatures() -> None:
    table = position(alice=["3 Memnite"], alice_graveyard=["Dread Return", "Hill Giant"])
    table.alice.cast("Dread Return", ["Hill Giant"], way=1)
    table.resolve()
    assert table.alice.battlefield == ["Hill Giant"]
    assert table.exile == ["Dread Return"]


def test_nihil_spellbomb_exiles_a_graveyard_and_may_be_paid_for_a_card() -> None:
    table = position(alice=["Nihil Spellbomb", "Swamp"], bob_graveyard=["Shock", "Forest"])
    table.alice.activate("Nihil Spellbomb", ["bob"])
    table.resolve()
    table.choose("yes")
    assert len(table.alice.hand) == 1
    table.resolve()
    assert sorted(table.exile) == ["Forest", "Shock"]


def test_spectral_bears_stay_tapped_unless_the_defender_has_something_black() -> None:
    table = position(alice=["Spectral Bears"])
    table.alice.attack({"Spectral Bears": "bob"})
    table.resolve()
    table.advance_to("turn 3, upkeep")
    assert table.tapped("Spectral Bears")
    table.advance_to("turn 5, upkeep")
    assert not table.tapped("Spectral Bears")


def test_spectral_bears_facing_black() -> None:
    table = position(alice=["Spectral Bears"], bob=["Typhoid Rats"])
    table.alice.attack({"Spectral Bears": "bob"})
    assert table.stack == []


def test_bontus_last_reckoning_keeps_lands_tapped() -> None:
    table = position(alice=["3 Swamp"], alice_hand=["Bontu's Last Reckoning"], bob=["Hill Giant"])
    table.alice.cast("Bontu's Last Reckoning")
    table.resolve()
    assert table.bob.graveyard == ["Hill Giant"]
    table.advance_to("turn 3, upkeep")
    assert table.tapped("Swamp")


def test_cleansing_wildfire_lets_the_lands_controller_search() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Cleansing Wildfire"], bob=["Island"], bob_library=["Forest"])
    table.alice.cast("Cleansing Wildfire", ["Island"])
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("yes", "Forest")
    assert table.tapped("Forest")
    assert len(table.alice.hand) == 1


def test_chain_lightning_may_be_paid_for_and_copied_back() -> None:
    table = position(alice=["Mountain"], alice_hand=["Chain Lightning"], bob=["2 Mountain", "Hill Giant"])
    table.alice.cast("Chain Lightning", ["Hill Giant"])
    table.resolve()
    assert (table.asked, table.asked_player) == ("optional cost", "bob")
    table.choose("yes", "yes")
    while table.asked == "may" or table.asked == "target":
        table.choose("yes" if table.asked == "may" else "alice")
    table.resolve_all()
    assert table.bob.graveyard == ["Hill Giant"]
    assert table.alice.life == 17
    assert table.alice.graveyard == ["Chain Lightning"]


def test_chain_lightning_at_a_player_asks_that_player() -> None:
    table = position(alice=["Mountain"], alice_hand=["Chain Lightning"], bob=["2 Mountain"])
    table.alice.cast("Chain Lightning", ["bob"])
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("no")
    assert table.bob.life == 17
