// Which options of a decision are about which card or player, so that they can be chosen on the table.
import type { DecisionData, OptionData, ViewData } from "../protocol/messages";
import { planesOf } from "./planes";
import { say } from "../saying.svelte";

/** An object's id, or -1 - seat for a player; 0: nobody. */
export type Ref = number;

export const playerRef = (seat: number): Ref => -1 - seat;
export const refSeat = (ref: Ref): number => -1 - ref;

/** What an option is about, as one would point at it: of "block Ball Lightning with Hill Giant", asked about Hill
 * Giant, the Ball Lightning. */
export function pointedAt(option: OptionData, about: Ref): Ref {
  const { object, other, player } = option;
  if (object !== undefined && object !== about) return object;
  if (other !== undefined) return other;
  if (player !== undefined) return playerRef(player);
  return object ?? 0;
}

/** The choices that are which card or player it is: one points at it. The others tell what becomes of it. */
const POINTING: ReadonlySet<OptionData["kind"]> = new Set([
  "play land", "cast", "activate", "mana ability", "special action", "turn face up", "target", "card", "player", "attack", "block", "aid",
  "spend mana", "mana",
]);

/** What each card and player can be pointed at for. Of whoever may attack one says so at the creature itself, too. */
export function optionsByRef(decision: DecisionData | null): Map<Ref, OptionData[]> {
  const found = new Map<Ref, OptionData[]>();
  const add = (ref: Ref, option: OptionData) => found.set(ref, [...(found.get(ref) ?? []), option]);
  const about = decision?.about ?? 0;
  for (const option of decision?.options ?? []) {
    if (!POINTING.has(option.kind)) continue;
    const ref = pointedAt(option, about);
    if (ref !== 0) add(ref, option);
    if (option.kind === "attack" && option.object !== undefined && ref !== option.object) add(option.object, option);
  }
  return found;
}

/** The cards and players that lie on the table where one can point at them. Of the others one sees only how many they are. */
export function onTable(view: ViewData | null): Set<Ref> {
  const found = new Set<Ref>();
  if (view === null) return found;
  const planes = planesOf(view)?.up ?? [];
  for (const zone of [view.battlefield, view.phased_out, view.stack, view.looked_at, planes, ...view.players.map((player) => player.hand)])
    for (const each of zone) found.add(each.id);
  for (const player of view.players) found.add(playerRef(player.seat));
  return found;
}

/** The options that one cannot point at: these are listed. */
export function unpointed(decision: DecisionData | null, table: ReadonlySet<Ref>): OptionData[] {
  const about = decision?.about ?? 0;
  return (decision?.options ?? []).filter((option) => !POINTING.has(option.kind) || !table.has(pointedAt(option, about)));
}

/** The mana abilities, those first that make the least else possible: what can be tapped for one colour, then the rest. */
export function manaAbilities(decision: DecisionData | null): OptionData[] {
  const abilities = (decision?.options ?? []).filter((option) => option.kind === "mana ability");
  const ways = new Map<number, number>();
  for (const { object = 0 } of abilities) ways.set(object, (ways.get(object) ?? 0) + 1);
  return abilities.sort((a, b) => (ways.get(a.object ?? 0) ?? 0) - (ways.get(b.object ?? 0) ?? 0));
}

/** The options as they are listed: those that say the same are about things that are alike, and stand there once. */
export function distinct(options: readonly OptionData[]): { option: OptionData; times: number }[] {
  const found = new Map<string, { option: OptionData; times: number }>();
  for (const option of options) {
    const same = found.get(option.text);
    if (same === undefined) found.set(option.text, { option, times: 1 });
    else same.times += 1;
  }
  return [...found.values()];
}

// What ends a decision or declines: what the space bar does.
const GOING_ON = ["pass", "done", "keep"];

export function goingOn(decision: DecisionData | null): OptionData | null {
  return decision?.options.find((option) => GOING_ON.includes(option.kind)) ?? null;
}

/** Whether all that can be done is to pass: then the panel need not ask for attention. */
export function onlyPass(decision: DecisionData): boolean {
  return decision.options.length === 1 && decision.options[0]?.kind === "pass";
}

/** The declarations that answer several questions at once, in notation. `called` names what can be attacked. */
export function wholeDeclarations(decision: DecisionData, called: (ref: Ref) => string): { text: string; says: string }[] {
  if (decision.kind === "attack") {
    const attacks = decision.options.filter((option) => option.kind === "attack");
    const foes = new Set(attacks.map((option) => called(pointedAt(option, decision.about))));
    // Where there are several, it has to be said whom.
    const all = foes.size > 1
      ? [...foes].map((foe) => ({ text: `attack ${foe} with everything`, says: say("page-attack-foe-with-everything", "Attack {foe} with everything", { foe }) }))
      : [{ text: "attack with everything", says: say("page-attack-with-everything", "Attack with everything") }];
    return [...all, { text: "no attack", says: say("page-no-attack", "No attack") }];
  }
  if (decision.kind === "block") return [{ text: "no block", says: say("page-no-blocks", "No blocks") }];
  return [];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
