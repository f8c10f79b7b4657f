"""State-based actions (CR 704.5), all that apply at once as one event, again and again until none does (704.3)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.asking.decisions import ask_object, ask_player, ask_yes_no
from mainphase.kernel.events.changes import (
    DEFENSE,
    LOYALTY,
    Cause,
    attach_change,
    counters_change,
    destroy_change,
    move_change,
)
from mainphase.kernel.events.designations import change_speed, without_speed
from mainphase.kernel.events.dungeons import complete_dungeon, finished_dungeons
from mainphase.kernel.events.ending import lose_game, remove_object, remove_together, settle_end
from mainphase.kernel.events.losing import cannot_lose
from mainphase.kernel.events.pending_abilities import pending_abilities
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.planes import finished_phenomena, planeswalk
from mainphase.kernel.events.schemes import finished_schemes, put_on_bottom
from mainphase.kernel.events.uniqueness import (
    any_once,
    doomed_surplus,
    may_be_there_once,
    surplus_concept,
    surplus_to_choose,
)
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.leading import LED_VARIANTS
from mainphase.kernel.reading.attaching import misplaced
from mainphase.kernel.reading.characteristics import characteristics_of, protector_of
from mainphase.kernel.reading.commanders import stranded_commanders
from mainphase.kernel.reading.faces import is_bestowed
from mainphase.kernel.reading.layers import MINUS, PLUS, refresh
from mainphase.kernel.reading.modifying import last_chapter
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.sharing import POISON, deadly_poison, shares_poison
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import Characteristics, DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import CommanderReturn, LifeCheck, SagaAction

NEEDS_PROTECTOR: Final = (Concept.SBA_BATTLE_PROTECTOR, Concept.SBA_SIEGE)
OF_BATTLES: Final = (Concept.SBA_BATTLE_DEFENSE, Concept.SBA_BATTLE_PROTECTOR, Concept.SBA_SIEGE)


def acts_now(g: State) -> bool:
    """True if any state-based action applies now; looked for if something could have brought one about since there was
    none (704.3).
    """
    refresh(g)
    # A scheme is done when nothing of it waits any more.
    if g.state_based_due or (g.command and is_any_finished(g)) or is_suspicious(g):
        g.state_based_due = would_act(g)
    if g.state_based_candidates:
        g.state_based_candidates = []
    return g.state_based_due


def is_suspicious(g: State) -> bool:
    """True if a state-based action could be about one of the permanents to which something has happened since there was
    none.
    """
    for oid in g.state_based_candidates:
        o = g.objects.get(oid)
        if (
            o is not None
            and o.zone == Zone.BATTLEFIELD
            and (
                may_be_there_once(characteristics_of(o))
                or condemned(g, o) != 0
                or characteristics_of(o).keywords & Keyword.START_YOUR_ENGINES
            )
        ):
            return True
    return False


def would_act(g: State) -> bool:
    """True if any state-based action applies now."""
    refresh(g)
    lethal = g.rules.life_check == LifeCheck.STATE_BASED
    for p in g.players:
        if p.left:
            continue
        if p.drew_from_empty or (p.life <= 0 and lethal and not cannot_lose(g, p.id, Concept.ZERO_LIFE)):
            return True
        if (
            p.counters
            and p.counters.get(POISON, 0) >= deadly_poison(g)
            and not cannot_lose(g, p.id, Concept.TEN_POISON)
        ):
            return True
    if g.commanding and (commander_killed(g) or strands(g)):
        return True
    if g.book.speed >= 0 and without_speed(g):
        return True
    once = any_once(g)
    sagas = g.rules.saga_tba == SagaAction.ALL
    unique = 0
    for o in g.permanents:
        ch = characteristics_of(o)
        if (ch.types & CONCERNED or sagas or o.counters) and condemned(g, o) != 0:
            return True
        if once and may_be_there_once(ch):
            unique += 1
    for oid in g.attachments:
        if misplaced(g, g.objects[oid]) != 0:
            return True
    if g.vanishing:
        return True
    if g.phased_out and g.rules.phased_token_ceases and phased_out_tokens(g):
        return True
    if g.command and is_any_finished(g):
        return True
    return unique > 1 and (len(surplus_to_choose(g)) > 0 or len(doomed_surplus(g)) > 0)


def is_any_finished(g: State) -> bool:
    """True if a scheme, a phenomenon or a dungeon in the command zone is done with (CR 704.6e, 704.6f, 704.5t)."""
    return len(finished_schemes(g)) > 0 or len(finished_dungeons(g)) > 0 or len(finished_phenomena(g)) > 0


def commander_killed(g: State) -> bool:
    """True if anybody has been dealt 21 combat damage by one commander (CR 704.6c)."""
    for p in g.players:
        if not p.left and killed_by_commander(g, p) and not cannot_lose(g, p.id, Concept.SBA_COMMANDER_DAMAGE):
            return True
    return False


def killed_by_commander(g: State, player: Player) -> bool:
    """True if one commander has dealt this player 21 combat damage (CR 903.10a), which kills nobody in Brawl
    (903.12h).
    """
    lethal = LED_VARIANTS[g.commanding].lethal
    if not lethal:
        return False
    for damage in player.commander_damage.values():
        if damage >= lethal:
            return True
    return False


def strands(g: State) -> bool:
    """True if a commander's owner may put it into the command zone (CR 704.6d); whatever else was put where it might be
    is forgotten.
    """
    if not g.commanders_put:
        return False
    if g.rules.commander_return == CommanderReturn.STATE_BASED and stranded_commanders(g):
        return True
    g.commanders_put = []
    return False


# The permanents of which something is asked besides their counters.
CONCERNED: Final = CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE


def condemned(g: State, o: Obj) -> int:
    """The state-based action that takes a permanent, as a concept; 0: none."""
    ch = characteristics_of(o)
    if ch.types & CardType.CREATURE:
        if ch.toughness <= 0:
            return Concept.ZERO_TOUGHNESS
        if o.damage >= ch.toughness and not ch.keywords & Keyword.INDESTRUCTIBLE:
            return Concept.LETHAL_DAMAGE
        if g.deathtouched and o.id in g.deathtouched and not ch.keywords & Keyword.INDESTRUCTIBLE:
            return Concept.DEATHTOUCH_DAMAGE
    if ch.types & CardType.PLANESWALKER and o.counters.get(LOYALTY, 0) == 0 and g.rules.planeswalkers:
        return Concept.SBA_LOYALTY
    if ch.types & CardType.BATTLE and g.rules.battles:
        if o.counters.get(DEFENSE, 0) == 0 and not pending_abilities(g, o):  # CR 704.5v
            return Concept.SBA_BATTLE_DEFENSE
        why = unprotected(g, o)
        if why != 0:
            return why
    if o.counters:
        if PLUS in o.counters and MINUS in o.counters and g.rules.counters_cancel:
            return Concept.COUNTERS_CANCEL
        if saga_done(g, o, ch):
            return Concept.SAGA_DONE
    elif g.rules.saga_tba == SagaAction.ALL and saga_done(g, o, ch):
        return Concept.SAGA_DONE
    return 0


def saga_done(g: State, o: Obj, ch: Characteristics) -> bool:
    """Its lore counters have reached its final chapter (CR 704.5s). One without chapters had reached it at once until 5
    June 2025.
    """
    if "Saga" not in ch.subtypes:
        return False
    last = last_chapter(g, ch.triggered)
    if last == 0 and g.rules.saga_tba != SagaAction.ALL:
        return False
    return o.counters.get("lore", 0) >= last and not chapter_pending(g, o)


def phased_out_tokens(g: State) -> list[int]:
    """Tokens that phase out cease to exist until 24 August 2017."""
    return [oid for oid in g.phased_out if g.objects[oid].kind == ObjectKind.TOKEN]


def chapter_pending(g: State, o: Obj) -> bool:
    """A chapter ability of this Saga has triggered and has not left the stack yet (CR 714.4)."""
    for code in pending_abilities(g, o):
        if code.chapter:
            return True
    return False


def unprotected(g: State, o: Obj) -> int:
    """Why a battle needs another protector, as a concept; 0: it does not (CR 310.10, 704.5w, x)."""
    protector = protector_of(o)
    if protector == o.controller and "Siege" in characteristics_of(o).subtypes:
        return Concept.SBA_SIEGE
    combat = g.combat
    if combat is not None:
        for f in combat.on_attack:
            if f.against == o.id:
                return 0
    if protector < 0 or protector not in possible_protectors(g, o):
        return Concept.SBA_BATTLE_PROTECTOR
    return 0


def possible_protectors(g: State, o: Obj) -> list[int]:
    """An opponent of a Siege's controller; the controller of a battle without battle types (CR 310.8a, 310.11a)."""
    return g.opponents(o.controller) if "Siege" in characteristics_of(o).subtypes else [o.controller]


