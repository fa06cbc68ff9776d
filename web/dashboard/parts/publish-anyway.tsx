import { t } from '../words.ts';
import { Confirm } from './dialog.tsx';

interface PublishAnywayProps {
  missing: string[];
  onPublish: () => void;
  onClose: () => void;
}

/** Before a job is published that search engines will show badly, or not at all. */
export function PublishAnyway({ missing, onPublish, onClose }: PublishAnywayProps) {
  return (
    <Confirm title={t.job.publishTitle} action={t.job.publishAnyway} onConfirm={onPublish} onClose={onClose}>
      <p>{t.google.demands}</p>
      <ul>
        {missing.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Confirm>
  );
}
