import { useEffect, useRef } from 'preact/hooks';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { Empty, Show } from './states.tsx';

interface CvTextProps {
  scanId: string;
  isHidden: boolean;
  /** The lines that a fact comes from. */
  lit: readonly number[];
  onLines?: (lines: string[]) => void;
}

/** The text of a CV by its numbered lines. Lit lines come into view. */
export function CvText({ scanId, isHidden, lit, onLines }: CvTextProps) {
  const text = useLoad(`text ${scanId} ${isHidden}`, (client, signal) =>
    client.get('/v1/scans/{id}/text', {
      path: { id: scanId },
      query: isHidden ? { redact: 'identity' } : {},
      signal,
    }),
  );
  const list = useRef<HTMLOListElement>(null);
  const [first] = lit;
  const lines = text.value?.lines;
  useEffect(() => {
    if (lines) onLines?.(lines);
  }, [lines]);
  useEffect(() => {
    if (first === undefined || !list.current) return;
    const line = list.current.children[first - 1];
    const box = list.current;
    if (line instanceof HTMLElement) box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 });
    // On a telephone the facts are below the lines. A keyboard's focus must stay in view, a finger has no focus to lose.
    if (matchMedia('(pointer: coarse)').matches) box.scrollIntoView({ block: 'nearest' });
  }, [first]);
  return (
    <Show of={text} lines={12}>
      {({ lines, is_cut }) =>
        lines.length === 0 ? (
          <Empty title={t.scan.noText} />
        ) : (
          <>
            <ol class="cv" ref={list} tabIndex={0} aria-label={t.scan.lines}>
              {lines.map((line, at) => (
                <li key={at} class={lit.includes(at + 1) ? 'lit' : ''}>
                  <span class="line-number" aria-hidden="true">
                    {at + 1}
                  </span>
                  <span>{line}</span>
                </li>
              ))}
            </ol>
            {is_cut && <p class="soft">{t.scan.isCut}</p>}
          </>
        )
      }
    </Show>
  );
}
