// A deck that is exchanged with its sideboard between two games of a match.
import { expect, test } from "vitest";
import { deckOf, heldOf, moved, notAllowed, placeOf, scoreOf, sizeOf } from "../src/game/match";
import type { CardCount } from "../src/protocol/messages";

const cards = (...given: [number, string][]): CardCount[] => given.map(([count, name]) => ({ count, name }));
const told = { main: cards([56, "Mountain"], [4, "Shock"]), beside: cards([2, "Shock"], [13, "Boil"]) };
const free = { one_for_one: false, least: 60, most_beside: 15, rule: "100.4a", size_rule: "100.2a" };

test("a card is held once, in the deck and beside it", () => {
  const held = heldOf(told);
  expect(held).toEqual([
    { name: "Mountain", main: 56, beside: 0 },
    { name: "Shock", main: 4, beside: 2 },
    { name: "Boil", main: 0, beside: 13 },
  ]);
  expect([sizeOf(held, "main"), sizeOf(held, "beside")]).toEqual([60, 15]);
});

test("no more is moved than there is", () => {
  const held = moved(moved(heldOf(told), "Shock", 5), "Mountain", -2);
  expect(held.find((each) => each.name === "Shock")).toEqual({ name: "Shock", main: 6, beside: 0 });
  expect(deckOf(held)).toEqual(cards([54, "Mountain"], [6, "Shock"]));
  expect(deckOf(moved(held, "Boil", -1))).toEqual(deckOf(held));
});

test("what is not allowed is said before it is asked for", () => {
  const held = heldOf(told);
  expect(notAllowed(held, free)).toBe("");
  expect(notAllowed(moved(held, "Boil", 1), free)).toBe("");
  expect(notAllowed(moved(held, "Boil", 1), { ...free, one_for_one: true })).toBe("The deck has 61 cards; it must have 60, as before.");
  expect(notAllowed(moved(held, "Shock", -1), free)).toBe("The deck has 59 cards; it needs at least 60.");
  const large = heldOf({ main: cards([61, "Mountain"], [4, "Shock"]), beside: cards([15, "Boil"]) });
  expect(notAllowed(moved(large, "Shock", -1), free)).toBe("There are 16 cards in the sideboard; at most 15 are allowed.");
});

test("a match in words", () => {
  const match = { best_of: 3, number: 2, score: [1, 0], winner: -1, ready: [], next: "", before: ["a"] };
  expect([scoreOf(match), placeOf(3, 2)]).toEqual(["1–0", "game 2, best of 3"]);
});
