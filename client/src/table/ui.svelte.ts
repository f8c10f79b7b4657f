// What the reader looks at and points at on a table: the state of the page that the server knows nothing of.
import { getContext, setContext } from "svelte";
import type { OptionData } from "../protocol/messages";
import { optionsByRef, type Ref } from "../game/options";
import type { Table } from "../game/table.svelte";

export type Opened =
  | { what: "rule"; number: string }
  | { what: "zone"; zone: "graveyard" | "exile" | "command" | "known"; seat: number }
  | { what: "help" }
  | { what: "menu" }
  | { what: "again" }
  | { what: "concede" }
  | { what: "sideboard" };

const NONE: OptionData[] = [];

export class TableUi {
  /** The object that is told about, by its id. It stays until another takes its place. */
  inspected = $state(0);
  /** On a narrow screen what is told covers the table, so it has to be asked for. */
  sheet = $state(false);
  /** A card or player with several options, of which one is being chosen. */
  choosing = $state<Ref>(0);
  opened = $state.raw<Opened | null>(null);

  constructor(readonly table: Table) {}

  options = $derived.by(() => optionsByRef(this.table.decision));
  of(ref: Ref): OptionData[] {
    return this.options.get(ref) ?? NONE;
  }

  inspect(object: number): void {
    this.inspected = object;
  }

  showSheet(object: number): void {
    this.inspected = object;
    this.sheet = true;
  }

  /** A click on a card or player: does the one thing that it can mean, offers several, or tells why there is none. */
  point(ref: Ref): void {
    const options = this.of(ref);
    const [only] = options;
    if (options.length === 1 && only !== undefined) void this.choose(only);
    else if (options.length > 1) this.choosing = this.choosing === ref ? 0 : ref;
    else if (ref > 0) this.showSheet(ref);
  }

  async choose(option: OptionData): Promise<void> {
    this.choosing = 0;
    this.sheet = false;
    await this.table.answer(option.index);
  }

  askRule = (number: string): void => {
    this.opened = { what: "rule", number };
  };
}

const KEY = Symbol("table");

export function provideUi(ui: TableUi): TableUi {
  return setContext(KEY, ui);
}

export function useUi(): TableUi {
  return getContext<TableUi>(KEY);
}
