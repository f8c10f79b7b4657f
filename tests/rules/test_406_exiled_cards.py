"""CR 406: cards in exile, described: whose they are, face up, with what on them."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does, means
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import do, sorcery
from mainphase.cards.words.cards import card

SIFT = invented("Return target exiled card with flashback you own to your hand.", "Sift", "Sorcery", cost="{R}")
LOOK = invented("Return target face-up exiled card to its owner's hand.", "Look", "Sorcery", cost="{R}")
CURSE = card("Curse", "{R}", sorcery)(do(n.Move(n.TopOfLibrary(n.EachOpponent(), 1), Zone.EXILE, face_down=True)))


def test_406_exiled_card_with_flashback_you_own() -> None:
    recall = invented("Draw a card.\nFlashback {R}", "Recall", "Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[SIFT], alice_exile=[recall, "Memnite"], bob_exile=[recall])
    other = table.copy()
    with pytest.raises(NotOffered):
        other.alice.cast("Sift", ["Memnite"])
    table.alice.cast("Sift", ["Recall"])
    table.resolve()
    assert table.alice.hand == ["Recall"]
    assert sorted(table.exile) == ["Memnite", "Recall"]


def test_406_3_what_is_face_down_is_no_face_up_card() -> None:
    table = position(alice=["Mountain"] * 3, alice_hand=[CURSE, LOOK], bob_library=["Memnite"])
    table.alice.cast("Curse")
    table.resolve()
    assert len(table.exile) == 1
    with pytest.raises(NotOffered):
        table.alice.cast("Look", table.exile)


def test_406_an_exiled_creature_is_none() -> None:
    which = n.All((n.InZone(Zone.EXILE), n.OfType(n.CardType.CREATURE), n.OwnedBy(n.You())))
    made = means("Return target exiled creature card you own to your hand.", spell=True)
    assert made is not None
    [spell] = made
    assert isinstance(spell, n.SpellAbility)
    assert spell.modes[0].targets[0].which == which
    assert does("Destroy target exiled creature.") is None
    assert does("Destroy all exiled permanents.") is None


def test_122_1_exiled_with_a_counter_on_each_of_them() -> None:
    both = n.Sequence((n.Move(n.Target(), Zone.EXILE), n.PutCounters("kick", n.Fixed(1), n.Saved("it"))))
    assert does("Exile two target creatures with a kick counter on each of them.") == both
    assert does("Exile target creature with a kick counter on each of them.") is None
