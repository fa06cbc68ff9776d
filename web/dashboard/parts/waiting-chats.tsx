import { usePageUrl } from '../place.ts';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { formatNumber } from './format.ts';
import { Show } from './states.tsx';
import { When } from './when.tsx';

/** The people who wait in a chat for an answer of the team, the longest first. */
export function WaitingChats() {
  const url = usePageUrl();
  const list = useLoad('waiting chats', async (client, signal) => {
    const query = { status: 'handed_over', limit: '100' } as never;
    const { data, has_more } = await client.get('/v1/intakes', { query, signal });
    const waiting = data
      .filter(({ last_message_from }) => last_message_from !== 'team')
      .sort((one, other) => (one.updated_at < other.updated_at ? -1 : 1));
    return { waiting, has_more };
  });
  return (
    <section class="card tile">
      <h2>{t.nav.chats}</h2>
      <Show of={list} lines={3}>
        {({ waiting, has_more }) =>
          waiting.length === 0 ? (
            <p class="soft">{t.home.noChats}</p>
          ) : (
            <>
              <p class="figure">
                <b>
                  {formatNumber(waiting.length)}
                  {has_more && '+'}
                </b>{' '}
                {t.home.chatsWait(waiting.length)}
              </p>
              <ul class="lines">
                {waiting.slice(0, 5).map(({ id, person_name, updated_at }) => (
                  <li key={id}>
                    <a href={url(`/chats/${id}`)}>{person_name ?? t.home.unnamed}</a>
                    <span class="soft">
                      <When at={updated_at} />
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
