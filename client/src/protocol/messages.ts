// Made by tools/protocol_types.py from src/mainphase/server/messages.py; do not edit.

export const PROTOCOL = 1;
/** How many characters a scenario, a record or a deck has at most. */
export const LONGEST_TEXT = 200000;
/** How large a message to the server is at most. */
export const LARGEST_MESSAGE = 1000000;

/**
 * Asks for the uses that one can make of an object on the table and those that one cannot, with reasons; and for
 * the effects that make it what it is. Of an earlier moment, if one is named and may be looked back at.
 */
export interface AboutObject {
  type: "about_object";
  game: string;
  object: number;
  moment?: number | null;
  id: number;
}

/**
 * Another game of the same players: the seats that want one, those of them that want to swap sides, and the game,
 * once it has begun.
 */
export interface AgainShown {
  ready: number[];
  swap: number[];
  next: string;
}

/** The time machine: a scenario under the rules of all dates. */
export interface AllDates {
  type: "all_dates";
  scenario: string;
  id: number;
}

/**
 * Answers the decision of that line and moment: the index of an option, or notation (or a whole declaration:
 * "attack with Grizzly Bears, Ornithopter"). A number is answered by its index from the least. Who says `hold` with
 * a spell or ability holds priority: they are asked also when what resolves next is their own (117.3c).
 */
export interface Answer {
  type: "answer";
  game: string;
  line: number;
  moment: number;
  choice: number | string;
  hold?: boolean;
  id: number;
}

/**
 * Answers what somebody proposes, in one's turn to: accepts it (`laps` is null), or ends it where one will choose
 * something else, after so many laps and so many choices of the next (732.2b).
 */
export interface AnswerShortcut {
  type: "answer_shortcut";
  game: string;
  line: number;
  moment: number;
  laps?: number | null;
  choice?: number;
  id: number;
}

/**
 * Grants or refuses what somebody asks to take back; or withdraws one's own question. When all have granted it, the
 * game goes back, on a new line.
 */
export interface AnswerTakeBack {
  type: "answer_take_back";
  game: string;
  line: number;
  moment: number;
  grant: boolean;
  id: number;
}

/** One passes on no longer: one is asked at one's stops. */
export interface AskAgain {
  type: "ask_again";
  game: string;
  id: number;
}

/** Why a characteristic of an object is what it is. */
export interface BecauseData {
  /** the object that is asked about */
  object: number;
  /** its name, with what tells it from others */
  name: string;
  /** what is asked about */
  characteristic: "power" | "toughness" | "power and toughness" | "types" | "colors" | "abilities" | "controller" | "text" | "name" | "cost" | "loyalty";
  /** what it is */
  value: string;
  /** what makes it so, in the order it applies in */
  steps: ReasonData[];
  /** the answer in words, without its reasons: Grizzly Bears is 1/1 */
  says: string;
}

/**
 * Goes on from an earlier moment, or with another line if one is named: the game goes back to it, and what was
 * played since stays as the line that it was. Refused in games with other people.
 */
export interface BranchFrom {
  type: "branch_from";
  game: string;
  moment: number;
  line?: number | null;
  id: number;
}

/** A face of a card in the words of a date. What it does not have is empty. */
export interface Card {
  name: string;
  cost: string;
  types: string;
  colors: string;
  text: string[];
  power: string;
  toughness: string;
  loyalty: string;
  defense: string;
}

/** A card in the words of a date. */
export interface CardAsked {
  type: "card";
  name: string;
  rules?: string;
  id: number;
}

/**
 * Cards of a list in one part of the deck. `why` they cannot be played ("": they can be), and `near`: cards whose
 * names are nearly so.
 */
export interface CardChecked {
  part: string;
  count: number;
  name: string;
  why: string;
  near: string[];
}

/** So many cards of a name. */
export interface CardCount {
  count: number;
  name: string;
}

/** A card, with the other faces that it has. */
export interface CardTold {
  type: "card_told";
  rules: string;
  faces: Card[];
  re: number;
}

/** The first of them, and how many there are. */
export interface CardsFound {
  type: "cards_found";
  names: string[];
  count: number;
  re: number;
}

/**
 * Asks which cards of a list can be played under the rules of a date, and whether the deck is legal: as a
 * constructed deck, or in a `format` on that day.
 */
export interface CheckDeck {
  type: "check_deck";
  deck: string;
  rules?: string;
  format?: string;
  id: number;
}

/** Asks for the errors of a scenario, with their places. */
export interface CheckScenario {
  type: "check_scenario";
  scenario: string;
  id: number;
}

/** The errors of a scenario; none: it can be played. `dates` are the rules that it names. */
export interface Checked {
  type: "checked";
  mistakes: Mistake[];
  title: string;
  dates: string[];
  players: string[];
  re: number;
}

/** Plays a scenario under the rules of two dates or more, and says where they part. */
export interface CompareDates {
  type: "compare_dates";
  scenario: string;
  rules: string[];
  id: number;
}

/** A scenario under several dates, oldest first. */
export interface Compared {
  type: "compared";
  title: string;
  columns: DateColumn[];
  partings: Parting[];
  re: number;
}

/** Gives up the game, which a player may do at any time (104.3a). */
export interface Concede {
  type: "concede";
  game: string;
  id: number;
}

/** A new game. `watch` is the token of those who only watch. */
export interface Created {
  type: "created";
  game: string;
  seats: SeatTaken[];
  watch: string;
  re: number;
}

