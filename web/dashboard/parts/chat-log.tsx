import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnswerOf } from '../../../client/src/index.ts';
import { chats } from './chat-words.ts';
import { formatDateTime } from './format.ts';

interface ChatLogProps {
  messages: AnswerOf<'/v1/intakes/{id}/transcript', 'get'>['messages'];
  /** The language of the chat. */
  locale: string;
  person: string;
}

/** So near to its end, a reader follows the chat. */
const nearEnd = 80;

/**
 * What was said. New messages are announced, and shown unless the reader scrolled back. Times are those of a clock: "3 minutes ago"
 * would be announced whenever it changes.
 */
export function ChatLog({ messages, locale, person }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const { length } = messages;
  useLayoutEffect(() => {
    const { current } = log;
    if (current && isFollowing.current) current.scrollTop = current.scrollHeight;
  }, [length]);
  const names = { program: chats.program, team: chats.team, person };
  return (
    <div
      ref={log}
      class="chat-log"
      role="log"
      aria-label={chats.transcript}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isFollowing.current = scrollTop + clientHeight > scrollHeight - nearEnd;
      }}
    >
      {messages.map(({ from, text, at }, index) => (
        <div key={index} class={`chat-said ${from}`}>
          <p class="chat-who">
            <b>{names[from]}</b> <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p class="chat-words" lang={locale}>
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
