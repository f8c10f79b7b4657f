"""CR 107.3, 603.12, 608.2h: what "that much" and "X" mean where no event tells them."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

BEARS = "Grizzly Bears"
GIANT = "Hill Giant"
PAYING = invented(
    "Whenever another creature you control enters, you may pay life equal to its power. If you do, put that many +1/+1 "
    "counters on it.",
    name="Paying",
)  # fmt: skip
VESSEL = invented(
    "{T}, Remove any number of charge counters from ~: It deals that much damage to any target.", name="Vessel",
    types="Artifact",
)  # fmt: skip
EMPTIED = invented(
    "{T}, Remove all charge counters from ~: It deals that much damage to target creature.", name="Emptied",
    types="Artifact",
)  # fmt: skip
HUNGRY = invented(
    "At the beginning of your end step, if you sacrificed one or more permanents this turn, ~ deals that much damage "
    "to any target.",
    name="Hungry",
)  # fmt: skip
COILS = invented(
    "At the beginning of your upkeep, if ~ has two or more charge counters on it, remove all of them from it and "
    "create that many 3/1 red Elemental creature tokens with haste.",
    name="Coils", types="Artifact",
)  # fmt: skip
HYDRAS = invented(
    "Whenever you cast a spell with {X} in its mana cost, create a 0/0 green Hydra creature token, then put X +1/+1 "
    "counters on it.",
    name="Hydras",
)  # fmt: skip
BLAZE = invented("~ deals X damage to any target.", name="Flames", types="Sorcery", cost="{X}{R}")
GRAVES = invented(
    "When ~ enters, each player exiles a card from their graveyard. When one or more nonland cards are exiled this "
    "way, put that many +1/+1 counters on target creature.",
    name="Graves", cost="{W}",
)  # fmt: skip
BOOSTER = invented(
    "When ~ enters, sacrifice any number of artifacts. When you sacrifice one or more artifacts this way, tap up to "
    "that many target creatures and draw that many cards.",
    name="Booster", cost="{U}",
)  # fmt: skip
TOP = invented(
    "{0}: Exile the top card of your library. You may play that card this turn. When you exile a nonland card this "
    "way, ~ deals damage equal to the exiled card's mana value to any target.",
    name="Top",
)  # fmt: skip
TOTAL = invented(
    "When ~ enters, sacrifice any number of other creatures, then you gain X life, where X is their total power.",
    name="Total", cost="{R}",
)  # fmt: skip
PIT = invented(
    "Each player sacrifices a creature. Create an X/X black Demon creature token with flying, where X is the total "
    "power of the creatures sacrificed this way.",
    name="Pit", types="Sorcery", cost="{B}",
)  # fmt: skip
COLORS = invented(
    "{0}: Creatures you control get +X/+X until end of turn, where X is the number of colors among those creatures.",
    name="Colors",
)  # fmt: skip
GROUP = invented(
    "Whenever one or more Bears you control deal combat damage to a player, put a +1/+1 counter on each of those "
    "creatures and you gain X life, where X is the amount of damage those creatures dealt to that player.",
    name="Group",
)  # fmt: skip
BITER = invented(
    "When ~ enters, target creature an opponent controls deals damage equal to its power to that player.", name="Biter",
    cost="{R}",
)  # fmt: skip
WATCHER = invented(
    "Whenever you put one or more +1/+1 counters on one or more other creatures you control, you gain 1 life.",
    name="Watcher",
)  # fmt: skip
SINGER = invented(
    "When ~ enters, it deals X damage divided as you choose among any number of target creatures your opponents "
    "control, where X is the number of lands you control.",
    name="Singer", cost="{R}",
)  # fmt: skip
CHOICES = invented(
    "{T}: Choose one. X is the number of spells you've cast this turn.\n• ~ deals X damage to target creature.\n• You "
    "gain X life.",
    name="Choices",
)  # fmt: skip
DENIER = invented("Whenever a spell or ability you control counters a spell, draw a card.", name="Denier")
BOUNTY = invented(
    "When ~ enters, put a bounty counter on target creature. For as long as that creature has a bounty counter on it, "
    'it has "When this creature dies, each opponent gains 2 life."',
    name="Bounty", cost="{B}",
)  # fmt: skip
STING = invented(
    "When ~ enters, put an egg counter on another target creature. When that creature dies, if it has an egg counter "
    "on it, draw a card.",
    name="Sting", cost="{B}",
)  # fmt: skip
BACK = invented(
    "{0}: Exile another target creature you control. You may return that card to the battlefield under its owner's "
    "control. If you don't, at the beginning of the next end step, return that card to the battlefield under its "
    "owner's control with a vigilance counter and a lifelink counter on it.",
    name="Back",
)  # fmt: skip
ENERGY = invented("{0}: You get an amount of {E} equal to the number of lands you control.\nPay {E}{E}: Draw a card.",
                  name="Energy", types="Artifact")  # fmt: skip


@pytest.mark.parametrize(("answer", "life", "counters"), [("yes", 18, 2), ("no", 20, 0)])
def test_118_12_as_many_as_life_was_paid(answer: str, life: int, counters: int) -> None:
    table = position(alice=[PAYING, "2 Forest"], alice_hand=[BEARS])
    table.alice.cast(BEARS)
    table.resolve()
    table.resolve()
    table.alice.choose(answer)
    assert (table.alice.life, table.counters(BEARS, "+1/+1")) == (life, counters)


def test_107_3_as_much_as_was_removed_of_any_number() -> None:
    table = position(alice=[VESSEL])
    table.find("Vessel").put("charge", 4)
    table.alice.activate("Vessel", ["bob"], x=3)
    table.resolve()
    assert (table.bob.life, table.counters("Vessel", "charge")) == (17, 1)


def test_118_3_as_much_as_was_removed_of_all() -> None:
    table = position(alice=[EMPTIED], bob=[GIANT])
    table.find("Emptied").put("charge", 2)
    table.alice.activate("Emptied", [GIANT])
    table.resolve()
    assert (table.damage(GIANT), table.counters("Emptied", "charge")) == (2, 0)


def test_603_4_as_much_as_the_condition_has_counted() -> None:
    altar = invented("Sacrifice a creature: You gain 1 life.", name="Stone", types="Artifact")
    table = position(alice=[HUNGRY, altar, f"2 {BEARS}"])
    for _ in range(2):
        table.alice.activate("Stone", pay_with=[BEARS])
        table.resolve()
    table.advance_to("end step")
    table.alice.choose("bob")
    table.resolve()
    assert table.bob.life == 18


def test_122_as_many_as_were_removed() -> None:
    table = position(alice=[COILS], step="upkeep", turn=2, active="alice")
    assert table.stack == []
    table = position(alice=[COILS], bob_library=["Island"], active="bob", turn=1)
    table.find("Coils").put("charge", 3)
    table.advance_to("upkeep")
    table.resolve()
    assert table.alice.battlefield.count("Elemental Token") == 3


@pytest.mark.parametrize("x", [0, 3])
def test_107_3_x_of_the_spell(x: int) -> None:
    table = position(alice=[HYDRAS, "4 Mountain"], alice_hand=[BLAZE])
    table.alice.cast("Flames", ["bob"], x=x)
    table.resolve()
    assert table.alice.battlefield.count("Hydra Token") == (x > 0)
    if x:
        assert table.pt("Hydra Token") == "3/3"


def test_603_12_as_many_as_were_exiled() -> None:
    table = position(alice=["Plains"], alice_hand=[GRAVES], alice_graveyard=["Shock"], bob_graveyard=["Shock"])
    table.alice.cast("Graves")
    table.resolve()
    table.resolve()
    while table.asked_about != "" and "Shock" in table.options:
        table.choose("Shock")
    table.alice.choose("Graves")
    table.resolve()
    assert table.counters("Graves", "+1/+1") == 2


def test_603_12_aimed_at_as_many_as_were_sacrificed() -> None:
    table = position(alice=["Island", "2 Ornithopter"], alice_hand=[BOOSTER], bob=[f"3 {BEARS}"],
                     alice_library=["4 Forest"])  # fmt: skip
    table.alice.cast("Booster")
    table.resolve()
    table.resolve()
    table.alice.choose("Ornithopter", "Ornithopter")
    table.alice.choose(BEARS, BEARS)
    table.resolve()
    assert sorted(table.tapped(name) for name in (BEARS, f"{BEARS} 2", f"{BEARS} 3")) == [False, True, True]
    assert len(table.alice.hand) == 2


@pytest.mark.parametrize(("top", "life"), [(GIANT, 16), ("Forest", 20)])
def test_603_12_when_a_nonland_card_is_exiled(top: str, life: int) -> None:
    table = position(alice=[TOP], alice_library=[top])
    table.alice.activate("Top")
    table.resolve()
    if top == GIANT:
        table.alice.choose("bob")
        table.resolve()
    assert (table.bob.life, table.exile) == (life, [top])


def test_608_2h_the_power_of_all_that_were_sacrificed() -> None:
    table = position(alice=["Mountain", BEARS, GIANT], alice_hand=[TOTAL])
    table.alice.cast("Total")
    table.resolve()
    table.resolve()
    table.alice.choose(BEARS, GIANT)
    assert table.alice.life == 25
    table = position(alice=["Swamp", BEARS], alice_hand=[PIT], bob=[GIANT])
    table.alice.cast("Pit")
    table.resolve()
    assert table.pt("Demon Token") == "5/5"


def test_105_2_colors_among_those() -> None:
    table = position(alice=[COLORS, BEARS, "Ornithopter"])
    table.alice.activate("Colors")
    table.resolve()
    assert table.pt("Ornithopter") == "2/4"  # black and green


def test_603_2c_those_that_dealt_the_damage() -> None:
    table = position(alice=[GROUP, f"2 {BEARS}", GIANT])
    table.alice.attack({BEARS: "bob", f"{BEARS} 2": "bob", GIANT: "bob"})
    table.advance_to("combat damage")
    table.resolve()
    assert [table.pt(name) for name in (BEARS, f"{BEARS} 2", GIANT)] == ["3/3", "3/3", "3/3"]
    assert table.alice.life == 24


def test_608_2_that_player_controls_the_target() -> None:
    table = position(players=["alice", "bob", "carol"], alice=["Mountain"], alice_hand=[BITER], carol=[GIANT],
                     bob=[BEARS])  # fmt: skip
    table.alice.cast("Biter")
    table.resolve()
    table.alice.choose(GIANT)
    table.resolve()
    assert [table.seat(name).life for name in ("alice", "bob", "carol")] == [20, 20, 17]


def test_603_2c_counters_on_several_at_once() -> None:
    feast = invented("Put a +1/+1 counter on each creature you control.", name="Feast", types="Sorcery", cost="{G}")
    table = position(alice=[WATCHER, f"2 {BEARS}", "Forest"], alice_hand=[feast])
    table.alice.cast("Feast")
    table.resolve()
    table.resolve()
    assert (table.stack, table.alice.life) == ([], 21)


def test_601_2d_divided_as_it_is_counted() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[SINGER], bob=[BEARS, GIANT])
    table.alice.cast("Singer")
    table.resolve()
    table.alice.choose(BEARS, GIANT)
    while table.asked is not None and table.stack == ["Singer"] and "pass" not in table.options:
        table.choose(table.options[0])
    table.resolve()
    assert table.damage(GIANT) + (2 if BEARS in table.bob.graveyard else table.damage(BEARS)) == 3


def test_700_2_x_is_told_for_all_modes() -> None:
    table = position(alice=[CHOICES, "2 Mountain"], alice_hand=["Shock", "Shock"])
    for _ in range(2):
        table.alice.cast("Shock", ["bob"])
        table.resolve()
    table.alice.activate("Choices", modes=[1])
    table.resolve()
    assert table.alice.life == 22


def test_701_6a_a_spell_is_countered() -> None:
    table = position(alice=[DENIER, "2 Island"], alice_hand=["Counterspell"], alice_library=["Forest"],
                     bob=["Mountain"], bob_hand=["Shock"], active="bob")  # fmt: skip
    table.bob.cast("Shock", ["alice"])
    table.bob.passes()
    table.alice.cast("Counterspell", ["Shock"])
    table.resolve_all()
    assert table.alice.hand == ["Forest"]


@pytest.mark.parametrize("there", [True, False])
def test_611_2b_for_as_long_as_it_has_the_counter(there: bool) -> None:
    table = position(alice=["4 Swamp"], alice_hand=[BOUNTY, "Murder"], bob=[BEARS])
    table.alice.cast("Bounty")
    table.resolve()
    table.alice.choose(BEARS)
    table.resolve()
    if not there:
        table.find(BEARS).put("bounty", 0)
        table.alice.cast("Murder", [BEARS])
        table.resolve_all()
        assert table.alice.life == 20
        return
    table.alice.cast("Murder", [BEARS])
    table.resolve_all()
    assert table.alice.life == 22


@pytest.mark.parametrize("counters", [1, 0])
def test_603_4_what_it_has_as_it_dies(counters: int) -> None:
    table = position(alice=["4 Swamp"], alice_hand=[STING, "Murder"], bob=[BEARS], alice_library=["Forest"])
    table.alice.cast("Sting")
    table.resolve()
    table.alice.choose(BEARS)
    table.resolve()
    table.find(BEARS).put("egg", counters)
    table.alice.cast("Murder", [BEARS])
    table.resolve_all()
    assert table.alice.hand == ["Forest"] * counters


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_608_2_returned_now_or_later(answer: str) -> None:
    table = position(alice=[BACK, BEARS])
    table.alice.activate("Back", [BEARS])
    table.resolve()
    table.alice.choose(answer)
    assert (BEARS in table.alice.battlefield) is (answer == "yes")
    table.advance_to("end step")
    table.resolve_all()
    assert BEARS in table.alice.battlefield
    assert table.counters(BEARS, "lifelink") == (answer == "no")


def test_107_14_as_much_energy() -> None:
    table = position(alice=[ENERGY, "3 Forest"], alice_library=["Island"])
    table.alice.activate("Energy")
    table.resolve()
    table.alice.activate("Energy", ability=1)
    table.resolve()
    assert table.alice.hand == ["Island"]
    assert table.alice.why_not("activate Energy") is None
