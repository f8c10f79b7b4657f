import { expect, test } from "vitest";
import { rowsOf, seatsAround } from "../src/game/battlefield";
import { land, object, player, view } from "./samples";

const same = () => "";
const ids = (piles: readonly (readonly { id: number }[])[]) => piles.map((pile) => pile.map((each) => each.id));

test("lands apart from the rest, creatures first", () => {
  const mine = [object(1, { types: "Artifact" }), object(2), land(3), object(4, { controller: 1 })];
  const rows = rowsOf(mine, 0, same);
  expect(ids(rows.others)).toEqual([[2], [1]]);
  expect(ids(rows.lands)).toEqual([[3]]);
});

test("an attachment stands after what it is attached to, whoever controls it", () => {
  const rows = rowsOf([object(1), object(2), object(3, { controller: 1, attached_to: 1, types: "Enchantment — Aura" })], 0, same);
  expect(ids(rows.others)).toEqual([[1], [3], [2]]);
  expect(rowsOf([object(1), object(3, { controller: 1, attached_to: 1 })], 1, same).others).toEqual([]);
});

test("an attachment to a player lies on that player's side, one to nothing that is there with its controller", () => {
  const curse = object(9, { attached_to: -2, types: "Enchantment — Aura Curse" });
  expect(ids(rowsOf([curse], 1, same).others)).toEqual([[9]]);
  expect(rowsOf([curse], 0, same).others).toEqual([]);
  expect(ids(rowsOf([object(5, { attached_to: 77 })], 0, same).others)).toEqual([[5]]);
});

test("lands that look alike are one pile, unless something tells them apart", () => {
  const field = [land(1), land(2), land(3, { tapped: true }), land(4, { counters: { charge: 1 } })];
  expect(ids(rowsOf(field, 0, same).lands)).toEqual([[1, 2], [3], [4]]);
  expect(ids(rowsOf(field, 0, (id) => (id === 2 ? "usable" : "")).lands)).toEqual([[1], [2], [3], [4]]);
});

test("an enchanted land is not in a pile; cards that are no lands never are, tokens are", () => {
  const field = [land(1), land(2), object(8, { attached_to: 2, types: "Enchantment — Aura" })];
  expect(ids(rowsOf(field, 0, same).lands)).toEqual([[1], [2], [8]]);
  expect(rowsOf([object(1), object(2)], 0, same).others).toHaveLength(2);
  expect(ids(rowsOf([object(1, { kind: "token" }), object(2, { kind: "token" })], 0, same).others)).toEqual([[1, 2]]);
});

test("two attachments to each other end", () => {
  const field = [object(1, { attached_to: 2 }), object(2, { attached_to: 1 })];
  expect(() => rowsOf(field, 0, same)).not.toThrow();
});

test("the others sit in the order after the reader; who watches sees from the first seat", () => {
  const players = [0, 1, 2, 3].map((seat) => player(seat));
  expect(seatsAround(view({ seat: 2, players }))).toEqual({ others: [3, 0, 1], front: 2 });
  expect(seatsAround(view({ seat: -1, players }))).toEqual({ others: [1, 2, 3], front: 0 });
});
