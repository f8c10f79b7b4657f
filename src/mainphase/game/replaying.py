"""Playing a record again."""

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
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, worded


def replay(record: str | Record, *, source: str = "record", listen: bool = True) -> Game:
    """The game that a record tells, as it ended. You can take moves back and play on. Random results come from the
    record, not from a generator. Raises RecordError, with the line.

    A record with a card that has been defined differently since is refused, by the names of all such cards. So is one
    whose comments say something else than what its decisions are here; a decision without a comment is not compared.

    >>> mp.replay(game.record()).turn
    1
    """
    if not isinstance(record, (str, Record)):
        raise RecordError(
            worded("error-a-record-is-its-text-found", "a record is its text; found {record}", record=shown(record)),
            where=source,
        )
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
        raise RecordError(
            worded("error-no-such-game-can-begin", "no such game can begin: {wrong}", wrong=error_text(wrong)),
            where=source,
        ) from wrong
    for move in told.moves:
        try:
            play_move(game, move, script)
        except MainphaseError as wrong:
            compare_words(told, game, source)
            line = move.lines[0] if move.lines else None
            raise RecordError(
                worded(
                    "error-the-game-cannot-go-on-like",
                    "the game cannot go on like this: {wrong}",
                    wrong=error_text(wrong),
                ),
                where=where(source, line),
            ) from wrong
    compare_words(told, game, source)
    if told.ends is not None:
        game.automation = told.ends
    if script:
        raise RecordError(
            worded(
                "error-random-results-are-left-over",
                "{count} random results are left over, so decisions must be missing",
                count=len(script),
            ),
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
                    worded(
                        "error-the-record-says-but-under",
                        "the record says “{then}”, but under the rules of {rules} {choices} is “{now}”: this line, "
                        "an earlier one or the rules have been changed since the game was played",
                        then=cut(then),
                        rules=told.rules,
                        choices=said.choices[k],
                        now=now,
                    ),
                    where=where(source, line),
                )


def check_card_definitions(told: Record, source: str) -> None:
    """Every card is known, and its wording under the game's rules is defined as it was when the game was played. Raises
    RecordError if one is not known, or is defined otherwise.
    """
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
    if unknown:
        raise RecordError(cards_unknown(sorted(unknown)), where=card_line(unknown, told, source))
    if changed:
        raise RecordError(cards_changed(sorted(changed), told.rules), where=card_line(changed, told, source))


def cards_unknown(names: list[str]) -> str:
    """That cards of a record are none here."""
    if len(names) == 1:
        return worded(
            "error-this-card-is-not-supported", "this card is not supported in this version: {name}", name=names[0]
        )
    english = "these {count} cards are not supported in this version: {names}"
    return worded("error-cards-not-of-this-version", english, count=len(names), names=commas(names))


def cards_changed(names: list[str], law: str) -> str:
    """That cards of a record are not what they were."""
    if len(names) == 1:
        english = "this card is defined differently for {law} than when the game was played: {name}"
        return worded("error-card-defined-differently", english, law=law, name=names[0])
    english = "these {count} cards are defined differently for {law} than when the game was played: {names}"
    return worded("error-cards-defined-differently", english, count=len(names), law=law, names=commas(names))


def card_line(names: list[str], told: Record, source: str) -> str:
    """The line of a record on which the first of these cards stands."""
    return where(source, told.lines.get(f"card {min(names)}"))
