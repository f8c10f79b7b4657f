"""Keywords and keyword actions that are read as what they stand for."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    adapt,
    amass,
    amount,
    connive,
    devour,
    explore,
    graft,
    jump_start,
    manifest_dread,
    manifest_top,
    pay,
    populate,
    riot,
    spectacle,
    surge,
    this,
    undaunted,
    unleash,
)

TARGET = n.Target(0)
DOING = {
    "Populate.": populate(),
    "Adapt 3.": adapt(3),
    "Amass 2.": amass("Zombie", amount(2)),
    "Amass Orcs 2.": amass("Orc", amount(2)),
    "Amass Goblins 2.": amass("Goblin", amount(2)),
    "Target creature you control explores.": explore(TARGET, n.ControllerOf(TARGET)),
    "Target creature you control connives.": connive(TARGET, n.ControllerOf(TARGET)),
    "Goad target creature.": n.Goad(TARGET),
}


@pytest.mark.parametrize("text", DOING)
def test_what_is_done(text: str) -> None:
    assert does(text) == DOING[text]


def test_of_this_it_is_you_who_explores() -> None:
    assert ability("{2}: ~ explores.") == pay("{2}").do(explore(this))


@pytest.mark.parametrize("text", ["Creatures you control explore.", "Two target creatures connive.", "Amass Elves 2."])
def test_what_is_not_read(text: str) -> None:
    assert does(text) is None


KEYWORDS = {
    "Riot": riot, "Unleash": unleash, "Devour 2": (devour(2),), "Graft 3": graft(3), "Undaunted": (undaunted,),
    "Surge {1}{R}": (surge("{1}{R}"),), "Spectacle {B}": (spectacle("{B}"),), "Jump-start": (jump_start,),
}  # fmt: skip


@pytest.mark.parametrize("text", KEYWORDS)
def test_keywords(text: str) -> None:
    assert means(text) == KEYWORDS[text]


def test_a_boast_is_an_ability_with_its_limits() -> None:
    read = ability("Boast — {1}{R}: Draw a card.")
    assert isinstance(read, n.Activated)
    assert (read.per_turn, read.condition, read.keyword) == (1, n.Fits(this, n.AttackedThisTurn()), "boast")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Manifest the top card of your library.", manifest_top(n.You(), 1)),
        ("Manifest the top two cards of your library.", manifest_top(n.You(), 2)),
        ("Manifest dread.", manifest_dread()),
        (
            "Manifest the top card of your library, then put a +1/+1 counter on it.",
            n.Sequence((manifest_top(n.You(), 1), n.PutCounters("+1/+1", n.Fixed(1), n.Saved("it")))),
        ),
        # Which of them would it be?
        ("Manifest the top two cards of your library, then put a +1/+1 counter on it.", None),
    ],
)
def test_manifested(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_the_ring() -> None:
    assert does("The Ring tempts you.") == n.RingTempts()
    bearer = n.All((n.IsRingBearer(), n.ControlledBy(n.You())))
    assert does("Each player mills cards equal to your Ring-bearer's power.") == n.Mill(
        n.PowerOf(n.Each(bearer)), n.EachPlayer()
    )
    twice = n.Compare(n.TimesTempted(n.You()), ">=", n.Fixed(2))
    told = "If the Ring has tempted you two or more times this game, draw a card."
    assert does(told) == n.If(twice, n.Draw(n.Fixed(1)))
    made = ability("Whenever you choose a creature as your Ring-bearer, draw a card.")
    assert isinstance(made, n.Triggered)
    assert made.on == n.PlayerDoes(n.You(), "chooses a creature as their Ring-bearer")
    assert ability("When this creature enters, if you don't control a Ring-bearer, the Ring tempts you.") is not None
    assert ability("As long as this creature is your Ring-bearer, it must be blocked if able.") is not None


def test_dungeons() -> None:
    assert does("Venture into the dungeon.") == n.Venture()
    done = n.Compare(n.DungeonsCompleted(n.You()), ">=", n.Fixed(1))
    assert does("If you've completed a dungeon, draw a card.") == n.If(done, n.Draw(n.Fixed(1)))
    made = ability("Whenever you complete a dungeon, draw a card.")
    assert isinstance(made, n.Triggered)
    assert made.on == n.PlayerDoes(n.You(), "completes a dungeon")
    assert ability("When this creature enters, if you haven't completed Tomb of Annihilation, draw a card.") is not None
    assert ability("This creature has flying as long as you've completed a dungeon.") is not None


def test_it_explores_again() -> None:
    once = explore(this)
    assert isinstance(once, n.Sequence)
    assert ability("{2}: ~ explores, then it explores again.") == pay("{2}").do(*once.of, *once.of)


def test_you_scry_after_something_else_has_been_told() -> None:
    assert does("~ deals 1 damage to each creature and you scry 2.") == n.Sequence(
        (n.DealDamage(n.Fixed(1), n.Each(n.OfType(n.CardType.CREATURE))), n.Scry(n.Fixed(2)))
    )
