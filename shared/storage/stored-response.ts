import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { responsePartKey } from './keys.ts';
import { writesAbout } from './responses-about.ts';
import type { Key } from './row.ts';
import type { Table } from './table.ts';

/**
 * A response as its claim stores it: compressed, or as a number of rows next to it. Releases before November 22, 2026
 * stored it as plain text; such a response can be replayed for 24 hours after a deployment.
 */
export type StoredResponse = string | { packed: Uint8Array } | { parts: number };

interface Place {
  table: Table;
  /** The key of the claim. */
  key: Key;
  /** The run that made the response. */
  owner: string;
}
interface NewPlace extends Place {
  /** The ids whose erasure erases the response. */
  subjects: readonly string[];
  expiresAt: number;
}

/** A row has at most 400 KB, with its keys and, for a claim, a few further fields. */
const maxPartBytes = 350 * 1024;

/**
 * Compresses a response. If it is too large for the claim's row, stores it in rows of the same partition before the
 * claim is completed. Throws SubjectErased.
 */
export async function storeResponse(place: NewPlace, response: string): Promise<StoredResponse> {
  const packed = pack(response);
  if (packed.byteLength <= maxPartBytes) return { packed };
  const { table, key, owner, subjects, expiresAt } = place;
  const parts = Math.ceil(packed.byteLength / maxPartBytes);
  for (let part = 0; part < parts; part++) {
    const detail = packed.subarray(part * maxPartBytes, (part + 1) * maxPartBytes);
    const row = { ...responsePartKey(key, owner, part), expires_at: expiresAt, data: {}, detail };
    await table.commit(writesAbout(subjects, row, { always: 'its key names the run that stores it' }));
  }
  return { parts };
}

/** The original response. Throws if a part is missing. */
export async function readResponse({ table, key, owner }: Place, response: StoredResponse): Promise<string> {
  if (typeof response === 'string') return response;
  if ('packed' in response) return unpack(response.packed);
  const keys = Array.from({ length: response.parts }, (_, part) => responsePartKey(key, owner, part));
  const rows = await table.getMany(keys);
  const details = rows.flatMap((row) => row?.detail ?? []);
  // The rest of a compressed text may be one of its own.
  if (details.length < response.parts) throw new Error('a part of a stored response is missing');
  return unpack(Buffer.concat(details));
}

/** A window of 4 MB, so that a description and its HTML are compressed together. */
const pack = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
const unpack = (packed: Uint8Array) => brotliDecompressSync(packed).toString();
