import '../parts/kit.ts';
import { type AuditEntry, callOf, type List } from '../calls.ts';
import { Search } from '../parts/filters.tsx';
import { formatDateTime } from '../parts/format.ts';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Show } from '../parts/states.tsx';
import { usePageUrl } from '../place.ts';
import { useList } from '../use-list.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

/** The pages of what entries are about, by the beginning of its id. */
const pageOf: Record<string, string> = {
  job: '/jobs',
  app: '/applications',
  cand: '/candidates',
  scan: '/scans',
  we: '/webhooks',
};

function Target({ id }: { id: string }) {
  const url = usePageUrl();
  const page = pageOf[id.replace(/_.*/, '')];
  return <code>{page ? <a href={url(`${page}/${id}`)}>{id}</a> : id}</code>;
}

export default function AuditLog() {
  const { query } = useQuery();
  const { action } = query;
  const log = useList(`audit ${action ?? ''}`, async (client, cursor, signal) => {
    const asked = { limit: '50', ...(action && { action }), ...(cursor && { cursor }) };
    return (await callOf(client, 'get', '/v1/audit-log', {
      query: asked,
      ...(signal && { signal }),
    })) as List<AuditEntry>;
  });
  return (
    <Page title={t.audit.title} lead={t.audit.lead}>
      <div class="filters">
        <Search label={t.audit.actionExample} name="action" />
      </div>
      <Show of={log}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t.audit.none} />
          ) : (
            <table class="stacked list">
              <thead>
                <tr>
                  <th scope="col">{t.common.time}</th>
                  <th scope="col">{t.audit.who}</th>
                  <th scope="col">{t.audit.action}</th>
                  <th scope="col">{t.audit.target}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((entry) => (
                  <tr key={entry.id}>
                    <td data-label={t.common.time}>{formatDateTime(entry.at)}</td>
                    <td data-label={t.audit.who}>{entry.actor.name ?? entry.actor.id}</td>
                    <td data-label={t.audit.action}>
                      <code>{entry.action}</code>
                    </td>
                    <td data-label={t.audit.target}>
                      {entry.target ? <Target id={entry.target.id} /> : '–'}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Show>
      <More of={log} />
    </Page>
  );
}
