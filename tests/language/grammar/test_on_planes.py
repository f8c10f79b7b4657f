"""Words that stand on planes and phenomena, and could stand on any card."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words import creature, each_player, target, that_player, you
from mainphase.language.grammar.abilities import say_ability
from mainphase.language.syntax import Style

ENCHANTMENTS = n.OfType(n.CardType.ENCHANTMENT)
NO_ATTACK = n.CantAttack(n.All((creature, n.ControlledBy(you))))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            "Players may cast enchantment spells as though they had flash.",
            n.Static(n.CastAsThoughFlash(each_player, ENCHANTMENTS)),
        ),
        (
            "If an effect would create one or more tokens, it creates twice that many of those tokens instead.",
            n.Static(n.TokensTimes(each_player)),
        ),
        (
            "If you cast a spell this turn, you can't attack with creatures.",
            n.Static(NO_ATTACK, n.HappenedThisTurn("cast a spell", you)),
        ),
        (
            "If you attacked with creatures this turn, you can't cast spells.",
            n.Static(n.CantCast(you), n.HappenedThisTurn("attacked", you)),
        ),
        ("If you cast a spell this turn, you attack with creatures.", None),
    ],
)
def test_what_is_so(text: str, meaning: n.Ability | None) -> None:
    assert ability(text) == meaning


def test_a_card_put_into_any_players_graveyard_is_spoken_of_and_so_is_that_player() -> None:
    nonblack = n.Not(n.OfColor(n.Color.BLACK))
    known = ability(
        "Whenever a nonblack card is put into a player's graveyard from anywhere, that player loses 1 life."
    )
    assert isinstance(known, n.Triggered)
    assert known.on == n.CardPutIntoGraveyard(nonblack, each_player)
    assert known.modes[0].effect == n.LoseLife(n.Fixed(1), that_player)
    assert ability("Whenever an artifact card is put into a player's graveyard from anywhere, draw a card.") is not None
    assert ability("Whenever a artifact card is put into a player's graveyard from anywhere, draw a card.") is None


def test_the_player_who_copies_chooses_new_targets() -> None:
    known = ability(
        "Whenever a player casts a spell, that player copies it. The player may choose new targets for the copy."
    )
    assert isinstance(known, n.Triggered)
    assert known.modes[0].effect == n.CopySpell(n.ThatObject(), by=that_player)


def test_what_is_not_enchanted() -> None:
    known = does("Destroy target creature that isn't enchanted.")
    assert known == n.Destroy(target)
    enchanted = n.HasAttached(n.OfSubtype("Aura"))
    assert does("Destroy all creatures that aren't enchanted.") == n.Destroy(
        n.Each(n.All((creature, n.Not(enchanted))))
    )


def test_all_players_but_one_who_was_named() -> None:
    known = does("Each player except target player draws a card.")
    assert known == does("Each player other than target player draws a card.")
    assert isinstance(known, n.Draw)
    assert known.by == n.PlayersBut(each_player, target)


def test_each_player_may_do_something_in_turn_from_you_on() -> None:
    known = does("Starting with you, each player may draw a card.")
    assert known == n.ForEachPlayer(n.PlayersInTurn(), n.May(n.Draw(n.Fixed(1), that_player), that_player))
    assert does("Starting with you, each player may put a land card from their hand onto the battlefield.") is not None
    assert does("Starting with you, each player draws a card.") is None


def test_any_number_is_sacrificed_and_what_follows_is_done_if_some_were() -> None:
    known = does("You may sacrifice any number of creatures. If you do, ~ deals that much damage to target creature.")
    assert isinstance(known, n.May)
    given_up, then = known.then.of  # type: ignore[attr-defined]
    assert given_up == n.Sacrifice(creature, you, n.Fixed(99), up_to=True)
    how_many = n.SizeOf(n.Saved("sacrificed"))
    assert then == n.If(n.Compare(how_many, ">=", n.Fixed(1)), n.DealDamage(how_many, target))


def test_spells_like_the_top_card_of_some_library() -> None:
    tops = n.TopOfLibrary(each_player)
    shared = "Spells that share a card type with the top card of a library can't be cast."
    assert ability(shared) == n.Static(n.CantCast(each_player, n.SharesCardType(tops)))
    assert does("Destroy the top card of a library.") is None


def test_the_top_of_any_library_may_be_played_from() -> None:
    of_any = "You may play lands and cast spells from the top of any player's library."
    assert ability(of_any) == n.Static(n.MayPlayFrom(n.IsOnTop()))
    assert ability(of_any) != ability(of_any.replace("any player's", "your"))


def test_a_card_that_was_shown_but_not_put_onto_the_battlefield() -> None:
    shown = "You may reveal the top card of your library. If it's a land card, you may put it onto the battlefield."
    then = "If you revealed a card but didn't put it onto the battlefield, put it on the bottom of your library."
    known = does(f"{shown} {then}")
    assert isinstance(known, n.Sequence)
    last = known.of[-1]
    assert isinstance(last, n.If)
    assert last.then == n.Move(n.Saved("seen"), n.Zone.LIBRARY, bottom=True)


def test_a_target_at_random_is_told_behind_it() -> None:
    for words, other in (
        ("Destroy target creature chosen at random.", "Destroy target creature."),
        ("~ deals 2 damage to any target chosen at random.", "~ deals 2 damage to any target."),
        ("Target opponent chosen at random draws a card.", "Target opponent draws a card."),
    ):
        [known] = means(words, spell=True) or ()
        [plain] = means(other, spell=True) or ()
        assert isinstance(known, n.SpellAbility)
        assert isinstance(plain, n.SpellAbility)
        (aim,) = known.modes[0].targets
        assert aim == replace(plain.modes[0].targets[0], at_random=True)
        assert known.modes[0].effect == plain.modes[0].effect
    assert does("Select target player at random. That player draws a card.") is not None
    assert does("Select target player. That player draws a card.") is None
    assert does("Destroy two target creatures chosen at random.") is None


# --- Planes themselves

CHAOS = n.ChaosEnsues()


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("When you planeswalk to ~", n.PlaneswalksTo(n.IsThis())),
        ("When you planeswalk away from ~", n.PlaneswalksAway(n.IsThis())),
        ("When you encounter ~", n.Encounters(n.IsThis())),
        ("Whenever a player planeswalks", n.PlaneswalksTo(n.Anything(), each_player)),
        ("Whenever chaos ensues", CHAOS),
        ("Whenever you roll {CHAOS}", CHAOS),
        ("Whenever you roll the planar die", n.RollsPlanarDie()),
        ("Whenever a player rolls the planar die", n.RollsPlanarDie(each_player)),
    ],
)
def test_events_of_planes(words: str, event: n.Trigger) -> None:
    known = ability(f"{words}, draw a card.")
    assert isinstance(known, n.Triggered)
    assert known.on == event


def test_chaos_is_said_in_the_words_of_the_day() -> None:
    known = ability("Whenever chaos ensues, draw a card.")
    assert known is not None
    assert say_ability(known, Style("2023-06-15")) == "Whenever you roll {CHAOS}, draw a card."
    assert say_ability(known, Style("2023-06-16")) == "Whenever chaos ensues, draw a card."


UNTIL = n.Duration.PLANESWALK
SEEN, REVEALED = n.Saved("seen"), n.Saved("revealed")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Planeswalk.", n.Planeswalk()),
        ("Target player planeswalks.", n.Planeswalk(target)),
        ("Chaos ensues.", n.LetChaosEnsue()),
        ("Roll the planar die.", n.RollPlanarDie()),
        ("Creatures can't attack you until a player planeswalks.", n.Begin(n.CantAttack(creature, you), UNTIL)),
        ("Target player can't cast spells until a player planeswalks.", n.Begin(n.CantCast(target), UNTIL)),
        (
            "Until a player planeswalks, you can't lose the game and your opponents can't win the game.",
            n.Sequence((n.Begin(n.CantLoseGame(you), UNTIL), n.Begin(n.CantWinGame(n.EachOpponent()), UNTIL))),
        ),
        ("Creatures can't attack you until a creature planeswalks.", None),
        (
            "Each blank roll of the planar die is a {CHAOS} roll until a player planeswalks away from a plane.",
            n.Begin(n.BlanksAreChaos(), n.Duration.PLANESWALK_AWAY),
        ),
        (
            "Reveal the top card of your planar deck. You may put it on the bottom of your planar deck.",
            n.Sequence(
                (n.Remember(n.TopOfPlanarDeck(you), "seen"), n.Reveal(SEEN), n.May(n.PutInPlanarDeck(SEEN))),
            ),
        ),
        (
            "Reveal the top three cards of your planar deck. Each of the revealed cards' {CHAOS} abilities triggers.",
            n.Sequence((n.Remember(n.TopOfPlanarDeck(you, 3), "seen"), n.Reveal(SEEN), n.LetChaosEnsue(SEEN))),
        ),
        (
            "Reveal cards from the top of your planar deck until you reveal two plane cards.",
            n.RevealUntil(n.OfType(n.CardType.PLANE), count=n.Fixed(2), planar=True),
        ),
        ("Reveal cards from the top of your planar deck until you reveal two land cards.", None),
    ],
)  # fmt: skip
def test_what_is_done_on_planes(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_a_card_that_is_shown_is_played_or_cast_as_it_says() -> None:
    shown = "Reveal the top card of your library. You may {} it without paying its mana cost."
    for verb, land_too in (("play", True), ("cast", False)):
        known = does(shown.format(verb))
        assert isinstance(known, n.Sequence)
        assert known.of[-1] == n.CastNow(n.Saved("seen"), land_too=land_too)
