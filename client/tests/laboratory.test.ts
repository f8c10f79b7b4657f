// The laboratory: what can be written where, the band, the position by hand.
import { expect, test } from "vitest";
import scenarioSchema from "../../src/mainphase/scenarios/schema.json";
import { colourOf, letterOf, segments } from "../src/laboratory/band";
import { isCardPlace, placeAt, suggestions, type Schema } from "../src/laboratory/completion";
import { EXAMPLES } from "../src/laboratory/examples";
import { positionOf, withCard, withoutCard } from "../src/laboratory/position";
import type { Era } from "../src/protocol/messages";

const schema = scenarioSchema as unknown as Schema;
const labels = (text: string) => suggestions(schema, placeAt(text)).map((each) => each.label);

test("places in nested lines", () => {
  expect(placeAt("sc")).toEqual({ path: [], word: "sc", from: 0, kind: "key" });
  expect(placeAt("players:\n  Alice:\n    ha")).toMatchObject({ path: ["players", "Alice"], word: "ha", kind: "key" });
  expect(placeAt("players:\n  Alice:\n    hand: [Shock]\n    ")).toMatchObject({ path: ["players", "Alice"], word: "" });
  expect(placeAt("players:\n  Alice: {}\n  Bob: {}\nplay:\n  - ad")).toMatchObject({ path: ["play", "[]"], word: "ad", kind: "entry" });
  expect(placeAt("start:\n  step: up")).toMatchObject({ path: ["start", "step"], word: "up", kind: "value" });
  expect(placeAt("players:\n  Alice:\n    hand:\n      - Shock\n      - Li")).toMatchObject({ path: ["players", "Alice", "hand", "[]"], word: "Li" });
  expect(placeAt("# play:\nscenario: x\n")).toMatchObject({ path: [], kind: "key" });
});

test("places in braces and brackets", () => {
  expect(placeAt("players:\n  Alice: {hand: [Shock, Li")).toMatchObject({ path: ["players", "Alice", "hand", "[]"], word: "Li", kind: "entry" });
  expect(placeAt("players:\n  Alice: {hand: [Shock], li")).toMatchObject({ path: ["players", "Alice"], word: "li", kind: "key" });
  expect(placeAt("players:\n  Bob: {battlefield: [{card: Hill Giant, ta")).toMatchObject({
    path: ["players", "Bob", "battlefield", "[]"], word: "ta", kind: "key",
  });
  expect(placeAt("play:\n  - {Alice: attack, at: end")).toMatchObject({ path: ["play", "[]", "at"], word: "end", kind: "value" });
  expect(placeAt('scenario: "a [ in quotes"\npl')).toMatchObject({ path: [], word: "pl", kind: "key" });
});

test("the schema says what can stand there", () => {
  expect(labels("")).toEqual(expect.arrayContaining(["scenario", "players", "play", "expect", "rules"]));
  expect(labels("players:\n  Alice:\n    ")).toEqual(expect.arrayContaining(["hand", "battlefield", "life"]));
  expect(labels("start:\n  step: ")).toEqual(expect.arrayContaining(["upkeep", "end step"]));
  expect(labels("players:\n  Bob: {battlefield: [{card: Hill Giant, ")).toEqual(expect.arrayContaining(["tapped", "as"]));
  expect(labels("play:\n  - ")).toEqual(expect.arrayContaining(["resolve", "advance"]));
  expect(labels("nowhere:\n  at: ")).toEqual([]);
});

test("where cards are written, cards are looked for", () => {
  expect(isCardPlace(placeAt("players:\n  Alice: {hand: [Li"))).toBe(true);
  expect(isCardPlace(placeAt("players:\n  Alice: {battlefield: [{card: Li"))).toBe(true);
  expect(isCardPlace(placeAt("players:\n  Al"))).toBe(false);
});

const era = (since: string, until: string, outcome: number): Era => ({
  since, until, outcome, dates: [], column: { rules: since, told: [], refused: "", ok: true },
});

test("the band is as long as the time, but no era is too narrow to point at; each outcome has its letter", () => {
  const band = segments([era("1997-03-24", "1999-04-24", 0), era("1999-04-24", "1999-04-30", 1), era("1999-04-30", "", 0)], "2026-04-17");
  expect(band.map((each) => each.letter)).toEqual(["A", "B", "A"]);
  expect(band.map((each) => each.years)).toEqual(["1997–1999", "1999", "1999–2026"]);
  const [first, narrow, last] = band.map((each) => each.weight) as [number, number, number];
  expect(last / first).toBeCloseTo(12.9, 0);
  expect(narrow).toBeGreaterThan((first + last) * 0.03);
  expect([letterOf(25), letterOf(26), colourOf(9)]).toEqual(["Z", "A2", 1]);
});

test("a card is put into a zone and taken out; the rest of the text stays, comments too", () => {
  const text = "scenario: x # why\nplayers:\n  Alice: {hand: [Shock]}\n  Bob:\nplay: []\n";
  const more = withCard(withCard(text, "Bob", "battlefield", "Hill Giant"), "Alice", "hand", "Isamaru, Hound of Konda");
  expect(more).toContain("# why");
  expect(positionOf(more)).toMatchObject([
    { name: "Alice", zones: { hand: ["Shock", "Isamaru, Hound of Konda"] } },
    { name: "Bob", zones: { battlefield: ["Hill Giant"] } },
  ]);
  expect(positionOf(withoutCard(more, "Alice", "hand", 0))?.[0]?.zones.hand).toEqual(["Isamaru, Hound of Konda"]);
  expect(withCard(text, "Carol", "hand", "Shock")).not.toContain("Carol");
  expect(positionOf("players: [")).toBeNull();
  expect(positionOf("20 Mountain")).toBeNull();
});

test("the examples are scenarios", () => {
  for (const { text } of EXAMPLES) expect(positionOf(text)).toHaveLength(2);
});
