import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { Show } from './states.tsx';

/** The file itself, by an address that lives for five minutes. */
export function OriginalFile({ scanId }: { scanId: string }) {
  const file = useLoad(`file ${scanId}`, (client, signal) =>
    client.get('/v1/scans/{id}/pdf', { path: { id: scanId }, signal }),
  );
  return (
    <Show of={file} lines={10}>
      {({ url, content_type }) => (
        <>
          {content_type === 'application/pdf' && (
            <iframe class="original" src={url} title={t.scan.original} />
          )}
          <p>
            <a href={url} target="_blank" rel="noreferrer">
              {t.scan.openOriginal}
            </a>
          </p>
        </>
      )}
    </Show>
  );
}
