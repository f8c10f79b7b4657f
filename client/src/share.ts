// A scenario in a link: packed, and written with letters that an address may have.
import { LONGEST_TEXT } from "./protocol/messages";
import { say } from "./saying.svelte";

const MOST = 4 * LONGEST_TEXT; // bytes; a character has at most four

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    size += read.value.length;
    // A short link may hold a very long text: it is not unpacked to its end.
    if (size > MOST) throw new Error("too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of a link; an Error with a sentence if it is none. */
export async function unpacked(letters: string): Promise<string> {
  try {
    const raw = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(say("page-link-cannot-be-read", "The position in this link cannot be read: the link is cut short or changed."));
  }
}

export async function laboratoryAddress(scenario: string): Promise<string> {
  return `/lab#s=${await packed(scenario)}`;
}