def unprotected_battles(g: State) -> list[int]:
    out: list[int] = []
    if not g.book.types & CardType.BATTLE:
        return out
    for o in g.permanents:
        if characteristics_of(o).types & CardType.BATTLE and condemned(g, o) in NEEDS_PROTECTOR:
            out.append(o.id)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class StateBased(Frame):
    """One look at state-based actions. `g.answered` tells afterwards whether any was performed."""

    LOOK: Final = 0
    CHOICES: Final = 1
    PERFORMED: Final = 2

    def __init__(self) -> None:
        self.pc = StateBased.LOOK
        self.legends: list[list[int]] = []
        self.kept: list[int] = []
        self.battles: list[int] = []  # those that need a protector,
        self.stranded: list[int] = []  # commanders that may go to the command zone,
        self.returning: list[int] = []  # and those of them that do
        self.protectors: list[int] = []  # and who has been chosen; -1: nobody could be

    def run(self, g: State) -> None:
        if self.pc == StateBased.LOOK:
            self.battles = unprotected_battles(g)
            self.legends = surplus_to_choose(g)
            if g.commanding:
                self.stranded = commanders_in_turn(g)
                g.commanders_put = []
            self.pc = StateBased.CHOICES
        if self.pc == StateBased.CHOICES:
            if len(self.kept) < len(self.legends):
                group = self.legends[len(self.kept)]
                ask_object(g, g.objects[group[0]].controller, DecisionKind.LEGEND, group, about=group[0])
                return
            while len(self.protectors) < len(self.battles):
                battle = g.objects[self.battles[len(self.protectors)]]
                able = possible_protectors(g, battle)
                if len(able) > 1:
                    ask_player(g, battle.controller, DecisionKind.CHOOSE, able, about=battle.id)
                    return
                self.protectors.append(able[0] if able else -1)
            if self.stranded:
                oid = self.stranded[0]
                ask_yes_no(g, g.objects[oid].owner, about=oid, naming=oid)
                return
            self.pc = StateBased.PERFORMED
            set_battle_protectors(g, self.battles, self.protectors)
            perform_state_based_actions(g, self.legends, self.kept, self.returning)
            return
        g.pop()
        settle_end(g)

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.PLAYER:
            self.protectors.append(option.player)
        elif option.kind == OptionKind.YES or option.kind == OptionKind.NO:
            oid = self.stranded.pop(0)
            if option.kind == OptionKind.YES:
                self.returning.append(oid)
        else:
            self.kept.append(option.object)

    def belongs_to(self, g: State, player: int) -> bool:
        return self.pc == StateBased.CHOICES  # looked at anew, without what has left


