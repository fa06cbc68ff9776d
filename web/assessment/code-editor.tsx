import { useEffect, useRef, useState } from 'preact/hooks';
import { PlainCode } from './plain-code.tsx';
import { type Caret, type OpenEditor, RichCode } from './rich-code.tsx';
import { t } from './words.ts';

interface CodeEditorProps {
  value: string;
  error: string;
  onInput: (value: string) => void;
}

/** For the rest of the visit, as a reload begins with the editor again. */
let prefersPlain = false;

/** The caret of the plain field, if it has the focus. */
function caretNow(): Caret {
  const area = document.activeElement;
  return area instanceof HTMLTextAreaElement ? { from: area.selectionStart, to: area.selectionEnd } : null;
}

/** The field for code: a plain one until the editor is loaded, and wherever it cannot be loaded or is not wanted. */
export function CodeEditor({ value, error, onInput }: CodeEditorProps) {
  const [open, setOpen] = useState<{ editor: OpenEditor; caret: Caret }>();
  const [isPlain, setPlain] = useState(prefersPlain);
  const first = useRef(value);
  useEffect(() => {
    if (value === first.current) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [value]);
  useEffect(() => {
    let isOver = false;
    import('./editor.ts').then(
      ({ openEditor }) => {
        if (!isOver) setOpen({ editor: openEditor, caret: caretNow() });
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  const swap = () => {
    prefersPlain = !isPlain;
    setPlain(prefersPlain);
    setOpen(open && { ...open, caret: null });
  };
  return (
    <div class="field">
      <label for="code">{t.task.code}</label>
      <p id="keys" class="soft">
        {t.task.keys}
      </p>
      {open && !isPlain ? (
        <RichCode {...open} value={value} error={error} onInput={onInput} />
      ) : (
        <PlainCode value={value} error={error} onInput={onInput} />
      )}
      {open && (
        <button type="button" class="quiet" onClick={swap}>
          {isPlain ? t.task.toEditor : t.task.toPlain}
        </button>
      )}
    </div>
  );
}
