"""Wishes: a text taken apart, decision by decision, as an option or a declaration that takes several small choices."""

from mainphase.errors import IllegalOption
from mainphase.foundation.whole_numbers import whole
from mainphase.kernel.casting.activating import ActivateAbility
from mainphase.kernel.casting.announcing import being_divided, last_divided
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.combat.blocking import DeclareBlockers
from mainphase.kernel.fifth.drawing_mana import DrawMana
from mainphase.kernel.state.state import State
from mainphase.kernel.values import NOBODY, Decision, DecisionKind, Option, OptionKind
from mainphase.presentation.matching import leading_name, matching_names, the_one
from mainphase.presentation.names import names_kept, object_name, ref_name
from mainphase.presentation.option_words import kicker_asked, number_range_text, option_text, question
from mainphase.rules.concepts import Concept
from mainphase.saying.worded import all_of, commas, fixed, with_rule, worded


class Wishes:
    """One option. `choose` gives the index for the pending decision, None when nothing more is asked for; `finish`
    complains about what could not be had.
    """

    single = True  # one decision, and that is all

    def __init__(self, player: int, text: str, index: int) -> None:
        self.player = player
        self.text = text
        self.index = index
        self.begun = False

    def choose(self, g: State) -> int | None:
        if not self.begun:
            self.begun = True
            return self.index
        d = g.pending
        if d is None or d.player != self.player:
            return None
        return self.go_on(g, d)

    def go_on(self, g: State, d: Decision) -> int | None:
        """The next answer of a declaration that has begun."""
        return None

    def finish(self, g: State) -> None:
        return


def first_of(d: Decision, kind: int) -> int:
    """The index of the first option of a kind, or -1."""
    for k, o in enumerate(d.options):
        if o.kind == kind:
            return k
    return -1


def named_options(g: State, d: Decision, kinds: tuple[int, ...]) -> dict[str, int]:
    """Returns the names among the options of these kinds, each with its first index: "Bob", "Grizzly Bears #2"."""
    out: dict[str, int] = {}
    with names_kept(g):
        for k, o in enumerate(d.options):
            if o.kind not in kinds:
                continue
            text = option_text(g, o)
            name = ref_name(g, o.ref) if o.kind == OptionKind.TARGET else object_name(g, o.object)
            if " in " in text and not text.endswith(name):  # told apart by where it is
                name = name + text[text.rindex(name) + len(name) :]
            out.setdefault(name, k)
    return out


def take_name(rest: str, names: list[str], what: str) -> tuple[str, str]:
    """The name a list begins with, and the rest of the list."""
    found = leading_name(rest, names)
    if found is not None:
        return found
    piece, _, after = rest.partition(",")
    if not after and " and " in piece:
        piece, _, after = rest.partition(" and ")
    return the_one(piece.strip(), names, what), after.strip()


