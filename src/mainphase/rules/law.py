"""`Rules`: the law of one date, folded from the timeline. Frozen by convention; made by `rules_on`, never by hand.

A flag stands here once, in the constructor of `Rules`: its line gives the attribute that the kernel reads, its name in
`timeline.toml` and what values it has. `FLAGS` is made from these lines. What the turn plan already says is not a flag
of the timeline: `of_plan` and `word_of_plan` read it off the plan.

Flags with several values are small integers. The classes below name them, and the names are the words of the timeline:
`MulliganRule.LONDON` is `mulligan = "london"`.
"""

from typing import Final, final

from mainphase.errors import RulesError
from mainphase.rules.numbering import Numbers
from mainphase.rules.plan import Action, PhaseKind, StepKind, TurnPlan
from mainphase.saying.worded import commas, worded


@final
class TimingModel:
    """How answers to spells are handled: the stack (1999 on) or batches and series (1997)."""

    STACK: Final = 0
    BATCH: Final = 1


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
    """Which Sagas get a lore counter for the turn, where the turn plan has that action at all."""

    WITH_CHAPTERS: Final = 0
    ALL: Final = 1


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
    """Kinds of first draws, by what the player who goes first leaves out: the draw step, or the draw only (1997)."""

    STEP: Final = 0
    DRAW: Final = 1


@final
class TeamFirstDraw:
    """Who of the team that goes first does not draw in its first draw step, where life is shared: nobody, since it is
    skipped, or the primary player alone.
    """

    STEP: Final = 0
    PRIMARY: Final = 1


@final
class TeamLife:
    """What an effect finds and sets that needs to know a player's life total, or sets it, where a team shares one: the
    team's, a share of it, or a share of it where it needs to know it and the team's where it sets it.
    """

    WHOLE: Final = 0
    SHARE: Final = 1
    SET_WHOLE: Final = 2


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
    """Kinds of results where a land's type is set to a basic one: it is of that type, or (to June 2003) a basic land
    and no legendary one, which (from July 2001) also has that land's name.
    """

    OF_TYPE: Final = 0
    BASIC_AND_NAMED: Final = 1
    BASIC: Final = 2


@final
class KnownEntering:
    """The characteristics of a permanent about to enter that decide which effects say how: what it would be by all
    effects in force, by its own abilities and what it brings from the stack (to 28 September 2017), or its copiable
    values alone.
    """

    IN_FORCE: Final = 0
    OWN: Final = 1
    COPIABLE: Final = 2


@final
class FoundWhereItWent:
    """Where an ability finds the object whose move triggered it: in a public zone, or (to 22 April 2010) in the hand of
    its controller too, or (to June 2003) wherever it went.
    """

    PUBLIC: Final = 0
    OWN_HAND: Final = 1
    ANYWHERE: Final = 2


@final
class SchemeLeaves:
    """When a scheme that is not ongoing goes: when no scheme's triggers are left, or when its own are done."""

    ANY_TRIGGER: Final = 0
    OWN_TRIGGERS: Final = 1


@final
class CommanderReturn:
    """How a commander gets back to the command zone: instead of a graveyard or exile, instead of hand and library too,
    or instead of these two alone, and from graveyard and exile by a state-based action.
    """

    GRAVEYARD_AND_EXILE: Final = 0
    ANYWHERE: Final = 1
    STATE_BASED: Final = 2


@final
class CommanderMulligan:
    """Kinds of mulligans of a Commander game: those of other games, or (to 15 January 2016) a player exiles cards of
    their choice for one fewer, face down or (to 31 January 2012) face up.
    """

    AS_OTHERS: Final = 0
    FACE_DOWN: Final = 1
    FACE_UP: Final = 2


@final
class FlagKind:
    SWITCH: Final = 0
    NUMBER: Final = 1
    WORD: Final = 2


