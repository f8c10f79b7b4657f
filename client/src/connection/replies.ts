// Which reply answers which request. `messages.ts` cannot say so; a mistake here shows as a type error where it is used.
import type * as m from "../protocol/messages";

export interface Replies {
  hello: m.Welcome;
  ping: m.Done;
  new_game: m.Created;
  open_record: m.Created;
  open_scenario: m.Created;
  join: m.Joined;
  leave: m.Done;
  games: m.GamesListed;
  open_games: m.OpenGamesListed;
  take_seat: m.SeatGiven;
  free_seat: m.Done;
  say: m.Done;
  drop_game: m.Done;
  answer: m.Done;
  stops: m.Done;
  pass_on: m.Done;
  ask_again: m.Done;
  yields: m.Done;
  hurry: m.Done;
  lap: m.LapTold;
  propose_shortcut: m.Done;
  answer_shortcut: m.Done;
  concede: m.Done;
  sideboard: m.SideboardTold;
  play_next: m.Done;
  play_again: m.Done;
  look_back: m.Moment;
  branch_from: m.Done;
  take_back: m.Done;
  answer_take_back: m.Done;
  export: m.Exported;
  why_not: m.Reason;
  about_object: m.ObjectTold;
  rule: m.RuleTold;
  turn: m.TurnTold;
  find_cards: m.CardsFound;
  card: m.CardTold;
  check_deck: m.DeckChecked;
  deck: m.DeckTold;
  check_scenario: m.Checked;
  run_scenario: m.Ran;
  explain_step: m.ObjectTold;
  compare_dates: m.Compared;
  all_dates: m.Travelled;
  hand_out: m.Exported;
}

export type Kind = m.FromPage["type"];

/** A request without its number, which the connection gives it. */
export type Asked<K extends Kind> = Omit<Extract<m.FromPage, { type: K }>, "id">;

export type Answered<K extends Kind> = K extends keyof Replies ? Replies[K] : never;
