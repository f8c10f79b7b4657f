"""Cards exiled from the top of a library that may be played, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.cards.words.doing import exile_top, in_turn, may_play
from mainphase.cards.words.things import target

TOMORROW = may_play(until=Duration.END_OF_YOUR_NEXT_TURN)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Exile the top card of your library. You may play that card this turn.", in_turn(exile_top(1), may_play())),
        (
            "Exile the top three cards of your library. Until end of turn, you may play them.",
            in_turn(exile_top(3), may_play()),
        ),
        (
            "Exile the top two cards of your library. Until the end of your next turn, you may play those cards.",
            in_turn(exile_top(2), TOMORROW),
        ),
        (
            "Exile the top card of your library. You may play it until the end of your next turn.",
            in_turn(exile_top(1), TOMORROW),
        ),
        (
            "Exile the top card of target player's library. You may play it for as long as it remains exiled.",
            in_turn(exile_top(1, target), may_play(until=Duration.PERMANENT)),
        ),
    ],
)
def test_what_is_exiled_from_the_top_may_be_played(text: str, effect: n.Effect) -> None:
    assert does(text) == effect


@pytest.mark.parametrize(
    "text",
    [
        "Exile the top card of your library. You may play those cards this turn.",  # there is one
        "Exile the top two cards of your library. You may play that card this turn.",  # which?
        "Exile the top card of your library. You may play that card.",  # for how long?
        "Exile the top card of your library face down. You may play that card this turn.",
        "You may play that card this turn.",
    ],
)
def test_nothing_else_may(text: str) -> None:
    assert does(text) is None


def test_what_was_exiled_from_elsewhere_may_be_played_too() -> None:
    for what in ("creature", "creature card from a graveyard"):
        known = does(f"Exile target {what}. You may play that card this turn.")
        assert isinstance(known, n.Sequence)
        assert known.of[-1] == may_play()


def test_it_is_what_was_exiled_not_what_died() -> None:
    known = ability("Whenever another creature dies, exile the top card of your library. You may play it this turn.")
    assert isinstance(known, n.Triggered)
    [exiled, may] = known.modes[0].effect.of  # type: ignore[attr-defined]
    assert exiled.to == Zone.EXILE
    assert may == may_play()
