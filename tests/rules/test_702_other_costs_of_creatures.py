"""CR 702.78, 702.152, 702.181, 702.185, 702.188: conspire, blitz, mobilize, warp and web-slinging."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef, Keyword

BEARS = "Grizzly Bears"
BLITZED = invented("Blitz {R}", name="Rusher", cost="{4}{R}", pt="3/1")
WARPED = invented("Warp {R}", name="Comet Beast", cost="{2}{R}", pt="3/3")
SLUNG = invented("Web-slinging {R}", name="Swinger", cost="{4}{R}", pt="4/4")
MOBILE = invented("Mobilize 2", name="Captain", pt="2/4")
PLOTTED = invented("Conspire\n~ deals 1 damage to any target.", name="Plotter", types="Instant", cost="{R}")


def options_to_cast(table: Table) -> list[str]:
    return [said for said in table.options if said.startswith("cast")]


def rusher() -> Table:
    table = position(alice=["Mountain"], alice_hand=[BLITZED], alice_library=["3 Forest"])
    table.alice.cast("Rusher", way=1)
    table.resolve()
    return table


def test_702_152a_what_was_cast_for_blitz_has_haste_and_is_sacrificed_and_draws_a_card() -> None:
    table = rusher()
    assert table.has("Rusher", Keyword.HASTE)
    table.advance_to("end")
    while table.stack:
        table.resolve()
    assert table.alice.graveyard == ["Rusher"]
    assert table.alice.hand == ["Forest"]


def test_702_152a_cast_for_its_mana_cost_it_has_none_of_this() -> None:
    table = position(alice=["5 Mountain"], alice_hand=[BLITZED], alice_library=["3 Forest"])
    table.alice.cast("Rusher")
    table.resolve()
    assert not table.has("Rusher", Keyword.HASTE)
    table.advance_to("end")
    assert table.stack == []
    assert "Rusher" in table.alice.battlefield


def test_702_185a_what_was_cast_for_warp_is_exiled_and_cast_again_on_a_later_turn() -> None:
    table = position(alice=["3 Mountain"], alice_hand=[WARPED], alice_library=["8 Forest"], bob_library=["8 Forest"])
    table.alice.cast("Comet Beast", way=1)
    table.resolve()
    assert table.pt("Comet Beast") == "3/3"
    table.advance_to("end")
    table.resolve()
    assert table.exile == ["Comet Beast"]
    assert options_to_cast(table) == []
    table.advance_to("turn 3, upkeep")
    assert options_to_cast(table) == [], "a creature is cast in a main phase"
    table.advance_to("turn 3, precombat main")
    assert len(options_to_cast(table)) == 1, "not for its warp cost, which is paid from the hand only"
    table.apply(table.options.index(options_to_cast(table)[0]))
    table.resolve()
    table.advance_to("end")
    assert table.stack == []
    assert "Comet Beast" in table.alice.battlefield


def test_702_188a_web_slinging_returns_a_tapped_creature() -> None:
    table = position(alice=["Mountain", f"{BEARS} (tapped)"], alice_hand=[SLUNG])
    table.alice.cast("Swinger", way=1)
    assert table.alice.hand == [BEARS]
    table.resolve()
    assert "Swinger" in table.alice.battlefield


def test_702_188a_an_untapped_creature_will_not_do() -> None:
    table = position(alice=["Mountain", BEARS], alice_hand=[SLUNG])
    with pytest.raises(NotOffered):
        table.alice.cast("Swinger", way=1)


def test_702_181a_warriors_attack_and_are_sacrificed() -> None:
    table = position(alice=[MOBILE])
    table.alice.attack({"Captain": "bob"})
    table.resolve()
    assert sorted(table.attackers) == ["Captain", "Warrior Token"]
    assert table.alice.battlefield.count("Warrior Token") == 2
    table.advance_to("end")
    table.resolve()
    assert "Warrior Token" not in table.alice.battlefield


def plotted(*others: str) -> Table:
    table = position(alice=["Mountain", *others], alice_hand=[PLOTTED])
    table.apply(next(i for i, said in enumerate(table.options) if said.startswith("cast Plotter")))
    return table


def test_702_78a_two_creatures_that_share_a_color_are_tapped_and_the_spell_is_copied() -> None:
    table = plotted("Hill Giant", "Goblin Piker")
    assert table.asked == "optional cost"
    table.choose("yes", "bob")
    assert table.tapped("Hill Giant")
    assert table.tapped("Goblin Piker")
    table.resolve()
    while table.stack or table.asked != "priority":
        if table.asked == "priority":
            table.resolve()
        else:
            table.choose("done" if "done" in table.options else "no" if "no" in table.options else "bob")
    assert table.bob.life == 18


@pytest.mark.parametrize("others", [("Hill Giant",), ("Hill Giant", BEARS), (BEARS, BEARS)])
def test_702_78a_both_must_share_a_color_with_it(others: tuple[str, ...]) -> None:
    assert plotted(*others).asked == "target"


@pytest.mark.parametrize(
    ("card", "before", "day"),
    [
        (BLITZED, "2022-04-28", "2022-04-29"),
        (WARPED, "2025-07-24", "2025-07-25"),
        (SLUNG, "2025-09-18", "2025-09-19"),
        (MOBILE, "2025-04-03", "2025-04-04"),
        (PLOTTED, "2008-04-30", "2008-05-01"),
    ],
)
def test_702_these_are_refused_by_name_until_the_rules_have_them(card: CardDef, before: str, day: str) -> None:
    assert " has " in unknown_mechanic(card, before)
    assert unknown_mechanic(card, day) == ""


SNEAKY = invented("Sneak {R}", name="Lurker", cost="{4}{R}", pt="5/5")
SNEAKY_TRICK = invented("Sneak {R}\nDraw a card.", name="Lurk", types="Sorcery", cost="{4}{R}")


def unblocked(card: CardDef) -> Table:
    table = position(alice=["Mountain", BEARS], alice_hand=[card], alice_library=["3 Forest"], bob=["Mountain"])
    table.alice.attack({BEARS: "bob"})
    assert options_to_cast(table) == [], "not in the declare attackers step"
    table.advance_to("declare blockers")
    return table


def test_702_190a_an_unblocked_attacker_is_returned_in_the_declare_blockers_step() -> None:
    table = unblocked(SNEAKY)
    table.alice.cast("Lurker", way=1)
    assert table.alice.hand == [BEARS]
    table.resolve()
    assert table.tapped("Lurker")
    assert table.attackers == {"Lurker": "bob"}
    table.advance_to("end of combat")
    assert table.bob.life == 15


def test_702_190a_a_sorcery_too() -> None:
    table = unblocked(SNEAKY_TRICK)
    table.alice.cast("Lurk", way=1)
    table.resolve()
    assert sorted(table.alice.hand) == ["Forest", BEARS]


def test_702_190a_not_while_nobody_attacks_unblocked() -> None:
    table = position(alice=["Mountain", BEARS], alice_hand=[SNEAKY])
    with pytest.raises(NotOffered):
        table.alice.cast("Lurker", way=1)


def test_702_190a_sneak_is_refused_by_name_until_the_rules_have_it() -> None:
    assert "has sneak" in unknown_mechanic(SNEAKY, "2026-02-26")
    assert unknown_mechanic(SNEAKY, "2026-02-27") == ""


def test_601_3b_at_any_time_for_two_more() -> None:
    storm = invented(
        "You may cast this spell as though it had flash if you pay {2} more to cast it.\nDestroy all creatures.",
        name="Sudden Storm",
        types="Sorcery",
        cost="{R}",
    )
    table = position(alice=["Mountain"], bob=["3 Mountain", BEARS], bob_hand=[storm])
    table.alice.passes()
    table.bob.cast("Sudden Storm", way=1)
    table.resolve()
    assert sorted(table.bob.graveyard) == [BEARS, "Sudden Storm"]
    table = position(alice=["Mountain"], bob=["2 Mountain", BEARS], bob_hand=[storm])
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.bob.cast("Sudden Storm", way=1)
    with pytest.raises(NotOffered):
        table.bob.cast("Sudden Storm")
