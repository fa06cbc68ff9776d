import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours are variables of the page, which has a value of each for both themes. */
const theme = EditorView.theme({
  '&': { color: 'var(--ink)', background: 'var(--tint)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: '.95rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  '.cm-content': { minHeight: '19.5rem', padding: '.5rem 0', caretColor: 'var(--ink)' },
  '.cm-gutters': { color: 'var(--soft)', background: 'var(--tint)', border: '0' },
  '.cm-matchingBracket': { color: 'inherit', background: 'var(--chosen)', outline: '1px solid var(--edge)' },
});
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier], color: 'var(--code-word)', fontWeight: '600' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)' },
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
]);

/** Tab indents. After Escape it leaves the field, until another key is pressed or the field has lost the focus. */
const leavesAfterEscape = EditorView.domEventHandlers({
  keydown({ key }, view) {
    if (key === 'Escape') view.setTabFocusMode(true);
    else if (key !== 'Tab' && key !== 'Shift') view.setTabFocusMode(false);
  },
  blur(_, view) {
    view.setTabFocusMode(false);
  },
});

/** Replaces coloured text itself: the browser would copy the colours into a style attribute, which the policy of the page refuses. */
const replacesSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    if (inputType !== 'insertText' || !data || isComposing) return false;
    const { from, to } = selectedIn(view);
    if (from === to) return false;
    event.preventDefault();
    view.dispatch({
      changes: { from, to, insert: data },
      selection: { anchor: from + data.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

/** What the browser has selected, which the editor hears of a moment later. */
function selectedIn(view: EditorView): { from: number; to: number } {
  const { main } = view.state.selection;
  if (!main.empty) return main;
  // Chromium tells of a selection within a shadow root by the root, others by the document.
  const root = view.root as ShadowRoot & { getSelection?: () => Selection | null };
  const selection = root.getSelection ? root.getSelection() : document.getSelection();
  const { anchorNode, focusNode, anchorOffset = 0, focusOffset = 0 } = selection ?? {};
  const isInside = (node?: Node | null): node is Node => node != null && view.contentDOM.contains(node);
  if (!isInside(anchorNode) || !isInside(focusNode)) return main;
  const ends = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

interface EditorOptions {
  /** Styles are adopted by it: the policy of the page permits no style element. */
  root: ShadowRoot;
  value: string;
  label: string;
  /** Where the caret is, if the field that is replaced has the focus. */
  caret: { from: number; to: number } | null;
  onInput: (value: string) => void;
}

/** The editor of code, which is its own file of the page. `describe` sets the ids of texts in the same root. */
export function openEditor({ root, value, label, caret, onInput }: EditorOptions) {
  const described = new Compartment();
  const attributes = (ids: string, isInvalid: boolean) =>
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': ids,
      'aria-invalid': String(isInvalid),
    });
  const view = new EditorView({
    root,
    parent: root,
    doc: value,
    ...(caret && { selection: { anchor: caret.from, head: caret.to } }),
    extensions: [
      lineNumbers(),
      // A narrow screen shows whole lines, and nothing scrolls sideways.
      EditorView.lineWrapping,
      history(),
      typescriptLanguage,
      indentUnit.of('  '),
      indentOnInput(),
      bracketMatching(),
      syntaxHighlighting(colours),
      theme,
      leavesAfterEscape,
      replacesSelection,
      keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap]),
      described.of(attributes('', false)),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onInput(state.doc.toString());
      }),
    ],
  });
  if (caret) view.focus();
  return {
    describe: (ids: string, isInvalid: boolean) =>
      view.dispatch({ effects: described.reconfigure(attributes(ids, isInvalid)) }),
    close: () => view.destroy(),
  };
}
