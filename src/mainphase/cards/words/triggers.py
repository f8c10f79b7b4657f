"""Words for triggered abilities, and for the events that they wait for (CR 603).

`at_the_beginning_of(draw_step, of=each_player, if_=is_untapped(this)).do(draw(1, by=that_player))`
"""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.targets import phrase
from mainphase.cards.words.things import each_player, is_a, of_those, you


class When:
    """A trigger condition waiting for what happens then."""

    def __init__(
        self,
        on: n.Trigger,
        if_: n.Condition | None = None,
        phrases: tuple[n.TargetPhrase, ...] = (),
    ) -> None:
        self.on = on
        self.if_ = if_
        self.phrases = phrases

    def targeting(self, *what: n.Filter | n.TargetPhrase) -> "When":
        return When(self.on, self.if_, tuple(phrase(w) for w in what))

    def do(self, *effects: n.Effect) -> n.Triggered:
        return n.Triggered(self.on, (n.Mode(in_turn(*effects), self.phrases),), self.if_)


def when(on: n.Trigger, if_: n.Condition | None = None) -> When:
    """When or whenever; `if_` is an intervening if (CR 603.4)."""
    return When(on, if_)


whenever = when


def from_zone(zone: int, ability: n.Triggered) -> n.Triggered:
    """An ability that works while its card is in another zone."""
    return n.Triggered(ability.on, ability.modes, ability.condition, zone)


def on_the_stack(ability: n.Triggered) -> n.Triggered:
    """It triggers as this spell is cast, and functions on the stack."""
    return from_zone(Zone.STACK, ability)


def each_turn(times: int, ability: n.Triggered) -> n.Triggered:
    """An ability that triggers only so often each turn."""
    return replace(ability, per_turn=times)


def either_event(*events: n.Trigger) -> n.AnyOf:
    """Whichever of these happens."""
    return n.AnyOf(events)


one_or_more = n.OneOrMore  # To one thing or more at once


when_you_do = When(n.WhenYouDo())


# --- Parts of the turn

upkeep = "upkeep"
draw_step = "draw step"
precombat_main = "precombat main"
postcombat_main = "postcombat main"
second_main = "second main"  # CR 505.1b: counted in the turn
combat = "combat"
end_step = "end step"


def at_the_beginning_of(
    part: str, of: n.Selector = each_player, if_: n.Condition | None = None, first: bool = False
) -> When:
    """The beginning of a step or phase of those players' turns; or only of the first upkeep of such a turn."""
    return When(n.BeginningOf(part, of, first=first), if_)


day_changes = n.DayNightChanges()


# --- Permanents


enters = of_those(n.Enters)
leaves = of_those(n.Leaves)
dies = of_those(n.Dies)
becomes_untapped = of_those(n.BecomesUntapped)


def is_tapped_for_mana(*which: n.Filter) -> n.BecomesTapped:
    return n.BecomesTapped(is_a(*which), for_mana=True)


transforms = of_those(n.Transforms)
mutates = of_those(n.Mutates)
is_turned_face_up = of_those(n.IsTurnedFaceUp)
phases_in = of_those(n.PhasesIn)
phases_out = of_those(n.PhasesOut)


def when_this_becomes_level(number: int) -> When:
    return When(n.BecomesLevel(number, n.IsThis()))


# --- Combat


attacks = of_those(n.Attacks)
attacks_alone = of_those(n.AttacksAlone)


def you_attack(*which: n.Filter, at_least: int = 1) -> n.PlayerAttacks:
    """You attack with so many of these."""
    return n.PlayerAttacks(you, is_a(*which), at_least=at_least)


exerted = of_those(n.Exerted)
blocks = of_those(n.Blocks)
becomes_blocked = of_those(n.BecomesBlocked)
isnt_blocked = of_those(n.IsntBlocked)  # Attacks and isn't blocked


def blocks_or_is_blocked_by(which: n.Filter, *other: n.Filter) -> n.AnyOf:
    """Once for each such creature."""
    return n.AnyOf((n.Blocks(which, is_a(*other)), n.BecomesBlocked(which, is_a(*other))))


crews_a_vehicle = of_those(n.CrewsVehicle)
becomes_crewed = of_those(n.BecomesCrewed)


# --- Damage, life, cards and spells


def deals_combat_damage(*which: n.Filter) -> n.DealsDamage:
    """To whomever, and however many at once."""
    return n.DealsDamage(is_a(*which), combat_only=True)


def deals_combat_damage_to_player(*which: n.Filter) -> n.DealsDamage:
    return n.DealsDamage(is_a(*which), to_player=True, combat_only=True)


def discards_a_card(who: n.Selector, *which: n.Filter) -> n.DiscardsCard:
    return n.DiscardsCard(who, is_a(*which))


def casts(who: n.Selector, *which: n.Filter) -> n.CastsSpell:
    return n.CastsSpell(who, is_a(*which))


when_you_cast_this = When(n.CastsSpell(you, n.IsThis()))


def becomes_the_target(*which: n.Filter, of: n.Filter | None = None) -> n.BecomesTarget:
    return n.BecomesTarget(is_a(*which), what=of)


when_set_in_motion = When(n.IsSetInMotion(n.IsThis()))
whenever_chaos_ensues = When(n.ChaosEnsues())
when_encountered = When(n.Encounters(n.IsThis()))
when_planeswalked_away_from = When(n.PlaneswalksAway(n.IsThis()))
when_planeswalked_to_or_each_upkeep = When(n.AnyOf((n.PlaneswalksTo(n.IsThis()), n.BeginningOf("upkeep", you))))


# --- Chapters of Sagas (CR 714)


class Chapters:
    """Chapters of a Saga that say the same: each is an ability of its own (CR 714.2b, c)."""

    def __init__(self, numbers: tuple[int, ...], phrases: tuple[n.TargetPhrase, ...]) -> None:
        self.numbers = numbers
        self.phrases = phrases

    def targeting(self, *what: n.Filter | n.TargetPhrase) -> "Chapters":
        return Chapters(self.numbers, tuple(phrase(w) for w in what))

    def do(self, *effects: n.Effect) -> tuple[n.Ability, ...]:
        modes = (n.Mode(in_turn(*effects), self.phrases),)
        return tuple(n.Triggered(n.CountersArePut("lore", n.IsThis(), k), modes, chapter=k) for k in self.numbers)


def chapter(*numbers: int) -> Chapters:
    """`chapter(1, 2).do(create(2, CLERIC))`."""
    return Chapters(numbers, ())