/** Damage that has been assigned and may be prevented (1997). */
export interface DamageData {
  source: ObjectData;
  /** an object's id, or -1 - seat for a player; 0: nobody */
  to: number;
  amount: number;
}

/** A dated change: its day, what it is, and the source that tells of it. */
export interface DateChange {
  day: string;
  text: string;
  source: string;
}

/** The events of a scenario under the rules of one date; `refused` says why there are none. */
export interface DateColumn {
  rules: string;
  told: Happening[];
  refused: string;
  ok: boolean;
}

/** A decision as the player who is asked sees it. */
export interface DecisionData {
  /** whose choice it is, by seat */
  player: number;
  /** what kind of choice, of a closed list */
  kind: "priority" | "mulligan" | "bottom a card" | "target" | "mode" | "x" | "optional cost" | "divide" | "pay" | "cost" | "attack" | "block" | "assign damage" | "order triggers" | "replacement" | "may" | "choose" | "discard" | "legend rule" | "untap" | "colour" | "defending player" | "scry" | "search" | "starting player" | "attack tax" | "damage order" | "order" | "band" | "opening hand" | "redirect" | "companion" | "set aside" | "merge" | "which stack" | "whom to ask" | "mana to pay for another";
  /** a sentence; empty in a view without words */
  question: string;
  /** what the choice is for: the spell being cast, the creature that may attack */
  about: number;
  /** what a number is for: who is assigned the damage */
  other: number;
  /** if a number is asked for: its limits; there are no options then */
  number: RangeData | null;
  options: OptionData[];
}

/** The list of a bundled deck. */
export interface DeckAsked {
  type: "deck";
  name: string;
  id: number;
}

/**
 * A list with all its cards. `against` is what is against the deck, be its cards played or not, `unknown` what
 * cannot be known here; `formats` are those that can be asked for.
 */
export interface DeckChecked {
  type: "deck_checked";
  rules: string;
  cards: CardChecked[];
  main: number;
  beside: number;
  format: string;
  day: string;
  against: string[];
  unknown: string[];
  formats: string[];
  re: number;
}

/**
 * A bundled deck. `since` is the first rules date offered that knows all its cards; `schemes` that it is for an
 * archenemy, `planes` that it is for Planechase.
 */
export interface DeckOffered {
  name: string;
  cards: number;
  since: string;
  schemes: boolean;
  planes: boolean;
}

/** The list of a bundled deck. */
export interface DeckTold {
  type: "deck_told";
  name: string;
  text: string;
  re: number;
}

/**
 * It is done; an update follows if anything changed on the table. `moment` is, after an answer, the number of the
 * decision that comes next.
 */
export interface Done {
  type: "done";
  moment: number;
  re: number;
}

/**
 * Ends a game for good and forgets it. Only for its owner, who need not have joined it, and for the one person of a
 * game.
 */
export interface DropGame {
  type: "drop_game";
  game: string;
  id: number;
}

/**
 * Days on which a scenario goes one way. Eras of the same `outcome` end alike. `dates` are the days among them from
 * which other rules are in force that make no difference here.
 */
export interface Era {
  since: string;
  until: string;
  outcome: number;
  column: DateColumn;
  dates: string[];
}

/**
 * One thing that happened. >>> event = game.apply("play Mountain")[0] >>> event.name, event.rule, event.player,
 * event.text ('land played', '116.2a', 'Alice', 'Alice plays Mountain')
 */
export interface EventData {
  /** what happened, of a closed list */
  name: "turn begins" | "phase begins" | "step begins" | "step ends" | "phase ends" | "turn ends" | "skipped" | "added" | "phase in" | "phase out" | "becomes day" | "becomes night" | "untap" | "tap" | "draw" | "lore counter" | "scheme set in motion" | "visit roll" | "defending player chosen" | "attackers declared" | "attacks" | "blockers declared" | "blocks" | "becomes blocked" | "damage ordered" | "damage assigned" | "damage dealt" | "damage prevented" | "damage wears off" | "effect ends" | "discard" | "mana added" | "mana empties" | "mana burn" | "priority" | "pass" | "land played" | "cast" | "activated" | "countered" | "triggered" | "put on the stack" | "resolves" | "does not resolve" | "enters" | "leaves" | "dies" | "destroyed" | "sacrificed" | "exiled" | "regenerated" | "returned to hand" | "put into graveyard" | "milled" | "searched" | "shuffled" | "token created" | "counters put" | "counters removed" | "attached" | "unattached" | "transforms" | "control changes" | "life gained" | "life lost" | "state-based action" | "player loses" | "player wins" | "game drawn" | "batch begins" | "batch resolves" | "interrupt window" | "refused" | "turned face up" | "turned face down" | "revealed" | "becomes the monarch" | "attack intended" | "attack pre-empted" | "scheme abandoned" | "chosen" | "copied" | "effect begins" | "coin flipped" | "commander returns" | "brought in" | "die rolled" | "flipped" | "tempted" | "ventures" | "completed" | "shortcut taken" | "drawn for player" | "plane set" | "planeswalks" | "encountered" | "planar die rolled" | "chaos ensues" | "explained" | "mutates" | "melded" | "turn goes on" | "turn marker removed" | "plane put away" | "takes the initiative" | "assists" | "taken back";
  /** the rule that makes it so, in the numbering in force; empty if none does */
  rule: string;
  /** further rules that say so */
  also: string[];
  /** what the rule is about, under a name that is the same on every date */
  concept: string;
  /** the name of the player who does it or to whom it happens */
  player: string | null;
  /** a sentence without its full stop, as the reader may know it */
  text: string;
  /** what it happened to, or what did it */
  object: number;
  /** what else is concerned: who is dealt the damage, what is attacked */
  other: number;
  /** how much or how many: damage, life, counters; the number of the turn */
  amount: number;
}

