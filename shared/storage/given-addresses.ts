import { addressesIn } from '../domain/addresses-in.ts';
import type { StoredTurn } from './chat-rows.ts';
import { sha256 } from './keys.ts';

/** The most addresses that a chat notes. The turns of one with more are read instead. */
const mostGiven = 200;

/**
 * The e-mail addresses that were ever given in a chat, as hashes: also those that were replaced since. Null if there are more
 * than a chat notes; chats of earlier releases have none.
 */
type Given = string[] | null;

/** An address in the form for comparison as chats note it. */
export const addressMark = (organizationId: string, address: string) =>
  sha256(`${organizationId}\n${address}`).slice(0, 16);

/** The addresses in the messages of the person. Those in messages of the team are left out: they may be its own. */
export const givenIn = (
  organizationId: string,
  turns: readonly Pick<StoredTurn, 'from' | 'said' | 'text'>[],
) =>
  turns
    .filter(({ from }) => from !== 'team')
    .flatMap(({ said, text }) => [text ?? '', ...textsIn(said)])
    .flatMap(addressesIn)
    .map((address) => addressMark(organizationId, address));

/** The noted addresses after a turn. */
export function givenAfter(
  before: Given | undefined,
  organizationId: string,
  turn: StoredTurn,
): Given | undefined {
  if (!before) return before;
  const given = [...new Set([...before, ...givenIn(organizationId, [turn])])];
  return given.length > mostGiven ? null : given;
}

const textsIn = (said: unknown): string[] =>
  typeof said === 'string' ? [said] : Object.values(said ?? {}).flatMap(textsIn);
