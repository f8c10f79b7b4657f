"""CR 702.16: protection from several qualities, from multicolored, from what is chosen as it is given."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import position

BEARS = "Grizzly Bears"
WARD = invented("Enchant creature\nEnchanted creature gets +1/+1 and has protection from red and from black.",
                "Paper Ward", "Enchantment — Aura", cost="{W}")  # fmt: skip
BOLT, HYBRID = (
    invented("Destroy target creature.", name, "Instant", cost=cost)
    for name, cost in (("Red End", "{R}"), ("Green End", "{G}"))
)


@pytest.mark.parametrize(("spell", "stopped"), [(BOLT, True), (HYBRID, False)])
def test_702_16g_protection_from_two_colours_that_an_aura_gives(spell: object, stopped: bool) -> None:
    table = position(
        alice=[BEARS, WARD],
        attached={"Paper Ward": BEARS},
        bob=["Mountain", "Forest"],
        bob_hand=[spell],  # type: ignore[list-item]
    )
    assert table.pt(BEARS) == "3/3"
    table.alice.passes()
    name = spell.name  # type: ignore[attr-defined]
    if stopped:
        with pytest.raises(NotOffered):
            table.bob.cast(name, [BEARS])
    else:
        table.bob.cast(name, [BEARS])
        table.resolve_all()
        assert BEARS in table.alice.graveyard


@pytest.mark.parametrize(("cost", "stopped"), [("{R}{G}", True), ("{R}", False)])
def test_702_16a_protection_from_multicolored_is_from_what_has_two_colours(cost: str, stopped: bool) -> None:
    end = invented("Destroy target creature.", "End", "Instant", cost=cost)
    table = position(alice=[invented("Protection from multicolored")], bob=["Mountain", "Forest"], bob_hand=[end])
    table.alice.passes()
    if stopped:
        with pytest.raises(NotOffered):
            table.bob.cast("End", ["Beast"])
    else:
        table.bob.cast("End", ["Beast"])


def protected(answer: int) -> list[str]:
    """What Bob may target after the Beasts were given protection so."""
    blessing = invented(
        "Target artifact or creature you control gains protection from artifacts or from the color of your choice until"
        " end of turn.", "Blessing", "Instant", cost="{W}",
    )  # fmt: skip
    rod = invented("{0}: Tap target creature.", "Rod", "Artifact", cost="{1}")
    red = invented("{0}: Tap target creature.", "Red Rod", "Enchantment", cost="{R}")
    table = position(alice=["Plains", BEARS], alice_hand=[blessing], bob=[rod, red])
    table.alice.cast("Blessing", [BEARS])
    table.resolve()
    table.apply(answer)
    table.alice.passes()
    can: list[str] = []
    for name in ("Rod", "Red Rod"):
        try:
            table.copy().bob.activate(name, [BEARS])
            can.append(name)
        except NotOffered:
            pass
    return can


def test_702_16a_protection_from_artifacts_or_from_the_colour_that_is_chosen() -> None:
    """The first choice is from artifacts, then from white, blue, black, red and green."""
    assert [protected(k) for k in range(6)] == [
        ["Red Rod"], ["Rod", "Red Rod"], ["Rod", "Red Rod"], ["Rod", "Red Rod"], ["Rod"], ["Rod", "Red Rod"]
    ]  # fmt: skip


def test_702_16a_a_colour_is_chosen_for_all_of_them() -> None:
    brave = invented(
        "Choose a color. White creatures you control gain protection from the chosen color until end of turn.",
        "Brave", "Instant", cost="{W}",
    )  # fmt: skip
    rod = invented("{0}: Tap target creature.", "Red Rod", "Enchantment", cost="{R}")
    table = position(alice=["Plains", "Savannah Lions", BEARS], alice_hand=[brave], bob=[rod])
    table.alice.cast("Brave")
    table.resolve()
    table.apply(3)  # red
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.copy().bob.activate("Red Rod", ["Savannah Lions"])
    table.bob.activate("Red Rod", [BEARS])
    table.resolve_all()
    assert table.find(BEARS).tapped


def test_702_16a_a_sword_makes_its_bearer_and_its_controller_quick() -> None:
    sword = invented(
        "Equipped creature gets +2/+2 and has protection from black and from green.\nWhenever equipped creature deals"
        " combat damage to a player, that player discards a card and you untap all lands you control.\nEquip {2}",
        "Sword", "Artifact — Equipment", cost="{3}",
    )  # fmt: skip
    table = position(
        alice=[BEARS, sword, "2 Forest (tapped)"], attached={"Sword": BEARS}, bob=["Forest (tapped)"],
        bob_hand=["Shock", "Shock"],
    )  # fmt: skip
    table.alice.attack({BEARS: "bob"})
    table.advance_to("combat damage")
    table.resolve()
    table.bob.choose("Shock")
    assert table.bob.life == 16
    assert len(table.bob.hand) == 1
    assert not table.find("Forest").tapped
    assert table.find("bob's Forest").tapped
