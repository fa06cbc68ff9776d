import { useId, useState } from 'preact/hooks';
import { t } from '../words.ts';
import { say } from './says.tsx';

/** A text to take along: selected by a click, copied by the button. */
export function CopyField({ label, value, onCopy }: { label: string; value: string; onCopy?: () => void }) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      say(t.common.copied);
      onCopy?.();
    } catch {
      say(t.common.copyByHand, { tone: 'bad' });
    }
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copy">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={onCopy}
        />
        <button type="button" class="plain" onClick={copy}>
          {isCopied ? t.common.copiedShort : t.common.copy}
        </button>
      </div>
    </div>
  );
}

/** Several lines to take along, such as a command. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(t.common.copied),
      () => say(t.common.copyByHand, { tone: 'bad' }),
    );
  return (
    <figure class="copy-block">
      <figcaption>
        {label}
        <button type="button" class="plain small" aria-label={t.common.copyNamed(label)} onClick={copy}>
          {t.common.copy}
        </button>
      </figcaption>
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
