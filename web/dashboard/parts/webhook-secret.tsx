import { useState } from 'preact/hooks';
import { t } from '../words.ts';
import { CopyField } from './copy.tsx';
import { Dialog } from './dialog.tsx';

/** The signing secret of a webhook endpoint, once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const mayClose = () => {
    if (!isCopied && !isAsking) setAsking(true);
    return isCopied || isAsking;
  };
  return (
    <Dialog title={t.webhooks.secretTitle} onClose={onClose} mayClose={mayClose} isWide>
      <div class="dialog-body">
        <p>{t.webhooks.secretOnce}</p>
        <CopyField label={t.webhooks.secret} value={secret} onCopy={() => setCopied(true)} />
        {isAsking && !isCopied && (
          <p class="notice warn" role="alert">
            {t.webhooks.closeUncopied}
          </p>
        )}
      </div>
      <footer>
        <button type="button" class={isCopied ? '' : 'plain'} onClick={() => mayClose() && onClose()}>
          {isAsking && !isCopied ? t.keySets.closeAnyway : t.common.done}
        </button>
      </footer>
    </Dialog>
  );
}
