// What has moved from one view of a game to the next, and who was dealt damage: all that is worth showing in motion.
import type { EventData, ObjectData } from "../protocol/messages";
import type { Ref } from "./options";

/** A thing that is another one since it changed zones: what it was. */
export type Was = Map<number, number>;

/** Of the objects that are new, those that one of the gone ones has become: of the same owner and, as far as one could see
 * it, of the same name. Each becomes one. */
export function became(gone: readonly ObjectData[], come: readonly ObjectData[]): Was {
  const left = [...gone];
  const was: Was = new Map();
  for (const each of come) {
    const at = left.findIndex((old) => old.owner === each.owner && old.name === each.name && old.zone !== each.zone);
    const [old] = at < 0 ? [] : left.splice(at, 1);
    if (old !== undefined) was.set(each.id, old.id);
  }
  return was;
}

/** How much damage each card and player was dealt by these events. */
export function hits(events: readonly EventData[]): Map<Ref, number> {
  const found = new Map<Ref, number>();
  for (const event of events)
    if (event.name === "damage dealt" && event.other !== 0 && event.amount > 0) found.set(event.other, (found.get(event.other) ?? 0) + event.amount);
  return found;
}
