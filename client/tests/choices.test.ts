import { expect, test } from "vitest";
import { playersFor, teamOf, withOptions } from "../src/start/choices";

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

test("teams that take turns of their own are of one size, unless the options say otherwise", () => {
  expect([2, 5, 6].map((count) => playersFor("team vs team", count))).toEqual([4, 6, 6]);
  expect(playersFor("team vs team", 5, "teams 3 2")).toBe(5);
  expect([2, 4, 6, 8].map((count) => playersFor("emperor", count))).toEqual([6, 6, 6, 6]);
  expect(playersFor("planechase", 2, "single planar deck, two-headed giant")).toBe(4);
  expect([playersFor("planechase", 2), playersFor("planechase", 3, "alternating teams")]).toEqual([2, 4]);
  expect([0, 3].map((seat) => teamOf("planechase", seat, 4, "two-headed giant"))).toEqual([", first team", ", second team"]);
  expect([2, 4, 12, 13].map((count) => playersFor("grand melee", count))).toEqual([8, 4, 12, 12]);
  expect(playersFor("free-for-all", 12)).toBe(8);
  expect([3, 12].map((count) => playersFor("planechase", count, "grand melee"))).toEqual([8, 12]);
  expect([0, 1, 3].map((seat) => teamOf("emperor", seat, 6))).toEqual([
    ", first team", ", emperor of the first team", ", second team",
  ]);
  expect([0, 1, 2].map((seat) => teamOf("alternating teams", seat, 4))).toEqual([", first team", ", second team", ", first team"]);
});

test("options stand after the variant", () => {
  expect(withOptions("free-for-all", " attack left, range 1 ")).toBe("free-for-all, attack left, range 1");
  expect(withOptions("free-for-all", "")).toBe("free-for-all");
  expect(withOptions("archenemy", "range 1")).toBe("archenemy");
});
