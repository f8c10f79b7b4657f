// The small words at the foot of a card: what state it is in.
import type { ObjectData } from "../protocol/messages";

export function signsOf(card: ObjectData): string[] {
  const signs: string[] = [];
  if (card.tapped) signs.push("tapped");
  if (card.sick && card.zone === "battlefield" && /\bCreature\b/.test(card.types) && !card.keywords.includes("haste"))
    signs.push("new");
  if (card.phased_out) signs.push("phased out");
  const leads = card.commander ? "commander" : card.signature_spell ? "signature spell" : "";
  if (leads) signs.push(card.tax ? `${leads}, costs {${card.tax}} more` : leads);
  if (card.kind === "token") signs.push("token");
  if (card.kind === "copy") signs.push("copy");
  signs.push(...(card.designations ?? []));
  for (const [name, count] of Object.entries(card.counters ?? {})) signs.push(count === 1 ? name : `${name} ×${count}`);
  if (card.x) signs.push(`X = ${card.x}`);
  for (const chosen of Object.values(card.chosen ?? {})) signs.push(chosen);
  return signs;
}

/** What a screen reader says of a card on the table. */
export function saidCard(card: ObjectData): string {
  const parts = [card.label];
  if (card.power !== undefined) parts.push(`${card.power}/${card.toughness}`);
  parts.push(card.types, ...signsOf(card));
  if (card.damage) parts.push(`${card.damage} damage`);
  return parts.join(", ");
}