/** Why an object is what it is, after so many entries of a scenario (`done` of a step). */
export interface ExplainStep {
  type: "explain_step";
  scenario: string;
  done: number;
  object: number;
  rules?: string | null;
  id: number;
}

/**
 * The whole game as a record, or the position as a scenario; of an earlier moment, if one is named. Refused in
 * games with other people until they are over, and until the match is, if they are of one.
 */
export interface Export {
  type: "export";
  game: string;
  what: "record" | "scenario";
  moment?: number | null;
  id: number;
}

/** A file to keep, and a name for it. */
export interface Exported {
  type: "exported";
  name: string;
  text: string;
  re: number;
}

/** Names of cards with these letters in them. */
export interface FindCards {
  type: "find_cards";
  text: string;
  rules?: string;
  id: number;
}

/**
 * Gives a seat of an open game free that somebody has taken: their link is worth nothing any more. Only for the
 * owner of the game, and for whoever holds the seat.
 */
export interface FreeSeat {
  type: "free_seat";
  game: string;
  seat: number;
  id: number;
}

/**
 * A game that one can go on with by its token. `damage` tells what of it is not as it was written (""): nobody goes
 * on with such a game. `number` is that of a game of a match, or 0; `followed`: the next one has begun.
 */
export interface GameListed {
  game: string;
  token: string;
  seat: number;
  players: string[];
  rules: string;
  turn: number;
  over: boolean;
  changed: string;
  damage: string;
  best_of: number;
  number: number;
  followed: boolean;
}

/**
 * The games on the server that one may go on with: one's own (`hello`), and of `tokens` those that are known. On a
 * server that only its own machine reaches, also all those of one person against bots.
 */
export interface Games {
  type: "games";
  tokens?: string[];
  id: number;
}

/** The answer to `games`. */
export interface GamesListed {
  type: "games_listed";
  games: GameListed[];
  re: number;
}

/**
 * A page to hand out about a scenario, as `run_scenario` (by default under all the rules that it names),
 * `compare_dates` or `all_dates` tells it. Answered by `exported`. What is told step by step is no picture.
 */
export interface HandOut {
  type: "hand_out";
  scenario: string;
  what: "all" | "dates" | "steps";
  ending: "html" | "md" | "svg";
  rules?: string[];
  id: number;
}

/** One thing that happened, and its rule on that date. */
export interface Happening {
  text: string;
  rule: string;
}

/**
 * The first message of every connection. `key` is the secret of the server's link, if it has one. `player` is a
 * secret that the client has made up, of 16 characters or more: the games that are begun with it are its owner's.
 * `language` is the reader's, of those that `welcome` lists: what the server says to people is said in it; another
 * is taken for English.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  key?: string;
  player?: string;
  language?: string;
  id: number;
}

/**
 * One does not want to look any longer at what bots do: what follows comes at once, until one is asked. With other
 * people at the table, when all who are there have said so.
 */
export interface Hurry {
  type: "hurry";
  game: string;
  id: number;
}

/**
 * Sits down at a game, or watches it: the token says which. Who was there before says how far they know it: the
 * `line` and `events` of the last update that came; what has happened since comes in the next one. `stops` are set
 * before anything is passed; null: as they were.
 */
export interface Join {
  type: "join";
  game: string;
  token: string;
  line?: number;
  events?: number;
  stops?: string[] | null;
  id: number;
}

/**
 * One sits at the game; updates follow, beginning with one. `seat` is -1 for those who watch. `alone`: the only
 * person in the game, who may look back, branch and export. `open`: whoever comes may take a free seat.
 */
export interface Joined {
  type: "joined";
  game: string;
  seat: number;
  seats: SeatTaken[];
  rules: string;
  variant: string;
  turn: TurnPhase[];
  stops: string[];
  alone: boolean;
  manual_mana: boolean;
  open: boolean;
  re: number;
}

/** Asks for one's own choices of late, of which one may want to make a lap. */
export interface LapAsked {
  type: "lap";
  game: string;
  id: number;
}

/** A choice of a lap. `others`: it is the reader's, who could choose something else there in the first lap. */
export interface LapChoiceTold {
  seat: number;
  text: string;
  others: boolean;
}

/** One's own choices of late in notation, the oldest first, without passes that were made for one. */
export interface LapTold {
  type: "lap_told";
  choices: string[];
  re: number;
}

/** No more updates of a game. The seat stays. */
export interface Leave {
  type: "leave";
  game: string;
  id: number;
}

/** A way that the game went: from which line and moment it came, and how long it is. */
export interface Line {
  line: number;
  parent: number;
  moment: number;
  moments: number;
}

/** The table as it was at an earlier moment of a game of one's own, or of one that is over. It changes nothing. */
export interface LookBack {
  type: "look_back";
  game: string;
  moment: number;
  id: number;
}

/**
 * Something that the reader loses who passes now, or (an attack) declares no attackers: a sentence, and its rule.
 * `later`: only by passing on beyond their next stop.
 */
export interface LossTold {
  kind: "attack" | "land" | "mana";
  text: string;
  rule: string;
  later: boolean;
}

