import { useEffect, useState } from 'preact/hooks';
import { retryNow } from './sitting.ts';
import { t } from './words.ts';

const shownMs = 6000;

/** Says that the network is lost, and that it is back. Screen readers read it without losing their place. */
export function Connection({ isWaiting }: { isWaiting: boolean }) {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    return () => setBack(true);
  }, [isWaiting]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), shownMs);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <div role="status" class={isWaiting ? 'notice warn' : isBack ? 'notice' : ''}>
      {isWaiting && (
        <>
          <p>{t.trouble.waiting}</p>
          <button type="button" class="plain" onClick={retryNow}>
            {t.trouble.retry}
          </button>
        </>
      )}
      {!isWaiting && isBack && <p>{t.trouble.back}</p>}
    </div>
  );
}
