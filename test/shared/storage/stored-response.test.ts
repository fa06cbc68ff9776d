import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { responsesAbout } from '../../../shared/storage/keys.ts';
import { readResponse, storeResponse } from '../../../shared/storage/stored-response.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A place of its own, and the rows that are stored there and about its subject. */
function newPlace() {
  const key = { pk: `IDEM#${crypto.randomUUID()}`, sk: 'IDEM' };
  const subject = `note_${crypto.randomUUID()}`;
  const place = { table: backend.table, key, owner: 'run', subjects: [subject], expiresAt: 1_900_000_000 };
  const rows = (pk: string) => backend.table.query({ pk, from: ' ', to: '~', ascending: true, limit: 100 });
  return { place, parts: () => rows(key.pk), links: () => rows(responsesAbout(subject)) };
}
/** A text that does not become smaller than so many bytes. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('latin1');

describe('a response', () => {
  it('that is small enough stays in its claim', async () => {
    const { place, parts } = newPlace();
    const text = JSON.stringify({ text: 'ü'.repeat(1_000_000) });
    const stored = await storeResponse(place, text);
    expect(stored).toHaveProperty('packed');
    expect(await readResponse(place, stored)).toBe(text);
    expect(await parts()).toEqual([]);
  });

  it('that is larger has as many rows as it needs, each with its end and a link from its subject', async () => {
    const { place, parts, links } = newPlace();
    const text = incompressible(800_000);
    const stored = await storeResponse(place, text);
    const rows = await parts();
    expect(stored).toEqual({ parts: rows.length });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ sk }) => sk)).toEqual(rows.map((_, part) => `ANSWER#run#${part}`));
    const sizes = rows.map(({ detail }) => detail?.byteLength ?? 0);
    expect(sizes.slice(0, -1)).toEqual(sizes.slice(1).map(() => 350 * 1024));
    expect(sizes.at(-1)).toBeGreaterThan(0);
    expect(rows.map(({ expires_at }) => expires_at)).toEqual(rows.map(() => place.expiresAt));
    expect(await links()).toHaveLength(rows.length);
    expect(await readResponse(place, stored)).toBe(text);
  });

  it('without one of its parts cannot be read', async () => {
    const { place, parts } = newPlace();
    const stored = await storeResponse(place, incompressible(800_000));
    const [first] = await parts();
    await backend.table.commit([{ remove: { pk: first?.pk ?? '', sk: first?.sk ?? '' } }]);
    await expect(readResponse(place, stored)).rejects.toThrow('missing');
  });

  it('of an earlier release is read as its text', async () => {
    expect(await readResponse(newPlace().place, '{"id":1}')).toBe('{"id":1}');
  });
});
