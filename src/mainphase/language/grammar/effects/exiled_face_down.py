"""Cards exiled face down, which their exiler may look at and play (CR 406.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.cards.nodes.often_named import IT, SEEN_IN_LIBRARY
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS, two_to_ten
from mainphase.language.grammar.discourse import FROM_TOP, Mention, discourse_of, mentioning
from mainphase.language.grammar.effects.looking import rest as own_rest
from mainphase.language.grammar.effects.playing import permission
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import certain_objects, pronoun, whose
from mainphase.language.syntax import DECLINED, Choice, Mapped, PhraseContext, Within, Words, like, phrase, the

FACE_DOWN: Final = "exiled face down"  # no noun of the game: so it is known which cards may be looked at
TO_EXILE: Final[dict[str, Any]] = {"to": Zone.EXILE, "face_down": True}


def lies_face_down(known: PhraseContext, one: bool) -> PhraseContext:
    return mentioning(known, Mention(IT, ("card", "exiled card", FROM_TOP, FACE_DOWN), one))


def one_is_exiled(known: PhraseContext, done: Any) -> PhraseContext:
    return lies_face_down(known, done.of[1].at_most == n.Fixed(1))


# --- Some of those that are looked at

some: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(1, 4)])
TO_LIBRARY: Final[dict[str, Any]] = {"to": Zone.LIBRARY, "bottom": True, "save": "rest"}
goes_where: Final = Choice("where the rest goes")
for library in ("that library", "their library", "that player's library"):
    other = library != "that library"
    at_random = n.Move(n.Each(SEEN_IN_LIBRARY), at_random=True, **TO_LIBRARY)
    phrase(f"on the bottom of {library} in a random order", at_random, goes_where, parse_only=other)
    for order in ("", " in any order"):
        arranged = n.Move(n.Each(SEEN_IN_LIBRARY), arranged_by=n.You(), **TO_LIBRARY)
        phrase(f"on the bottom of {library}{order}", arranged, goes_where, parse_only=other or order != "")
for graveyard in ("their graveyard", "that player's graveyard"):
    buried = n.Move(n.Each(SEEN_IN_LIBRARY), Zone.GRAVEYARD, save="rest")
    phrase(f"into {graveyard}", buried, goes_where, parse_only=not graveyard.startswith("their"))
SOME_EXILED: Final = like(
    n.Sequence,
    of=(
        like(n.Remember, what=like(n.TopOfLibrary, of=the.of, count=the.count), save="seen"),
        like(n.Choose, which=SEEN_IN_LIBRARY, at_least=the.some, at_most=the.some),
        n.Move(IT, **TO_EXILE),
        the.rest,
    ),
)
for k, (first, then, the_rest) in enumerate(
    (first, then, the_rest)
    for first in (", exile", ". exile")
    for then in (", then put", " and put", ", and put", ". put")
    for the_rest in ("the rest", "the other")
):
    phrase(
        f"look at the top {{count}} cards of {{of}} library{first} {{some}} of them face down{then} {the_rest} "
        "{rest}",
        SOME_EXILED, clauses, count=two_to_ten, of=whose, some=some, rest=goes_where, then=one_is_exiled,
        parse_only=k > 0,
        fits=lambda done: done.of[0].what.of != n.You(),
    )  # fmt: skip

# What was exiled is what "it" means after the rest has gone where it goes.
beside_it: Final = Mapped(
    own_rest, lambda move: replace(move, save="rest"),
    lambda move: replace(move, save=IT.name) if move.save == "rest" else DECLINED, n.Move,
)  # fmt: skip
# Of your own: "exile one face down and put the rest on the bottom of your library in any order".
for k, of_them in enumerate(("", " of them")):
    phrase(
        f"look at the top {{count}} cards of {{of}} library. exile {{some}}{of_them} face down and put the rest "
        "{rest}",
        SOME_EXILED, clauses, count=two_to_ten, of=whose, some=some, rest=beside_it, then=one_is_exiled,
        parse_only=k > 0,
        fits=lambda done: done.of[0].what.of == n.You(),
    )  # fmt: skip

# --- The top card


def top_is_exiled(known: PhraseContext, moved: Any) -> PhraseContext:
    return lies_face_down(known, moved.what.of != n.EachOpponent())


TOP: Final = like(n.Move, what=like(n.TopOfLibrary, of=the.of), **TO_EXILE)
for joint in (", then", " and"):
    phrase(
        f"look at the top card of {{of}} library{joint} exile it face down", TOP, clauses, of=whose,
        then=top_is_exiled, parse_only=joint != ", then", fits=lambda moved: moved.what.of != n.EachOpponent(),
    )  # fmt: skip
of_each: Final = n.Move(n.TopOfLibrary(n.EachOpponent()), **TO_EXILE)
phrase("look at the top card of each opponent's library and exile those cards face down", of_each, clauses,
       then=top_is_exiled)  # fmt: skip
top_exiled: Final = Choice("what is exiled face down")
phrase("exile the top card of {of} library face down", TOP, top_exiled, of=whose, then=top_is_exiled)
phrase("exile the top card of each opponent's library face down", of_each, top_exiled, then=top_is_exiled)

# --- Who exiled them may look at them


def are_face_down(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    there = any(mention.what == what and FACE_DOWN in mention.nouns for mention in discourse_of(known).mentions)
    return known if there else None


face_down_cards: Final = Within(certain_objects, after=are_face_down)
looking_at: Final = Choice("what may be looked at and played")
for verb in ("play", "cast"):
    for words in (
        "you may look at and {verb} {what} for as long as it remains exiled",
        "you may look at and {verb} {what} for as long as they remain exiled",
        "for as long as it remains exiled, you may look at and {verb} {what}",
        "for as long as they remain exiled, you may look at and {verb} {what}",
    ):
        permission(words, verb, Duration.PERMANENT, face_down_cards, True)
        permission(words, verb, Duration.PERMANENT, face_down_cards, True, looking_at)
if_of_a_kind: Final = phrase(
    "{what} if it's {spell}", (the.what, the.spell), what=face_down_cards, spell=any_one(nouns.spell),
    fits=lambda told: told[1] != n.Anything(),
)  # fmt: skip
permission(
    "for as long as it remains exiled, you may look at that card and you may {verb} {what}", "cast",
    Duration.PERMANENT, if_of_a_kind, True,
)  # fmt: skip
called_exiled: Final = pronoun("the exiled cards", lambda mention: not mention.one and FACE_DOWN in mention.nouns)
permission("you may {verb} {what} for as long as they remain exiled", "play", Duration.PERMANENT, called_exiled, True)
phrase(
    "{first}. {may}", like(n.Sequence, of=(the.first, the.may)), sentences, first=top_exiled, may=looking_at,
    parse_only=True,
)  # fmt: skip
