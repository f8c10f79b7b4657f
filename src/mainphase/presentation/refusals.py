"""Why not: the rule that forbids what somebody wants to do, the object that makes it so, and a sentence.

The law is asked, not repeated: each answer comes from the predicate that decides legality (`cannot_cast`, `can_attack`
…). What is here is finding the thing that a text speaks of, and saying the answer.
"""

import re
from typing import Final

from mainphase.cards.names import called_elsewhere, known_card
from mainphase.cards.nodes import CardType, Zone
from mainphase.errors import IllegalOption, MainphaseError, NotationError, near_names
from mainphase.kernel import machine
from mainphase.kernel.casting.activating import cannot_activate
from mainphase.kernel.casting.announcing import phrases_of
from mainphase.kernel.casting.castable import cannot_cast, is_aura_spell
from mainphase.kernel.casting.playing import cannot_play_land
from mainphase.kernel.combat.possible_attacks import can_attack
from mainphase.kernel.combat.possible_blocks import why_not_block
from mainphase.kernel.costs.mana_abilities import cannot_activate_mana
from mainphase.kernel.effects.face_down import cannot_turn_up
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.fifth.attack_in_main import has_attacked
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.faces import FREE, way_of
from mainphase.kernel.reading.targets import cannot_target, is_legal_target
from mainphase.kernel.state import flat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.refusal import pack_refusal, refusal_concept, source_of
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.priority import PriorityRound
from mainphase.kernel.values import DecisionKind, Option, OptionKind, player_ref
from mainphase.language import fragments
from mainphase.presentation import notation
from mainphase.presentation.declarations import EVERYTHING, NOTHING, clauses_of, split_clause, verb_and_rest, with_split
from mainphase.presentation.matching import leading_name, matching_names, norm
from mainphase.presentation.names import ability_in_words, named_card, object_name, plain_name, player_name, ref_name
from mainphase.presentation.option_words import face_name, way_text
from mainphase.presentation.refusal_details import (
    bracketed,
    detail,
    mana_only,
    part_term,
    source_name,
    unblockable,
    whereabouts,
)
from mainphase.presentation.refusal_words import IT, THAT, cannot_like_that, cannot_now, reason
from mainphase.presentation.wishes import Declaration, attack_frame, block_frame
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import StepKind
from mainphase.saying.worded import belonging_to, commas, fixed, in_english, term, worded

Why = tuple[int, int, str]  # concept, source, sentence

NEED_A_NAME: Final = {
    "play": "Forest",
    "cast": "Shock",
    "activate": "Prodigal Sorcerer",
    "tap": "Forest",
    "target": "Grizzly Bears",
}


def why_not(g: State, text: str, seat: int | None = None) -> Why | None:
    """None if this can be done now by the seat (by default the one who decides); else why not. Raises NotationError for
    a text that nothing can be made of. It is None just when the text would be applied: both try it.
    """
    d = g.pending
    player = seat if seat is not None else d.player if d is not None else g.active
    if not norm(text):
        raise NotationError(
            fixed(
                "error-nothing-is-asked-about-say",
                "nothing is asked about: say what would be done, as in “play Forest”",
            ),
            text=text,
        )
    notation.check_length(text)
    if g.over or d is None:
        over = worded(
            "refusal-game-over",
            "{who} cannot {action}: the game is over",
            who=player_name(g, player),
            action=norm(text),
        )
        return Concept.GAME_ENDS, 0, over
    wrong: MainphaseError | None = None
    if player in (d.player, g.decider(d.player)):  # CR 723.5
        player = d.player
        wrong = impossible(g, text)
        if wrong is None:
            return None
    asker = Asker(g, notation.with_english_names(g, text), player)
    try:
        found = asker.answer()
    except IllegalOption as trouble:
        found, wrong = None, wrong or trouble
    return asker.naming_what_is_asked(found) if found is not None else asker.no_answer(wrong)


def impossible(g: State, text: str) -> MainphaseError | None:
    """Returns the error that `apply` raises for a text that it does not take; None if the whole of it can be carried
    out.
    """
    try:
        wishes = notation.parse_wishes(g, text)
        if not wishes.single:
            notation.carry_out_wishes(flat.clone_state(g), wishes)
    except (IllegalOption, NotationError) as wrong:
        return wrong
    return None


