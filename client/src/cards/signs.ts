// The small words at the foot of a card: what state it is in.
import type { ObjectData } from "../protocol/messages";
import { say } from "../saying.svelte";

const designationWords = (): Record<string, string> => ({
  monstrous: say("page-monstrous", "monstrous"), renowned: say("page-renowned", "renowned"),
  saddled: say("page-saddled", "saddled"), suspected: say("page-suspected", "suspected"), solved: say("page-solved", "solved"),
});

/** Kinds of counters that are words; the others are told by their English names, as on the card. */
const counterWords = (): Record<string, string> => ({
  charge: say("page-counter-charge", "charge"), lore: say("page-counter-lore", "lore"), poison: say("page-counter-poison", "poison"),
  loyalty: say("page-counter-loyalty", "loyalty"), defense: say("page-counter-defense", "defense"), time: say("page-counter-time", "time"),
  shield: say("page-counter-shield", "shield"), stun: say("page-counter-stun", "stun"), energy: say("page-counter-energy", "energy"),
});

export function signsOf(card: ObjectData): string[] {
  const signs: string[] = [];
  if (card.tapped) signs.push(say("page-sign-tapped", "tapped"));
  if (card.sick && card.zone === "battlefield" && /\bCreature\b/.test(card.types) && !card.keywords.includes("haste"))
    signs.push(say("page-sign-new", "new"));
  if (card.phased_out) signs.push(say("page-sign-phased-out", "phased out"));
  const leads = card.commander ? say("page-sign-commander", "commander") : card.signature_spell ? say("page-sign-signature-spell", "signature spell") : "";
  if (leads) signs.push(card.tax ? say("page-sign-costs-more", "{leads}, costs {cost} more", { leads, cost: `{${card.tax}}` }) : leads);
  if (card.kind === "token") signs.push(say("page-sign-token", "token"));
  if (card.kind === "copy") signs.push(say("page-sign-copy", "copy"));
  signs.push(...(card.designations ?? []).map((name) => designationWords()[name] ?? name));
  for (const [kind, count] of Object.entries(card.counters ?? {})) {
    const name = counterWords()[kind] ?? kind;
    signs.push(count === 1 ? name : `${name} ×${count}`);
  }
  if (card.x) signs.push(`X = ${card.x}`);
  for (const chosen of Object.values(card.chosen ?? {})) signs.push(chosen);
  return signs;
}

/** What a screen reader says of a card on the table. */
export function saidCard(card: ObjectData): string {
  const parts = [card.label];
  if (card.power !== undefined) parts.push(`${card.power}/${card.toughness}`);
  parts.push(card.types, ...signsOf(card));
  if (card.damage) parts.push(say("page-sign-damage", "{damage} damage", { damage: card.damage }));
  return parts.join(", ");
}
