// Passing: what it is called, what it loses, and what is said while the reader is not asked.
import type { DecisionData, LossTold, Passed, PassingTold, PassOn } from "../protocol/messages";
import { placeWords } from "./stops";
import { say } from "../saying.svelte";

export type Until = NonNullable<PassOn["until"]>;
export type LossKind = LossTold["kind"];
export const LOSS_KINDS: readonly LossKind[] = ["mana", "land", "attack"];

export const lossWord = (kind: LossKind): string => ({ mana: say("page-loss-mana", "mana"), land: say("page-loss-lands", "lands"), attack: say("page-loss-attacks", "attacks") })[kind];

export const untilWords = (until: Until): string => ({
  stop: say("page-until-the-next-stop", "the next stop"),
  end_of_turn: say("page-until-the-end-of-the-turn", "the end of the turn"),
  something: say("page-until-something-happens", "something happens"),
  my_turn: say("page-until-your-turn", "your turn"),
})[until];

/** Whether an answer passes, or declares no attackers. */
export function goesOn(decision: DecisionData | null, choice: number | string): boolean {
  if (decision === null) return false;
  if (decision.kind === "attack") return choice === "no attack";
  if (decision.kind !== "priority") return false;
  return typeof choice === "string" ? choice === "pass" : decision.options.find((each) => each.index === choice)?.kind === "pass";
}

/** What is lost by going on now; with `later`, also what is lost by going on beyond the next stop. */
export function lossesNow(passing: PassingTold | null, later: boolean, unwarned: readonly LossKind[]): LossTold[] {
  return (passing?.losses ?? []).filter((each) => (later || !(each.later ?? false)) && !unwarned.includes(each.kind));
}

/** The places in which passes were made for the reader after so many events. */
export function passedSince(passed: readonly Passed[], events: number): string[] {
  const places: string[] = [];
  for (const each of passed) if (each.events > events && places.at(-1) !== each.place) places.push(each.place);
  return places;
}

const MOST = 6;

export function passedWords(places: readonly string[]): string {
  const shown = places.length > MOST ? ["…", ...places.slice(-MOST).map(placeWords)] : places.map(placeWords);
  return shown.length === 0 ? "" : say("page-passed-for-you", "Passed for you: {places}", { places: shown.join(", ") });
}

/** What is said while the reader is not asked: nobody decides while nothing is asked of them. */
export function waitingWords(waitsFor: number, thinking: number, name: (seat: number) => string): string {
  if (waitsFor < 0) return say("page-the-game-goes-on", "The game goes on …");
  return thinking === waitsFor
    ? say("page-name-is-thinking", "{name} is thinking …", { name: name(waitsFor) })
    : say("page-name-is-deciding", "{name} is deciding …", { name: name(waitsFor) });
}
