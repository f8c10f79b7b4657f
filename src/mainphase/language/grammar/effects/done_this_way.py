"""What follows from what an instruction before did: for each of those things, its controller does something; each draws
as many cards as they discarded; an ability triggers on it (CR 603.12).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import THAT_PLAYER
from mainphase.kernel.keys import SavedAs
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import a_card, each_one, figures
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.changed import of_each, theirs_alone
from mainphase.language.grammar.clauses import (
    clause,
    clauses,
    plain_sentence,
    sentence,
    sentences,
    sequence_of,
    steps_of,
)
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import at_sentence, conjuncts
from mainphase.language.grammar.done import asks_how_many_of, is_now_done
from mainphase.language.grammar.effects.cards_in_zones import CARDS_GONE, of_their_own
from mainphase.language.grammar.effects.control_flow import WHEN_YOU_DO, is_alike_in_turn, reflexive_mode, says_again
from mainphase.language.grammar.effects.control_flow import several as several_players
from mainphase.language.grammar.effects.tokens import more_tokens, numbers, one_token
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import certain_players, one_who, who
from mainphase.language.grammar.players_told import LOOPS, so_of_one
from mainphase.language.syntax import DECLINED, Choice, InText, Mapped, Within, Words, like, phrase, the

THEIRS: Final = n.ControlledBy(THAT_PLAYER)

# --- For each of them, its controller: each player does it for each of theirs


def of_each_controller(told: Any) -> Any:
    amount, token, factor = told
    if not isinstance(amount, n.SizeOf) or not isinstance(amount.of, n.Saved):
        return DECLINED
    which = n.Anything() if amount.which is None else amount.which
    if THEIRS in conjuncts(which):
        return DECLINED
    number: n.Quantity = n.SizeOf(amount.of, n.All((which, THEIRS)))
    if factor != n.Fixed(1):
        number = n.Times(factor.n, number)
    return n.ForEachPlayer(n.EachPlayer(), n.CreateToken(token, number, THAT_PLAYER))


def told_of_controllers(effect: Any) -> Any:
    made = effect.do
    if not isinstance(made, n.CreateToken):
        return DECLINED
    factor, number = 1, made.amount
    if isinstance(number, n.Times):
        factor, number = number.factor, number.of
    if not isinstance(number, n.SizeOf) or not isinstance(number.which, n.All) or number.which.of[-1] != THEIRS:
        return DECLINED
    which = number.which.of[0]
    told = (n.SizeOf(number.of, None if which == n.Anything() else which), made.token, n.Fixed(factor))
    return told if of_each_controller(told) == effect else DECLINED


controllers: Final = Choice("what the controllers do")
for article, vowel in (("a", False), ("an", True)):
    phrase(
        f"for each {{amount}}, its controller creates {article} {{token}}", (the.amount, the.token, n.Fixed(1)),
        controllers, amount=each_one, token=with_article(one_token, vowel),
    )  # fmt: skip
phrase(
    "for each {amount}, its controller creates {factor} {token}", (the.amount, the.token, the.factor), controllers,
    amount=each_one, factor=numbers, token=more_tokens,
    fits=lambda told: isinstance(told[2], n.Fixed),
)  # fmt: skip
sentences.add(Mapped(controllers, of_each_controller, told_of_controllers, n.ForEachPlayer))

# --- As many cards as each discarded

OWN: Final = n.SizeOf(n.Saved("discarded"), n.OwnedBy(THAT_PLAYER))


def of_each_their_own(both: n.Sequence) -> bool:
    """Of several players, each of whom draws another number."""
    return not of_their_own(both)


FEWER: Final = n.Times(-1, n.Fixed(1))
of_a_hand: Final = Choice("cards that are discarded")
phrase("<their|your> hand", None, of_a_hand)
phrase("all the cards in <their|your> hand", None, of_a_hand, parse_only=True)
phrase("{amount}", the.amount, of_a_hand, amount=a_card)
for words, own in (
    ("that many cards", OWN),
    ("that many cards minus one", n.Plus(OWN, FEWER)),
    ("that many cards plus one", n.Plus(OWN, n.Fixed(1))),
):
    phrase(
        f"{{by}} <discards> {{amount}}, then <draws> {words}",
        like(
            n.Sequence,
            of=(
                like(n.Discard, by=the.by, amount=the.amount),
                like(n.ForEachPlayer, who=the.by, do=n.Draw(own, THAT_PLAYER)),
            ),
        ),
        clauses, by=who, amount=of_a_hand, fits=of_each_their_own,
    )  # fmt: skip
phrase(
    "{by} <discards> {amount}, then <draws> that many cards minus one",
    like(
        n.Sequence,
        of=(like(n.Discard, by=the.by, amount=the.amount), like(n.Draw, by=the.by, amount=n.Plus(CARDS_GONE, FEWER))),
    ),
    clauses, by=one_who, amount=of_a_hand, fits=of_their_own,
)  # fmt: skip

# --- Each may give up one of theirs: all choose in turn, then they do it at once (CR 101.4)

phrase(
    "{by} may discard a card", like(n.Discard, by=the.by, amount=n.Fixed(1), up_to=True), clauses, by=several_players
)
for tail in ("", " of their choice"):
    phrase(
        f"{{by}} may sacrifice {{which}}{tail}", like(n.Sacrifice, which=the.which, by=the.by, up_to=True), clauses,
        by=several_players, which=theirs_alone(any_one(nouns.permanent)), parse_only=tail != "",
    )  # fmt: skip


# Whoever discarded one of those with the highest mana value, wherever they are by now.
ANYWHERE: Final = n.Any(
    tuple([n.InZone(zone) for zone in (n.Zone.GRAVEYARD, n.Zone.EXILE, n.Zone.HAND, n.Zone.LIBRARY, n.Zone.COMMAND)])
)
HIGHEST: Final = n.GreatestManaValue(n.All((ANYWHERE, n.OneOf(n.Saved("discarded")))))
ONE_OF_THE_HIGHEST: Final = n.All((n.ManaValueIs("=", HIGHEST), n.OwnedBy(THAT_PLAYER)))
for word in ("highest", "greatest"):
    phrase(
        f"each player who discarded a card with the {word} mana value among cards discarded this way loses life equal "
        "to that mana value",
        n.LoseLife(HIGHEST, n.PlayersWho(n.EachPlayer(), n.Fits(n.Saved("discarded"), ONE_OF_THE_HIGHEST))), clauses,
        parse_only=word != "highest",
    )  # fmt: skip
# Each of those loses so much of their own.
for noun, everybody in LOOPS:
    phrase(
        f"each {noun} who {{so}} {{do}}",
        like(n.ForEachPlayer, who=like(n.PlayersWho, who=everybody, condition=the.so), do=the.do), sentences,
        so=so_of_one, do=of_each(clause, subject=True, one=True), fits=says_again,
    )  # fmt: skip
    phrase(
        f"each {noun} who {{so}} may {{do}}",
        like(
            n.ForEachPlayer, who=like(n.PlayersWho, who=everybody, condition=the.so),
            do=like(n.May, then=the.do, by=THAT_PLAYER),
        ),
        sentences, so=so_of_one, do=of_each(sentence, subject=True), fits=is_alike_in_turn,
    )  # fmt: skip


# "If they don't, they lose 3 life": each of them who doesn't.
def told_of_each(told: Any) -> Any:
    giving, due = told
    if not isinstance(giving, (n.Discard, n.Sacrifice)) or not giving.up_to or not isinstance(due, n.LoseLife):
        return DECLINED
    given = n.Saved("discarded") if isinstance(giving, n.Discard) else n.Saved(SavedAs.SACRIFICED)
    whose = n.OwnedBy(THAT_PLAYER) if isinstance(giving, n.Discard) else n.ControlledBy(THAT_PLAYER)
    who_doesnt = n.PlayersWho(giving.by, asks_how_many_of(given, whose, "="))
    return n.Sequence((giving, replace(due, by=who_doesnt))) if due.by == THAT_PLAYER else DECLINED


def told_of_all(effect: Any) -> Any:
    giving, due = effect.of if len(effect.of) == 2 else (None, None)
    told = (giving, replace(due, by=THAT_PLAYER)) if isinstance(due, n.LoseLife) else DECLINED
    return told if told is not DECLINED and told_of_each(told) == effect else DECLINED


if_they_dont: Final = Mapped(
    phrase("{do}. if they don't, {due}", (the.do, the.due), do=clause, due=of_each(clause), parse_only=True),
    told_of_each,
    told_of_all,
    n.Sequence,
)
sentences.add(InText(if_they_dont, ". if they don't, "))

# --- And all of it once more, or so many times more: not only what stands after "and"

process: Final = Choice("an instruction")
process.add(plain_sentence)
process.add(if_they_dont)
more_times: Final = Words(
    "how often", [("once", n.Fixed(2)), *((f"{NUMBER_WORDS[k]} more times", n.Fixed(k + 1)) for k in range(2, 10)),
    ("X more times", n.Plus(n.X(), n.Fixed(1)))],
)  # fmt: skip


def one_after_the_other(told: Any) -> Any:
    return n.Sequence(steps_of(told[0]) + steps_of(told[1]))


def in_two_sentences(steps: Any) -> Any:
    return (sequence_of(steps.of[:-1]), steps.of[-1]) if len(steps.of) > 1 else DECLINED


two_sentences: Final = Mapped(
    phrase("{one}. {other}", (the.one, the.other), one=plain_sentence, other=Within(plain_sentence, at_sentence)),
    one_after_the_other, in_two_sentences, n.Sequence,
)  # fmt: skip


# "This process" is all that the ability has told until then.
process.add(two_sentences)
for then in ("", "then "):
    repeated = phrase(
        f"{{do}}. {then}repeat this process {{times}}", n.DoTimes, do=process, times=more_times, parse_only=then != ""
    )
    sentences.add(InText(repeated, "repeat this process ", (" and ", " then ", ". ")))


whole_process: Final = Choice("an instruction", [plain_sentence, two_sentences])
SO_OFTEN: Final = Words(
    "how often", [*((f"{NUMBER_WORDS[k]} times", n.Fixed(k)) for k in range(2, 11)), ("X times", n.X())]
)
phrase("repeat the following process {times}. {do}", n.DoTimes, sentences, do=whole_process, times=SO_OFTEN)
repeated_if: Final = phrase(
    "{do}. if {condition}, repeat this process", n.RepeatWhile, do=whole_process, condition=whether
)
sentences.add(InText(repeated_if, ", repeat this process", (" and ", " then ", ", ", ". ")))


def done_again_if(told: Any) -> Any:
    steps = steps_of(told[0])
    return n.Sequence((*steps, n.If(told[1], sequence_of(steps))))


def told_of_again(effect: Any) -> Any:
    last = effect.of[-1] if effect.of else None
    if not isinstance(last, n.If) or last.otherwise is not None or steps_of(last.then) != effect.of[:-1]:
        return DECLINED
    return last.then, last.condition


once_more_if: Final = Mapped(
    phrase(
        "{do}. if {condition}, repeat this process once", (the.do, the.condition), do=whole_process, condition=whether
    ),
    done_again_if, told_of_again, n.Sequence,
)  # fmt: skip
sentences.add(InText(once_more_if, ", repeat this process once", (" and ", " then ", " may ", ", ", ". ")))
for often in ("any number of times", "as many times as they choose"):
    as_often_as_they_like = phrase(
        f"{{do}}. {{by}} may repeat this process {often}", n.MayRepeat, do=whole_process, by=certain_players,
        parse_only=often.startswith("as"),
    )  # fmt: skip
    sentences.add(InText(as_often_as_they_like, "may repeat this process ", (" and ", " then ", ", ", ". ")))

# --- An ability that triggers on it

phrase(
    "when {condition}, {mode}", like(n.If, condition=the.condition, then=WHEN_YOU_DO), sentences,
    condition=is_now_done, mode=reflexive_mode,
)  # fmt: skip
for nth, count in (("second", 2), ("third", 3), ("fourth", 4)):
    phrase(
        f"when this ability resolves for the {nth} time this turn, {{mode}}",
        like(n.If, condition=n.Compare(n.ResolvedThisTurn(), "=", n.Fixed(count)), then=WHEN_YOU_DO), sentences,
        mode=reflexive_mode,
    )  # fmt: skip

# "~ gets +1/+0. When its power becomes 20 this way": just so much, now that it has got more.
becoming_so_large: Final = phrase(
    "{gets}. when its power becomes {count} this way, {mode}",
    like(
        n.Sequence,
        of=(
            the.gets,
            like(n.If, condition=like(n.Compare, left=n.PowerOf(n.This()), op="=", right=the.count), then=WHEN_YOU_DO),
        ),
    ),
    gets=plain_sentence, count=figures, mode=reflexive_mode, fits=lambda both: grows_itself(both.of[0]),
)  # fmt: skip


def grows_itself(step: Any) -> bool:
    """True if this, and nothing else, gets more power."""
    if not isinstance(step, n.Apply) or step.to != n.This() or len(step.mods) != 1:
        return False
    [mod] = step.mods
    return isinstance(mod, n.AddPT) and isinstance(mod.power, n.Fixed) and mod.power.n > 0


sentences.add(InText(becoming_so_large, " this way, "))
