"""Objects moved from zone to zone: exiled, returned, put onto the battlefield or into a library (CR 400.7, 401)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.often_named import YOU_OWN
from mainphase.cards.words.cards import BASIC_LAND_MANA, card
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clause, clauses, sentences, steps_of
from mainphase.language.grammar.counters import some_counters
from mainphase.language.grammar.descriptions import KINDS_SPARED
from mainphase.language.grammar.discourse import (
    HURT,
    RETURNED,
    TO_HAND,
    Mention,
    becoming,
    conjuncts,
    discourse_of,
    mentioning,
    with_subject,
)
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.objects import (
    certain_objects,
    certain_players,
    objects,
    one_object,
    one_who,
    pronoun,
    who,
    whose,
)
from mainphase.language.grammar.places import there
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InText,
    Mapped,
    Phrase,
    PhraseContext,
    Reference,
    Reworded,
    Within,
    Words,
    context_of,
    like,
    phrase,
    the,
)

MOVED_TO: Final = {Zone.EXILE: "exiled card", Zone.BATTLEFIELD: RETURNED, Zone.HAND: TO_HAND}


def mention_moved(known: PhraseContext, effect: Any) -> PhraseContext:
    """It is another object now (CR 400.7). Of a card that was revealed in a library nothing is known but what it is."""
    gone = effect.to != Zone.BATTLEFIELD and effect.what != n.Saved("seen")
    nouns: tuple[str, ...] = ("card", MOVED_TO[effect.to]) if effect.to in MOVED_TO else ("card",)
    if effect.to == Zone.BATTLEFIELD:
        nouns += ("permanent",)
    return becoming(known, effect.what, n.Saved(effect.save), *nouns, gone=gone)


def mention_all_moved(known: PhraseContext, effect: Any) -> PhraseContext:
    """Several cards: "those cards"."""
    return mentioning(known, Mention(n.Saved(effect.save), ("card", "exiled card"), False))


def acting_player(known: PhraseContext) -> n.Selector:
    memory = discourse_of(known)
    return memory.subject if memory.subject_player else n.You()


def which_are(what: n.Selector, known: PhraseContext) -> n.Filter:
    """The description of what was named."""
    memory = discourse_of(known)
    if isinstance(what, n.Together):  # what is so of each of them
        told = [conjuncts(which_are(one, known)) for one in what.of]
        return n.All(tuple([part for part in told[0] if all(part in parts for parts in told)]))
    if isinstance(what, n.Target) and what.index < len(memory.targets):
        return memory.targets[what.index].which or n.Anything()
    last = memory.chosen[-1] if memory.chosen else None
    if isinstance(what, n.Saved) and isinstance(last, n.Choose) and last.save == what.name:
        return last.which
    return what.which if isinstance(what, n.Each) else n.Anything()


def described_so(of: Phrase, fits: Callable[[tuple[n.Filter, ...], n.Selector], bool]) -> Phrase:
    """Objects whose description fits when they are read; `fits` is told it and who acts."""

    def seen(what: n.Selector, known: PhraseContext) -> Any:
        return what if fits(conjuncts(which_are(what, known)), acting_player(known)) else DECLINED

    return Within(of, seen=seen)


# Of what is put onto the battlefield the words say that whoever acts owns it; or they don't, where that is you. It is
# under the control of whoever puts it there (CR 110.2a), which is also its owner's control if they own it.
owned_objects: Final = described_so(objects, lambda parts, acting: n.OwnedBy(acting) in parts)
your_objects: Final = described_so(objects, lambda parts, acting: n.OwnedBy(acting) not in parts and acting == n.You())
ELSEWHERE: Final = (n.InZone, n.IsSpell, n.IsAbility, n.IsOnTop)
# No words say that they are elsewhere than on the battlefield.
objects_here: Final = described_so(objects, lambda parts, _: not any(isinstance(part, ELSEWHERE) for part in parts))

GRAVEYARD: Final = n.InZone(Zone.GRAVEYARD)
THEIR_GRAVEYARDS: Final = like(n.Each, which=like(n.All, of=(GRAVEYARD, like(n.OwnedBy, who=the.of))))


def if_several(_: PhraseContext, known: PhraseContext, who: n.Selector) -> PhraseContext | None:
    return None if known.one or who == n.You() else known


phrase(
    "exile {of}' graveyards", like(n.Move, what=THEIR_GRAVEYARDS, to=Zone.EXILE), clauses,
    of=Within(certain_players, after=if_several),
)  # fmt: skip
phrase("exile {what}", n.Move, clauses, what=objects, to=Zone.EXILE, then=mention_moved)
phrase(
    "exile {of} graveyard",
    like(n.Move, what=THEIR_GRAVEYARDS, to=Zone.EXILE),
    clauses,
    of=whose,
    parse_only=True,
)
phrase("exile all graveyards", n.Move(n.Each(GRAVEYARD), Zone.EXILE), clauses, parse_only=True)

EACH_OPPONENTS: Final = n.Each(n.All((GRAVEYARD, n.OwnedBy(n.EachOpponent()))))
for words in ("each opponent's graveyard", "all opponents' graveyards"):
    phrase(
        f"exile {words}", n.Move(EACH_OPPONENTS, Zone.EXILE), clauses, then=mention_all_moved,
        parse_only=words[0] == "a",
    )  # fmt: skip

# What was said to be in your graveyard is said to be there once more.
there_already: Final = described_so(one_object, lambda parts, _: GRAVEYARD in parts and n.OwnedBy(n.You()) in parts)
for to_there, to_zone in (("to the battlefield", Zone.BATTLEFIELD), ("to your hand", Zone.HAND)):
    phrase(
        f"return {{what}} from your graveyard {to_there}", like(n.Move, what=the.what, to=to_zone), clauses,
        what=there_already, then=mention_moved, parse_only=True,
    )  # fmt: skip
HANDS_AND_GRAVEYARDS: Final = n.Each(n.All((n.Any((n.InZone(Zone.HAND), GRAVEYARD)), n.OwnedBy(n.EachOpponent()))))
phrase(
    "exile all cards from all opponents' hands and graveyards", n.Move(HANDS_AND_GRAVEYARDS, Zone.EXILE), clauses,
    then=mention_all_moved,
)  # fmt: skip

# Until this leaves (CR 610.3).
LEFT: Final = n.Leaves(n.IsThis())
LEAVING: Final = ("~", *(f"this {noun}" for noun in ("creature", "artifact", "enchantment", "permanent", "Aura")))
for this in LEAVING:
    phrase(
        f"exile {{what}} until {this} leaves the battlefield",
        like(n.ExileForNow, what=the.what, until=LEFT),
        clauses,
        what=objects_here,
        parse_only=this != "~",
    )
phrase(
    "exile {what} until an opponent becomes the monarch",
    like(n.ExileForNow, what=the.what, until=n.BecomesMonarch(n.EachOpponent())),
    clauses,
    what=objects_here,
)

# Instead of a graveyard (CR 614.6): what is done before this can still kill it.
INSTEAD: Final = {"source": Zone.BATTLEFIELD, "to": Zone.GRAVEYARD, "instead": Zone.EXILE}
# "If a creature is dealt damage this way, … if that creature would die": of what else was hurt it is not said.
DYING: Final[tuple[tuple[str, Any, Phrase], ...]] = (
    ("{what}", like(n.OneOf, of=the.what), Within(one_object, seen=lambda of, known: DECLINED if of == HURT else of)),
    (
        "{what}",
        like(n.All, of=(n.OfType(CardType.CREATURE), like(n.OneOf, of=the.what))),
        Within(one_object, seen=lambda of, known: of if of == HURT else DECLINED),
    ),
    ("{what}", the.what, any_one(nouns.permanent)),
)
for dying, which, named in DYING:
    phrase(
        f"if {dying} would die this turn, exile it instead",
        like(n.Begin, static=like(n.ReplaceMove, which=which, **INSTEAD)),
        clauses,
        what=named,
    )

for words in ("exile it instead of putting it anywhere else", "exile it instead"):
    phrase(
        f"if {{what}} would leave the battlefield, {words}", n.ExileIfLeaving, clauses, what=one_object,
        parse_only=words[-4:] != "else",
    )  # fmt: skip

# --- Whole zones, shuffled into a library

MY_HAND, MY_GRAVEYARD = n.Each(n.All((n.InZone(Zone.HAND), YOU_OWN))), n.Each(n.All((GRAVEYARD, YOU_OWN)))
for words, all_of in (
    ("your graveyard", MY_GRAVEYARD),
    ("your hand", MY_HAND),
    ("your hand and graveyard", n.Together((MY_HAND, MY_GRAVEYARD))),
):
    phrase(
        f"shuffle {words} into your library", n.Move(all_of, Zone.LIBRARY, shuffled=True), clauses, then=mention_moved
    )
phrase("exile your hand", n.Move(MY_HAND, Zone.EXILE), clauses, then=mention_moved)
for words, zones in (
    ("{what} and your graveyard", (MY_GRAVEYARD,)),
    ("{what}, your graveyard, and your hand", (MY_GRAVEYARD, MY_HAND)),
    ("{what}, your hand, and your graveyard", (MY_HAND, MY_GRAVEYARD)),
):
    for whose_library in ("their owner's library", "your library"):
        phrase(
            f"shuffle {words} into {whose_library}",
            like(n.Move, what=like(n.Together, of=(the.what, *zones)), to=Zone.LIBRARY, shuffled=True), clauses,
            what=one_object, then=mention_moved, parse_only=whose_library[0] == "y",
        )  # fmt: skip

# --- What it is attached to (CR 303.4f, h, i): something that is spoken of, what is chosen then, or a player

hosts: Final = Choice("what it is attached to")
phrase("{host}", the.host, hosts, host=certain_objects, fits=lambda host: not isinstance(host, (n.Each, n.Together)))
phrase("{host}", the.host, hosts, host=certain_players, fits=lambda host: isinstance(host, (n.You, n.Target)))
phrase("{which}", like(n.Each, which=the.which), hosts, which=any_one(nouns.permanent))

# --- This, from where it is

HOW: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("your hand", {"to": Zone.HAND}),
    ("the battlefield", {"to": Zone.BATTLEFIELD}),
    ("the battlefield tapped", {"to": Zone.BATTLEFIELD, "tapped": True}),
    ("the battlefield tapped and attacking", {"to": Zone.BATTLEFIELD, "tapped": True, "attacking": True}),
    ("the battlefield with {counters} on it", {"to": Zone.BATTLEFIELD, "counters": the.counters}),
    (
        "the battlefield tapped with {counters} on it",
        {"to": Zone.BATTLEFIELD, "tapped": True, "counters": the.counters},
    ),
    ("the battlefield attached to {host}", {"to": Zone.BATTLEFIELD, "host": the.host}),
)
for where, fields in HOW:
    with_some: dict[str, Any] = {"counters": some_counters} if "counters" in fields else {}
    if "host" in fields:
        with_some["host"] = hosts
    for this in ("~", "this card"):
        of_this = like(n.Move, what=n.This(), **fields)
        back = phrase(
            f"return {this} from your graveyard to {where}", of_this, then=mention_moved, parse_only=this != "~",
            **with_some,
        )  # fmt: skip
        clauses.add(there(back, Zone.GRAVEYARD))
        if "battlefield" in where and not with_some:
            put = phrase(f"put {this} from your hand onto {where}", of_this, then=mention_moved, parse_only=this != "~")
            clauses.add(there(put, Zone.HAND))
            led = phrase(
                f"put {this} onto {where} from the command zone", of_this, then=mention_moved, parse_only=this != "~"
            )
            clauses.add(there(led, Zone.COMMAND))

INTO_LIBRARY: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("put", "on top of your library", {"to": Zone.LIBRARY}),
    ("put", "on the bottom of your library", {"to": Zone.LIBRARY, "bottom": True}),
    ("shuffle", "into your library", {"to": Zone.LIBRARY, "shuffled": True}),
    *(
        ("put", f"into your library {nth} from the top", {"to": Zone.LIBRARY, "from_top": k})
        for k, nth in ((2, "second"), (3, "third"))
    ),
)
for verb, where, fields in INTO_LIBRARY:
    for this in ("~", "this card", "it"):
        for words in (f"{verb} {this} from your graveyard {where}", f"{verb} {this} {where} from your graveyard"):
            into = phrase(
                words, like(n.Move, what=n.This(), **fields), then=mention_moved,
                parse_only=this != "~" or not words.endswith(where),
            )  # fmt: skip
            clauses.add(there(into, Zone.GRAVEYARD))


def exiled_from_there(known: PhraseContext, effect: Any) -> PhraseContext:
    """What is spoken of again is in exile, if it was in the graveyard."""
    return becoming(known, effect.what.which.of[1].of, n.Saved(effect.save), "card", "exiled card", gone=True)


phrase(
    "exile {what} from <your|their> graveyard",
    like(n.Move, what=like(n.Each, which=like(n.All, of=(GRAVEYARD, like(n.OneOf, of=the.what)))), to=Zone.EXILE),
    clauses, what=objects, then=exiled_from_there,
)  # fmt: skip

phrase(
    "{by} <returns> each commander they control from the battlefield to the command zone",
    like(
        n.Move, what=like(n.Each, which=like(n.All, of=(n.IsCommander(), like(n.ControlledBy, who=the.by)))),
        to=Zone.COMMAND,
    ),
    clauses, by=one_who, fits=lambda back: back.what.which.of[1].who != n.You(),
)  # fmt: skip

# --- To a hand, a graveyard, a library

AWAY: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("return {what} to <its|their> owner's hand", {"to": Zone.HAND}),
    ("return {what} to their owners' hands", {"to": Zone.HAND}),
    ("return {what} to your hand", {"to": Zone.HAND}),
    ("put {what} into <its|their> owner's hand", {"to": Zone.HAND}),
    ("put {what} into your hand", {"to": Zone.HAND}),
    ("put {what} into <its|their> owner's graveyard", {"to": Zone.GRAVEYARD}),
    ("return {what} to <its|their> owner's graveyard", {"to": Zone.GRAVEYARD}),
    ("put {what} into your graveyard", {"to": Zone.GRAVEYARD}),
    ("put {what} on top of <its|their> owner's library", {"to": Zone.LIBRARY}),
    ("put {what} on top of their owners' libraries", {"to": Zone.LIBRARY}),
    ("put {what} on top of your library", {"to": Zone.LIBRARY}),
    ("put {what} on top of your library in any order", {"to": Zone.LIBRARY}),
    ("put {what} on the bottom of <its|their> owner's library", {"to": Zone.LIBRARY, "bottom": True}),
    ("put {what} on the bottom of their owners' libraries", {"to": Zone.LIBRARY, "bottom": True}),
    ("put {what} on the bottom of his owner's library", {"to": Zone.LIBRARY, "bottom": True}),
    ("put {what} on the bottom of her owner's library", {"to": Zone.LIBRARY, "bottom": True}),
    ("put {what} on the bottom of your library", {"to": Zone.LIBRARY, "bottom": True}),
    ("put {what} on the bottom of your library in any order", {"to": Zone.LIBRARY, "bottom": True}),
    (
        "put {what} on the bottom of your library in a random order",
        {"to": Zone.LIBRARY, "bottom": True, "at_random": True},
    ),
    *(
        (words.replace("{of}", of), fields)
        for of in ("that player's", "their")
        for words, fields in (
            ("return {what} to {of} hand", {"to": Zone.HAND}),
            ("put {what} into {of} graveyard", {"to": Zone.GRAVEYARD}),
            ("put {what} on top of {of} library", {"to": Zone.LIBRARY}),
            ("put {what} on top of {of} library in any order", {"to": Zone.LIBRARY}),
            ("put {what} on the bottom of {of} library", {"to": Zone.LIBRARY, "bottom": True}),
            ("put {what} on the bottom of {of} library in any order", {"to": Zone.LIBRARY, "bottom": True}),
        )
    ),
    ("shuffle {what} into <its|their> owner's library", {"to": Zone.LIBRARY, "shuffled": True}),
    ("shuffle {what} into their owners' libraries", {"to": Zone.LIBRARY, "shuffled": True}),
    ("shuffle {what} into your library", {"to": Zone.LIBRARY, "shuffled": True}),
)
for template, fields in (
    ("return to their owners' hands {what}", {"to": Zone.HAND}),
    ("return to your hand {what}", {"to": Zone.HAND}),
    ("return to the battlefield {what}", {"to": Zone.BATTLEFIELD}),
    ("put onto the battlefield under your control {what}", {"to": Zone.BATTLEFIELD, "under": n.You()}),
):
    phrase(
        template, like(n.Move, what=the.what, **fields), clauses, then=mention_moved, parse_only=True,
        what=owned_objects if template.startswith("return to the battlefield") else objects,
    )  # fmt: skip
# "Return all creatures to their owners' hands except for Merfolk and Krakens."
phrase(
    "return all {which} to their owners' hands except for {spared}",
    like(n.Move, what=like(n.Each, which=like(n.All, of=(the.which, like(n.Not, of=the.spared)))), to=Zone.HAND),
    clauses, which=nouns.permanents, spared=KINDS_SPARED, parse_only=True,
)  # fmt: skip
said: Final[list[dict[str, Any]]] = []
of_graveyards: Final = described_so(objects, lambda parts, _: GRAVEYARD in parts)  # whose cards they are is told
for template, fields in AWAY:
    phrase(
        template,
        like(n.Move, what=the.what, **fields),
        clauses,
        what=of_graveyards if template == "return {what} to their hand" else objects,
        then=mention_moved,
        parse_only=fields in said,
    )
    said.append(fields)

# --- So deep into a library (CR 401.7), and where in it its owner wants it

NTH: Final = Words("which", [("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("sixth", 6), ("seventh", 7)])
for library in ("its owner's", "your"):
    phrase(
        f"put {{what}} into {library} library {{nth}} from the top",
        like(n.Move, what=the.what, to=Zone.LIBRARY, from_top=the.nth), clauses, what=one_object, nth=NTH,
        then=mention_moved, parse_only=library == "your",
    )  # fmt: skip
SECOND: Final = like(n.Move, what=the.what, to=Zone.LIBRARY, from_top=2)
TOP: Final = like(n.Move, what=the.what, to=Zone.LIBRARY)
BOTTOM: Final = like(n.Move, what=the.what, to=Zone.LIBRARY, bottom=True)


def moved_there(known: PhraseContext, choice: Any) -> PhraseContext:
    """Wherever it was put, it is another object now."""
    return mention_moved(known, choice.of[0])


def its_owner_goes_on(known: PhraseContext, move: n.Move) -> PhraseContext:
    """The player who owned it may do more in the sentence: "…, then draws two cards"."""
    after = mention_moved(known, move)
    return with_subject(context_of(True, discourse_of(after)), n.OwnerOf(move.what), True)


it_again: Final = pronoun("it", lambda m: m.one and not m.player)
for whose_is, it, of, other in (
    ("its owner", "{what}", it_again, True), ("the owner of {what}", "it", one_object, False),
    ("{what}'s owner", "it", one_object, True),
):  # fmt: skip
    for where, (first, second), parse_only in (
        ("puts it into their library second from the top or on the bottom", (SECOND, BOTTOM), other),
        ("puts it on their choice of the top or bottom of their library", (TOP, BOTTOM), not other),
        ("puts it on the top or bottom of their library", (TOP, BOTTOM), True),
    ):
        phrase(
            f"{whose_is} {where}".replace("puts it", f"puts {it}"),
            like(n.ChooseEffect, of=(first, second), by=like(n.OwnerOf, of=the.what)),
            clauses,
            what=of,
            then=moved_there,
            parse_only=parse_only,
        )
    phrase(
        f"{whose_is} shuffles {it} into their library",
        like(n.Move, what=the.what, to=Zone.LIBRARY, shuffled=True),
        clauses,
        what=of,
        then=its_owner_goes_on,
        parse_only=True,
    )

# --- Onto the battlefield


def is_put_on_another(move: Any) -> bool:
    """One memory can't hold both."""
    return bool(move.what != move.host)


