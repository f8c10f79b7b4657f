import { expect, test } from "vitest";
import { logLines, merged } from "../src/game/log";
import { event } from "./samples";
import type { Passed } from "../src/protocol/messages";

const events = [
  event("turn begins", "turn 1 begins: Alice's turn", "500.1"),
  event("priority", "Alice receives priority", "117.3a"),
  event("draw", "Alice draws a card", "504.1"),
  event("cast", "Alice casts Shock", "601.2i"),
];
const passed: Passed[] = ["upkeep", "draw step"].map((place) => ({
  events: 2, turn: 1, place, reason: "no_stop", text: `Alice passes in the ${place}`, rule: "117.3d",
}));

test("how much is told", () => {
  const names = (detail: "brief" | "usual" | "everything") => logLines(events, [], detail).map((line) => line.name);
  expect(names("brief")).toEqual(["turn begins", "cast"]);
  expect(names("usual")).toEqual(["turn begins", "draw", "cast"]);
  expect(names("everything")).toEqual(["turn begins", "priority", "draw", "cast"]);
});

test("of several turns it is told which goes on, but for those in which nothing happens", () => {
  const goesOn = (turn: number) => event("turn goes on", `turn ${turn} goes on`, "807.4");
  const lines = logLines([...events, goesOn(2), goesOn(1), goesOn(2), event("draw", "Erin draws a card", "504.1"), goesOn(1)], [], "usual");
  expect(lines.slice(3).map((line) => [line.kind, line.text])).toEqual([
    ["turn", "turn 2 goes on"], ["event", "Erin draws a card"], ["turn", "turn 1 goes on"],
  ]);
});

test("passes stand where they were made; one line for several with one reason, and each of them if all is told", () => {
  const usual = logLines(events, passed, "usual");
  expect(usual.map((line) => line.kind)).toEqual(["turn", "passed", "event", "event"]);
  expect(usual[1]).toMatchObject({ text: "Passed for you: upkeep, draw step (no stop there)", rules: ["117.3d"], at: 2 });
  const all = logLines(events, passed, "everything");
  expect(all.filter((line) => line.kind === "passed").map((line) => line.text)).toEqual(passed.map((each) => each.text));
  expect(logLines(events, passed, "brief").some((line) => line.kind === "passed")).toBe(false);
});

test("every line has its rules and a key of its own", () => {
  const lines = logLines([{ ...events[0]!, also: ["703.4a"] }, ...events.slice(1)], passed, "everything");
  expect(lines[0]?.rules).toEqual(["500.1", "703.4a"]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
});

test("an update follows what is known, or replaces it", () => {
  expect(merged([1, 2, 3], 3, [4])).toEqual([1, 2, 3, 4]);
  expect(merged([1, 2, 3], 1, [9])).toEqual([1, 9]);
  expect(merged([1, 2, 3], 0, [7])).toEqual([7]);
});
