"""A stage: a position in which one thing that a card says has everything that it needs to show."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from tests.support.liveness.acting import HAUNTED, act_for, busy
from tests.support.liveness.insisting import CHOSEN, insist_on
from tests.support.liveness.script import LATE, REPLY, Script
from tests.support.liveness.units import Unit, children, within
from tests.support.liveness.wishes import COMMON, FOE, ME, Wanting, Wish, amount_of, card_for, mark, wishes

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Layout, Supertype, Zone
from mainphase.cards.words import plane
from mainphase.cards.words.triggers import When
from mainphase.kernel import machine
from mainphase.kernel.costs.pool import KEPT_FOREVER
from mainphase.kernel.events.designations import change_speed, shows
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.cards import with_restriction
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import key_of_commander
from mainphase.kernel.setup import attach_to
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import Automation, ManaUnit, player_ref
from mainphase.rules.plan import StepKind
from mainphase.rules.timeline import rules_on
from mainphase.scenarios.position import PermanentStatus, Position

MANA: Final = 8  # of each kind, in each pool


def _filler(name: str, keywords: int, types: int = 0, colors: int = 0) -> n.CardDef:
    return n.CardDef(
        name,
        n.ManaCost(1),
        CardType.CREATURE | types,
        0,
        (COMMON, "Filler"),
        1,
        7,
        abilities=(n.HasKeywords(keywords),),
        colors=colors,
    )


# Creatures that can block whatever attacks.
FILLER: Final = _filler("a filler", Keyword.REACH)
FILLERS: Final = (
    FILLER,
    _filler("a black machine", Keyword.REACH | Keyword.HORSEMANSHIP | Keyword.VIGILANCE, CardType.ARTIFACT, 4),
    _filler("a shadow", Keyword.REACH | Keyword.SHADOW),
)


VIGILANT: Final = (
    _filler("a watchman", Keyword.REACH | Keyword.VIGILANCE),
    FILLERS[1],
    _filler("a watchful shadow", Keyword.REACH | Keyword.VIGILANCE | Keyword.SHADOW),
)

# Whoever is asked about a commander has this one.
BESIDE: Final = (Layout.TRANSFORMING, Layout.MODAL, Layout.FLIP)
LEADER: Final = n.CardDef(
    "a leader", n.ManaCost(0, (1, 2, 4, 8, 16)), CardType.CREATURE, Supertype.LEGENDARY, (COMMON, "Filler"), 3, 7
)

# What nobody plays: to be drawn, discarded, looked at.
IDLE: Final = (
    n.CardDef("an idle land", None, CardType.LAND),
    n.CardDef("an idle artifact", n.ManaCost(70), CardType.ARTIFACT),
    n.CardDef("an idle creature", n.ManaCost(70), CardType.CREATURE, 0, (COMMON,), 2, 2),
    n.CardDef(
        "an idle instant", n.ManaCost(70), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(n.Sequence(())),)),)
    ),
)


def _probe(value: int) -> n.CardDef:
    anything = n.TargetPhrase(n.Anything(), n.EachPlayer())
    ability = n.SpellAbility((n.Mode(n.Untap(n.Target()), (anything,)),))
    return n.CardDef(f"a probe for {value}", n.ManaCost(value), CardType.INSTANT, abilities=(ability,))


TEST: Final = "the card tried"
# Said of a card that is not on the battlefield yet.
FROM_HAND: Final = (
    n.CastCost,
    n.CastOnlyIf,
    n.CostsLessToCast,
    n.Morph,
    n.SpecialAction,
    n.ResolvesInto,
    n.WhenResolved,
    n.Fuse,
    n.Enchant,
    n.BeginsOnBattlefield,
    n.AlternativeCost,
)
AS_IT_ENTERS: Final = (n.AsEnters, n.EntersTapped, n.EntersWithCounters, n.EntersAsCopy, n.Enters, n.CountersArePut)


@dataclass(frozen=True)
class Attempt:
    """How a stage is set, and how those on it answer."""

    number: int = 2  # of each kind of thing
    yes: bool = True
    attack: bool = True
    first: bool = True  # what the script says comes before what the card can do
    bare: bool = False
    elsewhere: bool = False  # the card begins in another place than its ability says
    busy: bool = False
    seed: int = 0  # 0: what seems best is chosen
    mine: bool = True  # what could be either player's is mine
    life: bool = False
    others: bool = False  # other abilities of the card are used
    silent: bool = False  # nothing of the script
    block: bool = True
    reply: bool = False  # it does nothing but in reply to others
    wait: int = 0  # the step before which the card that is tried does nothing; beyond the last one: until the next turn
    empty: bool = False  # nobody has a creature unless it is asked for
    x: int = 2
    insists: bool = False  # everything that `insisting` knows is done, too
    turns: int = 2  # that are played, and the beginning of the next; from 3 on, the card waits in each of them
    theirs: bool = False  # the card does nothing before the foe's turn
    quiet: bool = False  # nobody plays anything else
    peace: bool = False  # nobody attacks
    upkeep: bool = False  # it begins in an upkeep
    lacking: int = 0  # nothing is there only because a condition asks for it; 2: but for the first one
    hands: bool = True  # False: everybody discards
    # There is only the mana that is asked about, and that of the card's own cost; 2: only the other; 3: the last one
    paid: int = 0
    fleeting: bool = False  # mana is lost as a step ends
    turned: bool = False  # what was wished last comes first, in libraries above all
    scant: bool = False  # small libraries
    seats: int = 2
    place: int = 0  # among the attempts


# For what hides: each of them is for a kind of thing that is said.
INSISTING: Final = tuple(
    [
        replace(attempt, insists=True)
        for attempt in (
            Attempt(),
            Attempt(mine=False, number=3),
            Attempt(turns=4, quiet=True, peace=True, life=True),
            Attempt(upkeep=True, quiet=True, peace=True, life=True, number=21, block=False),
            Attempt(upkeep=True, quiet=True, turned=True),
            Attempt(lacking=1, upkeep=True, quiet=True),
            Attempt(lacking=1, number=3, wait=StepKind.DECLARE_ATTACKERS, theirs=True),
            Attempt(lacking=1, mine=False),
            Attempt(lacking=2, upkeep=True),
            Attempt(number=3, wait=StepKind.DECLARE_ATTACKERS, theirs=True),
            Attempt(number=3, wait=StepKind.DECLARE_BLOCKERS, theirs=True),
            Attempt(number=3, wait=StepKind.DECLARE_BLOCKERS, mine=False),
            Attempt(number=3, wait=StepKind.DECLARE_BLOCKERS),
            Attempt(number=3, wait=StepKind.DISCARD, theirs=True, mine=False),
            Attempt(paid=1, first=False, elsewhere=True),
            Attempt(paid=1, first=False),
            Attempt(paid=1, reply=True),
            Attempt(paid=1, theirs=True, wait=StepKind.DECLARE_ATTACKERS),
            Attempt(paid=2, lacking=1),
            Attempt(reply=True, number=3, mine=False),
            Attempt(reply=True, number=3, yes=False),
            Attempt(paid=3, reply=True),
            Attempt(reply=True, number=3, wait=StepKind.END_OF_COMBAT),
            Attempt(number=1, others=True, block=False),
            Attempt(wait=StepKind.DECLARE_ATTACKERS, number=3, first=False),
            Attempt(number=8, mine=False, others=True, life=True),
            Attempt(elsewhere=True, number=3, yes=False),
            Attempt(reply=True, elsewhere=True, mine=False),
            Attempt(turns=4, block=False, elsewhere=True, wait=StepKind.END_OF_COMBAT),
            Attempt(turns=6, block=False, number=3, turned=True),
            Attempt(hands=False, elsewhere=True, turns=4, bare=True, first=False),
            Attempt(number=1, elsewhere=True, turns=4, scant=True, first=False, block=False),
            Attempt(number=8, elsewhere=True, quiet=True, first=False),
            Attempt(hands=False, upkeep=True, block=False),
            Attempt(number=21, elsewhere=True, turns=3, scant=True),
            Attempt(number=1, turned=True, block=False),
            Attempt(number=1, turned=True, mine=False, quiet=True),
            Attempt(number=3, bare=True, turned=True, x=1),
            Attempt(fleeting=True, number=4, peace=True),
            Attempt(seats=3),
            Attempt(lacking=1, theirs=True, wait=StepKind.DECLARE_ATTACKERS, mine=False),
            Attempt(life=True, yes=False, quiet=True, first=False),
            Attempt(number=8),
            Attempt(number=8, mine=False),
            Attempt(number=2, turned=True, elsewhere=True, busy=True),
            Attempt(seed=8, number=3, others=True),
            Attempt(seed=9, number=4, others=True, turned=True),
            Attempt(seed=10, number=2, x=1, turns=4),
            Attempt(seed=11, number=3, theirs=True, wait=StepKind.DRAW, quiet=True),
            Attempt(seed=13, number=2, elsewhere=True),
            Attempt(seed=14, number=2, elsewhere=True),
            Attempt(seed=12, number=3, elsewhere=True, others=True, busy=True, turned=True),
            *[Attempt(number=3, theirs=True, wait=StepKind.DRAW, yes=k > 0) for k in range(5)],
            *[Attempt(number=3, others=True, mine=k > 0) for k in range(2)],
        )
    ]
)
ATTEMPTS: Final = tuple(
    [
        replace(attempt, place=place)
        for place, attempt in enumerate(
            (
                Attempt(),
                Attempt(yes=False, attack=False, first=False, mine=False),
                Attempt(number=8, life=True, others=True, busy=True, block=False),
                Attempt(bare=True, number=1, first=False, silent=True),
                Attempt(wait=StepKind.DECLARE_ATTACKERS, number=3),
                Attempt(wait=StepKind.DISCARD, number=3, attack=False),
                Attempt(elsewhere=True, others=True, first=False, block=False),
                Attempt(number=3, seed=1, others=True, x=1, silent=True),
                Attempt(number=4, seed=2, busy=True, first=False, attack=False, others=True, mine=False),
                Attempt(number=2, bare=True, life=True, others=True, block=False),
                Attempt(number=12, seed=3, others=True, x=3),
                Attempt(number=3, seed=4, first=False, others=True, elsewhere=True, yes=False, attack=False, busy=True),
                Attempt(number=3, seed=5, first=False, others=True, silent=True, yes=False),
                Attempt(number=6, seed=6, others=True, mine=False, x=4, block=False),
                Attempt(number=1, bare=True, mine=False, life=True, yes=False, block=False, empty=True),
                Attempt(reply=True, number=3, first=False, others=True),
                Attempt(wait=StepKind.DECLARE_BLOCKERS, number=8, block=False, first=False, others=True),
                Attempt(number=8, first=False, others=True, elsewhere=True, life=True, silent=True),
                Attempt(number=5, seed=7, others=True, busy=True, bare=True),
                *INSISTING,
            )
        )
    ]
)


OTHER_PLANE: Final = plane("Elsewhere", "Dominaria", When(n.ChaosEnsues()).do(n.GainLife(n.Fixed(1))))


class Stage:
    """The position, what is done on it, and who is who."""

    def __init__(self, card: n.CardDef, unit: Unit, attempt: Attempt) -> None:
        self.unit = unit
        self.attempt = attempt
        compared = [x for x in within(unit.ability) if isinstance(x, n.Compare) and x.left == n.X()]
        asked = [x.right.n for x in compared if isinstance(x.right, n.Fixed)]
        if attempt.number % 2 and asked:
            attempt = self.attempt = replace(attempt, x=max(asked))
        self.script = Script(unit.card, Wanting(attempt.x, attempt.number, attempt.insists))
        self.made = Position(rules_on(None))
        self.g: State = self.made.state
        self.g.rng = 7 + attempt.seed
        self.g.automation = Automation(mana_auto=not self._taps(), pay=True, triggers=True)
        life = 400 if attempt.insists else 40  # what is great has all the time that it needs
        self.made.seat("me", life)
        for k in range(1, attempt.seats):
            self.made.seat(f"foe {k}", life)
        self.hosts: list[Obj] = []
        self.fillers: list[Obj] = []
        self.acts: list[tuple[int, int, int, str]] = []  # player, helper, ability, when
        self.marked: dict[str, list[Obj]] = {}
        self.card = card
        self._set()

    @property
    def index(self) -> int:
        """The card's number in the book."""
        return self.tried.card

    def _taps(self) -> bool:
        """Whether mana abilities are to be used though nothing is paid."""
        asks = (n.ManaTimes, n.HasManaAbility, n.AddsMana)
        return self.unit.makes_mana or any(
            isinstance(x, asks) or (isinstance(x, n.BecomesTapped) and x.for_mana) for x in within(self.unit.ability)
        )

    # --- Setting it

    def _set(self) -> None:
        unit, attempt, s = self.unit, self.attempt, self.script
        face = unit.card.faces[unit.face - 1] if unit.face else unit.card
        scene: list[n.Node] = [unit.ability]
        for ability in face.abilities:
            if (
                isinstance(ability, (n.Enchant, n.SpellAbility, n.CastCost, n.CastOnlyIf, n.AlternativeCost))
                or attempt.others
            ):
                scene.append(ability)
        scene += [ability for ability in with_restriction(face).abilities if ability not in face.abilities]
        if not attempt.silent:
            act_for(unit.ability, s)
            self._act_for_what_is_asked()
            if attempt.others:
                for part in scene[1:]:
                    act_for(part, s)
            if attempt.busy:
                busy(s)
            if attempt.insists:
                insist_on(unit.ability, s)
                if isinstance(unit.ability, n.Fuse):
                    scene += [ability for half in unit.card.faces for ability in half.abilities]
        if not attempt.hands:
            s.do(None, n.Discard(None, n.You()))
            s.do(None, n.Discard(None, n.You()), LATE)
        self.paid = self._paid(face)
        place, status = self._place_of_card(face)
        if not attempt.insists or place == Zone.EXILE:
            self._enter_acts(face)
        filters = list(dict.fromkeys(self._filters(scene)))
        if attempt.turned:
            filters.reverse()
        if attempt.insists and isinstance(unit.ability, n.BeginsOnBattlefield):
            self._open()
            return
        if attempt.insists and isinstance(unit.ability, n.Companion):
            self._begin_with_companion()
            return
        if not attempt.bare:
            for player in (ME, FOE):
                if not self._counts_hand() or player == FOE:
                    self.made.put(_probe(7 if attempt.number > 5 else 1), player, Zone.HAND)
                for _ in range(0 if attempt.lacking == 1 and player == ME else 3 if player == ME else 1):
                    usual = VIGILANT[0] if attempt.insists and player == FOE else FILLER
                    self.fillers.append(self.made.put(usual, player, Zone.BATTLEFIELD))
                for idle in (IDLE[2], IDLE[1], IDLE[1]):
                    if not self._counts_hand() or player == FOE:
                        self.made.put(idle, player, Zone.HAND)
        fillers = VIGILANT[: 1 if attempt.lacking else 3] if attempt.insists else FILLERS
        for filler in () if attempt.empty else fillers:
            self.fillers.append(self.made.put(filler, FOE, Zone.BATTLEFIELD))
        self._host(face)
        if attempt.turned:
            for player in (ME, FOE):
                self.made.put(IDLE[0], player, Zone.LIBRARY)
        self.tried = self._put_card(face, place, status)
        self._lead()
        if any(isinstance(x, n.Haunted) for x in within(unit.ability)):
            haunted = self.made.put(replace(FILLER, name=HAUNTED), FOE, Zone.BATTLEFIELD)
            self.tried.choose(ChosenKey.HAUNTED, haunted.id)
        self._designate()
        for which in filters:
            for wish, name in s.witnesses(which):
                self._meet(wish, name)
        self._helpers()
        if attempt.insists and any(isinstance(x, n.SharesCreatureType) for x in within(unit.ability)):
            self.made.put(self.card, ME, Zone.LIBRARY)  # of the types of the card tried
        for player in (ME, FOE):
            if attempt.bare and attempt.life:
                continue
            first, kinds = (attempt.place % 4, 4) if attempt.insists else (0, 3)
            for k in range(first, first + 12):
                self.made.put(IDLE[k % kinds], player, Zone.LIBRARY)
            if not attempt.scant:
                self.made.put_blanks(player, 10)
        if s.life is not None and attempt.life:
            self.g.players[ME].life = s.life
        if s.foes_life is not None and attempt.life:
            self.g.players[FOE].life = s.foes_life
        if self._counts_hand():
            for _ in range(s.hand or 0):
                self.made.put(IDLE[2], ME, Zone.HAND)
        begins = attempt.seed or attempt.upkeep
        self.made.begin(4 if attempt.seed % 2 else 3, ME, "upkeep" if begins else "precombat main")
        self.fill()
        machine.advance(self.g)

    def fill(self) -> None:
        """Nobody lacks mana."""
        for p in self.g.players:
            held = [0] * 6
            for unit in p.pool:
                held[unit.color.bit_length() - 1] += 1
            for k in range(6):
                much = MANA if self.attempt.place < 3 else 30 if k == self.attempt.place % 5 else 3
                if self.attempt.paid:
                    much = self.paid[k]
                for _ in range(held[k], much):
                    p.pool.append(ManaUnit(1 << k, 0, -1, 0 if self.attempt.fleeting else KEPT_FOREVER, True))
        self.g.invalidate_mana()

    def _paid(self, face: n.CardDef) -> list[int]:
        """How much mana of each kind there is, where only what is asked about is paid."""
        much = [0] * 6
        asked = 0
        for node in within(self.unit.ability):
            if isinstance(node, n.ManaSpent):
                asked = node.colors | (asked if self.attempt.paid != 3 else 0)
        for symbol in face.cost.symbols if face.cost is not None else ():
            for k in range(6):
                if symbol & 63 == 1 << k:
                    much[k] += 1
        if any(isinstance(x, n.ColorsSpent) for x in within(self.unit.ability)):
            return [1] * 5 + [0]
        if self.attempt.paid == 2:
            asked = 63 & ~asked
        return [30 if (asked or 63) >> k & 1 else much[k] for k in range(6)]

    def _counts_hand(self) -> bool:
        return self.attempt.insists and self.attempt.life and self.script.hand is not None

    def _open(self) -> None:
        """A game begins, and the card is in the opening hand."""
        for player in (ME, FOE):
            for _ in range(8):
                o = self.made.put(self.card if player == ME else IDLE[2], player, Zone.LIBRARY)
                if player == ME:
                    self.tried = o
        self.g.push(StartGame(ME, False))
        machine.advance(self.g)

    def _begin_with_companion(self) -> None:
        """A game begins, and the card is outside it; the decks are of one kind of card only, and large."""
        idle = IDLE[0] if self.attempt.place % 2 else IDLE[3]
        for player in (ME, FOE):
            for _ in range(80):
                self.made.put(idle, player, Zone.LIBRARY)
        self.tried = self.made.put(self.card, ME, Zone.OUTSIDE)
        self.g.push(StartGame(ME, False))
        machine.advance(self.g)

    def _filters(self, scene: list[n.Node]) -> list[n.Filter]:
        """Every filter that stands by itself."""
        found: list[n.Filter] = []
        lacking = self.attempt.lacking
        asked: list[n.Node] = []

        def look(node: n.Node, inside: bool) -> None:
            if self.attempt.bare and isinstance(node, (n.Condition, n.StaticEffect, n.Quantity)):
                return
            if lacking and isinstance(node, (n.Exists, n.Fits)):
                asked.append(node)
                if lacking == 1 or len(asked) > 1:
                    return
            if isinstance(node, n.Filter):
                if not inside:
                    found.append(node)
                inside = True
            else:
                inside = False
            for child in children(node):
                look(child[2], inside)

        for node in scene:
            look(node, False)
        if lacking == 1:
            none = [n.Not(x.which) for part in scene for x in within(part) if isinstance(x, n.Exists)]
            return [n.All((which, *none)) for which in found]
        if lacking:
            return found
        return self._best(scene) + found + [which for which in self.script.wished if which not in found]

    def _act_for_what_is_asked(self) -> None:
        """The event happens to something of which what is asked about it is true."""
        a = self.unit.ability
        on: Any = a.on if isinstance(a, n.Triggered) else None
        which = getattr(on, "which", None)
        if isinstance(which, n.Filter):
            for asked in within(a):
                if isinstance(asked, n.Fits) and isinstance(asked.what, n.ThatObject):
                    act_for(replace(on, which=n.All((which, asked.which))), self.script)

    def _best(self, scene: list[n.Node]) -> list[n.Filter]:
        """Targets of which what is asked about them is true."""
        found: list[n.Filter] = []
        for mode in [x for part in scene for x in within(part) if isinstance(x, n.Mode)]:
            for asked in within(mode):
                if (
                    isinstance(asked, n.Fits)
                    and isinstance(asked.what, n.Target)
                    and asked.what.index < len(mode.targets)
                ):
                    which = mode.targets[asked.what.index].which
                    if which is not None:
                        found.append(n.All((which, asked.which)))
        return found

    def _place_of_card(self, face: n.CardDef) -> tuple[int, PermanentStatus]:
        a, attempt = self.unit.ability, self.attempt
        counters = dict(self.script.counters)
        castable = face.cost is not None or bool(face.types & CardType.LAND)
        zone = getattr(a, "zone", Zone.HAND if isinstance(a, FROM_HAND) else Zone.BATTLEFIELD)
        if isinstance(a, n.AlternativeCost) and a.zone == Zone.NOWHERE:
            zone = Zone.HAND
        if isinstance(a, n.RevealAsDrawn) or (isinstance(a, n.AlternativeCost) and a.name == "miracle"):
            zone = Zone.LIBRARY
        if any(isinstance(x, n.PutThereThisTurn) and x.discarded for x in within(a)):
            zone = Zone.HAND
        if any(isinstance(x, n.ArrivedSinceLastUpkeep) for x in within(a)) and castable:
            zone = Zone.HAND
        if isinstance(a, n.Triggered) and isinstance(a.on, (n.IsDiscarded, n.Cycles)) and self._about_this(a.on):
            zone = Zone.HAND
        if isinstance(a, n.Triggered) and isinstance(a.on, n.CardPutIntoGraveyard) and self._about_this(a.on):
            zone = a.on.source or zone
        if isinstance(a, n.Aftermath):
            zone = Zone.GRAVEYARD
        if zone == Zone.STACK:
            zone = Zone.GRAVEYARD if attempt.insists and self._back(face) else Zone.HAND
        aftermath = any(isinstance(b, n.Aftermath) for b in face.abilities)
        if face.types & (CardType.INSTANT | CardType.SORCERY) and zone == Zone.BATTLEFIELD:
            zone = Zone.GRAVEYARD if aftermath else Zone.HAND
        entering = isinstance(a, (n.Static, n.Triggered)) and any(
            isinstance(x, AS_IT_ENTERS) and self._about_this(x) for x in within(a)
        )
        if entering and zone == Zone.BATTLEFIELD:
            zone = Zone.HAND if castable and not self._back(face) else Zone.EXILE
            counters = {}
        if attempt.elsewhere:
            if zone == Zone.BATTLEFIELD:
                zone = Zone.HAND if castable and not self._back(face) else Zone.EXILE
            elif zone == Zone.HAND and not face.types & (CardType.INSTANT | CardType.SORCERY):
                zone = Zone.BATTLEFIELD
            elif zone == Zone.HAND:
                zone = Zone.GRAVEYARD
        tapped = False
        for other in face.abilities:
            if (
                isinstance(other, n.Static)
                and isinstance(other.effect, n.EntersWithCounters)
                and self._about_this(other.effect)
            ):
                counters[other.effect.kind] = max(1, min(8, amount_of(other.effect.amount, self.script.wanting)))
        for node in within(a):
            if isinstance(node, (n.UntapThis,)):
                tapped = True
            of_this = isinstance(node, n.Fits) and isinstance(node.what, n.This)
            which = node.which if isinstance(node, n.Fits) and of_this else node
            if isinstance(which, n.Filter):
                for wish in wishes(which, self.script.wanting):
                    if (wish.this or of_this) and wish.power is not None and wish.power > (face.power or 0):
                        counters["+1/+1"] = wish.power - (face.power or 0)
                    if wish.this or of_this:
                        tapped = tapped or bool(wish.tapped)
                        counters.update(wish.counters)
        if face.types & CardType.PLANESWALKER:
            counters["loyalty"] = 20 if attempt.number < 12 else 5
        if zone not in (Zone.BATTLEFIELD, Zone.EXILE):
            counters = {}
        return zone, PermanentStatus(tapped=tapped and zone == Zone.BATTLEFIELD, counters=counters)

    def _about_this(self, node: n.Node) -> bool:
        which = getattr(node, "which", None)
        return which is None or any(isinstance(x, n.IsThis) for x in within(which))

    def _back(self, face: n.CardDef) -> bool:
        return self.unit.face > 0 and self.unit.card.layout in (Layout.TRANSFORMING, Layout.FLIP)

    def _put_card(self, face: n.CardDef, zone: int, status: PermanentStatus) -> Obj:
        if face.types & CardType.SCHEME:
            self.made.put_schemes(ME, [self.card])
            return self.g.objects[self.g.players[ME].schemes[0]]
        if face.types & CardType.VANGUARD:
            return self.made.put_vanguard(ME, self.card)
        if face.types & CardType.PLANAR:
            self.made.put_planes(ME, [OTHER_PLANE])
            return self.made.put_plane(ME, self.card)
        if zone == Zone.COMMAND:
            return self.made.put(self.card, ME, Zone.COMMAND)
        named = face.name if self.unit.face and self.unit.card.layout in BESIDE else ""
        o = self.made.put(self.card, ME, zone, status, face=named)
        for node in within(self.unit.ability):
            if zone == Zone.BATTLEFIELD and isinstance(node, n.Fits) and isinstance(node.what, n.This):
                for wish in wishes(node.which, self.script.wanting)[:1]:
                    if wish.attached is not None and not self.attempt.bare:
                        self._attach(wish.attached, o)
        attaches = any(kind in face.subtypes for kind in ("Aura", "Equipment", "Fortification"))
        if zone == Zone.BATTLEFIELD and self.hosts and attaches:
            attach_to(self.g, o, self.hosts[0].id)
        elif zone == Zone.BATTLEFIELD and "Aura" in face.subtypes:
            attach_to(self.g, o, player_ref(FOE))
        return o

    def _lead(self) -> None:
        """A commander, if the ability speaks of one."""
        spoken = within(self.unit.ability)
        casts = any(isinstance(x, n.CommanderCasts) for x in spoken)
        if casts or any(isinstance(x, n.AddMana) and x.of_identity for x in spoken):
            leader = self.made.put_commander(ME, LEADER)
            if casts:
                self.g.players[ME].commander_casts[key_of_commander(ME, leader.card)] = self.attempt.number

    def _designate(self) -> None:
        """The city's blessing and speed, if the ability asks for them."""
        spoken = within(self.unit.ability)
        if self.attempt.lacking:
            return
        if self.g.book.blessing >= 0 and any(isinstance(x, n.HasBlessing) for x in spoken):
            shows(self.g, ME, self.g.book.blessing)
        if self.g.book.speed >= 0 and any(isinstance(x, n.SpeedOf) for x in spoken):
            change_speed(self.g, ME, 4)

    def _host(self, face: n.CardDef) -> None:
        """What an Aura, an Equipment or a Fortification is, or will be, attached to."""
        if "Equipment" in face.subtypes:
            which: n.Filter = n.OfType(CardType.CREATURE)
        elif "Fortification" in face.subtypes:
            which = n.OfType(CardType.LAND)
        elif "Aura" in face.subtypes:
            found = next((a.which for a in face.abilities if isinstance(a, n.Enchant)), None)
            if found is None:
                return
            which = found
        else:
            return
        asked = [n.All((which, x.which)) for x in within(self.unit.ability) if isinstance(x, n.Fits)]
        asked = [x for x in asked if not any(isinstance(y, n.OneOf) for y in within(x))]
        which = [which, *asked][self.attempt.place % (1 + len(asked))]
        held = wishes(which, self.script.wanting)
        if self.attempt.insists:  # an Equipment that is a creature is attached to nothing
            held = [w for w in held if "Equipment" not in w.subtypes or not w.types & CardType.CREATURE] or held
        for wish in held[:1]:
            whose = wish.controller if wish.controller is not None else (ME if self.attempt.mine else FOE)
            wish.abilities.append(n.Activated((n.PayMana(n.ManaCost(1)),), (n.Mode(n.GainLife(n.Fixed(1))),)))
            if any(isinstance(x, n.BecomesTapped) and x.for_mana for x in within(self.unit.ability)):
                wish.abilities.append(n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((16,),))),)))
            if self.attempt.insists and wish.power is None and wish.toughness is None:
                wish.power, wish.toughness = 2, 5
            wish.keywords |= self.script.keywords
            animated = self.attempt.place % 2 and not (self.attempt.insists and "Equipment" in wish.subtypes)
            if animated and wish.types & (CardType.ARTIFACT | CardType.ENCHANTMENT):
                wish.types |= CardType.CREATURE
            for x in within(self.unit.ability):
                if (
                    self.attempt.place % 2
                    and isinstance(x, n.Compare)
                    and isinstance(x.left, (n.PowerOf, n.ToughnessOf))
                ):
                    wish.power = wish.toughness = amount_of(x.right, self.script.wanting)
            made = card_for(wish, "a host")
            host = n.CardDef(
                made.name, made.cost, made.types, made.supertypes, (*made.subtypes, "Host"), made.power, made.toughness,
                made.loyalty, made.abilities, made.colors,
            )  # fmt: skip
            if self.attempt.insists and any(isinstance(x, n.Transforms) for x in within(self.unit.ability)):
                host = replace(host, layout=Layout.TRANSFORMING, faces=(replace(host, name="a turned host"),))
            tapped = bool(wish.tapped)
            self.hosts.append(
                self.made.put(host, whose, Zone.BATTLEFIELD, PermanentStatus(tapped=tapped, counters=wish.counters))
            )
            if self.attempt.insists and "Equipment" in host.subtypes and self.fillers:
                attach_to(self.g, self.hosts[0], self.fillers[0].id)
            if wish.zone == Zone.GRAVEYARD:
                self.made.put(host, whose, Zone.GRAVEYARD)

    # --- Witnesses

    def _meet(self, wish: Wish, name: str) -> None:
        if wish.this and not wish.types:
            if wish.attached is not None and self.tried.zone == Zone.BATTLEFIELD:
                self._attach(wish.attached, self.tried)
            return
        attempt, number = self.attempt, self.attempt.number
        if self.attempt.insists:
            self._insist(wish)
        if wish.chosen == "OfChosenColor":
            wish.colors |= 16
        elif wish.chosen == "OfChosenType":
            wish.subtypes.append("Elf")
        card = card_for(wish, name)
        if attempt.insists and isinstance(self.unit.node, n.Transform):
            card = replace(card, layout=Layout.TRANSFORMING, faces=(replace(card, name=f"{card.name} turned"),))
        only = wish.owner if wish.owner is not None else wish.controller
        both = [ME, FOE] if self.attempt.mine else [FOE]
        players = [only] if only is not None else both
        spell = bool(card.types & (CardType.INSTANT | CardType.SORCERY))
        if wish.zone is not None and not wish.on_stack and wish.zone != Zone.BATTLEFIELD:
            zones = [wish.zone]
        elif wish.on_stack or spell:
            zones = [Zone.HAND] if attempt.bare or wish.on_stack else [Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD]
        elif attempt.bare:
            if only is None:
                players = [FOE]
            zones = [Zone.BATTLEFIELD]
        else:
            zones = [Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE]
        if any(isinstance(x, n.BringIn) for x in within(self.unit.ability)):
            zones = [*zones, Zone.OUTSIDE]
        for player in players:
            for zone in zones:
                if zone == Zone.HAND and player == ME and self._counts_hand():
                    continue
                many = number if zone == Zone.BATTLEFIELD or zone == wish.zone else min(number, 4)
                if zone == Zone.EXILE or (zone == Zone.HAND and wish.zone != Zone.HAND):
                    many = 1
                for k in range(many):
                    legend = (
                        replace(card, name=f"{card.name} the {k}") if card.supertypes & 2 and not wish.name else card
                    )
                    self._witness(legend, wish, player, zone)

    def _insist(self, wish: Wish) -> None:
        """It can be cast at any time, it can block what is tried, and is greater."""
        face = self.unit.card
        wish.keywords |= (Keyword.FLASH | self.script.keywords) & ~wish.not_keywords
        if self.attempt.theirs or self.attempt.place % 2:
            wish.keywords |= Keyword.VIGILANCE & ~wish.not_keywords
        if not wish.not_keywords & Keyword.REACH:
            wish.keywords |= Keyword.REACH
        for ability in face.abilities:
            if isinstance(ability, n.HasKeywords):
                wish.keywords |= ability.keywords & (Keyword.SHADOW | Keyword.HORSEMANSHIP) & ~wish.not_keywords
        if wish.power is None and wish.toughness is None and self.attempt.place % 2:
            wish.power = wish.toughness = 9
        alike = wish.types & CardType.LAND and any(isinstance(x, n.SharesName) for x in within(self.unit.ability))
        if wish.chosen == "OfChosenName" or alike:
            wish.name = CHOSEN

    def _witness(self, card: n.CardDef, wish: Wish, player: int, zone: int) -> None:
        there = zone == Zone.BATTLEFIELD
        status = PermanentStatus(
            tapped=bool(wish.tapped) and there,
            counters=wish.counters if there or zone == Zone.EXILE else {},
            damage=1 if wish.damaged and there else 0,
            face_down=wish.face_down and there,
        )
        controller = wish.controller if there and wish.controller is not None else player
        if wish.token and there:
            o = self.made.put_token(card, controller, status)
        else:
            o = self.made.put(card, player if not there else controller, zone, status)
        if wish.commander and (there or zone == wish.zone) and o.card not in self.g.players[o.owner].commanders:
            self.made.designate_commander(o.owner, card)
        if there and wish.damaged:
            o.flags |= ObjectFlag.DAMAGED_THIS_TURN
        if there and wish.attached is not None:
            self._attach(wish.attached, o)
        if there and wish.attach_to is not None:
            to = self.tried if isinstance(wish.attach_to, n.This) else ([*self.hosts, *self.fillers] or [self.tried])[0]
            if isinstance(wish.attach_to, n.Target) and self.attempt.insists:
                to = self._aimed_at(wish.attach_to, to)
            if to.zone == Zone.BATTLEFIELD:
                attach_to(self.g, o, to.id)
        elif there and "Aura" in card.subtypes and self.fillers:
            attach_to(self.g, o, self.fillers[0].id)

    def _aimed_at(self, target: n.Target, otherwise: Obj) -> Obj:
        """Something on the battlefield that can be this target."""
        for mode in [x for x in within(self.unit.ability) if isinstance(x, n.Mode)]:
            for phrase in mode.targets[target.index : target.index + 1]:
                marks = [mark(name) for _, name in self.script.wished.get(phrase.which, [])] if phrase.which else []
                for o in self.g.permanents:
                    if any(word in marks for word in characteristics_of(o).subtypes):
                        return o
        return otherwise

    def _attach(self, which: n.Filter, to: Obj) -> None:
        """Something that fits is attached to it."""
        held = wishes(which, self.script.wanting)
        if any(other.this for other in held):
            return
        for other in held[:1]:
            if not other.types and not other.subtypes:
                other.subtypes.append("Aura")
            whose = other.controller if other.controller is not None else ME
            made = self.made.put(card_for(other, "an attachment"), whose, Zone.BATTLEFIELD)
            attach_to(self.g, made, to.id)

    # --- Helpers

    def _enter_acts(self, face: n.CardDef) -> None:
        """What cannot be cast is put onto the battlefield; what is discarded, drawn or turned over is so."""
        s = self.script
        names = n.Any(tuple([n.Named(x.name) for x in (self.unit.card, *self.unit.card.faces)]))
        a = self.unit.ability
        if self._back(face):
            s.do(ME, n.Move(n.Each(n.All((names, n.InZone(Zone.EXILE)))), Zone.BATTLEFIELD, transformed=True), LATE)
        else:
            s.do(ME, n.Move(n.Each(n.All((names, n.InZone(Zone.EXILE)))), Zone.BATTLEFIELD), LATE)
        if isinstance(a, (n.RevealAsDrawn, n.AlternativeCost)):
            s.do(FOE, n.Draw(n.Fixed(1), n.EachOpponent()))
        if isinstance(a, n.AlternativeCost) and a.zone == Zone.NOWHERE:
            s.do(ME, n.DiscardThese(n.Each(n.All((names, n.InZone(Zone.HAND))))))
        if isinstance(a, (n.HexproofFrom, n.Protection)):
            s.do(FOE, n.DealDamage(n.Fixed(1), n.Target()), REPLY, (n.TargetPhrase(names),))

    def _helpers(self) -> None:
        for player in (ME, FOE):
            acts = [act for act in self.script.acts if act.player == player]
            if not acts:
                continue
            abilities = tuple([n.Activated((), (n.Mode(act.effect, act.targets),), zone=Zone.EXILE) for act in acts])
            helper = self.made.put(n.CardDef(f"helper {player}", abilities=abilities), player, Zone.EXILE)
            ch = helper.ch
            assert ch is not None
            uids = ch.abilities
            assert len(uids) == len(acts), "each act is one ability"
            self.acts += [(player, helper.id, uid, act.when) for uid, act in zip(uids, acts, strict=True)]


__all__ = ["ATTEMPTS", "Attempt", "Stage", "mark"]
