import { expect, test } from "vitest";
import { playersFor, teamOf } from "../src/start/choices";

test("Two-Headed Giant is played by two teams of one size", () => {
  expect([2, 3, 4, 5, 6].map((count) => playersFor("two-headed giant", count))).toEqual([4, 4, 4, 6, 6]);
  expect([2, 3, 4].map((count) => playersFor("", count))).toEqual([2, 3, 4]);
});

test("the first half of the seats is one team", () => {
  expect([0, 1, 2, 3].map((seat) => teamOf("two-headed giant", seat, 4))).toEqual([
    ", first team", ", first team", ", second team", ", second team",
  ]);
  expect(teamOf("free-for-all", 0, 4)).toBe("");
});