/**
 * The match that a game is one of: which game of it, how many each seat has won (this game among them), and the
 * seat that has won it (-1: nobody yet). Between two games `ready` are the seats that have said what they play;
 * `next` is the game that follows, once it has begun. `before` are the games before this one.
 */
export interface MatchShown {
  best_of: number;
  number: number;
  score: number[];
  winner: number;
  ready: number[];
  next: string;
  before: string[];
}

/** Something wrong in a text, at a line and column counted from 1 (0: not known). */
export interface Mistake {
  line: number;
  column: number;
  message: string;
}

/**
 * The table at an earlier moment: so many events had happened. The decision in `view` is what was asked then, and
 * `chosen` what was answered, if it was one's own.
 */
export interface Moment {
  type: "moment";
  game: string;
  line: number;
  moment: number;
  events: number;
  view: ViewData;
  phase: number;
  place: string;
  chosen: string;
  re: number;
}

/**
 * A new game, with two to eight seats in seating order, of a Grand Melee up to twelve. `first` is the seat that
 * goes first. `seed` is only for a game of one person. With `best_of` it is the first game of a match of two
 * players. Decks of fewer cards than the rules ask for are refused without `small_decks`.
 */
export interface NewGame {
  type: "new_game";
  seats: SeatWanted[];
  rules?: string;
  variant?: string;
  seed?: number | null;
  first?: number | null;
  manual_mana?: boolean;
  pace?: number;
  best_of?: 1 | 3 | 5;
  small_decks?: boolean;
  open?: boolean;
  id: number;
}

/** All that may happen next, the first thing first. */
export interface NextData {
  /** what happens if nobody does anything else, in that order */
  things: UpcomingData[];
}

/** Why something is not allowed now: a sentence, its rule, and the object that makes it so (0: none). */
export interface NotAllowed {
  text: string;
  rule: string;
  concept: string;
  object: number;
}

/** A card, token, spell or ability. What is empty or not so is left out, but for the fields that are required. */
export interface ObjectData {
  /** an object, by the id that this seat's views show */
  id: number;
  name: string;
  /** the name with what tells it from others: Grizzly Bears #2 */
  label: string;
  zone: string;
  /** card, token, ability, copy, emblem, action, designation or dungeon */
  kind: string;
  /** a player, by seat */
  owner: number;
  /** a player, by seat */
  controller: number;
  /** it is its owner's commander */
  commander?: boolean;
  /** it is a signature spell of its owner's */
  signature_spell?: boolean;
  /** what a commander or signature spell costs more for being cast from the command zone */
  tax?: number;
  /** the type line */
  types: string;
  /** letters of WUBRG */
  colors: string;
  mana_value: number;
  keywords: string[];
  /** what it says, a line for each ability */
  text: string[];
  /** its mana cost: {1}{R} */
  cost?: string;
  power?: number;
  toughness?: number;
  tapped?: boolean;
  /** it came under its controller's control this turn */
  sick?: boolean;
  phased_out?: boolean;
  damage?: number;
  counters?: Record<string, number>;
  /** what has been chosen for it: player, color, name, … */
  chosen?: Record<string, string>;
  /** what it is by designation: monstrous, renowned, saddled, suspected, solved */
  designations?: string[];
  /** an object's id, or -1 - seat for a player; 0: nobody */
  attached_to?: number;
  /** it attacked this turn */
  attacked?: boolean;
  loyalty?: number;
  defense?: number;
  /** who protects a battle, by seat */
  protector?: number;
  /** of a spell or ability: the chosen modes, counted from 0 */
  modes?: number[];
  /** of a spell: the names of the cards that are spliced onto it, in the order of their text */
  spliced?: string[];
  /** of a spell or ability: what it targets, phrase by phrase */
  targets?: number[][];
  x?: number;
  /** of an ability: the object that has it */
  source?: number;
  face_down?: boolean;
  /** what it is face up, for those who may look at it */
  beneath?: string;
  /**
   * the names of all that represents it, the topmost first, if that is more than one card; "" for what is face down
   * and may not be looked at
   */
  components?: string[];
}

/**
 * The uses that one can make of an object, and why it is what it is: its characteristics that anything changes.
 * `printed` is its card's type line, and below it the text, as they are printed in the reader's language.
 */
export interface ObjectTold {
  type: "object_told";
  object: number;
  uses: Use[];
  because: BecauseData[];
  printed: string;
  re: number;
}

/** An open game: who sits there, which seats are free, and the token of those who only watch. */
export interface OpenGame {
  game: string;
  players: string[];
  free: number[];
  rules: string;
  variant: string;
  turn: number;
  best_of: number;
  watch: string;
}

/** The open games of a host that has a lobby: at which one may take a free seat, or watch. */
export interface OpenGamesAsked {
  type: "open_games";
  id: number;
}

/** The open games that are not over, those with a free seat first. */
export interface OpenGamesListed {
  type: "open_games_listed";
  games: OpenGame[];
  re: number;
}

/** The game of a record, at its end: to be looked through, and played on from anywhere. `seat` is the sender's. */
export interface OpenRecord {
  type: "open_record";
  record: string;
  seat?: number;
  bot?: string;
  pace?: number;
  id: number;
}

/**
 * The position in which a scenario begins, to be played on against bots. `seat` is the sender's. `rules` overrides
 * those that the scenario names.
 */
export interface OpenScenario {
  type: "open_scenario";
  scenario: string;
  rules?: string | null;
  seat?: number;
  bot?: string;
  pace?: number;
  id: number;
}