WITH_COUNTER: Final = (
    ("", ()),
    (" with {counters} on <it|them>", the.counters),
    (" with {counters} on him", the.counters),
    (" with {counters} on her", the.counters),
)


def of_a_hand(what: Any, known: PhraseContext) -> Any:
    return what if n.InZone(Zone.HAND) in conjuncts(which_are(what, known)) else DECLINED


def said_from_hand(words: str) -> str | None:
    there = next((whose for whose in (" in your hand", " in their hand") if words.endswith(whose)), "")
    return words[: -len(there)] + there.replace(" in ", " from ") if there else None


from_hand: Final = Reworded(Within(owned_objects, back=of_a_hand), said_from_hand)
# What is put there from a hand does not return.
for tapped, tap in (("", False), (" tapped", True)):
    phrase(
        f"put {{what}} onto the battlefield{tapped}", like(n.Move, what=the.what, to=Zone.BATTLEFIELD, tapped=tap),
        clauses, what=from_hand, then=mention_moved,
    )  # fmt: skip
for verb, to in (("return", "to"), ("put", "onto")):
    for tapped, tap, attacking in (("", False, False), (" tapped", True, False), (" tapped and attacking", True, True)):
        for with_one, counters in WITH_COUNTER:
            more: dict[str, Any] = {"counters": some_counters} if counters else {}
            person = with_one[-4:] in (" him", " her")
            # Which of these is said: the first that fits, so that control is told.
            for control, under, of, parse_only in (
                (" under <its|their> owner's control", None, objects, verb == "put"),
                (" under their owners' control", None, objects, True),
                (" under his owner's control", None, objects, True),
                (" under her owner's control", None, objects, True),
                (" under your control", n.You(), objects, verb == "put"),
                ("", None, owned_objects, True),
                ("", n.You(), your_objects, True),
            ):
                phrase(
                    f"{verb} {{what}} {to} the battlefield{'' if attacking else tapped}{control}"
                    f"{tapped if attacking else ''}{with_one}",
                    like(
                        n.Move, what=the.what, to=Zone.BATTLEFIELD, under=under, tapped=tap, attacking=attacking,
                        counters=counters,
                    ),
                    clauses, what=of, then=mention_moved, parse_only=parse_only or person, **more,
                )  # fmt: skip


