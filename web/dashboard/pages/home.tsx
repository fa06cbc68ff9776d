import '../parts/kit.ts';
import { callOf, type Usage } from '../calls.ts';
import { failingEvents, readDay } from '../parts/deliveries.ts';
import { formatNumber, formatPercent } from '../parts/format.ts';
import { Meter } from '../parts/meter.tsx';
import { nameOf } from '../parts/move-applications.ts';
import { Page } from '../parts/page.tsx';
import { Show } from '../parts/states.tsx';
import { WaitingChats } from '../parts/waiting-chats.tsx';
import { When } from '../parts/when.tsx';
import { useCan, usePageUrl, usePlace } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';

/** What waits for the person who looks. */
export default function Home() {
  const { session } = usePlace();
  const can = useCan();
  const [first] = session.person.name.split(' ');
  return (
    <Page title={t.home.title(first ?? '')} lead={t.home.lead}>
      <div class="tiles">
        {can('applications:read') && <ToReview />}
        {can('intake:read') && <WaitingChats />}
        {can('jobs:read') && <OpenJobs />}
        {can('webhooks:read') && <Receivers />}
        {can('usage:read') && <Budget />}
      </div>
    </Page>
  );
}

/** Active applications in the first stages, newest first. */
function ToReview() {
  const url = usePageUrl();
  const list = useLoad('to review', async (client, signal) => {
    const query = { status: 'active', limit: '100' } as never;
    const { data, has_more } = await client.get('/v1/applications', { query, signal });
    return {
      waiting: data.filter(({ stage, last_moved_at }) => stage.type === 'applied' && last_moved_at === null),
      has_more,
    };
  });
  return (
    <section class="card tile">
      <h2>{t.home.toReview}</h2>
      <Show of={list} lines={4}>
        {({ waiting, has_more }) =>
          waiting.length === 0 ? (
            <p class="soft">{t.home.nothingToReview}</p>
          ) : (
            <>
              <p class="figure">
                <b>
                  {formatNumber(waiting.length)}
                  {has_more && '+'}
                </b>{' '}
                {t.home.waiting(waiting.length)}
              </p>
              <ul class="lines">
                {waiting.slice(0, 5).map((one) => (
                  <li key={one.id}>
                    <a href={url(`/applications/${one.id}`)}>{nameOf(one)}</a>
                    <span class="soft">
                      <When at={one.applied_at} />
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Show>
    </section>
  );
}

function OpenJobs() {
  const url = usePageUrl();
  const list = useLoad('open jobs at home', (client, signal) =>
    client.get('/v1/jobs', { query: { status: 'published', limit: '6' } as never, signal }),
  );
  return (
    <section class="card tile">
      <h2>{t.home.openJobs}</h2>
      <Show of={list} lines={4}>
        {({ data }) =>
          data.length === 0 ? (
            <>
              <p class="soft">{t.home.noJobs}</p>
              <a class="button plain" href={url('/jobs')}>
                {t.nav.jobs}
              </a>
            </>
          ) : (
            <ul class="lines">
              {data.map((job) => (
                <li key={job.id}>
                  <a href={url(`/jobs/${job.id}`)}>{job.name}</a>
                  <span class="soft">{(job as { department?: string | null }).department}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Show>
    </section>
  );
}

function Receivers() {
  const url = usePageUrl();
  const list = useLoad('receivers', async (client, signal) => {
    const { data } = await client.get('/v1/webhook-endpoints', { query: { limit: '20' } as never, signal });
    const days = await Promise.all(data.map(({ id }) => readDay(client, id, signal)));
    return data.map((one, at) => ({ ...one, failing: days[at] ? failingEvents(days[at]).length : 0 }));
  });
  return (
    <section class="card tile">
      <h2>{t.nav.webhooks}</h2>
      <Show of={list} lines={3}>
        {(endpoints) => {
          const trouble = endpoints.filter(({ failing, enabled }) => failing > 0 || !enabled);
          if (endpoints.length === 0) return <p class="soft">{t.home.noReceivers}</p>;
          if (trouble.length === 0) return <p class="good-text">{t.home.receiversWell(endpoints.length)}</p>;
          return (
            <ul class="lines">
              {trouble.map((one) => (
                <li key={one.id}>
                  <a href={url(`/webhooks/${one.id}`)}>{one.url.replace(/^https?:\/\//, '')}</a>
                  <span class="bad-text">
                    {one.enabled ? t.home.failing(one.failing) : t.webhooks.disabled}
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Show>
    </section>
  );
}

function Budget() {
  const url = usePageUrl();
  const usage = useLoad(
    'usage at home',
    async (client, signal) => (await callOf(client, 'get', '/v1/usage', { signal })) as Usage,
  );
  return (
    <section class="card tile">
      <h2>{t.home.budget}</h2>
      <Show of={usage} lines={2}>
        {({ used, limit }) => (
          <>
            <p class="figure">
              <b>{formatPercent(limit > 0 ? used / limit : 0)}</b>{' '}
              {t.usage.short(formatNumber(used), formatNumber(limit))}
            </p>
            <Meter value={used} max={limit} label={t.home.budget} />
            <p>
              <a href={url('/usage')}>{t.usage.byDay}</a>
            </p>
          </>
        )}
      </Show>
    </section>
  );
}
