// The log: events with what was passed for the reader between them, as much of it as one wants to read.
import type { EventData, Passed } from "../protocol/messages";
import { placeWords } from "./stops";
import { say } from "../saying.svelte";

export type Detail = "brief" | "usual" | "everything";
export const DETAILS: readonly Detail[] = ["brief", "usual", "everything"];

/** What one would tell a friend afterwards. The levels are those of the transcript at the terminal. */
const BRIEF: ReadonlySet<string> = new Set([
  "turn begins", "turn goes on", "scheme set in motion", "scheme abandoned", "plane set", "planeswalks", "encountered",
  "planar die rolled", "chaos ensues", "added", "becomes day", "becomes night", "land played",
  "cast", "activated", "countered", "does not resolve", "attacks", "blocks", "damage dealt", "dies", "life gained",
  "life lost", "transforms", "turned face up", "turned face down", "revealed", "control changes", "player loses",
  "player wins", "game drawn", "explained",
]);

/** What only a judge wants to hear of. */
const JUDGE: ReadonlySet<string> = new Set([
  "phase begins", "step begins", "phase ends", "step ends", "turn ends", "priority", "pass", "tap", "mana added",
  "damage assigned", "attackers declared", "blockers declared", "becomes blocked", "damage wears off", "effect ends",
  "state-based action", "leaves", "batch begins", "batch resolves", "interrupt window",
]);

export interface LogLine {
  key: string;
  kind: "event" | "turn" | "passed";
  /** How many events had happened when this was told. */
  at: number;
  text: string;
  rules: string[];
  name: string;
  /** Where it was passed, one after the other. */
  places: string[];
  event: EventData | null;
}

export function told(name: string, detail: Detail): boolean {
  if (detail === "everything") return true;
  return detail === "usual" ? !JUDGE.has(name) : BRIEF.has(name);
}

const whyPassed = (): Record<Passed["reason"], string> => ({
  nothing_to_do: say("page-passed-nothing-to-do", "nothing to do there"),
  no_stop: say("page-passed-no-stop", "no stop there"),
  own_on_top: say("page-passed-own-on-top", "what is on top of the stack is yours"),
  asked_for: say("page-passed-as-you-asked", "as you asked"),
  yielded: say("page-passed-yielded", "you always yield to it"),
});

/** Several passes for the same reason, in one line. */
function shortly(reason: Passed["reason"], places: readonly string[]): string {
  return say("page-passed-for-you-why", "Passed for you: {places} ({why})", { places: places.map(placeWords).join(", "), why: whyPassed()[reason] });
}

export function logLines(events: readonly EventData[], passed: readonly Passed[], detail: Detail): LogLine[] {
  const lines: LogLine[] = [];
  let next = 0;
  const passedUpTo = (at: number) => {
    for (let each = passed[next]; each !== undefined && each.events <= at; each = passed[++next]) {
      if (detail === "brief") continue;
      const before = lines.at(-1);
      const rules = each.rule === "" ? [] : [each.rule];
      if (detail === "everything")
        lines.push({ key: `p${next}`, kind: "passed", at: each.events, text: each.text, rules, name: each.reason, places: [], event: null });
      else if (before?.kind === "passed" && before.name === each.reason) {
        if (before.places.at(-1) !== each.place) before.places.push(each.place);
        before.text = shortly(each.reason, before.places);
      } else {
        const text = shortly(each.reason, [each.place]);
        lines.push({ key: `p${next}`, kind: "passed", at: each.events, text, rules, name: each.reason, places: [each.place], event: null });
      }
    }
  };
  events.forEach((event, index) => {
    passedUpTo(index);
    if (!told(event.name, detail)) return;
    const rules = [...new Set([event.rule, ...event.also])].filter((rule) => rule !== "");
    const goesOn = event.name === "turn goes on";
    if (goesOn && lines.at(-1)?.name === event.name) lines.pop(); // nothing has happened in that one
    const kind = goesOn || event.name === "turn begins" ? "turn" : "event";
    lines.push({ key: `e${index}`, kind, at: index + 1, text: event.text, rules, name: event.name, places: [], event });
  });
  passedUpTo(events.length);
  return lines;
}

/** The events that are known after an update: those before it stay, unless it replaces them. */
export function merged<T>(known: readonly T[], begin: number, more: readonly T[]): T[] {
  return [...known.slice(0, begin), ...more];
}
