"""Costs of whole hands and from libraries; shields against some; what is chosen among keywords; what is as large as its
mana value.
"""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.words.things import among, creature, each, is_a, land, target, this, x, yours

FLYING, TRAMPLE = n.Keyword.FLYING, n.Keyword.TRAMPLE


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ("Discard your hand", n.DiscardHand()),
        ("Exile the top card of your library", n.TopOfLibraryCost(Zone.EXILE, 1)),
        ("Exile the top four cards of your library", n.TopOfLibraryCost(Zone.EXILE, 4)),
        ("Mill two cards", n.TopOfLibraryCost(Zone.GRAVEYARD, 2)),
        ("Mill two card", None),
    ],
)
def test_costs(cost: str, paid: n.Cost | None) -> None:
    told = ability(f"{cost}: Draw a card.")
    assert (told.cost if isinstance(told, n.Activated) else None) == (None if paid is None else (paid,))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            "Target creature loses your choice of flying or trample until end of turn.",
            n.ChooseEffect(tuple(n.Apply(target, (n.LoseKeywords(word),)) for word in (FLYING, TRAMPLE))),
        ),
        (
            "Prevent all damage that would be dealt to you this turn by creatures with flying.",
            n.PreventDamage(to=n.You(), source_fits=is_a(creature, n.WithKeyword(FLYING))),
        ),
        (
            "Prevent all combat damage that would be dealt to you by target creature this turn.",
            n.PreventDamage(to=n.You(), source=target, combat_only=True),
        ),
        ("Return to their owners' hands all lands you control.", n.Move(each(land, yours), Zone.HAND)),
        ("Target creature can block an additional creature this turn.", n.Begin(n.CanBlockMore(among(target), 1))),
        (
            "Target land becomes an artifact creature with power and toughness each equal to its mana value until end "
            "of turn.",
            n.Apply(
                target,
                (
                    n.AddTypes(CardType.ARTIFACT | CardType.CREATURE),
                    n.SetPT(n.ManaValueOf(n.Modified()), n.ManaValueOf(n.Modified())),
                ),
            ),
        ),
        (
            "~ becomes an X/X Golem artifact creature until end of turn.",
            n.Apply(
                this,
                (
                    n.SetPT(x, x),
                    n.SetTypes(0, ("Golem",)),
                    n.AddTypes(CardType.ARTIFACT | CardType.CREATURE),
                ),
            ),
        ),
        ("~ becomes a X/X Golem artifact creature until end of turn.", None),
    ],
)
def test_what_is_done(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning
