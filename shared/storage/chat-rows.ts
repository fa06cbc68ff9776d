import { chatPartition } from './intake-keys.ts';
import type { Key } from './row.ts';

/** One turn as it is stored: the message of a person or of the team, and the reply of the program. */
export interface StoredTurn {
  turn: number;
  at: string;
  from: 'person' | 'team' | null;
  /** The text, or the value of a native input; null for a turn without a message. */
  said: { text: string } | { value: unknown } | null;
  /** The message as it is read later. */
  text: string | null;
  says: string[];
  /** The questions whose answers were shown. */
  shows: string[];
}

/** The state of the dialogue between two turns (shared/intake/dialogue.ts), and since when. */
export interface ChatState<Kept> {
  at: string;
  dialogue: Kept;
  /** The addresses that were ever given, as hashes (given-addresses.ts). */
  given?: string[] | null | undefined;
}

export const stateKey = (organizationId: string, id: string): Key => ({
  pk: chatPartition(organizationId, id),
  sk: 'STATE',
});
export const turnKey = (organizationId: string, id: string, turn: number): Key => ({
  pk: chatPartition(organizationId, id),
  sk: `TURN#${String(turn).padStart(4, '0')}`,
});
