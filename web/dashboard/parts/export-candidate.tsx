import { useEffect, useState } from 'preact/hooks';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { formatNumber } from './format.ts';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

const pauseMs = 800;

/** All data about a person as a file, which takes a moment to be written. */
export function ExportCandidate({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const [file, setFile] = useState<{ url: string; size: number | null }>();
  const { act, error } = useAction();
  const make = () =>
    act(async (client) => {
      let made = await client.post('/v1/candidates/{id}/exports', { path: { id: candidateId } });
      while (made.status === 'pending') {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        made = await client.get('/v1/exports/{id}', { path: { id: made.id } });
      }
      if (!made.url) throw new Error(t.candidate.exportFailed);
      setFile({ url: made.url, size: made.size });
    });
  useEffect(() => void make(), []);
  return (
    <Dialog title={t.candidate.export} onClose={onClose}>
      <div class="dialog-body">
        {error !== undefined && <Problem error={error} retry={make} />}
        {!file && error === undefined && (
          <>
            <p role="status">{t.candidate.exporting}</p>
            <progress aria-label={t.candidate.exporting} />
          </>
        )}
        {file && (
          <p role="status">
            {t.candidate.exported}{' '}
            <a href={file.url} target="_blank" rel="noreferrer">
              {t.candidate.download(formatNumber(Math.ceil((file.size ?? 0) / 1024)))}
            </a>
          </p>
        )}
      </div>
      <footer>
        <button type="button" class="plain" onClick={onClose}>
          {t.common.close}
        </button>
      </footer>
    </Dialog>
  );
}
