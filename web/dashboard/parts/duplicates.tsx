import { useState } from 'preact/hooks';
import { fullName } from '../pages/candidates.tsx';
import { useCan, usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { Badge } from './badge.tsx';
import { Confirm } from './dialog.tsx';
import { formatPercent } from './format.ts';
import { say } from './says.tsx';
import { Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';

interface DuplicatesProps {
  candidateId: string;
  mergedIds: readonly string[];
  onChanged: () => void;
}

/** Others who may be the same person: merged by a question, and parted again. */
export function Duplicates({ candidateId, mergedIds, onChanged }: DuplicatesProps) {
  const url = usePageUrl();
  const mayWrite = useCan()('candidates:write');
  const [merging, setMerging] = useState<{ id: string; name: string }>();
  const { act, isBusy, error } = useAction();
  const path = { id: candidateId };
  const list = useLoad(`duplicates ${candidateId}`, (client, signal) =>
    client.get('/v1/candidates/{id}/duplicates', { path, signal }),
  );
  const unmerge = async (candidate_id: string) => {
    if (
      !(await act((client) => client.post('/v1/candidates/{id}/unmerge', { path, body: { candidate_id } })))
    )
      return;
    say(t.duplicates.parted);
    list.reload();
    onChanged();
  };
  const merge = async ({ id, name }: { id: string; name: string }) => {
    if (
      !(await act((client) => client.post('/v1/candidates/{id}/merge', { path, body: { candidate_id: id } })))
    )
      return;
    setMerging(undefined);
    say(t.duplicates.merged(name), { undo: () => void unmerge(id) });
    list.reload();
    onChanged();
  };
  return (
    <section>
      <h2>{t.duplicates.title}</h2>
      {error !== undefined && <Problem error={error} />}
      <Show of={list} lines={2}>
        {({ data }) => (
          <>
            {data.length === 0 && <p class="soft">{t.duplicates.none}</p>}
            <ul class="lines">
              {data.map(({ candidate_id, candidate, reasons, confidence }) => {
                const name = candidate ? fullName(candidate) : candidate_id;
                return (
                  <li key={candidate_id}>
                    <span>
                      <a href={url(`/candidates/${candidate_id}`)}>{name}</a>{' '}
                      <Badge tone={confidence === 'high' ? 'warn' : 'quiet'}>
                        {t.duplicates.confidences[confidence]}
                      </Badge>
                      <span class="sub">
                        {reasons
                          .map(
                            ({ type, similarity }) =>
                              `${t.duplicates.reasons[type]}${similarity === null ? '' : ` ${formatPercent(similarity)}`}`,
                          )
                          .join(', ')}
                      </span>
                    </span>
                    {mayWrite && (
                      <button
                        type="button"
                        class="plain small"
                        aria-label={t.duplicates.mergeNamed(name)}
                        onClick={() => setMerging({ id: candidate_id, name })}
                      >
                        {t.duplicates.merge}
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Show>
      {mayWrite && mergedIds.length > 0 && (
        <p>
          {mergedIds.map((id) => (
            <button key={id} type="button" class="plain small" disabled={isBusy} onClick={() => unmerge(id)}>
              {t.duplicates.part}
            </button>
          ))}
        </p>
      )}
      {merging && (
        <Confirm
          title={t.duplicates.mergeTitle}
          action={t.duplicates.merge}
          isBusy={isBusy}
          onClose={() => setMerging(undefined)}
          onConfirm={() => merge(merging)}
        >
          <p>{t.duplicates.mergeText(merging.name)}</p>
        </Confirm>
      )}
    </section>
  );
}
