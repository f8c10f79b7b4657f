"""CR 608.2b: what is said of two targets together has to be true of them still, or both have become illegal."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, instant, target

APART = invented(
    "Choose two target creatures controlled by different players. Return those creatures to their owners' hands.",
    "Apart", types="Instant", cost="{0}",
)  # fmt: skip
TOGETHER = invented(
    "Choose two target creatures controlled by the same player. Return those creatures to their owners' hands.",
    "Together", types="Instant", cost="{0}",
)  # fmt: skip
# Nothing else is said of either.
OF_ONE_COLOR = card("Of One Color", "{0}", instant)(
    n.SpellAbility(
        (
            n.Mode(
                n.Destroy(n.Together((target, n.Target(1)))),
                (
                    n.TargetPhrase(n.Anything()),
                    n.TargetPhrase(n.SharesColor(target), another=True, mutual=n.SharesColor(target)),
                ),
            ),
        )
    )
)
BLUE = invented("Target creature becomes blue until end of turn.", "Blue", types="Instant", cost="{0}")
STEAL = invented("Gain control of target creature.", "Steal", types="Instant", cost="{0}")
KILL = invented("Destroy target creature.", "Kill", types="Instant", cost="{0}")


def answered(text: str, first: str, second: str, answer: str, aimed: str) -> Table:
    """One of the two spells, and what is cast before it resolves."""
    table = position(alice=["Memnite", "Ornithopter"], alice_hand=[APART, TOGETHER, STEAL, KILL], bob=["Grizzly Bears"])
    table.alice.cast(text, targets=[first, second])
    table.alice.cast(answer, targets=[aimed])
    table.resolve_all()
    return table


def test_608_2b_both_belong_to_one_player_now() -> None:
    for first, second in (("Memnite", "Grizzly Bears"), ("Grizzly Bears", "Memnite")):
        table = answered("Apart", first, second, "Steal", "Grizzly Bears")
        assert sorted(table.battlefield) == ["Grizzly Bears", "Memnite", "Ornithopter"]


def test_608_2b_of_what_has_left_nothing_is_found_out() -> None:
    for first, second in (("Memnite", "Grizzly Bears"), ("Grizzly Bears", "Memnite")):
        table = answered("Apart", first, second, "Kill", "Grizzly Bears")
        assert table.battlefield == ["Ornithopter"]


def test_608_2b_nothing_has_changed() -> None:
    table = answered("Apart", "Memnite", "Grizzly Bears", "Kill", "Ornithopter")
    assert table.battlefield == []


def test_608_2b_both_belong_to_different_players_now() -> None:
    table = position(alice=["Memnite", "Ornithopter"], alice_hand=[TOGETHER], bob_hand=[STEAL])
    table.alice.cast("Together", targets=["Memnite", "Ornithopter"])
    table.alice.passes()
    table.bob.cast("Steal", targets=["Memnite"])
    table.resolve_all()
    assert sorted(table.battlefield) == ["Memnite", "Ornithopter"]


def test_608_2b_they_share_no_color_now() -> None:
    for painted, left in (("", []), ("Grizzly Bears", ["Grizzly Bears", "Llanowar Elves"])):
        table = position(alice=["Llanowar Elves"], alice_hand=[OF_ONE_COLOR, BLUE], bob=["Grizzly Bears"])
        table.alice.cast("Of One Color", targets=["Llanowar Elves", "Grizzly Bears"])
        if painted:
            table.alice.cast("Blue", targets=[painted])
        table.resolve_all()
        assert sorted(table.battlefield) == left
