"""How many and how much: quantities, alone and with what is counted ("two cards", "damage equal to its power")."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.keys import SavedAs
from mainphase.language.grammar import nouns
from mainphase.language.grammar.counts import NUMBER_WORDS, counter_kind, figure, number_word, plural
from mainphase.language.grammar.discourse import (
    BY_YOU,
    RETURNED,
    TO_HAND,
    Mention,
    acting_as,
    also_known,
    conjuncts,
    discourse_of,
    fresh,
    nobody_acting,
    nouns_of,
)
from mainphase.language.grammar.kinds import every
from mainphase.language.grammar.objects import (
    YOUR_BEARER,
    before_it_left,
    certain_objects,
    certain_players,
    pronoun,
    that_thing,
    whatever_it_means,
    whose,
)
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Mapped,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Reference,
    Rendering,
    SourceText,
    Starting,
    Within,
    Words,
    like,
    phrase,
    the,
)


def fixed_quantity(number: int) -> n.Fixed:
    return n.Fixed(number)


def number_of_fixed(q: Any) -> Any:
    return q.n if type(q) is n.Fixed else DECLINED


SEVERAL_SACRIFICED: Final = n.Saved("sacrificed")
# Amounts as they are after "equal to", "where X is", "plus".
quantities: Final = Choice("an amount")
figures: Final = Mapped(figure, fixed_quantity, number_of_fixed, n.Fixed)
number_words: Final = Mapped(number_word, fixed_quantity, number_of_fixed, n.Fixed)
x: Final = Words("X", [("X", n.X())])


def is_no_hand(q: Any) -> bool:
    """All the cards in a hand are counted as the size of that hand."""
    parts = conjuncts(q.which)
    return not (len(parts) == 2 and n.InZone(n.Zone.HAND) in parts and any(isinstance(p, n.OwnedBy) for p in parts))


more_or_less: Final = Choice("an amount")  # from which something can be taken
phrase(
    "the total number of {which} you own in exile and in your graveyard",
    like(
        n.Plus,
        left=like(n.CountOf, which=like(n.All, of=(the.which, n.InZone(n.Zone.EXILE), n.OwnedBy(n.You())))),
        right=like(n.CountOf, which=like(n.All, of=(the.which, n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.You())))),
    ),
    quantities, more_or_less, which=every(nouns.cards),
)  # fmt: skip
phrase("the total number of cards in all players' hands", n.CountOf(n.InZone(n.Zone.HAND)), quantities)
phrase("the number of {which}", n.CountOf, quantities, more_or_less, which=every(nouns.things), fits=is_no_hand)


phrase("the chosen number", n.ChosenNumber(), quantities)
# Something, be it what acts: "~ deals damage equal to the number of charge counters on it".
bearing: Final = Within(certain_objects, nobody_acting, lambda outer, known, _: acting_as(known, outer))

# After "for each": one of what is counted.
each_one: Final = Choice("what is counted")


def counted_group(known: PhraseContext, q: Any) -> PhraseContext:
    """Returns the context where what was counted can be spoken of: "those creatures"."""
    return also_known(known, Mention(n.Each(q.which), nouns_of(q.which), False)).agreeing(known.one)


phrase("{which}", n.CountOf, each_one, which=nouns.counted, fits=is_no_hand, then=counted_group)
phrase("card in {of} hand", n.HandSizeOf, each_one, of=whose)


def moved_so_far(words: str, noun: str) -> Phrase:
    """ "Card exiled this way": of those that the last instruction to exile exiled, unless they were permanents, some of
    which may have been no cards.
    """
    moved = n.Saved("it")

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        cards = any(
            mention.what == moved and noun in mention.nouns and "permanent" not in mention.nouns
            for mention in discourse_of(known).mentions
        )
        return [(words, n.SizeOf(moved), known)] if cards else []

    return Reference(words, meanings, words.split(" ")[0], of=n.SizeOf)


for did, moved in (("exiled", "exiled card"), ("returned", RETURNED)):
    each_one.add(moved_so_far(f"card {did} this way", moved))
    quantities.add(moved_so_far(f"the number of cards {did} this way", moved))


def still_exiled(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """Those of the cards that were exiled last which are there yet (CR 400.7)."""
    exiled = n.Saved("it")
    told = any(
        mention.what == exiled and "exiled card" in mention.nouns and not mention.one
        for mention in discourse_of(known).mentions
    )
    return [(STILL_EXILED, n.SizeOf(exiled, n.InZone(n.Zone.EXILE)), known)] if told else []


STILL_EXILED: Final = "of those cards that are still exiled"
each_one.add(Reference(STILL_EXILED, still_exiled, "of", of=n.SizeOf))
phrase(
    "{left} and each {right}",
    like(n.Plus, left=like(n.CountOf, which=the.left), right=like(n.CountOf, which=the.right)), each_one,
    left=nouns.counted, right=nouns.counted,
)  # fmt: skip
phrase("that amount", n.EventAmount(), quantities)
phrase("card discarded this way", n.EventAmount(), each_one, parse_only=True)  # by an event: `is_of_discarding`
phrase("the number of cards looked at while scrying this way", n.EventAmount(), quantities, parse_only=True)
phrase("your speed", n.SpeedOf(n.You()), quantities)
phrase("that damage", n.EventAmount(), quantities, parse_only=True)
phrase("the amount of life you gained", n.EventAmount(), quantities, parse_only=True)


def all_damage_at_once(words: str) -> Phrase:
    """All that was dealt at once by what an event is about."""

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        return [(words, ALL_AT_ONCE, known)] if discourse_of(known).damage_at_once else []

    def due(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        return [(words, ALL_AT_ONCE, known)]

    return Reference(words, meanings, words, due=due)


def by_one_source(known: PhraseContext) -> PhraseContext | None:
    """Of one source the damage dealt is the amount of the event, which is said in other words."""
    return None if discourse_of(known).damage_at_once else known


REMOVED: Final = n.DoneThisWay(SavedAs.COUNTERS_REMOVED)
ALL_AT_ONCE: Final = n.DoneThisWay(SavedAs.DAMAGE_AT_ONCE)
for into, of_event in (
    (quantities, "the amount of damage dealt"),
    (quantities, "the damage dealt"),
    (quantities, "the amount of damage those creatures dealt to that player"),
    (quantities, "the amount of damage it dealt to that player"),
    (quantities, "the amount of damage ~ dealt to that player"),
    (each_one, "1 damage dealt to them"),
):
    into.add(all_damage_at_once(of_event))
    into.add(Within(phrase(of_event, n.EventAmount(), parse_only=True), by_one_source))
for deed in ("life you gained", "life you lost", "life they gained", "life they lost"):
    phrase(f"1 {deed}", n.EventAmount(), each_one, parse_only=True)
phrase("card you've drawn this turn", n.CardsDrawnThisTurn(n.You()), each_one)
# Of two commanders every cast counts (CR 702.124e).
for one_of in ("your", "a"):
    phrase(
        f"time you've cast {one_of} commander from the command zone this game", n.CommanderCasts(n.You()), each_one,
        parse_only=one_of != "your",
    )  # fmt: skip
phrase(
    "the number of times {of}'s been cast from the command zone this game", n.CastsFromCommandZone, quantities,
    of=bearing,
)  # fmt: skip
phrase("the number of times {of} has mutated", n.TimesMutated, quantities, of=bearing)
phrase("the number of cards you've drawn this turn", n.CardsDrawnThisTurn(n.You()), quantities, more_or_less)
for which, has, counted in ((nouns.spell, each_one, ""), (nouns.spells, quantities, "the number of ")):
    phrase(
        f"{counted}{{which}} {{by}}'ve cast this turn", n.SpellsCastThisTurn, has,
        which=which, by=certain_players, fits=lambda cast: nouns.is_only_cast(cast.which),
    )  # fmt: skip
# On all of a group together; of any kind.
that_had_some: Final = before_it_left(bearing)
for joint in ("on", "among"):
    group = like(n.Each, which=the.which)
    for several, prefix, to in (("", "", each_one), ("s", "the number of ", quantities)):
        phrase(
            f"{prefix}{{kind}} counter{several} {joint} {{which}}",
            like(n.CountersOn, kind=the.kind, of=group), to, kind=counter_kind, which=nouns.permanents,
            parse_only=joint != "among",
        )  # fmt: skip
        phrase(
            f"{prefix}counter{several} {joint} {{which}}", like(n.CountersOn, kind="", of=group), to,
            which=nouns.permanents, parse_only=joint != "among",
        )  # fmt: skip
phrase("counter on {of}", like(n.CountersOn, kind="", of=the.of), each_one, of=that_had_some)
phrase("the number of counters on {of}", like(n.CountersOn, kind="", of=the.of), quantities, of=that_had_some)
for words, total in (("power", n.TotalPower), ("toughness", n.TotalToughness), ("mana value", n.TotalManaValue)):
    phrase(f"the total {words} of {{which}}", total, quantities, more_or_less, which=every(nouns.things))
phrase("{kind} counter on {of}", n.CountersOn, each_one, kind=counter_kind, of=bearing)
phrase("the number of {kind} counters on {of}", n.CountersOn, quantities, kind=counter_kind, of=bearing)
PLAYERS_KINDS: Final = Words("a kind of counter", [(kind, kind) for kind in ("poison", "experience", "rad")])
whoever_has: Final = Choice("somebody")
for who_has, having in (("you have", n.You()), ("your opponents have", n.EachOpponent())):
    phrase(who_has, having, whoever_has)
phrase("{of} <has>", the.of, whoever_has, of=certain_players, fits=lambda of: of != n.You())
phrase("{of} have", the.of, whoever_has, of=certain_players, fits=lambda of: of != n.You(), parse_only=True)
phrase("{kind} counter {of}", n.CountersOn, each_one, kind=PLAYERS_KINDS, of=whoever_has)
phrase("the number of {kind} counters {of}", n.CountersOn, quantities, kind=PLAYERS_KINDS, of=whoever_has)
for words, greatest in (
    ("power", n.GreatestPower),
    ("toughness", n.GreatestToughness),
    ("mana value", n.GreatestManaValue),
):
    phrase(f"the greatest {words} among {{which}}", greatest, quantities, more_or_less, which=nouns.things)
    phrase(f"the highest {words} among {{which}}", greatest, quantities, which=nouns.things, parse_only=True)
    here_and_there = like(
        greatest, which=like(n.Any, of=(like(n.All, of=(n.InZone(n.Zone.BATTLEFIELD), the.which)), the.cards))
    )
    phrase(
        f"the greatest {words} among {{which}} and {{cards}}",
        here_and_there,
        quantities,
        which=nouns.permanents,
        cards=nouns.cards_in_zone,
    )
# Of those that an event was about, whatever has become of them (CR 608.2h): "the greatest power among them".
those_attacking: Final = Choice("those who attacked")
their: Final = Choice("whose")
for words, into in (("them", those_attacking), ("those creatures", those_attacking), ("their", their)):
    into.add(pronoun(words, lambda m: m.what == n.Saved(SavedAs.ATTACKERS)))
# Of cards that have left a graveyard at once, as they were there.
those_that_left: Final = pronoun("those cards", lambda m: m.what == n.Saved(SavedAs.AT_ONCE) and "card left" in m.nouns)
phrase(
    "the greatest mana value among {of}", like(n.GreatestManaValue, which=like(n.OneOf, of=the.of)), quantities,
    of=those_that_left,
)  # fmt: skip
for words, greatest, total in (
    ("power", n.GreatestPower, n.TotalPower),
    ("toughness", n.GreatestToughness, n.TotalToughness),
):
    most_of_them = like(greatest, which=like(n.OneOf, of=the.of))
    all_of_theirs = like(total, which=like(n.OneOf, of=the.of))
    phrase(f"the greatest {words} among {{of}}", most_of_them, quantities, of=those_attacking)
    phrase(f"{{of}} total {words}", all_of_theirs, quantities, of=their)
    phrase(f"the total {words} of {{of}}", all_of_theirs, quantities, of=those_attacking, parse_only=True)
# "The number of colors among those creatures": of a group that was spoken of, which is described again.
group_again: Final = Within(
    certain_objects, nobody_acting, seen=lambda what, _: what.which if isinstance(what, n.Each) else DECLINED,
    back=lambda which, _: n.Each(which),
)  # fmt: skip
# Of those that were sacrificed, as they last were.
OF_THOSE: Final = n.OneOf(SEVERAL_SACRIFICED)
given_up_together: Final = pronoun("their", lambda m: m.what == SEVERAL_SACRIFICED and not m.one)
for words, greatest, total in (
    ("power", n.GreatestPower, n.TotalPower),
    ("toughness", n.GreatestToughness, n.TotalToughness),
):
    for the_ones, later in (("the creatures", False), ("creatures", True)):
        sacrificed = f"{the_ones} sacrificed this way"
        phrase(f"the total {words} of {sacrificed}", total(OF_THOSE), quantities, parse_only=later)
        phrase(f"the greatest {words} among {sacrificed}", greatest(OF_THOSE), quantities, parse_only=not later)
    phrase(
        f"{{of}} total {words}", like(total, which=like(n.OneOf, of=the.of)), quantities, of=given_up_together,
        parse_only=True,
    )  # fmt: skip
for words, among in (("basic land type", n.BasicLandTypesAmong), ("color", n.ColorsAmong)):
    phrase(f"{words} among {{which}}", among, each_one, which=nouns.things)
    phrase(f"the number of {words}s among {{which}}", among, quantities, which=nouns.things)
    phrase(
        f"the number of {words}s among {{those}}", like(among, which=the.those), quantities, those=group_again,
        parse_only=True,
    )  # fmt: skip
for words, differing in (("power", n.PowersAmong), ("mana value", n.ManaValuesAmong)):
    phrase(f"different {words} among {{which}}", differing, each_one, which=nouns.things)
    phrase(f"the number of different {words}s among {{which}}", differing, quantities, which=nouns.things)
phrase("differently named {which}", n.NamesAmong, each_one, which=nouns.thing)
phrase("the number of differently named {which}", n.NamesAmong, quantities, which=nouns.things)


# What was spent to cast it (CR 106.3, 400.7d): "each color of mana spent to cast it".
def died_also(part: n.Filter) -> Any:
    return like(n.DiedThisTurn, which=like(n.All, of=(the.which, part)))


DIED_YOURS: Final = died_also(n.ControlledBy(n.You()))
DIED_OWNED: Final = died_also(n.OwnedBy(n.You()))


def is_creature(died: n.DiedThisTurn) -> bool:
    """True if it tells of creatures, and of nothing besides whose they were that follows from where they went."""
    told = conjuncts(died.which.of[0]) if isinstance(died.which, n.All) else ()
    return n.OfType(n.CardType.CREATURE) in told and not any(isinstance(part, n.ControlledBy) for part in told)


phrase("{which} that died under your control this turn", DIED_YOURS, each_one, which=nouns.permanent)
phrase("the number of {which} that died under your control this turn", DIED_YOURS, quantities, which=nouns.permanents)
for into, which, counted in ((each_one, nouns.permanent, ""), (quantities, nouns.permanents, "the number of ")):
    phrase(
        f"{counted}{{which}} put into your graveyard from the battlefield this turn", DIED_OWNED, into, which=which,
        fits=is_creature,
    )  # fmt: skip
phrase("{which} that died this turn", n.DiedThisTurn, each_one, which=nouns.permanent)
phrase("the number of {which} that died this turn", n.DiedThisTurn, quantities, which=nouns.permanents)
DISCARDED_SO: Final = like(n.TimesThisTurn, what="discarded", by=the.by, which=n.Anything())
for told_so, of_others in (("{by}'ve discarded this turn", False), ("{by} discarded this turn", True)):

    def by_whom(times: n.TimesThisTurn, others: bool = of_others) -> bool:
        return (times.by != n.You()) == others

    phrase(f"card {told_so}", DISCARDED_SO, each_one, by=certain_players, fits=by_whom)
    phrase(f"the number of cards {told_so}", DISCARDED_SO, quantities, more_or_less, by=certain_players, fits=by_whom)
for of_whom, who_have in (
    ("among all players", n.EachPlayer()),
    ("among players", n.EachPlayer()),
    ("among your opponents", n.EachOpponent()),
):
    for words, least in (("highest", False), ("lowest", True)):
        phrase(
            f"the {words} life total {of_whom}", n.MostAmong(who_have, n.LifeOf(n.ThatPlayer()), least), quantities,
            parse_only=of_whom == "among players",
        )  # fmt: skip
phrase(
    "the greatest number of cards an opponent has drawn this turn",
    n.MostAmong(n.EachOpponent(), n.CardsDrawnThisTurn(n.ThatPlayer())), quantities,
)  # fmt: skip
phrase(
    "the number of cards in the hand of the opponent with the most cards in hand",
    n.MostAmong(n.EachOpponent(), n.HandSizeOf(n.ThatPlayer())), quantities,
)  # fmt: skip
THEIRS: Final = n.ControlledBy(n.ThatPlayer())
phrase(
    "the greatest number of {which} a player controls",
    like(n.MostAmong, who=n.EachPlayer(), of=like(n.CountOf, which=like(n.All, of=(the.which, THEIRS)))), quantities,
    which=nouns.permanents,
)  # fmt: skip
phrase(
    "the greatest number of {which} that have a creature type in common", n.MostInCommon, quantities,
    which=nouns.permanents,
)  # fmt: skip
phrase("creature in {of} party", n.PartySize, each_one, of=whose)
phrase("the number of creatures in {of} party", n.PartySize, quantities, of=whose)
for did, brought in (("lost", "lost life"), ("gained", "gained life")):
    so_much = like(n.SoMuchThisTurn, what=brought, by=the.by)
    for k, (life_so, ve) in enumerate(
        (("the life", ""), ("the life", "'ve"), ("the amount of life", ""), ("the amount of life", "'ve"))
    ):
        phrase(
            f"{life_so} {{by}}{ve} {did} this turn", so_much, quantities, more_or_less, by=certain_players,
            parse_only=k > 0
        )  # fmt: skip
    for ve in ("", "'ve"):
        phrase(f"1 life {{by}}{ve} {did} this turn", so_much, each_one, by=certain_players, parse_only=True)
    phrase(
        f"1 life your opponents have {did} this turn", n.SoMuchThisTurn(brought, n.EachOpponent()), each_one,
        parse_only=True,
    )  # fmt: skip
    for everybody, who in (("all players", n.EachPlayer()), ("your opponents", n.EachOpponent())):
        told = n.SoMuchThisTurn(brought, who)
        phrase(f"the total life {did} by {everybody} this turn", told, quantities)
        for have in ("", "have "):
            phrase(f"the total amount of life {everybody} {have}{did} this turn", told, quantities, parse_only=True)
for already in ("", " already"):
    phrase(
        f"the damage{already} dealt to {{by}} this turn",
        like(n.SoMuchThisTurn, what="damaged", by=the.by),
        quantities,
        by=certain_players,
        parse_only=already != "",
    )
phrase("the damage dealt to your opponents this turn", n.SoMuchThisTurn("damaged", n.EachOpponent()), quantities)
phrase(
    "1 damage dealt to {by} this turn", like(n.SoMuchThisTurn, what="damaged", by=the.by), each_one,
    by=certain_players, parse_only=True,
)  # fmt: skip
phrase("creature you attacked with this turn", n.SoMuchThisTurn("attacked with creatures", n.You()), each_one)
for this in ("it", "this spell", "~", "this creature"):
    other = this != "it"
    phrase(f"time {this} was kicked", n.TimesPaid("kicker"), each_one, parse_only=other)
    phrase(f"the number of times {this} was kicked", n.TimesPaid("kicker"), quantities, parse_only=other)
phrase("color of mana spent to cast {of}", n.ColorsSpent, each_one, of=certain_objects)
phrase("the number of colors of mana spent to cast {of}", n.ColorsSpent, quantities, of=certain_objects)
for words, source in (("mana from a Treasure", "Treasure"), ("{S}", "snow")):
    for spent in ("spent", "that was spent"):
        phrase(
            f"{words} {spent} to cast {{of}}", like(n.ManaSpent, of=the.of, source=source), each_one,
            of=certain_objects, parse_only=spent != "spent",
        )  # fmt: skip
phrase(
    "the amount of {S} spent to cast {of}", like(n.ManaSpent, of=the.of, source="snow"), quantities, of=certain_objects
)
for into, words in ((quantities, "the amount of mana spent to cast {of}"), (each_one, "mana spent to cast {of}")):
    phrase(words, like(n.ManaSpent, of=the.of), into, of=certain_objects)
phrase("card type among {which}", n.CardTypesAmong, each_one, which=nouns.things)
phrase("the number of card types among {which}", n.CardTypesAmong, quantities, which=nouns.things)
CAST_BY_YOU: Final = n.CardTypesCast(n.You(), n.Anything())
phrase("card type among spells you've cast this turn", CAST_BY_YOU, each_one)
phrase("the number of card types among spells you've cast this turn", CAST_BY_YOU, quantities)
phrase(
    "the greatest mana value among {which} you've cast this turn",
    like(n.GreatestManaValueCast, by=n.You(), which=the.which), quantities, which=nouns.spells,
    fits=lambda most: nouns.is_only_cast(most.which),
)  # fmt: skip
phrase(
    "the number of different color pairs among {which} that are exactly two colors", n.ColorPairsAmong, quantities,
    which=nouns.permanents,
)  # fmt: skip
MANA_COLORS: Final = Words("a color", [(word, bit) for word, bit in nouns.COLORS[:5]])
phrase("unspent {color} mana you have", like(n.UnspentMana, color=the.color, of=n.You()), each_one, color=MANA_COLORS)
phrase(
    "the number of untapped lands {of} controlled at the beginning of this turn",
    n.UntappedLandsAsTurnBegan,
    quantities,
    of=certain_players,
)


class OfThatKind(Phrase):
    """ "Charge counter removed this way": words after a kind of counter of which `told` was said before, in the cost if
    it is one that is paid (`to_pay`). It is read only.
    """

    def __init__(self, words: str, value: n.Quantity, told: str, to_pay: bool = False) -> None:
        super().__init__(words)
        self.value = value
        self.told = told
        self.to_pay = to_pay

    def end(self, source: SourceText, at: int) -> int | None:
        """Where it ends if it stands there."""
        until = source.low.find(":", 0, at) if self.to_pay else at
        for kind, end, _ in counter_kind.parse(source, at, NOTHING_SAID):
            if source.match(self.name, end) and 0 <= source.low.find(self.told.format(kind), 0, at) < until:
                return end + len(self.name)
        return None

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        end = self.end(source, at)
        return [(self.value, end, context)] if end is not None else []

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        end = self.end(page, at) if isinstance(page, SourceText) and value == self.value else None
        return [(end, context)] if end is not None else []

    def kind(self) -> type | None:
        return type(self.value)


NOTHING_SAID: Final = fresh()
# After a cost that removes any number of them, that number is X (CR 107.3).
each_one.add(OfThatKind(" counter removed this way", n.X(), "any number of {} counters from ", to_pay=True))
phrase("{left} plus {right}", n.Plus, quantities, left=number_words, right=quantities)
phrase("{left} plus {right}", n.Plus, quantities, left=figures, right=quantities, parse_only=True)


def it_also_acting(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "Its": of whatever "it" can mean, also what acts."""
    return [("its", value, acting_as(after, known)) for value, _, after in whatever_it_means(known)]