/**
 * One option of a decision: what it says, and what on the table it is about. >>> option = game.decision.options[0]
 * >>> str(option), option.index, option.kind == mp.OptionKind.PASS ('pass', 0, True)
 */
export interface OptionData {
  /** the answer that chooses it */
  index: number;
  /** what it does, of a closed list */
  kind: "pass" | "play land" | "cast" | "activate" | "mana ability" | "done" | "target" | "mode" | "number" | "yes" | "no" | "card" | "player" | "attack" | "block" | "stay" | "trigger" | "replacement" | "keep" | "mulligan" | "mana" | "spend mana" | "pay life" | "top" | "bottom" | "aid" | "special action" | "turn face up" | "roll the planar die" | "band" | "phase action" | "effect" | "colour" | "word" | "name" | "counters" | "pile" | "over" | "under";
  /** its notation, which is an answer too; empty in a view without words */
  text: string;
  /** the object that it plays, uses or chooses, by the id that the view shows */
  object?: number;
  /** the second object: what is attacked or blocked, whose band is joined */
  other?: number;
  /** the player that it chooses, targets or attacks, by seat */
  player?: number;
  /** the number that it chooses */
  number?: number;
}

/**
 * Where two dates part: the first `alike` things are the same. `day` is empty if all is. `causes` are sentences,
 * the changes and cards' wordings that make the difference; `rules` the numbers concerned, before and after.
 */
export interface Parting {
  older: string;
  newer: string;
  alike: number;
  day: string;
  causes: string[];
  changes: DateChange[];
  rules: string[];
}

/**
 * Passes priority, and goes on passing `until` the next stop, the end of the turn, one's own next turn, or
 * something that an opponent does or sets off (or one's own next turn, if nothing does). An opponent's object on
 * the stack and other kinds of decision are asked about all the same.
 */
export interface PassOn {
  type: "pass_on";
  game: string;
  line: number;
  moment: number;
  until?: "end_of_turn" | "my_turn" | "something" | "stop";
  id: number;
}

/** Priority that was passed for the reader, after so many events: where, why, and the rule of passing. */
export interface Passed {
  events: number;
  turn: number;
  place: string;
  reason: "asked_for" | "no_stop" | "nothing_to_do" | "own_on_top" | "yielded";
  text: string;
  rule: string;
}

/**
 * What passing means for the reader: how far they pass on, whether they hold priority, the abilities that they
 * always pass on, and the one on top of the stack in the words of these ("": none is there).
 */
export interface PassingTold {
  until: "end_of_turn" | "my_turn" | "something" | "stop";
  holds: boolean;
  yields: string[];
  ability: string;
  losses: LossTold[];
}

/** Is anybody there? Answered by `done`. */
export interface Ping {
  type: "ping";
  id: number;
}

/**
 * One wants another game like this one, which is over (of a match: another match): with the `swap` of sides, each
 * with what the next one had; or with another `deck` of one's own, the name of a bundled deck or a whole list. When
 * all persons have said so, and agree about the sides, it begins: the `again` of the next update names it.
 */
export interface PlayAgain {
  type: "play_again";
  game: string;
  swap?: boolean;
  deck?: string | null;
  id: number;
}

/**
 * What one plays in the next game of the match: these cards of deck and sideboard; null: the deck as it is. When
 * all persons have said so, the next game begins: the `match` of the next update names it.
 */
export interface PlayNext {
  type: "play_next";
  game: string;
  main?: CardCount[] | null;
  id: number;
}

/** One player, as the viewer sees them. */
export interface PlayerData {
  /** a player, by seat */
  seat: number;
  name: string;
  life: number;
  /** their life total is their team's (810.4) */
  life_shared?: boolean;
  /** it is their turn, or that of their team; of several turns at the same time, the one that is shown */
  active?: boolean;
  hand_size: number;
  /** what the viewer may see of it */
  hand: ObjectData[];
  library_size: number;
  graveyard: ObjectData[];
  /** unspent mana, by letters of WUBRGC */
  pool: string;
  counters: Record<string, number>;
  /** this turn */
  lands_played: number;
  mulligans: number;
  /** they have left the game */
  left: boolean;
  lost: boolean;
  won: boolean;
  team: number;
  /** with whom their team loses */
  emperor?: boolean;
  /** beyond the range of influence of who looks */
  out_of_range?: boolean;
  /** who makes their decisions now, if another player controls them */
  decider: number;
  /** cards in their scheme deck */
  schemes: number;
  /** cards in their planar deck */
  planar_deck?: number;
  /** combat damage that each commander has dealt to them: 21 by one loses the game */
  commander_damage?: Record<string, number>;
  /** cards that they own outside the game, in a game in which any could come into it */
  sideboard_size: number;
  /** what the viewer may see of it */
  sideboard: ObjectData[];
  /** the card outside the game that is their companion; 0 if there is none, or it has come into the game */
  companion: number;
}

/**
 * The request could not be carried out. `code` is of a closed list. `re` is -1 if the request's number could not be
 * read. `remedy` says how the same request would be carried out: a deck without its refused cards, or with others
 * in their place; or a game with small decks.
 */
export interface Problem {
  type: "problem";
  code: "bad_input" | "damaged" | "fault" | "malformed" | "not_allowed" | "not_at_table" | "not_yours" | "put_aside" | "say_hello" | "stale" | "too_fast" | "too_large" | "too_long" | "too_many" | "unknown_game" | "wrong_protocol";
  message: string;
  where: string;
  remedy: "" | "refused_cards" | "small_decks";
  re: number;
}

