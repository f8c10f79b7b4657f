"""Words for what happens: the instructions of spells and abilities, one for each effect."""

from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import mana_units
from mainphase.cards.nodes import Color, Duration, Zone
from mainphase.cards.words.costs import components
from mainphase.cards.words.things import Amount, amount, is_a, it, of_those, this, you


def in_turn(*effects: n.Effect) -> n.Effect:
    """One after another, in the order written (CR 608.2c)."""
    return effects[0] if len(effects) == 1 else n.Sequence(effects)


nothing = n.Sequence(())

# --- Damage, cards, life


def damage(how_much: Amount, to: n.Selector, source: n.Selector = this, divided: bool = False) -> n.DealDamage:
    return n.DealDamage(amount(how_much), to, source, divided)


def damage_at_once(*parts: n.DealDamage) -> n.Effect:
    """Several amounts, to each its own, dealt at the same time."""
    return n.Sequence((*[replace(part, with_next=True) for part in parts[:-1]], parts[-1]))


fight = n.Fight


def draw(how_many: Amount, by: n.Selector = you) -> n.Draw:
    return n.Draw(amount(how_many), by)


def discard(how_many: Amount, by: n.Selector = you) -> n.Discard:
    return n.Discard(amount(how_many), by)


def mill(how_many: Amount, by: n.Selector) -> n.Mill:
    return n.Mill(amount(how_many), by)


def scry(how_many: Amount) -> n.Scry:
    return n.Scry(amount(how_many))


def gain_life(how_much: Amount, by: n.Selector = you) -> n.GainLife:
    return n.GainLife(amount(how_much), by)


def lose_life(how_much: Amount, by: n.Selector) -> n.LoseLife:
    return n.LoseLife(amount(how_much), by)


# --- Permanents


destroy = n.Destroy


def sacrifice(*which: n.Filter, by: n.Selector = you, how_many: Amount = 1) -> n.Sacrifice:
    return n.Sacrifice(is_a(*which), by, amount(how_many))


sacrifice_it = n.SacrificeIt
tap = n.Tap
untap = n.Untap


def put_counters(how_many: Amount, kind: str, on: n.Selector) -> n.PutCounters:
    return n.PutCounters(kind, amount(how_many), on)


def dont_untap_next(*which: n.Filter, who: n.Selector) -> n.DontUntapNext:
    return n.DontUntapNext(is_a(*which), who)


# --- Zones


def exile(what: n.Selector) -> n.Move:
    return n.Move(what, Zone.EXILE)


def exile_until_this_leaves(what: n.Selector) -> n.ExileForNow:
    """CR 610.3."""
    return n.ExileForNow(what, n.Leaves(n.IsThis()))


def return_to_hand(what: n.Selector) -> n.Move:
    return n.Move(what, Zone.HAND)


def put_onto_battlefield(
    what: n.Selector = it, under: n.Selector | None = None, tapped: bool = False, transformed: bool = False
) -> n.Move:
    """Under its owner's control unless another's is said."""
    return n.Move(what, Zone.BATTLEFIELD, under, tapped, transformed=transformed)


def transform(what: n.Selector = this) -> n.Transform:
    return n.Transform(what)


def put_into_library(what: n.Selector, bottom: bool = False, from_top: int = 1) -> n.Move:
    return n.Move(what, Zone.LIBRARY, bottom=bottom, from_top=from_top)


def shuffle_in(what: n.Selector) -> n.Move:
    """Into their owners' libraries, which are shuffled."""
    return n.Move(what, Zone.LIBRARY, shuffled=True)


def exile_top(how_many: int, of: n.Selector = you) -> n.Move:
    """Exiles the top cards of a library."""
    return n.Move(n.TopOfLibrary(of, how_many), Zone.EXILE)


top_of_library = n.TopOfLibrary


def may_play(what: n.Selector = it, until: int = Duration.END_OF_TURN) -> n.MayPlay:
    return n.MayPlay(what, until)


def search_library(
    *which: n.Filter, to: int, by: n.Selector = you, up_to: Amount = 1, tapped: bool = False, reveal: bool = False
) -> n.SearchLibrary:
    return n.SearchLibrary(is_a(*which), to, by, amount(up_to), tapped, reveal)


counter_it = n.Counter  # A card countered so is put into a zone


# --- Tokens


def create(
    how_many: Amount,
    made: n.CardDef,
    by: n.Selector = you,
    blocking: n.Selector | None = None,
    size: n.Quantity | None = None,
) -> n.CreateToken:
    return n.CreateToken(made, amount(how_many), by, blocking=blocking, size=size)


# --- Mana


def add(*choices: str, times: Amount = 1, by: n.Selector = you, only_for: n.Filter | None = None) -> n.AddMana:
    """Adds mana, one of the choices: `add("{G}")`, `add("{B}", "{R}")`."""
    return n.AddMana(tuple(mana_units(c) for c in choices), amount(times), by, None, only_for)


def add_any_color(
    how_many: Amount = 1, only_for: n.Filter | None = None, could_produce: n.Filter | None = None
) -> n.AddMana:
    """Adds mana of any one colour; of one that a permanent that fits could produce (CR 106.7)."""
    each = how_many if isinstance(how_many, int) else 1
    times = amount(1 if isinstance(how_many, int) else how_many)
    choices = tuple((1 << i,) * each for i in range(5))
    return n.AddMana(choices, times, only_for=only_for, could_produce=could_produce)


# --- Continuous effects (CR 611.2)


