"""Conditions in words: whether."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says


@says(n.Fits)
def fits(say: Speaker, c: n.Fits) -> str:
    said = say.described(c.which)
    rest = " ".join([*said.before, *(f"a {word}" for word in said.nouns), *said.after])
    if isinstance(c.which, n.ControlledBy):
        return f"{say.verb(c.which.who, 'control', 'controls')} {say.selector(c.what)}"
    if rest.startswith("with "):
        return f"{say.selector(c.what)} has {rest[5:]}"
    return f"{say.selector(c.what)} is {rest or 'there'}"


@says(n.Exists)
def exists(say: Speaker, c: n.Exists) -> str:
    if c.at_least == 1:
        return f"there is {say.one(c.which)}"
    return f"there are {c.at_least} or more {say.nouns(c.which)}"


@says(n.Compare)
def compare(say: Speaker, c: n.Compare) -> str:
    return f"{say.quantity(c.left)} is {say.comparison(c.op, c.right)}"


@says(n.IsYourTurn)
def is_your_turn(say: Speaker, c: n.IsYourTurn) -> str:
    return "it is your turn"


@says(n.IsTurnOf)
def is_turn_of(say: Speaker, c: n.IsTurnOf) -> str:
    return f"it is {say.possessive(c.who)} turn"


@says(n.CombatPoint)
def combat_point(say: Speaker, c: n.CombatPoint) -> str:
    return f"it is combat {'after' if c.after else 'before'} {c.point} are declared"


@says(n.InPart)
def in_part(say: Speaker, c: n.InPart) -> str:
    return f"it is the {say.words.part(c.place)}"


@says(n.BeforeAttackersDeclared)
def before_attackers_declared(say: Speaker, c: n.BeforeAttackersDeclared) -> str:
    return "attackers have not been declared yet"


@says(n.WasPaid)
def was_paid(say: Speaker, c: n.WasPaid) -> str:
    return f"{say.this} was kicked" if c.name == "kicker" else f"its {c.name} cost was paid"


@says(n.YouCastItFromYourHand)
def you_cast_it_from_your_hand(say: Speaker, c: n.YouCastItFromYourHand) -> str:
    return f"you {say.words.casts[2]} {say.this} from your hand"


@says(n.SomePlayer)
def some_player(say: Speaker, c: n.SomePlayer) -> str:
    who = "an opponent" if isinstance(c.who, n.EachOpponent) else "a player"
    return f"for {who}, {say.condition(c.condition)}"


@says(n.ShareColor)
def share_color(say: Speaker, c: n.ShareColor) -> str:
    return f"{c.at_least} {say.nouns(c.which)} that share a color are among {say.selector(c.of)}"


@says(n.WordIsChosen)
def word_is_chosen(say: Speaker, c: n.WordIsChosen) -> str:
    return f"{c.word} was chosen"


@says(n.ArrivedSinceLastUpkeep)
def arrived_since_last_upkeep(say: Speaker, c: n.ArrivedSinceLastUpkeep) -> str:
    return f"{say.this} came under your control since your last upkeep began"


@says(n.IsMonarch)
def is_monarch(say: Speaker, c: n.IsMonarch) -> str:
    return f"{say.selector(c.who)} {'are' if isinstance(c.who, n.You) else 'is'} the monarch"


@says(n.IsDay)
def is_day(say: Speaker, c: n.IsDay) -> str:
    return "it is day"


@says(n.IsNight)
def is_night(say: Speaker, c: n.IsNight) -> str:
    return "it is night"


@says(n.CastLastTurn)
def cast_last_turn(say: Speaker, c: n.CastLastTurn) -> str:
    spells = "a spell" if c.at_least == 1 else f"{c.at_least} or more spells"
    return f"a player {say.words.casts[2]} {spells} last turn"


@says(n.NeitherDayNorNight)
def neither_day_nor_night(say: Speaker, c: n.NeitherDayNorNight) -> str:
    return "it is neither day nor night"


@says(n.HappenedThisTurn)
def happened_this_turn(say: Speaker, c: n.HappenedThisTurn) -> str:
    often = f" {c.at_least} or more times" if c.at_least > 1 else ""
    return f"{say.selector(c.by)} {c.what} this turn{often}"


@says(n.ActivatedThisTurn)
def activated_this_turn(say: Speaker, c: n.ActivatedThisTurn) -> str:
    return f"this ability has been {say.words.activates[1]} {c.at_least} or more times this turn"


@says(n.Negated)
def negated(say: Speaker, c: n.Negated) -> str:
    if isinstance(c.of, n.Exists) and c.of.at_least == 1:
        return f"there is no {say.noun(c.of.which)}"
    text = say.condition(c.of)
    return text.replace(" is ", " is not ", 1) if " is " in text else f"it is not so that {text}"


@says(n.Both)
def both(say: Speaker, c: n.Both) -> str:
    return f"{say.condition(c.left)} and {say.condition(c.right)}"


@says(n.Either)
def either(say: Speaker, c: n.Either) -> str:
    return f"{say.condition(c.left)} or {say.condition(c.right)}"
