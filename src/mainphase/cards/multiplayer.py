"""The options of a multiplayer game (CR 800.2, 801-804), and the variants that are presets of them (806-811).

Such a variant is written as its name, and what is otherwise than it usually is after commas: `emperor`,
`free-for-all, attack left, range 2`, `team vs team, teams 3 2`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from mainphase.errors import OptionError, cut, nearest
from mainphase.foundation.whole_numbers import whole
from mainphase.saying.worded import all_of, commas, fixed, worded

FREE_FOR_ALL: Final = "free-for-all"
GRAND_MELEE: Final = "grand melee"
TEAM_VS_TEAM: Final = "team vs team"
EMPEROR: Final = "emperor"
ALTERNATING: Final = "alternating teams"
TWO_HEADED_GIANT: Final = "two-headed giant"
TEAMED: Final = (TEAM_VS_TEAM, EMPEROR, ALTERNATING)  # each player is one of a team
PRESETS: Final = (FREE_FOR_ALL, GRAND_MELEE, *TEAMED)
# Other names of variants, these and the others.
ALIASES: Final = {
    "2hg": TWO_HEADED_GIANT,
    "two headed giant": TWO_HEADED_GIANT,
    "edh": "commander",
    "team vs. team": TEAM_VS_TEAM,
}

# Whom a player may attack (CR 802, 803). Emperor games have none of these: a defending player is chosen (507.1).
MULTIPLE: Final = "attack multiple players"
LEFT: Final = "attack left"
RIGHT: Final = "attack right"
ATTACKS: Final = (MULTIPLE, LEFT, RIGHT)
DEPLOY: Final = "deploy creatures"
UNLIMITED: Final = "no range"
SAYING: Final = (*ATTACKS, DEPLOY, "range 2", UNLIMITED, "teams 2 2")

SEATS_OF_A_MARKER: Final = 4  # in a Grand Melee (CR 807.4a)
_RANGE: Final = re.compile(r"range((?: [0-9]{1,2})+)")
_TEAMS: Final = re.compile(r"teams((?: [0-9]{1,2}){1,16})")


@dataclass(frozen=True)
class MultiplayerGame:
    """The options of a game, seat by seat in turn order, which goes to the left.

    `attack` is one of `ATTACKS`, or "" if a defending player is chosen. `neighbors`: only those who sit next to a
    player may be attacked. `ranges` has each seat's range of influence; it is empty if nobody's is limited. `teams` has
    the number of each seat's team; it is empty if everybody plays alone. `emperors` are seats.
    """

    variant: str
    attack: str
    neighbors: bool = False
    ranges: tuple[int, ...] = ()
    deploy: bool = False
    teams: tuple[int, ...] = ()
    emperors: tuple[int, ...] = ()
    said: tuple[str, ...] = ()  # what is otherwise than in the preset

    @property
    def text(self) -> str:
        """The variant as it is written, always in the same way."""
        return ", ".join((self.variant, *self.said))

    def sizes(self) -> tuple[int, ...]:
        """How many play in each team."""
        return tuple(self.teams.count(team) for team in range(1 + max(self.teams, default=-1)))

    def starters(self) -> tuple[int, ...]:
        """The seats of those of whom one goes first, chosen at random; none: whoever the players choose. In the middle
        of each team, or left of it (CR 808.4); of an Emperor game each emperor (809.4).
        """
        return self.emperors if self.emperors else middles(self.teams) if self.variant == TEAM_VS_TEAM else ()


def middles(teams: tuple[int, ...]) -> tuple[int, ...]:
    """The seat in the middle of each team that sits together; of an even number the one to the left of it."""
    return tuple(teams.index(team) + teams.count(team) // 2 for team in range(1 + max(teams, default=-1)))


def variant_name(text: str) -> str:
    """The name of a variant in the spelling used here, without what is said after it; whatever else somebody has
    written stays as it is.
    """
    said = " ".join(text.partition(",")[0].casefold().replace("_", " ").split())
    return ALIASES.get(said, said)


def are_giants(players: int) -> bool:
    """True if so many can play Two-Headed Giant, or three or more heads (CR 810.1, 810.11): two teams of equal size."""
    return players >= 4 and players % 2 == 0


def is_two_headed(variant: str) -> bool:
    """True if the teams of a variant, as it is always written, are those of Two-Headed Giant, be it with planes."""
    return TWO_HEADED_GIANT in variant.split(", ")


def plays_in_teams(variant: str) -> bool:
    """True if a variant, as it is always written, has teams whose players take turns apart, be it with planes."""
    return any(part in TEAMED for part in variant.split(", "))


def usual_players(text: str) -> int:
    """How many play a variant if nobody says: as many as its teams, or as make it worth playing."""
    return sum(_sizes_said(_said(text))) or {EMPEROR: 6, FREE_FOR_ALL: 3, GRAND_MELEE: 8}.get(variant_name(text), 4)


def most_seated(text: str) -> int:
    """How many sit down at most to a variant, in the terminal and at the table in the browser: eight, or at a Grand
    Melee as many as take three turns at the same time.
    """
    melee = GRAND_MELEE in [variant_name(part) for part in text.split(",")]
    return 3 * SEATS_OF_A_MARKER if melee else 8


def says_teams(text: str) -> bool:
    """True if a variant is written with its teams. Raises OptionError as `multiplayer_game` does."""
    return "teams" in _said(text)


def multiplayer_game(text: str, players: int) -> MultiplayerGame:
    """The options of a game of so many players. Raises OptionError if they are none, or don't go together."""
    name = variant_name(text)
    said = _said(text)
    sizes = _sizes_said(said)
    if name == FREE_FOR_ALL:
        return _free_for_all(said, players)
    if name == GRAND_MELEE:
        return _grand_melee(said, players)
    if sizes and sum(sizes) != players:
        raise OptionError(
            worded(
                "error-teams-of-are-players-found",
                "teams of {sizes} are {count} players; found {players}",
                sizes=_counted(sizes),
                count=sum(sizes),
                players=players,
            )
        )
    if any(size < 1 for size in sizes) or len(sizes) == 1:
        raise OptionError(
            worded(
                "error-a-game-has-two-or-more",
                "a game has two or more teams, each of one player or more; found teams {said}",
                said=said["teams"],
            )
        )
    if name == TEAM_VS_TEAM:
        return _team_vs_team(said, sizes or _two_teams(players, TEAM_VS_TEAM))
    if name == EMPEROR:
        return _emperor(said, sizes, players)
    return _alternating(said, sizes or _two_teams(players, ALTERNATING))


