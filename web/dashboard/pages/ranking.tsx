import '../parts/kit.ts';
import { useRoute } from 'preact-iso/router';
import type { HiringClient, ItemOf } from '../../../client/src/index.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Criteria } from '../parts/criteria.tsx';
import { Tabs } from '../parts/filters.tsx';
import { FitBar } from '../parts/fit-bar.tsx';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Pending, Show } from '../parts/states.tsx';
import { usePageUrl } from '../place.ts';
import { useList } from '../use-list.ts';
import { useLoad } from '../use-load.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

type Ranked = Awaited<ReturnType<typeof withScan>>;
const tones: Record<string, Tone> = { strong: 'good', good: 'good', partial: 'warn', weak: 'bad' };

export default function Ranking() {
  const { id = '' } = useRoute().params;
  const { query } = useQuery();
  const { band } = query;
  const job = useLoad(`board job ${id}`, (client, signal) =>
    client.get('/v1/jobs/{id}', { path: { id }, signal }),
  );
  const ranking = useList(`ranking ${id} ${band ?? ''}`, async (client, cursor, signal) => {
    const page = await client.get('/v1/jobs/{id}/ranking', {
      path: { id },
      query: { limit: '10', ...(band && { band }), ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    });
    return { ...page, data: await Promise.all(page.data.map((one) => withScan(client, one, signal))) };
  });
  return (
    <Page
      title={t.ranking.title}
      back={{ path: `/jobs/${id}`, label: job.value?.name ?? t.jobs.title }}
      lead={t.ranking.lead}
    >
      <div class="filters">
        <Tabs
          name="band"
          label={t.ranking.band}
          options={[['', t.common.all], ...Object.entries(t.fit.bands)]}
        />
      </div>
      <Show of={ranking}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t.ranking.none}>
              <p>{t.ranking.noneLead}</p>
            </Empty>
          ) : (
            <ol class="ranking">
              {data.map((one) => (
                <Row key={one.scan_id} of={one} />
              ))}
            </ol>
          )
        }
      </Show>
      <More of={ranking} />
    </Page>
  );
}

/** A person by the CV: the ranking itself has only scores. A CV that cannot be read leaves its score. */
async function withScan(client: HiringClient, one: ItemOf<'/v1/jobs/{id}/ranking'>, signal?: AbortSignal) {
  const asked = { path: { id: one.scan_id }, ...(signal && { signal }) };
  return { ...one, value: await client.get('/v1/scans/{id}', asked).catch(() => undefined) };
}

function Row({ of: { scan_id, band, score, coverage, value } }: { of: Ranked }) {
  const url = usePageUrl();
  return (
    <li>
      <div class="ranking-head">
        <a href={url(value?.application_id ? `/applications/${value.application_id}` : `/scans/${scan_id}`)}>
          {value ? (value.profile?.basics.name ?? value.file.filename) : <Pending />}
        </a>
        {band && (
          <Badge tone={tones[band] ?? 'quiet'}>{(t.fit.bands as Record<string, string>)[band] ?? band}</Badge>
        )}
      </div>
      <p class="soft">{value?.summary?.headline}</p>
      <FitBar fit={{ score, band, coverage }} />
      {value?.fit?.status === 'completed' && (
        <details>
          <summary>{t.fit.why}</summary>
          <Criteria fit={value.fit} />
        </details>
      )}
    </li>
  );
}
