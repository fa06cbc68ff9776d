import './kit.ts';
import { useCan, usePageUrl } from '../place.ts';
import { useList } from '../use-list.ts';
import { t } from '../words.ts';
import { More } from './more.tsx';
import { nameOf } from './move-applications.ts';
import { say } from './says.tsx';
import { Empty, Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';
import { When } from './when.tsx';

interface LeftBoardProps {
  jobId: string;
  status: 'rejected' | 'withdrawn';
  onBack: () => void;
}

/** Who left the board, and the way back. */
export function LeftBoard({ jobId, status, onBack }: LeftBoardProps) {
  const url = usePageUrl();
  const mayMove = useCan()('applications:write');
  const { act, isBusy, error } = useAction();
  const list = useList(`${status} ${jobId}`, (client, cursor, signal) =>
    client.get('/v1/applications', {
      query: { job_id: jobId, status, limit: '50', ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  const bringBack = async (id: string, name: string) => {
    if (!(await act((client) => client.post('/v1/applications/{id}/unreject', { path: { id } })))) return;
    say(t.board.isBack(name));
    list.reload();
    onBack();
  };
  return (
    <>
      {error !== undefined && <Problem error={error} />}
      <Show of={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={status === 'rejected' ? t.board.noneRejected : t.board.noneWithdrawn} />
          ) : (
            <table class="stacked list">
              <thead>
                <tr>
                  <th scope="col">{t.board.name}</th>
                  <th scope="col">{t.board.stage}</th>
                  <th scope="col">{t.board.reason}</th>
                  <th scope="col">{t.common.changed}</th>
                  <th scope="col">
                    <span class="only-heard">{t.common.actions}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      <a href={url(`/applications/${one.id}`)}>{nameOf(one)}</a>
                    </th>
                    <td data-label={t.board.stage}>{one.stage.name}</td>
                    <td data-label={t.board.reason}>
                      {one.rejection?.rejection_reason_name ?? one.rejection?.reason ?? '–'}
                    </td>
                    <td data-label={t.common.changed}>
                      <When at={one.rejection?.at ?? one.withdrawn_at ?? one.updated_at} />
                    </td>
                    <td class="row-actions">
                      {mayMove && status === 'rejected' && (
                        <button
                          type="button"
                          class="plain small"
                          disabled={isBusy}
                          onClick={() => bringBack(one.id, nameOf(one))}
                        >
                          {t.board.bringBack}
                        </button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Show>
      <More of={list} />
    </>
  );
}
