"""CR 608.2c: instructions and conditions of combat and of counters that are told in other words."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BEARS, GIANT, MEMNITE = "Grizzly Bears", "Hill Giant", "Memnite"
EDE = invented(
    "Whenever you attack, if the number of attacking creatures is greater than the number of quest counters on ~, put "
    "a quest counter on it.\n{0}, Sacrifice ~: Draw a card, then draw an additional card for each quest counter on ~.",
    name="Ede",
)  # fmt: skip
ANAX = invented(
    'Whenever another creature you control dies, create a 1/1 red Satyr creature token with "This creature can\'t '
    'block." If the creature had power 3 or greater, create two of those tokens instead.',
    name="Anax", types="Enchantment",
)  # fmt: skip
TYRANT = invented(
    'At the beginning of your end step, create X 1/1 black Fungus creature tokens with "This token can\'t block," '
    "where X is the number of times you descended this turn.",
    name="Tyrant", types="Enchantment",
)  # fmt: skip
PRIDE = invented(
    "{0}: Until end of turn, target creature you control gets +1/+0, gains \"Whenever this creature deals combat "
    'damage to a player, draw cards equal to its toughness," and can attack as though it didn\'t have defender.',
    name="Pride", types="Artifact",
)  # fmt: skip
WALL = invented("Defender", name="Wall", pt="0/2")
SHAUKU = invented("~ can't attack if there's another creature on the battlefield.", name="Shauku")
KJELDOR = invented(
    "Bears your opponents control can't block, and they can't attack you or planeswalkers you control.", name="Kjeldor"
)
KLIN = invented(
    "~ enters with your choice of a +1/+1, first strike, or vigilance counter on it.\nWhenever a nontoken creature you "
    "control enters, if ~ has counters on it, put the same number and kind of counters on that creature.",
    name="Klin", cost="{0}",
)  # fmt: skip
SLAY = invented("Destroy target creature.", name="Slay", types="Sorcery", cost="{0}")


def test_508_1_more_attackers_than_counters() -> None:
    table = position(triggers="automatic", alice=[EDE, BEARS])
    table.find("Ede").put("quest", 1)
    table.alice.attack({BEARS: "bob"})
    assert table.stack == []
    table = position(triggers="automatic", alice=[EDE, BEARS, GIANT])
    table.alice.attack({BEARS: "bob", GIANT: "bob"})
    table.resolve()
    assert table.counters("Ede", "quest") == 1
    table.alice.activate("Ede")
    table.resolve()
    assert len(table.alice.hand) == 2


def test_608_2h_the_power_that_it_had() -> None:
    for name, satyrs in ((BEARS, 1), (GIANT, 2)):
        table = position(triggers="automatic", alice=[ANAX, name], alice_hand=[SLAY])
        table.alice.cast("Slay", [name])
        table.resolve_all()
        assert sum("Satyr" in one for one in table.battlefield) == satyrs


def test_700_11_as_many_as_the_times_you_descended() -> None:
    table = position(triggers="automatic", alice=[TYRANT, BEARS, GIANT], alice_hand=[SLAY, SLAY], bob=[MEMNITE])
    for name in (BEARS, MEMNITE):
        table.alice.cast("Slay", [name])
        table.resolve()
    table.advance_to("end step")
    table.resolve_all()
    assert sum("Fungus" in one for one in table.battlefield) == 1, "sorceries and another player's cards do not count"


def test_508_1c_it_attacks_despite_defender_and_draws() -> None:
    table = position(triggers="automatic", alice=[PRIDE, WALL])
    table.alice.activate("Pride", ["Wall"])
    table.resolve()
    table.alice.attack({"Wall": "bob"})
    table.advance_to("end of combat")
    assert len(table.alice.hand) == 2


def test_508_1c_not_beside_another_creature() -> None:
    table = position(alice=[SHAUKU])
    table.alice.attack({"Shauku": "bob"})
    table = position(alice=[SHAUKU], bob=[BEARS])
    table.advance_to("declare attackers")
    assert table.asked != "attack"


def test_509_1b_they_can_neither_block_nor_attack_you() -> None:
    table = position(alice=[KJELDOR], bob=[BEARS])
    table.alice.attack({"Kjeldor": "bob"})
    table.advance_to("declare blockers")
    assert table.asked != "block"
    table = position(players=("alice", "bob", "carol"), active="bob", alice=[KJELDOR], bob=[BEARS])
    table.bob.attack({BEARS: "carol"})


def test_122_1_as_many_counters_of_each_kind() -> None:
    table = position(triggers="automatic", alice_hand=[KLIN, MEMNITE])
    table.alice.cast("Klin")
    table.resolve()
    table.apply(0)
    table.resolve_all()
    assert table.counters("Klin", "+1/+1") == 2, "of the one that it entered with as many again"
    table.alice.cast(MEMNITE)
    table.resolve_all()
    assert table.counters(MEMNITE, "+1/+1") == 2
