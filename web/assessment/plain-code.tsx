import { useRef } from 'preact/hooks';

interface PlainCodeProps {
  value: string;
  error: string;
  onInput: (value: string) => void;
}

const leastLines = 12;
const step = '  ';

/** Inserts text as if it was typed, so that the browser can undo it. */
function insert(area: HTMLTextAreaElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Selects the whole lines of the selection and changes their indentation. */
function indentLines(area: HTMLTextAreaElement, isLess: boolean): void {
  const from = area.value.lastIndexOf('\n', area.selectionStart - 1) + 1;
  const end = area.value.indexOf('\n', Math.max(from, area.selectionEnd - 1));
  const to = end < 0 ? area.value.length : end;
  const lines = area.value.slice(from, to).split('\n');
  const changed = lines.map((line) => (isLess ? line.replace(/^ {1,2}/, '') : step + line)).join('\n');
  area.setSelectionRange(from, to);
  insert(area, changed);
  area.setSelectionRange(from, from + changed.length);
}

/**
 * A plain field for code with numbered lines. Tab indents; after Escape the next Tab leaves the field. Enter keeps the indentation.
 * It grows with its lines, so that the numbers need no scrolling of their own.
 */
export function PlainCode({ value, error, onInput }: PlainCodeProps) {
  const leavesNext = useRef(false);
  const press = (event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }) => {
    const area = event.currentTarget;
    const leaves = leavesNext.current;
    leavesNext.current = event.key === 'Escape' || (leaves && event.key === 'Shift');
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === 'Tab' && !leaves) {
      event.preventDefault();
      const isOneLine = !area.value.slice(area.selectionStart, area.selectionEnd).includes('\n');
      if (isOneLine && !event.shiftKey) insert(area, step);
      else indentLines(area, event.shiftKey);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const line = area.value.slice(0, area.selectionStart).split('\n').at(-1) ?? '';
      const [indent = ''] = /^ */.exec(line) ?? [];
      insert(area, `\n${indent}${/[{([]\s*$/.test(line) ? step : ''}`);
    }
  };
  const lines = value.split('\n').length;
  return (
    <div class="editor" translate={false}>
      <pre aria-hidden="true">{Array.from({ length: lines }, (_, at) => at + 1).join('\n')}</pre>
      <textarea
        id="code"
        rows={Math.max(leastLines, lines)}
        value={value}
        wrap="off"
        spellcheck={false}
        autocapitalize="none"
        autocomplete="off"
        aria-invalid={error !== ''}
        aria-describedby={error ? 'problem keys' : 'keys'}
        onKeyDown={press}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}