def no_attack_now(g: State, player: int) -> tuple[int, str]:
    """Why no attackers are being declared by a player: the concept, and words for it."""
    place = place_now(g)
    if not g.rules.attack_is_phase:
        if has_attacked(g, player):
            return Concept.ATTACK_ONCE, worded("detail-attacked-already", "they cannot attack again this turn")
        english = "an attack is declared in the neutral state of the main phase, and {place}"
        return Concept.ATTACK_INTENTION, worded("detail-attack-when-neutral", english, place=place)
    english = "attackers are declared as the declare attackers step begins, and {place}"
    return Concept.DECLARE_ATTACKERS, worded("detail-attack-when", english, place=place)


def place_now(g: State) -> str:
    """The part of the turn that it is."""
    step = g.parts.get(g.step)
    if step is None:
        return worded("detail-turn-not-begun", "the turn has not begun")
    return worded("detail-part-now", "it is the {part}", part=part_term(g, step))


# The rule about what a player decides, where there is one for all decisions of that kind.
DECIDED_BY: Final = {
    DecisionKind.PRIORITY: Concept.RECEIVE_PRIORITY,
    DecisionKind.MULLIGAN: Concept.MULLIGAN,
    DecisionKind.BOTTOM_CARD: Concept.MULLIGAN_BOTTOM,
    DecisionKind.SET_ASIDE: Concept.COMMANDER_MULLIGAN,
    DecisionKind.TARGET: Concept.CHOOSE_TARGETS,
    DecisionKind.MODE: Concept.CAST_MODES,
    DecisionKind.DIVIDE: Concept.CAST_DIVIDE,
    DecisionKind.PAY: Concept.PAY_COSTS,
    DecisionKind.COST_CARD: Concept.PAY_COSTS,
    DecisionKind.ATTACK: Concept.DECLARE_ATTACKERS,
    DecisionKind.BLOCK: Concept.DECLARE_BLOCKERS,
    DecisionKind.ASSIGN_DAMAGE: Concept.ASSIGN_DAMAGE,
    DecisionKind.ORDER_TRIGGERS: Concept.TRIGGER_ORDER,
    DecisionKind.STARTER: Concept.STARTING_PLAYER,
    DecisionKind.STACK: Concept.MARKER_STACK_CHOSEN,
    DecisionKind.OPENING_ACTION: Concept.OPENING_ACTION,
    DecisionKind.COMPANION: Concept.COMPANION_REVEALED,
    DecisionKind.MERGE: Concept.MUTATING,
    DecisionKind.ASSIST: Concept.ASSIST,
    DecisionKind.ASSIST_MANA: Concept.ASSIST,
    DecisionKind.BAND: Concept.BANDING,
}
# What such a decision is answered with.
VERBS_OF: Final = {
    DecisionKind.MULLIGAN: ("keep", "mulligan"),
    DecisionKind.TARGET: ("target", "choose"),
    DecisionKind.PAY: ("activate", "tap", "pay"),
    DecisionKind.ATTACK: ("attack",),
    DecisionKind.BLOCK: ("block",),
    DecisionKind.BAND: ("attack", "band"),
}
LONGEST_QUOTED: Final = 60  # of what somebody wrote, as a part of a sentence


BEHIND_NAMES: Final = re.compile(r":| with | of | by | for | from | in ")  # "of Bob", "with kicker", ": {T}: …"


def card_meant(text: str) -> str:
    """The name of the card that a text begins with, the longest that there is; "" if there is none. "Wrath of God" is
    one card, and "Wrath of Bob" would be Bob's Wrath.
    """
    ends = {len(text), len(split_clause(text)[0]), *(found.start() for found in BEHIND_NAMES.finditer(text))}
    for end in sorted(ends, reverse=True):
        card = known_card(text[:end].strip()) if text[:end].strip() else None
        if card is not None:
            return card.name
    return ""


def said_shortly(text: str) -> str:
    said = " ".join(text.split())
    return said if len(said) <= LONGEST_QUOTED else f"{said[:LONGEST_QUOTED]}…"


