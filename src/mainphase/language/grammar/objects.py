"""Who and what: selectors of objects and of players, with targets and pronouns.

Whatever is named is remembered (`discourse`), so that "it", "that creature" and "its controller" mean something.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words.things import any_number
from mainphase.language.days import DOMINARIA
from mainphase.language.grammar import nouns
from mainphase.language.grammar.counts import NUMBER_WORDS, plural
from mainphase.language.grammar.discourse import (
    Discourse,
    Mention,
    mentioning,
    nobody_acting,
    nouns_of,
    parts_of,
    said_of,
    whole,
    with_subject,
)
from mainphase.language.syntax import DECLINED, NEWEST, Choice, Mapped, Phrase, Source, like, phrase, sense, the
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading, Sense, Style
from mainphase.language.syntax.spellings import spellings_of

objects: Final = Choice("something")
certain_objects: Final = Choice("something")  # not one that is chosen as it happens
objects.add(certain_objects)
players: Final = Choice("somebody")
certain_players: Final = Choice("somebody")  # not each of several
players.add(certain_players)
recipients: Final = Choice("somebody or something")
recipients.add(objects)
recipients.add(players)

ANY_NUMBER: Final = any_number


EACH: Final = (n.EachPlayer, n.EachOpponent, n.EachOtherPlayer)


class Fixed(Phrase):
    """Words for a selector that names the same wherever they stand."""

    def __init__(self, words: str, what: n.Selector, one: bool, player: bool, *called: str, also: bool = False) -> None:
        super().__init__(words)
        self.spellings = spellings_of(words)
        self.what = what
        self.mention = Mention(what, called, one, player)
        self.also = also

    def after(self, sense: Sense) -> Sense:
        if isinstance(self.what, n.You):
            return sense.agreeing(False)
        if isinstance(self.what, EACH):  # "that player" is never all of them; "they" would be each in turn
            return mentioning(sense, Mention(self.what, (), False, True)).agreeing(self.mention.one)
        return mentioning(sense, self.mention)

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        for words, _, _ in self.spellings:
            end = at + len(words)
            if source.match(words, at) and not source.text[end : end + 1].isalnum():
                found.append((self.what, end, self.after(sense)))
        return found

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        if value != self.what or self.also:
            return None
        words = next(words for words, since, _ in self.spellings if since <= style.day)
        return words, self.after(sense)

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        if value != self.what:
            return []
        return [(at + len(words), self.after(sense)) for words, _, _ in self.spellings if source.match(words, at)]

    def begins(self) -> frozenset[str] | None:
        firsts = [words.split(" ")[0] for words, _, _ in self.spellings]
        return frozenset(firsts) if all(first[0].isalnum() for first in firsts) else None

    def kind(self) -> type | None:
        return type(self.what)


PLURAL: Final = ("they", "them", "their")  # also of one player: "they lose 1 life"


def nearest_first(mentions: tuple[Mention, ...]) -> list[Mention]:
    """From the last to the first; what an event only named besides stands behind all others."""
    backwards = mentions[::-1]
    return [m for m in backwards if not m.second] + [m for m in backwards if m.second]


class Pronoun(Phrase):
    """Words for what was spoken of: of all mentions that could be meant the last one. Whoever acts is not meant (that
    would be "itself").
    """

    def __init__(
        self,
        words: str,
        means: Callable[[Mention], bool],
        seen: Callable[[n.Selector], n.Selector] | None = None,
        each: bool = False,
    ) -> None:
        super().__init__(words)
        self.words = words
        self.means = means
        self.seen = seen
        self.each = each

    def meant(self, known: Sense) -> tuple[n.Selector, Sense] | None:
        memory = said_of(known)
        acting = None if memory.subject_player or self.seen is not None else memory.subject
        for mention in nearest_first(memory.mentions):
            if self.means(mention) and mention.what != acting:
                mention = mention._replace(second=False)
                if isinstance(mention.what, EACH):
                    return None
                if self.seen is None:
                    known = mentioning(known, mention)
                    return mention.what, known.agreeing(self.each or (mention.one and self.words not in PLURAL))
                what = self.seen(mention.known_as)
                return what, mentioning(known, Mention(what, ("player",), mention.one, True))
        return None

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        end = at + len(self.words)
        if not source.match(self.words, at) or source.text[end : end + 1].isalnum():
            return []
        meant = self.meant(sense)
        return [] if meant is None else [(meant[0], end, meant[1])]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        meant = self.meant(sense)
        return None if meant is None or meant[0] != value else (self.words, meant[1])

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        meant = self.meant(sense)
        if meant is None or meant[0] != value or not source.match(self.words, at):
            return []
        return [(at + len(self.words), meant[1])]

    def begins(self) -> frozenset[str] | None:
        return frozenset((self.words.split(" ")[0],))


class Itself(Phrase):
    """ "Itself": the subject, which is what was spoken of last after this ("where X is its power")."""

    def meant(self, known: Sense) -> n.Selector | None:
        memory = said_of(known)
        return None if memory.subject_player or not memory.subject_one else memory.subject

    def after(self, known: Sense, what: n.Selector) -> Sense:
        before = next((mention for mention in said_of(known).mentions if mention.what == what), None)
        return known if before is None else mentioning(known, before).agreeing(known.one)

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        meant = self.meant(sense)
        if meant is None or not source.match(self.name, at):
            return []
        return [(meant, at + len(self.name), self.after(sense, meant))]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        if value is None or value != self.meant(sense):
            return None
        return self.name, self.after(sense, value)

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        if value is None or value != self.meant(sense) or not source.match(self.name, at):
            return []
        return [(at + len(self.name), self.after(sense, value))]

    def begins(self) -> frozenset[str] | None:
        return frozenset((self.name,))


class ThatThing(Phrase):
    """ "That creature", "those Goblins": what was spoken of under this noun."""

    def __init__(
        self, words: str, one: bool, seen: Callable[[n.Selector], n.Selector] | None = None, tail: str = ""
    ) -> None:
        super().__init__(words)
        self.words = words
        self.one = one
        self.seen = seen
        self.tail = tail

    def candidates(self, known: Sense) -> list[tuple[str, Mention]]:
        """Each noun that something could be called by, with what was called so last. Nothing calls itself "that"."""
        found: dict[str, Mention] = {}
        for mention in reversed(said_of(known).mentions):
            if mention.one == self.one and not mention.player and not isinstance(mention.what, n.This):
                for noun in mention.nouns:
                    found.setdefault(noun, mention)
        return sorted(found.items(), key=lambda one: -len(one[0]))

    def after(self, sense: Sense, mention: Mention) -> tuple[n.Selector, Sense]:
        if self.seen is None:
            return mention.what, mentioning(sense, mention._replace(second=False))
        what = self.seen(mention.known_as)
        return what, mentioning(sense, Mention(what, ("player",), mention.one, True))

    def text(self, noun: str) -> str:
        return f"{self.words} {noun if self.one else plural(noun)}{self.tail}"

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        if not source.match(self.words + " ", at):
            return []
        for noun, mention in self.candidates(sense):
            end = at + len(self.text(noun))
            if source.match(self.text(noun), at) and not source.text[end : end + 1].isalnum():
                what, known = self.after(sense, mention)
                return [(what, end, known)]
        return []

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        for noun, mention in sorted(self.candidates(sense), key=lambda one: one[1].nouns.index(one[0])):
            what, known = self.after(sense, mention)
            if what == value:
                return self.text(noun), known
        return None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        found: list[Echo] = []
        for noun, mention in self.candidates(sense):
            what, known = self.after(sense, mention)
            if what == value and source.match(self.text(noun), at):
                found.append((at + len(self.text(noun)), known))
        return found

    def begins(self) -> frozenset[str] | None:
        return frozenset((self.words,))


class ByName(Phrase):
    """What has a name of its own where something is told of a game: "Paper Heron gets +3/+3"."""

    def after(self, known: Sense, what: n.Selector) -> Sense:
        return mentioning(known, Mention(what, ("permanent",)))

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        for what, name in said_of(sense).called:
            if source.match(name, at):
                found.append((what, at + len(name), self.after(sense, what)))
        return found

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        for what, name in said_of(sense).called:
            if what == value:
                return name, self.after(sense, what)
        return None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        said = self.say(value, sense, NEWEST)
        return [] if said is None or not source.match(said[0], at) else [(at + len(said[0]), said[1])]


certain_objects.add(ByName("a name"))

# --- What it is by itself

certain_objects.add(
    Fixed("~", n.This(), True, False, "creature", "permanent", "artifact", "enchantment", "land", "card", "spell")
)
for word in (
    "creature",
    "artifact",
    "enchantment",
    "land",
    "permanent",
    "spell",
    "card",
    "Aura",
    "Equipment",
    "Vehicle",
    "token",
):
    certain_objects.add(
        Fixed(
            f"this {word}",
            n.This(),
            True,
            False,
            "creature",
            "permanent",
            "artifact",
            "enchantment",
            "card",
            "spell",
            also=True,
        )
    )
HOST: Final = n.AttachedTo()
for word in ("enchanted creature", "equipped creature"):
    certain_objects.add(Fixed(word, HOST, True, False, "creature", "permanent"))
for word, noun in (
    ("permanent", "permanent"),
    ("land", "land"),
    ("artifact", "artifact"),
    ("enchantment", "enchantment"),
):
    certain_objects.add(Fixed(f"enchanted {word}", HOST, True, False, noun, "permanent", also=True))
for word in ("Forest", "Island", "Mountain", "Plains", "Swamp", "planeswalker", "Equipment"):
    certain_objects.add(Fixed(f"enchanted {word}", HOST, True, False, word, "permanent", also=True))

certain_players.add(Fixed("you", n.You(), False, True))
players.add(Fixed("each player", n.EachPlayer(), True, True, "player"))
players.add(Fixed("each other player", n.EachOtherPlayer(), True, True, "player"))
players.add(Fixed("each opponent", n.EachOpponent(), True, True, "player"))
certain_players.add(Fixed("defending player", n.DefendingPlayer(), True, True, "player"))
certain_players.add(Fixed("the chosen player", n.ChosenPlayer(), True, True, "player"))
certain_players.add(Fixed("the active player", n.ActivePlayer(), True, True, "player"))
certain_players.add(Fixed("the player whose turn it is", n.ActivePlayer(), True, True, "player", also=True))
certain_players.add(Fixed("enchanted player", n.AttachedTo(), True, True, "player"))


class ExiledCards(Fixed):
    """ "The exiled card": what another ability of this exiled (CR 607.2a), unless this one has spoken of such a "
    "card."""

    def __init__(self, words: str, one: bool, also: bool = False) -> None:
        super().__init__(words, n.Each(n.ExiledWithThis()), one, False, "exiled card", "card", also=also)

    def is_told(self, known: Sense) -> bool:
        """Whether this ability exiled it itself."""
        mentions = said_of(known).mentions
        return any("exiled card" in m.nouns and m.what != self.what for m in mentions)

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return [] if self.is_told(sense) else super().read(source, at, sense)