def _said(text: str) -> dict[str, str]:
    """What stands after the name, by what it is about. Raises OptionError if it says nothing, or says it twice."""
    found: dict[str, str] = {}
    for part in text.split(",")[1:]:
        option = " ".join(part.casefold().split())
        ranges, teams = _RANGE.fullmatch(option), _TEAMS.fullmatch(option)
        if option in ATTACKS:
            about, value = "attack", option
        elif option == DEPLOY:
            about, value = "deploy", option
        elif option == UNLIMITED:
            about, value = "range", "none"
        elif ranges is not None:
            about, value = "range", ranges[1].strip()
        elif teams is not None:
            about, value = "teams", teams[1].strip()
        else:
            close = nearest(option, SAYING, 1)
            raise OptionError(
                worded(
                    "error-there-is-no-option",
                    "there is no option {option} of a multiplayer game (nearest: {close}); possible are {saying}",
                    option=repr(cut(option)),
                    close=close,
                    saying=commas(SAYING),
                )
            )
        if about in found:
            raise OptionError(
                worded(
                    "error-the-of-a-game",
                    "the {about} of a game is said twice: {found} and {value}",
                    about=about,
                    found=repr(found[about]),
                    value=repr(value),
                )
            )
        found[about] = value
    return found


def _sizes_said(said: dict[str, str]) -> tuple[int, ...]:
    """How many are to play in each team; none if nobody says."""
    return tuple(whole(size) or 0 for size in said.get("teams", "").split())


def _counted(sizes: tuple[int, ...]) -> str:
    return all_of([str(size) for size in sizes])


def _two_teams(players: int, variant: str) -> tuple[int, ...]:
    """Two teams of equal size. Raises OptionError if the players don't make them up."""
    half = players // 2
    if players % 2 or not half:
        raise OptionError(
            worded(
                "error-players-do-not-make-2-equal",
                "{players} players do not make 2 equal teams; say who plays together, as in '{variant}, "
                "teams {rest} {half}'",
                players=players,
                variant=variant,
                rest=players - half,
                half=half,
            )
        )
    return half, half


def _ranges(said: dict[str, str], players: int, usual: tuple[int, ...]) -> tuple[int, ...]:
    """Each seat's range of influence. Raises OptionError if they are not as many as there are seats, or one."""
    value = said.get("range", "")
    if value == "none":
        return ()
    if not value:
        return usual
    found = tuple(int(number) for number in value.split())
    if len(found) not in (1, players):
        raise OptionError(
            worded(
                "error-a-range-of-influence",
                "a range of influence is said once for all, or for each of {players}; found {value}",
                players=players,
                value=repr(value),
            )
        )
    if min(found) < 1:
        raise OptionError(
            worded(
                "error-a-range-of-influence-is-one-seat",
                "a range of influence is one seat or more (801.2a); found {value}",
                value=repr(value),
            )
        )
    return found * players if len(found) == 1 else found


