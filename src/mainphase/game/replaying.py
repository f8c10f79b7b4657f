"""Playing a record again."""

from collections.abc import Iterable

from mainphase.cards.codec import fingerprint
from mainphase.cards.decks import Deck
from mainphase.cards.names import find_card
from mainphase.cards.variants import check_variant
from mainphase.errors import MainphaseError, RecordError, RulesError, UnknownCardError, cut, visible, where
from mainphase.errors import repr_of as shown
from mainphase.game.game import Game
from mainphase.new_game.starting import GameSettings
from mainphase.presentation.record import Record, RecordedCall, parse_record
from mainphase.rules.timeline import rules_on


def replay(record: str | Record, *, source: str = "record", listen: bool = True) -> Game:
    """The game that a record tells, as it ended. You can take moves back and play on. Random results come from the
    record, not from a generator. Raises RecordError, with the line.

    A record with a card that has been defined differently since is refused, by the names of all such cards. So is one
    whose comments say something else than what its decisions are here; a decision without a comment is not compared.

    >>> mp.replay(game.record()).turn
    1
    """
    if not isinstance(record, (str, Record)):
        raise RecordError(f"a record is its text; found {shown(record)}", where=source)
    told = parse_record(record, source) if isinstance(record, str) else record
    try:
        rules_on(told.rules)
    except RulesError as wrong:
        raise RecordError(wrong.message, where=where(source, told.lines.get("rules"))) from wrong
    check_card_definitions(told, source)
    decks = {
        seat.name: Deck(
            seat.deck,
            seat.cards,
            seat.sideboard,
            seat.schemes,
            commanders=seat.commanders,
            vanguards=seat.vanguards,
            planes=seat.planes,
        )
        for seat in told.seats
    }
    script = list(reversed(told.chances))
    settings = GameSettings(
        decks=decks,
        variant=told.variant or check_variant("", len(decks)),
        rules=told.rules,
        seed=told.seed,
        first=told.first,
        chooser=told.chooser,
        automation=told.automation,
        mulligans=told.mulligans,
        match=told.match,
    )
    try:
        game = Game.begin(settings, listen=listen, script=script)
    except MainphaseError as wrong:
        raise RecordError(f"no such game can begin: {wrong}", where=source) from wrong
    for move in told.moves:
        try:
            play_move(game, move, script)
        except MainphaseError as wrong:
            compare_words(told, game, source)
            line = move.lines[0] if move.lines else None
            raise RecordError(f"the game cannot go on like this: {wrong}", where=where(source, line)) from wrong
    compare_words(told, game, source)
    if told.ends is not None:
        game.automation = told.ends
    if script:
        raise RecordError(
            f"{len(script)} random results are left over, so decisions must be missing",
            where=where(source, told.line_of_chance(len(told.chances) - len(script))),
        )
    game.state.script = None
    return game


def play_move(game: Game, move: RecordedCall, script: list[int] | None) -> None:
    """One move of a record, with its random results: the next one last."""
    if move.automation is not None:
        game.automation = move.automation
    game.state.script = script
    if move.concedes:
        game.concede(move.concedes)
    elif move.laps > 1:
        game.answer_laps(move.choices, move.laps)
    else:
        game.answer_all(move.choices)


def compare_words(told: Record, game: Game, source: str) -> None:
    """Raises RecordError if a comment of the record says something else than what its decision is in this game, as far
    as it has come.
    """
    if not any(word for move in told.moves for word in move.words):
        return
    script, game.state.script = game.state.script, None
    played = game.to_record().moves
    game.state.script = script
    for said, is_now in zip(told.moves, played, strict=False):
        for k, (then, now) in enumerate(zip(said.words, is_now.words, strict=False)):
            if then and then != visible(now):
                line = said.lines[k] if k < len(said.lines) else None
                raise RecordError(
                    f"the record says “{cut(then)}”, but under the rules of {told.rules} {said.choices[k]} is “{now}”: "
                    "this line, an earlier one or the rules have been changed since the game was played",
                    where=where(source, line),
                )


def check_card_definitions(told: Record, source: str) -> None:
    """Every card is known, and its wording under the game's rules is defined as it was when the game was played."""
    unknown: list[str] = []
    changed: list[str] = []
    for name, mark in told.fingerprints.items():
        try:
            card = find_card(name, on=told.rules)
        except UnknownCardError:
            unknown.append(name)
            continue
        if fingerprint(card) != mark:
            changed.append(name)
    refuse_cards(unknown, "not supported in this version", told, source)
    refuse_cards(changed, f"defined differently for {told.rules} than when the game was played", told, source)


def refuse_cards(names: Iterable[str], what: str, told: Record, source: str) -> None:
    """Raises RecordError if there are such names."""
    found = sorted(names)
    if found:
        verb = "this card is" if len(found) == 1 else f"these {len(found)} cards are"
        raise RecordError(f"{verb} {what}: {', '.join(found)}", where=where(source, told.lines.get(f"card {found[0]}")))
