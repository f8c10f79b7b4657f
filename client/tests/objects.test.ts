import { expect, test } from "vitest";
import { objectsOf, sharing } from "../src/game/objects";
import { object, player, view } from "./samples";

const first = () =>
  view({ battlefield: [object(1), object(2)], stack: [object(3, { zone: "stack" })], players: [player(0, { hand: [object(4)], graveyard: [object(5)] }), player(1)] });

test("the objects of a view, wherever they lie", () => {
  expect([...objectsOf(first()).keys()].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(objectsOf(null).size).toBe(0);
});

test("what did not change stays the object that it was, and everything is as it was told", () => {
  const before = first();
  const told = first();
  told.battlefield[1] = object(2, { tapped: true });
  told.stack = [];
  told.players[0]?.graveyard.push(object(3, { zone: "graveyard" }));
  const now = sharing(told, before);
  expect(now).toEqual(told);
  expect(now.battlefield[0]).toBe(before.battlefield[0]);
  expect(now.battlefield[1]).toBe(told.battlefield[1]);
  expect(now.players[0]?.hand[0]).toBe(before.players[0]?.hand[0]);
  expect(now.players[0]?.graveyard[1]).toBe(told.players[0]?.graveyard[1]);
  expect(sharing(told, null)).toBe(told);
});
