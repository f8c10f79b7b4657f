// Shortcuts (732.2): the laps that one proposes, and what is read of those of others.
import { preferences } from "../preferences.svelte";
import { say } from "../saying.svelte";
import type { ShortcutProposed } from "../protocol/messages";

export const MOST_TIMES = 1_000_000_000_000_000;

/** The choices of a lap as they are written: one a line. */
export function choicesIn(text: string): string[] {
  return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}

/** Of one's choices of late, those that make a lap: what has been done twice in a row, or else from the last one that
 * was no pass. */
export function lapIn(choices: readonly string[]): string[] {
  for (let length = 1; 2 * length <= choices.length; length += 1) {
    const lap = choices.slice(-length);
    if (lap.some((each) => each !== "pass") && same(lap, choices.slice(-2 * length, -length))) return lap;
  }
  const last = choices.map((each) => each !== "pass").lastIndexOf(true);
  return last < 0 ? [] : choices.slice(last);
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.every((each, k) => each === others[k]);
}

/** A lap in words: the choices of one player after the other. */
export function lapInWords(proposed: ShortcutProposed, called: (seat: number) => string): string {
  const said: string[] = [];
  let seat = -1;
  for (const choice of proposed.choices) {
    said.push(choice.seat === seat ? choice.text : `${called(choice.seat)}: ${choice.text}`);
    seat = choice.seat;
  }
  return said.join(", ");
}

/** The places of a lap at which the reader could choose something else. */
export function placesToEnd(proposed: ShortcutProposed): { choice: number; text: string }[] {
  return proposed.choices.flatMap((each, choice) => (each.others ? [{ choice, text: each.text }] : []));
}

export function times(count: number): string {
  return count === 1 ? say("page-one-time", "1 time") : say("page-so-many-times", "{count} times", { count: count.toLocaleString(preferences.language) });
}
