"""Every card that was read and describes a target by X can be announced where there is one that fits (CR 601.2b, c),
and nothing that is offered on the way leads to a dead end.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import card, enchantment
from mainphase.kernel.lowering.dependencies import described_by, everything_in
from mainphase.kernel.values import DecisionKind, OptionKind

# What may say that a target is described by X; reading decides.
LIKELY: Final = re.compile(r"target [^.:]*\bX\b", re.IGNORECASE)
RITE: Final = card("Quiet Rite", "{1}{W}", enchantment)()
WALKER: Final = CardDef("Quiet Walker", n.ManaCost(2), CardType.PLANESWALKER, loyalty=3)
CHRONICLE: Final = CardDef("Quiet Chronicle", n.ManaCost(2), CardType.ENCHANTMENT, subtypes=("Saga",))
BASICS: Final = ["Plains", "Island", "Swamp", "Mountain", "Forest"]


@cache
def described_by_x() -> list[CardDef]:
    """The cards of the file that can be played and have such a target, in the order of their names."""
    out: list[CardDef] = []
    for name, faces in sorted(every_card().items()):
        if not any(LIKELY.search(face.text or "") for face in faces):
            continue
        read = reading(name).card
        if read is not None and any(
            isinstance(part, n.TargetPhrase)
            and described_by(part.which, n.X)
            and n.ExiledWithThis() not in everything_in(part.which)  # nothing was exiled with it here
            for part in announced(read)
        ):
            out.append(read)
    return out


def announced(of: CardDef) -> list[n.Node]:
    """What is announced with an X of its own: spell abilities and activated ones; not what triggers."""
    out: list[n.Node] = []
    for ability in of.abilities:
        if isinstance(ability, (n.SpellAbility, n.Activated)):
            out += everything_in(ability)
    return out


def fitting(tried: CardDef, answered: bool) -> Table:
    """A position with something of every kind to aim at, and with a spell on the stack if wanted."""
    permanent = not tried.types & CardType.SPELL_ONLY
    table = position(
        alice=[*[f"7 {land}" for land in BASICS], "White Knight", "White Knight", *([tried] if permanent else [])],
        alice_hand=["Shock", "Shock"] if permanent else ["Shock", tried],
        alice_graveyard=["Grizzly Bears", "Gray Ogre", "Sol Ring", WALKER, CHRONICLE],
        bob_graveyard=["Grizzly Bears", "Sol Ring"],
        bob=["Grizzly Bears", "Sol Ring", RITE, "Craw Wurm"],
    )
    if answered:
        table.alice.cast("Shock", ["bob"])
    return table


def announce(table: Table, name: str) -> bool:
    """Announces it with the last of what is offered, until it is on the stack. False: it is not offered."""
    pending = table.state.pending
    assert pending is not None
    kinds = (OptionKind.CAST, OptionKind.ACTIVATE)
    aimed = [i for i, o in enumerate(pending.options) if o.kind in kinds and table.name(o.a) == name]
    for i in aimed:
        before = len(table.stack)
        trial = table.copy()
        trial.apply(i)
        asked_x = False
        while trial.state.pending is not None and trial.state.pending.kind != DecisionKind.PRIORITY:
            asked_x = asked_x or trial.state.pending.kind == DecisionKind.X
            trial.apply(trial.state.pending.count() - 1)
        if asked_x:
            assert len(trial.stack) > before  # and what triggers as it is paid for
            return True
    return False


@needs_data
@pytest.mark.rule("601.2b")
@pytest.mark.rule("601.2c")
def test_601_2b_601_2c_a_card_with_x_in_a_description_can_be_announced() -> None:
    cards = described_by_x()
    assert len(cards) > 10
    never = [
        tried.name
        for tried in cards
        if not any(announce(fitting(tried, answered), tried.name) for answered in (False, True))
    ]
    assert not never
