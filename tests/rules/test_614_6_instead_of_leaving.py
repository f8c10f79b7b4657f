"""CR 614.6: what would leave the battlefield is exiled instead of put anywhere else."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

FLEETING = "If ~ would leave the battlefield, exile it instead of putting it anywhere else."


@pytest.mark.parametrize(
    "away",
    [
        "Destroy target creature.",
        "Return target creature to its owner's hand.",
        "Put target creature on top of its owner's library.",
        "Exile target creature.",
    ],
)
def test_614_6_wherever_it_would_go(away: str) -> None:
    zap = invented(away, "Zap", types="Instant", cost="{0}")
    table = position(alice=[invented(FLEETING, "Ghost"), "Memnite"], alice_hand=[zap])
    other = table.copy()
    table.alice.cast("Zap", targets=["Ghost"])
    table.resolve_all()
    assert table.exile == ["Ghost"]
    other.alice.cast("Zap", targets=["Memnite"])
    other.resolve_all()
    assert (other.exile == ["Memnite"]) == (away[0] == "E")


def test_614_6_of_what_is_given_the_ability() -> None:
    raise_dead = invented(
        'Return target creature card from your graveyard to the battlefield. It gains "If this creature would leave '
        'the battlefield, exile it instead of putting it anywhere else."', "Raise", types="Sorcery", cost="{0}",
    )  # fmt: skip
    zap = invented("Destroy target creature.", "Zap", types="Instant", cost="{0}")
    table = position(alice_hand=[raise_dead, zap], alice_graveyard=["Memnite"])
    table.alice.cast("Raise", targets=["Memnite"])
    table.resolve_all()
    table.alice.cast("Zap", targets=["Memnite"])
    table.resolve_all()
    assert table.exile == ["Memnite"]
