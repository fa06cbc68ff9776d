import type { Job } from '../pages/job.tsx';
import { t } from '../words.ts';

/** How the import of a posting goes, and what a person should check in the draft. */
export function ImportState({ of }: { of: Job['import'] }) {
  if (!of) return null;
  const { status, source_url, warnings, error } = of;
  if (status === 'processing')
    return (
      <div class="notice" role="status">
        <p>{t.job.importReading(source_url)}</p>
        <progress aria-label={t.job.importing} />
      </div>
    );
  if (error)
    return (
      <div class="notice bad" role="alert">
        <p>
          {t.job.importFailed} {error.message}
        </p>
      </div>
    );
  if (warnings.length === 0) return null;
  return (
    <details class="notice warn">
      <summary>{t.job.importCheck(warnings.length)}</summary>
      <ul>
        {warnings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </details>
  );
}
