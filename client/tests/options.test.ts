import { expect, test } from "vitest";
import {
  distinct, goingOn, manaAbilities, onlyPass, onTable, optionsByRef, playerRef, pointedAt, refSeat, unpointed, wholeDeclarations,
} from "../src/game/options";
import { decision, object, player, view } from "./samples";

test("refs of players and back", () => {
  expect([0, 1, 3].map(playerRef)).toEqual([-1, -2, -4]);
  expect([-1, -2, -4].map(refSeat)).toEqual([0, 1, 3]);
});

test("one points at what is attacked or blocked, not at the creature that is asked about", () => {
  const attack = { index: 0, kind: "attack", text: "attack Bob with Piker", object: 221, player: 1 } as const;
  const block = { index: 0, kind: "block", text: "block Ball Lightning with Giant", object: 307, other: 329 } as const;
  const stay = { index: 1, kind: "stay", text: "Giant does not block", object: 307 } as const;
  const cast = { index: 2, kind: "cast", text: "cast Shock", object: 5 } as const;
  const pass = { index: 3, kind: "pass", text: "pass" } as const;
  expect(pointedAt(attack, 221)).toBe(playerRef(1));
  expect(pointedAt(block, 307)).toBe(329);
  expect(pointedAt(stay, 307)).toBe(307);
  expect(pointedAt(cast, 0)).toBe(5);
  expect(pointedAt(pass, 0)).toBe(0);
  const asked = decision({ kind: "block", about: 307, options: [block, stay] });
  // To stay is a button, and nothing that one points at.
  expect([...optionsByRef(asked).keys()]).toEqual([329]);
  // Who may attack says so at whom it would attack, and at the creature itself.
  expect([...optionsByRef(decision({ kind: "attack", about: 221, options: [attack] })).keys()]).toEqual([playerRef(1), 221]);
  expect(optionsByRef(null).size).toBe(0);
});

test("several options of one card stay together", () => {
  const options = [
    { index: 0, kind: "cast", text: "cast Fireblast", object: 5 },
    { index: 1, kind: "cast", text: "cast Fireblast with two Mountains", object: 5 },
  ] as const;
  expect(optionsByRef(decision({ options: [...options] })).get(5)).toHaveLength(2);
});

test("the space bar passes, keeps or is done, and nothing else", () => {
  const keep = { index: 0, kind: "keep", text: "keep" } as const;
  const mulligan = { index: 1, kind: "mulligan", text: "mulligan" } as const;
  const yes = { index: 0, kind: "yes", text: "yes" } as const;
  expect(goingOn(decision({ options: [mulligan, keep] }))).toBe(keep);
  expect(goingOn(decision({ options: [yes] }))).toBeNull();
  expect(goingOn(null)).toBeNull();
  expect(onlyPass(decision({ options: [{ index: 0, kind: "pass", text: "pass" }] }))).toBe(true);
});

test("attacks and blocks can be declared as a whole", () => {
  const called = (ref: number) => ["", "Alice", "Bob", "Carol"][-ref] ?? "";
  const whole = (more: Parameters<typeof decision>[0]) => wholeDeclarations(decision(more), called).map((each) => each.text);
  expect(whole({ kind: "attack" })).toEqual(["attack with everything", "no attack"]);
  expect(whole({ kind: "block" })).toEqual(["no block"]);
  expect(whole({})).toEqual([]);
  const attacks = [1, 2].map((player) => ({ index: player, kind: "attack", text: `attack ${player}`, object: 7, player }) as const);
  expect(whole({ kind: "attack", about: 7, options: [...attacks] })).toEqual([
    "attack Bob with everything", "attack Carol with everything", "no attack",
  ]);
  expect(whole({ kind: "attack", about: 7, options: [attacks[0]] as never })).toEqual(["attack with everything", "no attack"]);
});

test("options that say the same are listed once, and how many they are", () => {
  const tap = (index: number, object: number) => ({ index, kind: "mana" as const, text: "tap Forest for {G}", object });
  const pass = { index: 0, kind: "pass" as const, text: "pass" };
  expect(distinct([pass, tap(1, 7), tap(2, 8)])).toEqual([{ option: pass, times: 1 }, { option: tap(1, 7), times: 2 }]);
  expect(distinct([])).toEqual([]);
});

test("what one can point at is not listed; cards of other zones and what is no thing are", () => {
  const table = onTable(view({ battlefield: [object(7)], players: [player(0, { hand: [object(5)], graveyard: [object(9)] }), player(1)] }));
  expect([...table]).toEqual([7, 5, playerRef(0), playerRef(1)]);
  const pass = { index: 0, kind: "pass", text: "pass" } as const;
  const hand = { index: 1, kind: "cast", text: "cast Shock", object: 5 } as const;
  const grave = { index: 2, kind: "cast", text: "cast Firebolt with flashback", object: 9 } as const;
  const yes = { index: 3, kind: "yes", text: "yes", object: 7 } as const;
  const bob = { index: 4, kind: "target", text: "target Bob", player: 1 } as const;
  expect(unpointed(decision({ options: [pass, hand, grave, yes, bob] }), table)).toEqual([pass, grave, yes]);
  expect(unpointed(null, table)).toEqual([]);
  expect([...onTable(null)]).toEqual([]);
});

test("of the mana abilities those come first that leave the most possible", () => {
  const tap = (index: number, object: number, text: string) => ({ index, kind: "mana ability" as const, text, object });
  const options = [tap(0, 3, "tap Taiga for {R}"), tap(1, 3, "tap Taiga for {G}"), tap(2, 8, "tap Forest for {G}")];
  expect(manaAbilities(decision({ options })).map((option) => option.index)).toEqual([2, 0, 1]);
});
