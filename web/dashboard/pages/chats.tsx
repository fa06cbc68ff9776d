import '../parts/kit.ts';
import { Badge } from '../parts/badge.tsx';
import { stateOfChat } from '../parts/chat-state.ts';
import { chats } from '../parts/chat-words.ts';
import { Tabs } from '../parts/filters.tsx';
import { jobNames } from '../parts/job-names.ts';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Show } from '../parts/states.tsx';
import { When } from '../parts/when.tsx';
import { usePageUrl } from '../place.ts';
import { useList } from '../use-list.ts';
import { useQuery } from '../use-query.ts';
import { t } from '../words.ts';

const statuses: Record<string, string> = {
  '': 'handed_over',
  open: 'active,reviewing',
  ended: 'completed,abandoned',
};
const everyMs = 15_000;

/** Chats in which people apply: first those that wait for an answer of the team. */
export default function Chats() {
  const { query } = useQuery();
  const url = usePageUrl();
  const show = query.show ?? '';
  const status = statuses[show];
  const list = useList(
    `chats ${show}`,
    async (client, cursor, signal) => {
      const page = await client.get('/v1/intakes', {
        query: { limit: '25', ...(status && { status }), ...(cursor && { cursor }) } as never,
        ...(signal && { signal }),
      });
      const ids = page.data.map(({ job_id }) => job_id);
      const names = await jobNames(client, ids, signal);
      return { ...page, data: page.data.map((chat) => ({ ...chat, jobName: names.get(chat.job_id) })) };
    },
    everyMs,
  );
  return (
    <Page title={chats.title} lead={chats.lead}>
      <div class="filters">
        <Tabs
          name="show"
          label={chats.filter}
          options={[
            ['', chats.waiting],
            ['open', chats.open],
            ['ended', chats.ended],
            ['all', t.common.all],
          ]}
        />
      </div>
      <Show of={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={show ? chats.none : chats.noneWaiting}>
              <p>{show ? chats.noneLead : chats.noneWaitingLead}</p>
            </Empty>
          ) : (
            <table class="stacked list">
              <thead>
                <tr>
                  <th scope="col">{t.candidate.person}</th>
                  <th scope="col">{t.jobs.job}</th>
                  <th scope="col">{t.jobs.status}</th>
                  <th scope="col">{chats.lastMessage}</th>
                </tr>
              </thead>
              <tbody>
                {data.map(({ id, person_name, jobName, status: state, last_message_from, updated_at }) => {
                  const { tone, text } = stateOfChat(state, last_message_from);
                  return (
                    <tr key={id}>
                      <th scope="row">
                        <a href={url(`/chats/${id}`)}>{person_name ?? t.home.unnamed}</a>
                      </th>
                      <td data-label={t.jobs.job}>{jobName ?? chats.aJob}</td>
                      <td data-label={t.jobs.status}>
                        <Badge tone={tone}>{text}</Badge>
                      </td>
                      <td data-label={chats.lastMessage}>
                        <When at={updated_at} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )
        }
      </Show>
      <More of={list} />
    </Page>
  );
}
