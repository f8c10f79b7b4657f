// One WebSocket that comes back by itself. What was asked while it was away, or not yet answered, is asked again.
import { LARGEST_MESSAGE, PROTOCOL, type FromServer, type Problem, type PutAside, type Refused, type Update, type Welcome } from "../protocol/messages";
import type { Answered, Asked, Kind } from "./replies";
import { preferences } from "../preferences.svelte";
import { say } from "../saying.svelte";

/** What the connection needs of a WebSocket, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status = "connecting" | "open" | "away";

export interface Listener {
  status(now: Status): void;
  welcome(message: Welcome): void;
  update(message: Update): void;
  putAside(message: PutAside): void;
}

/** A request that was not carried out: forbidden by a rule (`rule` says which), or not possible. */
export class Failure extends Error {
  readonly rule: string;
  readonly code: string;
  readonly remedy: Problem["remedy"];

  constructor(reply: Refused | Problem | { type: "lost"; message: string }) {
    super(reply.message);
    this.rule = reply.type === "refused" ? reply.rule : "";
    this.code = reply.type === "problem" ? reply.code : reply.type;
    this.remedy = reply.type === "problem" ? (reply.remedy ?? "") : "";
  }
}

interface Waiting {
  message: Asked<Kind>;
  resolve(reply: FromServer): void;
  reject(failure: Failure): void;
  /** How often it was sent: what loses the connection twice is not sent a third time. */
  sent: number;
}

// Twice these would begin two games: nobody knows whether the first was heard.
const ONCE: ReadonlySet<Kind> = new Set<Kind>(["new_game", "open_record", "open_scenario", "branch_from"]);
const MOST = 2;
const SOONEST = 250;
const LATEST = 5_000;
const PING_EVERY = 20_000;
const SILENCE = 12_000;

export class Connection {
  #socket: Socket | null = null;
  #next = 1;
  #tries = 0;
  #greeted = false;
  #waiting = new Map<number, Waiting>();
  #rejoin = new Set<() => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly open: () => Socket,
    readonly key: () => string,
    readonly listener: Listener,
    readonly player: () => string = () => "",
    readonly language: () => string = () => "en",
  ) {}

  /** Connects, now and again after every loss. */
  start(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.listener.status("connecting");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = () => this.#lost(socket);
  }

  /** Tries at once instead of waiting. */
  hurry(): void {
    this.#tries = 0;
    if (this.#socket === null) this.start();
  }

  /** Called each time that the server has been greeted anew; the answer takes it back. */
  onGreeted(listener: () => void): () => void {
    this.#rejoin.add(listener);
    return () => this.#rejoin.delete(listener);
  }

  request<K extends Kind>(message: Asked<K>): Promise<Answered<K>> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, {
        message: message as Asked<Kind>,
        resolve: resolve as (reply: FromServer) => void,
        reject,
        sent: 0,
      });
      if (this.#greeted) this.#send(id);
    });
  }

  #send(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined || this.#socket === null) return;
    const text = JSON.stringify({ ...waiting.message, id });
    if (text.length > LARGEST_MESSAGE) {
      this.#waiting.delete(id);
      const message = say("page-too-much-for-one-message", "This is too much for one message: {length} characters, at most {most}.", { length: text.length.toLocaleString(preferences.language), most: LARGEST_MESSAGE.toLocaleString(preferences.language) });
      waiting.reject(new Failure({ type: "problem", re: id, code: "too_large", message, where: "", remedy: "" }));
      return;
    }
    waiting.sent++;
    this.#socket.send(text);
  }

  #greet(socket: Socket): void {
    const id = this.#next++;
    this.#waiting.set(id, {
      message: { type: "hello", protocol: PROTOCOL, key: this.key(), player: this.player(), language: this.language() } as Asked<Kind>,
      resolve: (reply) => this.#greetedBy(reply as Welcome),
      reject: (failure) => {
        console.warn(failure.message);
        socket.close();
      },
      sent: 0,
    });
    this.#send(id);
  }

  #greetedBy(welcome: Welcome): void {
    this.#tries = 0;
    this.#greeted = true;
    this.listener.welcome(welcome);
    this.listener.status("open");
    const unanswered = [...this.#waiting.keys()];
    for (const rejoin of [...this.#rejoin]) rejoin();
    for (const id of unanswered) this.#send(id);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    const socket = this.#socket;
    const silence = setTimeout(() => {
      if (socket === null) return;
      socket.close(); // which may take as long as the silence
      this.#lost(socket);
    }, SILENCE);
    this.request<"ping">({ type: "ping" }).then(
      () => clearTimeout(silence),
      () => clearTimeout(silence),
    );
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === "update") {
      this.listener.update(message);
      return;
    }
    if (message.type === "put_aside") {
      this.listener.putAside(message);
      return;
    }
    const waiting = this.#waiting.get(message.re);
    if (waiting === undefined) return;
    this.#waiting.delete(message.re);
    if (message.type === "refused" || message.type === "problem") waiting.reject(new Failure(message));
    else waiting.resolve(message);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#greeted = false;
    clearInterval(this.#pulse);
    for (const [id, waiting] of this.#waiting) {
      const { type } = waiting.message;
      if (type === "hello" || type === "ping" || waiting.sent >= (ONCE.has(type) ? 1 : MOST)) {
        this.#waiting.delete(id);
        if (type !== "hello") waiting.reject(new Failure({ type: "lost", message: say("page-connection-lost", "The connection was lost on the way.") }));
      }
    }
    this.listener.status("away");
    this.#retry = setTimeout(() => this.start(), this.#pause());
  }

  /** Longer each time; and not all pages at the same moment when a server comes back. */
  #pause(): number {
    const longest = Math.min(LATEST, SOONEST * 2 ** this.#tries++);
    return longest * (0.6 + 0.4 * Math.random());
  }
}
