"""CR 702.124: partner abilities, as cards say them. Who leads a deck together: tests/cards/test_commander_decks.py."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.commander_pairs import may_lead_together
from mainphase.rules.timeline import rules_on

NOW = rules_on("2026-04-17")


@pytest.mark.rule("702.124a")
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Friends forever", "friends forever"),
        ("Partner—Friends forever", "friends forever"),
        ("Partner—Survivors (You can have two commanders if both have this ability.)", "partner—Survivors"),
        ("Choose a Background", "choose a Background"),
        ("Doctor's companion", "Doctor's companion"),
    ],
)
def test_702_124i_702_124k_702_124m_they_are_read(text: str, kind: str) -> None:
    assert invented(text).abilities == (n.PairsAsCommander(kind),)


def test_903_3a_what_can_be_a_commander_says_so() -> None:
    assert invented("~ can be your commander.").abilities == (n.CanBeCommander(),)


def test_702_124j_partner_with_is_about_decks_and_finds_the_other() -> None:
    fox = invented("Partner with Old Owl", "Young Fox", "Legendary Creature — Fox")
    owl = invented("Partner with Young Fox", "Old Owl", "Legendary Creature — Bird")
    assert may_lead_together(fox, owl, NOW)
    assert not may_lead_together(fox, fox, NOW)


def test_702_124j_when_it_enters_target_player_may_search_for_the_other() -> None:
    fox = invented("Partner with Isamaru, Hound of Konda", "Young Fox", "Legendary Creature — Fox")
    dog = "Isamaru, Hound of Konda"
    table = position(alice=["2 Swamp"], alice_hand=[fox], bob_library=["Plains", dog])
    table.alice.cast("Young Fox")
    table.resolve()
    table.choose("bob")
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("yes", dog)
    assert table.bob.hand == [dog]
