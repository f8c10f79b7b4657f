"""Quantities in words: how much."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import color_words, listed


@says(n.Fixed)
def fixed(say: Speaker, q: n.Fixed) -> str:
    return str(q.n)


@says(n.X)
def x(say: Speaker, q: n.X) -> str:
    return "X"


@says(n.CountOf)
def count_of(say: Speaker, q: n.CountOf) -> str:
    return f"the number of {say.nouns(q.which)}"


@says(n.SizeOf)
def size_of(say: Speaker, q: n.SizeOf) -> str:
    return f"the number of {say.selector(q.of)}"


@says(n.PowerOf)
def power_of(say: Speaker, q: n.PowerOf) -> str:
    return f"{say.possessive(q.of)} power"


@says(n.ToughnessOf)
def toughness_of(say: Speaker, q: n.ToughnessOf) -> str:
    return f"{say.possessive(q.of)} toughness"


@says(n.ManaValueOf)
def mana_value_of(say: Speaker, q: n.ManaValueOf) -> str:
    return f"{say.possessive(q.of)} {say.words.mana_value}"


@says(n.CountersOn)
def counters_on(say: Speaker, q: n.CountersOn) -> str:
    return f"the number of {q.kind} counters on {say.selector(q.of)}"


@says(n.LifeOf)
def life_of(say: Speaker, q: n.LifeOf) -> str:
    return f"{say.possessive(q.of)} life total"


@says(n.LevelOf)
def level_of(say: Speaker, q: n.LevelOf) -> str:
    return f"{say.possessive(q.of)} level"


@says(n.HandSizeOf)
def hand_size_of(say: Speaker, q: n.HandSizeOf) -> str:
    return f"the number of cards in {say.possessive(q.of)} hand"


@says(n.Devotion)
def devotion(say: Speaker, q: n.Devotion) -> str:
    to = listed(color_words(q.colors)) if q.colors else "that color"
    return f"{say.possessive(q.of)} devotion to {to}"


@says(n.TurnsTaken)
def turns_taken(say: Speaker, q: n.TurnsTaken) -> str:
    return f"the number of turns {say.selector(q.by)} took"


@says(n.AttacksThisTurn)
def attacks_this_turn(say: Speaker, q: n.AttacksThisTurn) -> str:
    return f"the number of times {say.selector(q.of)} attacked this turn"


@says(n.UntappedLandsAsTurnBegan)
def untapped_lands_as_turn_began(say: Speaker, q: n.UntappedLandsAsTurnBegan) -> str:
    return f"the number of untapped lands {say.selector(q.of)} controlled as this turn began"


@says(n.CardTypesAmong)
def card_types_among(say: Speaker, q: n.CardTypesAmong) -> str:
    return f"the number of card types among {say.nouns(q.which)}"


@says(n.GreatestPower)
def greatest_power(say: Speaker, q: n.GreatestPower) -> str:
    return f"the greatest power among {say.nouns(q.which)}"


@says(n.GreatestToughness)
def greatest_toughness(say: Speaker, q: n.GreatestToughness) -> str:
    return f"the greatest toughness among {say.nouns(q.which)}"


@says(n.GreatestManaValue)
def greatest_mana_value(say: Speaker, q: n.GreatestManaValue) -> str:
    return f"the greatest mana value among {say.nouns(q.which)}"


@says(n.UnspentMana)
def unspent_mana(say: Speaker, q: n.UnspentMana) -> str:
    return f"the amount of {' '.join(color_words(q.color))} mana that {say.selector(q.of)} left unspent"


@says(n.SpellsCastThisTurn)
def spells_cast_this_turn(say: Speaker, q: n.SpellsCastThisTurn) -> str:
    return f"the number of spells {say.selector(q.by)} {say.words.casts[2]} this turn"


@says(n.SpellsCastBefore)
def spells_cast_before(say: Speaker, q: n.SpellsCastBefore) -> str:
    what = "spells" if q.which is None else f"{say.noun(q.which)} spells"
    by, cast = say.selector(q.by), say.words.casts[2]
    return f"the number of {what} {by} {cast} this turn before {say.selector(q.than)}"


@says(n.LandsPlayedThisTurn)
def lands_played_this_turn(say: Speaker, q: n.LandsPlayedThisTurn) -> str:
    return f"the number of lands {say.selector(q.by)} played this turn"


@says(n.EventAmount)
def event_amount(say: Speaker, q: n.EventAmount) -> str:
    return "that much"


@says(n.Plus)
def plus(say: Speaker, q: n.Plus) -> str:
    return f"{say.quantity(q.left)} plus {say.quantity(q.right)}"


@says(n.Times)
def times(say: Speaker, q: n.Times) -> str:
    return f"{q.factor} times {say.quantity(q.of)}"


@says(n.HalfOf)
def half_of(say: Speaker, q: n.HalfOf) -> str:
    return f"half {say.quantity(q.of)}, rounded {'up' if q.up else 'down'}"
