import { useEffect, useState } from 'preact/hooks';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

interface Said {
  id: number;
  text: string;
  tone: 'good' | 'bad';
  undo?: (() => void) | undefined;
}

let tell: (said: Said) => void = () => {};
let count = 0;

/** Says what happened, in sight and to screen readers. */
export function say(
  text: string,
  { tone = 'good', undo }: { tone?: 'good' | 'bad'; undo?: () => void } = {},
): void {
  count += 1;
  tell({ id: count, text, tone, undo });
}

const shownMs = 8_000;

/** The place of the sentences of {@link say}: one at a time, the newest. */
export function Says() {
  const [said, setSaid] = useState<Said>();
  tell = setSaid;
  useEffect(() => {
    if (!said || said.tone === 'bad') return;
    const timer = setTimeout(() => setSaid(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div class="says" role="status" aria-live={said?.tone === 'bad' ? 'assertive' : 'polite'}>
      {said && (
        <div class={`said ${said.tone}`} key={said.id}>
          <span>{said.text}</span>
          {said.undo && (
            <button
              type="button"
              class="plain"
              onClick={() => {
                said.undo?.();
                setSaid(undefined);
              }}
            >
              {t.common.undo}
            </button>
          )}
          <button
            type="button"
            class="plain icon"
            aria-label={t.common.dismiss}
            onClick={() => setSaid(undefined)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
