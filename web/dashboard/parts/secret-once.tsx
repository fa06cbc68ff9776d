import { useEffect, useState } from 'preact/hooks';
import { apiUrl } from '../api.ts';
import type { Key } from '../calls.ts';
import { t } from '../words.ts';
import { CopyBlock, CopyField } from './copy.tsx';
import { Dialog } from './dialog.tsx';

interface SecretOnceProps {
  /** Keys that were made just now, with their secrets. */
  keys: Key[];
  isSandbox: boolean;
  onClose: () => void;
}

/** Secrets that nobody will see again: it does not close before they are copied, unless one insists. */
export function SecretOnce({ keys, isSandbox, onClose }: SecretOnceProps) {
  const secret = keys.find(({ type }) => type === 'secret')?.secret;
  const publishable = keys.find(({ type }) => type === 'publishable')?.secret;
  const [isCopied, setCopied] = useState(secret === undefined);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isCopied) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isCopied]);
  const mayClose = () => {
    if (!isCopied) setAsking(true);
    return isCopied;
  };
  const api = apiUrl(isSandbox ? 'sandbox' : 'production');
  return (
    <Dialog title={t.keySets.made} onClose={onClose} mayClose={mayClose} isWide>
      <div class="dialog-body">
        {secret && (
          <>
            <p>{t.keySets.once}</p>
            <CopyField label={t.keySets.secretKey} value={secret} onCopy={() => setCopied(true)} />
            <CopyBlock
              label={t.keySets.tryIt}
              text={`curl -H 'Authorization: Bearer ${secret}' ${api}/v1/me`}
            />
          </>
        )}
        {publishable && (
          <>
            <CopyField label={t.keySets.publishableKey} value={publishable} />
            <p class="hint">{t.keySets.publishableHint}</p>
          </>
        )}
      </div>
      {isAsking && !isCopied ? (
        <footer class="asking">
          <p role="alert">{t.keySets.closeUncopied}</p>
          <button type="button" class="danger" onClick={onClose}>
            {t.keySets.closeAnyway}
          </button>
          <button type="button" class="plain" onClick={() => setAsking(false)}>
            {t.keySets.backToSecret}
          </button>
        </footer>
      ) : (
        <footer>
          <button type="button" class={isCopied ? '' : 'plain'} onClick={() => mayClose() && onClose()}>
            {t.common.done}
          </button>
        </footer>
      )}
    </Dialog>
  );
}
