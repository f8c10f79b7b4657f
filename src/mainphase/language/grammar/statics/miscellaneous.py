"""Untapping, the turn, prevention, and whatever else holds."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import number_words
from mainphase.language.grammar.counters import counter_kind
from mainphase.language.grammar.counts import NUMBER_WORDS, figure, number_word
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.groups import ATTACHED, HOSTS, ITSELF, SELF, any_one, group
from mainphase.language.grammar.keywords.names import protection
from mainphase.language.grammar.kinds import every
from mainphase.language.grammar.statics.casting import generic, less
from mainphase.language.grammar.statics.lines import one_static, static_line, statics
from mainphase.language.grammar.statics.predicates import OF_IT, predicate, predicated
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, Words, like, phrase, the

predicate("<doesn't> untap during <its controller's untap step|their controllers' untap steps>", n.DoesntUntap(OF_IT))
predicate("can't become untapped", n.CantBecomeUntapped(OF_IT))
predicate("doesn't untap during your untap step", n.DoesntUntap(OF_IT), parse_only=True)
phrase("you may choose not to untap ~ during your untap step", n.MayKeepTapped(n.IsThis()), one_static)
phrase("spells and abilities can't be countered", n.CantBeCountered(nouns.SPELL_OR_ABILITY), one_static)
predicate("can't be countered", n.CantBeCountered(OF_IT))
phrase("{which} can't be countered", n.CantBeCountered, one_static, which=nouns.spells_on_stack)
phrase(
    "you control {which}",
    like(n.Modify, which=the.which, mods=(n.SetController(n.You()),)),
    one_static,
    which=Words("what it is attached to", HOSTS),
)
# Abilities that may be activated as instants may be cast (CR 602.5, 606.3).
AT_INSTANT_SPEED: Final = "any time you could cast an instant"
for words in ("its", "his", "her", "~'s"):
    phrase(
        f"you may activate {words} loyalty abilities {AT_INSTANT_SPEED}", n.ActivatesAtInstantSpeed(n.IsThis()),
        one_static, parse_only=words != "its",
    )  # fmt: skip
for on_turns in ("", " on any player's turn"):
    phrase(
        f"you may activate loyalty abilities of {{which}}{on_turns} {AT_INSTANT_SPEED}", n.ActivatesAtInstantSpeed,
        one_static, which=nouns.permanents, parse_only=on_turns != "",
    )  # fmt: skip
phrase(
    f"you may activate equip abilities {AT_INSTANT_SPEED}", n.ActivatesAtInstantSpeed(n.Anything(), "equip"), one_static
)
# And for nothing (CR 118.9).
for words, keyword_free, only_first in (
    ("the equip cost of the first equip ability you activate each turn", "equip", True),
    ("the cycling cost of the first card you cycle each turn", "cycling", True),
    ("cycling costs", "cycling", False),
    ("equip costs", "equip", False),
):
    phrase(f"you may pay {{0}} rather than pay {words}", n.ActivatesForNothing(keyword_free, only_first), one_static)
phrase(
    "you may activate abilities of {which} as though those creatures had haste", n.ActivatesAsHasty, one_static,
    which=nouns.permanents,
)  # fmt: skip
LEGEND_RULE: Final = 'the "legend rule" doesn\'t apply'
phrase(LEGEND_RULE, n.LegendExempt(n.Anything()), one_static)
phrase(f"{LEGEND_RULE} to {{which}}", n.LegendExempt, one_static, which=nouns.permanents)
static_line(
    f"if there are exactly {{count}} {{which}}, {LEGEND_RULE} to them",
    (
        (like(n.LegendExempt, which=the.which),),
        like(n.Compare, left=like(n.CountOf, which=the.which), op="=", right=the.count),
    ),
    which=nouns.permanents, count=number_words,
)  # fmt: skip
predicate("can't crew Vehicles", n.CantCrew(OF_IT))
for saddling, words in ((True, "<saddles> Mounts and <crews>"), (False, "<crews>")):
    predicate(
        f"{words} Vehicles as though <its|their> power were {{more}} greater",
        like(n.CrewsAs, which=OF_IT, more=the.more, saddling=saddling),
        more=figure,
    )
KINDS: tuple[tuple[str, dict[str, bool]], ...] = (
    ("damage", {}),
    ("combat damage", {"combat_only": True}),
    ("noncombat damage", {"noncombat": True}),
)
by_what = Choice("what deals damage")
by_what.add(group)
by_what.add(nouns.sources)
for words, prevented in KINDS:
    phrase(
        f"prevent all {words} that would be dealt to {{to}}",
        like(n.Prevents, to=the.to, **prevented),
        one_static,
        to=group,
    )
    phrase(
        f"prevent all {words} that would be dealt by {{source}}",
        like(n.Prevents, source=the.source, **prevented),
        one_static,
        source=by_what,
    )
    phrase(
        f"prevent all {words} that would be dealt to {{to}} by {{source}}",
        like(n.Prevents, to=the.to, source=the.source, **prevented),
        one_static,
        to=group,
        source=by_what,
    )
    phrase(
        f"prevent all {words} that would be dealt to you",
        like(n.Prevents, players=n.You(), **prevented),
        one_static,
    )
    phrase(
        f"prevent all {words} that would be dealt to you and {{to}}",
        like(n.Prevents, players=n.You(), to=the.to, **prevented), one_static, to=nouns.permanents,
    )  # fmt: skip
    phrase(
        f"prevent all {words} that would be dealt to you by {{source}}",
        like(n.Prevents, players=n.You(), source=the.source, **prevented), one_static, source=by_what,
    )  # fmt: skip
    phrase(
        f"prevent all {words} that would be dealt to and dealt by {{which}}",
        (like(n.Prevents, to=the.which, **prevented), like(n.Prevents, source=the.which, **prevented)),
        statics,
        which=group,
    )
for parse_only in (False, True):
    phrase(
        "{which}'s activated abilities can't be activated", like(n.CantActivate, which=the.which), one_static,
        which=group, parse_only=parse_only, fits=None if parse_only else lambda e: e.which in (ITSELF, ATTACHED),
    )  # fmt: skip
CREWS_NOT: Final = like(n.CantCrew, which=the.which)
for unless, mana_too in (("", True), (" unless they're mana abilities", False)):
    predicate(
        f"<its|their> activated abilities can't be activated{unless}",
        n.CantActivate(OF_IT, mana_too=mana_too),
    )
    for doing, more in (
        ("attack or block", ()),
        ("attack, block, or crew Vehicles", (like(n.CantCrew, which=the.which),)),
    ):
        for k, joint in enumerate((", and ", " and ", ". ")):
            phrase(
                f"{{which}} can't {doing}{joint}its activated abilities can't be activated{unless}",
                (
                    like(n.CantAttack, which=the.which), like(n.CantBlock, which=the.which), *more,
                    like(n.CantActivate, which=the.which, mana_too=mana_too),
                ),
                statics, which=group, parse_only=k > 0,
            )  # fmt: skip
phrase("skip your draw step", n.SkipPart("draw step", n.You()), one_static)
phrase("skip your untap step", n.SkipPart("untap step", n.You()), one_static)
phrase("damage can't be prevented", n.CantPreventDamage(), one_static)
phrase("combat damage can't be prevented", n.CantPreventDamage(combat_only=True), one_static)
phrase("damage that would be dealt by {source} can't be prevented", n.CantPreventDamage, one_static, source=by_what)
for words, who in (("you", n.You()), ("players", n.EachPlayer()), ("your opponents", n.EachOpponent())):
    phrase(f"{words} can't gain life", n.LifeCantChange(who, gain=True, lose=False), one_static)
HAVE = (("hexproof", n.HasKeywords(n.Keyword.HEXPROOF)), ("shroud", n.HasKeywords(n.Keyword.SHROUD)))
for words, ability in HAVE:
    phrase(f"you have {words}", n.PlayersHave(n.You(), ability), one_static)


def yours_said(noun: Phrase) -> Phrase:
    """ "Permanents you control": it untaps only those of its controller, which the node means by itself."""
    yours = n.ControlledBy(n.You())

    def to(which: Any) -> Any:
        parts = conjuncts(which)
        return conjunction(tuple(part for part in parts if part != yours)) if yours in parts else DECLINED

    def back(which: Any) -> Any:
        return conjunction((*conjuncts(which), yours)) if isinstance(which, n.Filter) else DECLINED

    return Mapped(noun, to, back)


# --- Protection of players, life, activations

phrase("you have {ability}", like(n.PlayersHave, who=n.You(), ability=the.ability), one_static, ability=protection)
phrase(
    "you have protection from the chosen card name", n.PlayersHave(n.You(), n.Protection(n.OfChosenName())), one_static
)


# "Has hexproof from each of its colors": from each color, if it is of that.
group_of_one: Final = Choice("each of a group")
phrase("each {which}", the.which, group_of_one, which=nouns.permanent)


def from_its_colors(which: n.Filter) -> tuple[n.Modify, ...]:
    return tuple(
        n.Modify(n.All((*conjuncts(which), n.OfColor(1 << bit))), (n.GainAbility(n.HexproofFrom(n.OfColor(1 << bit))),))
        for bit in range(5)
    )


def of_whatever_color(effects: Any) -> Any:
    if len(effects) != 5 or not isinstance(effects[0], n.Modify):
        return DECLINED
    which = conjunction(conjuncts(effects[0].which)[:-1])
    return which if from_its_colors(which) == effects else DECLINED


for form, of_them in (
    ("{which} has hexproof from each of its colors", group_of_one),
    ("{which} have hexproof from each of their colors", every(nouns.permanents)),
):
    statics.add(Mapped(phrase(form, the.which, which=of_them), from_its_colors, of_whatever_color, tuple))


# "You and Humans you control have hexproof": you, and what is described.
def ability_of_both(mods: Any) -> n.Ability | None:
    """What a player can have, too (CR 702.11c, 702.16, 702.18a)."""
    if len(mods) != 1:
        return None
    if isinstance(mods[0], n.GainKeywords):
        return next((has for _, has in HAVE if has.keywords == mods[0].keywords), None)
    given = mods[0].ability if isinstance(mods[0], n.GainAbility) else None
    return given if isinstance(given, n.Protection) else None


def you_and_those(effects: Any) -> Any:
    modify = effects[0]
    both = ability_of_both(modify.mods) if len(effects) == 1 and isinstance(modify, n.Modify) else None
    return DECLINED if both is None or modify.which == ITSELF else (n.PlayersHave(n.You(), both), modify)


def those_alone(effects: Any) -> Any:
    return effects[1:] if len(effects) == 2 and you_and_those(effects[1:]) == effects else DECLINED


you_and: Final = phrase("you and {told}", the.told, told=predicated)
statics.add(Mapped(you_and, you_and_those, those_alone, tuple))
for words, ability in HAVE:
    yours = n.PlayersHave(n.You(), ability)
    mods = (n.GainKeywords(ability.keywords),)
    phrase(f"you and ~ have {words}", (yours, n.Modify(n.IsThis(), mods)), statics)
    phrase(
        f"you, {{one}}, and {{other}} have {words}",
        (yours, like(n.Modify, which=the.one, mods=mods), like(n.Modify, which=the.other, mods=mods)), statics,
        one=group, other=group,
    )  # fmt: skip

# --- Who can't lose the game, and who can't win it (CR 101.2)

for words, of_whom in (("you", n.You()), ("your opponents", n.EachOpponent()), ("players", n.EachPlayer())):
    phrase(f"{words} can't lose the game", n.CantLoseGame(of_whom), one_static)
    phrase(f"{words} can't win the game", n.CantWinGame(of_whom), one_static)
    phrase(f"{words} can't search libraries", n.CantSearch(of_whom), one_static)
for would, does, of_whom in (
    ("you", "you", n.You()), ("an opponent", "they", n.EachOpponent()), ("a player", "they", n.EachPlayer()),
):  # fmt: skip
    phrase(
        f"if {would} would mill one or more cards, {does} mill twice that many cards instead",
        n.DoesMore(of_whom, "mill", times=2), one_static,
    )  # fmt: skip
    searches = "you search" if does == "you" else "that player searches"
    phrase(
        f"if {would} would search a library, {searches} the top {{count}} cards of that library instead",
        like(n.SearchesTop, who=of_whom, count=the.count), one_static, count=number_word,
    )  # fmt: skip
phrase("if you would proliferate, proliferate twice instead", n.DoesMore(n.You(), "proliferate", 2), one_static)
phrase(
    "if you would scry a number of cards, scry that many cards plus one instead", n.DoesMore(n.You(), "scry", plus=1),
    one_static,
)  # fmt: skip
for least in (1, 7):
    phrase(
        f"damage that would reduce your life total to less than {least} reduces it to {least} instead",
        n.DamageLeavesLife(n.You(), least), one_static,
    )  # fmt: skip
phrase(
    "spells and abilities your opponents control can't cause their controller to search their library",
    n.CantSearch(n.EachOpponent(), own=True), one_static,
)  # fmt: skip
phrase(
    "spells and abilities your opponents control can't cause you to sacrifice permanents",
    n.CantBeMadeTo(n.You(), "sacrifice", n.EachOpponent()), one_static,
)  # fmt: skip
phrase("you don't lose the game for having 0 or less life", n.CantLoseGame(n.You(), by_life=True), one_static)
one_of_two: Final = Words(
    "what is so",
    [
        (f"{words} can't {does} the game", make(of_whom))
        for words, of_whom in (("you", n.You()), ("your opponents", n.EachOpponent()))
        for does, make in (("lose", n.CantLoseGame), ("win", n.CantWinGame))
    ],
)
phrase("{one} and {other}", (the.one, the.other), statics, one=one_of_two, other=one_of_two)
phrase(
    "you have no maximum hand size and don't lose the game for having 0 or less life",
    (n.NoMaximumHandSize(n.You()), n.CantLoseGame(n.You(), by_life=True)), statics,
)  # fmt: skip
phrase("your life total can't change", n.LifeCantChange(n.You()), one_static)
phrase(
    "activated abilities of sources with the chosen name can't be activated unless they're mana abilities",
    n.CantActivate(n.OfChosenName(), mana_too=False, anywhere=True),
    one_static,
)
phrase(
    "activated abilities of sources with the chosen name can't be activated",
    n.CantActivate(n.OfChosenName(), anywhere=True),
    one_static,
)
phrase(
    "activated abilities of {which} can't be activated unless they're mana abilities",
    like(n.CantActivate, which=the.which, mana_too=False),
    one_static,
    which=every(nouns.permanents),
)
phrase(
    "activated abilities of {which} can't be activated",
    like(n.CantActivate, which=the.which),
    one_static,
    which=every(nouns.permanents),
)
for this, _ in SELF:
    phrase(
        f"{this} can be attached only to {{which}}",
        n.AttachOnlyTo,
        one_static,
        which=any_one(nouns.permanent),
        parse_only=this != "~",
    )

phrase("players reveal each card they draw", n.RevealsDrawnCards(n.EachPlayer()), one_static)
phrase("the chosen player reveals each card they draw", n.RevealsDrawnCards(n.ChosenPlayer()), one_static)

# --- Untap steps (CR 502.3)

MANY = [("more than one {}", 1), *((f"more than {NUMBER_WORDS[k]} {{}}", k) for k in range(2, 5))]
for words, count in MANY:
    for subject, in_step, everybody in (
        ("you", "your untap step", n.You()), ("your opponents", "their untap steps", n.EachOpponent()),
    ):  # fmt: skip
        theirs = n.ControlledBy(everybody)
        phrase(
            f"{subject} can't untap {words.format('{which}')} during {in_step}",
            like(n.AtMostUntap, which=like(n.All, of=(the.which, theirs)), count=count), one_static,
            which=nouns.permanent if count == 1 else nouns.permanents,
        )  # fmt: skip
    phrase(
        f"players can't untap {words.format('{which}')} during their untap steps",
        like(n.AtMostUntap, which=the.which, count=count),
        one_static,
        which=nouns.permanent if count == 1 else nouns.permanents,
    )
for whose in ("each other player's", "each opponent's"):
    phrase(
        f"untap all {{which}} during {whose} untap step",
        n.UntapsInOthersUntapSteps,
        one_static,
        which=yours_said(nouns.permanents),
        parse_only=whose[5] == "p",
    )
for k, words in enumerate(("players skip their untap steps", "each player skips their untap step")):
    phrase(words, n.SkipPart("untap step", n.EachPlayer()), one_static, parse_only=k > 0)
for this, _ in SELF:
    phrase(
        f"untap {this} during each other player's untap step",
        n.UntapsInOthersUntapSteps(n.IsThis()),
        one_static,
        parse_only=this != "~",
    )
phrase("players skip their upkeep steps", n.SkipPart("upkeep", n.EachPlayer()), one_static)
for k, words in enumerate(("players skip their draw steps", "each player skips their draw step")):
    phrase(words, n.SkipPart("draw step", n.EachPlayer()), one_static, parse_only=k > 0)
phrase("all morph costs cost {generic} more", n.MorphCostChange, one_static, generic=generic)
for words, slot in (("less", less), ("more", generic)):
    phrase(
        f"plotting cards from your hand costs {{generic}} {words}",
        like(n.PlotCostChange, who=n.You(), generic=the.generic), one_static, generic=slot,
    )  # fmt: skip
# Counters that can't be put on something or somebody (CR 101.2).
predicate("can't have counters put on <it|them>", n.CantGetCounters(OF_IT))
predicate("can't have {kind} counters put on <it|them>", like(n.CantGetCounters, which=OF_IT, kind=the.kind),
          kind=counter_kind)  # fmt: skip
for words, who in (("you", n.You()), ("players", n.EachPlayer())):
    for of_kind in ("", "poison"):
        phrase(
            f"{words} can't get {of_kind} counters".replace("  ", " "),
            n.CantGetCounters(None, who, of_kind),
            one_static,
        )