certain_objects.add(ExiledCards("the exiled card", True))
certain_objects.add(ExiledCards("the exiled cards", False, also=True))
certain_objects.add(ExiledCards("the card exiled with ~", True, also=True))
certain_objects.add(ExiledCards("each card exiled with ~", True, also=True))
certain_objects.add(ExiledCards("all cards exiled with ~", False, also=True))

# --- What was spoken of

certain_objects.add(Pronoun("it", lambda m: m.one and not m.player))
certain_objects.add(Pronoun("them", lambda m: not m.one and not m.player))  # who acts is "they" (`Subject`)
certain_objects.add(Pronoun("they", lambda m: not m.one and not m.player))
certain_objects.add(Pronoun("each of them", lambda m: not m.one and not m.player, each=True))
certain_objects.add(Itself("itself"))
certain_objects.add(ThatThing("that", True))
EITHER_OF: Final = {"creature", "planeswalker"}
certain_objects.add(
    Pronoun("that creature or planeswalker", lambda m: m.one and not m.player and set(m.nouns) >= EITHER_OF)
)
certain_objects.add(ThatThing("those", False))
certain_objects.add(ThatThing("the", True))
certain_players.add(Pronoun("that player", lambda m: m.one and m.player))
certain_players.add(Pronoun("the player", lambda m: m.one and m.player))
certain_players.add(Pronoun("that opponent", lambda m: m.one and m.player and "opponent" in m.nouns))
certain_players.add(Pronoun("they", lambda m: m.player))
certain_players.add(Pronoun("them", lambda m: m.player))
certain_players.add(Pronoun("its controller", lambda m: m.one and not m.player, n.ControllerOf))
certain_players.add(Pronoun("its owner", lambda m: m.one and not m.player, n.OwnerOf))
certain_players.add(Pronoun("their controller", lambda m: not m.one and not m.player, n.ControllerOf))
for noun in ("permanent", "planeswalker", "creature"):  # of what could have been either

    def either(m: Mention, noun: str = noun) -> bool:
        return isinstance(m.what, n.Target) and m.one and noun in m.nouns

    certain_players.add(Pronoun(f"that player or that {noun}'s controller", either, n.ControllerOf))
