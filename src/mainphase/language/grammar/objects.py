"""Who and what: selectors of objects and of players, with targets and pronouns.

Whatever is named is remembered (`discourse`), so that "it", "that creature" and "its controller" mean something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import TYPE_NAMES, CardType
from mainphase.cards.nodes.often_named import EACH_OPPONENT, EACH_PLAYER, HOST, OPPONENTS_CONTROL, THAT_OBJECT, THIS
from mainphase.cards.words.things import any_number
from mainphase.language.days import DOMINARIA
from mainphase.language.grammar import nouns
from mainphase.language.grammar.counts import NUMBER_WORDS, plural
from mainphase.language.grammar.discourse import (
    BY_TYPE,
    JUST_CHOSEN,
    TO_HAND,
    Discourse,
    Mention,
    also_known,
    as_it_is,
    as_it_was,
    conjunction,
    conjuncts,
    discourse_of,
    is_kind_of_creature,
    mentioning,
    nobody_acting,
    nouns_of,
    with_subject,
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
    Within,
    Words,
    context_of,
    like,
    phrase,
    the,
)
from mainphase.language.syntax.adapters import in_other_words
from mainphase.language.text.about import is_of_two

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


TEAM: Final = n.PlayersBut(n.EachPlayer(), n.EachOpponent())  # you and your teammates (CR 102.3)
EACH: Final = (n.EachPlayer, n.EachOpponent, n.EachOtherPlayer, n.PlayersWho, n.PlayersBut)
SEVERAL: Final = (*EACH, n.Together)  # of whom each could have a number of their own


def fixed_words(
    into: Choice,
    words: str | list[str],
    what: n.Selector,
    one: bool,
    player: bool,
    *called: str,
    parse_only: bool = False,
) -> Phrase:
    """Words for a selector that name the same wherever they stand; of several the first are said."""
    spelled = [words] if isinstance(words, str) else words
    mention = Mention(what, called, one, player)

    def after(known: PhraseContext, _: Any) -> PhraseContext:
        if isinstance(what, n.You):
            return known.agreeing(False)
        if isinstance(what, EACH):  # "that player" is never all of them; "they" would be each in turn
            return mentioning(known, Mention(what, (), False, True)).agreeing(one)
        return mentioning(known, mention)

    return phrase(
        "{what}",
        the.what,
        into,
        what=Words(spelled[0], [(words, what) for words in spelled]),
        then=after,
        parse_only=parse_only,
    )


PLURAL: Final = ("they", "them", "their")  # also of one player: "they lose 1 life"


def nearest_first(mentions: tuple[Mention, ...]) -> list[Mention]:
    """From the last to the first; what an event only named besides stands behind all others."""
    backwards = mentions[::-1]
    return [m for m in backwards if not m.second] + [m for m in backwards if m.second]


def pronoun(
    words: str,
    means: Callable[[Mention], bool],
    seen: Callable[[n.Selector], n.Selector] | None = None,
    each: bool = False,
    of_two: bool = False,
) -> Phrase:
    """Words for what was spoken of: of all mentions that could be meant the last one. Whoever acts is not meant (that
    would be "itself").
    """

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        memory = discourse_of(known)
        acting = None if memory.subject_player or seen is not None else memory.subject
        two = of_two and is_of_two(memory.name)
        for mention in nearest_first(memory.mentions):
            if (means(mention) or (two and mention.what == THIS)) and mention.what != acting:
                mention = mention._replace(second=False)
                if isinstance(mention.what, SEVERAL if mention.player else EACH):
                    return []
                if seen is None:
                    one = each or (mention.one and words not in PLURAL)
                    return [(words, mention.what, mentioning(known, mention).agreeing(one))]
                what = seen(mention.known_as)
                return [(words, what, mentioning(known, Mention(what, ("player",), mention.one, True)))]
        return []

    return Reference(words, meanings, words)


def acting_itself(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "Itself": the subject, which is what was spoken of last after this ("where X is its power")."""
    memory = discourse_of(known)
    if memory.subject_player or not (memory.subject_one or memory.bare):
        return []
    before = next((mention for mention in memory.mentions if mention.what == memory.subject), None)
    after = known if before is None else mentioning(known, before).agreeing(known.one)
    return [("itself", memory.subject, after)]


TYPE_NOUNS: Final = frozenset(noun for _, noun in TYPE_NAMES)


def how_surely(noun: str, mention: Mention) -> tuple[bool, int, int]:
    """Of the nouns of a thing the first ones are said; of what may be of several types it is not said of which."""
    if noun not in mention.nouns:
        return (True, len(mention.nouns), 0)
    one_of_several = noun in TYPE_NOUNS and len(TYPE_NOUNS.intersection(mention.nouns)) > 1
    return (one_of_several, mention.nouns.index(noun), -len(noun))


CREATURE_NOUN: Final = "creature"
GIVEN_UP: Final = "sacrificed"  # how it became what it is, which is no noun
NO_NOUNS: Final = (GIVEN_UP, BY_TYPE, JUST_CHOSEN, TO_HAND)


