// What one writes at the table: an answer, or a question.

/** What a text asks the reason of, as at the terminal: of "why attack with Grizzly Bears", the attack; null: it answers. */
export function whyAsked(text: string): string | null {
  return /^why(?:\s+not)?\s+(\S.*)$/i.exec(text.trim())?.[1] ?? null;
}