certain_players.add(ThatThing("that", True, n.ControllerOf, "'s controller"))
certain_players.add(ThatThing("that", True, n.OwnerOf, "'s owner"))

# Whose: "your", "their", "that player's", "its owner's".
whose: Final = Choice("whose")
whose.add(Fixed("your", n.You(), False, True))
whose.add(Pronoun("their", lambda m: m.player))
phrase("{who}'s", the.who, whose, who=certain_players)


# --- Targets (CR 115)


def is_elsewhere(which: Any) -> bool:
    """Whether it is in a zone to which this may have gone as it died: there it is another object, and "another" could
    not leave it out.
    """
    return isinstance(which, n.Filter) and any(isinstance(part, (n.InZone, n.IsOnTop)) for part in parts_of(which))


ONE_GRAVEYARD: Final = (" a graveyard", " an opponent's graveyard")


def is_only_players(value: Any) -> bool:
    return isinstance(value, n.TargetPhrase) and value.which is None


class Targets(Phrase):
    """ "target creature", "up to two target artifacts": a target phrase of the spell or ability being told. What it is
    aimed at is numbered by the order of the words.
    """

    def __init__(
        self,
        words: str,
        least: int,
        most: int,
        what: Phrase,
        another: bool = False,
        each: bool = False,
        amount: n.Quantity | None = None,
    ) -> None:
        super().__init__("a target")
        self.words = f"each of {words}" if each else words
        self.each = each  # what follows is told of each one: "each of two target creatures gets +1/+1"
        self.least = least
        self.most = most
        self.what = what
        self.another = another
        self.amount = amount

    def phrase_of(self, value: Any, known: Sense) -> n.TargetPhrase:
        """ "Another" is another than the targets named before (CR 115.3); without any, another than this object."""
        another = self.another and len(said_of(known).targets) > 0
        if isinstance(value, n.TargetPhrase):  # of players
            if self.another and not another and value.which is not None:
                value = replace(value, which=whole((n.Other(), *parts_of(value.which))))
            return n.TargetPhrase(
                value.which, value.players, self.least, self.most, None, value.words, another, self.amount
            )
        if self.another and not another:
            value = whole((n.Other(), *parts_of(value)))
        return n.TargetPhrase(value, None, self.least, self.most, another=another, amount=self.amount)

    def aimed(self, known: Sense, target: n.TargetPhrase) -> tuple[n.Selector, Sense]:
        memory: Discourse = said_of(known)
        what = n.Target(len(memory.targets))
        known = sense(known.one, memory._replace(targets=(*memory.targets, target)))
        one = target.at_most == 1 and target.amount is None
        called = nouns_of(target.which)
        if target.players is None:
            return what, mentioning(known, Mention(what, called, one)).agreeing(one or self.each)
        known = mentioning(known, Mention(what, called, one)) if target.which is not None else known
        if target.which is None:
            return what, mentioning(known, Mention(what, ("player", "opponent"), one, True))
        return what, known

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        if not source.match(self.words, at):
            return []
        """There is no target within a target, and what it is to be like is known before."""
        found: list[Reading] = []
        before = said_of(sense).targets
        of_itself = self.another and not before
        for value, end, known in self.what.read(source, at + len(self.words), sense):
            if of_itself and is_only_players(value):
                continue
            if self.most > 1 and source.text.endswith(ONE_GRAVEYARD, at, end):
                continue  # all of them are in the same one, which no node says
            # No target within a target, and no choice within one.
            if said_of(known).targets == before and said_of(known).chosen == said_of(sense).chosen:
                what, after = self.aimed(known, self.phrase_of(value, known))
                found.append((what, end, after))
        return found

    def due(self, value: Any, known: Sense) -> n.TargetPhrase | None:
        """The phrase of this target, if it is the next to be said and of this kind."""
        memory: Discourse = said_of(known)
        if not isinstance(value, n.Target) or memory.given is None or value.index != len(memory.targets):
            return None
        if value.index >= len(memory.given):
            return None
        target = memory.given[value.index]
        held = self.held(target, known)
        return target if held is not None and self.phrase_of(held, known) == target else None

    def held(self, target: n.TargetPhrase, known: Sense) -> Any:
        which = target.which
        if self.another and not said_of(known).targets:
            parts = () if which is None else parts_of(which)
            if parts[:1] != (n.Other(),):
                return None  # nobody was named whom it could be another than
            which = whole(parts[1:])
        return which if target.players is None and which is not None else replace(target, which=which)

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        target = self.due(value, sense)
        if target is None:
            return None
        said = self.what.say(self.held(target, sense), sense, style)
        return None if said is None else (self.words + said[0], self.aimed(said[1], target)[1])

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        target = self.due(value, sense)
        if target is None or not source.match(self.words, at):
            return []
        return [
            (end, self.aimed(known, target)[1])
            for end, known in self.what.echo(self.held(target, sense), source, at + len(self.words), sense)
        ]

    def begins(self) -> frozenset[str] | None:
        return frozenset((self.words.split(" ")[0].rstrip(","),)) if self.words else None

    def kind(self) -> type | None:
        return n.Target


