// Which options of a decision are about which card or player, so that they can be chosen on the table.
import type { DecisionData, OptionData } from "../protocol/messages";

/** An object's id, or -1 - seat for a player; 0: nobody. */
export type Ref = number;

export const playerRef = (seat: number): Ref => -1 - seat;
export const refSeat = (ref: Ref): number => -1 - ref;

/** What an option is about, as one would point at it: of "block Ball Lightning with Hill Giant", asked about Hill
 * Giant, the Ball Lightning. */
export function pointedAt(option: OptionData, about: Ref): Ref {
  const { object, other, player } = option;
  if (object !== undefined && object !== about) return object;
  if (other !== undefined) return other;
  if (player !== undefined) return playerRef(player);
  return object ?? 0;
}

export function optionsByRef(decision: DecisionData | null): Map<Ref, OptionData[]> {
  const found = new Map<Ref, OptionData[]>();
  for (const option of decision?.options ?? []) {
    const ref = pointedAt(option, decision?.about ?? 0);
    if (ref === 0) continue;
    found.set(ref, [...(found.get(ref) ?? []), option]);
  }
  return found;
}

/** The options as they are listed: those that say the same are about things that are alike, and stand there once. */
export function distinct(decision: DecisionData | null): { option: OptionData; times: number }[] {
  const found = new Map<string, { option: OptionData; times: number }>();
  for (const option of decision?.options ?? []) {
    const same = found.get(option.text);
    if (same === undefined) found.set(option.text, { option, times: 1 });
    else same.times += 1;
  }
  return [...found.values()];
}

// What ends a decision or declines: what the space bar does.
const GOING_ON = ["pass", "done", "keep"];

export function goingOn(decision: DecisionData | null): OptionData | null {
  return decision?.options.find((option) => GOING_ON.includes(option.kind)) ?? null;
}

/** Whether all that can be done is to pass: then the panel need not ask for attention. */
export function onlyPass(decision: DecisionData): boolean {
  return decision.options.length === 1 && decision.options[0]?.kind === "pass";
}

/** The declarations that answer several questions at once, in notation. `called` names what can be attacked. */
export function wholeDeclarations(decision: DecisionData, called: (ref: Ref) => string): { text: string; says: string }[] {
  if (decision.kind === "attack") {
    const attacks = decision.options.filter((option) => option.kind === "attack");
    const foes = new Set(attacks.map((option) => called(pointedAt(option, decision.about))));
    // Where there are several, it has to be said whom.
    const all = foes.size > 1 ? [...foes].map((foe) => `attack ${foe} with everything`) : ["attack with everything"];
    return [...all, "no attack"].map((text) => ({ text, says: capital(text) }));
  }
  if (decision.kind === "block") return [{ text: "no block", says: "No blocks" }];
  return [];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
