import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { CandidateFile } from '../../../shared/domain/stored/candidate-file.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { erasedKey } from '../../../shared/storage/keys.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date();
const newId = idSource(now);

async function desk() {
  const { table } = backend;
  const { organizationId } = await newCaller(backend);
  const store = candidateFileStore(table);
  const person = { id: newId('candidate'), merged_ids: [] as string[] };
  const made = (candidate_id = person.id) =>
    ({ id: newId('attachment'), candidate_id, filename: 'letter.txt' }) as unknown as CandidateFile;
  const keep = async (candidate_id = person.id) => {
    const file = made(candidate_id);
    await table.commit(store.keep(organizationId, file));
    return file;
  };
  const page = { limit: 50, order: 'asc' as const, now: new Date(now.getTime() + 60_000) };
  const list = async (of = person) => (await store.list(organizationId, of, page)).items;
  return { table, organizationId, store, person, made, keep, list };
}

describe('a file of a candidate', () => {
  it('is found by its id, also when its candidate was merged, and never as that of another', async () => {
    const { organizationId, store, person, keep, list } = await desk();
    const merged = { id: newId('candidate'), merged_ids: [person.id] };
    const [file, other] = [await keep(), await keep(merged.id)];
    expect(await store.find(organizationId, person, file.id)).toEqual(file);
    expect(await store.get(organizationId, merged, file.id)).toEqual(file);
    expect(await list(merged)).toEqual([file, other]);
    expect(await list()).toEqual([file]);
    expect(await store.find(organizationId, person, other.id)).toBeUndefined();
    await expect(store.get(organizationId, person, other.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(store.get('org_2', person, file.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is stored once, changed while it is there, and not stored again after it was removed', async () => {
    const { table, organizationId, store, person, keep, list } = await desk();
    const file = await keep();
    await expect(table.commit(store.keep(organizationId, file))).rejects.toThrow();
    const changed = { ...file, filename: 'cv.pdf' };
    await table.commit([store.change(organizationId, changed)]);
    expect(await store.find(organizationId, person, file.id)).toEqual(changed);
    await table.commit(store.remove(organizationId, file, now));
    expect(await list()).toEqual([]);
    expect(await table.get(erasedKey(file.id))).toBeDefined();
    await expect(table.commit([store.change(organizationId, changed)])).rejects.toThrow();
    await expect(table.commit(store.keep(organizationId, file))).rejects.toMatchObject({
      code: 'answer_erased',
    });
    await expect(table.commit(store.remove(organizationId, file, now))).rejects.toThrow();
  });

  it('is one of thirty at most, apart from those of merged candidates', async () => {
    const { organizationId, store, person, keep } = await desk();
    for (let n = 0; n < 29; n++) await keep();
    await keep(newId('candidate'));
    await store.refuseOneTooMany(organizationId, person.id, now);
    await keep();
    await expect(store.refuseOneTooMany(organizationId, person.id, now)).rejects.toMatchObject({
      code: 'validation_failed',
      particulars: {
        details: [{ param: 'kind', code: 'too_many', message: 'A candidate has at most 30 files.' }],
      },
    });
  });
});
