"""Cards exiled from the top of a library that may be played from there for a while (CR 601.3, 305.1)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.changed import afresh
from mainphase.language.grammar.clauses import clauses, sentence, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS, two_to_twenty
from mainphase.language.grammar.descriptions import name
from mainphase.language.grammar.discourse import FROM_TOP, Mention, conjuncts, discourse_of, saved_as
from mainphase.language.grammar.effects.exiling import cards_of_theirs
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import certain_objects, pronoun, whose
from mainphase.language.grammar.spans import spans
from mainphase.language.grammar.times_this_turn import attacked_with
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InText,
    Leaf,
    Mapped,
    Phrase,
    PhraseContext,
    ReadWhere,
    SourceText,
    Within,
    Words,
    context_of,
    like,
    phrase,
    the,
)

for words, amount in (("that many", n.EventAmount()), ("X", n.X())):
    phrase(
        f"exile {words} cards from the top of {{of}} library",
        like(n.Move, what=like(n.TopOfLibrary, of=the.of, amount=amount), to=Zone.EXILE), clauses, of=whose,
        then=cards_of_theirs, parse_only=words == "X",
    )  # fmt: skip


def of_other_number(move: n.Move) -> bool:
    """True if how many they are takes some words."""
    top = move.what
    return isinstance(top, n.TopOfLibrary) and not isinstance(top.amount, (n.Fixed, n.X))


# All of it but the last card.
WHOLE: Final = like(n.CountOf, which=like(n.All, of=(n.InZone(Zone.LIBRARY), like(n.OwnedBy, who=the.of))))
phrase(
    "exile all but the bottom card of {of} library",
    like(
        n.Move, what=like(n.TopOfLibrary, of=the.of, amount=like(n.Plus, left=WHOLE, right=n.Times(-1, n.Fixed(1)))),
        to=Zone.EXILE,
    ),
    clauses, of=whose, then=cards_of_theirs,
)  # fmt: skip
for k, words in enumerate(
    (
        "exile cards equal to {amount} from the top of {of} library",
        "exile cards from the top of {of} library equal to {amount}",
        "exile a number of cards from the top of {of} library equal to {amount}",
    )
):
    phrase(
        words, like(n.Move, what=like(n.TopOfLibrary, of=the.of, amount=the.amount), to=Zone.EXILE), clauses,
        of=whose, amount=quantities, then=cards_of_theirs, fits=of_other_number, parse_only=k > 0,
    )  # fmt: skip
phrase(
    "exile the top card of {of} library",
    like(n.Move, what=like(n.TopOfLibrary, of=the.of), to=Zone.EXILE),
    clauses,
    then=cards_of_theirs,
    of=whose,
)
phrase(
    "exile the top {count} cards of {of} library",
    like(n.Move, what=like(n.TopOfLibrary, of=the.of, count=the.count), to=Zone.EXILE),
    clauses,
    then=cards_of_theirs,
    count=two_to_twenty,
    of=whose,
)


def are_from_top(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    there = any(mention.what == what and FROM_TOP in mention.nouns for mention in discourse_of(known).mentions)
    return known if there else None


# "that card", "them": what was exiled from the top of a library, and nothing else that was spoken of.
from_top: Final = Within(certain_objects, after=are_from_top)
# One of several (CR 608.2d): "choose one of them. Until end of turn, you may play that card."
CHOSEN: Final = "chosen card"


def are_several_exiled(moved: Any) -> bool:
    return bool(moved.which.of[1].of != n.Saved(CHOSEN))


phrase(
    "choose one of {what}",
    like(n.Choose, which=like(n.All, of=(n.InZone(Zone.EXILE), like(n.OneOf, of=the.what))), save=CHOSEN),
    clauses,
    what=from_top,
    then=saved_as(CHOSEN, "card", FROM_TOP),
    fits=are_several_exiled,
)
# What another ability of this exiled (CR 607.2a), at once and for nothing (608.2g).
EXILED: Final = n.Each(n.ExiledWithThis())
SHOWN: Final = n.Saved("seen")  # a card of a library, which may be a land
phrase(
    "you may play {what} without paying its mana cost",
    like(n.CastNow, what=the.what, land_too=True),
    clauses,
    what=certain_objects,
    fits=lambda now: now.what in (EXILED, SHOWN),
)


def are_exiled_cards(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    """Cards that were exiled from anywhere, if they were spoken of before: from a graveyard, as targets. What lies face
    down may be looked at first (`exiled_face_down`).
    """
    for mention in discourse_of(known).mentions:
        if mention.what == what:
            seen = mention.before is not None and {"card", "exiled card"} <= set(mention.nouns)
            if seen or FROM_TOP in mention.nouns:
                return known
    return None


exiled_cards: Final = Choice("cards that were exiled")
exiled_cards.add(Within(certain_objects, after=are_exiled_cards))
THOSE_EXILED: Final = ("the exiled cards", "cards exiled this way", "the cards exiled this way", "those exiled cards")
for words in THOSE_EXILED:
    exiled_cards.add(pronoun(words, lambda m: not m.one and FROM_TOP in m.nouns))
# How it may be paid for, and what becomes of the spell: whether mana may be spent as though it were of any colour, or
# of any type, and whether the spell is exiled if it would be put into a graveyard.
How = tuple[bool, bool, bool, bool]
PLAIN: Final[How] = (False, False, False, False)
FOR_NOTHING: Final[How] = (False, False, False, True)
SPELLS: Final = ("that spell", "those spells", "it", "them")
SPENT: Final[tuple[tuple[str, bool, bool], ...]] = (
    ("", False, False),
    *((f"{joint} you may spend mana as though it were mana of any color to cast {spell}", True, False)
      for joint in (", and", " and") for spell in SPELLS),
    *((f"{joint} mana of any type can be spent to cast {spell}", False, True)
      for joint in (", and", " and") for spell in SPELLS),
    *((f"{joint} you may spend mana as though it were mana of any type to cast {spell}", False, True)
      for joint in (", and", " and") for spell in SPELLS),
    *((f". {mana} of any type can be spent to cast {spell} this way", False, True)
      for mana in ("mana", "Mana") for spell in ("spells", "a spell")),
)  # fmt: skip
EXILED_AFTER: Final = (
    "",
    *(
        f". if that spell would be put into {of} graveyard{span}, exile it instead"
        for of in ("your", "a", "its owner's")
        for span in ("", " this turn")
    ),
)
how: Final = Words(
    "how",
    [
        (paid + words, (color, kind, after != "", False))
        for paid, color, kind in SPENT
        for after in EXILED_AFTER
        for words in (after, after.replace(". if", ". If"))  # as it is said, and as it stands in a text
        if paid or after
    ],
)


FREELY: Final = "without paying their mana costs"
# Lands are played, and cards of other kinds; as a spell a card is cast. Of these cards the two were never confused, so
# neither verb has other spellings.
VERBS: Final = {
    verb: Leaf("a verb", verb, lambda said: said, lambda meant, verb=verb: verb if meant == verb else None)  # type: ignore[misc]
    for verb in ("play", "cast")
}


def may_be_played(held: Any, until: int) -> Any:
    told, (color, kind, after, free), verb = held
    what, fits = told if isinstance(told, tuple) else (told, n.Anything())
    return n.MayPlay(
        what, until, free, lands=verb == "play", any_color=color, any_type=kind, exiled_after=after, fits=fits
    )


def permission(
    template: str, verb: str, until: int, what: Phrase, parse_only: bool, into: Choice | None = None
) -> None:
    """A permission for cards that are spoken of; how it may be used stands behind it. `into`: only as one of these."""

    def made(held: Any) -> Any:
        return may_be_played(held, until) if isinstance(held[0], (n.Selector, tuple)) else DECLINED

    def taken_apart(said: Any) -> Any:
        if not isinstance(said, n.MayPlay):
            return DECLINED
        held = (
            said.what if said.fits == n.Anything() else (said.what, said.fits),
            (said.any_color, said.any_type, said.exiled_after, said.free),
            "play" if said.lands else "cast",
        )
        return held if may_be_played(held, until) == said else DECLINED

    plain = phrase(template, (the.what, PLAIN, the.verb), what=what, verb=VERBS[verb])
    told = phrase(template + "{how}", (the.what, the.how, the.verb), what=what, how=how, verb=VERBS[verb])
    for_nothing = template.replace("{what}", "{what} without paying <its|their> mana <cost|costs>")
    free = phrase(for_nothing, (the.what, FOR_NOTHING, the.verb), what=what, verb=VERBS[verb])
    last = phrase(template + " " + FREELY, (the.what, FOR_NOTHING, the.verb), what=what, verb=VERBS[verb])
    for spoken, to in ((plain, clauses), (free, clauses), (last, clauses), (told, sentences)):
        said = Mapped(spoken, made, taken_apart, n.MayPlay)
        phrase("{said}", the.said, to if into is None else into, said=said, parse_only=parse_only)


def is_no_permanent(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    """Cards that are told of as such, wherever they are: nobody casts a permanent."""
    there = any(mention.what == what and "card" in mention.nouns for mention in discourse_of(known).mentions)
    return known if there and not isinstance(what, n.This) else None


def are_several_cards(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    there = any(m.what == what and "card" in m.nouns and not m.one for m in discourse_of(known).mentions)
    return known if there else None


# "Each legendary card in your graveyard gains "You may play this card from your graveyard."": those there are now.
in_graveyard: Final = n.All((n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.You())))


def are_of_your_graveyard(may: n.MayPlay) -> bool:
    return isinstance(may.what, n.Each) and set(conjuncts(in_graveyard)) <= set(conjuncts(may.what.which))


for verb, lands in (("play", True), ("cast", False)):
    quote = f'"you may {verb} this card from your graveyard'
    may_play = like(n.MayPlay, what=like(n.Each, which=the.which), until=Duration.END_OF_TURN, lands=lands)
    each_gains = phrase(
        f'until end of turn, each {{which}} gains {quote}."', may_play, which=nouns.card_in_zone,
        fits=are_of_your_graveyard,
    )  # fmt: skip
    they_gain = phrase(
        f'{{which}} gain {quote}" until end of turn', may_play, which=nouns.cards_in_zone, fits=are_of_your_graveyard,
        parse_only=True,
    )  # fmt: skip
    for gained_so in (each_gains, they_gain):
        clauses.add(InText(gained_so, quote))  # "cast" was once "play"
some_cards: Final = Choice("cards")
some_cards.add(Within(certain_objects, after=are_several_cards))
for words in THOSE_EXILED:
    some_cards.add(pronoun(words, lambda m: not m.one and FROM_TOP in m.nouns))
# Only as spells of a kind: "red spells from among them", "it if it's a creature spell".
of_a_kind: Final = Choice("cards that are cast as spells of a kind")
phrase(
    "{spells} from among {what}", (the.what, the.spells), of_a_kind, what=some_cards, spells=nouns.spells,
    fits=lambda told: told[1] != n.Anything(),
)  # fmt: skip
phrase(
    "{what} if it's {spell}", (the.what, the.spell), of_a_kind, what=certain_objects, spell=any_one(nouns.spell),
    fits=lambda told: told[1] != n.Anything(),
)  # fmt: skip
a_card: Final = Choice("a card that is spoken of")
a_card.add(Within(certain_objects, after=is_no_permanent))
phrase("spells from among {what}", the.what, a_card, what=some_cards)
for words, until in (
    ("until end of turn", Duration.END_OF_TURN),
    ("this turn", Duration.END_OF_TURN),
    ("until the end of your next turn", Duration.END_OF_YOUR_NEXT_TURN),
    ("until your next turn", Duration.YOUR_NEXT_TURN),
    ("until your next end step", Duration.YOUR_NEXT_END_STEP),
    ("for as long as it remains exiled", Duration.PERMANENT),
    ("for as long as they remain exiled", Duration.PERMANENT),
):
    begun = words.startswith("until")
    for verb, what in (("play", exiled_cards), ("cast", a_card), ("cast", of_a_kind)):
        if begun:
            permission(f"{words}, you may {{verb}} {{what}}", verb, until, what, False)
        permission(f"you may {{verb}} {{what}} {words}", verb, until, what, until == Duration.END_OF_TURN or begun)
        permission(f"you may {{verb}} {{what}} from exile {words}", verb, until, what, True)


# Only on some turns, or until something is no longer so.
def played_so(told: Any) -> Any:
    verb, what, if_so, span, any_type = told
    until = Duration.PERMANENT if span is None else Duration.WHILE
    return n.MayPlay(what, until, lands=verb == "play", any_type=any_type, if_so=if_so, as_long_as=span)


def told_so(said: Any) -> Any:
    told = ("play" if said.lands else "cast", said.what, said.if_so, said.as_long_as, said.any_type)
    return told if (said.if_so or said.as_long_as) and played_so(told) == said else DECLINED


for verb, what in (("play", exiled_cards), ("cast", a_card)):
    some_turns = phrase(
        "during any turn {so}, you may {verb} {what}", (the.verb, the.what, the.so, None, False), what=what,
        verb=VERBS[verb], so=attacked_with,
    )  # fmt: skip
    clauses.add(Mapped(some_turns, played_so, told_so, n.MayPlay))
    for mana, to in (("", clauses), (", and mana of any type can be spent to cast that spell", sentences)):
        meanwhile = phrase(
            f"you may {{verb}} {{what}} for as long as {{span}}{mana}",
            (the.verb, the.what, None, the.span, mana != ""), what=what, verb=VERBS[verb], span=spans,
        )  # fmt: skip
        to.add(Mapped(meanwhile, played_so, told_so, n.MayPlay))

# Some of them without paying: "You may cast Equipment spells this way without paying their mana costs".
PLAYED: Final = like(n.MayPlay, what=the.what, until=Duration.END_OF_TURN)
OF_SOME: Final = like(
    n.MayPlay, what=the.what, until=Duration.END_OF_TURN, free=True, lands=False, fits=the.spells
)  # fmt: skip
phrase(
    f"you may play {{what}} this turn. you may cast {{spells}} this way {FREELY}",
    like(n.Sequence, of=(PLAYED, OF_SOME)), sentences, what=exiled_cards, spells=nouns.spells,
)  # fmt: skip

# --- At once, without paying (CR 608.2g)


def is_no_linked_card(now: Any) -> bool:
    """What another ability exiled may be played, lands too: older cards say so of a spell that is cast."""
    return bool(now.what != EXILED)


def is_no_shown_card(now: Any) -> bool:
    return is_no_linked_card(now) and now.what != SHOWN


def is_cast(source: SourceText, at: int, context: PhraseContext) -> bool:
    """False if it is played: of a card that is shown that is no older word for casting it."""
    return not source.match("you may play ", at)


def limited(words: str, fits: Any, **slots: Any) -> None:
    for number, after in enumerate(EXILED_AFTER):
        template = f"you may cast {{what}} without paying its mana cost{words}{after}"
        cast = like(n.CastNow, what=the.what, fits=fits, exiled_after=after != "")
        into = sentences if after else clauses
        phrase(template, cast, into, what=a_card, fits=is_no_shown_card, parse_only=number > 1, **slots)
        shown = phrase(
            template, cast, what=a_card, fits=lambda now: now.what == SHOWN, parse_only=number > 1, **slots
        )  # fmt: skip
        into.add(ReadWhere(shown, is_cast))


# Of several cards each may be cast, one after another.
for words in ("any number of spells from among {what}", "{what}", "any number of {what}", "spells from among {what}"):
    phrase(
        f"you may cast {words} {FREELY}", like(n.CastNow, what=the.what, one_by_one=True), clauses,
        what=some_cards, fits=is_no_linked_card, parse_only=words[:3] != "any" or words.endswith("of {what}"),
    )  # fmt: skip


def is_of_a_kind(now: Any) -> bool:
    return is_no_linked_card(now) and now.fits != n.Anything()


# Of any number, or of so many: "an instant or sorcery spell from among them".
so_many_spells: Final = Words("a number", [(f"up to {NUMBER_WORDS[k]}", k) for k in range(2, 6)])
# One spell is cast as `casting_from` says.
HOW_MANY_SPELLS: Final[tuple[tuple[str, Any, dict[str, Any]], ...]] = (
    ("any number of {spells}", 0, {}), ("{spells}", 0, {}), ("{count} {spells}", the.count, {"count": so_many_spells}),
)  # fmt: skip
for words, most, counted in HOW_MANY_SPELLS:
    phrase(
        f"you may cast {words} from among {{what}} {FREELY}",
        like(n.CastNow, what=the.what, fits=the.spells, one_by_one=True, at_most=most), clauses,
        what=some_cards, spells=nouns.spells, fits=is_of_a_kind, parse_only=words == "{spells}", **counted,
    )  # fmt: skip
phrase(
    f"you may cast {{count}} spells from among {{what}} {FREELY}",
    like(n.CastNow, what=the.what, one_by_one=True, at_most=the.count), clauses, what=some_cards,
    count=so_many_spells, fits=is_no_linked_card,
)  # fmt: skip

phrase(
    f"you may play lands and cast spells from among {{what}} {FREELY}",
    like(n.CastNow, what=the.what, one_by_one=True, land_too=True), clauses, what=some_cards,
)  # fmt: skip

# A card is copied where it is; "the exiled card" is called so rather than by a type that it may have.
copied_card: Final = Choice("a card")
for words in ("the exiled card", "that card"):

    def may_be_called(mention: Mention, noun: str = words.split(" ", 1)[1]) -> bool:
        return mention.one and not mention.player and noun in mention.nouns

    copied_card.add(pronoun(words, may_be_called))
phrase("the encoded card {name}", n.EncodedCard, copied_card, name=name)
copied_card.add(a_card)
# What cipher does with its card (CR 702.99a).
phrase("you may exile this spell card encoded on a creature you control", n.Encode(), clauses)
# Copies of cards, which are cast at once or are no more (CR 707.12).
COPIES: Final = n.Saved("copies")
WAS_CAST: Final = n.Compare(n.SizeOf(n.Saved("cast")), ">", n.Fixed(0))
HOW_COPIED: Final[tuple[tuple[str, str, Any, dict[str, Any]], ...]] = (
    ("", "the copy", n.Fixed(1), {"what": copied_card}),
    ("", "the copies", n.Fixed(1), {"what": some_cards}),
    (" twice", "the copies", n.Fixed(2), {"what": copied_card}),
    (" three times", "the copies", n.Fixed(3), {"what": copied_card}),
    (" X times", "the copies", n.X(), {"what": copied_card}),
)
for times, copies, amount, slots in HOW_COPIED:
    free = "its mana cost" if copies == "the copy" else "their mana costs"
    copied = like(n.CopyCards, what=the.what, amount=amount)
    for may, paid, paying in (
        (f"you may cast {copies} without paying {free}", "", False), (f"you may cast {copies}", "", True),
        (f"you may cast any number of {copies} without paying {free}", "parse", False),
    ):  # fmt: skip
        casts = n.CastNow(COPIES, one_by_one=copies == "the copies", paying=paying)
        if paid and not casts.one_by_one:
            continue
        both = like(n.Sequence, of=(copied, casts))
        for joint in (". ", ", then "):
            phrase(
                f"copy {{what}}{times}{joint}{may}", both, clauses, parse_only=paid != "" or joint[0] == ",", **slots
            )
        if copies == "the copy" and not paid:
            followed = like(n.Sequence, of=(copied, casts, like(n.If, condition=WAS_CAST, then=the.follows)))
            phrase(
                f"copy {{what}}{times}. {may}. if you do, {{follows}}", followed, sentences, follows=afresh(sentence),
                **slots,
            )  # fmt: skip
        # Before "you may" with what follows it.
        if_so = phrase(f"you may copy {{what}}{times}. if you do, {may}", like(n.May, then=both), **slots)
        if not paid:
            sentences.of.insert(0, if_so)

# Whether they are cast is no choice (CR 608.2g).
for copies, copied_cards in (("the copy", copied_card), ("the copies", some_cards)):
    free = "its mana cost" if copies == "the copy" else "their mana costs"
    casts = n.CastNow(COPIES, one_by_one=copies == "the copies", must=True)
    both = like(n.Sequence, of=(like(n.CopyCards, what=the.what), casts))
    for k, if_able in enumerate((f"if able without paying {free}", f"without paying {free} if able")):
        for joint in (". ", ", then "):
            phrase(
                f"copy {{what}}{joint}cast {copies} {if_able}", both, clauses, what=copied_cards,
                parse_only=k > 0 or joint[0] == ",",
            )  # fmt: skip


def but_the_card(known: PhraseContext) -> PhraseContext:
    """The card is what is described: "a spell with lesser mana value" is one with lesser than something else has."""
    memory = discourse_of(known)
    return context_of(known.one, memory._replace(mentions=memory.mentions[:-1]))


such_a_spell: Final = Within(any_one(nouns.spell), but_the_card, lambda outer, known, value: outer)
limited("", None)
limited(" if it's {spell}", the.spell, spell=such_a_spell)
limited(
    " if the spell's mana value is less than or equal to {amount}",
    like(n.ManaValueIs, op="<=", than=the.amount),
    amount=quantities,
)

# As though it had flash (CR 601.3b), for the turn.
phrase(
    "you may cast {which} this turn as though they had flash",
    like(n.Begin, static=like(n.CastAsThoughFlash, who=n.You(), which=the.which)),
    sentences,
    which=nouns.spells,
)
