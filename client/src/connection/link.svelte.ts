// The page's one connection, as state that components can read.
import type { Problem, PutAside, Update, Welcome } from "../protocol/messages";
import { preferences } from "../preferences.svelte";
import { playerSecret } from "../tokens";
import { Connection, Failure, type Socket, type Status } from "./connection";
import type { Answered, Asked, Kind } from "./replies";

const KEY = "mainphase.key";

class Link {
  status = $state<Status>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  #updates = new Set<(update: Update) => void>();
  #putAside = new Set<(message: PutAside) => void>();
  #connection = new Connection(
    () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`) as Socket,
    () => sessionStorage.getItem(KEY) ?? "",
    {
      status: (now) => (this.status = now),
      welcome: (message) => (this.welcome = message),
      update: (message) => {
        for (const listener of this.#updates) listener(message);
      },
      putAside: (message) => {
        for (const listener of this.#putAside) listener(message);
      },
    },
    playerSecret,
    () => preferences.language,
  );

  start(): void {
    this.#connection.start();
    addEventListener("online", () => this.#connection.hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#connection.hurry();
    });
  }

  ask<K extends Kind>(message: Asked<K>): Promise<Answered<K>> {
    return this.#connection.request<K>(message);
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#updates.add(listener);
    return () => this.#updates.delete(listener);
  }

  onPutAside(listener: (message: PutAside) => void): () => void {
    this.#putAside.add(listener);
    return () => this.#putAside.delete(listener);
  }

  /** Calls now if the server has been greeted, and each time that it is greeted again. */
  whenever(listener: () => void): () => void {
    if (this.status === "open") listener();
    return this.#connection.onGreeted(listener);
  }
}

/** Keeps the server's key, which came in the link, for this tab; and takes it out of the address. */
export function keepKey(key: string): void {
  sessionStorage.setItem(KEY, key);
}

export const link = new Link();

/** What went wrong, as a sentence with its rule. */
export interface Trouble {
  text: string;
  rule: string;
  /** How the same request would be carried out. */
  remedy: Problem["remedy"];
}

export function trouble(wrong: unknown): Trouble {
  if (wrong instanceof Failure) return { text: wrong.message, rule: wrong.rule, remedy: wrong.remedy };
  return { text: wrong instanceof Error ? wrong.message : String(wrong), rule: "", remedy: "" };
}
