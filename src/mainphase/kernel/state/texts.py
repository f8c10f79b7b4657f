# Made by tools/state_modules.py from the fields of the classes of the state; do not edit.
"""The commonest values of a state as text (`as_text`), and whether two of them are the same."""

from mainphase.kernel.state.context import Context
from mainphase.kernel.state.numbers import text_of_numbers
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.turn_parts import Part
from mainphase.kernel.values import Characteristics, ManaUnit


def text_of_characteristics(it: Characteristics) -> str:
    said: list[str] = []
    if it.name:
        said.append(f"0={it.name!r}")
    if it.mana_value != 0:
        said.append(f"1={it.mana_value}")
    if it.colors != 0:
        said.append(f"2={it.colors}")
    if it.types != 0:
        said.append(f"3={it.types}")
    if it.supertypes != 0:
        said.append(f"4={it.supertypes}")
    if it.subtypes:
        said.append(f"5=({','.join([f'{each!r}' for each in it.subtypes])})")
    if it.power != 0:
        said.append(f"6={it.power}")
    if it.toughness != 0:
        said.append(f"7={it.toughness}")
    if it.has_pt:
        said.append(f"8={it.has_pt}")
    if it.loyalty != 0:
        said.append(f"9={it.loyalty}")
    if it.defense != 0:
        said.append(f"10={it.defense}")
    if it.keywords != 0:
        said.append(f"11={it.keywords}")
    if it.abilities:
        said.append(f"12=({text_of_numbers(list(it.abilities))})")
    if it.activated:
        said.append(f"13=({text_of_numbers(list(it.activated))})")
    if it.mana:
        said.append(f"14=({text_of_numbers(list(it.mana))})")
    if it.triggered:
        said.append(f"15=({text_of_numbers(list(it.triggered))})")
    if it.statics:
        said.append(f"16=({text_of_numbers(list(it.statics))})")
    if it.symbols:
        said.append(f"17=({text_of_numbers(list(it.symbols))})")
    flipside = it.flipside
    if flipside is not None:
        said.append(f"18={text_of_characteristics(flipside)}")
    if it.barred != 0:
        said.append(f"19={it.barred}")
    return f"Characteristics({','.join(said)})"


def text_of_context(it: Context) -> str:
    said: list[str] = []
    if it.source != 0:
        said.append(f"0={it.source}")
    if it.controller != -1:
        said.append(f"1={it.controller}")
    if it.ability != -1:
        said.append(f"2={it.ability}")
    if it.modes:
        said.append(f"3=[{text_of_numbers(it.modes)}]")
    if it.targets:
        said.append(f"4=[{','.join([f'[{text_of_numbers(each)}]' for each in it.targets])}]")
    if it.division:
        said.append(f"5={{{','.join([f'{key!r}:{each}' for key, each in it.division.items()])}}}")
    if it.x != 0:
        said.append(f"6={it.x}")
    if it.paid:
        said.append(f"7=[{','.join([f'{each!r}' for each in it.paid])}]")
    if it.way != 0:
        said.append(f"8={it.way}")
    if it.event_object != 0:
        said.append(f"9={it.event_object}")
    if it.event_source != 0:
        said.append(f"10={it.event_source}")
    if it.event_player != -1:
        said.append(f"11={it.event_player}")
    if it.event_amount != 0:
        said.append(f"12={it.event_amount}")
    if it.saved:
        said.append(f"13={{{','.join([f'{key!r}:[{text_of_numbers(each)}]' for key, each in it.saved.items()])}}}")
    if it.base != 0:
        said.append(f"14={it.base}")
    if it.since != 0:
        said.append(f"15={it.since}")
    if it.began != 0:
        said.append(f"16={it.began}")
    return f"Context({','.join(said)})"


def text_of_mana_unit(it: ManaUnit) -> str:
    said: list[str] = []
    if it.color != 32:
        said.append(f"0={it.color}")
    if it.source != 0:
        said.append(f"1={it.source}")
    if it.only_for != -1:
        said.append(f"2={it.only_for}")
    if it.keeps != 0:
        said.append(f"3={it.keeps}")
    if it.snow:
        said.append(f"4={it.snow}")
    return f"ManaUnit({','.join(said)})"


