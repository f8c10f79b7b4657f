"""Words for triggered abilities, and for the events that they wait for (CR 603).

`at_the_beginning_of(draw_step, of=each_player, if_=is_untapped(this)).do(draw(1, by=that_player))`
"""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.targets import phrase
from mainphase.cards.words.things import each_player, is_a, you


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


def happens_while(on: n.Trigger, condition: n.Condition) -> n.While:
    """An event, if this is so as it happens."""
    return n.While(on, condition)


def one_or_more(on: n.Trigger) -> n.OneOrMore:
    """To one thing or more at once."""
    return n.OneOrMore(on)


def state_is(condition: n.Condition) -> n.StateIs:
    """A state trigger (CR 603.8)."""
    return n.StateIs(condition)


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


def enters(*which: n.Filter) -> n.Enters:
    return n.Enters(is_a(*which))


def leaves(*which: n.Filter) -> n.Leaves:
    return n.Leaves(is_a(*which))


def dies(*which: n.Filter) -> n.Dies:
    return n.Dies(is_a(*which))


def becomes_untapped(*which: n.Filter) -> n.BecomesUntapped:
    return n.BecomesUntapped(is_a(*which))


def is_tapped_for_mana(*which: n.Filter) -> n.BecomesTapped:
    return n.BecomesTapped(is_a(*which), for_mana=True)


def transforms(*which: n.Filter) -> n.Transforms:
    return n.Transforms(is_a(*which))


def is_turned_face_up(*which: n.Filter) -> n.IsTurnedFaceUp:
    return n.IsTurnedFaceUp(is_a(*which))


def phases_in(*which: n.Filter) -> n.PhasesIn:
    return n.PhasesIn(is_a(*which))


def phases_out(*which: n.Filter) -> n.PhasesOut:
    return n.PhasesOut(is_a(*which))


def when_this_becomes_level(number: int) -> When:
    return When(n.BecomesLevel(number, n.IsThis()))


# --- Combat


def attacks(*which: n.Filter) -> n.Attacks:
    return n.Attacks(is_a(*which))


def attacks_alone(*which: n.Filter) -> n.AttacksAlone:
    return n.AttacksAlone(is_a(*which))


def attacks_with(others: int, *which: n.Filter) -> n.Attacks:
    """It attacks together with so many others or more."""
    return n.Attacks(is_a(*which), others=others)


def you_attack(*which: n.Filter, at_least: int = 1) -> n.PlayerAttacks:
    """You attack with so many of these."""
    return n.PlayerAttacks(you, is_a(*which), at_least=at_least)


def is_attacked(player: n.Selector | None = None, permanent: n.Filter | None = None) -> n.IsAttacked:
    return n.IsAttacked(player, permanent)


def exerted(*which: n.Filter) -> n.Exerted:
    return n.Exerted(is_a(*which))


def blocks(*which: n.Filter) -> n.Blocks:
    return n.Blocks(is_a(*which))


def becomes_blocked(*which: n.Filter) -> n.BecomesBlocked:
    return n.BecomesBlocked(is_a(*which))


def isnt_blocked(*which: n.Filter) -> n.IsntBlocked:
    """Attacks and isn't blocked."""
    return n.IsntBlocked(is_a(*which))


def blocks_or_is_blocked_by(which: n.Filter, *other: n.Filter) -> n.AnyOf:
    """Once for each such creature."""
    return n.AnyOf((n.Blocks(which, is_a(*other)), n.BecomesBlocked(which, is_a(*other))))


def crews_a_vehicle(*which: n.Filter) -> n.CrewsVehicle:
    return n.CrewsVehicle(is_a(*which))


def becomes_crewed(*which: n.Filter) -> n.BecomesCrewed:
    return n.BecomesCrewed(is_a(*which))


# --- Damage, life, cards and spells


def deals_damage(*which: n.Filter) -> n.DealsDamage:
    return n.DealsDamage(is_a(*which))


def deals_combat_damage(*which: n.Filter) -> n.DealsDamage:
    """To whomever, and however many at once."""
    return n.DealsDamage(is_a(*which), combat_only=True)


def deals_combat_damage_to_player(*which: n.Filter) -> n.DealsDamage:
    return n.DealsDamage(is_a(*which), to_player=True, combat_only=True)


def gains_life(who: n.Selector) -> n.GainsLife:
    return n.GainsLife(who)


def loses_the_game_when(who: n.Selector) -> n.LosesGame:
    return n.LosesGame(who)


def draws_a_card(who: n.Selector, nth: int = 0) -> n.DrawsCard:
    return n.DrawsCard(who, nth)


def discards_a_card(who: n.Selector, *which: n.Filter) -> n.DiscardsCard:
    return n.DiscardsCard(who, is_a(*which))


def cycles_a_card(who: n.Selector, *which: n.Filter) -> n.Cycles:
    return n.Cycles(who, is_a(*which))


def sacrifices(who: n.Selector, *which: n.Filter) -> n.Sacrifices:
    return n.Sacrifices(who, is_a(*which))


def leaves_graveyard(*which: n.Filter, of: n.Selector = you) -> n.LeavesGraveyard:
    return n.LeavesGraveyard(is_a(*which), of)


def activates(who: n.Selector, which: n.Filter | None = None) -> n.ActivatesAbility:
    """An ability that isn't a mana ability."""
    return n.ActivatesAbility(who, which)


def commits_a_crime(who: n.Selector) -> n.CommitsCrime:
    return n.CommitsCrime(who)


def discards_cards(who: n.Selector, first: bool = False) -> n.DiscardsCards:
    """One or more at once; or only for the first time in a turn."""
    return n.DiscardsCards(who, first)


def casts(who: n.Selector, *which: n.Filter) -> n.CastsSpell:
    return n.CastsSpell(who, is_a(*which))


def copies(who: n.Selector, *which: n.Filter) -> n.CopiesSpell:
    return n.CopiesSpell(who, is_a(*which))


def casts_nth(who: n.Selector, nth: int) -> n.CastsSpell:
    """Their n-th spell of the turn."""
    return n.CastsSpell(who, n.Anything(), nth)


when_you_cast_this = When(n.CastsSpell(you, n.IsThis()))


def becomes_the_target(*which: n.Filter, of: n.Filter | None = None) -> n.BecomesTarget:
    return n.BecomesTarget(is_a(*which), what=of)


when_set_in_motion = When(n.IsSetInMotion(n.IsThis()))


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
