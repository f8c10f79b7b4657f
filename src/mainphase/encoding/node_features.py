"""The features of abilities, as a fixed row read from their nodes: once for each definition, not in play.

A feature of a group (`node_groups`) says whether such a node is anywhere in the ability. `AMOUNTS` are numbers; where
the game decides the number, `a number that varies` is 1.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.node_groups import GROUPS
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.lowering.dependencies import everything_in

TARGETS: Final[list[str]] = [
    "targets creatures",
    "targets players",
    "targets other permanents",
    "targets spells",
    "targets cards",
]
WHOM: Final[list[str]] = ["you", "opponents", "every player", "every object"]
AMOUNTS: Final[list[tuple[str, str]]] = [
    ("damage", "dealt"),
    ("life gained", ""),
    ("life lost", ""),
    ("cards drawn", ""),
    ("cards discarded", ""),
    ("counters put", ""),
    ("power added", "may be negative"),
    ("toughness added", "may be negative"),
    ("tokens", "made"),
    ("token power", "of the strongest token"),
    ("mana added", ""),
    ("mana cost", "of activating it, all symbols together"),
    ("loyalty cost", "may be negative"),
    ("targets", "how many target phrases"),
    ("modes", "how many"),
    ("a number that varies", "1 if the game decides a number: X, a count, somebody's life"),
    ("as a sorcery", "1 if it can be activated only when a sorcery could be cast"),
]
NAMES: Final[list[str]] = [
    *[name for name, _ in GROUPS],
    *TARGETS,
    *[f"about {whom}" for whom in WHOM],
    *[name for name, _ in AMOUNTS],
]
COUNT: Final = len(NAMES)
NOTHING: Final[tuple[int, ...]] = (0,) * COUNT

_GROUP_OF: Final[dict[type, int]] = {kind: k for k, (_, kinds) in enumerate(GROUPS) for kind in kinds}
_AT: Final[dict[str, int]] = {name: k for k, name in enumerate(NAMES)}


def features_of(node: n.Node) -> tuple[int, ...]:
    """The features of an ability, or of any part of one."""
    out = [0] * COUNT
    players: n.Node | None = None
    for part in everything_in(node):
        group = _GROUP_OF.get(type(part))
        if group is not None:
            out[group] = 1
        if part is not players:  # those that a target is chosen among are not what the ability is about
            note_amounts(out, part)
        if isinstance(part, n.TargetPhrase):
            players = part.players
    return tuple(out)


def combined_features(features: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Of several abilities: what any of them does, and the greatest of each number."""
    if not features:
        return NOTHING
    if len(features) == 1:
        return features[0]
    out = list(features[0])
    for other in features[1:]:
        for k in range(COUNT):
            greatest(out, k, other[k])
    return tuple(out)


def greatest(out: list[int], k: int, value: int) -> None:
    """Keeps the value that is further from 0."""
    if abs(value) > abs(out[k]):
        out[k] = value


def note_amounts(out: list[int], part: n.Node) -> None:
    """Notes the numbers in a node, whom it names and what it targets."""
    if isinstance(part, n.TargetPhrase):
        out[_AT["targets"]] += 1
        note_targets(out, part)
    elif isinstance(part, n.You):
        out[_AT["about you"]] = 1
    elif isinstance(part, n.EachOpponent):
        out[_AT["about opponents"]] = 1
    elif isinstance(part, n.EachPlayer):
        out[_AT["about every player"]] = 1
    elif isinstance(part, n.Each):
        out[_AT["about every object"]] = 1
    elif isinstance(part, n.DealDamage):
        note_amount(out, "damage", part.amount)
    elif isinstance(part, n.GainLife):
        note_amount(out, "life gained", part.amount)
    elif isinstance(part, n.LoseLife):
        note_amount(out, "life lost", part.amount)
    elif isinstance(part, n.Draw):
        note_amount(out, "cards drawn", part.amount)
    elif isinstance(part, n.Discard):
        if part.amount is not None:
            note_amount(out, "cards discarded", part.amount)
    elif isinstance(part, n.PutCounters):
        note_amount(out, "counters put", part.amount)
    elif isinstance(part, n.AddPT):
        note_amount(out, "power added", part.power)
        note_amount(out, "toughness added", part.toughness)
    elif isinstance(part, n.CreateToken):
        note_amount(out, "tokens", part.amount)
        greatest(out, _AT["token power"], part.token.power or 0)
    elif isinstance(part, n.AddMana):
        for choice in part.choices:
            greatest(out, _AT["mana added"], len(choice))
        if not isinstance(part.amount, n.Fixed):
            out[_AT["a number that varies"]] = 1
    elif isinstance(part, n.PayMana):
        greatest(out, _AT["mana cost"], part.mana.generic + len(part.mana.symbols))
        if part.mana.x:
            out[_AT["a number that varies"]] = 1
    elif isinstance(part, n.LoyaltyCost):
        greatest(out, _AT["loyalty cost"], part.amount)
    elif isinstance(part, n.Activated):
        greatest(out, _AT["modes"], len(part.modes))
        if part.window == n.Window.SORCERY:
            out[_AT["as a sorcery"]] = 1
    elif isinstance(part, (n.SpellAbility, n.Triggered)):
        greatest(out, _AT["modes"], len(part.modes))


def note_amount(out: list[int], name: str, amount: n.Quantity) -> None:
    if isinstance(amount, n.Fixed):
        greatest(out, _AT[name], amount.n)
    else:
        out[_AT["a number that varies"]] = 1


def note_targets(out: list[int], phrase: n.TargetPhrase) -> None:
    """Notes what a target phrase allows, as far as its filter says so."""
    if phrase.players is not None:
        out[_AT["targets players"]] = 1
    which = phrase.which
    if which is None:
        return
    types = 0
    elsewhere = False
    for part in everything_in(which):
        if isinstance(part, n.OfType):
            types |= part.types
        elif isinstance(part, (n.IsSpell, n.IsAbility)):
            out[_AT["targets spells"]] = 1
            elsewhere = True
        elif isinstance(part, n.InZone) and part.zone != Zone.BATTLEFIELD:
            out[_AT["targets cards"]] = 1
            elsewhere = True
    if not elsewhere:
        if types & CardType.CREATURE or not types:
            out[_AT["targets creatures"]] = 1
        if types & ~CardType.CREATURE or not types:
            out[_AT["targets other permanents"]] = 1
