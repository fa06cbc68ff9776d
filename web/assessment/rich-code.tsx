import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from './words.ts';

export type OpenEditor = typeof import('./editor.ts').openEditor;
export type Caret = { from: number; to: number } | null;

interface RichCodeProps {
  editor: OpenEditor;
  caret: Caret;
  value: string;
  error: string;
  onInput: (value: string) => void;
}

/** The editor in a root of its own, which has its styles and copies of the texts that describe it. */
export function RichCode({ editor, caret, value, error, onInput }: RichCodeProps) {
  const host = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<OpenEditor>>(null);
  const texts = useRef<Record<'keys' | 'problem', HTMLElement>>(null);
  const latest = useRef(onInput);
  latest.current = onInput;

  useLayoutEffect(() => {
    const root = host.current?.attachShadow({ mode: 'open', delegatesFocus: true });
    if (!root) return;
    const described = (id: string) => {
      const text = document.createElement('p');
      text.id = id;
      text.hidden = true;
      root.append(text);
      return text;
    };
    texts.current = { keys: described('keys'), problem: described('problem') };
    texts.current.keys.textContent = t.task.keys;
    opened.current = editor({
      root,
      value,
      label: t.task.code,
      caret,
      onInput: (text) => latest.current(text),
    });
    return () => opened.current?.close();
  }, []);
  useEffect(() => {
    if (texts.current) texts.current.problem.textContent = error;
    opened.current?.describe(error ? 'problem keys' : 'keys', error !== '');
  }, [error]);

  return <div ref={host} id="code" class={error ? 'editor rich invalid' : 'editor rich'} translate={false} />;
}
