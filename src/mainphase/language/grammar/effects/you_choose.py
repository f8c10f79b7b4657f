"""What you choose, told by itself: "choose a creature you control" (CR 608.2d); and things that fit beside one another:
"creatures with different powers", "creature cards with total power 4 or less".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IT, NONE, ONE, YOU
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import afresh
from mainphase.language.grammar.chosen import AN_OPPONENT, ChosenNoun, can_be_chosen
from mainphase.language.grammar.clauses import clauses, sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.conditions import in_my_graveyard
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import (
    JUST_CHOSEN,
    RETURNED,
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    mentioning,
    nouns_of,
)
from mainphase.language.grammar.effects.players_choose import NOT_CHOSEN, PERMANENT_TYPES, choice_told, told_of_choice
from mainphase.language.grammar.effects.players_choose import held as held_by_players
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import ANY_NUMBER, objects
from mainphase.language.grammar.together import MEASURES, most_together, within
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, Within, Words, phrase, the

ANY: Final = n.Fixed(ANY_NUMBER)

# --- Things that fit beside one another: a description, and what each is beside those chosen before it

OTHER_POWER: Final = n.Not(n.SharesPower(IT))
OTHER_NUMBER: Final = n.Not(n.SharesManaValue(IT))
OTHER_NAME: Final = n.Not(n.SharesName(IT))
beside_permanents: Final = Choice("things that fit beside one another")
beside_cards: Final = Choice("cards that fit beside one another")
phrase("{which} with different powers", (the.which, OTHER_POWER), beside_permanents, which=nouns.permanents)
for words, beside in (("mana values", OTHER_NUMBER), ("names", OTHER_NAME), ("powers", OTHER_POWER)):
    phrase(
        f"{{which}} with different {words} from your graveyard", (the.which, beside), beside_cards,
        which=in_my_graveyard(nouns.cards),
    )  # fmt: skip

CHOSEN_THERE: Final = n.All((n.InZone(Zone.GRAVEYARD), n.OneOf(IT)))
for words, measured, total in MEASURES:
    limited = phrase(
        f"{{which}} with total {words} {{most}} or less from your graveyard", (the.which, the.most),
        which=in_my_graveyard(nouns.cards), most=most_together,
    )  # fmt: skip
    beside_cards.add(Mapped(limited, *within(measured, total, CHOSEN_THERE), tuple))


def chosen_beside(told: Any) -> Any:
    which, beside = told
    return n.Choose(which, beside=beside)


def told_with_others(choice: Any) -> Any:
    return (choice.which, choice.beside) if choice == n.Choose(choice.which, beside=choice.beside) else DECLINED


chosen_together: Final = Mapped(beside_cards, chosen_beside, told_with_others, n.Choose)
objects.add(ChosenNoun("any number of ", NONE, ANY, chosen_together))
for k in range(2, 11):
    objects.add(ChosenNoun(f"up to {NUMBER_WORDS[k]} ", NONE, n.Fixed(k), chosen_together))

# --- Told by itself

so_many: Final = Words(
    "a number",
    [
        *((NUMBER_WORDS[k], (n.Fixed(k), n.Fixed(k))) for k in range(2, 8)),
        *((f"up to {NUMBER_WORDS[k]}", (NONE, n.Fixed(k))) for k in range(2, 8)),
        ("any number of", (NONE, ANY)),
    ],
)


def measured_with(which: n.Filter) -> n.Selector | None:
    """The target that something is compared with: "another attacking creature with lesser power"."""
    for part in conjuncts(which):
        than = part.than if isinstance(part, (n.PowerIs, n.ToughnessIs)) else None
        if isinstance(than, (n.PowerOf, n.ToughnessOf)) and isinstance(than.of, n.Target):
            return than.of
    return None


def than_measured(which: Any) -> Any:
    of = measured_with(which)
    return DECLINED if of is None else conjunction((*conjuncts(which), n.Not(n.OneOf(of))))


def but_measured(which: Any) -> Any:
    parts = conjuncts(which)
    rest = conjunction(parts[:-1])
    return rest if len(parts) > 1 and than_measured(rest) == which else DECLINED


held: Final = Choice("what you choose")  # which; how many at least and at most; and what each is beside the others
for one, many in ((nouns.permanent, nouns.permanents), (nouns.card_in_zone, nouns.cards_in_zone)):
    phrase("{which}", (the.which, (ONE, ONE), None), held, which=any_one(one))
    phrase("up to one {which}", (the.which, (NONE, ONE), None), held, which=one)
    phrase("another {which}", (the.which, (ONE, ONE), None), held, which=Mapped(one, than_measured, but_measured))
    phrase("{count} {which}", (the.which, the.count, None), held, count=so_many, which=many)
phrase("{which}", (the.which, (ONE, ONE), None), held, which=any_one(nouns.suspended_card))
some_of: Final = Words("a number", [("any number of", (NONE, ANY))])
fitting: Final = Choice("things that fit beside one another")
fitting.add(beside_permanents)
fitting.add(beside_cards)
phrase("{count} {fitting}", (the.fitting, the.count), held, count=some_of, fitting=fitting)


def chosen_by_you(told: Any) -> Any:
    if len(told) == 2:
        (which, beside), (least, most) = told
    else:
        which, (least, most), beside = told
    return n.Choose(which, YOU, least, most, beside=beside) if can_be_chosen(which) else DECLINED


def told_of_your_choice(choice: n.Choose) -> Any:
    counted = choice.at_least, choice.at_most
    told = (choice.which, counted, None) if choice.beside is None else ((choice.which, choice.beside), counted)
    return told if chosen_by_you(told) == choice else DECLINED


def as_you_chose(known: PhraseContext, choice: n.Choose) -> PhraseContext:
    return mentioning(known, Mention(IT, (*nouns_of(choice.which), JUST_CHOSEN), choice.at_most == ONE))


choosing: Final = Mapped(phrase("choose {held}", the.held, held=held), chosen_by_you, told_of_your_choice, n.Choose)


def if_another_is_clear(before: PhraseContext, known: PhraseContext, choice: n.Choose) -> PhraseContext | None:
    """ "Another" is another than this, if nothing else was spoken of."""
    others = any(not m.player and m.what != n.This() for m in discourse_of(before).mentions)
    return None if others and n.Other() in conjuncts(choice.which) else as_you_chose(known, choice)


clauses.add(Within(choosing, after=if_another_is_clear))

# --- "You may choose a token you control. If you do, …" (CR 608.2d): what follows is told of what was chosen


def if_one_is_chosen(told: Any) -> Any:
    which, then = told
    if not can_be_chosen(which):
        return DECLINED
    return n.Sequence((n.Choose(which, YOU, NONE, ONE), n.If(n.Compare(n.SizeOf(IT), ">", NONE), then)))


def told_of_one_chosen(effect: Any) -> Any:
    if len(effect.of) != 2 or not isinstance(effect.of[0], n.Choose) or not isinstance(effect.of[1], n.If):
        return DECLINED
    told = effect.of[0].which, effect.of[1].then
    return told if if_one_is_chosen(told) == effect else DECLINED


one_to_choose: Final = Choice("what you may choose")
phrase(
    "{which}", the.which, one_to_choose, which=any_one(nouns.permanent),
    then=lambda known, which: mentioning(known, Mention(IT, nouns_of(which), True)),
)  # fmt: skip
if_chosen: Final = phrase(
    "you may choose {which}. if you do, {then_do}", (the.which, the.then_do), which=one_to_choose,
    then_do=afresh(sentence),
)  # fmt: skip
sentences.add(Mapped(if_chosen, if_one_is_chosen, told_of_one_chosen, n.Sequence))

# --- "Choose a creature card in an opponent's graveyard, then that player chooses a creature card in your graveyard"

CHOSEN_FIRST_AND_SECOND: Final = n.Together((IT, n.Saved("the other")))
NOTHING_CHOSEN: Final = n.Compare(n.SizeOf(IT), "=", NONE)
WHO_ANSWERS: Final = (
    (n.OwnedBy(n.EachOpponent()), n.If(NOTHING_CHOSEN, AN_OPPONENT, n.ChoosePlayer(n.OwnerOf(IT)))),
    (n.ControlledBy(n.EachOpponent()), n.If(NOTHING_CHOSEN, AN_OPPONENT, n.ChoosePlayer(n.ControllerOf(IT)))),
)
theirs_first: Final = Choice("what of an opponent's you choose")
for one in (nouns.permanent, nouns.card_in_zone):
    theirs_first.add(any_one(one))


def chosen_in_turn(told: Any) -> Any:
    """Where you can choose nothing of any opponent's, you choose the opponent (CR 608.2c, 609.3)."""
    which, answer = told
    then = choice_told((n.ChosenPlayer(), answer))
    if then is DECLINED or not can_be_chosen(which) or n.Other() in everything_in((which, answer)):
        return DECLINED
    *noted, second = steps_of(then)
    assert isinstance(second, n.Choose)
    for whose, who in WHO_ANSWERS:
        if whose in conjuncts(which):
            return n.Sequence((n.Choose(which, YOU), who, *noted, replace(second, save="the other")))
    return DECLINED