def is_one_thing(_: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    """Each of several has its own."""
    several = isinstance(what, (n.Each, n.Together)) and what != n.Each(YOUR_BEARER)
    return None if several else known


# Whose power it is, which is that of what it was before it left: "its", "that creature's", "~'s".
bearers: Final = Choice("whose")
phrase("{of}", the.of, bearers, of=Reference("its", it_also_acting, "its"))


def his_or_hers(words: str) -> Reference:
    """ "His", "her": of this, which is somebody."""

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        return [(words, what, after) for _, what, after in it_also_acting(known) if what == n.This()]

    return Reference(words, meanings, words)


for words in ("his", "her"):
    phrase("{of}", the.of, bearers, of=his_or_hers(words), parse_only=True)
one_bearer: Final = Starting(
    Within(certain_objects, after=is_one_thing), lambda words: words[:6] != "itself" and words[:3] not in ("it", "it'")
)
phrase("{of}'s", the.of, bearers, of=one_bearer)
# Where it would be "it's" otherwise.
phrase("{of}'s", the.of, bearers, of=Within(that_thing("that", True, only_said=True), after=is_one_thing))
bearer: Final = before_it_left(bearers)
measures: Final = Choice("a number of it")
for node, words in ((n.PowerOf, "power"), (n.ToughnessOf, "toughness"), (n.ManaValueOf, "mana value")):
    phrase(f"{{of}} {words}", node, measures, of=bearer)
    phrase(
        f"the {words} of {{of}}", like(node, of=the.of), quantities, of=certain_objects, parse_only=True,
        fits=lambda q: not isinstance(q.of, (n.Each, n.Together)),
    )  # fmt: skip
phrase("of {of} colors", n.ColorsOf, each_one, of=bearer)
phrase("the number of {of} colors", n.ColorsOf, quantities, of=bearer)
quantities.add(measures)
# As it was before it left: "the power of the creature that died".
as_it_left: Final = Choice("what left")
for words, noun in (("the creature that died", "creature"), ("the permanent exiled this way", "exiled card")):

    def has_left(m: Mention, noun: str = noun) -> bool:
        return m.one and noun in m.nouns and (m.what == n.ThatObject() if noun == "creature" else m.was is not None)

    as_it_left.add(pronoun(words, has_left))
for node, words in ((n.PowerOf, "power"), (n.ToughnessOf, "toughness"), (n.ManaValueOf, "mana value")):
    phrase(f"the {words} of {{of}}", like(node, of=the.of), quantities, of=before_it_left(as_it_left), parse_only=True)
# Of a card as it is where it was put, not as it was before: "the power of the card you exiled".
card_as_it_is: Final = Choice("a card that was moved")
WHERE_IT_IS: Final = n.Saved("it")
for words, exiled in (("the card you exiled", True), ("the card returned this way", False)):

    def is_moved_card(m: Mention, exiled: bool = exiled) -> bool:
        return m.what == WHERE_IT_IS and m.one and "card" in m.nouns and ("exiled card" in m.nouns) == exiled

    card_as_it_is.add(pronoun(words, is_moved_card))
for node, words in ((n.PowerOf, "power"), (n.ToughnessOf, "toughness"), (n.ManaValueOf, "mana value")):
    phrase(f"the {words} of {{of}}", like(node, of=the.of), quantities, of=card_as_it_is)
# The power and the toughness of one thing together, which "its" means both times.
phrase(
    "{of} power plus its toughness",
    like(n.Plus, left=like(n.PowerOf, of=the.of), right=like(n.ToughnessOf, of=the.of)), quantities, of=bearer,
)  # fmt: skip
LESS_TOUGHNESS: Final = like(
    n.Plus, left=like(n.PowerOf, of=the.of), right=like(n.Times, factor=-1, of=like(n.ToughnessOf, of=the.of))
)
LESS_POWER: Final = like(
    n.Plus, left=like(n.ToughnessOf, of=the.of), right=like(n.Times, factor=-1, of=like(n.PowerOf, of=the.of))
)
phrase(
    "the difference between {of} power and toughness",
    like(n.GreaterOf, left=LESS_TOUGHNESS, right=LESS_POWER),
    quantities,
    of=bearer,
)
quantities.add(figures)
quantities.add(x)
phrase("the number of cards in {of} hand", n.HandSizeOf, quantities, more_or_less, of=whose)
phrase("{of} life total", n.LifeOf, quantities, more_or_less, of=whose)
phrase(
    "your devotion to {colors}",
    like(n.Devotion, colors=the.colors, of=n.You()),
    quantities,
    colors=Words("a color", [(word, bit.colors) for word, bit in nouns.colors.meanings[:5]]),
)
phrase("{left} plus {right}", n.Plus, quantities, left=more_or_less, right=more_or_less)
MINUS: Final = like(n.Plus, left=the.left, right=like(n.Times, factor=-1, of=the.right))
phrase("{left} minus {right}", MINUS, quantities, left=figures, right=quantities)
phrase("{left} minus {right}", MINUS, quantities, left=more_or_less, right=figures)
phrase("{left} minus {right}", MINUS, quantities, left=measures, right=measures)
phrase("{left} minus {right}", MINUS, quantities, left=measures, right=figures)
phrase("{left} plus {right}", n.Plus, quantities, left=more_or_less, right=more_or_less)
for first in (figures, more_or_less):
    phrase("{left} or {right}, whichever is greater", n.GreaterOf, quantities, left=first, right=more_or_less)
for words, factor in (("three times", 3), ("five times", 5)):
    phrase(f"{words} {{of}}", like(n.Times, factor=factor, of=the.of), quantities, of=quantities)
phrase("{left} minus {right}", MINUS, quantities, left=more_or_less, right=more_or_less)
phrase("twice {of}", like(n.Times, factor=2, of=the.of), quantities, of=quantities)
phrase("half {of}, rounded up", like(n.HalfOf, of=the.of, up=True), quantities, of=quantities)
phrase("half {of}, rounded down", like(n.HalfOf, of=the.of, up=False), quantities, of=quantities)


def as_many_as_gone(words: str) -> Phrase:
    """ "That many", "that much" after you have sacrificed any number, or permanents were exiled: how many were."""

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        things = [one for one in discourse_of(known).mentions if one.what != n.This() and not one.player]
        return [(words, n.SizeOf(gone), known) for mention in things[-1:] for gone in all_gone(mention)]

    return Reference(words, meanings, words, of=n.SizeOf)


def all_gone(mention: Mention) -> list[n.Saved]:
    """All of several things that were sacrificed, exiled or put into a hand, if it was spoken of that; as they were."""
    if mention.what == SEVERAL_SACRIFICED and BY_YOU in mention.nouns:
        return [SEVERAL_SACRIFICED]
    exiled = mention.what == n.Saved("it") and not mention.one and {"exiled card", "permanent"} <= {*mention.nouns}
    if mention.what == n.Saved("it") and not mention.one and TO_HAND in mention.nouns:
        return [n.Saved(SavedAs.MOVED_TO_HAND)]
    return [n.Saved(SavedAs.MOVED_TO_EXILE)] if exiled else []


# So many times X, or the amount of an event.
TWICE_X: Final = n.Times(2, n.X())
MULTIPLES: Final = (
    ("twice X", TWICE_X),
    ("two times X", TWICE_X),
    ("three times X", n.Times(3, n.X())),
    ("five times X", n.Times(5, n.X())),
)
TWICE_AS_MANY: Final = n.Times(2, n.EventAmount())
MANY_TIMES: Final = (*MULTIPLES, ("twice that many", TWICE_AS_MANY))


def halves_of_x(noun: str) -> list[tuple[str, n.Quantity]]:
    """ "Half X cards, rounded up"."""
    return [(f"half X {noun}, rounded {'up' if up else 'down'}", n.HalfOf(n.X(), up)) for up in (True, False)]


def so_many_of(noun: str) -> Choice:
    """So many of a noun: "a card", "two cards", "X cards", "that many cards", "cards equal to its power"."""
    several = plural(noun)
    article = "an" if noun[0] in "aeio" else "a"
    made = Choice(f"an amount of {several}")
    numbers = [(f"{NUMBER_WORDS[k]} {several}", n.Fixed(k)) for k in range(2, 21)]
    made.add(
        Words(
            made.name,
            [
                (f"{article} {noun}", n.Fixed(1)),
                (f"one {noun}", n.Fixed(1)),
                *numbers,
                (f"X {several}", n.X()),
                (f"that many {several}", n.EventAmount()),
                *((f"{words} {several}", amount) for words, amount in MANY_TIMES),
                *halves_of_x(several),
            ],
        )
    )
    made.add(as_many_as_gone(f"that many {several}"))
    phrase(f"{several} equal to {{of}}", the.of, made, of=quantities)
    phrase(f"a number of {several} equal to {{of}}", the.of, made, of=quantities, parse_only=True)
    phrase(f"{article} {noun} for each {{of}}", the.of, made, of=each_one)
    phrase(f"an additional {noun} for each {{of}}", the.of, made, of=each_one, parse_only=True)
    for k in range(2, 6):
        times = like(n.Times, factor=k, of=the.of)
        phrase(f"{NUMBER_WORDS[k]} {several} for each {{of}}", times, made, of=each_one)
    return made


def much(noun: str) -> Choice:
    """So much of something that is not counted: "3 damage", "that much life", "life equal to its power"."""
    made = Choice(f"an amount of {noun}")
    phrase(f"{{n}} {noun}", the.n, made, n=figures)
    made.add(
        Words(
            f"an amount of {noun}",
            [
                (f"X {noun}", n.X()),
                (f"that much {noun}", n.EventAmount()),
                (f"twice that much {noun}", TWICE_AS_MANY),
                *((f"{words} {noun}", amount) for words, amount in MULTIPLES),
                *halves_of_x(noun),
                *((f"{words},", amount) for words, amount in halves_of_x(noun)),
            ],
        )
    )
    made.add(as_many_as_gone(f"that much {noun}"))
    phrase(f"{noun} equal to {{of}}", the.of, made, of=quantities)
    phrase(f"X plus {{k}} {noun}", like(n.Plus, left=n.X(), right=the.k), made, k=figures)
    phrase(f"1 {noun} for each {{of}}", the.of, made, of=each_one, parse_only=True)
    for k in range(2, 11):
        phrase(f"{k} {noun} for each {{of}}", like(n.Times, factor=k, of=the.of), made, of=each_one)
    return made


a_card: Final = so_many_of("card")
damage: Final = much("damage")
life: Final = much("life")
for up, rounded in ((True, "up"), (False, "down")):
    phrase(f"half {{of}} life, rounded {rounded}", like(n.HalfOf, of=like(n.LifeOf, of=the.of), up=up), life, of=whose)
