"""Replacement effects: something else happens, whenever something would (CR 614)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration, Zone
from mainphase.cards.nodes.often_named import EACH_OPPONENT, SEEN_IN_LIBRARY, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.clauses import (
    clause,
    clauses,
    plain_sentence,
    sentence,
    sentences,
    sequence_of,
    steps_of,
)
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.counts import figure
from mainphase.language.grammar.discourse import Mention, at_sentence, conjuncts
from mainphase.language.grammar.effects.control_flow import when_you_do
from mainphase.language.grammar.effects.looking import TO_HAND, rest, some_cards, whole_tops
from mainphase.language.grammar.effects.tokens import PREDEFINED, more_tokens, one_token
from mainphase.language.grammar.groups import ITSELF, SELF, any_one, event_one
from mainphase.language.grammar.statics.lines import one_static, static_abilities, statics
from mainphase.language.syntax import DECLINED, Choice, Mapped, Within, Words, like, phrase, the


def of_tokens(effect: n.TokensPlus) -> bool:
    """True if tokens are told of, and nothing of whose they are."""
    parts = conjuncts(effect.which)
    return n.IsToken() in parts and not any(isinstance(part, n.ControlledBy) for part in parts)


def is_about_cards(effect: n.ReplaceMove) -> bool:
    """A card is no token: instants and sorceries never are."""
    which = effect.which
    return effect.source != 0 or (isinstance(which, n.OfType) and which.types & ~CardType.SPELL_ONLY == 0)


# --- Where things go (CR 614.6)

WHERE: Final = (
    ("a graveyard from anywhere", 0),
    ("a graveyard from the battlefield", Zone.BATTLEFIELD),
)
for words, source in WHERE:
    for k, what in enumerate(("a card or token", "a card")):
        phrase(
            f"if {what} would be put into {words}, exile it instead",
            n.ReplaceMove(n.Anything() if not k else n.Not(n.IsToken()), source, Zone.GRAVEYARD, Zone.EXILE),
            one_static,
        )
phrase(
    "if {which} would be put into a graveyard from anywhere, exile it instead",
    like(n.ReplaceMove, which=the.which, source=0, to=Zone.GRAVEYARD, instead=Zone.EXILE),
    one_static,
    which=any_one(nouns.card),
    fits=is_about_cards,
)
# What would die (CR 700.4): itself, or others, and what is done with it instead.
DYING: Final = {"which": the.which, "source": Zone.BATTLEFIELD, "to": Zone.GRAVEYARD}
WHITHER: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("exile {it}", {"instead": Zone.EXILE}),
    ("put {it} on the bottom of its owner's library", {"instead": Zone.LIBRARY, "bottom": True}),
    ("put {it} on top of its owner's library", {"instead": Zone.LIBRARY}),
    ("shuffle {it} into its owner's library", {"instead": Zone.LIBRARY, "shuffled": True}),
    ("return {it} to its owner's hand", {"instead": Zone.HAND}),
)
DEAD: Final = ("it", "that card", "that creature", *(this for this, _ in SELF))


def is_itself(effect: n.ReplaceMove) -> bool:
    """True if it is this that would die: no other is called by its name."""
    return effect.which == ITSELF


for words, fields in WHITHER:
    for it in DEAD:
        done = words.replace("{it}", it)
        for form in (f"{done} instead", f"instead {done}"):
            phrase(
                f"if {{which}} would die, {form}", like(n.ReplaceMove, **DYING, **fields), one_static,
                which=event_one, parse_only=it != "it" or form != f"{done} instead",
            )  # fmt: skip
EXILED_INSTEAD: Final = {**DYING, "instead": Zone.EXILE}
for it in ("it", "that card", "that creature"):
    for form in (f"instead exile {it} and {{do}}", f"exile {it} and {{do}} instead", f"exile {it} instead and {{do}}"):
        phrase(
            f"if {{which}} would die, {form}", like(n.ReplaceMove, **EXILED_INSTEAD, then=the.do), one_static,
            which=event_one, do=clause, parse_only=it != "it" or form[0] != "i",
        )  # fmt: skip
    phrase(
        f"if {{which}} would die, exile {it} instead. when you do, {{do}}",
        like(n.ReplaceMove, **EXILED_INSTEAD, then=the.do), one_static, which=event_one, do=when_you_do,
        parse_only=it != "it",
    )  # fmt: skip
phrase(
    "if {which} would leave the battlefield, exile it instead of putting it anywhere else",
    like(n.ReplaceMove, which=the.which, source=Zone.BATTLEFIELD, to=0, instead=Zone.EXILE), one_static,
    which=event_one,
)  # fmt: skip
# Into some players' graveyards, which are those of what they own (CR 404.2).
CARDS_OF: Final = (("your", n.OwnedBy(YOU)), ("an opponent's", n.OwnedBy(EACH_OPPONENT)))
for whose, owned in CARDS_OF:
    for what, kinds in (("a card", (n.Not(n.IsToken()),)), ("a card or token", ())):
        for it in ("it", "that card"):
            phrase(
                f"if {what} would be put into {whose} graveyard from anywhere, exile {it} instead",
                n.ReplaceMove(n.All((*kinds, owned)) if kinds else owned, 0, Zone.GRAVEYARD, Zone.EXILE),
                one_static,
                parse_only=it != "it",
            )
            phrase(
                f"if {what} would be put into {whose} graveyard from anywhere this turn, exile {it} instead",
                n.Begin(n.ReplaceMove(n.All((*kinds, owned)) if kinds else owned, 0, Zone.GRAVEYARD, Zone.EXILE)),
                sentences,
                parse_only=it != "that card",
            )
NOT_OF_YOURS: Final = n.All((n.Not(n.IsToken()), n.Not(n.ControlledBy(YOU)), n.OwnedBy(EACH_OPPONENT)))
phrase(
    "if a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead",
    n.ReplaceMove(NOT_OF_YOURS, 0, Zone.GRAVEYARD, Zone.EXILE), one_static,
)  # fmt: skip
OPPONENTS: Final = n.OwnedBy(EACH_OPPONENT)
ELSEWHERE: Final = (n.Not(n.InZone(Zone.BATTLEFIELD)), n.Not(n.IsToken()), OPPONENTS)
phrase(
    "if {which} would die or {card} not on the battlefield would be put into an opponent's graveyard, exile that card "
    "instead",
    (
        like(n.ReplaceMove, which=the.which, source=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead=Zone.EXILE),
        like(
            n.ReplaceMove, which=like(n.All, of=(the.card, *ELSEWHERE)), source=0, to=Zone.GRAVEYARD,
            instead=Zone.EXILE,
        ),
    ),
    statics, which=any_one(nouns.permanent), card=any_one(nouns.card),
)  # fmt: skip
# This works where it is, and as the spell that becomes it (CR 113.6).
EXILED: Final = n.ReplaceMove(n.IsThis(), 0, Zone.GRAVEYARD, Zone.EXILE)
for this, _ in SELF:
    phrase(
        f"if {this} would be put into a graveyard from anywhere, exile it instead.",
        (n.Static(EXILED), n.Static(EXILED, zone=Zone.STACK)),
        static_abilities,
        parse_only=this != "~",
    )

# Wherever it is (CR 614.6): in the words of the object itself.
GOING: Final = (
    ("reveal {it} and shuffle it into its owner's library", n.GoesInstead(Zone.LIBRARY, None, True, True)),
    ("shuffle it into its owner's library", n.GoesInstead(Zone.LIBRARY, None, False, True)),
)
for it in ("it", "he", "she"):
    phrase(
        f"counters remain on ~ as {it} moves to any zone other than a player's hand or library", n.CountersRemain(),
        one_static, parse_only=it != "it",
    )  # fmt: skip
ONTO: Final = n.GoesInstead(Zone.BATTLEFIELD, EACH_OPPONENT)
TWO_COUNTERS: Final = n.GoesInstead(Zone.BATTLEFIELD, EACH_OPPONENT, counters=("+1/+1", "+1/+1"))
for this, _ in SELF:
    for words, going in GOING:
        for it in dict.fromkeys((this, "it")):
            phrase(
                f"if {this} would be put into a graveyard from anywhere, {words.replace('{it}', it)} instead", going,
                one_static, parse_only=this != "~" or it != this,
            )  # fmt: skip
    for words, going in (("", ONTO), (" with two +1/+1 counters on it", TWO_COUNTERS)):
        phrase(
            f"if a spell or ability an opponent controls causes you to discard {this}, put it onto the battlefield"
            f"{words} instead of putting it into your graveyard", going, one_static, parse_only=this != "~",
        )  # fmt: skip

# --- More of something

for words, who in (("you", YOU), ("an opponent", EACH_OPPONENT)):
    they = "" if who == YOU else "they "
    phrase(
        f"if {words} would put one or more counters on a permanent or player, {they}put twice that many of each of "
        "those kinds of counters on that permanent or player instead",
        n.CountersTimes(who),
        one_static,
    )
    phrase(
        f"if {words} would put one or more counters on a permanent or player, {they}put half that many of each of "
        "those kinds of counters on that permanent or player instead, rounded down",
        n.CountersTimes(who, halved=True),
        one_static,
    )
one_permanent: Final = Choice("something")
one_permanent.add(Words("this", SELF))
one_permanent.add(any_one(nouns.permanent))
SO_MANY: Final = (("twice that many {}", 2, 0), ("that many plus one {}", 1, 1), ("that many {} minus one", 1, -1))
for kind in ("+1/+1", "-1/-1"):
    for amount, times, plus in SO_MANY:
        for it in ("it", "that creature", "that permanent"):
            so_many = amount.format(f"{kind} counters")
            phrase(
                f"if one or more {kind} counters would be put on {{which}}, {so_many} are put on {it} instead",
                like(n.CountersTimes, who=n.EachPlayer(), times=times, which=the.which, kind=kind, plus=plus),
                one_static,
                which=one_permanent,
                parse_only=it != "it",
            )
            phrase(
                f"if you would put one or more {kind} counters on {{which}}, put {so_many} on {it} instead",
                like(n.CountersTimes, who=YOU, times=times, which=the.which, kind=kind, plus=plus),
                one_static,
                which=one_permanent,
                parse_only=it != "it",
            )
for words, times in (("twice", 2), ("three times", 3)):
    for under, creates in ((" under your control", YOU), ("", n.EachPlayer())):
        phrase(
            f"if an effect would create one or more tokens{under}, it creates {words} that many of those tokens "
            "instead",
            n.TokensTimes(creates, times), one_static, parse_only=creates != YOU,
        )  # fmt: skip
        phrase(
            f"if one or more tokens would be created{under}, {words} that many of those tokens are created instead",
            n.TokensTimes(creates, times), one_static, parse_only=creates == YOU,
        )  # fmt: skip
        phrase(
            f"until end of turn, if one or more tokens would be created{under}, {words} that many of those tokens are "
            "created instead",
            n.Begin(n.TokensTimes(creates, times)), clauses,
        )  # fmt: skip
# Other tokens besides (CR 614.16).
some_token: Final = Choice("a token")
for article in ("a", "an"):
    phrase(f"{article} {{token}}", the.token, some_token, token=with_article(one_token, article == "an"))
PLUS: Final = {"who": YOU, "which": the.which, "tokens": (the.token,)}
for amount, tokens, as_many in (("", some_token, False), ("that many ", more_tokens, True)):
    for created in (
        "if one or more {which} would be created under your control, those tokens plus AMOUNT{token} are created "
        "instead",
        "if you would create one or more {which}, instead create those tokens plus AMOUNT{token}",
    ):
        phrase(
            created.replace("AMOUNT", amount), like(n.TokensPlus, **PLUS, as_many=as_many), one_static,
            which=nouns.permanents, token=tokens, fits=of_tokens, parse_only="you would" in created,
        )  # fmt: skip
phrase(
    "if you would create one or more {which}, instead create those tokens plus an additional {token}",
    like(n.TokensPlus, **PLUS), one_static, which=nouns.permanents, token=one_token, fits=of_tokens, parse_only=True,
)  # fmt: skip
THREE: Final = tuple([PREDEFINED[name] for name in ("Clue", "Food", "Treasure")])
phrase(
    "if you would create a Clue, Food, or Treasure token, instead create one of each",
    n.TokensPlus(
        YOU, n.All((n.Any(tuple(n.OfSubtype(name) for name in ("Clue", "Food", "Treasure"))), n.IsToken())), THREE,
        as_many=True, instead=True,
    ),
    one_static,
)  # fmt: skip
phrase(
    "if an effect would put one or more counters on {which}, it puts twice that many of those counters on "
    "that permanent instead",
    like(n.CountersTimes, who=n.EachPlayer(), which=the.which, by_effect=True), one_static, which=one_permanent,
)  # fmt: skip
for so_many, times, plus in (("twice that many", 2, 0), ("that many plus one", 1, 1)):
    for it in ("it", "that creature", "that permanent"):
        each = f"{so_many} of each of those kinds of counters"
        phrase(
            f"if one or more counters would be put on {{which}}, {each} are put on {it} instead",
            like(n.CountersTimes, who=n.EachPlayer(), times=times, plus=plus, which=the.which), one_static,
            which=one_permanent, parse_only=it != "it",
        )  # fmt: skip
        phrase(
            f"if you would put one or more counters on {{which}}, put {each} on {it} instead",
            like(n.CountersTimes, who=YOU, times=times, plus=plus, which=the.which), one_static,
            which=one_permanent, parse_only=it != "it",
        )  # fmt: skip

# --- Life (CR 119.10)

GAINERS: Final = (
    ("you", "you gain", YOU),
    ("a player", "that player gains", n.EachPlayer()),
    ("an opponent", "that player gains", EACH_OPPONENT),
)
for gainer, gains, gaining in GAINERS:
    for amount, times, plus in (
        ("twice that much life", 2, 0),
        ("three times that much life", 3, 0),
        ("no life", 0, 0),
    ):
        less_or_more = n.LifeGainTimes(gaining, times, plus)
        phrase(f"if {gainer} would gain life, {gains} {amount} instead", less_or_more, one_static)
        phrase(
            f"if {gainer} would gain life while {{condition}}, {gains} {amount} instead.",
            (like(n.Static, effect=less_or_more, condition=the.condition),), static_abilities, condition=whether,
        )  # fmt: skip
    phrase(
        f"if {gainer} would gain life, {gains} that much life plus {{plus}} instead",
        like(n.LifeGainTimes, who=gaining, times=1, plus=the.plus), one_static, plus=figure,
    )  # fmt: skip

# --- Draws that are something else (CR 614.11)

drawn: Final = Choice("what happens instead of a draw")
phrase("{do} instead", the.do, drawn, do=plain_sentence)
phrase("instead {do}", the.do, drawn, do=plain_sentence, parse_only=True)


def and_then(told: Any) -> Any:
    return n.Sequence(steps_of(told[0]) + steps_of(told[1]))


def in_two_parts(effect: Any) -> Any:
    return (sequence_of(effect.of[:-1]), effect.of[-1]) if len(effect.of) > 1 else DECLINED


with_what_follows: Final = phrase(
    "{do} instead. {next}", (the.do, the.next), do=plain_sentence, next=Within(plain_sentence, at_sentence)
)
phrase(
    "look at {top} instead. put {some} of those cards into your hand and the rest {rest}",
    like(
        n.Sequence,
        of=(
            like(n.Remember, what=the.top, save="seen"),
            like(n.Choose, which=SEEN_IN_LIBRARY, at_least=the.some, at_most=the.some), TO_HAND, the.rest,
        ),
    ),
    drawn, top=whole_tops, some=some_cards, rest=rest, parse_only=True,
)  # fmt: skip
drawn.add(Mapped(with_what_follows, and_then, in_two_parts, n.Sequence))
phrase(
    "if you would draw a card, {instead}", like(n.ReplaceDraw, who=YOU, instead=the.instead), one_static, instead=drawn
)
phrase(
    "if you would draw a card while {condition}, {instead}.",
    (like(n.Static, effect=like(n.ReplaceDraw, who=YOU, instead=the.instead), condition=the.condition),),
    static_abilities, condition=whether, instead=drawn,
)  # fmt: skip

BUT_FIRST: Final = "except the first one {} in each of {} draw steps"
of_that_player: Final = with_mention(drawn, Mention(n.ThatPlayer(), ("player", "opponent"), True, True))
for drawer, whose_draw, theirs, instead in (
    ("you", YOU, ("you draw", "your"), drawn),
    ("a player", n.EachPlayer(), ("they draw", "their"), of_that_player),
    ("an opponent", EACH_OPPONENT, ("they draw", "their"), of_that_player),
):
    for tail, but_first in (("", False), (" " + BUT_FIRST.format(*theirs), True)):
        spared: dict[str, Any] = {"who": whose_draw, "but_first": but_first}
        if whose_draw != YOU or but_first:
            phrase(
                f"if {drawer} would draw a card{tail}, {{instead}}",
                like(n.ReplaceDraw, **spared, instead=the.instead), one_static, instead=instead,
            )  # fmt: skip
        if whose_draw != YOU:
            phrase(
                f"if {drawer} would draw a card{tail}, instead that player skips that draw and {{instead}}",
                like(n.ReplaceDraw, **spared, instead=the.instead), one_static, instead=clause, parse_only=True,
            )  # fmt: skip
            phrase(
                f"if {drawer} would draw a card{tail}, that player skips that draw instead",
                n.ReplaceDraw(whose_draw, n.Sequence(()), False, but_first), one_static,
            )  # fmt: skip

# --- Untapping that is something else (CR 502.3)

UNTAPPED: Final = Mention(n.ThatObject(), ("creature", "permanent"))
not_untapped: Final = with_mention(drawn, UNTAPPED)


def is_told_of_yours(effect: n.UntapsInstead) -> bool:
    return n.ControlledBy(YOU) in conjuncts(effect.which)


phrase(
    "if {which} would untap during your untap step, {instead}", n.UntapsInstead, one_static,
    which=any_one(nouns.permanent), instead=not_untapped, fits=is_told_of_yours,
)  # fmt: skip
phrase(
    "if {which} would untap during its controller's untap step, {instead}", n.UntapsInstead, one_static,
    which=any_one(nouns.permanent), instead=not_untapped, fits=lambda effect: not is_told_of_yours(effect),
)  # fmt: skip

# --- Draws that are forbidden (CR 121.2b)

for drawer, whose_draw, parse_only in (
    ("each player", n.EachPlayer(), False),
    ("players", n.EachPlayer(), True),
    ("each opponent", EACH_OPPONENT, False),
    ("your opponents", EACH_OPPONENT, True),
    ("you", YOU, False),
):
    for words, most in (
        ("can't draw more than one card each turn", 1),
        ("can't draw more than two cards each turn", 2),
        ("can't draw cards", 0),
    ):
        phrase(f"{drawer} {words}", n.AtMostDraws(whose_draw, most), one_static, parse_only=parse_only)

# --- Draws and parts of the turn that are skipped (CR 614.10, 614.11)

phrase("if you would draw a card, you may skip that draw instead", n.ReplaceDraw(YOU, n.Sequence(()), True), one_static)
phrase(
    "if you would begin your {part}, you may skip that step instead. if you do, {follows}",
    like(n.SkipPart, part=the.part, who=YOU, optional=True, then=the.follows),
    one_static,
    part=Words("a step", [("draw step", "draw step"), ("untap step", "untap step")]),
    follows=sentence,
)
phrase(
    "if you would begin your turn while ~ is tapped, you may skip that turn instead. if you do, {follows}.",
    (
        like(
            n.Static, effect=like(n.SkipPart, part="turn", who=YOU, optional=True, then=the.follows),
            condition=n.Fits(n.This(), n.IsTapped()),
        ),
    ),
    static_abilities, follows=sentence,
)  # fmt: skip

NOT_SO: Final = n.Not(n.Any((n.WithKeyword(n.Keyword.FLYING), n.HasLandwalk(n.OfSubtype("Island")))))
phrase(
    "if you would draw a card during your draw step, instead you may skip that draw. if you do, until your next turn, "
    "you can't be attacked except by creatures with flying and/or islandwalk.",
    (
        n.Static(
            n.ReplaceDraw(YOU, n.Begin(n.CantAttack(NOT_SO, YOU), Duration.YOUR_NEXT_TURN), True),
            n.Both(n.InPart("draw step"), n.IsYourTurn()),
        ),
    ),
    static_abilities,
)
phrase(
    "until your next turn, you can't be attacked except by creatures with flying and/or islandwalk",
    n.Begin(n.CantAttack(NOT_SO, YOU), Duration.YOUR_NEXT_TURN),
    sentences,
)

# --- What cannot enter, and what enters as something else

ZONES: Final = (
    ("graveyards and libraries", (Zone.GRAVEYARD, Zone.LIBRARY)), ("graveyards", (Zone.GRAVEYARD,)),
    ("libraries", (Zone.LIBRARY,)),
)  # fmt: skip
for words, zones in ZONES:
    phrase(
        f"{{which}} in {words} can't enter the battlefield",
        like(n.CantEnter, which=the.which, zones=zones),
        one_static,
        which=nouns.cards,
    )
for this, _ in SELF:
    phrase(
        f"{{which}} enter as a copy of {this}",
        like(n.EntersAsCopy, which=the.which, of=n.This()),
        one_static,
        which=nouns.permanents,
        parse_only=this != "~",
    )