def set_battle_protectors(g: State, battles: list[int], protectors: list[int]) -> None:
    """Battles get the protectors that have been chosen for them."""
    for i in range(len(battles)):
        o = g.objects[battles[i]]
        if protectors[i] >= 0:
            g.note(EventName.STATE_BASED_ACTION, unprotected(g, o), protectors[i], o.id)
            o.choose(ChosenKey.PROTECTOR, protectors[i])


def commanders_in_turn(g: State) -> list[int]:
    """The commanders that may go to the command zone, in the order in which their owners are asked (CR 101.4)."""
    if g.rules.commander_return != CommanderReturn.STATE_BASED:
        return []
    stranded = stranded_commanders(g)
    return [oid for p in g.apnap() for oid in stranded if g.objects[oid].owner == p]


def perform_state_based_actions(g: State, legends: list[list[int]], kept: list[int], returning: list[int]) -> None:
    """All of them as one event (CR 704.3)."""
    changes: list[Change] = []
    taken: list[int] = []
    look_at_players(g)
    for starting in without_speed(g):  # CR 704.5z
        change_speed(g, starting, 1)
    look_elsewhere(g)
    look_at_permanents(g, changes, taken)
    look_at_attachments(g, changes, taken)
    doomed = doomed_surplus(g)
    for i in range(len(legends)):
        for oid in legends[i]:
            if oid != kept[i] and oid not in doomed:
                doomed.append(oid)
    for oid in doomed:
        if oid not in taken:
            concept = surplus_concept(g, oid)
            g.note(EventName.STATE_BASED_ACTION, concept, -1, oid)
            changes.append(move_change(oid, Zone.GRAVEYARD, Cause.STATE, concept))
    for oid in returning:
        g.note(EventName.STATE_BASED_ACTION, Concept.SBA_COMMANDER_ZONE, g.objects[oid].owner, oid)
        changes.append(move_change(oid, Zone.COMMAND, Cause.STATE, Concept.SBA_COMMANDER_ZONE))
    g.deathtouched = []
    if changes:
        perform_event(g, changes)


