"""How many and how much: quantities, alone and with what is counted ("two cards", "damage equal to its power")."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.counts import NUMBER_WORDS, counter_kind, figure, number_word, plural
from mainphase.language.grammar.discourse import (
    acting_as,
    as_it_is,
    as_it_was,
    fresh,
    nobody_acting,
    parts_of,
)
from mainphase.language.grammar.kinds import Every
from mainphase.language.grammar.objects import certain_objects, certain_players, whose
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, Source, Words, like, phrase, the
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading, Sense, Style


def fixed(number: int) -> n.Fixed:
    return n.Fixed(number)


def number_in(q: Any) -> Any:
    return q.n if type(q) is n.Fixed else DECLINED


# Amounts as they are after "equal to", "where X is", "plus".
quantities: Final = Choice("an amount")
figures: Final = Mapped(figure, fixed, number_in, n.Fixed)
number_words: Final = Mapped(number_word, fixed, number_in, n.Fixed)
x: Final = Words("X", [("X", n.X())])


def is_no_hand(q: Any) -> bool:
    """All the cards in a hand are counted as the size of that hand."""
    parts = parts_of(q.which)
    return not (len(parts) == 2 and n.InZone(n.Zone.HAND) in parts and any(isinstance(p, n.OwnedBy) for p in parts))


more_or_less: Final = Choice("an amount")  # from which something can be taken
phrase(
    "the number of {which}", n.CountOf, quantities, more_or_less, which=Every(nouns.things), fits=is_no_hand
)  # fmt: skip


class EvenActing(Phrase):
    """Something, be it what acts: "~ deals damage equal to the number of charge counters on it"."""

    def __init__(self) -> None:
        super().__init__(certain_objects.name)

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found = certain_objects.read(source, at, nobody_acting(sense))
        return [(value, end, acting_as(known, sense)) for value, end, known in found]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = certain_objects.say(value, nobody_acting(sense), style)
        return None if said is None else (said[0], acting_as(said[1], sense))

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        found = certain_objects.echo(value, source, at, nobody_acting(sense))
        return [(end, acting_as(known, sense)) for end, known in found]


bearing: Final = EvenActing()

# After "for each": one of what is counted.
each_one: Final = Choice("what is counted")
phrase("{which}", n.CountOf, each_one, which=nouns.counted, fits=is_no_hand)
phrase("card in {of} hand", n.HandSizeOf, each_one, of=whose)
phrase("card you've drawn this turn", n.CardsDrawnThisTurn(n.You()), each_one)
phrase("the number of cards you've drawn this turn", n.CardsDrawnThisTurn(n.You()), quantities, more_or_less)
for which, has, counted in ((nouns.spell, each_one, ""), (nouns.spells, quantities, "the number of ")):
    phrase(
        f"{counted}{{which}} {{by}}'ve cast this turn", n.SpellsCastThisTurn, has,
        which=which, by=certain_players, fits=lambda cast: nouns.is_only_cast(cast.which),
    )  # fmt: skip
phrase("{kind} counter on {of}", n.CountersOn, each_one, kind=counter_kind, of=bearing)
phrase("the number of {kind} counters on {of}", n.CountersOn, quantities, kind=counter_kind, of=bearing)
for words, greatest in (
    ("power", n.GreatestPower),
    ("toughness", n.GreatestToughness),
    ("mana value", n.GreatestManaValue),
):
    phrase(f"the greatest {words} among {{which}}", greatest, quantities, more_or_less, which=nouns.things)
    phrase(f"the highest {words} among {{which}}", greatest, quantities, which=nouns.things, also=True)
for words, among in (("basic land type", n.BasicLandTypesAmong), ("color", n.ColorsAmong)):
    phrase(f"{words} among {{which}}", among, each_one, which=nouns.things)
    phrase(f"the number of {words}s among {{which}}", among, quantities, which=nouns.things)
for words, differing in (("power", n.PowersAmong), ("mana value", n.ManaValuesAmong)):
    phrase(f"different {words} among {{which}}", differing, each_one, which=nouns.things)
    phrase(f"the number of different {words}s among {{which}}", differing, quantities, which=nouns.things)
phrase("differently named {which}", n.NamesAmong, each_one, which=nouns.thing)
phrase("the number of differently named {which}", n.NamesAmong, quantities, which=nouns.things)
# What was spent to cast it (CR 106.3, 400.7d): "each color of mana spent to cast it".
phrase("{which} that died this turn", n.DiedThisTurn, each_one, which=nouns.permanent)
phrase("the number of {which} that died this turn", n.DiedThisTurn, quantities, which=nouns.permanents)
phrase("creature in {of} party", n.PartySize, each_one, of=whose)
phrase("the number of creatures in {of} party", n.PartySize, quantities, of=whose)
for did, brought in (("lost", "lost life"), ("gained", "gained life")):
    so_much = like(n.SoMuchThisTurn, what=brought, by=the.by)
    for k, (life_so, ve) in enumerate(
        (("the life", ""), ("the life", "'ve"), ("the amount of life", ""), ("the amount of life", "'ve"))
    ):
        phrase(
            f"{life_so} {{by}}{ve} {did} this turn", so_much, quantities, more_or_less, by=certain_players, also=k > 0
        )  # fmt: skip
    for everybody, who in (("all players", n.EachPlayer()), ("your opponents", n.EachOpponent())):
        told = n.SoMuchThisTurn(brought, who)
        phrase(f"the total life {did} by {everybody} this turn", told, quantities)
        phrase(f"the total amount of life {everybody} {did} this turn", told, quantities, also=True)
for already in ("", " already"):
    phrase(
        f"the damage{already} dealt to {{by}} this turn", like(n.SoMuchThisTurn, what="damaged", by=the.by), quantities,
        by=certain_players, also=already != "",
    )  # fmt: skip
phrase("color of mana spent to cast {of}", n.ColorsSpent, each_one, of=certain_objects)
phrase("the number of colors of mana spent to cast {of}", n.ColorsSpent, quantities, of=certain_objects)
phrase("the amount of mana spent to cast {of}", n.ManaSpent, quantities, of=certain_objects)
phrase("card type among {which}", n.CardTypesAmong, each_one, which=nouns.things)
phrase("the number of card types among {which}", n.CardTypesAmong, quantities, which=nouns.things)
MANA_COLORS: Final = Words("a color", [(word, bit) for word, bit in nouns.COLORS[:5]])
phrase("unspent {color} mana you have", like(n.UnspentMana, color=the.color, of=n.You()), each_one, color=MANA_COLORS)
phrase(
    "the number of untapped lands {of} controlled at the beginning of this turn", n.UntappedLandsAsTurnBegan,
    quantities, of=certain_players,
)  # fmt: skip


class RemovedThisWay(Phrase):
    """ "Charge counter removed this way", after a cost that removes any number of them: that number is X (CR 107.3)."""

    def end(self, source: Source, at: int) -> int:
        """Where it ends if it stands there; or -1."""
        for kind, end, _ in counter_kind.read(source, at, NOTHING_SAID):
            paid = source.low.find(f"any number of {kind} counters from ", 0, at)
            if source.match(self.name, end) and 0 <= paid < source.low.find(":", 0, at):
                return end + len(self.name)
        return -1

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        end = self.end(source, at)
        return [(n.X(), end, sense)] if end >= 0 else []

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        return None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        end = self.end(source, at) if value == n.X() else -1
        return [(end, sense)] if end >= 0 else []

    def kind(self) -> type | None:
        return n.X


NOTHING_SAID: Final = fresh()
removed_this_way: Final = RemovedThisWay(" counter removed this way")
each_one.add(removed_this_way)
phrase("{left} plus {right}", n.Plus, quantities, left=number_words, right=quantities)
phrase("{left} plus {right}", n.Plus, quantities, left=figures, right=quantities, also=True)


class Owned(Phrase):
    """ "its power", "that creature's power", "~'s power": something of what was spoken of."""

    def __init__(self, kind: Any, what: str) -> None:
        super().__init__(what)
        self.made: type = kind
        self.node = kind
        self.what = what

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        if source.match(f"its {self.what}", at):
            for value, _, known in certain_objects.read(Source("it"), 0, nobody_acting(sense)):
                found.append((self.node(as_it_was(known, value)), at + len(self.what) + 4, acting_as(known, sense)))
            return found
        for value, end, known in certain_objects.read(source, at, sense):
            tail = f"'s {self.what}"
            if isinstance(value, (n.Each, n.Together)):
                continue  # each of them has its own
            if source.text.startswith(tail, end):
                found.append((self.node(as_it_was(known, value)), end + len(tail), known))
        return found

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        if type(value) is not self.node:
            return None
        of = as_it_is(sense, value.of)
        for _, known in certain_objects.echo(of, Source("it"), 0, nobody_acting(sense)):
            return f"its {self.what}", acting_as(known, sense)
        said = certain_objects.say(of, sense, style)
        return None if said is None or said[0] == "itself" else (f"{said[0]}'s {self.what}", said[1])

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        if type(value) is not self.node:
            return []
        of = as_it_is(sense, value.of)
        found: list[Echo] = []
        if source.match(f"its {self.what}", at):
            for _, known in certain_objects.echo(of, Source("it"), 0, nobody_acting(sense)):
                found.append((at + len(self.what) + 4, acting_as(known, sense)))
        for end, known in certain_objects.echo(of, source, at, sense):
            if source.text.startswith(f"'s {self.what}", end):
                found.append((end + len(self.what) + 3, known))
        return found

    def kind(self) -> type | None:
        return self.made


measures: Final = Choice("a number of it")
for node, words in ((n.PowerOf, "power"), (n.ToughnessOf, "toughness"), (n.ManaValueOf, "mana value")):
    measures.add(Owned(node, words))
    phrase(
        f"the {words} of {{of}}", like(node, of=the.of), quantities, of=certain_objects, also=True,
        fits=lambda q: not isinstance(q.of, (n.Each, n.Together)),
    )  # fmt: skip
quantities.add(measures)
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
phrase("{left} plus {right}", n.Plus, quantities, left=more_or_less, right=more_or_less)
for words, factor in (("three times", 3), ("five times", 5)):
    phrase(f"{words} {{of}}", like(n.Times, factor=factor, of=the.of), quantities, of=quantities)
phrase("{left} minus {right}", MINUS, quantities, left=more_or_less, right=more_or_less)
phrase("twice {of}", like(n.Times, factor=2, of=the.of), quantities, of=quantities)
phrase("half {of}, rounded up", like(n.HalfOf, of=the.of, up=True), quantities, of=quantities)
phrase("half {of}, rounded down", like(n.HalfOf, of=the.of, up=False), quantities, of=quantities)


class Counted(Phrase):
    """So many of a noun: "a card", "two cards", "X cards", "that many cards", "cards equal to its power"."""

    def __init__(self, noun: str) -> None:
        super().__init__(f"an amount of {plural(noun)}")
        self.noun = noun
        self.article = "an" if noun[0] in "aeio" else "a"
        self.forms = Choice(self.name)
        self.forms.add(
            Words(
                self.name,
                [
                    (f"{self.article} {noun}", n.Fixed(1)),
                    (f"one {noun}", n.Fixed(1)),
                    *((f"{NUMBER_WORDS[k]} {plural(noun)}", n.Fixed(k)) for k in range(2, 21)),
                    (f"X {plural(noun)}", n.X()),
                    (f"that many {plural(noun)}", n.EventAmount()),
                ],
            )
        )
        phrase(f"{plural(noun)} equal to {{of}}", the.of, self.forms, of=quantities)
        phrase(f"a number of {plural(noun)} equal to {{of}}", the.of, self.forms, of=quantities, also=True)
        phrase(f"{self.article} {noun} for each {{of}}", the.of, self.forms, of=each_one)
        for k in range(2, 6):
            phrase(
                f"{NUMBER_WORDS[k]} {plural(noun)} for each {{of}}",
                like(n.Times, factor=k, of=the.of),
                self.forms,
                of=each_one,
            )

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return self.forms.read(source, at, sense)

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        return self.forms.say(value, sense, style)

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return self.forms.echo(value, source, at, sense)


def much(noun: str) -> Choice:
    """So much of something that is not counted: "3 damage", "that much life", "life equal to its power"."""
    made = Choice(f"an amount of {noun}")
    phrase(f"{{n}} {noun}", the.n, made, n=figures)
    made.add(Words(f"an amount of {noun}", [(f"X {noun}", n.X()), (f"that much {noun}", n.EventAmount())]))
    phrase(f"{noun} equal to {{of}}", the.of, made, of=quantities)
    phrase(f"X plus {{k}} {noun}", like(n.Plus, left=n.X(), right=the.k), made, k=figures)
    phrase(f"1 {noun} for each {{of}}", the.of, made, of=each_one, also=True)
    for k in range(2, 11):
        phrase(f"{k} {noun} for each {{of}}", like(n.Times, factor=k, of=the.of), made, of=each_one)
    return made


a_card: Final = Counted("card")
damage: Final = much("damage")
life: Final = much("life")
for up, rounded in ((True, "up"), (False, "down")):
    phrase(
        f"half {{of}} life, rounded {rounded}", like(n.HalfOf, of=like(n.LifeOf, of=the.of), up=up), life, of=whose
    )  # fmt: skip
