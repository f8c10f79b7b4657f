"""What creatures do this combat; what is enchanted, or chosen."""

from __future__ import annotations

from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration


def test_this_combat() -> None:
    this_combat = Duration.END_OF_COMBAT
    target = n.OneOf(n.Target())
    assert does("Target creature can't be blocked this combat.") == n.Begin(n.CantBeBlocked(target), this_combat)
    stronger = n.CantBeBlocked(target, stronger=True)
    told = "Target creature can't be blocked by creatures with greater power this combat."
    assert does(told) == n.Begin(stronger, this_combat)
    made = ability(
        "At the beginning of combat on your turn, choose an opponent at random. This creature attacks that player this "
        "combat if able."
    )
    assert isinstance(made, n.Triggered)
    effect = made.modes[0].effect
    assert isinstance(effect, n.Sequence)
    assert effect.of[1] == n.Begin(n.MustAttack(n.IsThis(), n.ChosenPlayer()), this_combat)


def test_what_is_enchanted() -> None:
    mine = n.HasAttached(n.All((n.OfSubtype("Aura"), n.ControlledBy(n.You()))))
    made = ability("Creatures that are enchanted by Auras you control can't block.")
    assert isinstance(made, n.Static)
    assert isinstance(made.effect, n.CantBlock)
    assert isinstance(made.effect.which, n.All)
    assert mine in made.effect.which.of


def test_the_chosen_card() -> None:
    text = (
        "Choose target creature card in your graveyard. Sacrifice a creature. If you do, return the chosen card to the "
    )
    made = does(text + "battlefield.")
    assert isinstance(made, n.Sequence)
    last = made.of[-1]
    assert isinstance(last, n.If)
    assert isinstance(last.then, n.Move)
    assert last.then.what == n.Target()


def test_an_opponent_is_the_monarch() -> None:
    drawn = n.Draw(n.Fixed(1))
    assert does("If an opponent is the monarch, draw a card.") == n.If(n.IsMonarch(n.EachOpponent()), drawn)


def test_the_first_combat_phase() -> None:
    drawn = n.Draw(n.Fixed(1))
    assert does("If it's the first combat phase of the turn, draw a card.") == n.If(n.InFirst("combat phase"), drawn)
    ends = "If it's the first end step of the turn, there is an additional end step after this step."
    assert does(ends) == n.If(n.InFirst("end step"), n.ExtraStep("end step"))
    yours = n.Both(n.IsYourTurn(), n.InFirst("combat phase"))
    assert does("If it's the first combat phase of your turn, draw a card.") == n.If(yours, drawn)


def test_what_attacks_you_or_a_planeswalker_you_control() -> None:
    yours = n.Each(n.All((n.OfType(n.CardType.PLANESWALKER), n.ControlledBy(n.You()))))
    made = means("Exile target creature that's attacking you or a planeswalker you control.", spell=True)
    assert made is not None
    [spell] = made
    assert isinstance(spell, n.SpellAbility)
    attacking = n.IsAttacking(n.Together((n.You(), yours)))
    assert spell.modes[0].targets[0].which == n.All((n.OfType(n.CardType.CREATURE), attacking))


def test_what_was_put_there_is_returned_at_end_of_combat() -> None:
    told = (
        "Look at the top two cards of your library. You may put a creature card from among them onto the battlefield "
        "tapped and attacking. Put the rest on the bottom of your library in a random order. Return that creature to "
        "its owner's hand at end of combat."
    )
    made = does(told)
    assert isinstance(made, n.Sequence)
    put, later, rest = made.of[-3:]
    assert isinstance(later, n.Delayed)
    assert later.ability.on == n.EndOfCombat()
    assert isinstance(put, n.Move)
    assert isinstance(rest, n.Move)
    assert later.ability.modes[0].effect == n.Move(n.Saved(put.save), n.Zone.HAND)