class TargetPlayers(Phrase):
    """What stands after "target" where players can be chosen."""

    def __init__(self, words: str, which: n.Filter | None, who: n.Selector, said: str, then: str = "") -> None:
        super().__init__(words)
        self.words = words
        self.then = then or words  # until Dominaria; that is read as it says
        self.target = n.TargetPhrase(which, who, words=said)

    def same(self, value: Any) -> bool:
        return isinstance(value, n.TargetPhrase) and (value.which, value.players, value.divided) == (
            self.target.which, self.target.players, None,
        )  # fmt: skip

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        end = at + len(self.words)
        fits = source.match(self.words, at) and not source.text[end : end + 1].isalnum()
        return [(self.target, end, sense)] if fits and source.text[end : end + 4] != " or " else []

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        return (self.words if style.day >= DOMINARIA else self.then, sense) if self.same(value) else None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return [(at + len(self.words), sense)] if self.same(value) and source.match(self.words, at) else []


PLAYER, OPPONENT = n.EachPlayer(), n.EachOpponent()
ANY_TARGET: Final = n.OfType(CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE)
target_player: Final = Choice("a player")
target_players: Final = Choice("players")
target_player.add(TargetPlayers("player", None, PLAYER, "target player"))
target_player.add(TargetPlayers("opponent", None, OPPONENT, "target opponent"))
target_players.add(TargetPlayers("players", None, PLAYER, "target players"))
target_players.add(TargetPlayers("opponents", None, OPPONENT, "target opponents"))
target_either: Final = Choice("a player or permanent")
for words, which, chosen_by in (
    ("player or planeswalker", n.OfType(CardType.PLANESWALKER), PLAYER),
    ("opponent or planeswalker", n.OfType(CardType.PLANESWALKER), OPPONENT),
    ("creature or player", n.OfType(CardType.CREATURE), PLAYER),
    ("creature or opponent", n.OfType(CardType.CREATURE), OPPONENT),
    ("creature, player, or planeswalker", n.OfType(CardType.CREATURE | CardType.PLANESWALKER), PLAYER),
):
    target_either.add(TargetPlayers(words, which, chosen_by, f"target {words}"))
