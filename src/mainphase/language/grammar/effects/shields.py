"""Shields: damage that is prevented, or dealt to something else, for a while (CR 614.9, 615)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.nodes.often_named import ON_BATTLEFIELD
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import damage, figures
from mainphase.language.grammar.clauses import clause, clauses, sentences
from mainphase.language.grammar.discourse import Mention, at_sentence, conjunction, conjuncts, discourse_of, mentioning
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import certain_objects, recipients
from mainphase.language.grammar.that_much import says_that_much
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Mapped,
    Phrase,
    PhraseContext,
    Within,
    context_of,
    like,
    phrase,
    the,
)


def as_it_is_prevented(of: Phrase) -> Phrase:
    """What follows where damage is prevented: the one target that was named is what it would be dealt to."""

    def before(known: PhraseContext) -> PhraseContext | None:
        known = mentioning(known, Mention(n.ThatSource(), ("source",), second=True))
        memory = discourse_of(known)
        aimed = [m for m in memory.mentions if isinstance(m.what, n.Target)]
        if len(aimed) > 1:
            return None
        mentions = tuple(
            m._replace(what=n.ThatPlayer() if m.player else n.ThatObject()) if m in aimed else m
            for m in memory.mentions
        )
        return at_sentence(context_of(known.one, memory._replace(mentions=mentions)))

    def after(outer: PhraseContext, known: PhraseContext, value: Any) -> PhraseContext | None:
        """No target is chosen then."""
        return outer if discourse_of(known).targets == discourse_of(outer).targets else None

    return Within(of, before, after)


SHIELD_FROM: Final = (
    "that would be dealt this turn by {by}",
    "that would be dealt by {by} this turn",
    "{by} would deal this turn",
    "that {by} would deal this turn",
)


def is_of_no_group(shield: Any) -> bool:
    """A shield keeps what is named, or asks whether it fits; "creatures" are whatever fits then (CR 615.9)."""
    return not isinstance(shield.to, n.Each) and not isinstance(shield.source, n.Each)


prevented_now: Final = Choice("damage that is prevented")
clauses.add(prevented_now)
phrase(
    "prevent the next {amount} that would be dealt to {to} this turn",
    n.PreventDamage, prevented_now, fits=is_of_no_group, amount=damage, to=recipients,
)  # fmt: skip
for all_of_it, combat in (("all damage", False), ("all combat damage", True)):
    phrase(f"prevent {all_of_it} that would be dealt this turn", n.PreventDamage(combat_only=combat), prevented_now)
    goals: tuple[tuple[Phrase, dict[str, Any]], ...] = (
        (recipients, {"to": the.to}),
        (nouns.permanents, {"to_fits": the.to}),
    )
    for to, fields in goals:
        phrase(
            f"prevent {all_of_it} that would be dealt to {{to}} this turn",
            like(n.PreventDamage, combat_only=combat, **fields),
            prevented_now,
            to=to,
            fits=is_of_no_group,
        )
        phrase(
            f"prevent {all_of_it} that would be dealt this turn to {{to}}",
            like(n.PreventDamage, combat_only=combat, **fields), prevented_now, to=to, fits=is_of_no_group,
            parse_only=True,
        )  # fmt: skip
    sources: tuple[tuple[Phrase, dict[str, Any]], ...] = (
        (certain_objects, {"source": the.by}),
        (nouns.permanents, {"source_fits": the.by}),
    )
    for by, fields in sources:
        for template in SHIELD_FROM:
            phrase(
                f"prevent {all_of_it} {template}",
                like(n.PreventDamage, combat_only=combat, **fields),
                prevented_now,
                by=by,
                fits=is_of_no_group,
                parse_only=template != SHIELD_FROM[0],
            )
    to_it = like(n.PreventDamage, combat_only=combat, to=the.it)
    by_it = like(n.PreventDamage, combat_only=combat, source=the.it)
    phrase(
        f"prevent {all_of_it} that would be dealt to and dealt by {{it}} this turn",
        like(n.Sequence, of=(to_it, by_it)),
        prevented_now,
        it=certain_objects,
    )


# Both ways until your next turn.
for form in ("{words} until your next turn", "until your next turn, {words}"):
    phrase(
        form.replace("{words}", "prevent all damage that would be dealt to and dealt by {it}"),
        like(
            n.Sequence,
            of=(like(n.PreventDamage, to=the.it, until=Duration.YOUR_NEXT_TURN),
                like(n.PreventDamage, source=the.it, until=Duration.YOUR_NEXT_TURN)),
        ),
        prevented_now, it=certain_objects, parse_only=form[0] == "{",
    )  # fmt: skip
    for words in ("prevent all damage that would be dealt by {by}", "prevent all damage {by} would deal"):
        phrase(
            form.replace("{words}", words), like(n.PreventDamage, source=the.by, until=Duration.YOUR_NEXT_TURN),
            prevented_now, by=certain_objects, fits=is_of_no_group, parse_only=form[0] == "{" or words.endswith("deal"),
        )  # fmt: skip

BY_SOME: Final[tuple[tuple[Phrase, dict[str, Any]], ...]] = (
    (certain_objects, {"source": the.by}),
    (nouns.permanents, {"source_fits": the.by}),
)
for all_of_it, combat in (("all damage", False), ("all combat damage", True)):
    for some, fields in BY_SOME:
        shield = like(n.PreventDamage, to=the.to, combat_only=combat, **fields)
        for order in (
            "that would be dealt to {to} by {by} this turn",
            "that would be dealt to {to} this turn by {by}",
            "{by} would deal to {to} this turn",
        ):
            phrase(
                f"prevent {all_of_it} {order}", shield, prevented_now, fits=is_of_no_group, to=recipients, by=some,
                parse_only=not order.endswith("by {by} this turn"),
            )  # fmt: skip
AND_YOU: Final = like(n.PreventDamage, to=n.You(), to_fits=the.which)
phrase(
    "prevent all damage that would be dealt to you and {which} this turn",
    AND_YOU,
    prevented_now,
    which=nouns.permanents,
)
phrase(
    "prevent all damage that would be dealt this turn to you and {which}",
    AND_YOU,
    prevented_now,
    which=nouns.permanents,
    parse_only=True,
)

# --- The next time (CR 615.7), and a source of one's choice (609.7)

SOURCE: Final = n.Saved("source")
doing: Final = as_it_is_prevented(clause)


def counts_what_follows(value: Any) -> bool:
    shield: Any = value.of[-1] if isinstance(value, n.Sequence) else value
    return says_that_much(shield.then)


def with_what_follows(told: Any) -> Any:
    shield, then = told
    if not isinstance(shield, n.PreventDamage) or shield.then is not None or not says_that_much(then):
        return DECLINED
    return replace(shield, then=then)


def what_follows_apart(shield: Any) -> Any:
    return DECLINED if shield.then is None else (replace(shield, then=None), shield.then)


followed: Final = Choice("damage that is prevented, and what follows")
for k, joint in enumerate((". ", ". if damage is prevented this way, ")):
    phrase(
        f"{{shield}}{joint}{{follows}}", (the.shield, the.follows), followed, shield=prevented_now, follows=doing,
        parse_only=k > 0,
    )  # fmt: skip
sentences.add(Mapped(followed, with_what_follows, what_follows_apart, n.PreventDamage))


def on_battlefield(which: Any) -> Any:
    return n.All((ON_BATTLEFIELD, *conjuncts(which)))


def but_for_battlefield(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[1:]) if parts[:1] == (ON_BATTLEFIELD,) and len(parts) > 1 else DECLINED


# "A red source" may be a spell, "a creature" is a permanent (CR 609.7a).
chosen_source: Final = Choice("a source")
chosen_source.add(Mapped(any_one(nouns.permanent), on_battlefield, but_for_battlefield))
chosen_source.add(any_one(nouns.described_source))


def next_time(template: str, before: tuple[Any, ...], fields: dict[str, Any], **slots: Any) -> None:
    """The next time that a source would deal damage, to somebody or at all; and what follows."""
    for goal in (" to {to}", ""):
        to, of_goal = ({"to": the.to}, {"to": recipients}) if goal else ({}, {})
        for tail, follows in (
            ("", None),
            (". {follows}", the.follows),
            (". if damage is prevented this way, {follows}", the.follows),
        ):
            shield = like(n.PreventDamage, next_time=True, then=follows, **to, **fields)
            held: dict[str, Any] = {**slots, **of_goal, **({"follows": doing} if "{" in tail else {})}
            phrase(
                f"the next time {template} would deal damage{goal} this turn, prevent that damage{tail}",
                like(n.Sequence, of=(*before, shield)) if before else shield,
                clauses,
                fits=counts_what_follows if tail[:4] == ". {f" else None,
                **held,
            )


next_time("{by}", (), {"source": the.by}, by=certain_objects)
next_time("a source of your choice", (n.ChooseSource(n.Anything()),), {"source": SOURCE})
next_time(
    "{which} of your choice", (like(n.ChooseSource, which=the.which),), {"source": SOURCE, "source_fits": the.which},
    which=any_one(nouns.described_source),
)  # fmt: skip
ANY_SOURCE: Final = n.ChooseSource(n.Anything())
for words, once, parse_only in (
    ("the next time a source of your choice would deal damage to {to} this turn, that damage", True, False),
    ("all damage that would be dealt this turn to {to} by a source of your choice", False, False),
    ("all damage that would be dealt to {to} this turn by a source of your choice", False, True),
):
    redirected = like(n.RedirectDamage, to=the.to, source=SOURCE, next_time=once, onto=the.onto)
    phrase(
        f"{words} is dealt to {{onto}} instead",
        like(n.Sequence, of=(ANY_SOURCE, redirected)),
        clauses,
        to=recipients,
        onto=recipients,
        parse_only=parse_only,
    )
for k, words in enumerate(
    (
        "that would be dealt this turn by a source of your choice",
        "a source of your choice would deal this turn",
        "that a source of your choice would deal this turn",
    )
):
    phrase(
        f"prevent all damage {words}",
        n.Sequence((ANY_SOURCE, n.PreventDamage(source=SOURCE))),
        clauses,
        parse_only=k > 0,
    )
for all_of_it, combat in (("all damage", False), ("all combat damage", True)):
    phrase(
        f"prevent {all_of_it} {{which}} of your choice would deal this turn",
        like(
            n.Sequence,
            of=(
                like(n.ChooseSource, which=the.which),
                like(n.PreventDamage, source=SOURCE, source_fits=the.which, combat_only=combat),
            ),
        ),
        clauses, which=chosen_source, fits=lambda both: both.of[0].which != n.Anything(),
    )  # fmt: skip
for words, combat in (("damage", False), ("combat damage", True)):
    for joint in (". ", " and "):
        phrase(
            f"if {words} would be dealt to {{to}} this turn, prevent that damage{joint}{{follows}}",
            like(n.PreventDamage, to=the.to, combat_only=combat, then=the.follows), clauses,
            to=certain_objects, follows=doing, fits=is_of_no_group, parse_only=joint != ". ",
        )  # fmt: skip
phrase(
    "prevent the next {amount} combat damage that would be dealt to {to} this turn",
    like(n.PreventDamage, amount=the.amount, to=the.to, combat_only=True), prevented_now, fits=is_of_no_group,
    amount=figures, to=recipients,
)  # fmt: skip
phrase(
    "prevent all damage that would be dealt to {to} this turn by a source of your choice",
    like(n.Sequence, of=(ANY_SOURCE, like(n.PreventDamage, source=SOURCE, to=the.to))),
    clauses,
    to=recipients,
)
phrase(
    "prevent all damage a source of your choice would deal to {to} this turn",
    like(n.Sequence, of=(ANY_SOURCE, like(n.PreventDamage, source=SOURCE, to=the.to))),
    clauses,
    to=recipients,
    parse_only=True,
)
phrase(
    "prevent all damage that sources of the color of your choice would deal this turn",
    n.Sequence((n.ChooseColor(), n.PreventDamage(source_fits=n.OfChosenColor()))),
    clauses,
)

# --- Dealt to something else instead (CR 614.9)

phrase(
    "the next {amount} that would be dealt to {to} this turn is dealt to {onto} instead",
    n.RedirectDamage, clauses, fits=is_of_no_group, amount=damage, to=recipients, onto=recipients,
)  # fmt: skip
phrase(
    "the next {amount} that would be dealt this turn to {to} is dealt to {onto} instead",
    n.RedirectDamage, clauses, fits=is_of_no_group, amount=damage, to=recipients, onto=recipients, parse_only=True,
)  # fmt: skip
phrase(
    "the next {amount} that would be dealt to {to} is dealt to {onto} instead",
    like(n.RedirectDamage, amount=the.amount, to=the.to, onto=the.onto, until=Duration.PERMANENT),
    clauses, fits=is_of_no_group, amount=damage, to=recipients, onto=recipients,
)  # fmt: skip
for all_of_it, combat in (("all damage", False), ("all combat damage", True)):
    phrase(
        f"{all_of_it} that would be dealt to {{to}} this turn is dealt to {{onto}} instead",
        like(n.RedirectDamage, to=the.to, onto=the.onto, combat_only=combat),
        clauses,
        fits=is_of_no_group,
        to=recipients,
        onto=recipients,
    )
    dealers: tuple[tuple[Phrase, dict[str, Any]], ...] = (
        (certain_objects, {"source": the.by}),
        (nouns.permanents, {"source_fits": the.by}),
    )
    for whose, fields in dealers:
        for order in ("dealt to {to} by {by} this turn", "dealt to {to} this turn by {by}"):
            phrase(
                f"{all_of_it} that would be {order} is dealt to {{onto}} instead",
                like(n.RedirectDamage, to=the.to, onto=the.onto, combat_only=combat, **fields), clauses,
                fits=is_of_no_group, to=recipients, onto=recipients, by=whose, parse_only=order.endswith("{by}"),
            )  # fmt: skip
        phrase(
            f"{all_of_it} that would be dealt this turn by {{by}} is dealt to {{onto}} instead",
            like(n.RedirectDamage, onto=the.onto, combat_only=combat, **fields),
            clauses,
            fits=is_of_no_group,
            onto=recipients,
            by=whose,
        )
