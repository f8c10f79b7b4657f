// The scenario editor. It stands in a shadow tree, where CodeMirror's styles are constructed style sheets, which the
// content policy of the page allows; in the page itself it would add style elements, which it forbids.
import { autocompletion, completionKeymap, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, linter, type Diagnostic } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { tooLong } from "../files";
import type { Mistake } from "../protocol/messages";
import { isCardPlace, placeAt, suggestions, type Schema } from "./completion";

export interface Wanted {
  text: string;
  schema: () => Promise<Schema | null>;
  cards: (text: string) => Promise<string[]>;
  check: (text: string) => Promise<readonly Mistake[]>;
  changed: (text: string) => void;
  run: () => void;
  tooLong: (message: string) => void;
}

export interface Editor {
  set(text: string): void;
  goTo(line: number, column: number): void;
  destroy(): void;
}

const colours = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: "var(--accent)", fontWeight: "600" },
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: [tags.string, tags.content], color: "var(--ink)" },
  { tag: [tags.number, tags.bool, tags.keyword], color: "var(--attention)" },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: "var(--ink-soft)" },
]);

const look = EditorView.theme({
  "&": { height: "100%", fontSize: "0.875rem", color: "var(--ink)", backgroundColor: "var(--raised)" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.55", overflow: "auto" },
  ".cm-content": { caretColor: "var(--accent)", padding: "0.5rem 0" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--ink-soft)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in oklab, var(--accent-soft) 40%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  "&.cm-focused": { outline: "3px solid var(--accent)", outlineOffset: "-1px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--accent-soft)" },
  ".cm-tooltip": { backgroundColor: "var(--panel)", color: "var(--ink)", border: "1px solid var(--line-strong)", borderRadius: "8px", overflow: "hidden" },
  ".cm-tooltip-autocomplete > ul > li": { padding: "0.2rem 0.5rem" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--accent-ink)" },
  ".cm-completionDetail": { fontStyle: "normal", opacity: "0.75" },
  ".cm-diagnostic": { fontFamily: "var(--sans)", padding: "0.3rem 0.6rem" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--danger)" },
});

export function editorIn(host: HTMLElement, wanted: Wanted): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const parent = document.createElement("div");
  parent.style.height = "100%";
  root.replaceChildren(parent);

  async function complete(context: CompletionContext): Promise<CompletionResult | null> {
    const place = placeAt(context.state.sliceDoc(0, context.pos));
    if (isCardPlace(place) && place.word.length >= 2) {
      const names = await wanted.cards(place.word.replace(/^\d+ /, ""));
      const from = place.from + (/^\d+ /.exec(place.word)?.[0].length ?? 0);
      return { from, options: names.map((label) => ({ label, type: "text", apply: quoted(label) })) };
    }
    if (place.word === "" && !context.explicit && place.kind !== "key") return null;
    const schema = await wanted.schema();
    if (schema === null) return null;
    const options = suggestions(schema, place).map((each) => ({
      label: each.label,
      type: each.key ? "property" : "enum",
      detail: each.detail.length > 60 ? `${each.detail.slice(0, 59)}…` : each.detail,
      apply: each.key ? `${quoted(each.label)}: ` : each.label,
    }));
    return options.length === 0 ? null : { from: place.from, options };
  }

  const check = linter(
    async (view) => {
      const { doc } = view.state;
      const mistakes = await wanted.check(doc.toString());
      return mistakes.map((mistake): Diagnostic => {
        const line = doc.line(Math.min(doc.lines, Math.max(1, mistake.line)));
        const from = Math.min(line.to, line.from + Math.max(0, mistake.column - 1));
        return { from, to: Math.max(from, line.to), severity: "error", message: mistake.message };
      });
    },
    { delay: 350 },
  );

  const state = EditorState.create({
    doc: wanted.text,
    extensions: [
      lineNumbers(), lintGutter(), history(), drawSelection(), highlightActiveLine(), indentOnInput(), bracketMatching(), yaml(),
      syntaxHighlighting(colours), look, check, EditorView.lineWrapping,
      autocompletion({ override: [complete], icons: false }),
      EditorView.contentAttributes.of({ "aria-label": "Scenario", spellcheck: "false", tabindex: "0" }),
      EditorState.changeFilter.of((change) => {
        const why = tooLong(change.newDoc.length, "a scenario");
        if (why !== "") wanted.tooLong(why);
        return why === "";
      }),
      // Tab leaves the editor, as it leaves every field.
      keymap.of([{ key: "Mod-Enter", run: () => (wanted.run(), true) }, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.updateListener.of((update) => update.docChanged && wanted.changed(update.state.doc.toString())),
    ],
  });
  const view = new EditorView({ state, parent, root });

  return {
    set(text) {
      if (text !== view.state.doc.toString()) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    goTo(line, column) {
      const there = view.state.doc.line(Math.min(view.state.doc.lines, Math.max(1, line)));
      view.dispatch({ selection: { anchor: Math.min(there.to, there.from + Math.max(0, column - 1)) }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** A name as YAML reads it as one. */
export function quoted(name: string): string {
  return /[,:#{}[\]"]|^[\d'-]/.test(name) ? JSON.stringify(name) : name;
}
