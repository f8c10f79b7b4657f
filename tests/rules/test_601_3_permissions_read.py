"""CR 601.3, 305.1, 116.2a: what effects let players play from elsewhere, and what they forbid."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.presentation.visible import library_cards_shown

SEER = invented(
    "Play with the top card of your library revealed.\nYou may play lands and cast creature spells from "
    "the top of your "
    "library.",
    name="Garden Seer",
    cost="{G}",
    types="Creature — Elf",
    pt="1/1",
)


def casts(table: Table) -> list[str]:
    return [said for said in table.options if said.startswith(("cast", "play"))]


def test_601_3_from_the_top_of_the_library_what_the_permission_names() -> None:
    table = position(alice=[SEER, "2 Forest"], alice_library=["Forest", "Grizzly Bears", "Shock"])
    table.alice.play_land("Forest")
    assert casts(table) == ["cast Grizzly Bears"]
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert casts(table) == [], "Shock is no creature"


def test_401_6_a_top_card_that_is_revealed_is_seen_by_everybody() -> None:
    table = position(alice=[SEER], alice_library=["Shock"])
    g = table.state
    for seat in (0, 1):
        assert [g.objects[oid].card for oid in library_cards_shown(g, seat, None)] == [
            g.objects[g.players[0].library[0]].card
        ]


def test_113_6m_a_card_that_may_be_cast_from_a_graveyard_says_so_there() -> None:
    crawler = invented(
        "You may cast Patient Crawler from your graveyard as long as you control a Goblin.",
        name="Patient Crawler",
        cost="{B}",
        types="Creature — Zombie",
        pt="2/1",
    )
    table = position(alice=["Swamp"], alice_graveyard=[crawler])
    assert casts(table) == []
    table = position(alice=["Swamp", "Goblin Piker"], alice_graveyard=[crawler])
    table.alice.cast("Patient Crawler")
    table.resolve()
    assert "Patient Crawler" in table.alice.battlefield


def test_601_3_once_each_turn_and_exiled_if_it_would_be_put_into_a_graveyard() -> None:
    adept = invented(
        "Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. If a spell cast "
        "this way would be put into your graveyard, exile it instead.",
        name="Night Adept",
        cost="{U}",
        types="Creature — Human",
        pt="1/1",
    )
    table = position(alice=[adept, "2 Mountain"], alice_graveyard=["Shock", "Lightning Bolt"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.exile == ["Shock"]
    assert casts(table) == [], "once each turn"


def test_614_6_only_if_it_would_be_put_into_a_graveyard() -> None:
    adept = invented(
        "{T}: You may cast target creature card from your graveyard this turn. If that spell would be put into your "
        "graveyard, exile it instead.",
        name="Night Adept",
        cost="{U}",
        types="Creature — Human",
        pt="1/1",
    )
    table = position(
        alice=[adept, "2 Forest"], alice_graveyard=["Grizzly Bears"], bob=["2 Island"], bob_hand=["Counterspell"]
    )
    table.alice.activate("Night Adept", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Grizzly Bears")
    table.alice.passes()
    table.bob.cast("Counterspell", ["Grizzly Bears"])
    table.resolve()
    assert table.exile == ["Grizzly Bears"]


def test_118_9_life_is_paid_rather_than_the_mana_cost() -> None:
    fort = invented(
        "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay "
        "life equal to "
        "its mana value rather than pay its mana cost.",
        name="Blood Fort",
        cost="{1}",
        types="Artifact",
    )
    table = position(alice=[fort], alice_library=["Serra Angel", "Forest"])
    before = table.alice.life
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith("cast Serra Angel")))
    assert table.alice.life == before - 5
    table.resolve()
    assert "Serra Angel" in table.alice.battlefield
    table.alice.play_land("Forest")
    assert table.alice.life == before - 5
    table = position(alice=[fort], alice_library=["Serra Angel"], alice_life=4)
    assert casts(table) == [], "nobody pays more life than they have (119.4)"


def test_101_2_neither_lands_nor_spells_from_a_hand() -> None:
    frenzy = invented(
        "You can't play lands or cast spells from your hand.", name="Wild Frenzy", cost="{R}", types="Enchantment"
    )
    table = position(alice=[frenzy, "Mountain"], alice_hand=["Forest", "Shock"])
    assert casts(table) == []
    table = position(alice=["Mountain"], alice_hand=["Forest", "Shock"])
    assert casts(table) == ["play Forest", "cast Shock"]


def test_101_2_opponents_neither_cast_nor_activate_abilities() -> None:
    judge = invented(
        "During your turn, your opponents can't cast spells or activate abilities of artifacts or creatures.",
        name="Stern Judge",
        cost="{W}",
        types="Creature — Human",
        pt="2/2",
    )
    bob = ["Mountain", "Prodigal Sorcerer"]
    table = position(alice=[judge, "Prodigal Sorcerer"], bob=bob, bob_hand=["Shock"])
    assert "activate Prodigal Sorcerer" in table.options
    table.alice.passes()
    assert not any(said.startswith(("cast", "activate")) for said in table.options)
    table.advance_to("turn 2, precombat main")
    assert any(said.startswith("cast Shock") for said in table.options)


def test_607_2a_cards_exiled_with_it_may_be_played() -> None:
    specter = invented(
        "Whenever Grave Specter deals combat damage to a player, that player exiles the top card of their "
        "library.\nYou may "
        "play lands and cast spells from among cards exiled with Grave Specter.",
        name="Grave Specter",
        cost="{B}",
        types="Creature — Specter",
        pt="2/2",
    )
    table = position(alice=[specter, "Mountain"], bob_library=["Shock", "Forest"])
    table.alice.attack({"Grave Specter": "bob"})
    table.advance_to("end of combat")
    assert table.exile == ["Shock"]
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 16
    assert table.bob.graveyard == ["Shock"]


def test_608_2c_cast_from_a_graveyard_it_does_something_else() -> None:
    surge = invented(
        "Put a +1/+1 counter on target creature. If this spell was cast from a graveyard, put two +1/+1 "
        "counters on that "
        "creature instead.\nFlashback {R}",
        name="Rising Surge",
        cost="{R}",
        types="Sorcery",
    )
    for zone, size in (("alice_hand", "2/2"), ("alice_graveyard", "3/3")):
        table = position(alice=["Mountain", "Memnite"], **{zone: [surge]})  # type: ignore[arg-type]
        table.alice.cast("Rising Surge", ["Memnite"], way=0 if zone == "alice_hand" else 1)
        table.resolve()
        assert table.pt("Memnite") == size


def test_608_2g_cast_without_paying_while_something_resolves() -> None:
    echoes = invented(
        "When Old Echoes enters, you may cast target instant card from your graveyard without paying its "
        "mana cost. If that "
        "spell would be put into your graveyard, exile it instead.",
        name="Old Echoes",
        cost="{U}",
        types="Creature — Spirit",
        pt="1/1",
    )
    table = position(alice=["Island"], alice_hand=[echoes], alice_graveyard=["Lightning Bolt"])
    table.alice.cast("Old Echoes")
    table.resolve()
    table.choose("Lightning Bolt")
    table.resolve()
    table.choose("yes", "bob")
    table.resolve()
    assert table.bob.life == 17
    assert table.exile == ["Lightning Bolt"]


def test_113_6m_a_card_that_may_be_cast_from_exile_says_so_there() -> None:
    wisp = invented(
        "You may cast Far Wisp from exile.", name="Far Wisp", cost="{U}", types="Creature — Spirit", pt="1/1"
    )
    table = position(alice=["Island"], alice_exile=[wisp], alice_graveyard=[wisp])
    assert casts(table) == ["cast Far Wisp"]
    table.alice.cast("Far Wisp")
    table.resolve()
    assert table.exile == []


def test_101_2_spells_that_cost_x_cannot_be_cast() -> None:
    rule = "Noncreature spells with {X} in their mana costs can't be cast."
    warden = invented(rule, name="Sum Warden", cost="{W}", types="Creature — Kithkin", pt="1/1")
    table = position(alice=["3 Mountain"], alice_hand=["Blaze", "Shock"], bob=[warden])
    assert casts(table) == ["cast Shock"]