any_target: Final = TargetPlayers("any target", ANY_TARGET, PLAYER, "any target", "target creature or player")
any_targets: Final = TargetPlayers("targets", ANY_TARGET, PLAYER, "any target")

ONE_FORMS: Final = (
    ("another target ", 1, 1, True),
    ("target ", 1, 1, False),
    ("a third target ", 1, 1, True),
    ("up to one other target ", 0, 1, True),
    ("up to one target ", 0, 1, False),
)
MANY_FORMS: Final[tuple[tuple[str, int, int, n.Quantity | None], ...]] = (
    *((f"{NUMBER_WORDS[k]} target ", k, k, None) for k in range(2, 11)),
    *((f"up to {NUMBER_WORDS[k]} target ", 0, k, None) for k in range(2, 11)),
    ("one or two target ", 1, 2, None),
    ("one, two, or three target ", 1, 3, None),
    ("one or more target ", 1, ANY_NUMBER, None),
    ("any number of target ", 0, ANY_NUMBER, None),
    ("X target ", 1, 1, n.X()),
    ("up to X target ", 0, 1, n.X()),
)
for words, least, most, another in ONE_FORMS:
    certain_objects.add(Targets(words, least, most, nouns.thing, another))
    certain_players.add(Targets(words, least, most, target_player, another))
    recipients.add(Targets(words, least, most, target_either, another))
