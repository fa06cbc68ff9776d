import '../parts/kit.ts';
import { Badge } from '../parts/badge.tsx';
import { Choice } from '../parts/filters.tsx';
import { formatDateTime } from '../parts/format.ts';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Show } from '../parts/states.tsx';
import { useList } from '../use-list.ts';
import { useLoad } from '../use-load.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

export default function Events() {
  const { query } = useQuery();
  const { type } = query;
  const types = useLoad('event types', (client, signal) => client.get('/v1/event-types', { signal }));
  const events = useList(`events ${type ?? ''}`, (client, cursor, signal) =>
    client.get('/v1/events', {
      query: { limit: '25', ...(type && { type }), ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  const names = (types.value?.data ?? []).map((one) => (one as { type: string }).type);
  const groups = [...new Set(names.map((name) => `${name.split('.')[0]}.*`))];
  return (
    <Page title={t.events.title} lead={t.events.lead}>
      <div class="filters">
        <Choice
          name="type"
          label={t.events.type}
          options={[...groups, ...names].sort().map((name) => [name, name] as const)}
        />
        <button type="button" class="plain small" onClick={events.reload}>
          {t.common.refresh}
        </button>
      </div>
      <Show of={events}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t.events.none}>
              <p>{t.events.noneLead}</p>
            </Empty>
          ) : (
            <ul class="events">
              {data.map((event) => (
                <li key={event.id}>
                  <details>
                    <summary>
                      <span class="event-type">{event.type}</span>
                      <span class="event-about">{aboutOf(event as never)}</span>
                      {event.data.context?.test && <Badge>{t.events.test}</Badge>}
                      <time class="soft" dateTime={event.created_at}>
                        {formatDateTime(event.created_at)}
                      </time>
                    </summary>
                    <pre tabIndex={0}>{JSON.stringify(event, null, 2)}</pre>
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </Show>
      <More of={events} />
    </Page>
  );
}

const aboutOf = ({ data: { object } }: { data: { object: { id: string; name?: string } } }) =>
  object.name ?? object.id;