def _range_said(ranges: tuple[int, ...]) -> str:
    if not ranges:
        return UNLIMITED
    return f"range {ranges[0]}" if len(set(ranges)) == 1 else f"range {' '.join(map(str, ranges))}"


def _differences(
    attack: tuple[str, str],
    ranges: tuple[tuple[int, ...], tuple[int, ...]],
    deploy: tuple[bool, bool],
    sizes: tuple[int, ...] = (),
) -> tuple[str, ...]:
    """What is said of a game: each pair is what is so and what it usually is."""
    out: list[str] = []
    if attack[0] != attack[1]:
        out.append(attack[0])
    if ranges[0] != ranges[1]:
        out.append(_range_said(ranges[0]))
    if deploy[0] != deploy[1]:
        out.append(DEPLOY)
    if sizes:
        out.append(f"teams {' '.join(str(size) for size in sizes)}")
    return tuple(out)


def _refuse(said: dict[str, str], variant: str, *without: str) -> None:
    """Raises OptionError if something is said that the variant has not."""
    for about, rule in (each.split(":") for each in without):
        if about in said:
            raise OptionError(
                worded(
                    "error-is-played-without",
                    "{variant} is played without such an option ({rule}): {said}",
                    variant=variant,
                    rule=rule,
                    said=said[about],
                )
            )


def _free_for_all(said: dict[str, str], players: int) -> MultiplayerGame:
    """CR 806.2."""
    _refuse(said, FREE_FOR_ALL, "deploy:806.2c", "teams:806.1")
    attack = said.get("attack", MULTIPLE)
    ranges = _ranges(said, players, ())
    if len(set(ranges)) > 1:
        raise OptionError(
            worded(
                "error-in-a-free-for-all-each",
                "in a free-for-all each player has the same range of influence (806.2a); found {ranges}",
                ranges=ranges,
            )
        )
    return MultiplayerGame(
        FREE_FOR_ALL, attack, False, ranges, said=_differences((attack, MULTIPLE), (ranges, ()), (False, False))
    )


def _grand_melee(said: dict[str, str], players: int) -> MultiplayerGame:
    """CR 807.2, 807.4a."""
    _refuse(said, GRAND_MELEE, "deploy:807.2c", "teams:807.1")
    if players < SEATS_OF_A_MARKER:
        raise OptionError(
            worded(
                "error-a-grand-melee-has-a-turn",
                "a Grand Melee has a turn marker for every four players (807.4a); found {players} players",
                players=players,
            )
        )
    attack = said.get("attack", LEFT)
    if attack == MULTIPLE:
        raise OptionError(
            worded(
                "error-is-played-without-such-an-option",
                "{grand_melee} is played without such an option (807.2c): {attack}",
                grand_melee=GRAND_MELEE,
                attack=attack,
            )
        )
    usual = (1,) * players
    ranges = _ranges(said, players, usual)
    if len(set(ranges)) != 1:
        found = said["range"] if ranges else UNLIMITED
        raise OptionError(
            worded(
                "error-in-a-grand-melee-each-player",
                "in a Grand Melee each player has the same range of influence (807.2a); found {found}",
                found=repr(found),
            )
        )
    differences = _differences((attack, LEFT), (ranges, usual), (False, False))
    return MultiplayerGame(GRAND_MELEE, attack, False, ranges, said=differences)


