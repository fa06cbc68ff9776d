import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from './words.ts';

interface DeclineProps {
  organization: string;
  onClose: () => void;
  onDecline: () => void;
}

/** Asks before the assessment is declined. */
export function Decline({ organization, onClose, onDecline }: DeclineProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog ref={element} aria-labelledby="decline-title" onClose={onClose}>
      <h2 id="decline-title">{t.decline.title}</h2>
      <p>{t.decline.lead(organization)}</p>
      <p class="buttons">
        <button type="button" class="plain" onClick={onClose}>
          {t.decline.cancel}
        </button>
        <button type="button" class="danger" onClick={onDecline}>
          {t.decline.confirm}
        </button>
      </p>
    </dialog>
  );
}
