// Files that the reader keeps or brings.
import { LONGEST_TEXT } from "./protocol/messages";
import { preferences } from "./preferences.svelte";
import { say } from "./saying.svelte";

/** Why a text is not taken; "" if it is not too long. */
export function tooLong(length: number, what: string): string {
  if (length <= LONGEST_TEXT) return "";
  return say("page-too-long", "This is too long: {length} characters, where {what} has at most {most}. Nothing was put in.", { length: length.toLocaleString(preferences.language), what, most: LONGEST_TEXT.toLocaleString(preferences.language) });
}

export function keep(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export interface Brought {
  name: string;
  text: string;
}

export async function read(file: File): Promise<Brought> {
  if (file.size > LONGEST_TEXT) throw new Error(say("page-file-too-large", "{name} is too large: {size} bytes, at most {most}", { name: file.name, size: `${file.size}`, most: `${LONGEST_TEXT}` }));
  return { name: file.name, text: await file.text() };
}

/** Whether a text is a scenario, a record or a deck, by how it is written. */
export function kindOf(text: string): "scenario" | "record" | "deck" {
  if (/^(\s*#.*\n)*\s*mainphase record\b/i.test(text)) return "record";
  if (/^(scenario|players|play|rules|expect|about)\s*:/m.test(text)) return "scenario";
  return "deck";
}
