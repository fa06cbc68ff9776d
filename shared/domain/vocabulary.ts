import { isDeepStrictEqual } from 'node:util';
import { mergeMetadata } from './metadata.ts';

/** The fields of every entry of a vocabulary. */
export interface Entry {
  id: string;
  name: string;
  version: number;
  external_id: string | null;
  metadata: Record<string, string>;
  created_at: string;
  updated_at: string;
}

/** The fields of a request that creates or changes an entry. */
export interface EntryPatch {
  name?: string;
  external_id?: string | null;
  metadata?: Record<string, string | null>;
}

/** The form in which names are compared: without case, and with one blank between words. */
export const comparedName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** A new entry with the fields that every vocabulary has. */
export const newEntry = (id: string, body: EntryPatch & { name: string }, now: Date): Entry => ({
  id,
  name: body.name,
  version: 1,
  external_id: body.external_id ?? null,
  metadata: mergeMetadata({}, body.metadata ?? {}),
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** The entry with the given fields; the same object if nothing changes. */
export function mergeEntry<E extends Entry>(entry: E, { metadata = {}, ...fields }: EntryPatch): E {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const merged = { ...entry, ...given, metadata: mergeMetadata(entry.metadata, metadata) };
  return isDeepStrictEqual(merged, entry) ? entry : merged;
}