# "Target creature's controller", "the owner of target permanent": in them the target is named first.
one_target: Final = Choice("a target")
for words, least, most, another in ONE_FORMS:
    one_target.add(Targets(words, least, most, nouns.thing, another))


def of_target(known: Sense, who: Any) -> Sense:
    return mentioning(known, Mention(who, ("player",), True, True)).agreeing(True)


for role, seen in (("controller", n.ControllerOf), ("owner", n.OwnerOf)):
    phrase(f"{{of}}'s {role}", seen, certain_players, of=one_target, then=of_target)
    phrase(f"the {role} of {{of}}", seen, certain_players, of=one_target, then=of_target, also=True)
for words, least, most, amount in MANY_FORMS:
    certain_objects.add(Targets(words, least, most, nouns.things, amount=amount))
    certain_objects.add(Targets(words, least, most, nouns.things, each=True, amount=amount))
    certain_players.add(Targets(words, least, most, target_players, amount=amount))
    any_words = words.replace("target ", "")
    recipients.add(Targets(any_words, least, most, any_targets, each=True, amount=amount))
recipients.add(Targets("", 1, 1, any_target))
recipients.add(Targets("", 1, 1, TargetPlayers("any other target", ANY_TARGET, PLAYER, "any target"), True))
recipients.add(Targets("", 1, 1, TargetPlayers("another target", ANY_TARGET, PLAYER, "any target"), True))
recipients.add(Targets("", 1, 1, TargetPlayers("a third target", ANY_TARGET, PLAYER, "any target"), True))

# --- Groups: everything that fits


def grouped(one: bool) -> Callable[[Sense, Any], Sense]:
    def after(known: Sense, value: Any) -> Sense:
        # of each of them "it" would be another, so they are spoken of as several
        return mentioning(known, Mention(value, nouns_of(value.which), False)).agreeing(one)

    return after


phrase("each {which}", n.Each, certain_objects, which=nouns.thing, then=grouped(True))
phrase("each {which}", n.Each, certain_objects, which=nouns.permanent_and_other, then=grouped(True), also=True)
phrase("all {which}", n.Each, certain_objects, which=nouns.things, then=grouped(False), also=True)
bare_groups: Final = Choice("a group of things")
phrase("{which}", n.Each, bare_groups, which=nouns.things, then=grouped(False), also=True)


# --- Two at once: "target creature and target land", "each creature and each player"


def together(known: Sense, value: Any) -> Sense:
    return mentioning(known, Mention(value, (), False)).agreeing(False)


def are_apart(value: Any) -> bool:
    """ "Each other creature" beside something else is another than that (`and_others`)."""
    one, other = value.of
    others = isinstance(other, n.Each) and n.Other() in parts_of(other.which)
    return bool(one != other) and not (others and isinstance(one, n.Target))


def with_others(pair: Any) -> Any:
    one, which = pair
    return n.Together((one, n.Each(whole((*parts_of(which), n.Not(n.OneOf(one)))))))


def one_and_others(both: Any) -> Any:
    if not isinstance(both, n.Together) or len(both.of) != 2 or not isinstance(both.of[1], n.Each):
        return DECLINED
    one: n.Selector = both.of[0]
    parts = parts_of(both.of[1].which)
    return (one, whole(parts[:-1])) if parts[-1:] == (n.Not(n.OneOf(one)),) else DECLINED


def all_together(known: Sense, _: Any) -> Sense:
    return known.agreeing(False)


BOTH: Final = like(n.Together, of=(the.one, the.other))
for numbered in (("one", "two", "three"), ("one", "two", "three", "four")):
    each_of: dict[str, Any] = dict.fromkeys(numbered, certain_objects)
    phrase(
        ", ".join(f"{{{name}}}" for name in numbered[:-1]) + f", and {{{numbered[-1]}}}",
        like(n.Together, of=tuple([getattr(the, name) for name in numbered])), objects,
        then=together, fits=lambda value: len(set(value.of)) == len(value.of), **each_of,
    )  # fmt: skip