class AnnouncementWish(Wishes):
    """Casting or activating, with what follows: modes, X, kicker, targets, division, what pays."""

    single = False

    def __init__(self, player: int, text: str, index: int) -> None:
        super().__init__(player, text, index)
        self.targets: str | None = None  # what is left of each list, as text
        self.chosen: str | None = None
        self.paying: str | None = None
        self.modes: list[str] | None = None
        self.divided: list[int] | None = None
        self.x: int | None = None
        self.kicked: bool | None = None

    def go_on(self, g: State, d: Decision) -> int | None:
        if not any(isinstance(f, (CastSpell, ActivateAbility, DrawMana)) for f in g.agenda):
            return None
        kind = d.kind
        if kind == DecisionKind.MODE:
            return self.mode(g, d)
        if kind == DecisionKind.OPTIONAL_COST and kicker_asked(g):
            return self.optional_cost(d)
        if kind == DecisionKind.X:
            return self.number(g, d)
        if kind == DecisionKind.TARGET:
            return self.target(g, d)
        if kind == DecisionKind.DIVIDE:
            return self.division(g, d)
        if kind == DecisionKind.PAY:
            return self.payment(g, d)
        if kind == DecisionKind.COST_CARD:
            return self.cost_card(g, d)
        return None

    def mode(self, g: State, d: Decision) -> int | None:
        """Returns the index of the wanted mode, or None. Raises IllegalOption if it cannot be, or none is said."""
        if self.modes is None:
            if self.targets is not None:
                raise IllegalOption(
                    worded(
                        "error-does-not-say-which-mode",
                        "{text} does not say which mode; {question}",
                        text=repr(self.text),
                        question=question(g),
                    )
                )
            return None
        if not self.modes:
            done = first_of(d, OptionKind.DONE)
            if done < 0:
                raise IllegalOption(
                    worded(
                        "error-says-too-few-modes",
                        "{text} says too few modes; {question}",
                        text=repr(self.text),
                        question=question(g),
                    )
                )
            return done
        wanted = self.modes.pop(0)
        for k, o in enumerate(d.options):
            if o.kind == OptionKind.MODE and wanted == str(o.index + 1):
                return k
        texts = [option_text(g, o) for o in d.options if o.kind == OptionKind.MODE]
        if whole(wanted) is not None:
            raise IllegalOption(
                worded(
                    "error-mode-cannot-be-chosen-allowed",
                    "mode {wanted} cannot be chosen; allowed are {texts}",
                    wanted=wanted,
                    texts=commas(texts),
                )
            )
        found = matching_names(wanted, texts)
        if len(found) != 1:
            raise IllegalOption(
                worded(
                    "error-is-not-a-mode-allowed",
                    "{wanted} is not a mode; allowed are {texts}",
                    wanted=repr(wanted),
                    texts=commas(texts),
                )
            )
        return [option_text(g, o) for o in d.options].index(found[0])

    def optional_cost(self, d: Decision) -> int | None:
        if self.kicked:
            return first_of(d, OptionKind.YES)
        if self.kicked is None and self.targets is None and self.x is None:
            return None
        return first_of(d, OptionKind.NO)

    def number(self, g: State, d: Decision) -> int | None:
        """Returns the index of the wanted X, or None. Raises IllegalOption if it cannot be that, or is not said."""
        if self.x is None:
            if self.targets is not None:
                raise IllegalOption(
                    worded(
                        "error-does-not-say-how-much-x-is",
                        "{text} does not say how much X is; {question}",
                        text=repr(self.text),
                        question=question(g),
                    )
                )
            return None
        x, self.x = self.x, None
        index = d.place_of(x)
        if index < 0:
            raise IllegalOption(
                worded("error-x-cannot", "X cannot be {x}; it may be {range}", x=x, range=number_range_text(d))
            )
        return index

    def target(self, g: State, d: Decision) -> int | None:
        """Returns the index of the next wanted target, or None. Raises IllegalOption if it cannot be chosen, or too few
        are named.
        """
        if self.targets is None:
            return None
        done = first_of(d, OptionKind.DONE)
        if not self.targets:
            if done < 0:
                raise IllegalOption(
                    worded(
                        "error-names-too-few-targets",
                        "{text} names too few targets; {question}",
                        text=repr(self.text),
                        question=question(g),
                    )
                )
            return done
        names = named_options(g, d, (OptionKind.TARGET,))
        found = leading_name(self.targets, names)
        if found is None and done >= 0 and not self.possible(self.targets, list(names)):
            return done  # the next of several targets belongs to another phrase
        if found is None:
            found = take_name(self.targets, list(names), fixed("error-target", "target"))
        name, self.targets = found
        return names[name]

    def possible(self, rest: str, names: list[str]) -> bool:
        return bool(matching_names(rest.partition(",")[0], names))

    def division(self, g: State, d: Decision) -> int | None:
        """Returns the index of the next share, or None. Raises IllegalOption if the shares do not divide what is
        divided.
        """
        if not self.divided:
            return None
        total, targets = being_divided(g)
        rule = g.rules.number(Concept.CAST_DIVIDE)
        if targets and len(self.divided) == len(targets) and sum(self.divided) != total:
            raise IllegalOption(
                with_rule(
                    worded(
                        "error-is-divided-by-it-is",
                        "{count} is divided by {text}; it is {total}",
                        count=sum(self.divided),
                        text=repr(self.text),
                        total=total,
                    ),
                    rule,
                ),
                rule=rule,
            )
        if len(self.divided) > len(targets) > 0:
            raise IllegalOption(
                with_rule(
                    worded(
                        "error-divides-among",
                        "{text} divides among {count}, not {targets}",
                        text=repr(self.text),
                        count=len(self.divided),
                        targets=len(targets),
                    ),
                    rule,
                ),
                rule=rule,
            )
        amount = self.divided.pop(0)
        if not d.low <= amount <= d.high:
            said = worded(
                "error-cannot-go",
                "{amount} cannot go to {whom}; it may be {low} to {high}",
                amount=amount,
                whom=ref_name(g, d.about),
                low=d.low,
                high=d.high,
            )
            raise IllegalOption(with_rule(said, rule if targets else ""), rule=rule if targets else "")
        if len(self.divided) == 1 and len(targets) == 2:  # the last gets what is left: it adds up
            self.divided.clear()
        return amount - d.low

    def payment(self, g: State, d: Decision) -> int | None:
        """Returns the index of what is to pay, or None. Raises IllegalOption if it is not needed."""
        if self.paying is None:
            return None
        if self.paying:
            names = named_options(g, d, (OptionKind.MANA, OptionKind.AID))
            if not names:
                raise IllegalOption(
                    worded("error-is-not-needed-to-pay", "{paying} is not needed to pay", paying=repr(self.paying))
                )
            name, self.paying = take_name(self.paying, list(names), fixed("error-source-of-mana", "source of mana"))
            return names[name]
        return max(first_of(d, OptionKind.SPEND), 0)

    def cost_card(self, g: State, d: Decision) -> int | None:
        if self.chosen is None:
            return None
        names = named_options(g, d, (OptionKind.CARD,))
        if not self.chosen:
            return first_of(d, OptionKind.DONE) if first_of(d, OptionKind.DONE) >= 0 else None
        name, self.chosen = take_name(self.chosen, list(names), fixed("error-thing-to-pay", "thing to pay with"))
        return names[name]

    def finish(self, g: State) -> None:
        """Raises IllegalOption if something was wanted for which nobody asked."""
        if self.divided and len(self.divided) == 1:  # all of it to one target
            shares = last_divided(g)
            if len(shares) == 1 and shares != self.divided:
                rule = g.rules.number(Concept.CAST_DIVIDE)
                raise IllegalOption(
                    with_rule(
                        worded(
                            "error-is-divided-by-it-is",
                            "{count} is divided by {text}; it is {total}",
                            count=self.divided[0],
                            text=repr(self.text),
                            total=shares[0],
                        ),
                        rule,
                    ),
                    rule=rule,
                )
            if shares:
                self.divided = None
        left = [
            f"{word} {rest}"
            for word, rest in (("targeting", self.targets), ("choosing", self.chosen), ("paying", self.paying))
            if rest
        ]
        if self.x is not None:
            left.append(f"x={self.x}")
        if self.modes:
            left.append(f"mode {', '.join(self.modes)}")
        if self.divided:
            left.append(f"divided {', '.join(map(str, self.divided))}")
        if left:
            raise IllegalOption(
                worded(
                    "error-nothing-was-asked",
                    "nothing was asked for {left} of {text}",
                    left=all_of([repr(part) for part in left]),
                    text=repr(self.text),
                )
            )


