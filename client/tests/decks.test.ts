import { expect, test } from "vitest";
import { byPart, replaced, without } from "../src/decks/deckText";
import { asked, ownDeck, ownDeckOf, PASTED, type SeatChoice } from "../src/start/choices";
import { routeOf } from "../src/routing";

const LIST = "// mine\n4 Lightning Bolt\n20x Mountain\n\nSideboard\n2 lightning bolt (LEA) 161\nSB: 1 Shock\n";

test("a card is replaced wherever it stands in a list, and nothing else is", () => {
  expect(replaced(LIST, "Lightning Bolt", "Chain Lightning")).toBe(
    "// mine\n4 Chain Lightning\n20x Mountain\n\nSideboard\n2 Chain Lightning\nSB: 1 Shock\n",
  );
  expect(replaced(LIST, "Lightning", "Forest")).toBe(LIST);
  expect(replaced(LIST, "$&", "$1")).toBe(LIST);
  expect(without(LIST, "shock")).toBe("// mine\n4 Lightning Bolt\n20x Mountain\n\nSideboard\n2 lightning bolt (LEA) 161\n");
});

test("cards stand part by part", () => {
  const card = (part: string, count: number, name: string) => ({ part, count, name, why: "", near: [] });
  expect(byPart([card("side", 1, "Shock"), card("main", 4, "Opt"), card("main", 20, "Island")]).map(({ part, count }) => [part, count]))
    .toEqual([["Deck", 24], ["Sideboard", 1]]);
});

test("one's own decks are sent as lists", () => {
  const seat = (deck: string): SeatChoice => ({ name: "A", who: "bot", deck, pasted: "60 Forest", instead: "", withoutRefused: true, bot: "greedy" });
  const choice = {
    seats: [seat(ownDeck("mine")), seat(PASTED), seat("red-burn")], rules: "today", variant: "", options: "", first: null, seed: "",
    manualMana: false, pace: 0, bestOf: 1 as const, smallDecks: false, open: false,
  };
  const sent = asked(choice, (name) => `the list of ${name}`).seats;
  expect(sent.map((each) => each.deck)).toEqual(["the list of mine", "60 Forest", "red-burn"]);
  expect(sent.map((each) => each.without_refused)).toEqual([true, true, undefined]);
  expect([ownDeckOf(ownDeck("mine")), ownDeckOf("red-burn"), ownDeckOf(PASTED)]).toEqual(["mine", "", ""]);
});

test("the decks have an address", () => {
  expect(routeOf("/decks", "")).toEqual({ page: "decks" });
});
