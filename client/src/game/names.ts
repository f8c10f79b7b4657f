// Where a sentence names cards.
export type Named = { words: string } | { name: string };

/** Finds names in sentences: the longest first, and only whole ones. Null if there are none to find. */
export function pattern(names: Iterable<string>): RegExp | null {
  const found = [...names].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  if (found.length === 0) return null;
  const escaped = found.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** A sentence, cut into names and what is between them. Nothing is lost. */
export function cutAtNames(text: string, names: RegExp | null): Named[] {
  if (names === null) return [{ words: text }];
  return text.split(names).map((part, k) => (k % 2 === 1 ? { name: part } : { words: part })).filter((part) => !("words" in part) || part.words !== "");
}