class Declaration(Wishes):
    """Attackers or blockers, each with what it attacks or blocks (refs); those left out stay."""

    single = False

    def __init__(self, player: int, text: str, wanted: dict[int, list[int]]) -> None:
        super().__init__(player, text, -1)
        self.wanted = wanted
        self.kind = DecisionKind.ATTACK

    def choose(self, g: State) -> int | None:
        d = g.pending
        if d is None or d.player != self.player or (d.kind != self.kind and d.kind != DecisionKind.BAND):
            return None
        return self.go_on(g, d)

    def go_on(self, g: State, d: Decision) -> int | None:
        """Returns the index of what is wanted of the creature that is asked about, or None. Raises IllegalOption if
        that cannot be.
        """
        wanted = self.wanted.get(d.about, [])
        for k, o in enumerate(d.options):
            if o.kind != OptionKind.STAY and o.b in wanted:
                wanted.remove(o.b)
                return k
        if wanted:
            raise IllegalOption(self.complaint(g, d.about, wanted[0]))
        stay = first_of(d, OptionKind.STAY)
        if stay < 0:
            allowed = commas(option_text(g, o) for o in d.options)
            raise IllegalOption(
                worded(
                    "error-cannot-be-left-out-of-allowed",
                    "{object} cannot be left out of {text}; allowed are {allowed}",
                    object=object_name(g, d.about),
                    text=repr(self.text),
                    allowed=allowed,
                )
            )
        return stay

    def complaint(self, g: State, oid: int, ref: int) -> str:
        parts = {"creature": object_name(g, oid), "whom": ref_name(g, ref), "text": repr(self.text)}
        if self.kind == DecisionKind.ATTACK:
            return worded("error-cannot-attack-as-part", "{creature} cannot attack {whom} as part of {text}", **parts)
        return worded("error-cannot-block-as-part", "{creature} cannot block {whom} as part of {text}", **parts)

    def finish(self, g: State) -> None:
        """Raises IllegalOption if something wanted was not declared."""
        combat = g.combat
        for oid, refs in self.wanted.items():
            for ref in refs:
                if self.kind == DecisionKind.ATTACK and combat is not None and combat.attacks.get(oid, NOBODY) == ref:
                    continue
                if self.kind == DecisionKind.BLOCK and combat is not None and ref in combat.blocking.get(oid, []):
                    continue
                raise IllegalOption(self.complaint(g, oid, ref))


