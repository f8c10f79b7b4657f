// The objects of a view, wherever they lie.
import type { ObjectData, ViewData } from "../protocol/messages";

export function objectsOf(view: ViewData | null): Map<number, ObjectData> {
  const found = new Map<number, ObjectData>();
  if (view === null) return found;
  const zones = [view.battlefield, view.stack, view.exile, view.command, view.phased_out, view.looked_at, view.known];
  for (const player of view.players) zones.push(player.hand, player.graveyard);
  for (const turn of view.other_turns ?? []) zones.push(turn.stack);
  for (const zone of zones) for (const each of zone) found.set(each.id, each);
  return found;
}

const written = new WeakMap<ObjectData, string>();

function write(object: ObjectData): string {
  const known = written.get(object);
  if (known !== undefined) return known;
  const text = JSON.stringify(object);
  written.set(object, text);
  return text;
}

/** A view with the very objects of the view before it where they are equal: every update brings the whole view, and of
 * a hundred permanents mostly few have changed. What shows the others is left alone. */
export function sharing(view: ViewData, before: ViewData | null): ViewData {
  if (before === null) return view;
  const had = objectsOf(before);
  const same = (zone: ObjectData[]): ObjectData[] =>
    zone.map((each) => {
      const old = had.get(each.id);
      return old !== undefined && write(old) === write(each) ? old : each;
    });
  return {
    ...view,
    battlefield: same(view.battlefield),
    phased_out: same(view.phased_out),
    stack: same(view.stack),
    exile: same(view.exile),
    command: same(view.command),
    looked_at: same(view.looked_at),
    known: same(view.known),
    players: view.players.map((player) => ({ ...player, hand: same(player.hand), graveyard: same(player.graveyard) })),
  };
}
