// What the page itself says, in the reader's language. English stands where it is said; other languages have it under the
// same name in page.ftl of their folder (src/mainphase/saying/languages). What the server tells comes in the language too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences } from "./preferences.svelte";

const FILES = import.meta.glob<string>("../../src/mainphase/saying/languages/*/page.ftl", { query: "?raw", import: "default", eager: true });

/** The languages that the page speaks besides English, each with its messages. */
const bundles = new Map<string, FluentBundle>();
for (const [path, text] of Object.entries(FILES)) {
  const language = path.split("/").at(-2) ?? "";
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

export const LANGUAGES: readonly string[] = ["en", ...bundles.keys()];

/** The names of languages as their speakers have them. */
export const nameOf = (language: string): string => new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

/** Names, one after the other: "Alice and Bob". */
export const allOf = (names: readonly string[]): string => names.join(` ${say("page-and", "and")} `);

/** A message of the page: its name, its English, and what is put in. */
export function say(name: string, english: string, parts: Record<string, FluentVariable | undefined> = {}): string {
  const given = Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value ?? ""]));
  const bundle = bundles.get(preferences.language);
  const pattern = bundle?.getMessage(name)?.value;
  if (bundle !== undefined && pattern) return bundle.formatPattern(pattern, given);
  return english.replace(/\{(\w+)\}/g, (whole, part: string) => (part in given ? String(given[part]) : whole));
}