def this_in_exile(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "This card", which was put into exile before."""
    return [
        ("this card", mention.what, mentioning(known, mention))
        for mention in discourse_of(known).mentions
        if n.This() in (mention.was, mention.before) and "exiled card" in mention.nouns
    ]


phrase(
    "return {what} from exile to the battlefield under its owner's control",
    like(n.Move, what=the.what, to=Zone.BATTLEFIELD), clauses,
    what=Reference("this card", this_in_exile), then=mention_moved, parse_only=True,
)  # fmt: skip
# "Onto the battlefield under your control tapped", where it was once told in this order.
phrase(
    "put {what} onto the battlefield under your control tapped",
    like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=n.You(), tapped=True), clauses,
    what=objects, then=mention_moved, parse_only=True,
)  # fmt: skip
# One of several players, chosen as it is put there (CR 608.2d).
for control, among in (("an opponent's", n.EachOpponent()), ("another player's", n.EachOtherPlayer())):
    phrase(
        f"return {{what}} to the battlefield under {control} control",
        like(
            n.Sequence,
            of=(n.ChoosePlayer(among), like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=n.ChosenPlayer())),
        ),
        clauses, what=one_object, then=lambda known, both: mention_moved(known, both.of[1]),
    )  # fmt: skip
for whose_control in ("<its|their> owner's", "their owners'", "his owner's", "her owner's"):
    phrase(
        f"return {{what}} to the battlefield transformed under {whose_control} control",
        like(n.Move, what=the.what, to=Zone.BATTLEFIELD, transformed=True), clauses,
        what=objects, then=mention_moved, parse_only=whose_control[0] != "<",
    )  # fmt: skip
# Face down as a 2/2 creature, or as what is said (CR 708.2).
TWO_TWO: Final = n.CardDef("", None, n.CardType.CREATURE, power=2, toughness=2)
SHAPES: Final = (
    *(
        (f". it's {'an' if land[0] == 'I' else 'a'} {land} land", card("", None, n.OfType(n.CardType.LAND), land)())
        for land in BASIC_LAND_MANA
    ),
    ("", TWO_TWO),
)
for shown, shape in SHAPES:
    for control, under in (("<its|their> owner's", None), ("your", n.You())):
        phrase(
            f"return {{what}} to the battlefield face down under {control} control{shown}",
            like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=under, face_down=True, shape=shape), clauses,
            what=objects, then=mention_moved,
        )  # fmt: skip
# Attacking whom is told (CR 508.4).
for verb in ("put {what} onto", "return {what} to"):
    for control, under, of in (
        (" under <its|their> owner's control", None, objects), (" under your control", n.You(), objects),
        ("", None, owned_objects), ("", n.You(), your_objects),
    ):  # fmt: skip
        phrase(
            f"{verb} the battlefield{control} tapped and attacking {{attacked}}",
            like(
                n.Move, what=the.what, to=Zone.BATTLEFIELD, under=under, tapped=True, attacking=True,
                attacked=the.attacked,
            ),
            clauses, what=of, attacked=certain_players, then=mention_moved,
            parse_only=not control or verb[0] == "p",
        )  # fmt: skip

# Or a planeswalker of theirs, as you choose (CR 508.4).
THEIR_WALKERS: Final = like(
    n.Each, which=like(n.All, of=(n.OfType(CardType.PLANESWALKER), like(n.ControlledBy, who=the.attacked)))
)
for control, under, of in ((" under your control", n.You(), objects), ("", n.You(), your_objects)):
    phrase(
        f"put {{what}} onto the battlefield{control} tapped and attacking {{attacked}} or a planeswalker they control",
        like(
            n.Move,
            what=the.what,
            to=Zone.BATTLEFIELD,
            under=under,
            tapped=True,
            attacking=True,
            attacked=like(n.Together, of=(the.attacked, THEIR_WALKERS)),
        ),
        clauses,
        what=of,
        attacked=certain_players,
        then=mention_moved,
        parse_only=not control,
    )
for words in (
    "return {what} to the battlefield transformed under your control",
    "put {what} onto the battlefield transformed under your control",
):
    phrase(
        words, like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=n.You(), transformed=True), clauses,
        what=objects, then=mention_moved, parse_only=words[0] == "p",
    )  # fmt: skip

    phrase(
        f"{words} attached to {{host}}",
        like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=n.You(), transformed=True, host=the.host), clauses,
        what=objects, host=hosts, then=mention_moved, fits=is_put_on_another, parse_only=words[0] == "p",
    )  # fmt: skip

for verb, to in (("return", "to"), ("put", "onto")):
    for control, under, of in (
        (" under <its|their> owner's control", None, objects), (" under your control", n.You(), objects),
        ("", None, owned_objects), ("", n.You(), your_objects),
    ):  # fmt: skip
        phrase(
            f"{verb} {{what}} {to} the battlefield{control} attached to {{host}}",
            like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=under, host=the.host),
            clauses, what=of, host=hosts, then=mention_moved, parse_only=verb == "put",
            fits=is_put_on_another,
        )  # fmt: skip
phrase(
    "put ~ and each creature it's blocking on top of their owners' libraries, then those players shuffle",
    n.Move(n.Each(n.Any((n.IsThis(), n.IsBlockedBy(n.This())))), Zone.LIBRARY, shuffled=True),
    clauses,
)
IN_HANDS, IN_GRAVEYARDS = n.Each(n.InZone(Zone.HAND)), n.Each(n.InZone(Zone.GRAVEYARD))
phrase(
    "{by} <shuffles> <their|your> hand and graveyard into <their|your> library",
    like(
        n.Sequence,
        of=(n.Move(n.Together((IN_HANDS, IN_GRAVEYARDS)), Zone.LIBRARY, at_random=True), like(n.Shuffle, by=the.by)),
    ),
    clauses,
    by=who,
    fits=lambda both: both.of[1].by == n.EachPlayer(),
)

# Cards that are aimed at: the library is shuffled though none of them may be there, or none was aimed at (CR 701.24d).
phrase(
    "{by} <shuffles> {what} into their library",
    like(
        n.Sequence,
        of=(like(n.Move, what=the.what, to=Zone.LIBRARY, at_random=True), like(n.Shuffle, by=the.by)),
    ),
    clauses,
    by=who,
    what=owned_objects,
    fits=lambda both: both.of[1].by != n.You() and isinstance(both.of[0].what, n.Target),
)

for it in ("~", "it", "him", "her"):
    phrase(
        f"~'s owner shuffles {it} into their library", n.Move(n.This(), Zone.LIBRARY, shuffled=True), clauses,
        parse_only=True,
    )  # fmt: skip
for this in ("~", "this card"):  # where it has gone as a cost was paid
    phrase(
        f"shuffle {this} into your library from your graveyard", n.Move(n.This(), Zone.LIBRARY, shuffled=True), clauses,
        parse_only=True,
    )  # fmt: skip
phrase(
    "{by} <puts> {what} onto the battlefield under their control",
    like(n.Move, what=the.what, to=Zone.BATTLEFIELD, under=the.by), clauses, by=one_who, what=objects,
    then=mention_moved, fits=lambda move: move.under != n.You(),
)  # fmt: skip
phrase(
    "put {what} onto the battlefield or into your hand",
    like(
        n.ChooseEffect, of=(like(n.Move, what=the.what, to=Zone.BATTLEFIELD), like(n.Move, what=the.what, to=Zone.HAND))
    ),
    clauses, what=one_object,
)  # fmt: skip
# --- "It enters tapped and attacking that player": how it enters, told apart (CR 508.4)


def entering_attacking(told: Any) -> Any:
    move, attacked = told
    if not isinstance(move, n.Move) or move.to != Zone.BATTLEFIELD or move.tapped or move.attacking:
        return DECLINED
    return replace(move, tapped=True, attacking=True, attacked=attacked)


def told_how_it_enters(move: Any) -> Any:
    if not move.tapped or not move.attacking or move.attacked is None:
        return DECLINED
    return (replace(move, tapped=False, attacking=False, attacked=None), move.attacked)


enters_attacking: Final = phrase(
    "{move}. it enters tapped and attacking {attacked}", (the.move, the.attacked), move=clause,
    attacked=certain_players, parse_only=True,
)  # fmt: skip
sentences.add(
    InText(
        Mapped(enters_attacking, entering_attacking, told_how_it_enters, n.Move),
        ". it enters tapped and attacking ",
    )
)

# From the bottom of a library.
AT_BOTTOM: Final = like(n.TopOfLibrary, of=the.by, bottom=True)
phrase(
    "put the bottom card of your library into your graveyard",
    n.Move(n.TopOfLibrary(n.You(), bottom=True), Zone.GRAVEYARD), clauses, then=mention_moved,
)  # fmt: skip
phrase(
    "{by} <puts> the bottom card of their library into their graveyard",
    like(n.Move, what=AT_BOTTOM, to=Zone.GRAVEYARD), clauses, then=mention_moved, by=one_who,
    fits=lambda move: move.what.of != n.You(),
)  # fmt: skip

# --- "You return a creature card from your graveyard to your hand": that it is you goes without saying elsewhere

OF_NOBODY_NAMED: Final = (n.Move, n.PutCounters, n.Tap, n.Untap)


def names_nobody(effect: Any) -> bool:
    """True if it is told of no player by name, so that "you" can stand before it."""
    last = steps_of(effect)[-1]
    if isinstance(last, n.Move) and last.what == n.This():
        return False
    return isinstance(last, OF_NOBODY_NAMED) and all(
        isinstance(step, (n.Choose, *OF_NOBODY_NAMED)) for step in steps_of(effect)
    )


def said_once(known: PhraseContext) -> PhraseContext | None:
    """ "You" stands before it once."""
    memory = discourse_of(known)
    if memory.bare:
        return None
    return context_of(False, memory._replace(bare=True, subject=n.You(), subject_one=False, subject_player=True))


def said_before(outer: PhraseContext, known: PhraseContext, _: Any) -> PhraseContext:
    return context_of(known.one, discourse_of(known)._replace(bare=discourse_of(outer).bare))


phrase("you {do}", the.do, clauses, do=Within(clause, said_once, said_before), fits=names_nobody, parse_only=True)
