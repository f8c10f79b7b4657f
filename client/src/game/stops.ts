import { preferences } from "../preferences.svelte";
import type { TurnPhase } from "../protocol/messages";
import { say } from "../saying.svelte";

// Stops as the server reads and says them: "my upkeep", "their end step", "upkeep" for both.
export type Whose = "my" | "their";

export function stopName(whose: Whose, place: string): string {
  return `${whose} ${place}`;
}

/** Every stop with its owner, whether it was said for one or for both. */
export function readStops(said: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const stop of said) {
    if (stop.startsWith("my ") || stop.startsWith("their ")) found.add(stop);
    else for (const whose of ["my", "their"] as const) found.add(stopName(whose, stop));
  }
  return found;
}

export function toggled(stops: ReadonlySet<string>, whose: Whose, place: string): Set<string> {
  const after = new Set(stops);
  const name = stopName(whose, place);
  if (!after.delete(name)) after.add(name);
  return after;
}

/** Every stop that a turn has. */
export function everyStop(turn: readonly TurnPhase[]): Set<string> {
  const places = turn.flatMap((phase) => phase.parts.filter((part) => part.stop).map((part) => part.place));
  return readStops(places);
}

/** What places are called in the strip of another language. */
const partWords = (): Record<string, string> => ({
  "untap": say("page-part-untap", "Untap"),
  "upkeep": say("page-part-upkeep", "Upkeep"),
  "draw": say("page-part-draw", "Draw"),
  "precombat main": say("page-part-precombat-main", "Main 1"),
  "beginning of combat": say("page-part-beginning-of-combat", "Begin combat"),
  "declare attackers": say("page-part-declare-attackers", "Attackers"),
  "declare blockers": say("page-part-declare-blockers", "Blockers"),
  "combat damage": say("page-part-combat-damage", "Damage"),
  "end of combat": say("page-part-end-of-combat", "End combat"),
  "postcombat main": say("page-part-postcombat-main", "Main 2"),
  "end step": say("page-part-end-step", "End"),
  "cleanup": say("page-part-cleanup", "Cleanup"),
  "discard": say("page-part-discard", "Discard"),
  "beginning of turn": say("page-part-beginning-of-turn", "Beginning of turn"),
});

/** A place in a sentence, in the reader's language. */
export const placeWords = (place: string): string =>
  preferences.language === "en" ? place : (partWords()[place]?.toLowerCase() ?? place);

/** What a part is called in the strip, in the reader's language. */
export function partLabel(part: { name: string; place: string }): string {
  return preferences.language === "en" ? shortPart(part.name) : (partWords()[part.place] ?? part.name);
}

/** What a place is called in the strip in English, where there is little room. */
export function shortPart(name: string): string {
  const short = name
    .replace(/ (step|phase)$/i, "")
    .replace(/^beginning of /i, "begin ")
    .replace(/^declare /i, "")
    .replace(/^precombat main$/i, "main 1")
    .replace(/^postcombat main$/i, "main 2")
    .replace(/^first-strike damage$/i, "first strike")
    .replace(/^combat damage$/i, "damage")
    .replace(/^end of combat$/i, "end combat");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
