// Files that the reader keeps or brings.

export const LARGEST = 200_000;

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
  if (file.size > LARGEST) throw new Error(`${file.name} is too large: ${file.size} bytes, at most ${LARGEST}`);
  return { name: file.name, text: await file.text() };
}

/** Whether a text is a scenario, a record or a deck, by how it is written. */
export function kindOf(text: string): "scenario" | "record" | "deck" {
  if (/^(\s*#.*\n)*\s*mainphase record\b/i.test(text)) return "record";
  if (/^(scenario|players|play|rules|expect|about)\s*:/m.test(text)) return "scenario";
  return "deck";
}
