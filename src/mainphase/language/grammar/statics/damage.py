"""Damage that is multiplied, prevented or dealt to something else whenever it would be dealt (CR 614, 615)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import EACH_OPPONENT, EACH_PLAYER, OPPONENTS_CONTROL, YOU, YOU_CONTROL
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.clauses import sentence, sentences
from mainphase.language.grammar.counters import one_counter
from mainphase.language.grammar.counts import figure
from mainphase.language.grammar.discourse import Mention, conjuncts, mentioning, nouns_of
from mainphase.language.grammar.groups import HOSTS, SELF, any_one
from mainphase.language.grammar.objects import CALLED_THIS, certain_objects
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, Words, like, phrase, the


def mention_recipient(known: PhraseContext, whom: Any) -> PhraseContext:
    """ "It", "that creature" is what damage would be dealt to, each of which for itself; not the source."""
    if n.IsThis() in conjuncts(whom[0]):
        return mentioning(known, Mention(n.This(), CALLED_THIS))
    return mentioning(known, Mention(n.ThatObject(), nouns_of(whom[0])))


def mention_player(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(n.ThatPlayer(), ("player", "opponent"), True, True))


# To whom or what: permanents that fit, and players.
to_whom: Final = Choice("to whom damage is dealt")
for words, to, players in (
    ("a permanent or player", None, None),
    ("you", None, YOU),
    ("you or a permanent you control", YOU_CONTROL, YOU),
    ("an opponent", None, EACH_OPPONENT),
    ("an opponent or a permanent an opponent controls", OPPONENTS_CONTROL, EACH_OPPONENT),
    ("a player", None, EACH_PLAYER),
    ("enchanted player", None, n.AttachedTo()),
):
    phrase(
        words,
        (to, players),
        to_whom,
        then=mention_player if players in (EACH_OPPONENT, EACH_PLAYER) and to is None else None,
    )
one_permanent: Final = Choice("a permanent")
one_permanent.add(any_one(nouns.permanent))
one_permanent.add(Words("this", SELF))
one_permanent.add(Words("what it is attached to", HOSTS))
phrase("{to}", (the.to, None), to_whom, to=one_permanent, then=mention_recipient)
phrase("you or {to}", (the.to, YOU), to_whom, to=any_one(nouns.permanent), fits=lambda whom: whom[0] != YOU_CONTROL)
phrase(
    "{this} while it has {kind} counter on it", (like(n.All, of=(the.this, like(n.HasCounter, kind=the.kind))), None),
    to_whom, this=Words("this", SELF), kind=one_counter, then=mention_recipient,
)  # fmt: skip

# What deals it.
spell_or_permanent: Final = Choice("a spell or permanent")
spell_or_permanent.add(nouns.spell_on_stack)
spell_or_permanent.add(nouns.permanent)
by_what: Final = Choice("a source")
for noun in (nouns.source, nouns.permanent, nouns.spell_on_stack, nouns.nouns_joined(spell_or_permanent)):
    by_what.add(any_one(noun))
by_what.add(Words("this", SELF))
phrase("any {which}", the.which, by_what, which=nouns.source, parse_only=True)
by_what.add(Words("what it is attached to", HOSTS))

AGAIN: Final = (
    " to that permanent or player", " to that player or permanent", " to that player", " to that permanent",
    " to that creature",
)  # fmt: skip
number: Final = figure
WHATEVER: Final = (None, None)
DAMAGE: Final = (("damage", (False, False)), ("combat damage", (True, False)), ("noncombat damage", (False, True)))
damage_kinds: Final = Words("a kind of damage", list(DAMAGE))

# --- Multiplied: tuples of source, what damage, whom, how much of it; and words that say nothing more

multiplied: Final = Choice("damage that is multiplied")
so_much: Final = Choice("how much of it is dealt")
so_much.add(
    Words(
        so_much.name,
        [
            ("double that damage", (2, 0)),
            ("triple that damage", (3, 0)),
            ("twice that damage", (2, 0)),
            ("twice that much damage", (2, 0)),
            ("that much damage minus 1", (1, -1)),
        ],
    )
)
phrase("that much damage plus {plus}", (1, the.plus), so_much, plus=number)
deals: Final = Words("what deals it", [("it deals", 0), ("that source deals", 0)])
again: Final = Words("to whom again", [(words, 0) for words in AGAIN])
for_turn: Final = Choice("damage that is multiplied for a turn")
for goal, whom, slots in ((" to {whom}", the.whom, {"whom": to_whom}), ("", WHATEVER, {})):
    for span, into in (("", multiplied), (" this turn", for_turn)):
        for tail, known_as in (("", {}), ("{again}", {"again": again})):
            if tail and not goal:
                continue
            held: dict[str, Any] = {**slots, **known_as}
            phrase(
                f"if {{source}} would deal {{kind}}{goal}{span}, {{deals}} {{much}}{tail} instead",
                (the.source, the.kind, whom, the.much, the.deals, the.again if tail else 0), into,
                source=by_what, kind=damage_kinds, much=so_much, deals=deals, parse_only=tail != "", **held,
            )  # fmt: skip


def times_of(parts: Any) -> Any:
    source, (combat, noncombat), (to, players), (factor, plus), _, _ = parts
    return n.DamageTimes(source, to, players, factor, plus, combat, noncombat)


def parts_of_times(effect: Any) -> Any:
    kind, much = (effect.combat_only, effect.noncombat), (effect.times, effect.plus)
    return (effect.source, kind, (effect.to, effect.players), much, 0, 0)


# "Double all damage that … would deal", as a group of them.
dealers: Final = Choice("what deals it")
dealers.add(Words("this", SELF))
dealers.add(nouns.permanents)
for that in ("that ", ""):
    phrase(
        f"double all damage {that}{{source}} would deal", like(n.DamageTimes, source=the.source, times=2), one_static,
        source=dealers, parse_only=True,
    )  # fmt: skip


def is_for_turn(begun: n.Begin) -> bool:
    return isinstance(begun.static, n.DamageTimes) and begun == n.Begin(begun.static)


one_static.add(Mapped(multiplied, times_of, parts_of_times, n.DamageTimes))
sentences.add(
    Mapped(
        for_turn,
        lambda parts: n.Begin(times_of(parts)),
        lambda begun: parts_of_times(begun.static) if is_for_turn(begun) else DECLINED,
        n.Begin,
    )
)

# --- Prevented: tuples of source, what damage, whom, how much, what then, and if that happens instead of it

prevented_always: Final = Choice("damage that is prevented")
amounts: Final = Choice("how much of it")
phrase("{k} of that damage", like(n.Fixed, n=the.k), amounts, k=number)
phrase(
    "all but {k} of that damage",
    like(n.Plus, left=n.EventAmount(), right=like(n.Times, factor=-1, of=like(n.Fixed, n=the.k))), amounts, k=number,
)  # fmt: skip
phrase("X of that damage, where X is {x}", the.x, amounts, x=quantities, fits=lambda x: not isinstance(x, n.Fixed))
for up, rounded in ((True, "up"), (False, "down")):
    phrase(f"half that damage, rounded {rounded}", n.HalfOf(n.EventAmount(), up), amounts)
phrase("that damage", None, amounts)
ANY_SOURCE: Final = n.Anything()
after: Final = with_mention(sentence, Mention(n.ThatSource(), ("source",), second=True))
OF_SOURCE: Final = "if {source} would deal {kind} to {whom}"
WHOEVER_DEALS: Final[tuple[tuple[str, Any, dict[str, Any]], ...]] = (
    ("if {kind} would be dealt to {whom}", ANY_SOURCE, {}),
    (OF_SOURCE, the.source, {"source": by_what}),
    ("if {whom} would be dealt {kind}", ANY_SOURCE, {}),
)


def is_so_much(parts: Any) -> bool:
    """True if what follows "a source would deal damage" is as much as was prevented: else it would happen for each
    source by itself.
    """
    return parts[0] != ANY_SOURCE or n.EventAmount() in everything_in(parts[4])


for words, source, by in WHOEVER_DEALS:
    phrase(
        f"{words}, prevent {{amount}}", (source, the.kind, the.whom, the.amount, None, False), prevented_always,
        kind=damage_kinds, whom=to_whom, amount=amounts, parse_only=words[:5] == "if {w", **by,
    )  # fmt: skip
    for joint in (". ", " and ", ", "):
        phrase(
            f"{words}, prevent that damage{joint}{{follows}}",
            (source, the.kind, the.whom, None, the.follows, False), prevented_always,
            kind=damage_kinds, whom=to_whom, follows=after, parse_only=joint != ". " or words[:5] == "if {w", **by,
            fits=is_so_much if words == OF_SOURCE else None,
        )  # fmt: skip
    for form in ("{follows} instead", "instead {follows}"):
        phrase(
            f"{words}, {form}", (source, the.kind, the.whom, None, the.follows, True), prevented_always,
            kind=damage_kinds, whom=to_whom, follows=after, parse_only=form[0] == "i" or words[:5] == "if {w", **by,
        )  # fmt: skip


def prevention_of_parts(parts: Any) -> Any:
    source, (combat, noncombat), (to, players), amount, then, replaced = parts
    if replaced and deals_it(then):
        return DECLINED  # damage is dealt otherwise, and not by an effect
    by = None if source == ANY_SOURCE else source
    return n.Prevents(to, by, combat, then, players, amount, noncombat, replaced)


def deals_it(then: n.Effect) -> bool:
    return any(isinstance(part, (n.DealDamage, n.EachDealsDamage)) for part in everything_in(then))


def parts_of_prevention(effect: Any) -> Any:
    if effect.amount is None and effect.then is None and effect.source is None:
        return DECLINED  # that is said otherwise
    source = ANY_SOURCE if effect.source is None else effect.source
    kind = (effect.combat_only, effect.noncombat)
    return (source, kind, (effect.to, effect.players), effect.amount, effect.then, effect.replaced)


one_static.add(Mapped(prevented_always, prevention_of_parts, parts_of_prevention, n.Prevents))

# --- Dealt to something else (CR 614.9)

onto: Final = certain_objects
OTHERS: Final = n.All((n.Other(), YOU_CONTROL))
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
