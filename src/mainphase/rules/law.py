"""`Rules`: the law of one date, folded from the timeline. Frozen by convention; made by `rules_on`, never by hand.

Flags with several values are small integers here (the classes below name them) and words in `timeline.toml`; the order
of the words in `WORDS` is the order of the integers.
"""

from typing import Final, final

from mainphase.errors import RulesError
from mainphase.rules.numbering import Numbers
from mainphase.rules.plan import TurnPlan


@final
class Timing:
    """How answers to spells are handled: the stack (1999 on) or batches and series (1997)."""

    STACK: Final = 0
    BATCH: Final = 1


@final
class ManaEmptiesAt:
    STEP: Final = 0
    PHASE: Final = 1


@final
class DrawForTurn:
    """The draw of the draw step: a turn-based action, an object on the stack, or a phase ability of 1997."""

    ACTION: Final = 0
    STACK: Final = 1
    PHASE_ABILITY: Final = 2


@final
class CombatDamage:
    """Dealt at once, put on the stack (to 10 July 2009), or dealt with a prevention step after it (1997)."""

    IMMEDIATE: Final = 0
    STACK: Final = 1
    PREVENTION_STEP: Final = 2


@final
class BlockDamage:
    """How an attacker's damage is split among its blockers."""

    FREE: Final = 0
    ORDERED: Final = 1


@final
class ExtraTurnOrder:
    NEWEST_FIRST: Final = 0
    OLDEST_FIRST: Final = 1
    UNSPECIFIED: Final = 2


@final
class SagaAction:
    """Which Sagas get a lore counter for the turn."""

    WITH_CHAPTERS: Final = 0
    ALL: Final = 1
    NONE: Final = 2


@final
class LandPermission:
    """Land plays are counted against the allowed number, or each is charged to a chosen permission."""

    COUNT: Final = 0
    CHOOSE: Final = 1


@final
class LegendRule:
    PER_CONTROLLER: Final = 0
    ALL_DIE: Final = 1
    FIRST_STAYS: Final = 2


@final
class PlaneswalkerUniqueness:
    NONE: Final = 0
    PER_CONTROLLER: Final = 1
    ALL_DIE: Final = 2


@final
class MulliganRule:
    LONDON: Final = 0
    VANCOUVER: Final = 1
    PARIS_SIMULTANEOUS: Final = 2
    PARIS_SEQUENTIAL: Final = 3
    NO_LAND: Final = 4


@final
class LifeCheck:
    STATE_BASED: Final = 0
    CHECKPOINT: Final = 1


@final
class FirstDraw:
    """What the player who goes first leaves out: the whole draw step, or the draw only (1997)."""

    STEP: Final = 0
    DRAW: Final = 1


@final
class Layers:
    """In what order continuous effects are applied, each word since the text that has it.

    SEVEN: colours before abilities, and of power and toughness: defined, set, modified with counters, switched.
    SUBLAYERS (to 10 July 2009): six layers; what spells and activated abilities add stands among what sets.
    SIX (to September 2005): what changes types does all it does with the types; counters come before all that sets,
    adds or switches. DEFINED_FIRST (to November 2003): what is defined, types, counters, and the rest by timestamp.
    TYPES_FIRST (to June 2003): types, counters, the rest. IN_ORDER (1997): as the effects came.
    """

    SEVEN: Final = 0
    SUBLAYERS: Final = 1
    SIX: Final = 2
    DEFINED_FIRST: Final = 3
    TYPES_FIRST: Final = 4
    IN_ORDER: Final = 5


@final
class FirstInLayer:
    """Which effects come first in their layer: of abilities that define characteristics, or (to April 2007) of whatever
    ability gives its own object values, or (to July 2005) values and abilities.
    """

    DEFINING: Final = 0
    VALUES: Final = 1
    ABILITIES: Final = 2


@final
class SetLand:
    """What a land becomes whose type is set to a basic one: of that type, or (to June 2003) a basic land and no
    legendary one, which (from July 2001) also has that land's name.
    """

    OF_TYPE: Final = 0
    BASIC_AND_NAMED: Final = 1
    BASIC: Final = 2


@final
class KnownEntering:
    """What of a permanent that is about to enter decides which effects say how: what it would be by all effects in
    force, by its own abilities and what it brings from the stack (to 28 September 2017), or its copiable values alone.
    """

    IN_FORCE: Final = 0
    OWN: Final = 1
    COPIABLE: Final = 2