/**
 * Proposes a shortcut (732.2a), with priority: these choices of one's own, in notation, so many times over, while
 * all others pass and what has only one answer is given it. It waits until the others have answered. Any other
 * answer to the decision takes it back.
 */
export interface ProposeShortcut {
  type: "propose_shortcut";
  game: string;
  line: number;
  moment: number;
  choices: string[];
  times: number;
  id: number;
}

/**
 * A game at which one sits cannot be shown any more: what is kept of it cannot be played again within the bounds of
 * the server. It comes unasked. A game that can be shown, and in which nothing more happens by itself, says so in
 * the `faults` of its updates.
 */
export interface PutAside {
  type: "put_aside";
  game: string;
  reason: string;
}

/** A scenario, played step by step. */
export interface Ran {
  type: "ran";
  rules: string;
  title: string;
  ok: boolean;
  turn: TurnPhase[];
  steps: ScenarioStep[];
  re: number;
}

/** The numbers from which one is chosen. The number `low` is the answer 0, `low + 1` is 1, and so on. */
export interface RangeData {
  low: number;
  high: number;
}

/**
 * The answer to `why_not`. What would be done: `refusal`, or null if nothing forbids it. A card and a
 * characteristic of it: why it is what it is. "next": what happens next if nobody does anything else.
 */
export interface Reason {
  type: "reason";
  refusal: NotAllowed | null;
  because: BecauseData[];
  next: NextData | null;
  re: number;
}

/** One step by which a characteristic becomes what it is. */
export interface ReasonData {
  /** what the characteristic is after this step */
  value: string;
  /** how it comes by that: printed, face down, by Humility, by 2 +1/+1 counters */
  how: string;
  /** what makes it so, if anything does: Humility, 2 +1/+1 counters */
  by?: string;
  /** what an effect does, in words: has base power and toughness 1/1 */
  does?: string;
  /** the rule of this step, in the numbering in force; empty if none is about it */
  rule: string;
  /** what that rule is about, under a name that is the same on every date */
  concept: string;
  /** the layer in which it applies, if it is one */
  layer?: string;
  /** of an effect: older ones have smaller numbers */
  timestamp?: number;
  /** the object that it comes from, if that is there */
  source?: number;
  /** nothing applies: what has the ability has lost it */
  lost?: boolean;
  /** until October 2005: it applies with the types that its effect changes */
  with_types?: boolean;
  /** younger effects that come first, since this one depends on them */
  waited_for?: string[];
  /** the rule by which it waited for them */
  dependency?: string;
  /** the step in words, without its rule: 1/1 by Humility */
  told: string;
}

/** The rules do not allow it, or the answer was not understood. Nothing has changed. */
export interface Refused {
  type: "refused";
  message: string;
  rule: string;
  concept: string;
  re: number;
}

/** Asks for the subject of a rule's number (or, in 1997, title) under the rules of a date, and how that changed. */
export interface RuleAsked {
  type: "rule";
  number: string;
  rules?: string;
  id: number;
}

/**
 * What the user's own copy of the rules has: the paragraphs, and where the copy is of another day, or has no such
 * rule, a sentence that says so.
 */
export interface RuleCopied {
  said: string;
  rules: RuleText[];
}

/** From a day on something was so. */
export interface RuleDay {
  since: string;
  text: string;
  source: string;
}

/** How something changed over the dates. */
export interface RuleHistory {
  topic: string;
  kind: string;
  days: RuleDay[];
}

/** One thing that a number is about, and a sentence on it. */
export interface RuleMeaning {
  concept: string;
  text: string;
}

/** A rule out of the user's own copy. */
export interface RuleText {
  number: string;
  text: string;
}

/** The subject of a number, how that changed, and what the user's own copy of the rules has on it. */
export interface RuleTold {
  type: "rule_told";
  number: string;
  rules: string;
  about: RuleMeaning[];
  histories: RuleHistory[];
  copied: RuleCopied[];
  re: number;
}

/** A date whose rules can be played: an edition, or a day from which something changed. `what` says what did. */
export interface RulesOffered {
  date: string;
  name: string;
  what: string;
}

/** Plays a scenario step by step under the rules of a date, by default the first that it names. */
export interface RunScenario {
  type: "run_scenario";
  scenario: string;
  rules?: string | null;
  id: number;
}

/** A phrase that somebody at the table has said; they are numbered from 1. */
export interface Said {
  number: number;
  seat: number;
  phrase: "good game" | "good luck" | "hello" | "oops" | "thanks" | "thinking" | "well played" | "your turn";
}

/** Says one of a few phrases to the others at the table. */
export interface Say {
  type: "say";
  game: string;
  phrase: "good game" | "good luck" | "hello" | "oops" | "thanks" | "thinking" | "well played" | "your turn";
  id: number;
}

/**
 * One entry of a scenario's play, or its beginning (line 0), and what came of it: the table afterwards with nothing
 * hidden, what happened, what was expected and is not so, and what happens next. So many entries are `done`.
 */
export interface ScenarioStep {
  line: number;
  text: string;
  events: EventData[];
  mistakes: Mistake[];
  view: ViewData;
  phase: number;
  place: string;
  done: number;
  next: NextData;
}

/** The token of a seat that one has taken: its link is /game/GAME#TOKEN. */
export interface SeatGiven {
  type: "seat_given";
  game: string;
  seat: number;
  token: string;
  re: number;
}

/**
 * A seat of a game: who sits there. `token` is the secret of a person's seat: its link is /game/GAME#TOKEN. It is
 * told to whoever began the game, but for the free seats of an open one.
 */
