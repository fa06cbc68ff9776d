import { useId, useRef, useState } from 'preact/hooks';
import { chats } from './chat-words.ts';
import { codeOf, type OutgoingMessage, sendToChat } from './send-to-chat.ts';
import { Problem } from './states.tsx';
import { useAction } from './use-action.ts';

interface ChatAnswerProps {
  chatId: string;
  /** The number of the last turn that is shown. */
  turn: number;
  isWithTeam: boolean;
  hasEnded: boolean;
  onSent: () => void;
}

/** The most characters of a message. */
const mostLetters = 2000;

/** The field in which the team answers. What is in it stays when it could not be sent, and when the chat went on without it. */
export function ChatAnswer({ chatId, turn, isWithTeam, hasEnded, onSent }: ChatAnswerProps) {
  const [text, setText] = useState('');
  const outgoing = useRef<OutgoingMessage | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { act, isBusy, error, clearError } = useAction();
  const id = useId();
  const isLeft = !isWithTeam || codeOf(error) === 'invalid_state_transition';

  const send = async () => {
    const words = text.trim();
    if (!words || isBusy || !isWithTeam) return;
    if (outgoing.current?.text !== words) outgoing.current = { text: words, turn: turn + 1 };
    const message = outgoing.current;
    const isSent = await act((client) => sendToChat(client, chatId, message).then(() => true));
    onSent();
    if (!isSent) return;
    outgoing.current = null;
    setText('');
    field.current?.focus();
  };

  if (!isWithTeam && !text) return hasEnded ? null : <p class="chat-answer soft">{chats.programAsks}</p>;
  return (
    <form
      class="chat-answer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isLeft ? (
        <p class="notice warn" role="alert">
          {hasEnded ? chats.over : chats.left}
        </p>
      ) : (
        error !== undefined && <Problem error={error} />
      )}
      <label for={id}>{chats.answer}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={mostLetters}
        aria-describedby={`${id}-hint`}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          clearError();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      <p class="hint" id={`${id}-hint`}>
        {chats.answerHint}
      </p>
      <button type="submit" disabled={isBusy || !text.trim() || !isWithTeam}>
        {isBusy ? chats.sending : chats.send}
      </button>
    </form>
  );
}
