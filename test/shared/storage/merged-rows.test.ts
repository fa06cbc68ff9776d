import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { currentIds } from '../../../shared/storage/current-ids.ts';
import { externalIdKey, mergedKey, undoKey } from '../../../shared/storage/keys.ts';
import { idsOfPerson, leadsTo, withoutMerged } from '../../../shared/storage/merged-rows.ts';
import type { Key } from '../../../shared/storage/row.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const newId = idSource(new Date());
const candidates = (count: number) => Array.from({ length: count }, () => newId('candidate'));

/** Stores that each candidate was merged into the next one. */
async function chain(organizationId: string, ids: string[], external_id_claim: Key | null = null) {
  await backend.table.commit(
    ids.slice(1).map((id, at) => ({
      put: { ...mergedKey(organizationId, ids[at] ?? ''), data: { id, external_id_claim } },
      when: { absent: true },
    })),
  );
}

it('the ids of a person begin with the remaining candidate', () => {
  expect(idsOfPerson({ id: 'a', merged_ids: ['c', 'b'] })).toEqual(['a', 'c', 'b']);
});

it('a merged id leads one merge on, in its own organization, and another id nowhere', async () => {
  const organization = newId('organization');
  const [first = '', second, third = ''] = candidates(3);
  await chain(organization, [first, second ?? '', third]);
  const find = leadsTo(backend.table);
  expect(await find(organization, first)).toBe(second);
  expect(await find(organization, third)).toBeUndefined();
  expect(await find(newId('organization'), first)).toBeUndefined();
});

describe('the ids of a filter', () => {
  const current = (organizationId: string, ids: string[] | undefined) =>
    currentIds(backend.table)(organizationId, ids);

  it('are the remaining candidates after all merges, each once and in the order of the filter', async () => {
    const organization = newId('organization');
    const [one = '', other = '', guest = '', host = ''] = candidates(4);
    await chain(organization, [guest, one, host]);
    expect(await current(organization, [guest, other, one])).toEqual([host, other]);
    expect(await current(organization, [other, other, guest, host])).toEqual([other, host]);
    expect(await current(newId('organization'), [guest, other])).toEqual([guest, other]);
  });

  it.each([9, 10])('follow %i merges', async (count) => {
    const organization = newId('organization');
    const ids = candidates(count + 1);
    await chain(organization, ids);
    expect(await current(organization, ids.slice(0, 1))).toEqual(ids.slice(-1));
  });

  it('follow as many merges as a candidate can have, at most', async () => {
    const organization = newId('organization');
    const ids = candidates(12);
    await chain(organization, ids);
    expect(await current(organization, ids.slice(0, 1))).toEqual(ids.slice(10, 11));
  });

  it('cost one read where there was no merge', async () => {
    let reads = 0;
    const getMany: typeof backend.table.getMany = (keys) => {
      reads++;
      return backend.table.getMany(keys);
    };
    const ids = candidates(2);
    expect(await currentIds({ getMany })(newId('organization'), ids)).toEqual(ids);
    expect(reads).toBe(1);
  });

  it('are none without a filter, and none of an empty one', async () => {
    expect(await current(newId('organization'), undefined)).toBeUndefined();
    expect(await current(newId('organization'), [])).toEqual([]);
  });
});

describe('the removal of merged candidates', () => {
  it('removes for each where its id leads, the record for the undo, and the claim on its external id', async () => {
    const organization = newId('organization');
    const [claimed = '', free = '', host = ''] = candidates(3);
    const claim = externalIdKey(organization, 'candidate', 'theirs');
    await chain(organization, [claimed, host], claim);
    await chain(organization, [free, host]);
    const writes = await withoutMerged(backend.table, organization, { merged_ids: [claimed, free] });
    expect(writes).toEqual(
      [
        mergedKey(organization, claimed),
        undoKey(organization, claimed),
        mergedKey(organization, free),
        undoKey(organization, free),
        claim,
      ].map((remove) => ({ remove })),
    );
  });

  it('removes the rows of a candidate also where only one of them is left', async () => {
    const organization = newId('organization');
    const merged_ids = candidates(1);
    const writes = await withoutMerged(backend.table, organization, { merged_ids });
    expect(writes).toHaveLength(2);
  });

  it('reads nothing for a person who was never merged', async () => {
    const getMany = () => Promise.reject(new Error('there is nothing to read'));
    expect(await withoutMerged({ getMany }, 'org_1', { merged_ids: [] })).toEqual([]);
  });
});
