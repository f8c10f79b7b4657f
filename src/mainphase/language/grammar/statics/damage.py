"""Damage that is multiplied, prevented or dealt to something else whenever it would be dealt (CR 614, 615)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.clauses import sentence
from mainphase.language.grammar.counts import figure
from mainphase.language.grammar.discourse import Mention
from mainphase.language.grammar.groups import HOSTS, SELF, any_one
from mainphase.language.grammar.objects import certain_objects
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import DECLINED, Choice, Mapped, Words, like, phrase, the

YOU, THEM, ANYBODY = n.You(), n.EachOpponent(), n.EachPlayer()
YOURS, THEIRS = n.ControlledBy(YOU), n.ControlledBy(THEM)

# To whom or what: permanents that fit, and players.
to_whom: Final = Choice("to whom damage is dealt")
for words, to, players in (
    ("a permanent or player", None, None),
    ("you", None, YOU),
    ("you or a permanent you control", YOURS, YOU),
    ("an opponent", None, THEM),
    ("an opponent or a permanent an opponent controls", THEIRS, THEM),
    ("a player", None, ANYBODY),
):
    phrase(words, (to, players), to_whom)
one_permanent: Final = Choice("a permanent")
one_permanent.add(any_one(nouns.permanent))
one_permanent.add(Words("this", SELF))
one_permanent.add(Words("what it is attached to", HOSTS))
phrase("{to}", (the.to, None), to_whom, to=one_permanent)

# What deals it.
spell_or_permanent: Final = Choice("a spell or permanent")
spell_or_permanent.add(nouns.spell_on_stack)
spell_or_permanent.add(nouns.permanent)
by_what: Final = Choice("a source")
for noun in (nouns.source, nouns.permanent, nouns.spell_on_stack, nouns.nouns_joined(spell_or_permanent)):
    by_what.add(any_one(noun))
by_what.add(Words("this", SELF))
by_what.add(Words("what it is attached to", HOSTS))

AGAIN: Final = (
    "", " to that permanent or player", " to that player or permanent", " to that player", " to that permanent",
    " to that creature",
)  # fmt: skip
number: Final = figure
WHATEVER: Final = (None, None)

# --- Multiplied: tuples of source, whom, factor and what is added

multiplied: Final = Choice("damage that is multiplied")
GOALS: Final[tuple[tuple[str, Any, dict[str, Any]], ...]] = (
    (" to {whom}", the.whom, {"whom": to_whom}),
    ("", WHATEVER, {}),
)
for words, whom, slots in GOALS:
    for it in ("it", "that source"):
        for again in AGAIN if words else ("",):
            for times, factor in (("double that damage", 2), ("triple that damage", 3), ("twice that damage", 2)):
                phrase(
                    f"if {{source}} would deal damage{words}, {it} deals {times}{again} instead",
                    (the.source, whom, factor, 0),
                    multiplied,
                    source=by_what,
                    **slots,
                    parse_only=(words, it, again) != (" to {whom}", "it", "") or times.startswith("twice"),
                )
            phrase(
                f"if {{source}} would deal damage{words}, {it} deals that much damage plus {{plus}}{again} instead",
                (the.source, whom, 1, the.plus), multiplied, source=by_what, plus=number, **slots,
                parse_only=(words, it, again) != (" to {whom}", "it", ""),
            )  # fmt: skip
            phrase(
                f"if {{source}} would deal damage{words}, {it} deals that much damage minus 1{again} instead",
                (the.source, whom, 1, -1),
                multiplied,
                source=by_what,
                **slots,
                parse_only=(words, it, again) != (" to {whom}", "it", ""),
            )


def times_of(parts: Any) -> Any:
    source, (to, players), factor, plus = parts
    return n.DamageTimes(source, to, players, factor, plus)


def parts_of_times(effect: Any) -> Any:
    return (effect.source, (effect.to, effect.players), effect.times, effect.plus)


one_static.add(Mapped(multiplied, times_of, parts_of_times, n.DamageTimes))

# --- Prevented: tuples of source, whom and how much

prevented: Final = Choice("damage that is prevented")
amounts: Final = Choice("how much of it")
phrase("{k} of that damage", like(n.Fixed, n=the.k), amounts, k=number)
for up, rounded in ((True, "up"), (False, "down")):
    phrase(f"half that damage, rounded {rounded}", n.HalfOf(n.EventAmount(), up), amounts)
phrase("that damage", None, amounts)
ANY_SOURCE: Final = n.Anything()
phrase(
    "if {source} would deal damage to {whom}, prevent {amount}",
    (the.source, the.whom, the.amount, None, False), prevented, source=by_what, whom=to_whom, amount=amounts,
)  # fmt: skip
after: Final = with_mention(sentence, Mention(n.ThatSource(), ("source",)))
for words, combat in (("damage", False), ("combat damage", True)):
    for joint in (". ", " and "):
        phrase(
            f"if {words} would be dealt to {{whom}}, prevent that damage{joint}{{follows}}",
            (ANY_SOURCE, the.whom, None, the.follows, combat),
            prevented,
            whom=to_whom,
            follows=after,
            parse_only=joint != ". ",
        )
        phrase(
            f"if {{source}} would deal {words} to {{whom}}, prevent that damage{joint}{{follows}}",
            (the.source, the.whom, None, the.follows, combat), prevented, source=by_what, whom=to_whom, follows=after,
            parse_only=joint != ". ",
        )  # fmt: skip


def prevention_of_parts(parts: Any) -> Any:
    source, (to, players), amount, then, combat = parts
    return n.Prevents(to, None if source == ANY_SOURCE else source, combat, then, players, amount)


def parts_of_prevention(effect: Any) -> Any:
    if effect.noncombat or (effect.amount is None and effect.then is None):
        return DECLINED  # that is said otherwise
    source = ANY_SOURCE if effect.source is None else effect.source
    return (source, (effect.to, effect.players), effect.amount, effect.then, effect.combat_only)


one_static.add(Mapped(prevented, prevention_of_parts, parts_of_prevention, n.Prevents))

# --- Dealt to something else (CR 614.9)

onto: Final = certain_objects
OTHERS: Final = n.All((n.Other(), YOURS))
VICTIMS: Final[tuple[tuple[str, n.Filter | None], ...]] = (
    ("you", None),
    ("you and other permanents you control", OTHERS),
)
for who, things in VICTIMS:
    phrase(
        f"all damage that would be dealt to {who} is dealt to {{onto}} instead",
        like(n.Redirects, onto=the.onto, to=things, players=YOU),
        one_static,
        onto=onto,
    )
    phrase(
        f"all damage that would be dealt to {who} by {{source}} is dealt to {{onto}} instead",
        like(n.Redirects, onto=the.onto, to=things, players=YOU, source=the.source),
        one_static,
        onto=onto,
        source=nouns.permanents,
    )
