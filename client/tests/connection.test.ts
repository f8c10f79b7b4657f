import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, Failure, type Socket } from "../src/connection/connection";
import { PROTOCOL } from "../src/protocol/messages";
import { update } from "./samples";

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: { type: string; id: number; [more: string]: unknown }[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The server takes the call and greets. */
  greet(): void {
    this.onopen?.();
    this.hear({ type: "welcome", re: this.said.at(-1)?.id });
  }
}

let lines: Line[];
let told: string[];
let connection: Connection;
const last = () => lines.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  told = [];
  connection = new Connection(
    () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    () => "secret",
    {
      status: (now) => told.push(now),
      welcome: () => told.push("welcome"),
      update: (message) => told.push(`update ${message.moment}`),
      putAside: (message) => told.push(message.reason),
    },
  );
});
afterEach(() => vi.useRealTimers());

test("the first word is hello with the protocol's number and the key; everything else waits for the welcome", () => {
  connection.start();
  void connection.request<"games">({ type: "games", tokens: [] });
  last().onopen?.();
  expect(last().said).toEqual([{ type: "hello", protocol: PROTOCOL, key: "secret", player: "", language: "en", id: 2 }]);
  last().hear({ type: "welcome", re: 2 });
  expect(last().said[1]).toMatchObject({ type: "games", id: 1 });
  expect(told).toEqual(["connecting", "welcome", "open"]);
});

test("a reply goes to its request, an update to everybody", async () => {
  connection.start();
  last().greet();
  const first = connection.request<"ping">({ type: "ping" });
  const second = connection.request<"rule">({ type: "rule", number: "117.3d" });
  const [ping, rule] = last().said.slice(-2);
  last().hear({ type: "rule_told", re: rule?.id, number: "117.3d" });
  last().hear(update({ moment: 7 }));
  last().hear({ type: "done", re: ping?.id, moment: 3 });
  expect((await first).moment).toBe(3);
  expect((await second).number).toBe("117.3d");
  expect(told).toContain("update 7");
});

test("a game that is put aside is told to everybody, whatever else is asked", () => {
  connection.start();
  last().greet();
  last().hear({ type: "put_aside", game: "g", reason: "the game is put aside" });
  expect(told).toContain("the game is put aside");
});

test("a refusal comes with its rule", async () => {
  connection.start();
  last().greet();
  const asked = connection.request<"concede">({ type: "concede", game: "g" });
  last().hear({ type: "refused", re: last().said.at(-1)?.id, message: "Not now", rule: "117.1", concept: "x" });
  const failure = await asked.catch((wrong: Failure) => wrong);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ message: "Not now", rule: "117.1", code: "refused" });
});

test("it comes back by itself, later each time, and asks again what was not answered", async () => {
  connection.start();
  last().greet();
  let rejoined = 0;
  connection.onGreeted(() => rejoined++);
  const asked = connection.request<"answer">({ type: "answer", game: "g", line: 0, moment: 4, choice: 0 });
  last().close();
  expect(told.at(-1)).toBe("away");
  vi.advanceTimersByTime(260);
  expect(lines).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(260);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(260);
  expect(lines).toHaveLength(3);
  last().greet();
  expect(rejoined).toBe(1);
  expect(last().said.at(-1)).toMatchObject({ type: "answer", moment: 4 });
  last().hear({ type: "done", re: last().said.at(-1)?.id, moment: 5 });
  expect((await asked).moment).toBe(5);
});

test("what would begin a second game is not asked twice", async () => {
  connection.start();
  last().greet();
  const asked = connection.request<"open_record">({ type: "open_record", record: "…" });
  last().close();
  await expect(asked).rejects.toMatchObject({ code: "lost" });
});

test("what loses the connection twice is not sent a third time", async () => {
  connection.start();
  last().greet();
  const asked = connection.request<"about_object">({ type: "about_object", game: "g", object: 1 });
  last().close();
  vi.advanceTimersByTime(300);
  last().greet();
  last().close();
  await expect(asked).rejects.toMatchObject({ code: "lost" });
});

test("a silent server is left, even if it does not say goodbye", () => {
  connection.start();
  last().greet();
  const silent = last();
  silent.close = () => undefined;
  vi.advanceTimersByTime(20_000);
  expect(silent.said.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(12_000);
  expect(told.at(-1)).toBe("away");
  vi.advanceTimersByTime(300);
  expect(lines).toHaveLength(2);
});

test("what the server would not take is not sent, and whoever asked is told", async () => {
  connection.start();
  last().greet();
  const said = last().said.length;
  const asked = connection.request<"open_record">({ type: "open_record", record: "x".repeat(2_000_000) });
  await expect(asked).rejects.toMatchObject({ code: "too_large" });
  expect(last().said.length).toBe(said);
});
