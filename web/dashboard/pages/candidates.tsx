import '../parts/kit.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Search, Tabs } from '../parts/filters.tsx';
import { Highlights } from '../parts/highlights.tsx';
import { Icon } from '../parts/icon.tsx';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Show } from '../parts/states.tsx';
import { When } from '../parts/when.tsx';
import { usePageUrl } from '../place.ts';
import { useList } from '../use-list.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

export const candidateTones: Record<string, Tone> = {
  new: 'quiet',
  active: 'info',
  hired: 'good',
  inactive: 'quiet',
};
export const fullName = (one: {
  first_name: string | null;
  last_name: string | null;
  anonymized_at: string | null;
}): string =>
  one.anonymized_at
    ? t.candidate.anonymous
    : [one.first_name, one.last_name].filter(Boolean).join(' ') || '–';

export default function Candidates() {
  const { query, setQuery } = useQuery();
  const url = usePageUrl();
  const { q, status, tag } = query;
  const filters = { ...(q && { q }), ...(status && { status }), ...(tag && { tag }) };
  const list = useList(`candidates ${JSON.stringify(filters)}`, (client, cursor, signal) =>
    client.get('/v1/candidates', {
      query: { limit: '25', ...filters, ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Page title={t.candidates.title}>
      <div class="filters">
        <Search label={t.candidates.search} />
        <Tabs
          name="status"
          label={t.jobs.status}
          options={[['', t.common.all], ...Object.entries(t.candidates.statuses)]}
        />
        {tag && (
          <button
            type="button"
            class="chip"
            aria-label={t.candidates.withoutTag(tag)}
            onClick={() => setQuery({ tag: '' })}
          >
            {tag} <Icon name="close" />
          </button>
        )}
      </div>
      <Show of={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={isFiltered ? t.candidates.noneFound : t.candidates.none}>
              <p>{isFiltered ? t.candidates.noneFoundLead : t.candidates.noneLead}</p>
            </Empty>
          ) : (
            <table class="stacked list">
              <thead>
                <tr>
                  <th scope="col">{t.board.name}</th>
                  <th scope="col">{t.jobs.status}</th>
                  <th scope="col">{t.candidate.tags}</th>
                  <th scope="col">{t.common.changed}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      <a href={url(`/candidates/${one.id}`)}>{fullName(one)}</a>
                      <span class="sub">{one.email}</span>
                      <Highlights of={one.highlights} />
                    </th>
                    <td data-label={t.jobs.status}>
                      <Badge tone={candidateTones[one.status] ?? 'quiet'}>
                        {t.candidates.statuses[one.status]}
                      </Badge>
                    </td>
                    <td data-label={t.candidate.tags}>
                      {one.tags.map((name) => (
                        <button key={name} type="button" class="chip" onClick={() => setQuery({ tag: name })}>
                          {name}
                        </button>
                      ))}
                      {one.tags.length === 0 && '–'}
                    </td>
                    <td data-label={t.common.changed}>
                      <When at={one.updated_at} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Show>
      <More of={list} />
    </Page>
  );
}
