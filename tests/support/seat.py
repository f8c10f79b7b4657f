"""A player at the table: what they have, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tests.support import refusing
from tests.support.saying import Choice, NotOffered, Refusal, bare, color_letter

from mainphase.cards.nodes import Zone
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.reading.faces import face_number, face_played, way_of
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.presentation import refusals
from mainphase.rules.concepts import concept_name

if TYPE_CHECKING:
    from tests.support.table import Table

_ANNOUNCING = (
    DecisionKind.MODE,
    DecisionKind.X,
    DecisionKind.DIVIDE,
    DecisionKind.COST_CARD,
)


class Seat:
    """A player: what they have, and what they do."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.name = table.state.players[number].name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # What they have

    @property
    def life(self) -> int:
        return self.table.state.players[self.number].life

    @property
    def hand(self) -> list[str]:
        return self.table._names(self.table.state.players[self.number].hand)

    @property
    def library(self) -> list[str]:
        """The top card first."""
        return self.table._names(self.table.state.players[self.number].library)

    @property
    def sideboard(self) -> list[str]:
        return self.table._names(self.table.state.players[self.number].sideboard)

    @property
    def graveyard(self) -> list[str]:
        return self.table._names(self.table.state.players[self.number].graveyard)

    @property
    def battlefield(self) -> list[str]:
        g = self.table.state
        return self.table._names(oid for oid in g.battlefield if g.objects[oid].controller == self.number)

    @property
    def mana(self) -> str:
        """The pool in letters, in the order in which it was made."""
        return "".join(color_letter(unit.color) for unit in self.table.state.players[self.number].pool)

    @property
    def in_game(self) -> bool:
        return not self.table.state.players[self.number].left

    @property
    def has_priority(self) -> bool:
        return self.table.priority == self.name

    # What they do

    def _act(self, pick: Callable[[Option], bool], said: str, why: Callable[[], tuple[int, int]]) -> None:
        t = self.table
        if not self.has_priority:
            waiting = f"{t.asked_player} is asked for {t.asked}"
            raise NotOffered(f"{self.name} can't {said}: priority is with {t.priority}; {waiting}")
        pending = t.state.pending
        assert pending is not None
        if not any(pick(o) for o in pending.options):
            concept, source = why()
            self._refuse(said, concept, source)
        t.answer(pick, said)

    def passes(self) -> None:
        assert self.has_priority, f"{self.name} can't pass: priority is with {self.table.priority}"
        self.table.pass_once()

    def choose(self, *choices: Choice) -> None:
        for choice in choices:
            t = self.table
            asked = f"{t.asked_player} is asked for {t.asked}"
            assert t.asked_player == self.name, f"{self.name} has nothing to choose: {asked}"
            t.choose(choice)

    def concede(self) -> None:
        g = self.table.state
        concede(g, self.number)
        machine.advance(g)

    def play_land(self, name: str) -> None:
        t = self.table
        of, face = self._face(name)
        self._act(
            lambda o: o.kind == OptionKind.PLAY_LAND and t.name(o.a) == of and face_played(o.b) == face,
            f"play {name}",
            lambda: refusing.land(t.state, self.number, self._card(of, 0)),
        )

    def special(self, name: str) -> None:
        """Takes the special action of a card in hand: suspends or plots it (CR 116.2f, k)."""
        t = self.table
        card = t.find(f"{self.name}'s {name}", Zone.HAND)
        uid = t.state.book.cards[card.card].specials[0]
        self._act(
            lambda o: o.kind == OptionKind.SPECIAL and o.a == card.id,
            f"take the special action of {name}",
            lambda: refusing.special(t.state, self.number, card.id, uid),
        )

    def cast(
        self,
        name: str,
        targets: Sequence[str] = (),
        *,
        x: int | None = None,
        kicked: bool = False,
        modes: Sequence[int] = (),
        divided: Sequence[int] = (),
        pay_with: Sequence[str] = (),
        way: int = 0,
    ) -> None:
        """Casts a spell with all that goes with it; what isn't said is asked (`choose`).

        `way` counts the card's alternative costs from 1. A half or an Adventure is cast by its name.
        """
        t = self.table
        of, face = self._face(name)
        way = way_of(face, way)
        self._act(
            lambda o: o.kind == OptionKind.CAST and t.name(o.a) == of and o.b == way,
            f"cast {name}",
            lambda: refusing.spell(t.state, self.number, self._card(of, way), way),
        )
        self._announce(targets, x, kicked, modes, divided, pay_with)

    def _face(self, name: str) -> tuple[str, int]:
        """The card that has a face of that name, and the face's number; the card itself is number 0."""
        book = self.table.state.book
        for code in book.cards.printed:
            if code.whole == code.index:
                for k in range(1, len(code.faces)):
                    if book.cards[code.faces[k]].node.name == name:
                        return code.node.name, k
        return name, 0

    def cast_face_down(self, name: str) -> None:
        """Casts a card face down for its morph ability (CR 702.37c)."""
        t = self.table
        oid = self._card(name, 0)
        faces = t.state.book.cards[t.state.objects[oid].card].faces
        face = next(k for k in range(len(faces)) if t.state.book.cards[faces[k]].face_down)
        way = way_of(face, 1)
        self._act(
            lambda o: o.kind == OptionKind.CAST and o.a == oid and o.b == way,
            f"cast {name} face down",
            lambda: refusing.spell(t.state, self.number, oid, way),
        )
        self._announce((), None, False, (), (), ())

    def turn_up(self, name: str, pay_with: Sequence[str] = ()) -> None:
        """Turns a face-down permanent face up as a special action (CR 116.2b)."""
        t = self.table
        o = t.find(name)
        self._act(
            lambda option: option.kind == OptionKind.TURN_UP and option.a == o.id,
            f"turn up {name}",
            lambda: refusing.turning(t.state, self.number, o.id),
        )
        self._announce((), None, False, (), (), pay_with)

    def _card(self, name: str, way: int) -> int:
        rest = (Zone.EXILE, Zone.COMMAND)
        zones = (Zone.GRAVEYARD, Zone.HAND, *rest) if way else (Zone.HAND, Zone.GRAVEYARD, *rest)
        for zone in zones:
            found = self.table._all(f"{self.name}'s {name}", zone)
            if found:
                return found[0].id
        raise AssertionError(f"{self.name} has no {name}")

    def activate(
        self,
        name: str,
        targets: Sequence[str] = (),
        *,
        ability: int = 0,
        x: int | None = None,
        modes: Sequence[int] = (),
        divided: Sequence[int] = (),
        pay_with: Sequence[str] = (),
    ) -> None:
        """Activates the `ability`-th activated ability (from 0) that the object has and that is no mana ability."""
        t = self.table
        o = t.state.objects[t.ref(name)]
        assert o.ch is not None
        uids = o.ch.activated
        assert ability < len(uids), f"{name} has {len(uids)} such abilities"
        self._act(
            lambda option: option.kind == OptionKind.ACTIVATE and option.a == o.id and option.b == uids[ability],
            f"activate {name}",
            lambda: refusing.ability(t.state, self.number, o.id, uids[ability]),
        )
        self._announce(targets, x, False, modes, divided, pay_with)

    def taps(self, *names: str, for_: int = 0) -> None:
        """Activates mana abilities, with priority or while paying; `for_` is the alternative among several."""
        t = self.table
        for name in names:
            oid = t.find(name).id
            t.answer(lambda o, oid=oid: o.kind == OptionKind.MANA and o.a == oid, f"tap {name} for mana")  # type: ignore[misc]
            if t.asked == "colour":
                t.apply(for_)

    def _announce(
        self,
        targets: Sequence[str],
        x: int | None,
        kicked: bool,
        modes: Sequence[int],
        divided: Sequence[int],
        pay_with: Sequence[str],
    ) -> None:
        """Answers what casting or activating asks, as far as it was said or leaves no choice."""
        t = self.table
        aims, shares, costs, wanted = list(targets), list(divided), list(pay_with), list(modes)
        while True:
            pending = t.state.pending
            if pending is None or pending.player != self.number:
                break
            if pending.kind == DecisionKind.TARGET:
                if aims:
                    name = aims.pop(0)
                    if name == "done":
                        t.choose("done")
                        continue
                    ref = t.ref(name)
                    t.answer(lambda o, ref=ref: o.kind == OptionKind.TARGET and o.a == ref, f"target {name}")  # type: ignore[misc]
                elif "done" in t.options:
                    t.choose("done")
                elif pending.count() == 1:
                    t.apply(0)
                else:
                    break
            elif pending.kind == DecisionKind.OPTIONAL_COST:
                t.choose("yes" if kicked else "no")
            elif pending.kind == DecisionKind.X and x is not None:
                t.choose(x)
                x = None
            elif pending.kind == DecisionKind.MODE and wanted:
                t.choose(wanted.pop(0))
            elif pending.kind == DecisionKind.MODE and "done" in t.options:
                t.choose("done")
            elif pending.kind == DecisionKind.DIVIDE and shares:
                t.choose(shares.pop(0))
            elif pending.kind == DecisionKind.COST_CARD and costs:
                t.choose(costs.pop(0))
            elif pending.kind in _ANNOUNCING and pending.count() == 1:
                t.apply(0)
            else:
                break
        said = [what for what in (aims, shares, costs, wanted) if what]
        assert not said, f"this was never asked: {said}; {t.asked_player} is asked for {t.asked}: {t.options}"

    # Combat

    def attack(self, how: Mapping[str, str] | Sequence[str] = (), bands: Sequence[Sequence[str]] = ()) -> None:
        """Declares attackers: names and what each attacks, or only names where one player can be attacked; then bands.

        Goes to the declaration first.
        """
        t = self.table
        if isinstance(how, Mapping):
            wishes = dict(how)
        else:
            foes = [s.name for s in t.seats if t.state.are_opponents(self.number, s.number) and s.in_game]
            assert len(foes) == 1 or not how, "say whom they attack"
            wishes = dict.fromkeys(how, foes[0])
        goals = {t.find(a).id: t.ref(b) for a, b in wishes.items()}
        if t.asked != "attack":
            t.advance_to(f"{self.name}'s declare attackers")
        while t.asked == "attack" and t.asked_player == self.name:
            pending = t.state.pending
            assert pending is not None
            ref = goals.pop(pending.about, 0)
            self._declare(OptionKind.ATTACK, pending.about, ref, "attack")
        if goals:
            oid, ref = next(iter(goals.items()))
            concept, source = refusing.attack(t.state, oid, ref)
            self._refuse(f"attack {t.name(ref)} with {t.name(oid)}", concept, source)
        banded = [[t.find(name).id for name in band] for band in bands]
        while bands and t.asked == "band" and t.asked_player == self.name:
            pending = t.state.pending
            assert pending is not None
            mine = [oid for band in banded if pending.about in band for oid in band]
            joins = [i for i, o in enumerate(pending.options) if o.kind == OptionKind.BAND and o.b in mine]
            t.apply(joins[0] if joins else len(pending.options) - 1)

    def block(self, how: Mapping[str, str | Sequence[str]] | None = None) -> None:
        """Declares blockers: names, and what each blocks. Goes to the declaration first."""
        t = self.table
        goals: dict[int, list[int]] = {}
        for name, attackers in (how or {}).items():
            wanted = [attackers] if isinstance(attackers, str) else attackers
            goals[t.find(name).id] = [t.find(a).id for a in wanted]
        if t.asked != "block" and bare(t.step) != "declare blockers":
            t.advance_to("declare blockers")
        while t.asked == "block" and t.asked_player == self.name:
            pending = t.state.pending
            assert pending is not None
            left = goals.get(pending.about, [])
            ref = left.pop(0) if left else 0
            if not left:
                goals.pop(pending.about, None)
            self._declare(OptionKind.BLOCK, pending.about, ref, "block")
        if goals:
            oid, refs = next(iter(goals.items()))
            concept, source = refusing.block(t.state, oid, refs[0])
            self._refuse(f"block {t.name(refs[0])} with {t.name(oid)}", concept, source)

    def _declare(self, kind: int, oid: int, ref: int, verb: str) -> None:
        t = self.table
        pending = t.state.pending
        assert pending is not None
        for i, o in enumerate(pending.options):
            if (ref and o.kind == kind and o.b == ref) or (not ref and o.kind == OptionKind.STAY):
                t.apply(i)
                return
        concept, source = refusing.declaration(t.state, kind if ref else OptionKind.STAY, oid, ref)
        self._refuse(f"{verb} {t.name(ref)} with {t.name(oid)}" if ref else f"leave {t.name(oid)} out", concept, source)

    def _refuse(self, said: str, concept: int, source: int) -> None:
        t = self.table
        rule = t.state.rules.number(concept) if concept else ""
        raise NotOffered(
            f"{self.name} can't {said}: {rule} {concept_name(concept) if concept else '?'} {t.name(source)}; "
            f"{t.asked_player} is asked for {t.asked}: {t.options}",
            rule,
            t.name(source),
        )

    def assign(self, how: Mapping[str, int]) -> None:
        """Assigns combat damage: answers each question about a recipient with the amount said."""
        t = self.table
        left = dict(how)
        while t.asked == "assign damage" and t.asked_player == self.name and left:
            assert t.asked_about in left, f"damage to {t.asked_about} was not said"
            t.choose(left.pop(t.asked_about))

    # Why not

    def why_not(self, what: str) -> Refusal | None:
        """Why this player can't do something now, None if they can; checked against what is offered.

        "play Forest", "cast Shock", "activate Memnite", "attack bob with Memnite", "block Memnite with Memnite".
        """
        t = self.table
        verb, _, rest = what.partition(" ")
        g = t.state
        way = 0
        if verb in ("attack", "block"):
            ref_name, _, name = rest.partition(" with ")
            oid, ref = t.find(name).id, t.ref(ref_name)
            concept, source = refusing.attack(g, oid, ref) if verb == "attack" else refusing.block(g, oid, ref)
        else:
            if verb == "play":
                oid = self._card(rest, 0)
                concept, source = refusing.land(g, self.number, oid)
                kind = OptionKind.PLAY_LAND
            elif verb == "cast":
                of, face = self._face(rest)
                oid, way = self._card(of, 0), way_of(face, 0)
                concept, source = refusing.spell(g, self.number, oid, way)
                kind = OptionKind.CAST
            elif verb == "activate":
                oid = t.ref(rest)
                ch = g.objects[oid].ch
                assert ch is not None
                concept, source = refusing.ability(g, self.number, oid, ch.activated[0])
                kind = OptionKind.ACTIVATE
            else:
                raise AssertionError(f"no meaning for {what!r}")
            offers = g.pending.options if self.has_priority and g.pending is not None else []
            offered = any(
                o.kind == kind and o.a == oid and (kind != OptionKind.CAST or face_number(o.b) == face_number(way))
                for o in offers
            )
            said = refusals.why_not(g, what, self.number)
            if not self.has_priority and said is not None:  # the predicates take priority for granted
                concept, source = said[0], said[1]
            reason = concept_name(concept) if concept else "none"
            assert offered == (concept == 0), f"{what}: offered {offered}, but the reason against it is {reason}"
            assert (said is None) == offered, f"{what}: offered {offered}, but the table says {said}"
            if said is not None:
                assert said[0] == concept, f"{what}: {reason}, but the table says {concept_name(said[0])}: {said[2]}"
        return Refusal(g.rules.number(concept), concept_name(concept), t.name(source)) if concept else None
