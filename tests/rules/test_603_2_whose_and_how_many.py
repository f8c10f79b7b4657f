"""CR 603.2, 603.2c, 603.12: events of several things at once, whose they are, and what was just done."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

BEARS = "Grizzly Bears"
GIANT = "Hill Giant"
HURT = invented("Whenever combat damage is dealt to you, you gain 10 life.", name="Hurt")
BITTEN = invented("Whenever one or more creatures deal combat damage to you, you gain 10 life.", name="Bitten")
FEEDING = invented("Whenever one or more players sacrifice one or more creatures, you gain 1 life.", name="Feeding")
MINE = invented(
    "Whenever a permanent owned by another player is put into a graveyard from the battlefield, draw a card.",
    name="Mine",
)
OWNED = invented("Whenever a creature deals combat damage to its owner, you gain 1 life.", name="Owned")
EQUAL = invented(
    "Whenever a source you control deals noncombat damage to a creature equal to that creature's toughness, "
    "you gain 1 life.",
    name="Equal", types="Enchantment",
)  # fmt: skip
ALONE = invented(
    "Whenever an instant or sorcery spell you control that targets only a single creature deals damage to that "
    "creature, ~ deals that much damage to each opponent.",
    name="Alone",
)  # fmt: skip
SMALL = invented("Whenever you attack a player or planeswalker with one or more creatures with power 2 or less, "
                 "you gain 1 life.", name="Small")  # fmt: skip
BLOCKER = invented("Whenever ~ blocks one or more red creatures, you gain 1 life.", name="Blocker")
LANDS = invented("Whenever you play a legendary land or cast a legendary spell, you gain 1 life.", name="Lands")
REFLEX = invented(
    "Whenever ~ deals combat damage to a player, you may discard a card. When you do, destroy target creature that "
    "player controls.",
    name="Reflex",
)  # fmt: skip
GAINS = invented(
    "Whenever you gain life, you may pay {G}. When you do, target creature gets +X/+X until end of turn, where X is "
    "the amount of life you gained.",
    name="Gains",
)  # fmt: skip
WATER = invented("{T}: Add {C}. When you do, mill two cards.", name="Water", types="Artifact")
THIRD = invented("{0}: You gain 1 life. When this ability resolves for the third time this turn, ~ deals 3 damage to "
                 "any target.", name="Third")  # fmt: skip
SCRIED = invented("Whenever you scry, you gain X life, where X is the number of cards looked at while scrying this "
                  "way.", name="Scried")  # fmt: skip
OPT = invented("Scry 3.", name="Opting", types="Instant", cost="{U}")
HIT = invented("~ deals 2 damage to target creature.", name="Hit", types="Instant", cost="{R}")
BURN = invented("~ deals 1 damage to target creature and 2 damage to target player.", name="Burn", types="Instant",
                cost="{R}")  # fmt: skip


def attacked(by: list[str], *watching: CardDef) -> int:
    """Alice's life after these creatures of Bob's have dealt combat damage to her."""
    table = position(alice=list(watching), bob=by, active="bob")
    table.bob.attack(dict.fromkeys(by, "alice"))
    table.advance_to("end of combat")
    return table.alice.life


@pytest.mark.parametrize("waits", [HURT, BITTEN])
def test_603_2c_all_combat_damage_that_is_dealt_at_once(waits: CardDef) -> None:
    assert attacked([BEARS, GIANT], waits) == 20 - 5 + 10


@pytest.mark.parametrize("waits", [HURT, BITTEN])
def test_603_2_other_damage_is_none(waits: CardDef) -> None:
    table = position(alice=[waits], bob=["Mountain"], bob_hand=["Shock"])
    table.pass_once()
    table.bob.cast("Shock", ["alice"])
    table.resolve_all()
    assert table.alice.life == 18


def test_603_2c_whoever_sacrifices_however_many() -> None:
    edict = invented("Each player sacrifices a creature.", name="Edict", types="Sorcery", cost="{B}")
    table = position(alice=[FEEDING, BEARS, "Swamp"], alice_hand=[edict], bob=[BEARS])
    table.alice.cast("Edict")
    table.resolve()
    table.alice.choose(BEARS)
    table.resolve_all()
    assert table.alice.life == 21


@pytest.mark.parametrize(("whose", "cards"), [("alice", 0), ("bob", 1)])
def test_108_3_a_permanent_that_another_player_owns(whose: str, cards: int) -> None:
    table = position(alice=[MINE, BEARS, "3 Swamp"], alice_hand=["Murder"], alice_library=["Island"])
    table.find(BEARS).owner = ["alice", "bob"].index(whose)
    table.alice.cast("Murder", [BEARS])
    table.resolve_all()
    assert len(table.alice.hand) == cards


@pytest.mark.parametrize(("owner", "life"), [(0, 19), (1, 18)])
def test_108_3_a_creature_deals_damage_to_its_owner(owner: int, life: int) -> None:
    table = position(alice=[OWNED], bob=[BEARS], active="bob")
    table.find(BEARS).owner = owner
    table.bob.attack({BEARS: "alice"})
    table.advance_to("end of combat")
    assert table.alice.life == life


@pytest.mark.parametrize(("hit", "life"), [(BEARS, 21), (GIANT, 20)])
def test_603_2_damage_of_as_much_as_its_toughness(hit: str, life: int) -> None:
    table = position(alice=[EQUAL, "Mountain"], alice_hand=[HIT], bob=[BEARS, GIANT])
    table.alice.cast("Hit", [hit])
    table.resolve_all()
    assert table.alice.life == life


@pytest.mark.parametrize(("spell", "life"), [(HIT, 18), (BURN, 18)])
def test_115_9c_a_spell_that_targets_only_that_creature(spell: CardDef, life: int) -> None:
    """That of two targets deals 2 damage to the player by itself, and nothing is added."""
    table = position(alice=[ALONE, "Mountain"], alice_hand=[spell], bob=[GIANT])
    table.alice.cast(spell.name, [GIANT] if spell is HIT else [GIANT, "bob"])
    table.resolve_all()
    assert table.bob.life == life


def test_508_3b_each_player_whom_small_creatures_attack() -> None:
    table = position(alice=[SMALL, BEARS, GIANT])
    table.alice.attack({GIANT: "bob"})
    assert table.stack == []
    table = position(alice=[SMALL, BEARS, GIANT])
    table.alice.attack({GIANT: "bob", BEARS: "bob", "Small": "bob"})
    assert len(table.stack) == 1


@pytest.mark.parametrize(("attacker", "life"), [(BEARS, 20), (GIANT, 21)])
def test_509_3_what_it_blocks(attacker: str, life: int) -> None:
    table = position(alice=[BLOCKER], bob=[attacker], active="bob")
    table.bob.attack({attacker: "alice"})
    table.alice.block({"Blocker": attacker})
    table.resolve_all()
    assert table.alice.life == life


def test_305_1_a_legendary_land_is_played_or_a_legendary_spell_is_cast() -> None:
    karakas = invented("{T}: Add {W}.", name="Keep", types="Legendary Land", cost=None)
    hero = invented("Reach", name="Hero", types="Legendary Creature — Elf", cost="{W}")
    table = position(alice=[LANDS, "Plains"], alice_hand=[karakas, hero])
    table.alice.play_land("Keep")
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.cast("Hero")
    table.resolve_all()
    assert table.alice.life == 22
    table = position(alice=[LANDS], alice_hand=["Plains"])
    table.alice.play_land("Plains")
    assert table.stack == []


def test_603_12_that_player_is_whom_it_dealt_damage_to() -> None:
    table = position(alice=[REFLEX, GIANT], alice_hand=["Island"], bob=[BEARS])
    table.alice.attack({"Reflex": "bob"})
    table.advance_to("combat damage")
    table.resolve()
    table.alice.choose("yes")
    assert BEARS in " ".join(table.options)
    assert GIANT not in " ".join(table.options)


def test_603_12_as_much_as_the_event_told() -> None:
    salve = invented("You gain 3 life.", name="Salve", types="Instant", cost="{W}")
    table = position(alice=[GAINS, BEARS, "Plains", "Forest"], alice_hand=[salve])
    table.alice.cast("Salve")
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    table.alice.choose(BEARS)
    table.resolve_all()
    assert table.pt(BEARS) == "5/5"


def test_605_3b_a_mana_ability_of_which_something_triggers() -> None:
    table = position(alice=[WATER], alice_library=["Island", "Forest", "Swamp"])
    table.alice.taps("Water")
    assert table.alice.mana == "C"
    assert table.stack != []
    table.resolve()
    assert sorted(table.alice.graveyard) == ["Forest", "Island"]


def test_603_12_as_it_resolves_for_the_third_time() -> None:
    table = position(alice=[THIRD])
    for _ in range(3):
        table.alice.activate("Third")
        table.resolve()
    table.alice.choose("bob")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (23, 17)
    table.alice.activate("Third")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (24, 17)


def test_701_22_as_many_as_were_looked_at() -> None:
    table = position(alice=[SCRIED, "Island"], alice_hand=[OPT], alice_library=["Island", "Island"], alice_blanks=0)
    table.alice.cast("Opting")
    table.resolve()
    while table.asked == "scry":
        table.choose(table.options[0])
    table.resolve()
    assert table.alice.life == 22