def text_of_obj(it: Obj) -> str:
    said: list[str] = []
    if it.id != 0:
        said.append(f"0={it.id}")
    if it.card != 0:
        said.append(f"1={it.card}")
    if it.face != 0:
        said.append(f"2={it.face}")
    if it.kind != 0:
        said.append(f"3={it.kind}")
    if it.owner != 0:
        said.append(f"4={it.owner}")
    if it.controller != 0:
        said.append(f"5={it.controller}")
    if it.entered_under != 0:
        said.append(f"6={it.entered_under}")
    if it.zone != 0:
        said.append(f"7={it.zone}")
    if it.became != 0:
        said.append(f"8={it.became}")
    if it.timestamp != 0:
        said.append(f"9={it.timestamp}")
    if it.arrived != 0:
        said.append(f"10={it.arrived}")
    if it.tapped:
        said.append(f"11={it.tapped}")
    if it.phased_out:
        said.append(f"12={it.phased_out}")
    if it.damage != 0:
        said.append(f"13={it.damage}")
    if it.counters:
        said.append(f"14={{{','.join([f'{key!r}:{each}' for key, each in it.counters.items()])}}}")
    if it.attached_to != 0:
        said.append(f"15={it.attached_to}")
    ctx = it.ctx
    if ctx is not None:
        said.append(f"16={text_of_context(ctx)}")
    if it.flags != 0:
        said.append(f"17={it.flags}")
    if it.used:
        said.append(f"18={{{','.join([f'{key!r}:{each}' for key, each in it.used.items()])}}}")
    if it.paid:
        said.append(f"19=({','.join([f'{each!r}' for each in it.paid])})")
    if it.chosen:
        said.append(f"20={{{','.join([f'{key!r}:{each}' for key, each in it.chosen.items()])}}}")
    last = it.last
    if last is not None:
        said.append(f"21={text_of_characteristics(last)}")
    copied = it.copied
    if copied is not None:
        said.append(f"22={text_of_characteristics(copied)}")
    entered_as = it.entered_as
    if entered_as is not None:
        said.append(f"23={text_of_characteristics(entered_as)}")
    if it.turned != 0:
        said.append(f"24={it.turned}")
    if it.exiled_with != 0:
        said.append(f"25={it.exiled_with}")
    if it.wording != 0:
        said.append(f"26={it.wording}")
    if it.level != 0:
        said.append(f"27={it.level}")
    if it.had:
        said.append(f"28=({text_of_numbers(list(it.had))})")
    if it.components:
        said.append(f"29=({text_of_numbers(list(it.components))})")
    return f"Obj({','.join(said)})"


def text_of_part(it: Part) -> str:
    said: list[str] = []
    if it.id != 0:
        said.append(f"0={it.id}")
    if it.level != 0:
        said.append(f"1={it.level}")
    if it.kind != 0:
        said.append(f"2={it.kind}")
    if it.plan_phase != -1:
        said.append(f"3={it.plan_phase}")
    if it.plan != -1:
        said.append(f"4={it.plan}")
    if it.parent != 0:
        said.append(f"5={it.parent}")
    if it.player != -1:
        said.append(f"6={it.player}")
    if it.number != 0:
        said.append(f"7={it.number}")
    if it.queue:
        said.append(f"8=[{text_of_numbers(list(it.queue))}]")
    if it.precombat:
        said.append(f"9={it.precombat}")
    if it.first_strike:
        said.append(f"10={it.first_strike}")
    if it.added:
        said.append(f"11={it.added}")
    if it.begun:
        said.append(f"12={it.begun}")
    if it.cut:
        said.append(f"13={it.cut}")
    if it.mains != 0:
        said.append(f"14={it.mains}")
    if it.past_attack:
        said.append(f"15={it.past_attack}")
    if it.past_damage:
        said.append(f"16={it.past_damage}")
    return f"Part({','.join(said)})"


