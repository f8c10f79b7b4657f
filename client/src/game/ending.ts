// The end of a game: why, by which rule, and what comes after it.
import type { EventData, Update } from "../protocol/messages";

export interface Reason {
  text: string;
  rules: string[];
}

const DECIDES: ReadonlySet<string> = new Set(["player loses", "player wins", "game drawn", "drawn for"]);

/** What decided the game, of the events: who lost and why, and that nobody but the winner is left. */
export function reasonsOf(events: readonly EventData[]): Reason[] {
  return events
    .filter((event) => DECIDES.has(event.name))
    .map(({ text, rule, also }) => ({ text, rules: [...new Set([rule, ...also])].filter((each) => each !== "") }));
}

/** Who conceded, of the events. */
export function conceded(events: readonly EventData[]): string[] {
  return events.flatMap((event) => (event.name === "player loses" && event.concept === "concede" && event.player ? [event.player] : []));
}

/** How it ended for the reader: won, lost, drawn, or (for those who only watch) over. */
export function endedFor(winners: readonly string[], name: string | undefined): "won" | "lost" | "drawn" | "over" {
  if (winners.length === 0) return "drawn";
  if (name === undefined) return "over";
  return winners.includes(name) ? "won" : "lost";
}

/** The game that follows this one: the next of its match, or another of the same players; "" if there is none yet. */
export function followedBy(update: Update): string {
  return update.match?.next || update.again?.next || "";
}
