// A deck list as text: what one changes in it.
import type { CardChecked } from "../protocol/messages";

const ENTRY = /^(\s*(?:SB:\s*)?[0-9]+\s*[xX]?\s+)(\S.*?)(\s*)$/;

/** The list with another card in the place of one, wherever its name stands; lines are compared by their names. */
export function replaced(text: string, name: string, other: string): string {
  return changed(text, name, (before, after) => `${before}${other}${after}`);
}

/** The list without a card. */
export function without(text: string, name: string): string {
  return changed(text, name, () => null);
}

function changed(text: string, name: string, change: (before: string, after: string) => string | null): string {
  const wanted = name.trim().toLowerCase();
  return text
    .split("\n")
    .map((line) => {
      const [, before = "", called = "", after = ""] = ENTRY.exec(line) ?? [];
      return called !== "" && (called.toLowerCase() === wanted || called.toLowerCase().startsWith(`${wanted} (`)) ? change(before, after) : line;
    })
    .filter((line) => line !== null)
    .join("\n");
}

const PARTS: Record<string, string> = { main: "Deck", side: "Sideboard", schemes: "Schemes", commanders: "Commanders", vanguards: "Vanguards", planes: "Planes", companion: "Companion" };

/** The cards part by part, as they stand in the list. */
export function byPart(cards: readonly CardChecked[]): { part: string; count: number; cards: CardChecked[] }[] {
  return Object.entries(PARTS).flatMap(([part, name]) => {
    const own = cards.filter((card) => card.part === part);
    return own.length > 0 ? [{ part: name, count: own.reduce((sum, card) => sum + card.count, 0), cards: own }] : [];
  });
}