def text_of_player(it: Player) -> str:
    said: list[str] = []
    if it.id != 0:
        said.append(f"0={it.id}")
    if it.name:
        said.append(f"1={it.name!r}")
    if it.group != 0:
        said.append(f"2={it.group}")
    if it.side != 0:
        said.append(f"3={it.side}")
    if it.reach != 0:
        said.append(f"4={it.reach}")
    if it.within != 0:
        said.append(f"5={it.within}")
    if it.emperor:
        said.append(f"6={it.emperor}")
    if it.life != 20:
        said.append(f"7={it.life}")
    if it.library:
        said.append(f"8=[{text_of_numbers(it.library)}]")
    if it.hand:
        said.append(f"9=[{text_of_numbers(it.hand)}]")
    if it.graveyard:
        said.append(f"10=[{text_of_numbers(it.graveyard)}]")
    if it.schemes:
        said.append(f"11=[{text_of_numbers(it.schemes)}]")
    if it.planar_deck:
        said.append(f"12=[{text_of_numbers(it.planar_deck)}]")
    if it.commanders:
        said.append(f"13=[{text_of_numbers(it.commanders)}]")
    if it.identity != 0:
        said.append(f"14={it.identity}")
    if it.signature_spells:
        said.append(f"15=[{text_of_numbers(it.signature_spells)}]")
    if it.vanguard != -1:
        said.append(f"16={it.vanguard}")
    if it.commander_casts:
        said.append(f"17={{{','.join([f'{key!r}:{each}' for key, each in it.commander_casts.items()])}}}")
    if it.commander_damage:
        said.append(f"18={{{','.join([f'{key!r}:{each}' for key, each in it.commander_damage.items()])}}}")
    if it.pool:
        said.append(f"19=[{','.join([text_of_mana_unit(each) for each in it.pool])}]")
    if it.counters:
        said.append(f"20={{{','.join([f'{key!r}:{each}' for key, each in it.counters.items()])}}}")
    if it.lands_played != 0:
        said.append(f"21={it.lands_played}")
    if it.turn_began != 0:
        said.append(f"22={it.turn_began}")
    if it.spells_this_turn != 0:
        said.append(f"23={it.spells_this_turn}")
    if it.spells_last_turn != 0:
        said.append(f"24={it.spells_last_turn}")
    if it.drawn_this_turn != 0:
        said.append(f"25={it.drawn_this_turn}")
    if it.memory:
        said.append(f"26={{{','.join([f'{key!r}:{each}' for key, each in it.memory.items()])}}}")
    if it.drew_from_empty:
        said.append(f"27={it.drew_from_empty}")
    if it.left:
        said.append(f"28={it.left}")
    if it.lost:
        said.append(f"29={it.lost}")
    if it.won:
        said.append(f"30={it.won}")
    if it.drew:
        said.append(f"31={it.drew}")
    if it.mulligans != 0:
        said.append(f"32={it.mulligans}")
    if it.kept:
        said.append(f"33={it.kept}")
    if it.turns_taken != 0:
        said.append(f"34={it.turns_taken}")
    if it.upkeep_began != 0:
        said.append(f"35={it.upkeep_began}")
    if it.last_upkeep != 0:
        said.append(f"36={it.last_upkeep}")
    if it.decider != -1:
        said.append(f"37={it.decider}")
    if it.sideboard:
        said.append(f"38=[{text_of_numbers(it.sideboard)}]")
    if it.dungeons:
        said.append(f"39=[{text_of_numbers(it.dungeons)}]")
    if it.tempted != 0:
        said.append(f"40={it.tempted}")
    if it.companion != 0:
        said.append(f"41={it.companion}")
    return f"Player({','.join(said)})"


def is_same_part(one: Part, other: Part) -> bool:
    """True if all fields of two parts of the turn are the same."""
    return (
        one.id == other.id
        and one.level == other.level
        and one.kind == other.kind
        and one.plan_phase == other.plan_phase
        and one.plan == other.plan
        and one.parent == other.parent
        and one.player == other.player
        and one.number == other.number
        and one.precombat == other.precombat
        and one.first_strike == other.first_strike
        and one.added == other.added
        and one.begun == other.begun
        and one.cut == other.cut
        and one.mains == other.mains
        and one.past_attack == other.past_attack
        and one.past_damage == other.past_damage
        and one.queue == other.queue
    )


def has_same_short_text(one: Obj, other: Obj) -> bool:
    """True if `short_text` says the same of two objects."""
    return (
        one.id == other.id
        and one.card == other.card
        and one.kind == other.kind
        and one.owner == other.owner
        and one.zone == other.zone
        and one.became == other.became
        and one.timestamp == other.timestamp
        and one.arrived == other.arrived
        and one.tapped == other.tapped
        and one.damage == other.damage
        and one.flags == other.flags
    )


def short_text(it: Obj) -> str:
    """The text of those fields in which an ordinary object can differ from others of its card and zone."""
    said = f"{it.id} {it.card} {it.kind} {it.owner} {it.zone}"
    if it.became == 0 and it.timestamp == 0 and it.arrived == 0 and not it.tapped and it.damage == 0 and it.flags == 0:
        return said
    return f"{said} {it.became} {it.timestamp} {it.arrived} {it.tapped} {it.damage} {it.flags}"


def is_ordinary(it: Obj) -> bool:
    """True if `short_text` says all that there is to say of an object."""
    return (
        it.face == it.card
        and it.controller == it.owner
        and it.entered_under == it.owner
        and not it.phased_out
        and not it.counters
        and it.attached_to == 0
        and it.ctx is None
        and not it.used
        and not it.paid
        and not it.chosen
        and it.last is None
        and it.copied is None
        and it.entered_as is None
        and it.turned == 0
        and it.exiled_with == 0
        and it.wording == 0
        and it.level == 0
        and not it.had
        and not it.components
    )
