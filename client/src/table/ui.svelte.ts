// What the reader looks at and points at on a table: the state of the page that the server knows nothing of.
import { getContext, setContext } from "svelte";
import type { ObjectData, OptionData } from "../protocol/messages";
import { manaAbilities, onTable, optionsByRef, unpointed, type Ref } from "../game/options";
import { pattern } from "../game/names";
import type { Table } from "../game/table.svelte";

export type Opened =
  | { what: "rule"; number: string }
  | { what: "zone"; zone: "graveyard" | "exile" | "command" | "known"; seat: number }
  | { what: "help" }
  | { what: "menu" }
  | { what: "again" }
  | { what: "deck" }
  | { what: "concede" }
  | { what: "sideboard" }
  | { what: "options" };

/** Several choices, and the element that they are offered beside. */
export interface Offered {
  options: OptionData[];
  beside: HTMLElement | null;
  moment: number;
}

/** A card that is shown enlarged, and the element that asked for it: it is not covered. */
export interface Enlarged {
  card: ObjectData;
  beside: HTMLElement;
}

const NONE: OptionData[] = [];
const HOVER = 260;

export class TableUi {
  /** The object that is told about, by its id. It stays until another takes its place. */
  inspected = $state(0);
  /** On a narrow screen what is told covers the table, so it has to be asked for. */
  sheet = $state(false);
  /** The sheet covers the other half of the screen than that with the card. */
  sheetAbove = $state(false);
  /** Several options of a card or player, of which one is being chosen. */
  choosing = $state.raw<Offered | null>(null);
  enlarged = $state.raw<Enlarged | null>(null);
  opened = $state.raw<Opened | null>(null);

  constructor(readonly table: Table) {}

  options = $derived.by(() => optionsByRef(this.table.decision));
  of(ref: Ref): OptionData[] {
    return this.options.get(ref) ?? NONE;
  }

  /** The options that one cannot point at on the table. */
  listed = $derived.by(() => unpointed(this.table.decision, onTable(this.table.view)));
  mana = $derived.by(() => manaAbilities(this.table.decision));

  /** Whether a card can be used for nothing but mana: then it need not call for attention. */
  onlyMana(options: readonly OptionData[]): boolean {
    return this.table.decision?.kind === "priority" && options.length > 0 && options.every((option) => option.kind === "mana ability");
  }

  /** The cards that were seen in this game, by what they are called: the last of each name. */
  named: ReadonlyMap<string, ObjectData> = new Map();
  #known = $derived.by(() => {
    const named = new Map(this.named);
    for (const each of this.table.objects.values()) for (const name of [each.name, each.label]) if (name !== "") named.set(name, each);
    this.named = named;
    return named.size;
  });
  /** What finds their names in a sentence; a new one only where there are more of them. */
  pattern = $derived.by(() => (this.#known > 0 ? pattern(this.named.keys()) : null));

  inspect(object: number): void {
    this.inspected = object;
  }

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a card enlarged: at once where the focus goes, after a moment where the mouse rests. */
  enlarge(card: ObjectData | undefined, beside: HTMLElement, pause = HOVER): void {
    if (this.enlarged?.beside === beside) return;
    clearTimeout(this.#timer);
    if (card === undefined) return;
    if (card.id > 0) this.inspected = card.id;
    this.#timer = setTimeout(() => (this.enlarged = { card, beside }), this.enlarged === null ? pause : 0);
  }

  /** Puts the enlarged card away. True if there was one. */
  diminish(): boolean {
    clearTimeout(this.#timer);
    const had = this.enlarged !== null;
    this.enlarged = null;
    return had;
  }

  showSheet(object: number, beside: HTMLElement | null = null): void {
    this.diminish();
    this.inspected = object;
    this.sheet = true;
    const box = beside?.getBoundingClientRect();
    this.sheetAbove = box !== undefined && (box.top + box.bottom) / 2 > innerHeight / 2;
  }

  /** A click on a card or player: does the one thing that it can mean, offers several, or tells why there is none. */
  point(ref: Ref, beside: HTMLElement | null = null): void {
    const options = this.of(ref);
    const [only] = options;
    if (options.length === 1 && only !== undefined) void this.choose(only);
    else if (options.length > 1) this.offer(options, beside);
    else if (ref > 0) this.showSheet(ref, beside);
  }

  offer(options: OptionData[], beside: HTMLElement | null): void {
    this.diminish();
    this.choosing = this.choosing?.beside === beside ? null : { options, beside, moment: this.table.now?.moment ?? 0 };
  }

  async choose(option: OptionData): Promise<void> {
    this.choosing = null;
    this.diminish();
    this.sheet = false;
    await this.table.answer(option.index);
  }

  askRule = (number: string): void => {
    this.opened = { what: "rule", number };
  };
}

/** Whether a mouse moves on something, and not that under a mouse that lies still. */
export function rests(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
}

const KEY = Symbol("table");

export function provideUi(ui: TableUi): TableUi {
  return setContext(KEY, ui);
}

export function useUi(): TableUi {
  return getContext<TableUi>(KEY);
}
