import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Asked before it closes by Escape or its ×; false keeps it open. */
  mayClose?: () => boolean;
  isWide?: boolean;
  children: ComponentChildren;
}

/** The browser's own dialog: it holds the focus, and gives it back to what opened it. */
export function Dialog({ title, onClose, mayClose = () => true, isWide, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  // At once, so that the first key that is pressed reaches the dialog.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const close = () => {
    if (mayClose()) onClose();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      class={isWide ? 'wide' : ''}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="plain icon" aria-label={t.common.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  children: ComponentChildren;
  action: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ title, children, action, isDangerous, isBusy, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="dialog-body">{children}</div>
      <footer>
        <button type="button" class={isDangerous ? 'danger' : ''} disabled={isBusy} onClick={onConfirm}>
          {action}
        </button>
        <button type="button" class="plain" onClick={onClose}>
          {t.common.cancel}
        </button>
      </footer>
    </Dialog>
  );
}