def told_in_turn(effect: Any) -> Any:
    steps = effect.of
    if len(steps) < 3 or not isinstance(steps[0], n.Choose) or not isinstance(steps[-1], n.Choose):
        return DECLINED
    answer = told_of_choice(sequence_of((*steps[2:-1], replace(steps[-1], save=IT.name))))
    told = DECLINED if answer is DECLINED else (steps[0].which, answer[1])
    return told if told is not DECLINED and chosen_in_turn(told) == effect else DECLINED


def as_chosen_in_turn(known: PhraseContext, told: Any) -> PhraseContext:
    nouns_told = [noun for noun in nouns_of(told[0]) if noun in nouns_of(told[1][0])]
    return mentioning(known, Mention(CHOSEN_FIRST_AND_SECOND, tuple(nouns_told), False))


def as_they_choose(known: PhraseContext) -> PhraseContext:
    return mentioning(known, Mention(n.ChosenPlayer(), ("player",), player=True))


def as_they_chose(before: PhraseContext, _: PhraseContext, __: Any) -> PhraseContext:
    return before


in_turn: Final = phrase(
    "choose {which}, then that player chooses {answer}", (the.which, the.answer), which=theirs_first,
    answer=Within(held_by_players, as_they_choose, as_they_chose), then=as_chosen_in_turn,
)  # fmt: skip
clauses.add(Mapped(in_turn, chosen_in_turn, told_in_turn, n.Sequence))

