"""Which cards a bot plays: of the games in which it could use a card, the share in which it did.

    python tools/play_shares.py [--sample 500] [--seed 32] [--games 20] [--bot greedy] [--all] [NAME …]

Cards of the catalogue (MAINPHASE_CATALOGUE) are drawn by the seed, or named, and put into decks that suit them: of one
or two colours if they can be, with creatures of these colours and with lands. Each deck meets the next one; with the
sample, the bundled decks meet each other too. A use of a card is that it is cast, played as a land or turned face up,
or that one of its abilities is activated, mana abilities aside. It could be used if it was offered with priority at
least once in a game.

Printed are the uses that were offered in several games and hardly ever taken, each with what it says, and how many
there are of each kind. `--all` prints all uses. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, Final

from mainphase.cards.decks import Deck, bundled_decks, read_deck
from mainphase.cards.names import card_names, find_card
from mainphase.cards.nodes import Activated, CardDef, CardType, Supertype
from mainphase.errors import MainphaseError
from mainphase.game import AUTOMATIC, Game
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind
from mainphase.language.rendering import rendered_lines
from mainphase.language.rendering_parts import render_line
from mainphase.language.syntax.source import NEWEST
from mainphase.players.load import make_bot

OF_ONE_CARD: Final = 3  # copies in a deck
CARDS: Final = 8  # different ones of the sample in a deck
LANDS: Final = 24
MOST_TURNS: Final = 30
MOST_DECISIONS: Final = 4000
ENOUGH: Final = 4  # games in which a use was offered, before anything is said of it
HARDLY: Final = 0.1
COLORS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")  # of the bits of a colour, from the lowest
CREATURES: Final = {
    0: ("Alpha Myr", "Bronze Sable", "Alpha Myr"),
    1: ("Silvercoat Lion", "Mesa Unicorn", "Pillarfield Ox"),
    2: ("Storm Crow", "Seacoast Drake", "Air Elemental"),
    4: ("Typhoid Rats", "Child of Night", "Warpath Ghoul"),
    8: ("Goblin Piker", "Gray Ogre", "Hill Giant"),
    16: ("Grizzly Bears", "Centaur Courser", "Giant Spider"),
}
CAST: Final = "cast"
WAYS: Final = {OptionKind.CAST: CAST, OptionKind.PLAY_LAND: "play", OptionKind.TURN_UP: "turn face up"}


@dataclass
class Uses:
    """For each use of a card (its name, and what is done) in how many games it was offered, and taken."""

    offered: Counter[tuple[str, str]] = field(default_factory=Counter)
    taken: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, offered: set[tuple[str, str]], taken: set[tuple[str, str]]) -> None:
        """Adds one game."""
        self.offered.update(offered)
        self.taken.update(taken)

    def known(self) -> list[tuple[str, str]]:
        """The uses of which something can be said."""
        return sorted(use for use, games in self.offered.items() if games >= ENOUGH)

    def share(self, use: tuple[str, str]) -> float:
        return self.taken[use] / self.offered[use]

    def hardly(self) -> list[tuple[str, str]]:
        """The uses that were hardly ever taken."""
        return [use for use in self.known() if self.share(use) <= HARDLY]


def colors_of(card: CardDef) -> int:
    """The colours of mana that a card wants to be cast, as bits."""
    found = 0
    for part in (card, *card.faces[:1]):
        for symbol in part.cost.symbols if part.cost is not None else ():
            kinds = symbol & 31
            if (kinds and kinds & (kinds - 1) == 0) or not found & kinds:
                found |= kinds & -kinds  # of a hybrid symbol one colour is enough
    return found


def suits(card: CardDef) -> bool:
    """Whether a deck can have it, and a game begins without it on the table."""
    return not card.types & CardType.NONTRADITIONAL and not card.supertypes & Supertype.BASIC


def sample(count: int, seed: int) -> list[CardDef]:
    """So many cards of all that are known, drawn by a seed."""
    names = card_names()
    random.Random(seed).shuffle(names)
    found: list[CardDef] = []
    for name in names:
        if len(found) == count:
            break
        card = find_card(name)
        if suits(card):
            found.append(card)
    return found


def decks_for_cards(cards: Iterable[CardDef]) -> list[Deck]:
    """Decks that have all these cards, each with few colours."""
    groups: list[tuple[int, list[CardDef]]] = []
    for card in sorted(cards, key=lambda c: (-colors_of(c).bit_count(), colors_of(c), c.name)):
        colors = colors_of(card)
        for place, (others, group) in enumerate(groups):
            both = others | colors
            if len(group) < CARDS and (both == others or both.bit_count() <= 2):
                groups[place] = both, [*group, card]
                break
        else:
            groups.append((colors, [card]))
    return [_deck(f"sample {number}", colors, group) for number, (colors, group) in enumerate(groups, 1)]


def _deck(name: str, colors: int, cards: Sequence[CardDef]) -> Deck:
    own = [bit for bit in CREATURES if bit & colors] or [0]
    lands = [COLORS[bit.bit_length() - 1] for bit in CREATURES if bit & colors] or ["Plains"]
    wanted = 60 - LANDS - OF_ONE_CARD * len(cards)
    filling = Counter(CREATURES[own[k % len(own)]][k // len(own) % 3] for k in range(wanted))
    basics = Counter(lands[k % len(lands)] for k in range(LANDS))
    main = [(OF_ONE_CARD, card.name) for card in cards]
    return Deck(name, tuple(main + [(n, card) for card, n in [*filling.items(), *basics.items()]]))


@cache
def words_of(ability: Activated, name: str) -> str:
    return render_line(ability, NEWEST, name) or "an ability"


def use_of(g: State, option: Any) -> tuple[str, str] | None:
    """Which card an option uses, and how; None of passing, and of mana."""
    o = g.find(option.object)
    if o is None:
        return None
    name = g.book.cards[o.card].node.name
    if option.kind in WAYS:
        return name, WAYS[option.kind]
    if option.kind == OptionKind.ACTIVATE:
        return name, words_of(g.book.abilities[option.ability].node, name)
    return None


def play(decks: Sequence[Deck], seed: int, bot: str, uses: Uses) -> None:
    """One game of the bot against itself."""
    game = Game.new({"Alice": decks[0], "Bob": decks[1]}, seed=seed, automation=AUTOMATIC, history=False, listen=False)
    bots: list[Any] = [make_bot(bot, seed), make_bot(bot, seed + 1)]
    state = game.state
    offered: set[tuple[str, str]] = set()
    taken: set[tuple[str, str]] = set()
    for _ in range(MOST_DECISIONS):
        pending = state.pending
        if pending is None or state.turn_number > MOST_TURNS:
            break
        answer = bots[state.decider(pending.player)].decide(state)
        if pending.kind == DecisionKind.PRIORITY:
            found = [use_of(state, option) for option in pending.options]
            offered.update(use for use in found if use is not None)
            chosen = found[answer]
            if chosen is not None:
                taken.add(chosen)
        game.play(answer)
    uses.add(offered, taken)


def measured(decks: Sequence[Deck], games: int, bot: str, seed: int, uses: Uses) -> None:
    """Each deck meets the next one so often, and the last one the first."""
    for number, pair in enumerate(pairwise([*decks, decks[0]])):
        for k in range(games):
            try:
                play(pair if k % 2 else pair[::-1], seed + 1000 * number + k, bot, uses)
            except MainphaseError as error:
                print(f"{pair[0].name} against {pair[1].name} is not played: {error}")
                break


def bundled() -> list[Deck]:
    """The bundled decks that two players can meet with."""
    found = [read_deck(name) for name in bundled_decks()]
    return [deck for deck in found if not (deck.schemes or deck.planes or deck.commanders)]


def said(use: tuple[str, str]) -> str:
    """What the card says, or the ability."""
    name, done = use
    if done not in WAYS.values():
        return done
    card = find_card(name)
    lines = [line or "…" for face in card.faces or (card,) for line in rendered_lines(face)]
    return f"{done}: {' / '.join(lines)}"


def report(title: str, uses: Uses, every: bool) -> None:
    print(f"\n{title}")
    known = uses.known()
    for use in known if every else uses.hardly():
        print(f"{uses.taken[use]:4} of {uses.offered[use]:4}  {use[0]}: {said(use)}")
    for word, of in (("cards cast", [use for use in known if use[1] == CAST]), ("abilities", _abilities(known))):
        never = sum(not uses.taken[use] for use in of)
        hardly = sum(uses.share(use) <= HARDLY for use in of)
        half = sum(uses.share(use) >= 0.5 for use in of)
        print(f"{word}: {len(of)} offered in {ENOUGH} games or more; never used {never}, hardly {hardly}, half {half}")


def _abilities(uses: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [use for use in uses if use[1] not in WAYS.values()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="cards, instead of a sample")
    parser.add_argument("--sample", type=int, default=500, help="how many cards are drawn")
    parser.add_argument("--seed", type=int, default=32, help="of the sample and of the games")
    parser.add_argument("--games", type=int, default=20, help="of each pair of decks")
    parser.add_argument("--bot", default="greedy", help="greedy, or one of yours with a method decide(state)")
    parser.add_argument("--all", action="store_true", help="print all uses")
    options = parser.parse_args()
    of_cards = [find_card(name) for name in options.names] or sample(options.sample, options.seed)
    if of_cards:
        uses = Uses()
        measured(decks_for_cards(of_cards), options.games, options.bot, options.seed, uses)
        report(f"{len(of_cards)} cards in decks that suit them", uses, options.all)
    if not options.names:
        uses = Uses()
        measured(bundled(), options.games, options.bot, options.seed, uses)
        report("the bundled decks", uses, options.all)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