def change_text(
    what: n.Selector, colors: bool = False, land_types: bool = False, until: int = Duration.PERMANENT
) -> n.ChangeText:
    """One colour word, or one basic land type, becomes another everywhere in its text (CR 612)."""
    return n.ChangeText(what, colors, land_types, until)


HowLong = int | n.Condition  # a duration, or what something lasts "for as long as"


def duration(until: HowLong) -> int:
    return until if isinstance(until, int) else Duration.WHILE


def condition_of(until: HowLong) -> n.Condition | None:
    return None if isinstance(until, int) else until


def apply(to: n.Selector, *mods: n.Modification, until: HowLong = Duration.END_OF_TURN) -> n.Apply:
    return n.Apply(to, mods, duration(until), condition_of(until))


def gets(power: Amount, toughness: Amount) -> n.AddPT:
    return n.AddPT(amount(power), amount(toughness))


def has_base(power: Amount, toughness: Amount) -> n.SetPT:
    return n.SetPT(amount(power), amount(toughness))


def gains(*keywords: n.HasKeywords) -> n.GainKeywords:
    mask = 0
    for k in keywords:
        mask |= k.keywords
    return n.GainKeywords(mask)


gains_ability = n.GainAbility
loses_all_abilities = n.LoseAllAbilities()


def becomes_color(color: n.OfColor) -> n.SetColors:
    return n.SetColors(color.colors & ~Color.COLORLESS)


def becomes_a(subtype: str) -> n.SetTypes:
    return n.SetTypes(0, (subtype,))


def gain_control(what: n.Selector, by: n.Selector = you, until: HowLong = Duration.PERMANENT) -> n.Apply:
    return apply(what, n.SetController(by), until=until)


def isnt(line: n.OfType) -> n.LoseTypes:
    """It isn't of these types: `isnt(creature)`."""
    return n.LoseTypes(line.types)


def is_also(*line: n.OfType | str) -> n.AddTypes:
    """In addition to its other types: `is_also(creature)`, `is_also("Swamp")`."""
    types = 0
    for word in line:
        if isinstance(word, n.OfType):
            types |= word.types
    return n.AddTypes(types, tuple(word for word in line if isinstance(word, str)))


def becomes_copy(
    what: n.Selector, of: n.Selector, *but: n.Modification, until: HowLong = Duration.PERMANENT
) -> n.BecomeCopy:
    return n.BecomeCopy(what, of, but, duration(until), condition_of(until))


def create_copy(of: n.Selector, *but: n.Modification, how_many: Amount = 1, by: n.Selector = you) -> n.CreateCopy:
    """Tokens that are copies of it."""
    return n.CreateCopy(of, amount(how_many), by, but)


def copy_spell(what: n.Selector, *but: n.Modification, by: n.Selector = you, times: Amount = 1) -> n.CopySpell:
    return n.CopySpell(what, by, but, amount=amount(times))


keeps_colors = n.KeepColors()
keeps_this_ability = n.KeepThisAbility()


def begin(rule: n.Static, until: HowLong = Duration.END_OF_TURN) -> n.Begin:
    """A rule of its own for a while: `begin(cant_cast(each_opponent))`."""
    return n.Begin(rule.effect, duration(until), condition_of(until))


choose_source = of_those(n.ChooseSource)
choose_a_color = n.ChooseColor()
choose_a_name = n.ChooseName()
choose_a_creature_type = n.ChooseCreatureType()
is_also_of_the_chosen_type = n.AddChosenType()
choose_an_opponent = n.ChoosePlayer(n.EachOpponent())
regenerate = n.Regenerate


# --- The turn

extra_turn = n.ExtraTurn()
reverse_turn_order = n.ReverseTurnOrder()
end_the_turn = n.EndTheTurn()
end_the_combat_phase = n.EndTheCombatPhase()
becomes_day = n.BecomeDay()


def takes_extra_turn(who: n.Selector, after_next_turn_of: n.Selector | None = None) -> n.ExtraTurn:
    return n.ExtraTurn(who, after_next_turn_of=after_next_turn_of)


abandon_this = n.Abandon(n.This())
become_the_monarch = n.BecomeMonarch()


def extra_phases(*phases: str, save: str = "", after_first_postcombat_main: bool = False) -> n.ExtraPhases:
    return n.ExtraPhases(phases, after_first_postcombat_main, save)


def extra_steps(how_many: Amount, step: str, after_phase: str = "", you_get: bool = False) -> n.ExtraStep:
    return n.ExtraStep(step, after_phase, amount(how_many), you_get)


# --- Choices and conditions


may = n.May


def choose_effect(*of: n.Effect, by: n.Selector = you) -> n.ChooseEffect:
    return n.ChooseEffect(of, by)


if_so = n.If


def unless_paid(*price: n.Cost | str, by: n.Selector, otherwise: n.Effect) -> n.PayOrElse:
    """It happens unless they pay."""
    return n.PayOrElse(components(price), by, None, otherwise)


def may_pay(*price: n.Cost | str, then: n.Effect, by: n.Selector = you) -> n.PayOrElse:
    return n.PayOrElse(components(price), by, then)


def choose(*which: n.Filter, at_least: Amount = 1, at_most: Amount = 1, by: n.Selector = you) -> n.Choose:
    return n.Choose(is_a(*which), by, amount(at_least), amount(at_most))


def later(ability: n.Triggered, once: bool = True, until: int = Duration.PERMANENT) -> n.Delayed:
    """A delayed triggered ability (CR 603.7)."""
    return n.Delayed(ability, once, until=until)