def _team_vs_team(said: dict[str, str], sizes: tuple[int, ...]) -> MultiplayerGame:
    """CR 808.2, 808.3: each team sits together."""
    players = sum(sizes)
    attack = said.get("attack", MULTIPLE)
    ranges = _ranges(said, players, ())
    deploy = "deploy" in said
    different = sizes != (players // 2,) * 2
    differences = _differences((attack, MULTIPLE), (ranges, ()), (deploy, False), sizes if different else ())
    return MultiplayerGame(TEAM_VS_TEAM, attack, False, ranges, deploy, _together(sizes), said=differences)


def _emperor(said: dict[str, str], sizes: tuple[int, ...], players: int) -> MultiplayerGame:
    """CR 809.1-809.3, 809.6."""
    _refuse(said, EMPEROR, "attack:809.3c")
    if not sizes:
        if players % 3 or players < 6:
            raise OptionError(
                worded(
                    "error-an-emperor-game-has-two",
                    "an Emperor game has two or more teams of three players each (809.1); found {players} "
                    "players; larger teams of equal size are said, as in 'emperor, teams 4 4'",
                    players=players,
                )
            )
        sizes = (3,) * (players // 3)
    if len(set(sizes)) > 1 or sizes[0] < 3:
        raise OptionError(
            worded(
                "error-the-teams-of-an-emperor-game",
                "the teams of an Emperor game are of equal size, three or more (809.6); found {sizes}",
                sizes=sizes,
            )
        )
    teams = _together(sizes)
    emperors = middles(teams)
    usual = _emperors_ranges(teams, emperors)
    ranges = _ranges(said, players, usual)
    if not ranges:
        raise OptionError(
            fixed(
                "error-the-range-of-influence-is-always",
                "the range of influence is always limited in an Emperor game (801.1, 809.3a)",
            )
        )
    different = sizes != (3,) * (players // 3)
    differences = _differences(("", ""), (ranges, usual), (True, True), sizes if different else ())
    return MultiplayerGame(EMPEROR, "", True, ranges, True, teams, emperors, differences)


def _emperors_ranges(teams: tuple[int, ...], emperors: tuple[int, ...]) -> tuple[int, ...]:
    """The least range with which a general reaches one general of another team, an emperor two (CR 809.6a); with three
    in a team 1 and 2 (809.3a).
    """
    players = len(teams)
    found: list[int] = []
    for seat in range(players):
        away = sorted(
            min((other - seat) % players, (seat - other) % players)
            for other in range(players)
            if teams[other] != teams[seat] and other not in emperors
        )
        found.append(away[1 if seat in emperors else 0])
    return tuple(found)


def _alternating(said: dict[str, str], sizes: tuple[int, ...]) -> MultiplayerGame:
    """CR 811.1-811.4: nobody sits next to a team mate, and each team is equally spaced out."""
    players = sum(sizes)
    if len(set(sizes)) > 1:
        raise OptionError(
            worded(
                "error-alternating-teams-are-of-equal-size",
                "alternating teams are of equal size (811.1); found teams of {sizes}",
                sizes=_counted(sizes),
            )
        )
    if players < 4:
        raise OptionError(
            worded(
                "error-alternating-teams-are-two-or-more",
                "alternating teams are two or more of two players or more; found {players} players",
                players=players,
            )
        )
    attack = said.get("attack", MULTIPLE)
    usual = (2,) * players
    ranges = _ranges(said, players, usual)
    deploy = "deploy" in said
    differences = _differences((attack, MULTIPLE), (ranges, usual), (deploy, False), sizes if len(sizes) > 2 else ())
    teams = tuple(seat % len(sizes) for seat in range(players))
    return MultiplayerGame(ALTERNATING, attack, True, ranges, deploy, teams, said=differences)


def _together(sizes: tuple[int, ...]) -> tuple[int, ...]:
    """The team of each seat where each team sits together."""
    return tuple(team for team, size in enumerate(sizes) for _ in range(size))


def variant_word(name: str) -> str:
    """A variant in a sentence."""
    return worded("error-the-variant", "the variant {name}", name=name)


def option_word(name: str) -> str:
    """An option of a multiplayer game in a sentence."""
    return worded("error-the-option-named", "the option {name}", name=name)


def concepts_needed(game: MultiplayerGame) -> tuple[tuple[str, str], ...]:
    """The concepts that the rules of a day must have for such a game, each with what needs it."""
    out: list[tuple[str, str]] = []
    if game.variant == GRAND_MELEE:
        out.append(("grand_melee", variant_word(game.variant)))
        if len(game.ranges) >= 2 * SEATS_OF_A_MARKER:  # until then nothing said whose turn the one stack belongs to
            several = fixed(
                "error-a-stack-for-each-turn",
                "a stack for each of several turns, as a Grand Melee of eight or more has",
            )
            out.append(("marker_stacks", several))
    if game.variant == TEAM_VS_TEAM:
        out.append(("team_vs_team", variant_word(game.variant)))
    if game.variant == EMPEROR:
        out.append(("emperor", variant_word(game.variant)))
    if game.variant == ALTERNATING:
        out.append(("alternating_teams", variant_word(game.variant)))
    if game.attack in (LEFT, RIGHT):
        out.append((game.attack.replace(" ", "_"), option_word(game.attack)))
    if game.ranges:
        out.append(("range_of_influence", fixed("error-limited-range", "a limited range of influence")))
    if game.deploy:
        out.append(("deploy_creatures", option_word(DEPLOY)))
    return tuple(out)
