import { expect, test } from "vitest";
import { choicesIn, lapIn, lapInWords, placesToEnd, times } from "../src/game/shortcut";
import type { ShortcutProposed } from "../src/protocol/messages";

const PROPOSED: ShortcutProposed = {
  seat: 0,
  times: 1000,
  choices: [
    { seat: 0, text: "activate Drum", others: false },
    { seat: 0, text: "pass", others: false },
    { seat: 1, text: "pass", others: true },
  ],
  waiting: [1],
  laps: 1000,
  choice: 0,
  rule: "732.2",
};

test("a lap is written one choice a line", () => {
  expect(choicesIn(" activate Drum \n\n pass\n")).toEqual(["activate Drum", "pass"]);
});

test("of choices of late, what was done twice in a row is a lap", () => {
  expect(lapIn(["play Forest", "a", "pass", "b", "pass", "a", "pass", "b", "pass"])).toEqual(["a", "pass", "b", "pass"]);
  expect(lapIn(["a", "a"])).toEqual(["a"]);
});

test("or else what came since the last choice that was no pass", () => {
  expect(lapIn(["a", "pass", "b", "pass", "pass"])).toEqual(["b", "pass", "pass"]);
  expect(lapIn(["pass", "pass"])).toEqual([]);
  expect(lapIn([])).toEqual([]);
});

test("a lap in words names each player once in a row", () => {
  expect(lapInWords(PROPOSED, (seat) => ["Alice", "Bob"][seat] ?? "")).toBe("Alice: activate Drum, pass, Bob: pass");
});

test("it can be ended where there is something else to choose", () => {
  expect(placesToEnd(PROPOSED)).toEqual([{ choice: 2, text: "pass" }]);
});

test("how often", () => {
  expect([times(1), times(1_000_000)]).toEqual(["1 time", "1,000,000 times"]);
});
