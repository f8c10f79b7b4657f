// One's own decks, kept in this browser.
import { say } from "../saying.svelte";
const KEY = "mainphase.decks";
export const MOST = 200;
const LARGEST = 2_000_000; // characters of all together: what a browser keeps is bounded

export interface OwnDeck {
  name: string;
  text: string;
}

function kept(): OwnDeck[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(read)) return [];
    return read.filter((each: unknown): each is OwnDeck => typeof each === "object" && each !== null && "name" in each && "text" in each
      && typeof each.name === "string" && typeof each.text === "string");
  } catch {
    return [];
  }
}

class OwnDecks {
  all = $state.raw<OwnDeck[]>(kept());

  named(name: string): OwnDeck | undefined {
    return this.all.find((deck) => deck.name === name);
  }

  /** The list of the deck of that name; "" if there is none. */
  listOf = (name: string): string => this.named(name)?.text ?? "";

  /** Keeps a deck under a name, in the place of one that was called so; why it cannot be kept, or "". */
  keep(name: string, text: string, instead = name): string {
    const deck = { name: name.trim(), text };
    if (deck.name === "") return say("page-a-deck-needs-a-name", "A deck needs a name.");
    const others = this.all.filter((each) => each.name !== deck.name && each.name !== instead);
    if (others.length >= MOST) return say("page-most-decks-are-kept", "{most} decks are kept here, the most there may be.", { most: MOST });
    return this.#write([...others, deck].sort((a, b) => a.name.localeCompare(b.name)));
  }

  forget(name: string): void {
    this.#write(this.all.filter((each) => each.name !== name));
  }

  #write(decks: OwnDeck[]): string {
    const text = JSON.stringify(decks);
    if (text.length > LARGEST) return say("page-decks-too-long", "These decks are too long to be kept here.");
    try {
      localStorage.setItem(KEY, text);
    } catch {
      return say("page-browser-keeps-no-more", "This browser keeps nothing more.");
    }
    this.all = decks;
    return "";
  }
}

export const ownDecks = new OwnDecks();
