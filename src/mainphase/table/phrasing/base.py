"""Saying nodes in English. `Speaker` says any node; each class of nodes has a function of its own that knows the words,
registered for it in the files beside this one (`says`; `describes` for filters).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.language.vocabulary import TODAY, Vocabulary
from mainphase.table.english import plural, several_of, unworded
from mainphase.table.symbols import color_words, listed, type_words

UNTIL = {
    Duration.PERMANENT: "",
    Duration.END_OF_TURN: " until end of turn",
    Duration.END_OF_COMBAT: " until end of combat",
    Duration.YOUR_NEXT_TURN: " until your next turn",
    Duration.UNTIL_PASSING: " until you pass next",
    Duration.YOUR_NEXT_UPKEEP: " until your next upkeep",
    Duration.END_OF_YOUR_NEXT_TURN: " until the end of your next turn",
}

Say = TypeVar("Say", bound=Callable[..., Any])


@dataclass(frozen=True)
class Described:
    """A filter in words: what stands before the noun, the noun or nouns, what stands after."""

    before: list[str] = field(default_factory=list)
    nouns: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)


PHRASES: Final[dict[type[n.Node], Callable[..., str]]] = {}
DESCRIPTIONS: Final[dict[type[n.Filter], Callable[..., Described]]] = {}


def says(*kinds: type[n.Node]) -> Callable[[Say], Say]:
    """Registers the function that says nodes of these classes."""

    def register(phrase: Say) -> Say:
        for kind in kinds:
            assert kind not in PHRASES, f"{kind.__name__} is said in two places"
            PHRASES[kind] = phrase
        return phrase

    return register


def describes(*kinds: type[n.Filter]) -> Callable[[Say], Say]:
    """Registers the function that describes what fits filters of these classes."""

    def register(phrase: Say) -> Say:
        for kind in kinds:
            assert kind not in DESCRIPTIONS, f"{kind.__name__} is described in two places"
            DESCRIPTIONS[kind] = phrase
        return phrase

    return register


class Speaker:
    """Says nodes. `this` is what the object itself is called, `words` are those of the day; `phrases` are the targets
    of the mode being said.
    """

    def __init__(self, this: str = "this", words: Vocabulary = TODAY) -> None:
        self.this = this
        self.words = words
        self.host = f"what {this} is attached to"
        self.phrases: tuple[n.TargetPhrase, ...] = ()

    def phrase(self, node: n.Node) -> str:
        """What is registered for the node's class, or for the class that it extends."""
        for kind in type(node).__mro__:
            if kind in PHRASES:
                return PHRASES[kind](self, node)
        return self.unworded(node)

    def described(self, f: n.Filter) -> Described:
        describe = DESCRIPTIONS.get(type(f))
        return describe(self, f) if describe is not None else Described(after=[self.unworded(f)])

    def cost(self, c: n.Cost) -> str:
        return self.phrase(c)

    def modification(self, m: n.Modification) -> str:
        return self.phrase(m)

    def effect(self, e: n.Effect) -> str:
        return self.phrase(e)

    def static(self, s: n.StaticEffect) -> str:
        return self.phrase(s)

    def selector(self, s: n.Selector) -> str:
        return self.phrase(s)

    def quantity(self, q: n.Quantity) -> str:
        return self.phrase(q)

    def condition(self, c: n.Condition) -> str:
        return self.phrase(c)

    def ability(self, a: n.Ability) -> str:
        return self.phrase(a)

    def trigger(self, t: n.Trigger) -> str:
        return self.phrase(t) if type(t) in PHRASES else f"when {self.unworded(t)}"

    def unworded(self, node: object) -> str:
        """What has no phrase of its own is said by its class's name, so a new node never breaks a reader."""
        return unworded(node)

    def until(self, duration: int) -> str:
        """ " until end of turn"; nothing for what lasts."""
        if duration == Duration.END_OF_STEP:
            return self.words.until_part_ends("step")
        if duration == Duration.END_OF_PHASE:
            return self.words.until_part_ends("phase")
        return UNTIL.get(duration, "")

    # --- words that several families share

    def possessive(self, s: n.Selector) -> str:
        if isinstance(s, n.You):
            return "your"
        name = self.selector(s)
        return "its" if name == "it" else f"{name}'s"

    def verb(self, s: n.Selector, plural: str, singular: str) -> str:
        """The subject with its verb: "you draw", "each player draws"."""
        return f"{self.selector(s)} {plural if isinstance(s, n.You) else singular}"

    def target(self, phrase: n.TargetPhrase) -> str:
        if phrase.words and phrase.words != "target":
            return self.words.target(phrase.words)
        kinds: list[str] = []
        if phrase.which is not None:
            kinds.append(self.noun(phrase.which))
        if phrase.players is not None:
            kinds.append("opponent" if isinstance(phrase.players, n.EachOpponent) else "player")
        what = f"{'another ' if phrase.another else ''}target {listed(kinds, 'or')}"
        if phrase.at_least == phrase.at_most:
            return what if phrase.at_most == 1 else f"{phrase.at_most} {what}s"
        if phrase.at_least == 0:
            return f"up to {phrase.at_most} {what}s" if phrase.at_most > 1 else f"up to one {what}"
        return f"{phrase.at_least} to {phrase.at_most} {what}s"

    def noun(self, f: n.Filter) -> str:
        """A filter as a noun with what describes it: "tapped red creature an opponent controls"."""
        said = self.described(f)
        return " ".join([*said.before, listed(said.nouns, "or") if said.nouns else self.bare(f), *said.after])

    def nouns(self, f: n.Filter) -> str:
        """The same in the plural."""
        said = self.described(f)
        return " ".join(
            [
                *said.before,
                listed([plural(word) for word in said.nouns], "or") if said.nouns else plural(self.bare(f)),
                *said.after,
            ]
        )

    def card_noun(self, f: n.Filter) -> str:
        """A filter on cards that are not permanents: "basic land card", "card named …"."""
        said = self.described(f)
        return " ".join([*said.before, *([listed(said.nouns, "or")] if said.nouns else []), "card", *said.after])

    def bare(self, f: n.Filter) -> str:
        """The noun where the filter names none."""
        parts = f.of if isinstance(f, n.All) else (f,)
        for part in parts:
            if isinstance(part, n.InZone) and part.zone not in (Zone.BATTLEFIELD, Zone.STACK):
                return "card"
            if isinstance(part, n.OwnedBy) and len(parts) == 1:
                return "card"
            if isinstance(
                part,
                (
                    n.IsAttacking,
                    n.IsBlocking,
                    n.IsBlocked,
                    n.IsUnblocked,
                    n.IsBlockedBy,
                    n.WasBlockedBy,
                    n.AttackedThisTurn,
                    n.PowerIs,
                    n.ToughnessIs,
                ),
            ):
                return "creature"
        return "permanent"

    def comparison(self, op: str, than: n.Quantity) -> str:
        what = self.quantity(than)
        return {"<=": f"{what} or less", ">=": f"{what} or greater", "=": what, "<": f"less than {what}"}.get(
            op, f"greater than {what}"
        )

    def cards(self, q: n.Quantity) -> str:
        """ "a card", "2 cards", "cards equal to …"."""
        return self.some(q, "card")

    def some(self, q: n.Quantity, one: str) -> str:
        if isinstance(q, n.Fixed):
            return several_of(q.n, one)
        if isinstance(q, n.X):
            return f"X {plural(one)}"
        if isinstance(q, n.EventAmount):
            return f"that many {plural(one)}"
        return f"{plural(one)} equal to {self.quantity(q)}"

    def much(self, q: n.Quantity, what: str) -> str:
        """ "3 damage", "damage equal to its power"."""
        if isinstance(q, (n.Fixed, n.X)):
            return f"{self.quantity(q)} {what}"
        if isinstance(q, n.EventAmount):
            return f"that much {what}"
        return f"{what} equal to {self.quantity(q)}"

    def how_long(self, until: int, as_long_as: n.Condition | None) -> str:
        if as_long_as is not None:
            return f" for as long as {self.condition(as_long_as)}"
        return self.until(until)

    def costs(self, costs: tuple[n.Cost, ...]) -> str:
        return ", ".join(self.cost(c) for c in costs) or "{0}"

    def signed(self, q: n.Quantity) -> str:
        if isinstance(q, n.Fixed):
            return f"{q.n:+d}"
        if isinstance(q, n.Times) and q.factor == -1:
            return f"-{self.quantity(q.of)}"
        return f"+{self.quantity(q)}"

    def number(self, least: n.Quantity, most: n.Quantity, one: str) -> str:
        if least == most:
            return self.some(most, one)
        if isinstance(least, n.Fixed) and least.n == 0:
            one_at_most = isinstance(most, n.Fixed) and most.n == 1
            return f"up to one {one}" if one_at_most else f"up to {self.some(most, one)}"
        return f"{self.quantity(least)} to {self.quantity(most)} {plural(one)}"

    def entering(self, e: n.Move | n.CreateToken) -> str:
        """How something enters: tapped, attacking, blocking something."""
        text = " tapped" if e.tapped else ""
        if e.attacking:
            text += " and attacking" if e.tapped else " attacking"
            if e.attacked is not None:
                text += f" {self.selector(e.attacked)}"
        if e.blocking is not None:
            text += f" blocking {self.selector(e.blocking)}"
        return text

    def token(self, card: n.CardDef) -> str:
        words: list[str] = []
        if card.power is not None:
            words.append(f"{card.power}/{card.toughness}")
        if card.colors is not None:
            words.append(listed(color_words(card.colors)) or "colorless")
        words += [*card.subtypes, *type_words(card.types), "token"]
        return " ".join(words)

    def attacked(self, player: n.Selector | None, permanent: n.Filter | None, before: str) -> str:
        """What is attacked, as one phrase: "you or a planeswalker you control"; nothing if it is not said."""
        said: list[str] = []
        if player is not None:
            said.append(self.selector(player))
        if permanent is not None:
            said.append(self.one(permanent))
        return before + " or ".join(said) if said else ""

    def one(self, f: n.Filter) -> str:
        """ "a creature you control", or the object itself."""
        if isinstance(f, n.IsThis):
            return self.this
        if isinstance(f, n.OneOf):
            return self.selector(f.of)
        return several_of(1, self.noun(f))

    def chooser(self, by: n.Selector) -> str:
        """ "You choose", "an opponent chooses"."""
        return "an opponent chooses" if isinstance(by, n.EachOpponent) else self.verb(by, "choose", "chooses")

    def recipients(self, to: n.Filter | None, players: n.Selector | None) -> str:
        """To whom damage would be dealt: "" if to anyone."""
        who = [*([self.selector(players)] if players is not None else [])]
        who += [*([self.several(to)] if to is not None else [])]
        return f" to {listed(who, 'or')}" if who else ""

    def do(self, f: n.Filter, singular: str, plural: str) -> str:
        return singular if isinstance(f, (n.IsThis, n.OneOf)) else plural

    def several(self, f: n.Filter) -> str:
        return self.one(f) if isinstance(f, (n.IsThis, n.OneOf)) else self.nouns(f)

    def quality(self, f: n.Filter) -> str:
        """What a permanent has protection from: "black", "creatures", "everything"."""
        if isinstance(f, n.Anything):
            return "everything"
        return listed(color_words(f.colors), "or") if isinstance(f, n.OfColor) else self.nouns(f)

    def mode(self, m: n.Mode) -> str:
        if m.words:
            return m.words
        before = self.phrases
        self.phrases = m.targets
        text = self.effect(m.effect)
        self.phrases = before
        return text

    def modes(self, modes: tuple[n.Mode, ...]) -> str:
        if len(modes) == 1:
            return self.mode(modes[0])
        return "choose: " + " • ".join(self.mode(m) for m in modes)
