import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { writesAbout } from './answers-about.ts';
import { answerPartKey } from './keys.ts';
import type { Key } from './row.ts';
import type { Table } from './table.ts';

/**
 * An answer as its claim holds it: packed, or in so many rows beside it. Releases before the one of November 22, 2026
 * stored it as it was; such an answer replays for the 24 hours after a deployment.
 */
export type StoredAnswer = string | { packed: Uint8Array } | { parts: number };

interface Place {
  table: Table;
  /** Of the claim. */
  key: Key;
  /** Whose run it was that answered. */
  owner: string;
}
interface NewPlace extends Place {
  /** With whose end the answer goes. */
  subjects: readonly string[];
  expiresAt: number;
}

/** A row takes 400 KB, with its keys and, of a claim, a few fields more. */
const maxPartBytes = 350 * 1024;

/**
 * Packs an answer; where it is too large for the claim's row, keeps it in rows of the same partition, before the claim
 * says that it is done. Throws SubjectErased.
 */
export async function keepAnswer(place: NewPlace, answer: string): Promise<StoredAnswer> {
  const packed = pack(answer);
  if (packed.byteLength <= maxPartBytes) return { packed };
  const { table, key, owner, subjects, expiresAt } = place;
  const parts = Math.ceil(packed.byteLength / maxPartBytes);
  for (let part = 0; part < parts; part++) {
    const detail = packed.subarray(part * maxPartBytes, (part + 1) * maxPartBytes);
    const row = { ...answerPartKey(key, owner, part), expires_at: expiresAt, data: {}, detail };
    await table.commit(writesAbout(subjects, row, { always: 'its key names the run that stores it' }));
  }
  return { parts };
}

/** The answer as it was. Throws where a part is missing. */
export async function readAnswer({ table, key, owner }: Place, answer: StoredAnswer): Promise<string> {
  if (typeof answer === 'string') return answer;
  if ('packed' in answer) return unpack(answer.packed);
  const keys = Array.from({ length: answer.parts }, (_, part) => answerPartKey(key, owner, part));
  const rows = await table.getMany(keys);
  return unpack(Buffer.concat(rows.map((row) => row?.detail ?? new Uint8Array())));
}

/** A window of 4 MB, so that a description and its HTML are packed as one. */
const pack = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
const unpack = (packed: Uint8Array) => brotliDecompressSync(packed).toString();
