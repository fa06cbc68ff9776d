import type { ItemOf } from '../../../client/src/index.ts';
import { useList } from '../use-list.ts';
import { t } from '../words.ts';
import { More } from './more.tsx';
import { Show } from './states.tsx';
import { When } from './when.tsx';

type Entry = ItemOf<'/v1/applications/{id}/history'>;

/** What happened, newest first: of one application, or of a person. */
export function Timeline({
  of,
  id,
  turn = '',
}: {
  of: 'applications' | 'candidates';
  id: string;
  turn?: string;
}) {
  const path = of === 'applications' ? '/v1/applications/{id}/history' : '/v1/candidates/{id}/timeline';
  const entries = useList(`timeline ${of} ${id} ${turn}`, (client, cursor, signal) =>
    client.get(path, {
      path: { id },
      query: { limit: '20', ...(cursor && { cursor }) } as never,
      ...(signal && { signal }),
    }),
  );
  return (
    <section class="timeline">
      <h2>{t.timeline.title}</h2>
      <Show of={entries} lines={3}>
        {({ data }) => (
          <ol>
            {data.map((entry) => (
              <li key={entry.id}>
                <p>{wordsOf(entry)}</p>
                {(entry.reason ?? entry.note) && (
                  <p class="soft">{[entry.reason, entry.note].filter(Boolean).join(' · ')}</p>
                )}
                <p class="soft">
                  <When at={entry.created_at} /> · {t.actors[entry.actor.type] ?? entry.actor.type}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Show>
      <More of={entries} />
    </section>
  );
}

function wordsOf({ type, from, to }: Entry): string {
  if (type === 'moved' && to) return t.timeline.moved(from?.name ?? '–', to.name);
  return t.timeline.types[type] ?? type;
}
