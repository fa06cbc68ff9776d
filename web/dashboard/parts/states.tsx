import type { ComponentChildren } from 'preact';
import type { Loaded } from '../use-load.ts';
import { t } from '../words.ts';
import { wordsOfError } from './error-words.ts';

/** While nothing is there yet: lines in the place of the content, and words for screen readers. */
export function Loading({ lines = 5 }: { lines?: number }) {
  return (
    <div class="skeleton" role="status">
      <span class="only-heard">{t.common.loading}</span>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} class="bone" />
      ))}
    </div>
  );
}

/** A value that is still loaded, within a row that is there. */
export const Pending = () => <span class="pending">…</span>;

export function Problem({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const { text, requestId } = wordsOfError(error);
  return (
    <div class="notice bad" role="alert">
      <p>
        {text}
        {requestId && <small> {t.common.requestId(requestId)}</small>}
      </p>
      {retry && (
        <button type="button" class="plain" onClick={retry}>
          {t.common.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Nothing is there: what this place is for, and what to do next. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty-state">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

interface ShowProps<Value> {
  of: Pick<Loaded<Value>, 'value' | 'error' | 'reload'>;
  lines?: number;
  children: (value: Value) => ComponentChildren;
}

/** What was loaded, or the state of loading it. An error stands above what was there before. */
export function Show<Value>({ of: { value, error, reload }, lines, children }: ShowProps<Value>) {
  if (value === undefined && error !== undefined) return <Problem error={error} retry={reload} />;
  if (value === undefined) return <Loading {...(lines !== undefined && { lines })} />;
  return (
    <>
      {error !== undefined && <Problem error={error} retry={reload} />}
      {children(value)}
    </>
  );
}