@final
class Flag:
    """The values that a flag may have: true or false, a number from 1, or one of `words`. `planned`: the turn plan says
    it.
    """

    def __init__(self, name: str = "", kind: int = 0, words: tuple[str, ...] = (), planned: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.words: Final = words
        self.planned: Final = planned


def flag_words(kind: type) -> tuple[str, ...]:
    """The words for the values of one of the classes above, in the order of its integers."""
    named = {value: name.lower() for name, value in vars(kind).items() if name.isupper() and isinstance(value, int)}
    return tuple(named[value] for value in range(len(named)))


@final
class FlagReader:
    """Gives `Rules` its flags and keeps what each may be. Without values it only learns which flags there are."""

    def __init__(self, date: str = "", values: dict[str, str | bool | int] | None = None) -> None:
        self.date = date
        self.values = values
        self.flags: dict[str, Flag] = {}
        self.said: dict[str, str | bool | int] = {}  # each flag's value as the timeline writes it

    def switch(self, name: str) -> bool:
        """A flag that is true or false."""
        return bool(self.read(Flag(name, FlagKind.SWITCH), False))

    def count(self, name: str) -> int:
        """A flag that is a number from 1."""
        return int(self.read(Flag(name, FlagKind.NUMBER), 1))

    def word(self, name: str, kind: type) -> int:
        """A flag that is one of the values of a class."""
        words = flag_words(kind)
        return words.index(str(self.read(Flag(name, FlagKind.WORD, words), words[0])))

    def of_plan(self, name: str, value: bool) -> bool:
        """Sets and returns a flag that the turn plan says: true or false."""
        self.flags[name] = Flag(name, FlagKind.SWITCH, (), True)
        self.said[name] = value
        return value

    def word_of_plan(self, name: str, kind: type, value: int) -> int:
        """Sets and returns a flag that the turn plan says: one of the values of a class."""
        words = flag_words(kind)
        self.flags[name] = Flag(name, FlagKind.WORD, words, True)
        self.said[name] = words[value]
        return value

    def read(self, flag: Flag, otherwise: str | bool | int) -> str | bool | int:
        """The value of a flag; `otherwise` if there is no timeline. Raises RulesError if that gives none."""
        self.flags[flag.name] = flag
        found: str | bool | int | None = otherwise if self.values is None else self.values.get(flag.name)
        if found is None:
            raise RulesError(
                worded(
                    "error-the-timeline-gives-no-value",
                    "the timeline gives no value of {flag} for {date}",
                    flag=flag.name,
                    date=self.date,
                )
            )
        self.said[flag.name] = found
        return found


@final
class Rules:
    """The rules in force on `date`; `text` is the dated rules text that says so.

    >>> rules = mp.rules_on("2009-05-01")
    >>> rules.date, rules.flag("mana_burn"), rules
    ('2009-05-01', True, Rules(2009-05-01))
    """

    def __init__(
        self, date: str, text: str, flags: dict[str, str | bool | int] | None, plan: TurnPlan, numbers: Numbers
    ) -> None:
        self.date: Final = date
        self.text: Final = text
        self.plan: Final = plan
        self._numbers = numbers
        said = FlagReader(date, flags)
        self.timing: int = said.word("timing", TimingModel)
        self.draw_in_draw_part: int = said.word("draw_in_draw_part", DrawForTurn)
        self.combat_damage: int = said.word("combat_damage", CombatDamage)
        self.extra_turn_order: int = said.word("extra_turn_order", ExtraTurnOrder)
        self.saga_tba: int = said.word("saga_tba", SagaAction)
        self.land_permission: int = said.word("land_permission", LandPermission)
        self.legend_rule: int = said.word("legend_rule", LegendRule)
        self.planeswalker_uniqueness: int = said.word("planeswalker_uniqueness", PlaneswalkerUniqueness)
        self.mulligan: int = said.word("mulligan", MulliganRule)
        self.first_draw: int = said.word("first_draw", FirstDraw)
        self.team_first_draw: int = said.word("team_first_draw", TeamFirstDraw)
        self.team_life: int = said.word("team_life", TeamLife)
        self.team_life_each: int = said.count("team_life_each")
        self.scheme_leaves: int = said.word("scheme_leaves", SchemeLeaves)
        self.commander_return: int = said.word("commander_return", CommanderReturn)
        self.commander_mulligan: int = said.word("commander_mulligan", CommanderMulligan)
        self.layers: int = said.word("layers", Layers)
        self.set_land: int = said.word("set_land", SetLand)
        self.known_entering: int = said.word("known_entering", KnownEntering)
        self.found_where_it_went: int = said.word("found_where_it_went", FoundWhereItWent)
        self.first_in_layer: int = said.word("first_in_layer", FirstInLayer)
        # An effect could depend on one that comes before it in any case (October 2005 to April 2007).
        self.first_may_wait: bool = self.first_in_layer == FirstInLayer.VALUES and self.layers == Layers.SUBLAYERS
        self.trigger_passes: int = said.count("trigger_passes")
        self.stars_count_everywhere: bool = said.switch("stars_count_everywhere")
        self.negative_bonus_counts: bool = said.switch("negative_bonus_counts")
        self.mana_burn: bool = said.switch("mana_burn")
        self.tapped_blocker_deals: bool = said.switch("tapped_blocker_deals")
        self.tapped_artifact_off: bool = said.switch("tapped_artifact_off")
        self.suspend_is_optional: bool = said.switch("suspend_is_optional")
        self.vehicles_crew_themselves: bool = said.switch("vehicles_crew_themselves")
        self.deathtouch_is_lethal: bool = said.switch("deathtouch_is_lethal")
        self.copies_enter_first: bool = said.switch("copies_enter_first")
        self.trample_if_never_blocked: bool = said.switch("trample_if_never_blocked")
        self.delayed_follows_source: bool = said.switch("delayed_follows_source")
        self.unassigned_deal_later: bool = said.switch("unassigned_deal_later")
        self.may_is_chosen_first: bool = said.switch("may_is_chosen_first")
        self.most_requirements: bool = said.switch("most_requirements")
        self.only_timing_begins_suspend: bool = said.switch("only_timing_begins_suspend")
        self.defender_as_it_attacked: bool = said.switch("defender_as_it_attacked")
        self.no_attack_gives_priority: bool = said.switch("no_attack_gives_priority")
        self.entering_attacker_counts: bool = said.switch("entering_attacker_counts")
        self.end_turn_effect: bool = said.switch("end_turn_effect")
        self.end_turn_drops_waiting_triggers: bool = said.switch("end_turn_drops_waiting_triggers")
        self.end_turn_fresh_cleanup: bool = said.switch("end_turn_fresh_cleanup")
        self.end_combat_effect: bool = said.switch("end_combat_effect")
        self.pw_redirection: bool = said.switch("pw_redirection")
        self.planeswalkers: bool = said.switch("planeswalkers")
        self.planeswalkers_legendary: bool = said.switch("planeswalkers_legendary")
        self.battles: bool = said.switch("battles")
        self.step_after_phase: bool = said.switch("step_after_phase")
        self.ordinal_main_phases: bool = said.switch("ordinal_main_phases")
        self.cleanup_repeats: bool = said.switch("cleanup_repeats")
        self.phased_token_ceases: bool = said.switch("phased_token_ceases")
        self.phasing_out_leaves: bool = said.switch("phasing_out_leaves")
        self.phased_out_zone: bool = said.switch("phased_out_zone")
        self.token_owned_by_creator: bool = said.switch("token_owned_by_creator")
        self.attack_tap_is_cost: bool = said.switch("attack_tap_is_cost")
        self.defender_keyword: bool = said.switch("defender_keyword")
        self.extra_turns_apnap: bool = said.switch("extra_turns_apnap")
        self.extra_turn_after_specified: bool = said.switch("extra_turn_after_specified")
        self.mulligan_free_multiplayer: bool = said.switch("mulligan_free_multiplayer")
        self.mulligan_free_teams: bool = said.switch("mulligan_free_teams")
        self.empty_library_is_sba: bool = said.switch("empty_library_is_sba")
        self.counters_cancel: bool = said.switch("counters_cancel")
        self.deathtouch_is_static: bool = said.switch("deathtouch_is_static")
        self.lifelink_is_static: bool = said.switch("lifelink_is_static")
        self.only_active_player_casts: bool = said.switch("only_active_player_casts")
        self.aura_found_with_host: bool = said.switch("aura_found_with_host")
        self.team_combat: bool = said.switch("team_combat")
        self.team_is_attacked: bool = said.switch("team_is_attacked")
        self.team_loses_no_life: bool = said.switch("team_loses_no_life")
        self.poison_is_shared: bool = said.switch("poison_is_shared")
        self.priority_within_range: bool = said.switch("priority_within_range")
        self.wins_within_range: bool = said.switch("wins_within_range")
        self.loops_within_range: bool = said.switch("loops_within_range")
        self.planeswalkers_within_range: bool = said.switch("planeswalkers_within_range")
        self.zero_toughness_destroys: bool = said.switch("zero_toughness_destroys")
        self.trample_redirects: bool = said.switch("trample_redirects")
        self.two_players_only: bool = said.switch("two_players_only")
        self.mana_beforehand: bool = said.switch("mana_beforehand")
        self.halves_compared: bool = said.switch("halves_compared")
        self.both_halves_named: bool = said.switch("both_halves_named")
        self.back_face_has_value: bool = said.switch("back_face_has_value")
        self.spell_must_fit: bool = said.switch("spell_must_fit")
        self.transforms_once: bool = said.switch("transforms_once")
        self.turned_is_newer: bool = said.switch("turned_is_newer")
        self.double_faced_tokens: bool = said.switch("double_faced_tokens")
        self.modal_transforms: bool = said.switch("modal_transforms")
        self.madness_may: bool = said.switch("madness_may")
        self.madness_waits: bool = said.switch("madness_waits")
        self.any_target: bool = said.switch("any_target")
        self.indestructible_is_ability: bool = said.switch("indestructible_is_ability")
        self.proliferates_each_kind: bool = said.switch("proliferates_each_kind")
        self.cycled_anywhere: bool = said.switch("cycled_anywhere")
        self.loyalty_by_symbol: bool = said.switch("loyalty_by_symbol")
        self.shuffled_anyway: bool = said.switch("shuffled_anyway")
        self.phased_in_unsick: bool = said.switch("phased_in_unsick")
        self.token_in_names: bool = said.switch("token_in_names")
        self.removed_is_outside: bool = said.switch("removed_is_outside")
        self.companion_to_hand: bool = said.switch("companion_to_hand")
        self.mana_within_identity: bool = said.switch("mana_within_identity")
        self.wishes_in_commander: bool = said.switch("wishes_in_commander")
        self.planeswalking_has_no_source: bool = said.switch("planeswalking_has_no_source")
        self.phenomenon_abilities_stay: bool = said.switch("phenomenon_abilities_stay")
        self.chaos_ensues_for_all: bool = said.switch("chaos_ensues_for_all")
        self.hidden_commander_returns: bool = said.switch("hidden_commander_returns")
        # What the turn plan says: whether the attack is a phase of its own, whether life is checked at certain moments
        # only, whether blockers are put in an order for damage, whether durations end before mana empties, and
        # whether the turn begins before its first phase.
        self.attack_is_phase: bool = said.of_plan("attack_is_phase", plan.has_phase(PhaseKind.COMBAT))
        checked = LifeCheck.CHECKPOINT if plan.does(Action.LIFE_CHECK) else LifeCheck.STATE_BASED
        self.life_check: int = said.word_of_plan("life_check", LifeCheck, checked)
        ordered = BlockDamage.ORDERED if plan.does(Action.ORDER_BLOCKERS) else BlockDamage.FREE
        self.block_damage: int = said.word_of_plan("block_damage", BlockDamage, ordered)
        mana_first = plan.orders(Action.EMPTY_POOLS, Action.EXPIRE_DURATIONS)
        self.expiry_before_mana: bool = said.of_plan("expiry_before_mana", not mana_first)
        self.beginning_of_turn: bool = said.of_plan("beginning_of_turn", plan.has_step(StepKind.BEGINNING_OF_TURN))
        self._said = said

    def flag(self, name: str) -> str | bool | int:
        """A flag as the timeline writes it: `rules.flag("combat_damage") == "immediate"`. Raises RulesError if there is
        none.

        >>> mp.rules_on("m10").flag("combat_damage")
        'immediate'
        """
        if name not in self._said.said:
            raise RulesError(unknown_flag(name))
        return self._said.said[name]

    def flags(self) -> dict[str, str | bool | int]:
        """All flags as the timeline writes them, and what is read off the turn plan."""
        return dict(self._said.said)

    def kinds(self) -> dict[str, Flag]:
        """The values that each flag may have, by its name."""
        return dict(self._said.flags)

    def number(self, concept: int) -> str:
        """The rule a concept is cited as on this date, "502.3"; "" where no rule had it then."""
        return self._numbers.rule(concept)

    def also(self, concept: int) -> tuple[str, ...]:
        """Other rules that say the same: the letter of 703.4, cross-references."""
        return self._numbers.also(concept)

    def __repr__(self) -> str:
        return f"Rules({self.date})"


FLAGS: Final[dict[str, Flag]] = Rules("", "", None, TurnPlan(()), Numbers("")).kinds()


def flag_names() -> tuple[str, ...]:
    """Every flag, in alphabetical order: those of the timeline, and those that are read off the turn plan."""
    return tuple(sorted(FLAGS))


def unknown_flag(name: str) -> str:
    return worded(
        "error-unknown-flag-the-flags",
        "unknown flag {name}; the flags are {flag_names}",
        name=repr(name),
        flag_names=commas(flag_names()),
    )


def check_flag(name: str, value: object, where: str) -> None:
    """Raises RulesError if this is no flag that a timeline can set, or no value that it can have."""
    flag = FLAGS.get(name)
    if flag is None:
        raise RulesError(unknown_flag(name), where=where)
    if flag.planned:
        raise RulesError(
            worded(
                "error-flag-is-read-off-the-turn",
                "flag {name} is read off the turn plan; change it in rules/turn",
                name=name,
            ),
            where=where,
        )
    if flag.kind == FlagKind.WORD:
        if value not in flag.words:
            raise RulesError(
                worded(
                    "error-flag-is",
                    "flag {name} is {value}; it may be {words}",
                    name=name,
                    value=repr(value),
                    words=commas(flag.words),
                ),
                where=where,
            )
    elif flag.kind == FlagKind.SWITCH:
        if not isinstance(value, bool):
            raise RulesError(
                worded(
                    "error-flag-is-it-may-be-true",
                    "flag {name} is {value}; it may be true or false",
                    name=name,
                    value=repr(value),
                ),
                where=where,
            )
    elif isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise RulesError(
            worded(
                "error-flag-is-it-is-a-number",
                "flag {name} is {value}; it is a number from 1",
                name=name,
                value=repr(value),
            ),
            where=where,
        )
