// A match between two games: what its standing says, and a deck that is being exchanged with its sideboard.
import type { CardCount, MatchShown, SideboardTold } from "../protocol/messages";
import { say } from "../saying.svelte";

/** How a match stands: "1–0", in seating order. */
export function scoreOf(match: MatchShown): string {
  return match.score.join("–");
}

/** Where the match is: "game 2, best of 3". */
export function placeOf(best: number, number: number): string {
  return say("page-game-number-best-of", "game {number}, best of {best}", { number, best });
}

/** A card of deck and sideboard: how many of it are in either. */
export interface Held {
  name: string;
  main: number;
  beside: number;
}

/** All cards of a player, in the order of the deck and then of the sideboard. */
export function heldOf(told: Pick<SideboardTold, "main" | "beside">): Held[] {
  const found = new Map<string, Held>();
  const held = (name: string) => {
    const known = found.get(name) ?? { name, main: 0, beside: 0 };
    found.set(name, known);
    return known;
  };
  for (const { count, name } of told.main) held(name).main += count;
  for (const { count, name } of told.beside) held(name).beside += count;
  return [...found.values()];
}

/** The cards after so many of one of them came into the deck (or left it, if it is less than none). */
export function moved(held: readonly Held[], name: string, count: number): Held[] {
  return held.map((each) => {
    if (each.name !== name) return each;
    const by = Math.max(-each.main, Math.min(each.beside, count));
    return { ...each, main: each.main + by, beside: each.beside - by };
  });
}

export function sizeOf(held: readonly Held[], where: "main" | "beside"): number {
  return held.reduce((sum, each) => sum + each[where], 0);
}

/** Why the next game cannot begin with this deck; "" if it can. The server has the last word. */
export function notAllowed(held: readonly Held[], told: Omit<SideboardTold, "main" | "beside" | "type" | "re">): string {
  const main = sizeOf(held, "main");
  if (told.one_for_one && main !== told.least) return say("page-deck-must-have", "The deck has {main} cards; it must have {least}, as before.", { main, least: told.least });
  if (main < told.least) return say("page-deck-needs-at-least", "The deck has {main} cards; it needs at least {least}.", { main, least: told.least });
  const beside = sizeOf(held, "beside");
  return beside > told.most_beside ? say("page-sideboard-at-most", "There are {beside} cards in the sideboard; at most {most} are allowed.", { beside, most: told.most_beside }) : "";
}

/** What is exchanged: against the deck that one has had. */
export function deckOf(held: readonly Held[]): CardCount[] {
  return held.filter((each) => each.main > 0).map(({ main, name }) => ({ count: main, name }));
}