@final
class SchemeLeaves:
    """When a scheme that is not ongoing goes: when no scheme's triggers are left, or when its own are done."""

    ANY_TRIGGER: Final = 0
    OWN_TRIGGERS: Final = 1


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "timing": ("stack", "batch"),
    "phase_model": ("five", "six"),
    "mana_empty_at": ("step", "phase"),
    "life_check": ("sba", "checkpoint"),
    "draw_in_draw_part": ("tba", "stack", "phase_ability"),
    "combat_damage": ("immediate", "stack", "prevention_step"),
    "block_damage": ("free", "ordered"),
    "extra_turn_order": ("lifo", "fifo", "unspecified"),
    "saga_tba": ("with_chapters", "all", "none"),
    "land_permission": ("count", "choose"),
    "legend_rule": ("per_controller", "all_die", "first_stays"),
    "planeswalker_uniqueness": ("none", "per_controller", "all_die"),
    "mulligan": ("london", "vancouver", "paris_sim", "paris_seq", "noland"),
    "first_draw": ("step", "draw"),
    "scheme_leaves": ("any_trigger", "own_triggers"),
    "layers": ("seven", "sublayers", "six", "defined_first", "types_first", "in_order"),
    "set_land": ("of_type", "basic_and_named", "basic"),
    "known_entering": ("in_force", "own", "copiable"),
    "first_in_layer": ("defining", "values", "abilities"),
}

SWITCHES: Final[tuple[str, ...]] = (
    "mana_burn",
    "attack_is_phase",
    "tapped_blocker_deals",
    "tapped_artifact_off",
    "no_attack_gives_priority",
    "suspend_is_optional",
    "vehicles_crew_themselves",
    "deathtouch_is_lethal",
    "copies_enter_first",
    "trample_if_never_blocked",
    "delayed_follows_source",
    "unassigned_deal_later",
    "may_is_chosen_first",
    "most_requirements",
    "only_timing_begins_suspend",
    "defender_as_it_attacked",
    "entering_attacker_counts",
    "end_turn_effect",
    "end_turn_drops_waiting_triggers",
    "end_turn_fresh_cleanup",
    "end_combat_effect",
    "expiry_before_mana",
    "day_night",
    "scheme_tba",
    "attraction_tba",
    "pw_redirection",
    "planeswalkers",
    "planeswalkers_legendary",
    "battles",
    "step_after_phase",
    "ordinal_main_phases",
    "late_attacker_unblocked_rule",
    "cleanup_repeats",
    "phased_token_ceases",
    "phasing_in_untap",
    "phasing_out_leaves",
    "phased_out_zone",
    "token_owned_by_creator",
    "attack_tap_is_cost",
    "defender_keyword",
    "extra_turns_apnap",
    "extra_turn_after_specified",
    "mulligan_free_multiplayer",
    "mulligan_free_teams",
    "empty_library_is_sba",
    "counters_cancel",
    "removal_as_combat_ends",
    "deathtouch_is_static",
    "lifelink_is_static",
    "only_active_player_casts",
    "last_known_sba",
    "aura_found_with_host",
    "team_combat",
    "beginning_of_turn",
    "zero_toughness_destroys",
    "trample_redirects",
    "two_players_only",
    "mana_beforehand",
    "halves_compared",
    "both_halves_named",
    "back_face_has_value",
    "spell_must_fit",
    "transforms_once",
    "turned_is_newer",
    "double_faced_tokens",
    "modal_transforms",
    "madness_may",
    "madness_waits",
    "any_target",
    "indestructible_is_ability",
    "token_in_names",
)

NUMBERS: Final[tuple[str, ...]] = ("trigger_passes",)


def flag_names() -> tuple[str, ...]:
    """Every flag a timeline may set, in alphabetical order."""
    return tuple(sorted((*WORDS, *SWITCHES, *NUMBERS)))


def check_flag(name: str, value: object, where: str) -> None:
    """Refuse a flag that does not exist or a value it cannot have."""
    if name in WORDS:
        if value not in WORDS[name]:
            raise RulesError(f"flag {name} is {value!r}; it may be {', '.join(WORDS[name])}", where=where)
    elif name in SWITCHES:
        if not isinstance(value, bool):
            raise RulesError(f"flag {name} is {value!r}; it may be true or false", where=where)
    elif name in NUMBERS:
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise RulesError(f"flag {name} is {value!r}; it is a number from 1", where=where)
    else:
        raise RulesError(f"unknown flag {name!r}; the flags are {', '.join(flag_names())}", where=where)


