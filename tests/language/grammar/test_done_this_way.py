""" "If you sacrificed a creature this way": what is asked for is what the words say was done."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import everything_in


@pytest.mark.parametrize(
    ("text", "saved"),
    [
        ("Sacrifice a permanent. If you sacrificed a creature this way, you gain 1 life.", SavedAs.SACRIFICED),
        ("Discard a card. If you discarded a creature card this way, you gain 1 life.", "discarded"),
        ("Mill a card. If you milled a creature card this way, you gain 1 life.", "milled"),
        ("Tap target permanent. If a creature was tapped this way, you gain 1 life.", SavedAs.TAPPED),
    ],
)
def test_what_was_done_this_way(text: str, saved: str) -> None:
    read = does(text)
    assert read is not None
    [asked] = [part for part in everything_in(read) if isinstance(part, n.Fits)]
    assert asked.what == n.Saved(saved)


def test_x_that_was_chosen_is_asked_for_after_something_moved() -> None:
    told = "Return target artifact card from your graveyard to the battlefield. If X is 6 or more, you gain 1 life."
    read = does(told)
    assert isinstance(read, n.Sequence)
    assert read.of[1] == n.If(n.Compare(n.X(), ">=", n.Fixed(6)), n.GainLife(n.Fixed(1)))
