// Small things: mana, stops, keys, addresses, arrows, the choices of a new game.
import { expect, test } from "vitest";
import { manaMade, pieces, saidText, symbolColors, symbolLabel, frameOf } from "../src/cards/mana";
import { saidCard, signsOf } from "../src/cards/signs";
import { kindOf } from "../src/files";
import { arrowsOf, edge, path } from "../src/game/arrows";
import { everyStop, readStops, shortPart, toggled } from "../src/game/stops";
import { gameAddress, routeOf } from "../src/routing";
import { packed, unpacked } from "../src/share";
import { asked, decksOn, fitting, missing, PASTED, type SeatChoice } from "../src/start/choices";
import { commandOf, KEYS } from "../src/table/keys";
import { nearestAlong } from "../src/table/roving";
import { land, object, view } from "./samples";

test("a text is cut into words and symbols, and nothing is lost", () => {
  expect(pieces("{T}: add {R}")).toEqual([{ symbol: "T" }, { words: ": add " }, { symbol: "R" }]);
  expect(pieces("<b>{ not one }</b> {")).toEqual([{ words: "<b>{ not one }</b> {" }]);
  expect(saidText("{2/W}{T}: draw")).toBe("2 or white tap : draw");
});

test("symbols by their letters", () => {
  expect(symbolColors("2/W")).toEqual(["W"]);
  expect(symbolColors("W/U")).toEqual(["W", "U"]);
  expect(symbolColors("T")).toEqual([]);
  expect(symbolLabel("W/U")).toBe("WU");
  expect(frameOf("WU", "Creature")).toBe("M");
  expect(frameOf("", "Basic Land — Forest")).toBe("L");
  expect(frameOf("G", "Land Creature — Forest Dryad")).toBe("G");
  expect(frameOf("", "Artifact")).toBe("C");
});

test("the mana that a land makes, each symbol once", () => {
  expect(manaMade(["{T}: add {W}", "{T}: add {U}", "{T}: add {W}"])).toBe("{W}{U}");
  expect(manaMade(["Draw a card"])).toBe("");
});

test("the state of a card, seen and said", () => {
  const bears = object(1, { tapped: true, sick: true, counters: { "+1/+1": 2 }, power: 4, toughness: 4, damage: 1 });
  expect(signsOf(bears)).toEqual(["tapped", "new", "+1/+1 ×2"]);
  expect(saidCard(bears)).toBe("Grizzly Bears #1, 4/4, Creature — Bear, tapped, new, +1/+1 ×2, 1 damage");
  expect(signsOf(object(3, { designations: ["suspected"] }))).toEqual(["suspected"]);
  expect(signsOf(land(2, { sick: true }))).toEqual([]);
});

test("stops for both are two stops, and one is set and taken away by itself", () => {
  const stops = readStops(["upkeep", "their end step"]);
  expect([...stops]).toEqual(["my upkeep", "their upkeep", "their end step"]);
  expect(toggled(stops, "my", "upkeep").has("my upkeep")).toBe(false);
  expect(toggled(stops, "my", "draw step").has("my draw step")).toBe(true);
  expect(stops.size).toBe(3);
  expect(["declare attackers step", "precombat main phase", "end step", "upkeep"].map(shortPart)).toEqual(["Attackers", "Main 1", "End", "Upkeep"]);
});

test("keys: none while one writes, none with a modifier, and the space bar stays a button's own", () => {
  const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  expect(commandOf(press("3"), false, true)).toEqual({ does: "option", index: 2 });
  expect(commandOf(press(" "), false, false)).toEqual({ does: "pass" });
  expect(commandOf(press(" "), false, true)).toBeNull();
  expect(commandOf(press("P"), false, true)).toEqual({ does: "pass" });
  expect(commandOf(press("u"), true, false)).toBeNull();
  expect(commandOf(press("u", { ctrlKey: true }), false, false)).toBeNull();
  expect(commandOf(press("q"), false, false)).toBeNull();
});