def that_thing(
    words: str,
    one: bool,
    seen: Callable[[n.Selector], n.Selector] | None = None,
    tail: str = "",
    each: bool = False,
    only_said: bool = False,
) -> Phrase:
    """ "That creature", "those Goblins": what was spoken of under this noun. `each`: what follows is told of each."""

    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        """By each noun that something could be called by what was called so last. Nothing calls itself "that"."""
        last: dict[str, Mention] = {}
        by_type: Mention | None = None
        for mention in reversed(discourse_of(known).mentions):
            if mention.one == one and not mention.player and not isinstance(mention.what, n.This):
                for noun in mention.nouns:
                    if noun not in NO_NOUNS:
                        last.setdefault(noun, mention)
                if CREATURE_NOUN not in last and by_type is None and is_kind_of_creature(mention):
                    by_type = mention
        if CREATURE_NOUN not in last and by_type is not None:  # nothing was called a creature
            last[CREATURE_NOUN] = by_type
        found: list[tuple[str, Any, PhraseContext]] = []
        for noun, mention in sorted(last.items(), key=lambda held: how_surely(*held)):
            what = mention.what if seen is None else seen(mention.known_as)
            now = mention._replace(second=False) if seen is None else Mention(what, ("player",), mention.one, True)
            after = mentioning(known, now)
            spoken = f"{words} {noun if one else plural(noun)}{tail}"
            found.append((spoken, what, after.agreeing(True) if each else after))
        return found

    return Reference(words, meanings, words + " ", only_said=only_said)


