// Mana symbols, as letters in discs. A text is cut into words and symbols; nothing is drawn from elsewhere.
import { say } from "../saying.svelte";
export type Piece = { words: string } | { symbol: string };

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\{[^{}\s]+\})/)) {
    if (part === "") continue;
    found.push(part.startsWith("{") && part.endsWith("}") ? { symbol: part.slice(1, -1) } : { words: part });
  }
  return found;
}

const saidLetters = (): Record<string, string> => ({
  W: say("page-mana-white", "white"), U: say("page-mana-blue", "blue"), B: say("page-mana-black", "black"),
  R: say("page-mana-red", "red"), G: say("page-mana-green", "green"), C: say("page-mana-colourless", "colourless"),
  S: say("page-mana-snow", "snow"), T: say("page-mana-tap", "tap"), Q: say("page-mana-untap", "untap"),
  P: say("page-mana-phyrexian", "Phyrexian"), X: "X", Y: "Y", Z: "Z", CHAOS: say("page-mana-chaos", "chaos"),
});

/** A symbol as it is read aloud: "2 or white" for 2/W. */
export function saidSymbol(symbol: string): string {
  const letters = saidLetters();
  return symbol.split("/").map((part) => letters[part.toUpperCase()] ?? part).join(` ${say("page-or", "or")} `);
}

export function saidText(text: string): string {
  return pieces(text)
    .map((piece) => ("words" in piece ? piece.words : ` ${saidSymbol(piece.symbol)} `))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** The colours of a symbol, as letters of WUBRG; none for generic mana and for {T}. */
export function symbolColors(symbol: string): string[] {
  return symbol.toUpperCase().split("/").filter((part) => /^[WUBRG]$/.test(part));
}

/** What is written in the disc. */
export function symbolLabel(symbol: string): string {
  if (symbol === "T") return "↷";
  if (symbol === "Q") return "↶";
  return symbol.replaceAll("/", "");
}

/** How a card's frame is coloured: a colour's letter, M for several, L for a land without, C for the rest. */
export function frameOf(colors: string, types: string): string {
  if (colors.length === 1) return colors;
  if (colors.length > 1) return "M";
  return /\bLand\b/.test(types) ? "L" : "C";
}

/** The symbols that a land's abilities can add, each once, at most five. */
export function manaMade(text: readonly string[]): string {
  const made = new Set<string>();
  for (const line of text) {
    const added = /:.*?\badd (.*)$/i.exec(line)?.[1] ?? "";
    for (const symbol of added.match(/\{[WUBRGC]\}/g) ?? []) made.add(symbol);
  }
  return [...made].slice(0, 5).join("");
}