export interface SeatTaken {
  seat: number;
  name: string;
  who: "bot" | "person";
  bot: string;
  token: string;
}

/**
 * One seat of a new game. `deck` is the name of a bundled deck, or a whole deck list. `bot` is what `--bot` takes
 * of those that the server offers. Of the deck's cards that cannot be played, `instead` names others in their place
 * (a line each, such as "Cultivate=Forest"; a card alone stands in for all), and `without_refused` leaves the rest
 * out.
 */
export interface SeatWanted {
  name: string;
  deck: string;
  who: "bot" | "person";
  bot?: string;
  without_refused?: boolean;
  instead?: string;
}

/** All the stops of one's seat: "my upkeep", "their end step". Elsewhere the seat passes. */
export interface SetStops {
  type: "stops";
  game: string;
  stops: string[];
  id: number;
}

/**
 * All the abilities that one always passes on when they are on top of the stack, in the words in which `passing` of
 * the updates has them: `ability`, and `yields`.
 */
export interface SetYields {
  type: "yields";
  game: string;
  yields: string[];
  id: number;
}

/**
 * A shortcut that somebody proposes: the choices of a lap, how many laps, and which seats have still to answer, in
 * this order. It ends after `laps` laps and `choice` choices of the next, if somebody has shortened it.
 */
export interface ShortcutProposed {
  seat: number;
  times: number;
  choices: LapChoiceTold[];
  waiting: number[];
  laps: number;
  choice: number;
  rule: string;
}

/** Asks for one's deck and sideboard between two games of a match. */
export interface SideboardAsked {
  type: "sideboard";
  game: string;
  id: number;
}

/**
 * One's deck, and the cards beside it. After an exchange the deck has exactly `least` cards if they are exchanged
 * `one_for_one`, or else at least so many, with `most_beside` at most beside it. `rule` and `size_rule` say so, as
 * far as the rules of the day do.
 */
export interface SideboardTold {
  type: "sideboard_told";
  main: CardCount[];
  beside: CardCount[];
  one_for_one: boolean;
  least: number;
  most_beside: number;
  rule: string;
  size_rule: string;
  re: number;
}

/**
 * Asks the other people at the table to take back so many of one's own decisions, the last of which is the first to
 * go. The updates of all have it as `taking_back`, with what hidden information has been seen since. Until they
 * have answered nothing happens by itself; whatever anybody does takes the question back.
 */
export interface TakeBack {
  type: "take_back";
  game: string;
  line: number;
  moment: number;
  decisions?: number;
  id: number;
}

/**
 * Takes a free seat of an open game. Only for who has said `player` in `hello`, and one seat of a game; who holds
 * it already is told its token again.
 */
export interface TakeSeat {
  type: "take_seat";
  game: string;
  seat: number;
  id: number;
}

/**
 * What a seat asks to take back: so many of its decisions; the seats that have still to answer; what hidden
 * information has been seen since, in sentences (none: nothing hidden has).
 */
export interface TakingBackShown {
  seat: number;
  decisions: number;
  waiting: number[];
  seen: string[];
}

/**
 * The time machine: eras from the first date to the last, and what parts each from the next. `played` is how many
 * of the `dates` were played; the others have the same relevant rules as one of these.
 */
export interface Travelled {
  type: "travelled";
  title: string;
  eras: Era[];
  partings: Parting[];
  dates: number;
  played: number;
  re: number;
}

/** The strip of the turn of a date. */
export interface TurnAsked {
  type: "turn";
  rules?: string;
  id: number;
}

/**
 * A turn that goes on at the same time, in a Grand Melee (807.4), and waits while the one that is shown goes on.
 */
export interface TurnData {
  /** the number of its turn marker */
  marker: number;
  /** whose turn it is; until it has begun, who has the turn marker */
  player: number;
  /** its number; 0: it has not begun */
  turn: number;
  phase: string;
  /** the step as the turn knows it */
  place: string;
  /** its own (807.5), bottom first */
  stack: ObjectData[];
}

/**
 * A step, a phase without steps, or a part of the attack of 1997. `place` is what updates call it, and stops;
 * `stop`: somebody may act there, so one can stop.
 */
export interface TurnPart {
  name: string;
  place: string;
  rule: string;
  stop: boolean;
  what: string;
}

/** A phase of the strip. */
export interface TurnPhase {
  name: string;
  rule: string;
  parts: TurnPart[];
}

/** The strip of the turn of a date. */
export interface TurnTold {
  type: "turn_told";
  rules: string;
  phases: TurnPhase[];
  re: number;
}

/** One thing that happens next if nobody does anything else. */
export interface UpcomingData {
  /** what it is */
  kind: string;
  /** a sentence without its full stop */
  text: string;
  /** the rule that makes it so, in the numbering in force; empty if none is about it */
  rule: string;
  /** what the rule is about, under a name that is the same on every date */
  concept: string;
  /** the object that it is about, if there is one */
  source?: number;
}

/**
 * The changes at a table. It is whole: `view` replaces what was known, `events` all those from the number `begin`
 * on, and `passed` all those after `begin` events or more. Of very many events it has the first; the others come in
 * the updates after it. `moment` numbers the decision that waits. `place` is where the turn is, in the words of the
 * strip; `phase` the index of the phase in it. `thinking` is the seat of a bot at work, or -1; `waits_for` the seat
 * that is at work or is really asked, or -1 while the game goes on by itself; `own` are the moments of this line at
 * which the reader decided, and no pass was made for them. `shortcut` is what somebody proposes and is not answered
 * yet, `passing` what the reader has said of passing, `taking_back` what somebody asks to take back, `again` who
 * wants another game now that this one is over, `said` the last phrases of those who sit there.
 */
