"""Triggered abilities as lines: what they wait for, what must be so, what they do (CR 603)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.days import MAGIC_2010
from mainphase.language.grammar import conditions, nouns, triggers
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.discourse import Mention
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.modes import body, with_modes
from mainphase.language.grammar.places import IN_COMMAND_ZONE, there
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Mapped,
    Phrase,
    Starting,
    Style,
    Styled,
    Words,
    like,
    phrase,
    the,
)

triggered: Final = Choice("a triggered ability")


def without_if(of: Phrase) -> Phrase:
    """The instructions of a triggered ability, where no "if" follows at once: that would belong to its trigger
    condition (CR 603.4).
    """
    made = Choice(of.name)
    for said in (of, Styled(of, Style.with_if_last)):
        made.add(Starting(said, lambda words: words[:3].lower() != "if "))
    return made


def once(ability: Any) -> bool:
    return triggers.happens_once(ability.on)


def again(ability: Any) -> bool:
    return not triggers.happens_once(ability.on)


done: Final = without_if(body)
# At once after the event (CR 603.4): it may say where the ability works.
intervening: Final = Choice("a condition")
intervening.add(there(phrase("~ is in the command zone", IN_COMMAND_ZONE), n.Zone.COMMAND))
for k, this in enumerate(("~", "this card")):
    here = phrase(f"{this} is in your graveyard", n.Fits(n.This(), n.InZone(n.Zone.GRAVEYARD)), parse_only=k > 0)
    intervening.add(there(here, n.Zone.GRAVEYARD))
intervening.add(whether)  # last, since it would say "is a card in a graveyard"
TRIGGERED: Final = like(n.Triggered, on=the.on, modes=(the.mode,))
CONDITIONAL: Final = like(n.Triggered, on=the.on, modes=(the.mode,), condition=the.condition)
for word, fits in (("when", once), ("whenever", again)):
    for parse_only in (False, True):  # an older card may say the other word
        kept = fits if not parse_only else (again if fits is once else once)
        phrase(
            f"{word} {{on}}, {{mode}}",
            TRIGGERED,
            triggered,
            on=triggers.occasions,
            mode=done,
            fits=kept,
            parse_only=parse_only,
        )
        phrase(
            f"{word} {{on}}, if {{condition}}, {{mode}}",
            CONDITIONAL,
            triggered,
            on=triggers.occasions,
            condition=intervening,
            mode=body,
            fits=kept,
            parse_only=parse_only,
        )
for words, on in (
    ("at end of turn", n.BeginningOf("end step")),
    ("at the end of your turn", n.BeginningOf("end step", n.You())),
):
    phrase(f"{words}, {{mode}}", like(n.Triggered, on=on, modes=(the.mode,)), triggered, mode=done, until=MAGIC_2010)
    phrase(
        f"{words}, if {{condition}}, {{mode}}",
        like(n.Triggered, on=on, modes=(the.mode,), condition=the.condition), triggered,
        condition=intervening, mode=body, until=MAGIC_2010,
    )  # fmt: skip
phrase("at the beginning of {on}, {mode}", TRIGGERED, triggered, on=triggers.beginnings, mode=done)
phrase(
    "at the beginning of {on}, if {condition}, {mode}",
    CONDITIONAL,
    triggered,
    on=triggers.beginnings,
    condition=intervening,
    mode=body,
)
for word in ("whenever", "when"):
    phrase(
        f"at the beginning of {{on}} or {word} {{other}}, {{mode}}",
        like(n.Triggered, on=like(n.AnyOf, of=(the.on, the.other)), modes=(the.mode,)), triggered,
        on=triggers.beginnings, other=triggers.occasions, mode=done, parse_only=word == "when",
    )  # fmt: skip
phrase(
    "when {on} during the {part} step, {mode}",
    like(n.Triggered, on=the.on, modes=(the.mode,), condition=like(n.InPart, place=the.part)), triggered,
    on=triggers.occasions, mode=done,
    part=Words("a step", [(f"declare {who}", f"declare {who}") for who in ("attackers", "blockers")]),
)  # fmt: skip
phrase("at end of combat, {mode}", like(n.Triggered, on=n.EndOfCombat(), modes=(the.mode,)), triggered, mode=done)
phrase(
    "at end of combat, if {condition}, {mode}",
    like(n.Triggered, on=n.EndOfCombat(), modes=(the.mode,), condition=the.condition),
    triggered,
    condition=intervening,
    mode=body,
)
# What simply is so triggers too (CR 603.8).
phrase(
    "when {condition}, {mode}",
    like(n.Triggered, on=like(n.StateIs, condition=the.condition), modes=(the.mode,)),
    triggered,
    condition=conditions.states,
    mode=done,
)

# --- What a creature may do as it attacks, and what follows (CR 701.43d)

exerting: Final = Choice("abilities about exerting")  # tuples
in_two_zones: Final = Choice("two abilities")  # tuples
EXERTED: Final = Mention(n.This(), ("creature", "permanent"))
for words, first in (("", False), ("if ~ hasn't been exerted this turn, ", True)):
    for it in ("it", "he", "she"):
        may_exert = f"{words}you may exert {'it' if first else '~'} as {it} attacks"
        phrase(
            f"{may_exert}. when you do, {{mode}}",
            (n.Static(n.MayExert(first)), like(n.Triggered, on=n.Exerted(n.IsThis()), modes=(the.mode,))),
            exerting,
            mode=with_mention(done, EXERTED),
            parse_only=it != "it",
        )
        phrase(f"{may_exert}.", (n.Static(n.MayExert(first)),), exerting, parse_only=it != "it")
# --- The first card that is drawn in a turn, which is revealed

DRAWN_CARD: Final = Mention(n.ThatObject(), ("card",))
drawn_shown: Final = Choice("abilities about a card that is revealed as it is drawn")  # tuples
ON_REVEALED: Final = (
    like(n.Triggered, on=like(n.RevealsDrawn, which=the.which), modes=(the.mode,)),
    like(n.Triggered, on=like(n.RevealsDrawn, which=the.other), modes=(the.more,)),
)
card_shown: Final = any_one(nouns.card)
mode_shown: Final = with_mention(done, DRAWN_CARD)
for words, shows in (
    ("reveal the first card you draw each turn", n.RevealsFirstDraw()),
    ("reveal the first card you draw on each of your turns", n.RevealsFirstDraw(own_turns=True)),
    ("you may reveal the first card you draw each turn as you draw it", n.RevealsFirstDraw(optional=True)),
    (
        "you may reveal the first card you draw on each of your turns as you draw it",
        n.RevealsFirstDraw(own_turns=True, optional=True),
    ),
):  # fmt: skip
    phrase(
        f"{words}. whenever you reveal {{which}} this way, {{mode}}", (n.Static(shows), ON_REVEALED[0]), drawn_shown,
        which=card_shown, mode=mode_shown,
    )  # fmt: skip
    phrase(
        f"{words}. whenever you reveal {{which}} this way, {{mode}} whenever you reveal {{other}} this way, {{more}}",
        (n.Static(shows), *ON_REVEALED), drawn_shown, which=card_shown, mode=mode_shown, other=card_shown,
        more=mode_shown,
    )  # fmt: skip

# --- Of this in two zones, from each of which it works (CR 702.29c)

IN_TWO: Final = (
    like(n.Triggered, on=n.Cycles(n.You(), n.IsThis()), modes=(the.mode,), zone=n.Zone.GRAVEYARD),
    like(n.Triggered, on=n.Dies(n.IsThis()), modes=(the.mode,)),
)
phrase("when you cycle ~ or it dies, {mode}", IN_TWO, in_two_zones, mode=with_mention(done, EXERTED))
# "If ~ is in the command zone or on the battlefield": it works in either (CR 113.6b, 207.2c).
EITHER: Final = (
    ("in the command zone or on the battlefield", n.Zone.COMMAND),
    ("on the battlefield or in the command zone", n.Zone.COMMAND),
    ("in your graveyard or on the battlefield", n.Zone.GRAVEYARD),
)
of_either: Final = Choice("a triggered ability")  # with the other zone
for where, zone in EITHER:
    is_there = n.Fits(n.This(), n.Any((n.InZone(zone), n.InZone(n.Zone.BATTLEFIELD))))
    for words, occasion in (
        ("whenever", triggers.occasions), ("when", triggers.occasions), ("at the beginning of", triggers.beginnings)
    ):  # fmt: skip
        phrase(
            f"{words} {{on}}, if ~ is {where}, {{mode}}",
            like(n.Triggered, on=the.on, modes=(the.mode,), condition=is_there), of_either,
            on=occasion, mode=body, parse_only=words == "when" or where.startswith("on"),
        )  # fmt: skip


def in_both(ability: n.Triggered) -> tuple[n.Triggered, ...]:
    """The ability once for each of its zones."""
    zones = [part.zone for part in everything_in(ability.condition) if isinstance(part, n.InZone)]
    return tuple(replace(ability, zone=zone) for zone in zones)


def told_of_either(both: Any) -> Any:
    """The inverse."""
    if len(both) != 2 or not isinstance(both[1], n.Triggered) or both[1].condition is None:
        return DECLINED
    return both[1] if in_both(both[1]) == both else DECLINED


in_two_zones.add(Mapped(with_modes(of_either), in_both, told_of_either, tuple))
# "When ~ enters or the creature it haunts dies": the second from exile (CR 702.55c).
HAUNTED_DIES: Final = n.PutIntoGraveyard(n.OneOf(n.Haunted()))
of_haunting: Final = Choice("a triggered ability")  # of both events
phrase(
    "when ~ enters or the creature it haunts dies, {mode}",
    like(n.Triggered, on=n.AnyOf((n.Enters(n.IsThis()), HAUNTED_DIES)), modes=(the.mode,)), of_haunting, mode=done,
)  # fmt: skip
of_haunted: Final = Choice("a triggered ability")
phrase(
    "when the creature ~ haunts dies, {mode}",
    like(n.Triggered, on=HAUNTED_DIES, modes=(the.mode,), zone=n.Zone.EXILE), of_haunted, mode=done,
)  # fmt: skip


def for_each_event(ability: n.Triggered) -> tuple[n.Triggered, ...]:
    """The ability for each of its events, in the zone in which it triggers on that."""
    on = ability.on
    assert isinstance(on, n.AnyOf)
    return replace(ability, on=on.of[0]), replace(ability, on=on.of[1], zone=n.Zone.EXILE)


def told_of_both(both: Any) -> Any:
    """The inverse."""
    if len(both) != 2 or not isinstance(both[0], n.Triggered):
        return DECLINED
    ability = replace(both[0], on=n.AnyOf((both[0].on, HAUNTED_DIES)))
    return ability if for_each_event(ability) == both else DECLINED


in_two_zones.add(Mapped(with_modes(of_haunting), for_each_event, told_of_both, tuple))
in_two_zones.add(Mapped(of_haunted, lambda one: (one,), lambda held: held[0] if len(held) == 1 else DECLINED, tuple))
begins_on_battlefield: Final = Choice("what may be done as the game begins")
for this in ("~", "this card"):
    phrase(
        f"if {this} is in your opening hand, you may begin the game with it on the battlefield.",
        (n.BeginsOnBattlefield(),),
        begins_on_battlefield,
        parse_only=this != "~",
    )
for this in ("~", "this card"):
    phrase(
        f"a deck can have any number of cards named {this}.", (n.AnyNumberInDecks(),), begins_on_battlefield,
        parse_only=this != "~",
    )  # fmt: skip

# --- How often (only so many times each turn)

limited: Final = Choice("a triggered ability")
phrase(
    "{ability} this ability triggers only {times} each turn.",
    (the.ability, the.times),
    limited,
    ability=with_modes(triggered),
    times=Words("so often", [("once", 1), ("twice", 2)]),
)


def with_turn_limit(parts: Any) -> Any:
    return replace(parts[0], per_turn=parts[1])


def without_limit(ability: Any) -> Any:
    return (replace(ability, per_turn=0), ability.per_turn) if ability.per_turn else DECLINED


def may_do_one_thing(effect: n.Effect) -> bool:
    """True if what its controller may do is all that it says, so that "this" can only be that."""
    if isinstance(effect, n.If):
        return effect.otherwise is None and may_do_one_thing(effect.then)
    if isinstance(effect, n.Sequence) and len(effect.of) == 2 and isinstance(effect.of[0], n.Choose):
        return may_do_one_thing(effect.of[1])
    if not isinstance(effect, (n.May, n.PayOrElse)) or effect.by != n.You() or effect.otherwise is not None:
        return False
    inner = effect.then if isinstance(effect, n.May) else effect.paid
    return not any(isinstance(part, (n.May, n.PayOrElse)) for part in everything_in(inner))


limited_deed: Final = Choice("a triggered ability")
phrase("{ability} do this only once each turn.", the.ability, limited_deed, ability=with_modes(triggered))


def with_deed_limit(ability: Any) -> Any:
    clear = all(may_do_one_thing(mode.effect) for mode in ability.modes) and not ability.per_turn
    return replace(ability, done_once=True) if clear else DECLINED


def without_deed_limit(ability: Any) -> Any:
    return replace(ability, done_once=False) if ability.done_once else DECLINED


triggered_so_often: Final = Choice("a triggered ability")
triggered_so_often.add(Mapped(limited, with_turn_limit, without_limit, n.Triggered))
triggered_so_often.add(Mapped(limited_deed, with_deed_limit, without_deed_limit, n.Triggered))