test("every key that is listed does what the list says, and every command is listed", () => {
  const name: Record<string, string> = { Space: " ", Esc: "Escape", "…": "5" };
  for (const { keys, does } of KEYS)
    for (const key of keys)
      expect(commandOf({ key: name[key] ?? key, ctrlKey: false, metaKey: false, altKey: false }, false, false)?.does).toBe(does);
});

test("an arrow key goes to the nearest card in its direction", () => {
  const places = [{ x: 100, y: 0 }, { x: 300, y: 0 }, { x: 110, y: 200 }];
  expect(nearestAlong("ArrowRight", { x: 0, y: 0 }, places)).toBe(0);
  expect(nearestAlong("ArrowDown", { x: 0, y: 0 }, places)).toBe(2);
  expect(nearestAlong("ArrowLeft", { x: 0, y: 0 }, places)).toBe(-1);
  expect(nearestAlong("Enter", { x: 0, y: 0 }, places)).toBe(-1);
  // To the left and right one stays in the row.
  expect(nearestAlong("ArrowRight", { x: 0, y: 0 }, [{ x: 40, y: 60 }])).toBe(-1);
});

test("addresses: secrets and positions stand behind the #", () => {
  expect(routeOf("/", "#key=abc")).toEqual({ page: "start", key: "abc" });
  expect(routeOf("/lab", "#s=xyz")).toEqual({ page: "laboratory", position: "xyz" });
  expect(routeOf("/elsewhere", "")).toEqual({ page: "unknown", path: "/elsewhere" });
  const address = new URL(gameAddress("g1", "a/b+c"), "http://localhost");
  expect(routeOf(address.pathname, address.hash)).toEqual({ page: "game", game: "g1", token: "a/b+c" });
  expect(address.pathname).not.toContain("a/b");
});

test("a scenario comes out of its link as it went in; a broken link says so", async () => {
  const text = `title: Ærtha’s “Shock”\n${"battlefield: [Forest]\n".repeat(200)}`;
  const letters = await packed(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length / 10);
  expect(await unpacked(letters)).toBe(text);
  await expect(unpacked(letters.slice(0, 20))).rejects.toThrow("cannot be read");
  await expect(unpacked("…")).rejects.toThrow("cannot be read");
  await expect(unpacked(await packed("x".repeat(9_000_000)))).rejects.toThrow("cannot be read");
});

test("arrows: targets, attacks, blocks, and where an ability comes from", () => {
  const arrows = arrowsOf(view({
    stack: [object(10, { kind: "ability", source: 1, targets: [[2, -2], [0]] })],
    attacks: { "1": -2, "3": 0 },
    blocks: { "4": [1] },
  }));
  expect(arrows).toEqual([
    { kind: "target", from: 10, to: 2 },
    { kind: "target", from: 10, to: -2 },
    { kind: "source", from: 1, to: 10 },
    { kind: "attack", from: 1, to: -2 },
    { kind: "block", from: 4, to: 1 },
  ]);
});

test("an arrow begins and ends at the edges of what it joins", () => {
  const box = { left: 0, top: 0, width: 100, height: 40 };
  expect(edge(box, { x: 1050, y: 20 })).toEqual({ x: 100, y: 20 });
  expect(edge(box, { x: 50, y: 500 })).toEqual({ x: 50, y: 40 });
  expect(edge(box, { x: 50, y: 20 })).toEqual({ x: 50, y: 20 });
  expect(path(box, { left: 300, top: 0, width: 100, height: 40 })).toMatch(/^M100 20Q.* 300 20$/);
});

const seat = (more: Partial<SeatChoice> = {}): SeatChoice => ({ name: "Alice", who: "person", deck: "red-burn", pasted: "", instead: "", withoutRefused: false, bot: "greedy", ...more });