class Asker:
    """One question: what is wanted, by whom, and what it is about."""

    def __init__(self, g: State, text: str, player: int) -> None:
        self.g = g
        self.text = text
        self.player = player
        self.verb, self.rest = verb_and_rest(text)
        self.who = player_name(g, player)

    def answer(self) -> Why | None:
        """Returns why it cannot be done, or None. Raises NotationError if a name is missing."""
        verb = self.verb
        if not self.rest and verb in NEED_A_NAME:
            raise NotationError(
                worded(
                    "error-what-say-it-with-a-name",
                    "{verb} what? Say it with a name, as in “{verb} {need_a_name}”",
                    verb=verb,
                    need_a_name=NEED_A_NAME[verb],
                ),
                text=self.text,
            )
        if verb == "play":
            return self.play_land()
        if verb == "cast":
            return self.cast()
        if verb in ("activate", "tap"):
            return self.activate()
        if verb == "attack":
            return self.attack()
        if verb == "block":
            return self.block()
        if verb == "turn" and self.rest.startswith("up "):
            return self.turn_up()
        if verb == "target":
            return self.target(self.rest)
        if verb == "pass":
            return self.sentence(self.no_priority(Concept.PASS), worded("act-pass", "pass"))
        if verb in ("keep", "mulligan") and not self.asked(DecisionKind.MULLIGAN):
            english = "no opening hand is being decided on, and {waiting}"
            more = worded("detail-no-opening-hand", english, waiting=self.waiting_for())
            action = worded("act-keep", "keep") if verb == "keep" else worded("act-mulligan", "mulligan")
            return self.sentence(pack_refusal(Concept.MULLIGAN), action, more=more)
        return None

    def asked(self, *kinds: int) -> bool:
        """True if this player is asked this now."""
        d = self.g.pending
        return d is not None and d.player == self.player and (d.kind in kinds or not kinds)

    def naming_what_is_asked(self, found: Why) -> Why:
        """Whoever speaks of something else than what they are asked is told what that is."""
        d = self.g.pending
        if d is None or not self.asked() or d.kind == DecisionKind.PRIORITY or self.verb in VERBS_OF.get(d.kind, ()):
            return found
        concept, source, sentence = found
        if notation.question(self.g) in sentence:
            return found
        english = "{refusal}; {waiting}"
        return concept, source, worded("refusal-and-waiting", english, refusal=sentence, waiting=self.waiting_for())

    def no_answer(self, wrong: MainphaseError | None) -> Why | None:
        """Returns the reason given for a text for which no rule can be named: whose turn it is to decide, and what is
        decided. Raises the error itself if it is a NotationError.
        """
        d = self.g.pending
        if d is None or not self.asked() or wrong is None:
            answer = worded("act-answer", "answer “{text}”", text=said_shortly(self.text))
            return self.sentence(self.no_priority(Concept.INSTANT_SPEED), answer)
        if isinstance(wrong, NotationError):
            raise wrong
        question = notation.question(self.g)
        english = "{question} {wrong}" if question.endswith("?") else "{question}, and {wrong}"
        said = worded("refusal-wrong-answer", english, question=question, wrong=wrong.message)
        return DECIDED_BY.get(d.kind, Concept.UNSUPPORTED), 0, said

    # --- saying

    def sentence(
        self, why: int, action: str, it: str = "", other: str = "", more: str = "", called: str = ""
    ) -> Why | None:
        """ "Alice cannot play Forest now: they have already played a land this turn"."""
        if why == 0:
            return None
        concept, source = refusal_concept(why), source_of(why)
        if concept in (
            Concept.INSTANT_SPEED,
            Concept.ACTIVATE_WITH_PRIORITY,
            Concept.SPECIAL_WITH_PRIORITY,
            Concept.PASS,
        ):
            more = more or self.waiting_for()
        name = called or source_name(self.g, why)
        day = self.g.rules.date
        said = reason(concept, day, it=it or IT, who=self.who, source=name, other=other or THAT, more=more)
        if said.startswith(f"{it} ") and it and action.endswith(it):
            said = in_english("it " + said[len(it) + 1 :], said)
        return concept, source, cannot_now(self.who, action, said)

    def waiting_for(self) -> str:
        d = self.g.pending
        if d is None:
            return worded("waiting-nobody", "nobody has priority")
        other = player_name(self.g, d.player)
        if d.kind == DecisionKind.PRIORITY:
            return worded("question-priority", "{who} has priority", who=other)
        if d.player == self.player:
            english = "they have something else to decide first ({question})"
            return worded("waiting-own", english, question=notation.question(self.g))
        return worded("waiting-other", "{who} has something to decide first", who=other)

    # --- priority

    def no_priority(self, concept: int) -> int:
        """0, or why this player may not act now (117.1)."""
        g = self.g
        d = g.pending
        if d is not None and d.player == self.player and d.kind == DecisionKind.PRIORITY:
            return 0
        if d is not None and d.kind == DecisionKind.PRIORITY:
            return pack_refusal(concept)
        step = g.parts.get(g.step)
        if not any(isinstance(f, PriorityRound) for f in g.agenda):
            if step is not None and step.kind == StepKind.UNTAP:
                return pack_refusal(Concept.NO_PRIORITY_UNTAP)
            if step is not None and step.kind == StepKind.CLEANUP:
                return pack_refusal(Concept.NO_PRIORITY_CLEANUP)
        if any(isinstance(f, ResolveTop) for f in g.agenda):
            return pack_refusal(Concept.NO_PRIORITY_RESOLVING)
        return pack_refusal(concept)

    # --- finding

    def hand(self) -> list[int]:
        return self.g.players[self.player].hand

    def own(self, *zones: int) -> list[int]:
        """This player's objects in these zones."""
        g = self.g
        out: list[int] = []
        for zone in zones:
            if zone in (Zone.BATTLEFIELD, Zone.STACK):
                there = g.battlefield if zone == Zone.BATTLEFIELD else g.stack
                out += [oid for oid in there if g.objects[oid].controller == self.player]
            elif zone == Zone.EXILE:
                out += [oid for oid in g.exile if g.objects[oid].owner == self.player]
            else:
                out += g.zone_list(zone, self.player)
        return out

    def everything(self) -> list[int]:
        """Everything public, and this player's hand: first what is theirs."""
        g = self.g
        public = [*g.battlefield, *g.phased_out, *g.stack, *g.exile]
        for p in g.players:
            public += p.graveyard
        mine = [oid for oid in public if g.objects[oid].controller == self.player]
        return [*self.hand(), *mine, *[oid for oid in public if oid not in mine]]

    def find(self, text: str, *pools: list[int]) -> Obj | None:
        """The object that a text begins with, from the first pool that has it."""
        for pool in pools:
            names = {self.called(oid): oid for oid in reversed(pool)}
            found = leading_name(text, names) or self.first_words(text, list(names))
            if found is not None:
                return self.g.objects[names[found[0]]]
        return None

    def called(self, oid: int) -> str:
        return object_name(self.g, oid)

    def first_words(self, text: str, names: list[str]) -> tuple[str, str] | None:
        """A name that is followed by something else than a list."""
        best = max(
            (name for name in names if text == norm(name) or text.startswith((norm(name) + " ", norm(name) + ":"))),
            key=len,
            default="",
        )
        if best:
            return best, text[len(norm(best)) :]
        said = split_clause(text)[0].split(":")[0]
        found = matching_names(said, names)
        return (found[0], "") if len(found) == 1 else None

    def proper(self, text: str) -> str:
        """A card's name as the card spells it."""
        name = card_meant(text)
        return named_card(name) if name else split_clause(text)[0].strip()

    def must_exist(self, text: str) -> Obj | None:
        """Returns an object somewhere that this player may know of; None for a card that exists, but not here. Raises
        NotationError if there is no such card.
        """
        found = self.find(text, self.everything())
        if found is not None:
            return found
        if card_meant(text):
            return None
        said = split_clause(text)[0].strip(" :,")
        for p in self.g.players:
            said = said.removesuffix(f" of {norm(p.name)}")
        names = list(dict.fromkeys(self.called(oid) for oid in self.everything()))
        elsewhere = [other for _, others in called_elsewhere(names) for other in others]
        known = [*names, *elsewhere]
        close = commas(near_names(said, known, 5) or known[:5])
        hint = worded("error-the-closest-names", "; the closest names are {close}", close=close) if close else ""
        raise NotationError(
            worded(
                "error-there-is-nothing-on-this-table",
                "there is nothing on this table called {said}{hint}",
                said=repr(said),
                hint=hint,
            ),
            text=self.text,
        )

    # --- playing lands

    def play_land(self) -> Why | None:
        g = self.g
        o = self.find(self.rest, self.hand()) or self.must_exist(self.rest)
        name = plain_name(g, o) if o is not None else self.proper(self.rest)
        action = worded("act-play", "play {card}", card=name)
        if o is None:
            return self.sentence(pack_refusal(Concept.LAND_PLAY), action, name, more="")
        why = cannot_play_land(g, self.player, o.id)
        more = detail(g, why, self.player, o)
        return self.sentence(why or self.no_priority(Concept.SPECIAL_WITH_PRIORITY), action, name, more=more)

    # --- casting

    def cast(self) -> Why | None:
        g = self.g
        o, face = self.card_named(self.hand(), self.own(Zone.GRAVEYARD), self.own(Zone.EXILE))
        if o is None:
            o = self.find(self.rest, self.hand(), self.own(Zone.GRAVEYARD)) or self.must_exist(self.rest)
        name = plain_name(g, o) if o is not None else self.proper(self.rest)
        if o is None:
            return self.sentence(
                pack_refusal(Concept.CAST_ZONE),
                worded("act-cast", "cast {card}{way}", card=name, way=""),
                name,
                more=worded("detail-none-to-cast", "they have no {card} to cast", card=name),
            )
        code = g.book.cards[g.book.cards[o.card].faces[face]]
        name = face_name(g, o.id, face) if face else name
        prices = list(range(len(code.alternatives) + 1))
        said = self.rest[len(norm(name)) :].strip() if self.rest.startswith(norm(name)) else ""
        for price in [*prices[1:], FREE]:
            if said.startswith(norm(way_text(g, Option.cast(o.id, way_of(face, price)))).strip()):
                prices = [price]
                break
        else:
            prices = (
                [k for k in prices if k and code.alternatives[k - 1].zone == o.zone]
                if o.zone == Zone.GRAVEYARD
                else [0]
            )
        way = way_of(face, prices[0] if prices else 0)
        why = cannot_cast(g, self.player, o.id, way)
        action = worded("act-cast", "cast {card}{way}", card=name, way=way_text(g, Option.cast(o.id, way)))
        more = detail(g, why, self.player, o, way)
        if why == 0:
            why = self.no_priority(Concept.INSTANT_SPEED)
        if why == 0:
            return self.announced(o, way, action) or self.sentence(mana_only(g), action, name)
        return self.sentence(why, action, name, more=more)

    def turn_up(self) -> Why | None:
        """Turning a face-down permanent face up (CR 116.2b)."""
        text = self.rest.removeprefix("up ").partition(" (")[0]
        o = self.find(text, self.own(Zone.BATTLEFIELD)) or self.must_exist(text)
        name = self.called(o.id) if o is not None else self.proper(text)
        why = pack_refusal(Concept.TURN_FACE_UP) if o is None else cannot_turn_up(self.g, self.player, o.id)
        return self.sentence(
            why or self.no_priority(Concept.SPECIAL_WITH_PRIORITY),
            worded("act-turn-up", "turn up {obj}", obj=name),
            name,
        )

    def card_named(self, *pools: list[int]) -> tuple[Obj | None, int]:
        """The card that a text names in full, and the number of the face that it names: a half, an Adventure, or the
        card itself (0).
        """
        best = ""
        found: tuple[Obj | None, int] = (None, 0)
        for pool in pools:
            for oid in pool:
                o = self.g.objects[oid]
                faces = self.g.book.cards[o.card].faces
                for k in range(len(faces)):
                    name = norm(face_name(self.g, oid, k))
                    if len(name) > len(best) and (self.rest == name or self.rest.startswith(name + " ")):
                        best, found = name, (o, k)
        return found

    def announced(self, o: Obj, way: int, action: str) -> Why | None:
        """It could be cast, but not as the text says: which part of it is the trouble?"""
        g = flat.clone_state(self.g)
        d = g.pending
        assert d is not None
        for option in d.options:
            if option.kind == OptionKind.CAST and option.object == o.id and option.way == way:
                return self.carried_out(g, action)
        return None

    def carried_out(self, g: State, action: str) -> Why | None:
        """Announces on a copy as far as it goes; what stops it is a target, a number or a mode."""
        try:
            wishes = notation.parse_wishes(g, self.text)
        except IllegalOption as wrong:
            return Concept.UNSUPPORTED, 0, cannot_like_that(self.who, action, wrong.message)
        try:
            notation.carry_out_wishes(g, wishes)
        except MainphaseError as wrong:
            twin = Asker(g, self.text, self.player)
            targets = getattr(wishes, "targets", None)
            if targets and g.pending is not None and g.pending.kind == DecisionKind.TARGET:
                found = twin.target(targets)
                if found is not None:
                    return found
            return Concept.CHOOSE_TARGETS, 0, cannot_like_that(self.who, action, wrong.message)
        return None

    # --- activating

    def activate(self) -> Why | None:
        g = self.g
        mine = self.own(Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD)
        o = self.find(self.rest, mine) or self.must_exist(self.rest)
        name = self.called(o.id) if o is not None else self.rest
        tapping = self.verb == "tap"
        action = (
            worded("act-tap", "tap {obj}", obj=name) if tapping else worded("act-activate", "activate {obj}", obj=name)
        )
        if o is None:
            return self.sentence(
                pack_refusal(Concept.ACTIVATE_ZONE),
                action,
                name,
                more=worded("detail-none-to-activate", "there is no {obj} to activate", obj=name),
            )
        ch = characteristics_of(o)
        uids = [uid for uid in ch.abilities if uid in ch.activated or uid in ch.mana]
        said = self.rest.partition(": ")[2]
        chosen = [
            uid for uid in uids if said and matching_names(split_clause(said)[0], [ability_in_words(g, uid)])
        ] or uids
        if not chosen:
            printed = g.book.cards[o.card].base
            chosen = [uid for uid in printed.abilities if uid in printed.activated or uid in printed.mana]
        if not chosen:
            return self.sentence(pack_refusal(Concept.NO_SUCH_ABILITY, o.id), action, name)
        found: Why | None = None
        for uid in chosen:
            found = self.not_activated(o, uid, action, name)
            if found is None:
                break
        why = self.no_priority(Concept.ACTIVATE_WITH_PRIORITY) or mana_only(g)
        return found or self.sentence(why, action, name)

    def not_activated(self, o: Obj, uid: int, action: str, name: str) -> Why | None:
        g = self.g
        code = g.book.abilities[uid]
        why = (
            cannot_activate_mana(g, self.player, o.id, uid)
            if code.is_mana
            else cannot_activate(g, self.player, o.id, uid)
        )
        more = detail(g, why, self.player, o, uid=uid)
        return self.sentence(why, action, name, more=more)

    # --- attacking

    def attack(self) -> Why | None:
        g = self.g
        frame = attack_frame(g)
        if self.rest in ("", "with nothing"):
            return self.sentence(*self.not_attacking_now(worded("act-attack", "attack"))) if frame is None else None
        clauses = clauses_of(self.rest, "attack")
        if frame is not None and any(clause.startswith("band ") for clause in clauses):
            return self.whole(worded("act-attack-in-bands", "attack in such bands"), Concept.BANDING)
        part = clauses[0]
        foes = {ref_name(g, player_ref(p)): player_ref(p) for p in g.opponents(self.player)}
        foes.update({p.name: player_ref(p.id) for p in g.players})
        foes.update(
            {
                ref_name(g, oid): oid
                for oid in g.battlefield
                if characteristics_of(g.objects[oid]).types & (CardType.PLANESWALKER | CardType.BATTLE)
            }
        )
        whom, with_what = with_split(part, list(foes))
        meant = matching_names(whom, foes) if whom else []
        ref = foes[meant[0]] if meant else next(iter(foes.values()), 0)
        at: str = ref_name(g, ref) if meant else ""
        if whom and not meant:
            self.must_exist(whom)
            at = whom
        if with_what in EVERYTHING or with_what in NOTHING:
            action = attack_with(at, term(with_what))
            if frame is None or not self.asked():
                return self.not_on_their_turn(action) or self.sentence(*self.not_attacking_now(action))
            return self.whole(action, Concept.ATTACK_RESTRICTION)
        o = self.find(with_what, self.own(Zone.BATTLEFIELD)) or self.must_exist(with_what)
        if o is None:
            return self.sentence(pack_refusal(Concept.ATTACK_CHOOSE), attack_with(at, with_what), with_what)
        name = self.called(o.id)
        action = attack_with(at, name)
        asked = frame is not None and g.pending is not None and g.pending.player == self.player
        if not asked and self.not_on_their_turn(action) is not None:
            return self.not_on_their_turn(action, name)
        why = 0
        if (
            frame is not None
            and o.id in frame.asked
            and frame.index < len(frame.asked)
            and o.id == frame.asked[frame.index]
        ):
            why = frame.why_not(g, Option.attack(o.id, ref))
        why = why or can_attack(g, o.id, ref)
        if why == 0 and not asked:
            return self.sentence(*self.not_attacking_now(action, name))
        if why == 0:
            return self.whole(action, Concept.ATTACK_RESTRICTION)
        more = bracketed(whereabouts(g, o)) if o.zone != Zone.BATTLEFIELD or o.phased_out else ""
        if refusal_concept(why) == Concept.ATTACK_CHOOSE and o.controller != self.player:
            more = bracketed(worded("detail-controls-it", "{who} controls it", who=player_name(g, o.controller)))
        return self.sentence(why, action, name, ref_name(g, ref) if ref else "", more)

    def not_on_their_turn(self, action: str, it: str = "") -> Why | None:
        """Only players whose turn it is attack; None if it is this player's."""
        g = self.g
        if g.players[g.active].group == g.players[self.player].group:
            return None
        more = worded("detail-whose-turn", "it is {of} turn", of=belonging_to(player_name(g, g.active)))
        return self.sentence(pack_refusal(Concept.ATTACKING_PLAYER), action, it, more=more)

    def not_attacking_now(self, action: str, it: str = "") -> tuple[int, str, str, str, str]:
        """The concept, and what the sentence needs besides: no attackers are being declared."""
        concept, why = no_attack_now(self.g, self.player)
        return pack_refusal(concept), action, it, "", why

    def whole(self, action: str, concept: int) -> Why | None:
        """The creatures are right one by one, but not together: a copy is played until it breaks."""
        g = flat.clone_state(self.g)
        try:
            wishes = notation.parse_wishes(g, self.text)
        except IllegalOption as wrong:
            return concept, 0, cannot_now(self.who, action, wrong.message)
        before, last = g, -1
        wanted = wishes.wanted if isinstance(wishes, Declaration) else {}
        try:
            while True:
                at = wishes.choose(g)
                if at is None:
                    break
                before, last = flat.clone_state(g), at
                machine.apply_option(g, at)
            wishes.finish(g)
        except MainphaseError as wrong:
            d = g.pending
            if d is not None and d.kind in (DecisionKind.ATTACK, DecisionKind.BLOCK):
                why, it = self.broken(g, d.about, wanted.get(d.about, []))
            else:
                why, it = self.left_out(before, last, wanted)
            if why == 0:
                return concept, 0, cannot_now(self.who, action, wrong.message)
            return self.sentence(why, action, it)
        return None

    def left_out(self, g: State, last: int, wanted: dict[int, list[int]]) -> tuple[int, str]:
        """A creature of the declaration was not even asked after the last answer: why not?"""
        if last < 0:
            return 0, ""
        machine.answer(g, last)
        frame = attack_frame(g) or block_frame(g)
        if frame is None:
            return 0, ""
        for place in range(frame.index, len(frame.asked)):
            oid = frame.asked[place]
            if wanted.get(oid):
                frame.index = place
                return self.broken(g, oid, wanted[oid])
        return 0, ""

    def broken(self, g: State, oid: int, refs: list[int]) -> tuple[int, str]:
        """Why the creature being asked cannot do what the declaration wants of it."""
        attackers, blockers = attack_frame(g), block_frame(g)
        why = 0
        if attackers is not None:
            why = attackers.why_not(g, Option.attack(oid, refs[0]) if refs else Option.stay(oid))
        elif blockers is not None:
            why = blockers.why_not(g, Option.block(oid, refs[0]) if refs else Option.stay(oid))
        return why, object_name(g, oid)

    # --- blocking

    def block(self) -> Why | None:
        g = self.g
        frame = block_frame(g)
        if self.rest in ("", "nothing"):
            return (
                self.sentence(
                    pack_refusal(Concept.DECLARE_BLOCKERS), worded("act-block", "block"), more=self.not_blocking_now()
                )
                if frame is None
                else None
            )
        part = clauses_of(self.rest, "block")[0]
        attackers = list(g.combat.attackers) if g.combat is not None else []
        names = [self.called(oid) for oid in self.everything()]
        whom, with_what = with_split(part, names)
        attacker = self.find(whom, attackers) or self.must_exist(whom)
        o = self.find(with_what, self.own(Zone.BATTLEFIELD)) or self.must_exist(with_what)
        action = worded(
            "act-block-with",
            "block {whom} with {obj}",
            whom=self.called(attacker.id) if attacker else self.proper(whom),
            obj=self.called(o.id) if o else self.proper(with_what),
        )
        if o is None or attacker is None:
            missing = self.proper(with_what if o is None else whom)
            return self.sentence(
                pack_refusal(Concept.BLOCK_CHOOSE),
                action,
                more=worded("detail-none-there", "there is no {obj} on the battlefield", obj=missing),
            )
        name = self.called(o.id)
        why = 0
        if frame is not None and frame.index < len(frame.asked) and o.id == frame.asked[frame.index]:
            why = frame.why_not(g, Option.block(o.id, attacker.id))
        why = why or why_not_block(g, o.id, attacker.id)
        if frame is None and (why == 0 or g.combat is None):
            return self.sentence(pack_refusal(Concept.DECLARE_BLOCKERS), action, name, more=self.not_blocking_now())
        if why == 0 and o.controller == self.player:
            return self.whole(action, Concept.BLOCK_RESTRICTION)
        if o.controller != self.player and o.zone == Zone.BATTLEFIELD and not o.phased_out:
            why = pack_refusal(Concept.BLOCK_CHOOSE, o.id)
        more = unblockable(g, self.player, o, attacker.id)
        return self.sentence(why, action, name, self.called(attacker.id), more)

    def not_blocking_now(self) -> str:
        place = place_now(self.g)
        if self.g.rules.attack_is_phase:
            english = "blockers are declared as the declare blockers step begins, and {place}"
            return worded("detail-block-when", english, place=place)
        return worded("detail-block-when-attack", "blockers are declared during an attack, and {place}", place=place)

    # --- targets

    def target(self, text: str) -> Why | None:
        """Returns why that cannot be the target, or None. Raises NotationError if nothing is called so."""
        g = self.g
        d = g.pending
        if d is None or d.kind != DecisionKind.TARGET or d.player != self.player:
            meant = self.find(text, self.everything())
            called = self.called(meant.id) if meant is not None else self.text.strip().partition(" ")[2]
            action = worded("act-target", "target {target}", target=called)
            return self.sentence(pack_refusal(Concept.TARGET), action, more=self.waiting_for())
        spell = g.find(d.about)
        players = [p.name for p in g.players]
        named = leading_name(text, players)
        o = None if named is not None else self.find(text, self.everything())
        if named is not None:
            ref, name = player_ref(players.index(named[0])), named[0]
        elif o is not None:
            ref, name = o.id, self.called(o.id)
        else:
            raise NotationError(
                worded(
                    "error-there-is-nothing",
                    "there is nothing on this table called {text}",
                    text=repr(text),
                ),
                text=self.text,
            )
        of = object_name(g, d.about) if spell is not None else IT
        action = worded("act-target-with", "target {target} with {obj}", target=name, obj=of)
        ctx = spell.ctx if spell is not None else None
        if spell is None or ctx is None or any(option.ref == ref for option in d.options):
            return None
        index = max(0, len(ctx.targets) - 1)
        phrases = phrases_of(g, g.book.abilities[ctx.ability], ctx)
        phrase = phrases[index]
        if index < len(ctx.targets) and ref in ctx.targets[index]:
            return self.sentence(pack_refusal(Concept.TARGET_SAME_TWICE), action, name)
        if ref == spell.id:
            return self.sentence(pack_refusal(Concept.TARGET_ITSELF, ref), action, name)
        english = "{target} is not a legal target for it; it needs {phrase}"
        needed = fragments.target_phrase_text(phrase, g.rules.date)
        more = worded("detail-no-legal-target", english, target=name, phrase=needed)
        if o is not None and not is_legal_target(g, phrase, ref, ctx, spell.id):
            return self.sentence(self.protected(o, spell, ctx), action, name, of, more)
        why = cannot_target(g, ref, ctx.controller, ctx.source, ctx.ability) if ref < 0 else 0
        return self.sentence(pack_refusal(why or no_target(spell), max(ref, 0)), action, name, of, more)

    def protected(self, o: Obj, spell: Obj, ctx: Context) -> int:
        """Returns what keeps this object from being targeted: an ability of it, or that the phrase does not mean it."""
        g = self.g
        if o.zone == Zone.BATTLEFIELD and not o.phased_out:
            concept = cannot_target(g, o.id, ctx.controller, ctx.source, ctx.ability)
            if concept:
                return pack_refusal(concept, o.id)
        return pack_refusal(no_target(spell), o.id)


def attack_with(whom: str, what: str) -> str:
    """ "attack Bob with Grizzly Bears", or without anybody."""
    if not whom:
        return worded("act-attack-with", "attack with {obj}", obj=what)
    return worded("act-attack-whom-with", "attack {whom} with {obj}", whom=whom, obj=what)


def no_target(spell: Obj) -> int:
    """The rule about what a spell or ability may target: for an Aura spell that of Auras (CR 303.4a)."""
    return Concept.TARGET_AURA if is_aura_spell(spell) else Concept.TARGET
