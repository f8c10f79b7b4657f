// How permanents are laid out: lands apart, attachments beside what they are attached to, equal ones in a pile.
import type { ObjectData, ViewData } from "../protocol/messages";
import { playerRef } from "./options";

/** Cards that look alike and lie on one pile; mostly one card. */
export type Pile = [ObjectData, ...ObjectData[]];

export interface Rows {
  lands: Pile[];
  others: Pile[];
}

const CREATURE = /\bCreature\b/;
const LAND = /\bLand\b/;

/** The permanents of one player's side: what that player controls, and after each what is attached to it, whoever
 * controls that. `apart` tells cards apart that look alike but can be used differently now. */
export function rowsOf(battlefield: readonly ObjectData[], seat: number, apart: (id: number) => string): Rows {
  const here = new Set(battlefield.map((each) => each.id));
  const attached = new Map<number, ObjectData[]>();
  const free: ObjectData[] = [];
  for (const each of battlefield) {
    const host = each.attached_to ?? 0;
    if (host > 0 && here.has(host)) attached.set(host, [...(attached.get(host) ?? []), each]);
    else if (host < 0 ? host === playerRef(seat) : each.controller === seat) free.push(each);
  }
  const rows: Rows = { lands: [], others: [] };
  const piles = new Map<string, Pile>();
  const place = (row: Pile[], each: ObjectData, depth: number) => {
    const upon = attached.get(each.id) ?? [];
    const key = depth === 0 && upon.length === 0 ? pileKey(each, apart(each.id)) : "";
    const pile = piles.get(key);
    if (key !== "" && pile !== undefined) {
      pile.push(each);
      return;
    }
    const fresh: Pile = [each];
    row.push(fresh);
    if (key !== "") piles.set(key, fresh);
    if (depth < 8) for (const more of upon) place(row, more, depth + 1);
  };
  for (const each of free.sort((a, b) => rank(a) - rank(b) || a.id - b.id))
    place(LAND.test(each.types) && !CREATURE.test(each.types) ? rows.lands : rows.others, each, 0);
  return rows;
}

function rank(each: ObjectData): number {
  return CREATURE.test(each.types) ? 0 : 1;
}

/** Equal for cards that may lie on one pile: lands and tokens that do not differ in anything; "" for the others. */
function pileKey(each: ObjectData, apart: string): string {
  if (each.kind !== "token" && !LAND.test(each.types)) return "";
  const { id: _id, label: _label, ...shown } = each;
  return `${apart} ${JSON.stringify(shown)}`;
}

/** The seats as the reader sees them: the others first, in the order in which they come after the reader; then the
 * reader, who sits in front. Those who watch see from the first seat. */
export function seatsAround(view: ViewData): { others: number[]; front: number } {
  const count = view.players.length;
  const front = Math.max(0, view.seat);
  return { others: Array.from({ length: count - 1 }, (_, k) => (front + 1 + k) % count), front };
}
