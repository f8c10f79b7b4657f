// Files that the reader keeps or brings.
import { LONGEST_TEXT } from "./protocol/messages";

/** Why a text is not taken; "" if it is not too long. */
export function tooLong(length: number, what: string): string {
  if (length <= LONGEST_TEXT) return "";
  return `This is too long: ${length.toLocaleString("en")} characters, where ${what} has at most ${LONGEST_TEXT.toLocaleString("en")}. Nothing was put in.`;
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
  if (file.size > LONGEST_TEXT) throw new Error(`${file.name} is too large: ${file.size} bytes, at most ${LONGEST_TEXT}`);
  return { name: file.name, text: await file.text() };
}

/** Whether a text is a scenario, a record or a deck, by how it is written. */
export function kindOf(text: string): "scenario" | "record" | "deck" {
  if (/^(\s*#.*\n)*\s*mainphase record\b/i.test(text)) return "record";
  if (/^(scenario|players|play|rules|expect|about)\s*:/m.test(text)) return "scenario";
  return "deck";
}