# --- One of each number: "for each different power among creatures, choose a creature with that power"


def one_of_each(differing: type, beside: n.Filter) -> tuple[Any, Any]:
    def to(told: Any) -> Any:
        among, which, others = told
        if among != which or others != which or not can_be_chosen(which):
            return DECLINED
        rest = n.Each(conjunction((*conjuncts(which), NOT_CHOSEN)))
        number = differing(which)
        return n.Sequence((n.Choose(which, YOU, number, number, beside=beside), n.Destroy(rest)))

    def back(effect: Any) -> Any:
        choice = next(iter(effect.of), None)
        if not isinstance(choice, n.Choose):
            return DECLINED
        told = choice.which, choice.which, choice.which
        return told if to(told) == effect else DECLINED

    return to, back


for words, differing, beside in (
    ("power", n.PowersAmong, OTHER_POWER), ("mana value", n.ManaValuesAmong, OTHER_NUMBER),
):  # fmt: skip
    for here in (" on the battlefield", ""):
        each_number = phrase(
            f"for each different {words} among {{among}}{here}, choose {{which}} with that {words}. destroy each "
            "{others} not chosen this way",
            (the.among, the.which, the.others), among=nouns.permanents, which=any_one(nouns.permanent),
            others=nouns.permanent, parse_only=here == "",
        )  # fmt: skip
        clauses.add(Mapped(each_number, *one_of_each(differing, beside), n.Sequence))

# --- One of each type: a card that is of two types is taken for one of them

THEIR_PLACE: Final = (n.InZone(Zone.GRAVEYARD), n.OwnedBy(YOU))


def one_of_each_type(to: int) -> n.Effect:
    steps: list[n.Effect] = []
    taken: list[n.Selector] = []
    for k, kind in enumerate(PERMANENT_TYPES, 1):
        others = (n.Not(n.OneOf(n.Together(tuple(taken)))),) if taken else ()
        steps.append(n.Choose(n.All((kind, *THEIR_PLACE, *others)), YOU, NONE, ONE, f"of kind {k}"))
        taken.append(n.Saved(f"of kind {k}"))
    return n.Sequence((*steps, n.Move(n.Together(tuple(taken)), to)))


def cards_returned(known: PhraseContext, _: Any) -> PhraseContext:
    return mentioning(known, Mention(IT, ("card", RETURNED), False))


for where, goal in (("the battlefield", Zone.BATTLEFIELD), ("your hand", Zone.HAND)):
    phrase(
        f"for each permanent type, return up to one card of that type from your graveyard to {where}",
        one_of_each_type(goal), clauses, then=cards_returned,
    )  # fmt: skip