export interface Update {
  type: "update";
  game: string;
  line: number;
  moment: number;
  begin: number;
  events: EventData[];
  passed: Passed[];
  view: ViewData;
  phase: number;
  place: string;
  thinking: number;
  waits_for: number;
  lines: Line[];
  faults: string[];
  connected: number[];
  own: number[];
  match: MatchShown | null;
  shortcut: ShortcutProposed | null;
  passing: PassingTold | null;
  taking_back: TakingBackShown | null;
  again: AgainShown | null;
  said: Said[];
}

/** Something that one may want to do with an object, in notation; null: it can be done now. */
export interface Use {
  text: string;
  refusal: NotAllowed | null;
}

/**
 * The table as one seat sees it. >>> view = game.view("Alice") >>> view.turn, view.step, view.me.life,
 * len(view.me.hand) (1, 'precombat main phase', 20, 7)
 */
export interface ViewData {
  /** who sees this, by seat; -1: everybody may, -2: nothing in a hand is hidden */
  seat: number;
  /** the name of the player who sees this; empty if nobody in particular does */
  player: string;
  /** the date whose rules are played */
  rules: string;
  /** the number of the turn; 0 before the first */
  turn: number;
  /** whose turn it is, by seat */
  active: number;
  phase: string;
  step: string;
  /** the step as the turn knows it: precombat main, first-strike damage step */
  place: string;
  /** who has priority */
  priority: number;
  /** day, night, or empty */
  day_night: string;
  /** a player, by seat; -1: nobody */
  monarch: number;
  /** who controls the planes that are face up, in a game of Planechase (901.6) */
  planar_controller?: number;
  /** cards in the planar deck of all players, if there is only one (901.15) */
  planar_deck?: number;
  /** the mana that rolling the planar die costs the active player, or an observer of that team; -1: no planes */
  planar_die?: number;
  players: PlayerData[];
  battlefield: ObjectData[];
  phased_out: ObjectData[];
  /** bottom first */
  stack: ObjectData[];
  /** those that go on at the same time, in a Grand Melee (807.4), in the order of their markers */
  other_turns?: TurnData[];
  exile: ObjectData[];
  command: ObjectData[];
  /** library cards that this seat is being shown */
  looked_at: ObjectData[];
  /** library cards that this seat has seen and whose place it knows */
  known: ObjectData[];
  /** attacker → what it attacks (a ref; 0: nothing any more) */
  attacks: Record<string, number>;
  /** attacker → whether it is blocked */
  blocked: Record<string, boolean>;
  /** blocker → what it blocks */
  blocks: Record<string, number[]>;
  /** attackers banded together */
  bands: number[][];
  attackers_declared: boolean;
  blockers_declared: boolean;
  /** whose answer the game waits for */
  deciding: number;
  /** what is asked, if it is this seat that answers */
  decision: DecisionData | null;
  over: boolean;
  winners: string[];
  /** damage that may be prevented now (1997) */
  assigned: DamageData[];
  /** permanents about to be destroyed that may be regenerated (1997) */
  doomed: number[];
}

/**
 * The answer to `hello`. `may_begin`: this connection may begin games. `rules_text`: the server was given a copy of
 * the rules, or several. `lobby`: the host has one, where open games are listed. `languages`: those that the server
 * speaks.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  build: string;
  rules: RulesOffered[];
  decks: DeckOffered[];
  bots: string[];
  may_begin: boolean;
  rules_text: boolean;
  variants: string[];
  lobby: boolean;
  languages: string[];
  re: number;
}

/**
 * Why one cannot do this now, in notation: "cast Shock"; why a card is what it is: "Grizzly Bears power", "Grizzly
 * Bears"; or what happens next: "next".
 */
export interface WhyNot {
  type: "why_not";
  game: string;
  text: string;
  id: number;
}

export type FromPage =
  | Hello
  | Ping
  | NewGame
  | OpenGamesAsked
  | TakeSeat
  | FreeSeat
  | Say
  | OpenRecord
  | OpenScenario
  | Join
  | Leave
  | Games
  | DropGame
  | Answer
  | SetStops
  | PassOn
  | AskAgain
  | SetYields
  | Hurry
  | LapAsked
  | ProposeShortcut
  | AnswerShortcut
  | Concede
  | SideboardAsked
  | PlayNext
  | PlayAgain
  | LookBack
  | BranchFrom
  | TakeBack
  | AnswerTakeBack
  | Export
  | WhyNot
  | AboutObject
  | RuleAsked
  | TurnAsked
  | FindCards
  | CardAsked
  | CheckDeck
  | DeckAsked
  | CheckScenario
  | RunScenario
  | ExplainStep
  | CompareDates
  | AllDates
  | HandOut

export type FromServer =
  | Welcome
  | Done
  | Refused
  | Problem
  | Created
  | GamesListed
  | OpenGamesListed
  | SeatGiven
  | TurnTold
  | Joined
  | LapTold
  | Update
  | PutAside
  | Moment
  | SideboardTold
  | Exported
  | Reason
  | ObjectTold
  | RuleTold
  | CardsFound
  | CardTold
  | DeckChecked
  | DeckTold
  | Checked
  | Ran
  | Compared
  | Travelled