@final
class Rules:
    """The rules in force on `date`; `text` is the dated rules text that says so."""

    def __init__(
        self, date: str, text: str, flags: dict[str, str | bool | int], plan: TurnPlan, numbers: Numbers
    ) -> None:
        self.date: Final = date
        self.text: Final = text
        self.plan: Final = plan
        self._flags = flags
        self._numbers = numbers
        self.timing: int = self._word("timing")
        self.phase_model: int = self._word("phase_model")
        self.mana_empty_at: int = self._word("mana_empty_at")
        self.mana_empty_at_step: bool = self.mana_empty_at == ManaEmptiesAt.STEP
        self.life_check: int = self._word("life_check")
        self.draw_in_draw_part: int = self._word("draw_in_draw_part")
        self.combat_damage: int = self._word("combat_damage")
        self.block_damage: int = self._word("block_damage")
        self.extra_turn_order: int = self._word("extra_turn_order")
        self.saga_tba: int = self._word("saga_tba")
        self.land_permission: int = self._word("land_permission")
        self.legend_rule: int = self._word("legend_rule")
        self.planeswalker_uniqueness: int = self._word("planeswalker_uniqueness")
        self.mulligan: int = self._word("mulligan")
        self.first_draw: int = self._word("first_draw")
        self.scheme_leaves: int = self._word("scheme_leaves")
        self.layers: int = self._word("layers")
        self.set_land: int = self._word("set_land")
        self.known_entering: int = self._word("known_entering")
        self.first_in_layer: int = self._word("first_in_layer")
        # An effect could depend on one that comes before it in any case (October 2005 to April 2007).
        self.first_may_wait: bool = self.first_in_layer == FirstInLayer.VALUES and self.layers == Layers.SUBLAYERS
        self.trigger_passes: int = self._count("trigger_passes")
        self.mana_burn: bool = self._switch("mana_burn")
        self.attack_is_phase: bool = self._switch("attack_is_phase")
        self.tapped_blocker_deals: bool = self._switch("tapped_blocker_deals")
        self.tapped_artifact_off: bool = self._switch("tapped_artifact_off")
        self.suspend_is_optional: bool = self._switch("suspend_is_optional")
        self.vehicles_crew_themselves: bool = self._switch("vehicles_crew_themselves")
        self.deathtouch_is_lethal: bool = self._switch("deathtouch_is_lethal")
        self.copies_enter_first: bool = self._switch("copies_enter_first")
        self.trample_if_never_blocked: bool = self._switch("trample_if_never_blocked")
        self.delayed_follows_source: bool = self._switch("delayed_follows_source")
        self.unassigned_deal_later: bool = self._switch("unassigned_deal_later")
        self.may_is_chosen_first: bool = self._switch("may_is_chosen_first")
        self.most_requirements: bool = self._switch("most_requirements")
        self.only_timing_begins_suspend: bool = self._switch("only_timing_begins_suspend")
        self.defender_as_it_attacked: bool = self._switch("defender_as_it_attacked")
        self.no_attack_gives_priority: bool = self._switch("no_attack_gives_priority")
        self.entering_attacker_counts: bool = self._switch("entering_attacker_counts")
        self.end_turn_effect: bool = self._switch("end_turn_effect")
        self.end_turn_drops_waiting_triggers: bool = self._switch("end_turn_drops_waiting_triggers")
        self.end_turn_fresh_cleanup: bool = self._switch("end_turn_fresh_cleanup")
        self.end_combat_effect: bool = self._switch("end_combat_effect")
        self.expiry_before_mana: bool = self._switch("expiry_before_mana")
        self.day_night: bool = self._switch("day_night")
        self.scheme_tba: bool = self._switch("scheme_tba")
        self.attraction_tba: bool = self._switch("attraction_tba")
        self.pw_redirection: bool = self._switch("pw_redirection")
        self.planeswalkers: bool = self._switch("planeswalkers")
        self.planeswalkers_legendary: bool = self._switch("planeswalkers_legendary")
        self.battles: bool = self._switch("battles")
        self.step_after_phase: bool = self._switch("step_after_phase")
        self.ordinal_main_phases: bool = self._switch("ordinal_main_phases")
        self.late_attacker_unblocked_rule: bool = self._switch("late_attacker_unblocked_rule")
        self.cleanup_repeats: bool = self._switch("cleanup_repeats")
        self.phased_token_ceases: bool = self._switch("phased_token_ceases")
        self.phasing_in_untap: bool = self._switch("phasing_in_untap")
        self.phasing_out_leaves: bool = self._switch("phasing_out_leaves")
        self.phased_out_zone: bool = self._switch("phased_out_zone")
        self.token_owned_by_creator: bool = self._switch("token_owned_by_creator")
        self.attack_tap_is_cost: bool = self._switch("attack_tap_is_cost")
        self.defender_keyword: bool = self._switch("defender_keyword")
        self.extra_turns_apnap: bool = self._switch("extra_turns_apnap")
        self.extra_turn_after_specified: bool = self._switch("extra_turn_after_specified")
        self.mulligan_free_multiplayer: bool = self._switch("mulligan_free_multiplayer")
        self.mulligan_free_teams: bool = self._switch("mulligan_free_teams")
        self.empty_library_is_sba: bool = self._switch("empty_library_is_sba")
        self.counters_cancel: bool = self._switch("counters_cancel")
        self.removal_as_combat_ends: bool = self._switch("removal_as_combat_ends")
        self.deathtouch_is_static: bool = self._switch("deathtouch_is_static")
        self.lifelink_is_static: bool = self._switch("lifelink_is_static")
        self.only_active_player_casts: bool = self._switch("only_active_player_casts")
        self.last_known_sba: bool = self._switch("last_known_sba")
        self.aura_found_with_host: bool = self._switch("aura_found_with_host")
        self.team_combat: bool = self._switch("team_combat")
        self.beginning_of_turn: bool = self._switch("beginning_of_turn")
        self.zero_toughness_destroys: bool = self._switch("zero_toughness_destroys")
        self.trample_redirects: bool = self._switch("trample_redirects")
        self.two_players_only: bool = self._switch("two_players_only")
        self.mana_beforehand: bool = self._switch("mana_beforehand")
        self.halves_compared: bool = self._switch("halves_compared")
        self.both_halves_named: bool = self._switch("both_halves_named")
        self.back_face_has_value: bool = self._switch("back_face_has_value")
        self.spell_must_fit: bool = self._switch("spell_must_fit")
        self.transforms_once: bool = self._switch("transforms_once")
        self.turned_is_newer: bool = self._switch("turned_is_newer")
        self.double_faced_tokens: bool = self._switch("double_faced_tokens")
        self.modal_transforms: bool = self._switch("modal_transforms")
        self.madness_may: bool = self._switch("madness_may")
        self.madness_waits: bool = self._switch("madness_waits")
        self.any_target: bool = self._switch("any_target")
        self.indestructible_is_ability: bool = self._switch("indestructible_is_ability")
        self.token_in_names: bool = self._switch("token_in_names")

    def _value(self, name: str) -> str | bool | int:
        found = self._flags.get(name)
        if found is None:
            raise RulesError(f"the timeline gives no value of {name} for {self.date}")
        return found

    def _word(self, name: str) -> int:
        return WORDS[name].index(str(self._value(name)))

    def _switch(self, name: str) -> bool:
        return bool(self._value(name))

    def _count(self, name: str) -> int:
        return int(self._value(name))

    def flag(self, name: str) -> str | bool | int:
        """A flag as the timeline writes it: `rules.flag("combat_damage") == "immediate"`."""
        if name not in self._flags:
            raise RulesError(f"unknown flag {name!r}; the flags are {', '.join(flag_names())}")
        return self._flags[name]

    def flags(self) -> dict[str, str | bool | int]:
        """All flags as the timeline writes them."""
        return dict(self._flags)

    def number(self, concept: int) -> str:
        """The rule a concept is cited as on this date, "502.3"; "" where no rule had it then."""
        return self._numbers.rule(concept)

    def also(self, concept: int) -> tuple[str, ...]:
        """Other rules that say the same: the letter of 703.4, cross-references."""
        return self._numbers.also(concept)

    def __repr__(self) -> str:
        return f"Rules({self.date})"