def called_by_name(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """Returns the readings of a thing by a name of its own, where something is told of a game: "Paper Heron gets
    +3/+3".
    """
    return [(name, what, mentioning(known, Mention(what, ("permanent",)))) for what, name in discourse_of(known).called]


certain_objects.add(Reference("a name", called_by_name, only_said=True))

# --- What it is by itself

CALLED_THIS: Final = ("creature", "permanent", "artifact", "enchantment", "card", "spell")
THIS_WORDS: Final = (
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
    "Saga",
    "Siege",
    "Class",
    "Case",
    "Room",
    "Spacecraft",
    "planeswalker",
    "emblem",
)
fixed_words(certain_objects, "~", n.This(), True, False, *CALLED_THIS, "land")
fixed_words(
    certain_objects, [f"this {word}" for word in THIS_WORDS], n.This(), True, False, *CALLED_THIS, parse_only=True
)
fixed_words(certain_objects, ["enchanted creature", "equipped creature"], HOST, True, False, "creature", "permanent")
fixed_words(certain_objects, "enchanted permanent", HOST, True, False, "permanent", parse_only=True)
for noun in (
    *(
        "land",
        "artifact",
        "enchantment",
        "Forest",
        "Island",
        "Mountain",
        "Plains",
        "Swamp",
        "planeswalker",
        "Equipment",
    ),
):
    fixed_words(certain_objects, f"enchanted {noun}", HOST, True, False, noun, "permanent", parse_only=True)
fixed_words(certain_objects, "fortified land", HOST, True, False, "land", "permanent", parse_only=True)

fixed_words(certain_players, "you", n.You(), False, True)
fixed_words(players, "each player", n.EachPlayer(), True, True, "player")
fixed_words(players, "each other player", n.EachOtherPlayer(), True, True, "player")
fixed_words(players, ["each opponent", "each of your opponents"], n.EachOpponent(), True, True, "player")
YOUR_BEARER: Final = n.All((n.IsRingBearer(), n.ControlledBy(n.You())))
fixed_words(certain_objects, "your Ring-bearer", n.Each(YOUR_BEARER), True, False, "creature", "permanent")
fixed_words(certain_players, "defending player", n.DefendingPlayer(), True, True, "player")
fixed_words(certain_players, "the chosen player", n.ChosenPlayer(), True, True, "player")
fixed_words(certain_players, "the active player", n.ActivePlayer(), True, True, "player")
fixed_words(certain_players, "the attacking player", n.ActivePlayer(), True, True, "player", parse_only=True)
fixed_words(certain_players, "the player whose turn it is", n.ActivePlayer(), True, True, "player", parse_only=True)
fixed_words(certain_players, "enchanted player", n.AttachedTo(), True, True, "player")


def exiled_cards(words: list[str], one: bool, parse_only: bool = False) -> None:
    """ "The exiled card": what another ability of this exiled (CR 607.2a), unless this one has spoken of such a card:
    exiled it itself.
    """
    made = Choice(words[0])
    fixed_words(made, words, EXILED_WITH_THIS, one, False, "exiled card", "card")
    of_another = Within(made, seen=lambda what, known: DECLINED if exiled_some_itself(known) else what)
    phrase("{what}", the.what, certain_objects, what=of_another, parse_only=parse_only)


def exiled_some_itself(known: PhraseContext) -> bool:
    return any(
        "exiled card" in mention.nouns and mention.what != EXILED_WITH_THIS for mention in discourse_of(known).mentions
    )


EXILED_WITH_THIS: Final = n.Each(n.ExiledWithThis())
exiled_cards(["the exiled card"], True)
exiled_cards(["the card exiled with ~"], True, parse_only=True)
exiled_cards(["the exiled cards"], False, parse_only=True)


def created_before(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """Other tokens than the one just created (CR 607.2c)."""
    for mention in discourse_of(known).mentions:
        if isinstance(mention.what, n.Saved) and "token" in mention.nouns and mention.one:
            others = n.Each(n.All((n.CreatedWithThis(), n.Not(n.OneOf(mention.what)))))
            return [(ALL_OTHERS, others, mentioning(known, Mention(others, ("token", "permanent"), False)))]
    return []


ALL_OTHERS: Final = "all other tokens created with ~"
certain_objects.add(Reference(ALL_OTHERS, created_before, ALL_OTHERS))


def others_exiled(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """Other cards than the one just exiled (CR 607.2a)."""
    for mention in discourse_of(known).mentions:
        if isinstance(mention.what, n.Saved) and "exiled card" in mention.nouns and mention.one:
            others = n.Each(n.All((n.InZone(n.Zone.EXILE), n.ExiledWithThis(), n.Not(n.OneOf(mention.what)))))
            told = mentioning(known, Mention(others, ("card",), False)).agreeing(True)
            return [(EACH_OTHER, others, told)]
    return []


EACH_OTHER: Final = "each other card exiled with ~"
certain_objects.add(Reference(EACH_OTHER, others_exiled, EACH_OTHER))

# --- What was spoken of


def is_somebody(mention: Mention) -> bool:
    """True if it is this, or what this has become: whom cards call "he" and "she"."""
    return mention.one and not mention.player and n.This() in (mention.what, mention.was, mention.before)


OR_PLAYER: Final = "player or planeswalker"  # what may be either is not "it", and has no controller for sure


def is_it(mention: Mention) -> bool:
    return mention.one and not mention.player and OR_PLAYER not in mention.nouns


def are_they(mention: Mention) -> bool:
    return not mention.one and not mention.player


certain_objects.add(pronoun("it", is_it))
for words in ("him", "her", "he", "she"):
    certain_objects.add(pronoun(words, is_somebody))


def this_person(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "He", "she": this, though it was only named in what an event tells of something else."""
    if any(is_somebody(mention) for mention in discourse_of(known).mentions):
        return []
    return [(words, THIS, mentioning(known, Mention(THIS, CALLED_THIS)).agreeing(True)) for words in ("he", "she")]


phrase("{what}", the.what, certain_objects, what=Reference("he", this_person, "he", "she"), parse_only=True)
certain_objects.add(pronoun("them", are_they, of_two=True))  # who acts is "they" (`Subject`)
certain_objects.add(pronoun("they", are_they, of_two=True))
each_of_them: Final = pronoun("each of them", are_they, each=True)
certain_objects.add(each_of_them)
each_of_those: Final = that_thing("each of those", False, each=True)
certain_objects.add(Reference("itself", acting_itself, "itself"))
certain_objects.add(that_thing("that", True))
EITHER_OF: Final = {"creature", "planeswalker"}
certain_objects.add(
    pronoun("that creature or planeswalker", lambda m: m.one and not m.player and set(m.nouns) >= EITHER_OF)
)
certain_objects.add(
    pronoun("that attacking creature", lambda m: m.one and m.what == n.ThatObject() and "creature" in m.nouns)
)
certain_objects.add(that_thing("those", False))
certain_objects.add(that_thing("the", True))
certain_objects.add(pronoun("the tokens", lambda mention: not mention.one and "token" in mention.nouns))
for noun in ("card", "creature", "permanent"):  # "Choose target artifact card in your graveyard."
    for number, one in (("", True), ("s", False)):

        def is_chosen(m: Mention, noun: str = noun, one: bool = one) -> bool:
            return isinstance(m.what, n.Target) and m.one == one and noun in m.nouns

        certain_objects.add(pronoun(f"the chosen {noun}{number}", is_chosen))
certain_players.add(pronoun("that player", lambda m: m.one and m.player))
certain_players.add(pronoun("the player", lambda m: m.one and m.player))


def whose_target(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "That player", where none was named: the opponent who controls the one target."""
    memory = discourse_of(known)
    if any(mention.player and mention.one for mention in memory.mentions):
        return []
    for mention in reversed(memory.mentions):
        target = mention.known_as
        if isinstance(target, n.Target) and target.index < len(memory.targets):
            aimed = memory.targets[target.index]
            if aimed.at_most == 1 and aimed.which is not None and OF_OPPONENT in conjuncts(aimed.which):
                who = n.ControllerOf(target)
                return [("that player", who, mentioning(known, Mention(who, ("player",), True, True)))]
    return []


OF_OPPONENT: Final = n.ControlledBy(n.EachOpponent())
phrase("{who}", the.who, certain_players, who=Reference("that player", whose_target, "that player"), parse_only=True)


def other_opponents(who: n.Selector) -> n.Selector:
    return n.PlayersBut(n.EachOpponent(), who)


players.add(pronoun("each other opponent", lambda m: m.one and m.player, other_opponents))
certain_players.add(pronoun("that attacking player", lambda m: m.one and m.player and "attacking player" in m.nouns))
certain_players.add(pronoun("that opponent", lambda m: m.one and m.player and "opponent" in m.nouns))
certain_players.add(pronoun("they", lambda m: m.player))
certain_players.add(pronoun("them", lambda m: m.player))
certain_players.add(
    pronoun("its controller", lambda m: m.one and not m.player and OR_PLAYER not in m.nouns, n.ControllerOf)
)
certain_players.add(pronoun("its owner", lambda m: m.one and not m.player, n.OwnerOf))
certain_players.add(pronoun("their controller", lambda m: not m.one and not m.player, n.ControllerOf))
for noun in ("permanent", "planeswalker", "creature"):  # of what could have been either

    def either(m: Mention, noun: str = noun) -> bool:
        exact = noun != "permanent" or OR_PLAYER not in m.nouns
        return isinstance(m.what, n.Target) and m.one and noun in m.nouns and exact

    certain_players.add(pronoun(f"that player or that {noun}'s controller", either, n.ControllerOf))
    # "controlled by …"
    certain_players.add(pronoun(f"that player or by that {noun}'s controller", either, n.ControllerOf))
for noun in ("creature", "permanent", "land", "artifact", "enchantment"):
    fixed_words(
        certain_players, f"enchanted {noun}'s controller", n.ControllerOf(HOST), True, True, "player", parse_only=True
    )
for of_this, seen_of_this in (("~'s controller", n.ControllerOf), ("~'s owner", n.OwnerOf)):
    fixed_words(certain_players, of_this, seen_of_this(n.This()), True, True, "player")
certain_players.add(that_thing("that", True, n.ControllerOf, "'s controller"))
certain_players.add(that_thing("that", True, n.OwnerOf, "'s owner"))
certain_players.add(that_thing("the", True, n.ControllerOf, "'s controller"))


def whatever_it_means(known: PhraseContext) -> list[Reading]:
    """Whatever "it" can mean, be it what acts."""
    return certain_objects.parse(SourceText("it"), 0, nobody_acting(known))


def before_it_left(of: Phrase) -> Phrase:
    """A phrase for something as it was before it left: its power is the power that it had. Not said of what it became,
    where it was put.
    """

    def back(was: n.Selector, known: PhraseContext) -> Any:
        what = as_it_is(known, was)
        return what if as_it_was(known, what) == was else DECLINED

    return Within(of, seen=lambda what, known: as_it_was(known, what), back=back)


# Whose: "your", "their", "that player's", "its owner's".
whose: Final = Choice("whose")
fixed_words(whose, "your", n.You(), False, True)
whose.add(pronoun("their", lambda m: m.player))
phrase("{who}'s", the.who, whose, who=certain_players)


# --- Targets (CR 115)


def is_maybe_elsewhere(which: Any) -> bool:
    """True if it is in a zone to which this may have gone as it died: there it is another object, and "another" could
    not leave it out.
    """
    return isinstance(which, n.Filter) and any(isinstance(part, (n.InZone, n.IsOnTop)) for part in conjuncts(which))


ONE_GRAVEYARD: Final = (" a graveyard", " an opponent's graveyard")


def is_only_players(value: Any) -> bool:
    return isinstance(value, n.TargetPhrase) and value.which is None


IN_THEIR_GRAVEYARD: Final = frozenset((n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.EachOpponent())))


def another_than(which: tuple[n.Filter, ...], known: PhraseContext) -> n.Filter:
    """What "another" is another than, where no target was named: this, or of cards in a graveyard the one that has come
    there by the event that is told.
    """
    if n.InZone(n.Zone.GRAVEYARD) in which and any(
        THAT_OBJECT in (mention.what, mention.before) for mention in discourse_of(known).mentions
    ):
        return n.Not(n.OneOf(THAT_OBJECT))
    return n.Other()


ANYHOW: Final[Mapping[str, object]] = {}
PLAIN_TARGET: Final = n.TargetPhrase(None)


def described(told: n.TargetPhrase) -> Any:
    """What is aimed at, where nothing else is told of it; otherwise the phrase that tells it."""
    return told.which if told.which is not None and told == n.TargetPhrase(told.which) else told


class Targets(Phrase):
    """ "target creature", "up to two target artifacts": a target phrase of the spell or ability being told. What it is
    aimed at is numbered by the order of the words. `what` tells a description, or a target phrase if it tells more than
    that (of players, who chooses). `so`: the fields of the target phrase by which this kind differs
    from others, with what they are; `within`: targets that are named in what it is told by, which are aimed at first.
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
        so: Mapping[str, object] = ANYHOW,
        within: int = 0,
    ) -> None:
        super().__init__("a target")
        self.words = f"each of {words}" if each else words
        self.each = each  # what follows is told of each one: "each of two target creatures gets +1/+1"
        self.least = least
        self.most = most
        self.what = what
        self.another = another
        self.amount = amount
        self.so: dict[str, Any] = dict(so)
        self.otherwise: dict[str, Any] = {name: getattr(PLAIN_TARGET, name) for name in so}
        self.within = within

    def phrase_of(self, value: Any, known: PhraseContext) -> n.TargetPhrase:
        """ "Another" is another than the targets named before (CR 115.3); without any, another than this object."""
        another = self.another and len(discourse_of(known).targets) > 0
        told = value if isinstance(value, n.TargetPhrase) else n.TargetPhrase(value)
        which = told.which
        if self.another and not another and which is not None:
            which = conjunction((another_than(conjuncts(which), known), *conjuncts(which)))
        return replace(
            told,
            which=which,
            at_least=self.least,
            at_most=self.most,
            another=another,
            amount=self.amount,
            **self.so,
        )

    def aimed(self, known: PhraseContext, target: n.TargetPhrase) -> tuple[n.Selector, PhraseContext]:
        memory: Discourse = discourse_of(known)
        what = n.Target(len(memory.targets))
        known = context_of(known.one, memory._replace(targets=(*memory.targets, target)))
        one = target.at_most == 1 and target.amount is None
        called = nouns_of(target.which)
        if target.players is not None and target.which == n.OfType(CardType.PLANESWALKER):
            called = (*called, OR_PLAYER)
        if target.players is None:
            if one and target.which is not None and OPPONENTS_CONTROL in conjuncts(target.which):
                known = also_known(known, Mention(n.ControllerOf(what), ("player", "opponent"), True, True))
            if one and target.which is not None and IN_THEIR_GRAVEYARD.issubset(conjuncts(target.which)):
                known = also_known(known, Mention(n.OwnerOf(what), ("player", "opponent"), True, True))  # "that player"
            return what, mentioning(known, Mention(what, called, one)).agreeing(one or self.each)
        known = mentioning(known, Mention(what, called, one)) if target.which is not None else known
        if target.which is None:
            return what, mentioning(known, Mention(what, ("player", "opponent"), one, True))
        return what, known

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if not source.match(self.words, at):
            return []
        found: list[Reading] = []
        before = discourse_of(context).targets
        of_itself = self.another and not before
        for value, end, known in self.what.parse(source, at + len(self.words), context):
            if of_itself and is_only_players(value):
                continue
            if self.most > 1 and "of_one_player" not in self.so and source.text.endswith(ONE_GRAVEYARD, at, end):
                continue  # all of them are in the same one
            # No other target within a target than one that it is told of, and no choice within one.
            aimed = len(discourse_of(known).targets) - len(before)
            if aimed == self.within and discourse_of(known).chosen == discourse_of(context).chosen:
                what, after = self.aimed(known, self.phrase_of(value, known))
                found.append((what, end, after))
        return found

    def due(self, value: Any, known: PhraseContext) -> n.TargetPhrase | None:
        """The phrase of this target, if it is the next to be said and of this kind."""
        memory: Discourse = discourse_of(known)
        if not isinstance(value, n.Target) or memory.given is None:
            return None
        if value.index != len(memory.targets) + self.within:
            return None
        if value.index >= len(memory.given):
            return None
        target = memory.given[value.index]
        held = self.held(target, known)
        return target if held is not None and self.phrase_of(held, known) == target else None

    def held(self, target: n.TargetPhrase, known: PhraseContext) -> Any:
        if self.so:
            if any(getattr(target, name) != said for name, said in self.so.items()):
                return None
            target = replace(target, **self.otherwise)
        which = target.which
        if self.another and not discourse_of(known).targets:
            parts = () if which is None else conjuncts(which)
            if parts[:1] != (another_than(parts, known),):
                return None  # nobody was named whom it could be another than
            which = conjunction(parts[1:])
        return described(replace(target, which=which, at_least=1, at_most=1, another=False, amount=None))

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        target = self.due(value, context)
        begin = page.after(self.words, at) if target is not None else None
        if target is None or begin is None:
            return []
        held = self.held(target, context)
        return [(end, self.aimed(known, target)[1]) for end, known in self.what.render(held, page, begin, context)]

    def openings(self) -> frozenset[str] | None:
        return frozenset((self.words.split(" ")[0].rstrip(","),)) if self.words else None

    def kind(self) -> type | None:
        return n.Target


class TargetPlayers(Phrase):
    """The words after "target" where players can be chosen. `then`: what was said until Dominaria; that is read as it
    says.
    """

    def __init__(self, words: str, which: n.Filter | None, who: n.Selector, said: str, then: str = "") -> None:
        super().__init__(words)
        self.words = words
        self.then = then or words
        self.target = n.TargetPhrase(which, who, words=said)

    def same(self, value: Any) -> bool:
        return isinstance(value, n.TargetPhrase) and replace(value, words=self.target.words) == self.target

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        end = at + len(self.words)
        fits = source.match(self.words, at) and not source.text[end : end + 1].isalnum()
        return [(self.target, end, context)] if fits and source.text[end : end + 4] != " or " else []

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        end = page.after(self.words if page.is_since(DOMINARIA) else self.then, at) if self.same(value) else None
        return [] if end is None else [(end, context)]


ANY_TARGET: Final = n.OfType(CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE)
target_player: Final = Choice("a player")
target_players: Final = Choice("players")
target_player.add(TargetPlayers("player", None, EACH_PLAYER, "target player"))
target_player.add(TargetPlayers("opponent", None, EACH_OPPONENT, "target opponent"))
TEAM_MATES: Final = n.PlayersBut(n.EachOtherPlayer(), EACH_OPPONENT)  # CR 102.3
target_player.add(TargetPlayers("teammate", None, TEAM_MATES, "target teammate"))
target_players.add(TargetPlayers("players", None, EACH_PLAYER, "target players"))
target_players.add(TargetPlayers("opponents", None, EACH_OPPONENT, "target opponents"))
target_either: Final = Choice("a player or permanent")
for words, which, chosen_by in (
    ("player or planeswalker", n.OfType(CardType.PLANESWALKER), EACH_PLAYER),
    ("opponent or planeswalker", n.OfType(CardType.PLANESWALKER), EACH_OPPONENT),
    ("permanent or player", n.InZone(n.Zone.BATTLEFIELD), EACH_PLAYER),
    ("creature or player", n.OfType(CardType.CREATURE), EACH_PLAYER),
    ("creature or opponent", n.OfType(CardType.CREATURE), EACH_OPPONENT),
    ("creature, player, or planeswalker", n.OfType(CardType.CREATURE | CardType.PLANESWALKER), EACH_PLAYER),
    (
        "opponent, creature an opponent controls, or planeswalker an opponent controls",
        n.All((n.OfType(CardType.CREATURE | CardType.PLANESWALKER), n.ControlledBy(n.EachOpponent()))), EACH_OPPONENT,
    ),
):  # fmt: skip
    target_either.add(TargetPlayers(words, which, chosen_by, f"target {words}"))
any_target: Final = TargetPlayers("any target", ANY_TARGET, EACH_PLAYER, "any target", "target creature or player")
any_targets: Final = TargetPlayers("targets", ANY_TARGET, EACH_PLAYER, "any target")

ONE_FORMS: Final = (
    ("another target ", 1, 1, True),
    ("target ", 1, 1, False),
    ("a second target ", 1, 1, True),
    ("a third target ", 1, 1, True),
    ("up to one other target ", 0, 1, True),
    ("up to one target ", 0, 1, False),
)
MANY_FORMS: Final[tuple[tuple[str, int, int, n.Quantity | None], ...]] = (
    *((f"{NUMBER_WORDS[k]} target ", k, k, None) for k in range(2, 11)),
    *((f"up to {NUMBER_WORDS[k]} target ", 0, k, None) for k in range(2, 11)),
    ("up to one hundred target ", 0, 100, None),
    ("one or two target ", 1, 2, None),
    ("one, two, or three target ", 1, 3, None),
    ("one or more target ", 1, ANY_NUMBER, None),
    ("any number of target ", 0, ANY_NUMBER, None),
    ("X target ", 1, 1, n.X()),
    ("up to X target ", 0, 1, n.X()),
    ("up to that many target ", 0, 1, n.EventAmount()),
)
MANY_OTHER_FORMS: Final[tuple[tuple[str, int, int, n.Quantity | None], ...]] = (
    *((f"{NUMBER_WORDS[k]} other target ", k, k, None) for k in range(2, 5)),
    *((f"up to {NUMBER_WORDS[k]} other target ", 0, k, None) for k in range(2, 5)),
    ("one or two other target ", 1, 2, None),
    ("any number of other target ", 0, ANY_NUMBER, None),
    ("up to X other target ", 0, 1, n.X()),
)
one_of_either: Final = Choice("a player or permanent")
recipients.add(one_of_either)
for words, least, most, another in ONE_FORMS:
    certain_objects.add(Targets(words, least, most, nouns.thing, another))
    certain_players.add(Targets(words, least, most, target_player, another))
    one_of_either.add(Targets(words, least, most, target_either, another))
target_of_either: Final = Targets("target ", 1, 1, target_either)
# "Target creature's controller", "the owner of target permanent": in them the target is named first.
one_target: Final = Choice("a target")
for words, least, most, another in ONE_FORMS:
    one_target.add(Targets(words, least, most, nouns.thing, another))


def of_target(known: PhraseContext, who: Any) -> PhraseContext:
    return mentioning(known, Mention(who, ("player",), True, True)).agreeing(True)


def all_but_somebody(known: PhraseContext, who: Any) -> PhraseContext:
    return mentioning(known, Mention(who, (), False, True)).agreeing(True)


for whoever, everybody in (("player", n.EachPlayer()), ("opponent", n.EachOpponent())):
    for but in ("other than", "except"):
        phrase(
            f"each {whoever} {but} {{but}}", like(n.PlayersBut, who=everybody, but=the.but), players,
            but=certain_players, then=all_but_somebody, fits=lambda who: who.but != n.You(),
            parse_only=but == "except",
        )  # fmt: skip
for role, seen in (("controller", n.ControllerOf), ("owner", n.OwnerOf)):
    phrase(f"{{of}}'s {role}", seen, certain_players, of=one_target, then=of_target)
    phrase(f"the {role} of {{of}}", seen, certain_players, of=one_target, then=of_target, parse_only=True)
for words, least, most, amount in MANY_FORMS:
    certain_objects.add(Targets(words, least, most, nouns.things, amount=amount))
    certain_objects.add(Targets(words, least, most, nouns.things, each=True, amount=amount))
    certain_players.add(Targets(words, least, most, target_players, amount=amount))
    any_words = words.replace("target ", "")
    recipients.add(Targets(any_words, least, most, any_targets, each=True, amount=amount))
for words, least, most, amount in MANY_OTHER_FORMS:
    certain_objects.add(Targets(words, least, most, nouns.things, True, amount=amount))
    certain_objects.add(Targets(words, least, most, nouns.things, True, each=True, amount=amount))
recipients.add(Targets("", 1, 1, any_target))
recipients.add(Targets("", 1, 1, TargetPlayers("any other target", ANY_TARGET, EACH_PLAYER, "any target"), True))
recipients.add(Targets("", 1, 1, TargetPlayers("another target", ANY_TARGET, EACH_PLAYER, "any target"), True))
recipients.add(Targets("", 1, 1, TargetPlayers("a third target", ANY_TARGET, EACH_PLAYER, "any target"), True))


def the_one_aimed_at(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "That permanent or player": the only target that may be either."""
    targets = discourse_of(known).targets
    either = [i for i, one in enumerate(targets) if one.players is not None and one.which == ANY_TARGET]
    if len(either) != 1 or targets[either[0]].at_most != 1 or targets[either[0]].amount is not None:
        return []
    return [("that permanent or player", n.Target(either[0]), known)]


recipients.of.insert(0, Reference("that permanent or player", the_one_aimed_at, "that"))
one_any_target: Final = Targets("", 1, 1, any_target)

# --- Groups: everything that fits


def grouped(one: bool) -> Callable[[PhraseContext, Any], PhraseContext]:
    def after(known: PhraseContext, value: Any) -> PhraseContext:
        # of each of them "it" would be another, so they are spoken of as several; but where "each" stands for "target"
        return mentioning(known, Mention(value, nouns_of(value.which), discourse_of(known).one_by_one)).agreeing(one)

    return after


phrase("each {which}", n.Each, certain_objects, which=nouns.thing, then=grouped(True))
phrase("each {which}", n.Each, certain_objects, which=nouns.permanent_and_other, then=grouped(True), parse_only=True)
phrase("each {which}", n.Each, certain_objects, which=nouns.permanent_and_or, then=grouped(True), parse_only=True)
phrase("each {which}", n.Each, certain_objects, which=nouns.card_and_other, then=grouped(True), parse_only=True)
phrase("all {which}", n.Each, certain_objects, which=nouns.things, then=grouped(False), parse_only=True)
bare_groups: Final = Choice("a group of things")
phrase("{which}", n.Each, bare_groups, which=nouns.things, then=grouped(False), parse_only=True)


# --- Two at once: "target creature and target land", "each creature and each player"


def mention_together(known: PhraseContext, value: Any) -> PhraseContext:
    return mentioning(known, Mention(value, (), False)).agreeing(False)


def are_apart(value: Any) -> bool:
    """ "Each other creature" beside something else is another than that (`and_others`)."""
    one, other = value.of
    others = isinstance(other, n.Each) and n.Other() in conjuncts(other.which)
    return bool(one != other) and not (others and isinstance(one, n.Target))


def with_others(pair: Any) -> Any:
    one, which = pair
    return n.Together((one, n.Each(conjunction((*conjuncts(which), n.Not(n.OneOf(one)))))))


def one_and_others(both: Any) -> Any:
    if not isinstance(both, n.Together) or len(both.of) != 2 or not isinstance(both.of[1], n.Each):
        return DECLINED
    one: n.Selector = both.of[0]
    parts = conjuncts(both.of[1].which)
    return (one, conjunction(parts[:-1])) if parts[-1:] == (n.Not(n.OneOf(one)),) else DECLINED


def all_together(known: PhraseContext, _: Any) -> PhraseContext:
    return known.agreeing(False)


BOTH: Final = like(n.Together, of=(the.one, the.other))
for numbered in (("one", "two", "three"), ("one", "two", "three", "four")):
    each_of: dict[str, Any] = dict.fromkeys(numbered, certain_objects)
    phrase(
        ", ".join(f"{{{name}}}" for name in numbered[:-1]) + f", and {{{numbered[-1]}}}",
        like(n.Together, of=tuple([getattr(the, name) for name in numbered])),
        objects,
        then=mention_together,
        fits=lambda value: len(set(value.of)) == len(value.of),
        **each_of,
    )
certain: Final = Choice("somebody or something")
certain.add(certain_objects)
certain.add(players)
phrase(
    "{one} and {other}",
    BOTH,
    objects,
    one=certain_objects,
    other=certain_objects,
    then=mention_together,
    fits=are_apart,
)
phrase("{one} and {other}", BOTH, recipients, one=certain, other=players, then=mention_together, fits=are_apart)
phrase("{one} and {other}", BOTH, recipients, one=one_of_either, other=certain_objects, then=mention_together)
# "Target creature and each other creature with the same name": than the one named.
and_others: Final = Choice("something and others")
for words, others in (("each other {which}", nouns.thing), ("all other {which}", nouns.things)):
    phrase(
        f"{{one}} and {words}", (the.one, the.which), and_others, one=certain_objects, which=others,
        fits=lambda pair: isinstance(pair[0], n.Target), then=all_together, parse_only=others is nouns.things,
    )  # fmt: skip
objects.add(Mapped(and_others, with_others, one_and_others, n.Together))
phrase("{one} and {other}", BOTH, recipients, one=players, other=certain_objects, then=mention_together, fits=are_apart)


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

    def unsaid(self, known: PhraseContext) -> tuple[n.Selector, PhraseContext] | None:
        memory = discourse_of(known)
        if memory.subject_player != self.player or self.always:
            return None
        return memory.subject, known.agreeing(memory.subject_one and not memory.bare)

    def named(self, known: PhraseContext, value: n.Selector) -> PhraseContext:
        """After it was named. Verbs after "have" and "may" are bare: "have it deal 2 damage"."""
        return with_subject(known.agreeing(known.one and not discourse_of(known).bare), value, self.player)

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        unsaid = self.unsaid(context)
        if unsaid is not None:
            found.append((unsaid[0], at, unsaid[1]))
        for value, end, known in self.of.parse(source, at, nobody_acting(context)):
            if source.text.startswith(" ", end):
                if not self.are_both(value):
                    found.append((value, end + 1, self.named(known, value)))
                if self.are_several(value, known) and source.text.startswith(EACH_OF_THEM, end):
                    found.append((value, end + len(EACH_OF_THEM), self.named(known, value)))
        return found

    def openings(self) -> frozenset[str] | None:
        """If it is named."""
        return self.of.openings()

    def are_several(self, value: n.Selector, known: PhraseContext) -> bool:
        """ "Any number of target players each gain 6 life.\""""
        return self.player and isinstance(value, (n.Target, n.Together)) and not known.one

    def are_both(self, value: n.Selector) -> bool:
        """ "You and that player each draw a card."""
        return self.player and isinstance(value, n.Together)

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        unsaid = self.unsaid(context)
        if unsaid is not None and unsaid[0] == value:
            found.append((at, unsaid[1]))
            if not page.follows:
                return found
        rendered = self.of.render(value, page, at, nobody_acting(context))
        for end, known in in_other_words(rendered, page, at, lambda words: "they" if words == "them" else words):
            joints = (" ", EACH_OF_THEM) if page.follows and self.are_several(value, known) else (" ",)
            for joint in (EACH_OF_THEM,) if self.are_both(value) else joints:
                begin = page.after(joint, end)
                if begin is not None:
                    found.append((begin, self.named(known, value)))
        return found


acting_objects: Final = Choice("something")
acting_objects.add(objects)
acting_objects.add(bare_groups)
phrase(
    "~ and {which}", like(n.Together, of=(n.This(), like(n.Each, which=the.which))), acting_objects,
    which=nouns.permanents, then=mention_together, parse_only=True,
)  # fmt: skip
acting_players: Final = Choice("somebody")
acting_players.add(players)
phrase(
    "you and {other}", like(n.Together, of=(n.You(), the.other)), acting_players, other=certain_players,
    then=lambda known, value: mentioning(known, Mention(value, (), False, True)),
    fits=lambda both: both.of[1] != n.You(),
)  # fmt: skip
who: Final = Subject(acting_players, True)
what: Final = Subject(acting_objects, False)
named: Final = Subject(acting_objects, False, always=True)


def if_one(_: PhraseContext, known: PhraseContext, who: n.Selector) -> PhraseContext | None:
    return known if known.one or who == n.You() else None


# Whoever does something, if it is one player: of several each would have a number of their own.
one_who: Final = Within(Subject(players, True), after=if_one)


# --- One thing


def if_one_thing(_: PhraseContext, known: PhraseContext, what: n.Selector) -> PhraseContext | None:
    if isinstance(what, (n.Each, n.Together)):
        return None
    return known if all(mention.one for mention in discourse_of(known).mentions if mention.what == what) else None


# One thing, not several: each of those would have another owner, and could be something else.
one_object: Final = Within(certain_objects, after=if_one_thing)
