import { createHash, randomBytes } from 'node:crypto';
import { decodeTime, encodeTime, ulid } from 'ulid';
import { type IdKind, idPrefixes } from '../contracts/primitives.ts';

export type NewId = (kind: IdKind) => string;

const base32Digits = 32;

/**
 * Makes the ids of one request. All carry its instant; the first random digit counts up, so ids made one after the
 * other also sort so. With a `seed` the same request run twice makes the same ids, which lets a retry find what a
 * crashed first run already wrote.
 */
export function idSource(now: Date, seed?: string): NewId {
  let made = 0;
  return (kind) => {
    const ordinal = made++;
    const bytes = seed ? createHash('sha256').update(`${seed}#${kind}#${ordinal}`).digest() : randomBytes(16);
    // ulid asks for its 16 random digits last one first; a byte over 256 is the fraction it wants.
    let asked = 0;
    const fraction = () =>
      ++asked === 16 ? (ordinal % base32Digits) / base32Digits : (bytes[asked] ?? 0) / 256;
    return `${idPrefixes[kind]}_${ulid(now.getTime(), fraction)}`;
  };
}

/** The instant inside an id. */
export const timeOf = (id: string) => new Date(decodeTime(id.slice(id.indexOf('_') + 1)));

/** The smallest id of a kind at an instant: where a range of time begins. */
export const firstIdAt = (kind: IdKind, at: Date) =>
  `${idPrefixes[kind]}_${encodeTime(at.getTime(), 10)}${'0'.repeat(16)}`;