certain: Final = Choice("somebody or something")
certain.add(certain_objects)
certain.add(players)
phrase("{one} and {other}", BOTH, objects, one=certain_objects, other=certain_objects, then=together, fits=are_apart)
phrase("{one} and {other}", BOTH, recipients, one=certain, other=players, then=together, fits=are_apart)
# "Target creature and each other creature with the same name": than the one named.
and_others: Final = Choice("something and others")
for words, others in (("each other {which}", nouns.thing), ("all other {which}", nouns.things)):
    phrase(
        f"{{one}} and {words}", (the.one, the.which), and_others, one=certain_objects, which=others,
        fits=lambda pair: isinstance(pair[0], n.Target), then=all_together, also=others is nouns.things,
    )  # fmt: skip
objects.add(Mapped(and_others, with_others, one_and_others, n.Together))
phrase("{one} and {other}", BOTH, recipients, one=players, other=certain_objects, then=together, fits=are_apart)


# --- Subjects


EACH_OF_THEM: Final = " each "


class Subject(Phrase):
    """Who or what does something: named, or the same as before ("draws a card and loses 1 life"). The space after it
    belongs to it.
    """

    takes_space = True

    def __init__(self, of: Choice, player: bool, always: bool = False) -> None:
        super().__init__(of.name)
        self.of = of
        self.player = player
        self.always = always  # it is named: no verb before it had the same subject

    def unsaid(self, known: Sense) -> tuple[n.Selector, Sense] | None:
        memory = said_of(known)
        if memory.subject_player != self.player or self.always:
            return None
        return memory.subject, known.agreeing(memory.subject_one and not memory.bare)

    def named(self, known: Sense, value: n.Selector) -> Sense:
        """After it was named. Verbs after "have" and "may" are bare: "have it deal 2 damage"."""
        return with_subject(known.agreeing(known.one and not said_of(known).bare), value, self.player)

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        unsaid = self.unsaid(sense)
        if unsaid is not None:
            found.append((unsaid[0], at, unsaid[1]))
        for value, end, known in self.of.read(source, at, nobody_acting(sense)):
            if source.text.startswith(" ", end):
                found.append((value, end + 1, self.named(known, value)))
                if self.are_several(value, known) and source.text.startswith(EACH_OF_THEM, end):
                    found.append((value, end + len(EACH_OF_THEM), self.named(known, value)))
        return found

    def are_several(self, value: n.Selector, known: Sense) -> bool:
        """ "Any number of target players each gain 6 life.\""""
        return self.player and isinstance(value, n.Target) and not known.one

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        unsaid = self.unsaid(sense)
        if unsaid is not None and unsaid[0] == value:
            return "", unsaid[1]
        said = self.of.say(value, nobody_acting(sense), style)
        if said is None:
            return None
        return ("they" if said[0] == "them" else said[0]) + " ", self.named(said[1], value)

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        found: list[Echo] = []
        unsaid = self.unsaid(sense)
        if unsaid is not None and unsaid[0] == value:
            found.append((at, unsaid[1]))
        for end, known in self.of.echo(value, source, at, nobody_acting(sense)):
            if source.text.startswith(" ", end):
                found.append((end + 1, self.named(known, value)))
                if self.are_several(value, known) and source.text.startswith(EACH_OF_THEM, end):
                    found.append((end + len(EACH_OF_THEM), self.named(known, value)))
        return found


acting_objects: Final = Choice("something")
acting_objects.add(objects)
acting_objects.add(bare_groups)
who: Final = Subject(players, True)
what: Final = Subject(acting_objects, False)
named: Final = Subject(acting_objects, False, always=True)


class OneOfThem(Subject):
    """Whoever does something, if it is one player: of several each would have a number of their own."""

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return [one for one in super().read(source, at, sense) if one[2].one or one[0] == n.You()]


one_who: Final = OneOfThem(players, True)


# --- One thing


class OneObject(Phrase):
    """One thing, not several: each of those would have another owner, and could be something else."""

    def __init__(self) -> None:
        super().__init__(certain_objects.name)

    def is_one(self, what: n.Selector, known: Sense) -> bool:
        if isinstance(what, (n.Each, n.Together)):
            return False
        return all(mention.one for mention in said_of(known).mentions if mention.what == what)

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return [one for one in certain_objects.read(source, at, sense) if self.is_one(one[0], one[2])]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = certain_objects.say(value, sense, style)
        return said if said is not None and self.is_one(value, said[1]) else None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return [one for one in certain_objects.echo(value, source, at, sense) if self.is_one(value, one[1])]


one_object: Final = OneObject()