class AttackWish(Declaration):
    """Attackers, and which of them are banded together (CR 702.22c)."""

    def __init__(self, player: int, text: str, wanted: dict[int, list[int]], bands: list[list[int]]) -> None:
        super().__init__(player, text, wanted)
        self.bands = bands

    def go_on(self, g: State, d: Decision) -> int | None:
        if d.kind != DecisionKind.BAND:
            return super().go_on(g, d) if d.kind == self.kind else None
        for band in self.bands:
            if d.about in band:
                for k, o in enumerate(d.options):
                    if o.kind == OptionKind.BAND and o.partner in band:
                        return k
        return first_of(d, OptionKind.STAY)

    def finish(self, g: State) -> None:
        """Raises IllegalOption if something wanted was not declared, or a band was not formed."""
        super().finish(g)
        combat = g.combat
        for band in self.bands:
            if combat is None or sorted(combat.band_of(band[0])) != sorted(band):
                names = all_of([object_name(g, oid) for oid in band])
                raise IllegalOption(
                    worded(
                        "error-cannot-be-a-band-as-part",
                        "{names} cannot be a band as part of {text}",
                        names=names,
                        text=repr(self.text),
                    )
                )


class BlockWish(Declaration):
    def __init__(self, player: int, text: str, wanted: dict[int, list[int]]) -> None:
        super().__init__(player, text, wanted)
        self.kind = DecisionKind.BLOCK


class Picks(Wishes):
    """Several of the objects that are offered one by one in their order: "discard Forest, Shock"."""

    single = False

    def __init__(self, player: int, text: str, kind: int, names: list[str]) -> None:
        super().__init__(player, text, -1)
        self.kind = kind
        self.names = names

    def choose(self, g: State) -> int | None:
        d = g.pending
        if d is None or d.player != self.player or d.kind != self.kind:
            return None
        for k, o in enumerate(d.options):
            if o.kind in (OptionKind.CARD, OptionKind.TARGET, OptionKind.BOTTOM):
                name = subject_name(g, o)
                if name in self.names:
                    self.names.remove(name)
                    self.begun = True
                    return k
        if self.names or not self.begun:
            return None
        done = first_of(d, OptionKind.DONE)
        return done if done >= 0 else None

    def finish(self, g: State) -> None:
        """Raises IllegalOption if something wanted could not be chosen."""
        if self.names:
            raise IllegalOption(
                worded(
                    "error-of-could-not-be-chosen",
                    "{names} of {text} could not be chosen",
                    names=commas(self.names),
                    text=repr(self.text),
                )
            )


def subject_name(g: State, o: Option) -> str:
    return ref_name(g, o.ref) if o.kind == OptionKind.TARGET else object_name(g, o.object)


def attack_frame(g: State) -> DeclareAttackers | None:
    frame = g.agenda[-1] if g.agenda else None
    return frame if isinstance(frame, DeclareAttackers) else None


def block_frame(g: State) -> DeclareBlockers | None:
    frame = g.agenda[-1] if g.agenda else None
    return frame if isinstance(frame, DeclareBlockers) else None
