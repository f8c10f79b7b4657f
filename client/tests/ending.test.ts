import { expect, test } from "vitest";
import { conceded, endedFor, followedBy, reasonsOf } from "../src/game/ending";
import { event, update } from "./samples";

const events = [
  event("cast", "Alice casts Shock", "601.2i"),
  { ...event("player loses", "Bob concedes", "104.3a"), concept: "concede", player: "Bob" },
  { ...event("player wins", "Alice wins the game", "104.2a"), also: ["104.2a", ""] },
];

test("why a game is over, by which rules", () => {
  expect(reasonsOf(events)).toEqual([
    { text: "Bob concedes", rules: ["104.3a"] },
    { text: "Alice wins the game", rules: ["104.2a"] },
  ]);
  expect(conceded(events)).toEqual(["Bob"]);
  expect(reasonsOf(events.slice(0, 1))).toEqual([]);
});

test("how it ended for the reader", () => {
  expect(endedFor(["Alice"], "Alice")).toBe("won");
  expect(endedFor(["Alice"], "Bob")).toBe("lost");
  expect(endedFor([], "Bob")).toBe("drawn");
  expect(endedFor(["Alice"], undefined)).toBe("over");
});

test("what follows", () => {
  expect(followedBy(update())).toBe("");
  expect(followedBy(update({ again: { ready: [0], swap: [], next: "b" } }))).toBe("b");
});
