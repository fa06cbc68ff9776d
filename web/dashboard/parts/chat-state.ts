import type { AnswerOf } from '../../../client/src/index.ts';
import type { Tone } from './badge.tsx';
import { chats } from './chat-words.ts';

type ListedChat = AnswerOf<'/v1/intakes', 'get'>['data'][number];

/** The state of a chat in words. One that is handed over waits for an answer, unless the team wrote last. */
export function stateOfChat(
  status: ListedChat['status'],
  lastFrom: ListedChat['last_message_from'],
): { tone: Tone; text: string } {
  if (status === 'handed_over')
    return lastFrom === 'team'
      ? { tone: 'info', text: chats.statuses.answered }
      : { tone: 'warn', text: chats.statuses.waiting };
  const tones: Partial<Record<typeof status, Tone>> = { completed: 'good', abandoned: 'quiet' };
  return { tone: tones[status] ?? 'info', text: chats.statuses[status] };
}

export const hasEnded = (status: ListedChat['status']): boolean =>
  status === 'completed' || status === 'abandoned';
