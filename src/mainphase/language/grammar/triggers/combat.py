"""Events of combat: attacking, blocking, becoming blocked (CR 508.3, 509.3)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words.creature_keywords import MOST_LIFE
from mainphase.kernel.keys import SavedAs
from mainphase.language.grammar import nouns
from mainphase.language.grammar.conditions import about_this, or_more
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import (
    Mention,
    conjunction,
    conjuncts,
    mentioning,
    mentioning_second,
    nouns_of,
)
from mainphase.language.grammar.groups import SELF, SOURCE, any_one, event_one, mention_group
from mainphase.language.grammar.triggers.events import about_player, events
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, Words, like, phrase, the


def against(known: PhraseContext, which: Any) -> PhraseContext:
    """After this "that creature" is the other one, which blocks or is blocked."""
    return mentioning_second(known, Mention(SOURCE, tuple(dict.fromkeys(("creature", *nouns_of(which)))), True))


other_one = Choice("another creature in combat")
phrase("{which}", the.which, other_one, which=any_one(nouns.permanent), then=against)
other_one.add(Words("this", [("~", n.IsThis()), ("enchanted creature", n.OneOf(n.AttachedTo()))]))

# --- Attacking


def about_attacker(known: PhraseContext, _: Any) -> PhraseContext:
    """After this "that attacking player" is who attacked."""
    return mentioning(known, Mention(n.ThatPlayer(), ("player", "attacking player"), True, True))


def about_attacking_opponent(known: PhraseContext, on: Any) -> PhraseContext:
    """After this "that opponent" is who attacked, and "those creatures" are those who did."""
    known = mentioning(known, Mention(ATTACKERS, ("creature", "permanent"), False))
    return mentioning(known, Mention(n.ThatPlayer(), ("player", "attacking player", "opponent"), True, True))


def about_both(known: PhraseContext, on: Any) -> PhraseContext:
    """After this "that opponent" is whom somebody attacked, if only opponents can be told of so."""
    if on.whom == n.EachOpponent():
        known = mentioning(known, Mention(n.ThatObject(), ("player", "opponent"), True, True))
    return about_attacker(known, on)


def about_attacked(known: PhraseContext, _: Any) -> PhraseContext:
    """After this "that player" is whom you attacked."""
    return mentioning(known, Mention(n.ThatObject(), ("player", "opponent"), True, True))


FIRST_ATTACK: Final = n.Compare(n.AttacksThisTurn(n.ThatObject()), "=", n.Fixed(1))

phrase("{which} <attacks>", n.Attacks, events, which=event_one)
phrase(
    "{which} <attacks> for the first time each turn",
    like(n.While, on=like(n.Attacks, which=the.which), condition=FIRST_ATTACK), events,
    which=event_one,
)  # fmt: skip
phrase("{which} <attacks> alone", n.AttacksAlone, events, which=event_one)
phrase("{which} <attacks> and isn't blocked", n.IsntBlocked, events, which=event_one)
for words, player in (
    ("you", n.You()),
    ("an opponent", n.EachOpponent()),
    ("one of your opponents", n.EachOpponent()),
    ("a player", n.EachPlayer()),
    ("enchanted player", n.AttachedTo()),
    ("the player with the most life or tied for most life", MOST_LIFE),
):

    def of_player(known: PhraseContext, _: Any, player: n.Selector = player) -> PhraseContext:
        return about_player(known, player)

    phrase(
        f"{{which}} <attacks> {words}",
        like(n.Attacks, which=the.which, player=player),
        events,
        which=event_one,
        then=of_player,
        parse_only=words == "one of your opponents",
    )
# Of a player who attacks another, once however many creatures do (CR 508.3e).
for somebody, words, who, whom in (
    ("a player", "enchanted player", n.EachPlayer(), n.AttachedTo()),
    ("a player", "you", n.EachPlayer(), n.You()),
    ("a player", "one of your opponents", n.EachPlayer(), n.EachOpponent()),
    ("an opponent", "you", n.EachOpponent(), n.You()),
    ("an opponent", "another one of your opponents", n.EachOpponent(), n.EachOpponent()),
):
    for tail in ("", " with one or more creatures"):
        phrase(
            f"{somebody} attacks {words}{tail}",
            like(n.PlayerAttacks, who=who, whom=whom),
            events,
            then=about_both,
            parse_only=tail != "",
        )
phrase(
    "an opponent attacks with creatures", n.PlayerAttacks(n.EachOpponent()), events, then=about_attacking_opponent,
    parse_only=True,
)  # fmt: skip
for words, player in (
    ("you or a planeswalker you control", n.You()),
    ("one of your opponents or a planeswalker an opponent controls", n.EachOpponent()),
):
    planeswalker = n.All((n.OfType(CardType.PLANESWALKER), n.ControlledBy(player)))
    phrase(
        f"{{which}} <attacks> {words}",
        like(n.Attacks, which=the.which, player=player, permanent=planeswalker),
        events,
        which=event_one,
    )


def without_your_control(which: Any) -> Any:
    """Of creatures "you control" that attack together: you attack with them (CR 508.3c)."""
    parts = conjuncts(which)
    rest = tuple(part for part in parts if part != n.ControlledBy(n.You()))
    return conjunction(rest) if len(rest) < len(parts) else DECLINED


def under_your_control(which: Any) -> Any:
    return conjunction((*conjuncts(which), n.ControlledBy(n.You())))


def about_attackers(known: PhraseContext, on: Any) -> PhraseContext:
    """After this "those creatures" are all that it is about (CR 603.2c)."""
    called = tuple(dict.fromkeys((*nouns_of(on.which), "creature", "permanent")))
    return mentioning(known, Mention(ATTACKERS, called, False))


def about_all_of_them(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(ATTACKERS, ("creature", "permanent"), False))


ATTACKERS: Final = n.Saved(SavedAs.ATTACKERS)
mine = Mapped(nouns.permanents, without_your_control, under_your_control)
SOME = Words("a number", [("one", 1), *((NUMBER_WORDS[k], k) for k in range(2, 11))])
phrase(
    "{at_least} or more {which} attack",
    like(n.PlayerAttacks, who=n.You(), which=the.which, at_least=the.at_least),
    events,
    at_least=SOME,
    which=mine,
    then=about_attackers,
)
phrase(
    "{at_least} or more {which} attack",
    like(n.PlayerAttacks, who=n.EachPlayer(), which=the.which, at_least=the.at_least),
    events,
    at_least=SOME,
    which=nouns.permanents,
    fits=lambda on: without_your_control(on.which) is DECLINED,
    then=about_attackers,
)
for words, who in (("a player", n.EachPlayer()), ("an opponent", n.EachOpponent())):
    phrase(
        f"{words} attacks with {{at_least}} or more {{which}}",
        like(n.PlayerAttacks, who=who, which=the.which, at_least=the.at_least), events,
        at_least=SOME, which=nouns.permanents, parse_only=who == n.EachPlayer(),
        then=about_attacker if who == n.EachPlayer() else about_attacking_opponent,
    )  # fmt: skip
for words, attacked in (("a player", n.EachPlayer()), ("an opponent", n.EachOpponent())):
    phrase(
        f"{{at_least}} or more {{which}} attack {words}",
        like(n.PlayerAttacks, who=n.You(), which=the.which, at_least=the.at_least, whom=attacked), events,
        at_least=SOME, which=mine, then=about_attacked,
    )  # fmt: skip
phrase("one or more creatures attack you", n.IsAttacked(n.You()), events, then=about_all_of_them)
phrase(
    "you attack with {at_least} or more {which}",
    like(n.PlayerAttacks, who=n.You(), which=the.which, at_least=the.at_least),
    events,
    at_least=SOME,
    which=nouns.permanents,
    parse_only=True,
    then=about_attackers,
)
for words, player in (("a player", n.EachPlayer()), ("an opponent", n.EachOpponent())):
    phrase(f"you attack {words}", like(n.PlayerAttacks, who=n.You(), whom=player), events, then=about_attacked)
phrase("you attack", like(n.PlayerAttacks, who=n.You()), events)
phrase(
    "a player attacks",
    like(n.PlayerAttacks, who=n.EachPlayer()),
    events,
    then=about_attacker,
)
SEVERAL_OTHERS: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11)])
OTHERS = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])
phrase(
    "{which} and at least {others} other creatures attack",
    like(n.Attacks, which=the.which, others=the.others),
    events,
    which=event_one,
    others=OTHERS,
)

phrase(
    "{which} and at least one other creature attack", like(n.Attacks, which=the.which, others=1), events,
    which=event_one,
)  # fmt: skip
# With so many of a kind, all of which are declared at once (CR 508.1): counted as it triggers.
ATTACKING_TOO: Final = (n.IsAttacking(), n.ControlledBy(n.You()))
WHATEVER: Final = n.All((n.All((n.Other(), n.OfType(n.CardType.CREATURE))), *ATTACKING_TOO))


def are_of_kind(so: Any) -> bool:
    """Of whatever other creatures the number alone is told."""
    return bool(so.condition.left.which != WHATEVER)


this_attacks: Final = phrase("{which}", the.which, which=Words("this", SELF), then=mention_group(True, None))
for words, count, kind in (
    ("{which} and at least one {others} attack", n.Fixed(1), nouns.permanent),
    ("{which} and at least {count} {others} attack", the.count, nouns.permanents),
    ("you attack with {which} and another {others}", n.Fixed(1), nouns.permanent),
):
    slots: dict[str, Any] = {"count": SEVERAL_OTHERS} if count is the.count else {}
    others: Any = (
        like(n.All, of=(n.Other(), the.others, *ATTACKING_TOO))
        if "another" in words
        else like(n.All, of=(the.others, *ATTACKING_TOO))
    )
    phrase(
        words,
        like(
            n.While, on=like(n.Attacks, which=the.which),
            condition=like(n.Compare, left=like(n.CountOf, which=others), op=">=", right=count),
        ),
        events, which=this_attacks, others=kind, fits=are_of_kind, **slots,
    )  # fmt: skip

# Who or what is attacked, once for each; or a player's planeswalkers, once however many are.
YOURS: Final = like(n.All, of=(the.which, n.ControlledBy(n.You())))
phrase(
    "you attack a player or planeswalker with one or more {which}",
    like(n.IsAttacked, player=n.EachPlayer(), permanent=n.OfType(CardType.PLANESWALKER), by=YOURS), events,
    which=nouns.permanents,
)  # fmt: skip
YOUR_WALKERS: Final = n.Each(n.All((n.OfType(CardType.PLANESWALKER), n.ControlledBy(n.You()))))
phrase(
    "an opponent attacks one or more planeswalkers you control",
    n.PlayerAttacks(n.EachOpponent(), n.IsAttacking(YOUR_WALKERS)), events, then=about_attacker,
)  # fmt: skip

# --- Blocking

phrase("{which} <blocks>", n.Blocks, events, which=event_one)
phrase("{which} <blocks> {whom}", n.Blocks, events, which=event_one, whom=other_one)
phrase("{which} becomes blocked", n.BecomesBlocked, events, which=event_one)
phrase("{which} becomes blocked by {by}", n.BecomesBlocked, events, which=event_one, by=other_one)
phrase("{which} becomes blocked by {at_least} creatures", n.BecomesBlocked, events, which=event_one, at_least=or_more)
phrase(
    "{which} <blocks> or becomes blocked by {other}",
    like(
        n.AnyOf,
        of=(
            like(n.Blocks, which=the.which, whom=the.other),
            like(n.BecomesBlocked, which=the.which, by=the.other),
        ),
    ),
    events,
    which=event_one,
    other=other_one,
)
# Of some of the creatures that it blocks or that block it, which it does once however many those are.
OTHERS_IN_IT: Final = n.Any((n.IsBlocking(n.This()), n.IsBlockedBy(n.This())))
itself: Final = phrase("{which}", the.which, which=Words("this", SELF), then=mention_group(True, None))
phrase(
    "{which} <blocks> one or more {others}",
    like(
        n.While, on=like(n.Blocks, which=the.which),
        condition=like(n.Exists, which=like(n.All, of=(the.others, n.IsBlockedBy(n.This())))),
    ),
    events, which=itself, others=nouns.permanents, then=about_this,
)  # fmt: skip
phrase(
    "{which} <blocks> or becomes blocked by one or more {others}",
    like(
        n.While, on=like(n.AnyOf, of=(like(n.Blocks, which=the.which), like(n.BecomesBlocked, which=the.which))),
        condition=like(n.Exists, which=like(n.All, of=(the.others, OTHERS_IN_IT))),
    ),
    events, which=itself, others=nouns.permanents, then=about_this,
)  # fmt: skip
