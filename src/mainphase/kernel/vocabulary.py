"""Every file that gives nodes of the vocabulary their meaning, or kinds of change their behaviour. Importing this one
fills the registries, so whoever plays a game imports it. A node whose file is not listed here is refused by name.
"""

import mainphase.kernel.costs.adding_up
import mainphase.kernel.costs.components
import mainphase.kernel.costs.keyword_costs
import mainphase.kernel.costs.putting_back
import mainphase.kernel.effects.cards_in_zones
import mainphase.kernel.effects.casting_now
import mainphase.kernel.effects.choosing
import mainphase.kernel.effects.cipher
import mainphase.kernel.effects.clashing
import mainphase.kernel.effects.combat
import mainphase.kernel.effects.copying
import mainphase.kernel.effects.dice
import mainphase.kernel.effects.lasting
import mainphase.kernel.effects.life_and_damage
import mainphase.kernel.effects.mana
import mainphase.kernel.effects.melding
import mainphase.kernel.effects.moving_cards
import mainphase.kernel.effects.permanents
import mainphase.kernel.effects.piles_and_coins
import mainphase.kernel.effects.ring
import mainphase.kernel.effects.stack
import mainphase.kernel.effects.tokens
import mainphase.kernel.effects.turns
import mainphase.kernel.effects.venturing
import mainphase.kernel.effects.voting
import mainphase.kernel.effects.whole_game
import mainphase.kernel.events.becoming_attached
import mainphase.kernel.events.changing_life
import mainphase.kernel.events.creating_tokens
import mainphase.kernel.events.dealing_damage
import mainphase.kernel.events.destroying
import mainphase.kernel.events.drawing
import mainphase.kernel.events.moving
import mainphase.kernel.events.phasing
import mainphase.kernel.events.putting_counters
import mainphase.kernel.events.revealing_draws
import mainphase.kernel.events.tapping
import mainphase.kernel.events.transforming
import mainphase.kernel.events.trigger_combat
import mainphase.kernel.events.trigger_damage_and_life
import mainphase.kernel.events.trigger_moving
import mainphase.kernel.events.trigger_parts
import mainphase.kernel.events.trigger_permanents
import mainphase.kernel.events.trigger_players_and_game
import mainphase.kernel.events.trigger_spells
import mainphase.kernel.lowering.as_it_enters
import mainphase.kernel.lowering.control_flow
import mainphase.kernel.reading.base_size
import mainphase.kernel.reading.conditions
import mainphase.kernel.reading.deeds
import mainphase.kernel.reading.filters
import mainphase.kernel.reading.goading
import mainphase.kernel.reading.quantities
import mainphase.kernel.reading.selectors  # noqa: F401
