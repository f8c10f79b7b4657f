import { expect, test } from "vitest";
import { goesOn, lossesNow, passedSince, passedWords, waitingWords } from "../src/game/passing";
import type { DecisionData, LossTold, Passed, PassingTold } from "../src/protocol/messages";

const losses: LossTold[] = [
  { kind: "mana", text: "R is lost", rule: "106.4", later: false },
  { kind: "land", text: "a land", rule: "305.2a", later: true },
];
const passing: PassingTold = { until: "stop", holds: false, yields: [], ability: "", losses };

test("what is lost now, and what only by passing on further; what is switched off is not told", () => {
  expect(lossesNow(passing, false, []).map((each) => each.kind)).toEqual(["mana"]);
  expect(lossesNow(passing, true, []).map((each) => each.kind)).toEqual(["mana", "land"]);
  expect(lossesNow(passing, true, ["mana"]).map((each) => each.kind)).toEqual(["land"]);
  expect(lossesNow(null, true, [])).toEqual([]);
});

test("passing and attacking with nothing go on", () => {
  const option = (index: number, kind: string, text: string) => ({ index, kind, text });
  const priority = { kind: "priority", options: [option(0, "pass", "pass"), option(1, "cast", "cast Shock")] } as unknown as DecisionData;
  expect([goesOn(priority, 0), goesOn(priority, 1), goesOn(priority, "pass")]).toEqual([true, false, true]);
  const attack = { kind: "attack", options: [option(0, "attack", "attack"), option(1, "stay", "stay")] } as unknown as DecisionData;
  expect([goesOn(attack, 1), goesOn(attack, "no attack"), goesOn(attack, "attack with everything")]).toEqual([false, true, false]);
  expect(goesOn(null, 0)).toBe(false);
});

test("passes since one's own last answer are said shortly", () => {
  const at = (events: number, place: string): Passed => ({ events, turn: 1, place, reason: "no_stop", text: "", rule: "" });
  const passed = [at(2, "end step"), at(5, "upkeep"), at(6, "upkeep"), at(7, "draw")];
  expect(passedWords(passedSince(passed, 2))).toBe("Passed for you: upkeep, draw");
  expect(passedWords(passedSince(passed, 9))).toBe("");
  const many = ["a", "b", "c", "d", "e", "f", "g"].map((place, k) => at(k + 1, place));
  expect(passedWords(passedSince(many, 0))).toBe("Passed for you: …, b, c, d, e, f, g");
});

test("nobody is said to decide while nothing is asked", () => {
  const name = (seat: number) => ["Alice", "Bob"][seat] ?? "";
  expect(waitingWords(-1, -1, name)).toBe("The game goes on …");
  expect(waitingWords(1, 1, name)).toBe("Bob is thinking …");
  expect(waitingWords(1, -1, name)).toBe("Bob is deciding …");
});