test("a new game: what is missing is said, and what is asked is what was chosen", () => {
  expect(missing([seat(), seat({ name: "" })])).toBe("Every player needs a name.");
  expect(missing([seat(), seat({ name: "alice " })])).toBe("Two players have the same name.");
  expect(missing([seat(), seat({ name: "Bob", deck: PASTED, pasted: " " })])).toBe("Bob needs a deck.");
  expect(missing([seat(), seat({ name: "Bob", deck: PASTED, pasted: "60 Forest" })])).toBe("");
  const choice = { seats: [seat(), seat({ name: " Bob ", deck: PASTED, pasted: "60 Forest" })], rules: "today", variant: "", options: "", first: 1, seed: " 7 ", manualMana: false, pace: 300, bestOf: 3 as const, smallDecks: false, open: false };
  const wanted = asked(choice);
  expect(wanted).toMatchObject({ type: "new_game", seed: null, first: 1, pace: 300 }); // among several nobody chooses it
  expect(wanted.seats[1]).toEqual({ name: "Bob", who: "person", deck: "60 Forest", bot: "greedy", without_refused: false, instead: "" });
  expect(wanted.seats[0]).toEqual({ name: "Alice", who: "person", deck: "red-burn", bot: "greedy" });
  const replaced = seat({ name: "Bob", deck: PASTED, pasted: "60 Nope", instead: "Nope=Forest", withoutRefused: true });
  expect(asked({ ...choice, seats: [seat(), replaced] }).seats[1]).toMatchObject({ without_refused: true, instead: "Nope=Forest" });
  const alone = { ...choice, seats: [seat(), seat({ name: "Bob", who: "bot" })] };
  expect(asked(alone).seed).toBe(7);
  expect(asked({ ...alone, seed: "" }).seed).toBeNull();
  expect([asked(alone).best_of, asked({ ...alone, seats: [seat(), seat({ name: "Bob" }), seat({ name: "Cid" })] }).best_of]).toEqual([3, 1]);
  expect(asked({ ...alone, variant: "free-for-all" }).best_of).toBe(1);
});

test("a date offers the decks whose cards its rules know", () => {
  const decks = [{ name: "old", cards: 60, since: "1997-06-01", schemes: false, planes: false }, { name: "new", cards: 60, since: "2024-01-01", schemes: false, planes: false }];
  expect(decksOn(decks, "1999-06-01").map((deck) => deck.name)).toEqual(["old"]);
  expect(decksOn(decks, "today")).toHaveLength(2);
});

test("who plays Planechase has planes, and nobody else", () => {
  const decks = [{ name: "plain", cards: 60, since: "", schemes: false, planes: false }, { name: "wanderer", cards: 60, since: "", schemes: false, planes: true }];
  expect(fitting(decks, [seat({ deck: "plain" }), seat({ deck: PASTED })], "planechase")).toEqual(["wanderer", PASTED]);
  expect(fitting(decks, [seat({ deck: "wanderer" }), seat({ deck: "plain" })], "duel")).toEqual(["plain", "plain"]);
});

test("an archenemy has schemes, and nobody else", () => {
  const decks = [{ name: "plain", cards: 60, since: "", schemes: false, planes: false }, { name: "enemy", cards: 80, since: "", schemes: true, planes: false }];
  const two = [seat({ deck: "plain" }), seat({ deck: "plain" })];
  expect(fitting(decks, two, "archenemy")).toEqual(["enemy", "plain"]);
  expect(fitting(decks, [seat({ deck: "plain" }), seat({ deck: "enemy" })], "archenemy")).toEqual(["plain", "enemy"]);
  expect(fitting(decks, [seat({ deck: "enemy" }), seat({ deck: "plain" })], "")).toEqual(["plain", "plain"]);
});

test("what a file is", () => {
  expect(kindOf("players:\n  Alice: {hand: [Shock]}\nplay: []\n")).toBe("scenario");
  expect(kindOf("mainphase record 1\nrules 2026-04-17\nseed 1")).toBe("record");
  expect(kindOf("20 Mountain\n4 Shock")).toBe("deck");
});

test("every stop is one in both players’ turns wherever one can act", () => {
  const part = (place: string, stop: boolean) => ({ name: place, place, rule: "", stop, what: "" });
  const turn = [{ name: "beginning phase", rule: "501", parts: [part("untap", false), part("upkeep", true)] }];
  expect([...everyStop(turn)]).toEqual(["my upkeep", "their upkeep"]);
});