def look_at_players(g: State) -> None:
    """Who loses (CR 704.5a-c, 704.6a, b)."""
    for p in g.players:
        if p.left:
            continue
        if p.life <= 0 and g.rules.life_check == LifeCheck.STATE_BASED:
            lose_game(g, p.id, Concept.SBA_TEAM_LIFE if g.heads else Concept.ZERO_LIFE)
        if p.drew_from_empty:
            p.drew_from_empty = False
            lose_game(g, p.id, Concept.EMPTY_LIBRARY)
        if p.counters.get(POISON, 0) >= deadly_poison(g):
            lose_game(g, p.id, Concept.SBA_TEAM_POISON if shares_poison(g) else Concept.TEN_POISON)
        if g.commanding and killed_by_commander(g, p):
            lose_game(g, p.id, Concept.SBA_COMMANDER_DAMAGE)


def look_elsewhere(g: State) -> None:
    """Tokens and copies that cease to exist (CR 704.5d, e), schemes and phenomena that are done (704.6e, 704.6f)."""
    gone: list[int] = []
    for oid in g.vanishing:
        o = g.objects.get(oid)
        if o is not None and o.zone != Zone.NOWHERE:
            gone.append(oid)
            concept = Concept.TOKEN_ELSEWHERE if o.kind == ObjectKind.TOKEN else Concept.COPY_ELSEWHERE
            g.note(EventName.STATE_BASED_ACTION, concept, -1, oid)
    remove_together(g, gone)
    g.vanishing.clear()
    if g.phased_out and g.rules.phased_token_ceases:
        for oid in phased_out_tokens(g):
            remove_object(g, oid)
            g.note(EventName.STATE_BASED_ACTION, Concept.TOKEN_ELSEWHERE, -1, oid)
    if g.command:
        for oid in finished_schemes(g):
            g.note(EventName.STATE_BASED_ACTION, Concept.SBA_SCHEME, g.objects[oid].owner, oid)
            put_on_bottom(g, oid)
        finished = finished_phenomena(g)
        for oid in finished:
            g.note(EventName.STATE_BASED_ACTION, Concept.SBA_PHENOMENON, g.objects[oid].controller, oid)
        for player in sorted({g.objects[oid].controller for oid in finished}):
            planeswalk(g, player)
        for oid in finished_dungeons(g):
            g.note(EventName.STATE_BASED_ACTION, Concept.SBA_DUNGEON, g.objects[oid].owner, oid)
            complete_dungeon(g, g.objects[oid])


def look_at_permanents(g: State, changes: list[Change], taken: list[int]) -> None:
    """Adds the changes by which permanents die, are sacrificed or lose counters. `taken` are those that leave."""
    for o in g.permanents:
        concept = condemned(g, o)
        if concept == 0:
            continue
        g.note(EventName.STATE_BASED_ACTION, concept, -1, o.id)
        if concept == Concept.COUNTERS_CANCEL:
            counters = o.counters
            both = min(counters[PLUS], counters[MINUS])
            changes.append(counters_change(o.id, PLUS, -both, concept))
            changes.append(counters_change(o.id, MINUS, -both, concept))
        else:
            changes.append(how_it_goes(g, o.id, concept))
            taken.append(o.id)


def how_it_goes(g: State, oid: int, concept: int) -> Change:
    """Destroyed, sacrificed, or put into its owner's graveyard, as the rule has it."""
    if concept == Concept.ZERO_TOUGHNESS and g.rules.zero_toughness_destroys:
        keeps = (characteristics_of(g.objects[oid]).keywords & Keyword.INDESTRUCTIBLE) != 0
        return move_change(oid, Zone.GRAVEYARD, Cause.STATE, concept) if keeps else destroy_change(oid, concept)
    if concept == Concept.ZERO_TOUGHNESS or concept == Concept.SBA_LOYALTY or concept in OF_BATTLES:
        return move_change(oid, Zone.GRAVEYARD, Cause.STATE, concept)
    if concept == Concept.SAGA_DONE:
        return move_change(oid, Zone.GRAVEYARD, Cause.SACRIFICED, concept)
    return destroy_change(oid, concept)


def look_at_attachments(g: State, changes: list[Change], taken: list[int]) -> None:
    """Adds the changes for what is attached where it may not be (CR 704.5m-p)."""
    for oid in g.attachments:
        if oid in taken:
            continue
        concept = misplaced(g, g.objects[oid])
        if concept == 0:
            continue
        g.note(EventName.STATE_BASED_ACTION, concept, -1, oid)
        if is_bestowed(g, g.objects[oid]):  # CR 702.103f: an exception to 704.5m
            changes.append(attach_change(oid, 0, Concept.BESTOW_ENDS))
        elif concept == Concept.SBA_AURA:
            changes.append(move_change(oid, Zone.GRAVEYARD, Cause.STATE, concept))
            taken.append(oid)
        else:
            changes.append(attach_change(oid, 0, concept))
