import '../parts/kit.ts';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import type { AnswerOf, HiringClient } from '../../../client/src/index.ts';
import { adoptStyle } from '../parts/adopt-style.ts';
import { Badge } from '../parts/badge.tsx';
import { ChatAnswer } from '../parts/chat-answer.tsx';
import { ChatLog } from '../parts/chat-log.tsx';
import { ChatSide } from '../parts/chat-side.tsx';
import { hasEnded, stateOfChat } from '../parts/chat-state.ts';
import { chats } from '../parts/chat-words.ts';
import { Confirm } from '../parts/dialog.tsx';
import { Page } from '../parts/page.tsx';
import { say } from '../parts/says.tsx';
import { Problem, Show } from '../parts/states.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCan, usePageUrl } from '../place.ts';
import style from '../styles/late/chat.css';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';

adoptStyle(style);

interface ReadChat {
  chat: AnswerOf<'/v1/intakes/{id}', 'get'>;
  transcript: AnswerOf<'/v1/intakes/{id}/transcript', 'get'>;
}
const readChat = async (client: HiringClient, id: string, signal: AbortSignal): Promise<ReadChat> => {
  const input = { path: { id }, signal };
  const [chat, transcript] = await Promise.all([
    client.get('/v1/intakes/{id}', input),
    client.get('/v1/intakes/{id}/transcript', input),
  ]);
  return { chat, transcript };
};

const everyMs = 4_000;

export default function ChatPage() {
  const { id = '' } = useRoute().params;
  const [isOver, setOver] = useState(false);
  const loaded = useLoad(
    `chat ${id}`,
    (client, signal) => readChat(client, id, signal),
    isOver ? undefined : everyMs,
  );
  const isGone = loaded.value === undefined && loaded.error !== undefined;
  useEffect(() => setOver(isGone || (loaded.value !== undefined && hasEnded(loaded.value.chat.status))));
  return (
    <Show of={loaded} lines={8}>
      {(read) => <ChatView key={id} read={read} reload={loaded.reload} />}
    </Show>
  );
}

interface ChatViewProps {
  read: ReadChat;
  reload: () => void;
}

function ChatView({ read: { chat, transcript }, reload }: ChatViewProps) {
  const { id, job_id, status, turn, locale } = chat;
  const { route } = useLocation();
  const url = usePageUrl();
  const mayWrite = useCan()('intake:write');
  const [isDeleting, setDeleting] = useState(false);
  const { act, isBusy, error } = useAction();
  const job = useLoad(`board job ${job_id}`, (client, signal) =>
    client.get('/v1/jobs/{id}', { path: { id: job_id }, signal }),
  );
  const name = nameIn(transcript) ?? t.home.unnamed;
  const isWithTeam = status === 'handed_over';
  const { tone, text } = stateOfChat(status, writerIn(transcript));

  const handOver = async (to: 'team' | 'program') => {
    const changed = await act((client) =>
      client.post('/v1/intakes/{id}/handover', { path: { id }, body: { to } }),
    );
    if (!changed) return;
    say(to === 'team' ? chats.takenOver : chats.givenBack);
    reload();
  };
  const remove = async () => {
    setDeleting(false);
    if (!(await act((client) => client.delete('/v1/intakes/{id}', { path: { id } })))) return;
    say(chats.deleted);
    route(url('/chats'));
  };
  const actions = mayWrite && status !== 'completed' && (
    <>
      {!hasEnded(status) && (
        <button
          type="button"
          class={isWithTeam ? 'plain' : ''}
          disabled={isBusy}
          onClick={() => handOver(isWithTeam ? 'program' : 'team')}
        >
          {isWithTeam ? chats.giveBack : chats.takeOver}
        </button>
      )}
      <button type="button" class="plain" disabled={isBusy} onClick={() => setDeleting(true)}>
        {t.common.delete}
      </button>
    </>
  );
  return (
    <Page
      title={name}
      isWide
      back={{ path: '/chats', label: chats.title }}
      aside={<Badge tone={tone}>{text}</Badge>}
      actions={actions}
    >
      {error !== undefined && <Problem error={error} />}
      <div class="beside">
        <div>
          <ChatLog messages={transcript.messages} locale={locale} person={name} />
          {mayWrite && (
            <ChatAnswer
              chatId={id}
              turn={turn}
              isWithTeam={isWithTeam}
              hasEnded={hasEnded(status)}
              onSent={reload}
            />
          )}
        </div>
        <div>
          <ChatSide chat={chat} transcript={transcript} jobName={job.value?.name} />
        </div>
      </div>
      {isDeleting && (
        <Confirm
          title={chats.deleteTitle}
          action={t.common.delete}
          isDangerous
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          <p>{chats.deleteText}</p>
        </Confirm>
      )}
    </Page>
  );
}

/** The name as the person gave it so far. */
function nameIn({ answers }: ReadChat['transcript']): string | undefined {
  const textOf = (key: string) => answers.find((one) => one.key === key && one.value !== null)?.text;
  return [textOf('first_name'), textOf('last_name')].filter(Boolean).join(' ') || undefined;
}

/** Who wrote last, the program aside. */
function writerIn({ messages }: ReadChat['transcript']): 'person' | 'team' | null {
  const last = messages.findLast(({ from }) => from !== 'program');
  return last && last.from !== 'program' ? last.from : null;
}
