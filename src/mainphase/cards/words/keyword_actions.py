"""Keyword actions (CR 701) that stand for instructions in other words."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Fixed, Zone
from mainphase.cards.words.doing import in_turn
from mainphase.cards.words.things import creature, is_a, token, you, yours

NO_LAND_CARD = n.Not(n.OfType(CardType.LAND))
EXPLORED = n.Saved("explored")
CONNIVED = n.Saved("discarded")
DETAINED = n.Saved("detained")


def adapt(how_many: int) -> n.If:
    """CR 701.46a."""
    grown = n.Fits(n.This(), n.HasCounter("+1/+1"))
    return n.If(n.Negated(grown), n.PutCounters("+1/+1", Fixed(how_many), n.This()))


def bolster(how_many: n.Quantity) -> n.Effect:
    """CR 701.39a."""
    mine = is_a(creature, yours)
    weakest = is_a(creature, yours, n.ToughnessIs("=", n.LeastToughness(mine)))
    return in_turn(n.Choose(weakest, save="bolstered"), n.PutCounters("+1/+1", how_many, n.Saved("bolstered")))


def populate(attacking: bool = False) -> n.Effect:
    """CR 701.36a; `attacking`: the token enters tapped and attacking."""
    made = n.CreateCopy(n.Saved("copied"), tapped=attacking, attacking=attacking)
    return in_turn(n.Choose(is_a(creature, token, yours), save="copied"), made)


def explore(what: n.Selector, by: n.Selector = you) -> n.Effect:
    """CR 701.44a, `by` its controller: a land goes to the hand; otherwise it grows, and the card may be buried."""
    buries = n.May(n.Move(EXPLORED, Zone.GRAVEYARD, save="buried"), by)
    grow = in_turn(n.PutCounters("+1/+1", Fixed(1), what), buries, n.HasExplored(what))
    finds = in_turn(n.Move(EXPLORED, Zone.HAND, save="buried"), n.HasExplored(what, True))
    return in_turn(
        n.Remember(n.TopOfLibrary(by), EXPLORED.name),
        n.Reveal(EXPLORED),
        n.If(n.Fits(EXPLORED, n.OfType(CardType.LAND)), finds, grow),
    )


def connive(what: n.Selector, by: n.Selector = you, amount: n.Quantity | None = None) -> n.Effect:
    """CR 701.50a, e, `by` its controller; `amount`: so many times at once."""
    counters = Fixed(1) if amount is None else n.SizeOf(CONNIVED, NO_LAND_CARD)
    return in_turn(
        n.Draw(amount or Fixed(1), by),
        n.Discard(amount or Fixed(1), by),
        n.If(n.Fits(CONNIVED, NO_LAND_CARD), n.PutCounters("+1/+1", counters, what)),
    )


ENDURED = n.CardDef("Spirit Token", None, CardType.CREATURE, 0, ("Spirit",), 0, 0, colors=Color.WHITE)


def endure(what: n.Selector, amount: n.Quantity) -> n.Effect:
    """CR 701.63a, b: its controller decides; what is gone cannot grow, and nothing comes of enduring 0."""
    by = n.ControllerOf(what)
    creates = n.CreateToken(ENDURED, by=by, size=amount, save="endured")
    grows = n.PutCounters("+1/+1", amount, what)
    there = n.Fits(what, n.InZone(Zone.BATTLEFIELD))
    return n.If(n.Compare(amount, ">", Fixed(0)), n.If(there, n.May(grows, by, creates), creates))


def learn() -> n.Effect:
    """CR 701.48a."""
    lesson = n.May(n.BringIn(n.OfSubtype("Lesson"), reveal=True))
    discarded = n.Fits(n.Saved("learned"), n.Anything())
    return in_turn(n.May(n.Discard(Fixed(1), you, save="learned")), n.If(discarded, n.Draw(Fixed(1)), lesson))


def amass(kind: str, how_many: n.Quantity) -> n.Effect:
    """CR 701.47a."""
    army = is_a(n.OfSubtype("Army"), creature, yours)
    made = n.CardDef(f"{kind} Army Token", None, CardType.CREATURE, 0, (kind, "Army"), 0, 0, colors=Color.BLACK)
    chosen = n.Saved("army")
    become = n.Apply(chosen, (n.AddTypes(0, (kind,)),), until=n.Duration.PERMANENT)
    return in_turn(
        n.If(n.Negated(n.Exists(army)), n.CreateToken(made)),
        n.Choose(army, save=chosen.name),
        n.PutCounters("+1/+1", how_many, chosen),
        n.If(n.Negated(n.Fits(chosen, n.OfSubtype(kind))), become),
    )


def manifest(what: n.Selector) -> n.Move:
    """CR 701.40a."""
    return n.Move(what, Zone.BATTLEFIELD, under=you, face_down=True)


# A 2/2 creature with ward {2}, which this says as the word for it does.
CLOAKED = n.CardDef(
    "",
    None,
    CardType.CREATURE,
    power=2,
    toughness=2,
    abilities=(
        n.Triggered(
            n.BecomesTarget(n.IsThis(), by=n.EachOpponent()),
            (n.Mode(n.PayOrElse((n.PayMana(n.ManaCost(2)),), n.ThatPlayer(), otherwise=n.Counter(n.ThatSource()))),),
        ),
    ),
)


def cloak(what: n.Selector) -> n.Move:
    """CR 701.58a."""
    return n.Move(what, Zone.BATTLEFIELD, under=you, face_down=True, shape=CLOAKED, cloaked=True)


def manifest_top(of: n.Selector, how_many: int) -> n.Effect:
    """One at a time (CR 701.40e)."""
    return in_turn(*[manifest(n.TopOfLibrary(of)) for _ in range(how_many)])


def cloak_top(of: n.Selector, how_many: int) -> n.Effect:
    """One at a time (CR 701.58e)."""
    return in_turn(*[cloak(n.TopOfLibrary(of)) for _ in range(how_many)])


def manifest_dread() -> n.Effect:
    """CR 701.62a."""
    seen = n.All((n.InZone(Zone.LIBRARY), n.OneOf(n.Saved("seen"))))
    return in_turn(
        n.Remember(n.TopOfLibrary(you, 2), "seen"),
        n.Choose(seen),
        manifest(n.Saved("it")),
        n.Move(n.Each(seen), Zone.GRAVEYARD, save="buried"),
    )


def supported(how_many: int | n.Quantity) -> n.TargetPhrase:
    """Returns the targets of support: of a permanent, so many other creatures (CR 701.41a)."""
    others = n.All((n.Other(), n.OfType(CardType.CREATURE)))
    if isinstance(how_many, n.Quantity):
        return n.TargetPhrase(others, at_least=0, amount=how_many)
    return n.TargetPhrase(others, at_least=0, at_most=how_many)


proliferate = n.Proliferate()


def detain(what: n.Selector) -> n.Effect:
    """CR 701.35a: of those that are named now, whatever they become."""
    those = n.OneOf(DETAINED)
    rules = (n.CantAttack(those), n.CantBlock(those), n.CantActivate(those))
    return in_turn(n.Remember(what, DETAINED.name), *[n.Begin(rule, n.Duration.YOUR_NEXT_TURN) for rule in rules])


SUSPECTED = (n.GainKeywords(n.Keyword.MENACE), n.GainAbility(n.Static(n.CantBlock(n.IsThis()))))


def suspect(what: n.Selector) -> n.Effect:
    """CR 701.60a, c: of one creature."""
    so_long = n.Fits(what, n.IsDesignated("suspected"))
    return in_turn(n.Designate(what, "suspected"), n.Apply(what, SUSPECTED, n.Duration.WHILE, so_long))


GROUND = n.Saved("earthbent")  # the land, for the ability that brings it back


def earthbend(amount: n.Quantity, what: n.Selector) -> n.Effect:
    """CR 701.66a: of the land that is the target."""
    grown = (n.SetPT(Fixed(0), Fixed(0)), n.AddTypes(n.CardType.CREATURE), n.GainKeywords(n.Keyword.HASTE))
    gone = n.AnyOf((n.Dies(n.OneOf(GROUND)), n.ExiledFromBattlefield(n.OneOf(GROUND))))
    back = n.Move(GROUND, Zone.BATTLEFIELD, n.You(), tapped=True)
    return in_turn(
        n.Remember(what, GROUND.name),
        n.Apply(what, grown, n.Duration.PERMANENT),
        n.PutCounters("+1/+1", amount, what),
        n.Delayed(n.Triggered(gone, (n.Mode(back),))),
    )


PHYREXIAN = n.CardDef("Phyrexian Token", None, CardType.ARTIFACT | CardType.CREATURE, 0, ("Phyrexian",), 0, 0, colors=0)
INCUBATOR = n.CardDef(
    "Incubator Token",
    None,
    CardType.ARTIFACT,
    0,
    ("Incubator",),
    abilities=(n.Activated((n.PayMana(n.ManaCost(2)),), (n.Mode(n.Transform(n.This())),)),),
    colors=0,
    faces=(PHYREXIAN,),
    layout=n.Layout.TRANSFORMING,
)


def incubate(how_many: n.Quantity) -> n.CreateToken:
    """CR 701.53a."""
    return n.CreateToken(INCUBATOR, save="incubated", grown=how_many)


FATESEALED = n.Saved("fatesealed")
SUNK = n.Saved("sunk")


def fateseal(how_many: int) -> n.Effect:
    """CR 701.29a: you choose the opponent, and arrange the cards."""
    seen = n.All((n.InZone(Zone.LIBRARY), n.OneOf(FATESEALED)))
    kept = n.Each(n.All((*seen.of, n.Not(n.OneOf(SUNK)))))
    return in_turn(
        n.ChoosePlayer(n.EachOpponent(), to_choose=True),
        n.Remember(n.TopOfLibrary(n.ChosenPlayer(), how_many), FATESEALED.name),
        n.LookAt(FATESEALED),
        n.Choose(seen, at_least=Fixed(0), at_most=Fixed(how_many), save=SUNK.name),
        n.Move(SUNK, Zone.LIBRARY, bottom=True, save=SUNK.name, arranged_by=you),
        n.Move(kept, Zone.LIBRARY, save="kept", arranged_by=you),
    )


LATER = n.Saved("later")
SOONER = n.Saved("sooner")


def time_travel() -> n.Effect:
    """CR 701.56a: all are chosen before the first counter is put or removed."""
    counted = n.HasCounter("time")
    permanents = n.All((n.InZone(Zone.BATTLEFIELD), yours, counted))
    suspended = n.All((n.InZone(Zone.EXILE), n.OwnedBy(you), n.WithKeyword(n.Keyword.SUSPEND), counted))
    either = n.Any((permanents, suspended))
    any_number = n.CountOf(either)
    return in_turn(
        n.Choose(either, at_least=Fixed(0), at_most=any_number, save=LATER.name),
        n.Choose(n.All((either, n.Not(n.OneOf(LATER)))), at_least=Fixed(0), at_most=any_number, save=SOONER.name),
        n.PutCounters("time", Fixed(1), LATER),
        n.RemoveCounters("time", Fixed(1), SOONER),
    )


BLIGHTED = n.Saved("blighted")


def blight(amount: int, by: n.Selector = you) -> n.Effect:
    """CR 701.68a, by these players."""
    return in_turn(
        n.Choose(is_a(creature, yours), by, save=BLIGHTED.name), n.PutCounters("-1/-1", Fixed(amount), BLIGHTED)
    )


def villainous_choice(one: n.Effect, other: n.Effect, by: n.Selector) -> n.DoTimes:
    """CR 701.55a, c."""
    return n.DoTimes(n.ChooseEffect((one, other), by), n.TimesFaced(by))


AIRBENT = n.Saved("airbent")


def airbend(what: n.Selector) -> n.Effect:
    """CR 701.65a."""
    may_cast = n.MayPlay(AIRBENT, free=True, lands=False, price=(n.PayMana(n.ManaCost(2)),), owners=True)
    return in_turn(n.Move(what, Zone.EXILE, save=AIRBENT.name), may_cast)


def becomes(name: str, how_many: n.Quantity) -> n.If:
    """It grows and becomes monstrous or renowned, unless it is (CR 701.37a, 702.112a)."""
    grown = in_turn(n.PutCounters("+1/+1", how_many, n.This()), n.Designate(n.This(), name))
    return n.If(n.Negated(n.Fits(n.This(), n.IsDesignated(name))), grown)


def monstrosity(how_many: n.Quantity) -> n.If:
    """CR 701.37a."""
    return becomes("monstrous", how_many)


def discover(how_much: n.Quantity) -> n.Effect:
    """CR 701.57a: the card may be cast for nothing, or it goes to the hand; the others go to the bottom."""
    small = n.ManaValueIs("<=", how_much)
    exiled, found = n.Saved("discovered"), n.Saved("found")
    left = n.Each(n.All((n.OneOf(exiled), n.InZone(Zone.EXILE))))
    kept = n.Each(n.All((n.OneOf(found), n.InZone(Zone.EXILE))))
    return in_turn(
        n.ExileUntil(n.All((NO_LAND_CARD, small)), save=exiled.name, found=found.name),
        n.CastNow(found, fits=small),
        n.Move(kept, Zone.HAND, save="kept"),
        n.Move(left, Zone.LIBRARY, bottom=True, at_random=True, save="left"),
    )


# --- By what each is known in a tree

ANY_THING: Final = n.Saved("anything")
ANY_AMOUNT: Final = n.Fixed(-1)
ANY_KIND: Final = n.Named("anything")

SIGNS: Final[dict[str, n.Node]] = {
    "adapt": n.If(n.Negated(n.Fits(n.This(), n.HasCounter("+1/+1"))), n.PutCounters("+1/+1", ANY_AMOUNT, n.This())),
    "airbend": n.MayPlay(AIRBENT, free=True, lands=False, price=(n.PayMana(n.ManaCost(2)),), owners=True),
    "amass": n.Choose(is_a(n.OfSubtype("Army"), creature, yours), save="army"),
    "blight": n.Choose(is_a(creature, yours), ANY_THING, save=BLIGHTED.name),
    "bolster": n.Choose(ANY_KIND, save="bolstered"),
    "cloak": cloak(ANY_THING),
    "connive": n.If(n.Fits(CONNIVED, NO_LAND_CARD), n.PutCounters("+1/+1", ANY_AMOUNT, ANY_THING)),
    "detain": n.Remember(ANY_THING, DETAINED.name),
    "discover": n.ExileUntil(ANY_KIND, save="discovered", found="found"),
    "earthbend": n.Remember(ANY_THING, GROUND.name),
    "endure": n.CreateToken(ENDURED, by=ANY_THING, size=ANY_AMOUNT, save="endured"),
    "explore": n.Remember(n.TopOfLibrary(ANY_THING), EXPLORED.name),
    "fateseal": n.LookAt(FATESEALED),
    "incubate": n.CreateToken(INCUBATOR, save="incubated", grown=ANY_AMOUNT),
    "learn": n.BringIn(n.OfSubtype("Lesson"), reveal=True),
    "manifest": manifest(ANY_THING),
    "manifest dread": manifest_dread(),
    "populate": n.Choose(is_a(creature, token, yours), save="copied"),
    "surveil": n.Move(n.Saved("surveiled"), Zone.GRAVEYARD, save="surveiled"),
    "time travel": n.RemoveCounters("time", Fixed(1), SOONER),
}
