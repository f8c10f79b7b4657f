"""How often something was done this turn with what is described: "if another Elf entered the battlefield under your
control this turn", "if you've sacrificed two or more artifacts this turn".
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import ANYTHING, CREATURE, EACH_OPPONENT, EACH_PLAYER, NONLAND, YOU
from mainphase.kernel.keys import HAD_ENTER
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one, quantities
from mainphase.language.grammar.conditions import conditions, one_or
from mainphase.language.grammar.counters import counter_kind, one_counter
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.done import with_no_controller
from mainphase.language.grammar.groups import ITSELF, SELF, mention_group
from mainphase.language.syntax import Choice, Words, like, phrase, the

SOME: Final = n.Fixed(1)

# --- What may be described so: the same whoever asks, and of which nothing simpler is kept

PLAIN: Final = (
    n.All, n.Any, n.Anything, n.IsCommander, n.IsToken, n.Not, n.OfColor, n.OfSubtype, n.OfSupertype, n.OfType, n.Other,
    n.WithKeyword,
)  # fmt: skip
SIMPLER: Final[dict[str, tuple[n.Filter, ...]]] = {
    "had enter": (NONLAND, *(n.OfType(bit) for bit in HAD_ENTER)),
    "had put into their graveyard": (n.Anything(),),
}


def is_plain(times: n.TimesThisTurn) -> bool:
    which = times.which
    if which in SIMPLER.get(times.what, ()) or (times.what, times.by, which) == (
        "had leave the battlefield",
        YOU,
        ANYTHING,
    ):
        return False
    return which == ITSELF or is_plainly_described(which)


def is_plainly_described(which: n.Filter) -> bool:
    """True if what fits does so whoever asks, but that "another" is another than this."""
    outside = [part for part in everything_in(which) if isinstance(part, n.Other)]
    told = [part for part in conjuncts(which) if isinstance(part, n.Other)]
    return len(outside) == len(told) and all(
        isinstance(part, PLAIN) for part in everything_in(which) if isinstance(part, n.Node)
    )


def of_plain(condition: Any) -> bool:
    return is_plain(condition.left)


def of_several(condition: Any) -> bool:
    return is_plain(condition.left) and condition.right != SOME


so_many: Final = Words("a number", [(f"{NUMBER_WORDS[k]} or more", n.Fixed(k)) for k in range(1, 11)])


class DeedTold:
    """A deed: how it is told of one thing and of several, where "{which}" stands for them; whose it is."""

    def __init__(self, what: str, by: n.Selector, one: str, many: str, noun: Any, nouns_of_it: Any) -> None:
        self.times = like(n.TimesThisTurn, what=what, by=by, which=the.which)
        self.one = one
        self.many = many
        self.noun = noun
        self.nouns = nouns_of_it


PERMANENT: Final = (with_no_controller(nouns.permanent), with_no_controller(nouns.permanents))
CARD: Final = (nouns.card, nouns.cards)


def in_passive(words: str) -> tuple[str, str]:
    return f"{{which}} was {words}", f"{{which}} were {words}"


def active(words: str) -> tuple[str, str]:
    return words, words


DONE: Final[tuple[tuple[DeedTold, bool], ...]] = tuple([
    (DeedTold(what, by, *told, *noun), parse_only)
    for what, by, told, noun, parse_only in (
        ("had enter", YOU, active("{which} entered the battlefield under your control"), PERMANENT, False),
        ("had enter", YOU, active("you had {which} enter the battlefield under your control"), PERMANENT, True),
        ("had leave the battlefield", EACH_PLAYER, active("{which} left the battlefield"), PERMANENT, False),
        ("had leave the battlefield", YOU, active("{which} you controlled left the battlefield"), PERMANENT, False),
        ("had leave the battlefield", YOU, active("{which} left the battlefield under your control"), PERMANENT, True),
        (
            "had put into their graveyard from the battlefield", YOU,
            in_passive("put into your graveyard from the battlefield"), PERMANENT, False,
        ),
        (
            "had put into their hand from the battlefield", YOU, in_passive("put into your hand from the battlefield"),
            PERMANENT, False,
        ),
        ("had leave their graveyard", YOU, active("{which} left your graveyard"), CARD, False),
        ("had put into their graveyard", YOU, in_passive("put into your graveyard from anywhere"), CARD, False),
        (
            "had put into their graveyard", EACH_PLAYER,
            ("{which} was put into a graveyard from anywhere", "{which} were put into graveyards from anywhere"),
            CARD, False,
        ),
        ("had put into exile", EACH_PLAYER, in_passive("put into exile"), CARD, False),
        ("sacrificed", YOU, active("you sacrificed {which}"), PERMANENT, False),
        ("sacrificed", YOU, active("you've sacrificed {which}"), PERMANENT, True),
        ("sacrificed", EACH_OPPONENT, active("an opponent sacrificed {which}"), PERMANENT, False),
        ("created", YOU, active("you created {which}"), PERMANENT, False),
        ("created", YOU, active("you've created {which}"), PERMANENT, True),
        ("cycled", YOU, active("you cycled {which}"), CARD, False),
        ("cycled", YOU, active("you've cycled {which}"), CARD, True),
    )
])  # fmt: skip
phrase(
    "you had {which} enter the battlefield under your control last turn",
    like(
        n.Compare, left=like(n.TimesThisTurn, what="had enter", by=YOU, which=the.which, last=True), op=">=", right=SOME
    ),
    conditions, which=one_or(PERMANENT[0]), fits=lambda condition: is_plainly_described(condition.left.which),
)  # fmt: skip
for done, parse_only in DONE:
    some = like(n.Compare, left=done.times, op=">=", right=SOME)
    phrase(f"{done.one} this turn", some, conditions, which=one_or(done.noun), fits=of_plain, parse_only=parse_only)
    phrase(
        done.many.replace("{which}", "{count} {which}") + " this turn",
        like(n.Compare, left=done.times, op=">=", right=the.count), conditions,
        count=so_many, which=done.nouns, fits=of_several, parse_only=parse_only,
    )  # fmt: skip
    phrase(
        done.many.replace("{which}", "one or more {which}") + " this turn", some, conditions, which=done.nouns,
        fits=of_plain, parse_only=True,
    )  # fmt: skip
    phrase(
        done.many.replace("{which}", "no {which}") + " this turn",
        like(n.Compare, left=done.times, op="=", right=n.Fixed(0)), conditions, which=done.nouns, fits=of_plain,
        parse_only=parse_only,
    )  # fmt: skip

# --- Died: what has died is known as it was (CR 603.10)

SIMPLY_DIED: Final = (CREATURE, n.All((CREATURE, n.ControlledBy(YOU))))
for under, has_control in (("", False), (" under your control", True)):
    control = (n.ControlledBy(YOU),) if has_control else ()
    which_died: Any = like(n.All, of=(the.which, *control)) if control else the.which
    singular: tuple[str, Any, dict[str, Any]] = ("", one_or(PERMANENT[0]), {})
    plural: tuple[str, Any, dict[str, Any]] = ("{count} ", PERMANENT[1], {"count": so_many})
    for count, noun, counted in (singular, plural):
        phrase(
            f"{count}{{which}} died{under} this turn",
            like(n.Compare, left=like(n.DiedThisTurn, which=which_died), op=">=", right=the.count if count else SOME),
            conditions,
            which=noun,
            **counted,
            fits=lambda died: died.right != SOME or died.left.which not in SIMPLY_DIED,
        )

phrase(
    "{which} under your control was destroyed this turn by a spell or ability an opponent controlled",
    like(
        n.Compare, left=like(n.TimesThisTurn, what="had destroyed by an opponent", by=YOU, which=the.which), op=">=",
        right=SOME,
    ),
    conditions, which=one_or(PERMANENT[0]), fits=of_plain,
)  # fmt: skip

phrase(
    "{which} an opponent controlled was dealt excess damage this turn",
    like(
        n.Compare, left=like(n.TimesThisTurn, what="had dealt excess damage", by=n.EachOpponent(), which=the.which),
        op=">=", right=SOME,
    ),
    conditions, which=one_or(PERMANENT[0]), fits=of_plain,
)  # fmt: skip

ATTACKED_WITH: Final = like(
    n.Compare, left=like(n.TimesThisTurn, what="attacked with", by=YOU, which=the.which), op=">=", right=SOME
)
# "In a turn" of which a permission speaks (`playing`): "during any turn you attacked with a commander".
attacked_with: Final = phrase("you attacked with {which}", ATTACKED_WITH, which=one_or(PERMANENT[0]), fits=of_plain)
phrase("{so} this turn", the.so, conditions, so=attacked_with)

# --- Counters (CR 122.6)

on_what: Final = Choice("what counters are put on")
phrase("{which}", the.which, on_what, which=Words("this", SELF), then=mention_group(True, None))
on_what.add(one_or(nouns.permanent))
PUT: Final = {"what": "put counters on", "by": YOU, "which": the.which}
for have, parse_only in (("", False), ("'ve", True)):
    for words, kind, slots in (
        ("a counter", "", {}),
        ("{kind} counter", the.kind, {"kind": one_counter}),
        ("one or more counters", "", {}),
        ("one or more {kind} counters", the.kind, {"kind": counter_kind}),
    ):
        phrase(
            f"you{have} put {words} on {{which}} this turn",
            like(n.Compare, left=like(n.TimesThisTurn, **PUT, kind=kind), op=">=", right=SOME), conditions,
            which=on_what, fits=of_plain, parse_only=parse_only or words.startswith("one"), **slots,
        )  # fmt: skip
HAD_PUT: Final = like(n.TimesThisTurn, what="had counters put on", by=YOU, which=the.which, kind=the.kind)
phrase(
    "{kind} counter was put on {which} under your control this turn",
    like(n.Compare, left=HAD_PUT, op=">=", right=SOME), conditions,
    kind=one_counter, which=one_or(PERMANENT[0]), fits=of_plain,
)  # fmt: skip
phrase(
    "a spell was warped this turn", n.Compare(n.TimesThisTurn("warped", EACH_PLAYER, ANYTHING), ">=", SOME), conditions
)

# --- How many

for did in ("sacrificed", "created"):
    so_often = like(n.TimesThisTurn, what=did, by=YOU, which=the.which)
    for have, parse_only in (("'ve", False), ("", True)):
        phrase(
            f"{{which}} you{have} {did} this turn", so_often, each_one, which=PERMANENT[0], fits=is_plain,
            parse_only=parse_only,
        )  # fmt: skip
        phrase(
            f"the number of {{which}} you{have} {did} this turn", so_often, quantities, which=PERMANENT[1],
            fits=is_plain, parse_only=parse_only,
        )  # fmt: skip
    by_anybody = like(n.TimesThisTurn, what=did, by=EACH_PLAYER, which=the.which)
    phrase(f"{{which}} {did} this turn", by_anybody, each_one, which=PERMANENT[0], fits=is_plain)
    phrase(f"the number of {{which}} {did} this turn", by_anybody, quantities, which=PERMANENT[1], fits=is_plain)
for which, ahead, to in ((PERMANENT[0], "", each_one), (PERMANENT[1], "the number of ", quantities)):
    phrase(
        f"{ahead}{{which}} you had enter the battlefield under your control this turn",
        like(n.TimesThisTurn, what="had enter", by=YOU, which=the.which), to, which=which,
        fits=lambda times: is_plainly_described(times.which),
    )  # fmt: skip
