import { createHash, randomBytes } from 'node:crypto';
import { decodeTime, encodeTime, ulid } from 'ulid';
import { type IdKind, idPrefixes } from '../contracts/primitives.ts';

export type NewId = (kind: IdKind) => string;

const base32Digits = 32;

/**
 * Makes the ids of one request. All have its instant; the first random digit counts up, so that ids are sorted in the
 * order in which they were made. With a `seed`, two runs of a request make the same ids, so that a retry finds the rows
 * that a crashed first run stored.
 */
export function idSource(now: Date, seed?: string): NewId {
  let made = 0;
  return (kind) => {
    const ordinal = made++;
    const bytes = seed ? createHash('sha256').update(`${seed}#${kind}#${ordinal}`).digest() : randomBytes(16);
    // ulid requests its 16 random digits from the last to the first, each as a fraction: a byte divided by 256.
    let asked = 0;
    const fraction = () =>
      ++asked === 16 ? (ordinal % base32Digits) / base32Digits : (bytes[asked] ?? 0) / 256;
    return `${idPrefixes[kind]}_${ulid(now.getTime(), fraction)}`;
  };
}

/** The instant in an id. */
export const timeOf = (id: string) => new Date(decodeTime(id.slice(id.indexOf('_') + 1)));

/** The smallest id of a kind at an instant: the start of a time range. */
export const firstIdAt = (kind: IdKind, at: Date) =>
  `${idPrefixes[kind]}_${encodeTime(at.getTime(), 10)}${'0'.repeat(16)}`;
