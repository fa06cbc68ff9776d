/** What the endpoints of settings do not show of a vocabulary: its turn, its first use, and what two do at once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { link } from '../../../shared/storage/links.ts';
import { rejectionReasonStore } from '../../../shared/storage/rejection-reasons.ts';
import { usedPartition, vocabularyTurnKey } from '../../../shared/storage/vocabulary-keys.ts';
import { maxEntries, type Turn } from '../../../shared/storage/vocabulary-turn.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { vocabularyDesk } from './support/vocabulary-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const desk = () => vocabularyDesk(backend);

describe('the turn of a vocabulary', () => {
  it('has the number of entries, and of each the fact that others are judged by', async () => {
    const { add, departments, origin, turn, turnRow } = await desk();
    const above = await add('Care');
    const below = await add('Nursing', above.id);
    expect(await turn()).toEqual({ count: 2, facts: { [above.id]: null, [below.id]: above.id } });
    const before = await turnRow();
    await departments.alter(origin(), below.id, (one) => ({ ...one, name: 'Nurses' }));
    expect(await turnRow()).toEqual(before);
    await departments.alter(origin(), below.id, (before) => ({ ...before, parent_id: null }));
    expect(await turn()).toEqual({ count: 2, facts: { [above.id]: null, [below.id]: null } });
    await departments.drop(origin(), above.id);
    expect(await turn()).toEqual({ count: 1, facts: { [below.id]: null } });
  });

  it('of an earlier release has no facts, and gets those of the entries at the next change', async () => {
    const { add, setTurn, turn, departments, origin } = await desk();
    const [above, below] = [await add('Care'), await add('Nursing')];
    await setTurn({ count: 2 }, 2);
    const refused = departments.alter(origin(), above.id, (before) => ({ ...before, parent_id: above.id }));
    await expect(refused).rejects.toMatchObject({ code: 'validation_failed' });
    await departments.alter(origin(), below.id, (before) => ({ ...before, parent_id: above.id }));
    expect(await turn()).toEqual({ count: 2, facts: { [above.id]: null, [below.id]: above.id } });
  });

  it('is changed by one of two that add an entry at once, and then by the other', async () => {
    const { add, turn } = await desk();
    await Promise.all(['One', 'Two', 'Three'].map((name) => add(name)));
    expect((await turn())?.count).toBe(3);
  });
});

describe('a vocabulary', () => {
  it('has at most 500 entries; one that a crashed run stored is found again', async () => {
    const { add, setTurn, department, departments, origin } = await desk();
    await add('Care');
    await setTurn({ count: maxEntries - 1, facts: {} }, 2);
    const last = department('Last');
    let counted: number | undefined;
    await departments.add(origin(), (count) => {
      counted = count;
      return last;
    });
    expect(counted).toBe(499);
    await expect(add('One more')).rejects.toMatchObject({ code: 'too_many_entries' });
    expect((await departments.add(origin(), () => last)).id).toBe(last.id);
  });

  it('is stored with its first entries at its first use, once for two uses at once', async () => {
    const { table, organizationId, origin, page } = await desk();
    const reasons = rejectionReasonStore(table);
    const lists = await Promise.all([1, 2, 3].map(() => reasons.list(origin(), page)));
    const [first] = lists;
    expect(first?.items.length).toBeGreaterThan(3);
    for (const { items } of lists) expect(items).toEqual(first?.items);
    const turn = await table.get<Turn>(vocabularyTurnKey(organizationId, 'REASON'));
    expect(turn?.data).toEqual({ count: first?.items.length });
  });

  it('that fails at its first use says so', async () => {
    const { table, origin, page } = await desk();
    const commit = async () => {
      throw new Error('no connection');
    };
    const broken = rejectionReasonStore({ ...table, commit }).list(origin(), page);
    await expect(broken).rejects.toThrow('no connection');
  });

  it('finds its entries by name, without regard to case and blanks, and by many ids at once', async () => {
    const { add, departments, organizationId } = await desk();
    const [one, other] = [await add('Intensive  Care'), await add('Laundry')];
    expect((await departments.findByName(organizationId, 'intensive care'))?.id).toBe(one.id);
    expect(await departments.findByName(organizationId, 'care')).toBeUndefined();
    const asked = [one.id, other.id, one.id, 'dep_none'];
    expect([...(await departments.byId(organizationId, asked)).keys()]).toEqual([one.id, other.id]);
    const strange = Array.from({ length: 130 }, (_, n) => `dep_${n}`);
    const many = await departments.byId(organizationId, [one.id, ...strange, other.id]);
    expect([...many.keys()]).toEqual([one.id, other.id]);
    expect((await departments.byId(organizationId, [])).size).toBe(0);
  });
});

describe('an entry', () => {
  const gone = () => new ApiError('not_found');

  it('is marked as used once, and then stays; not after it was deleted', async () => {
    const { add, departments, organizationId, origin, table } = await desk();
    const { id } = await add('Care');
    const marks = await departments.markUsed(organizationId, id, gone);
    await table.commit(marks);
    expect(await departments.markUsed(organizationId, id, gone)).toEqual([]);
    await expect(departments.drop(origin(), id)).rejects.toMatchObject({ code: 'in_use' });
    const other = await add('Laundry');
    const late = await departments.markUsed(organizationId, other.id, gone);
    await departments.drop(origin(), other.id);
    await expect(table.commit(late)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not deleted while another is below it, or while a resource uses it', async () => {
    const { add, departments, organizationId, origin, table } = await desk();
    const above = await add('Care');
    const below = await add('Nursing', above.id);
    await expect(departments.drop(origin(), above.id)).rejects.toMatchObject({ code: 'in_use' });
    await table.commit([link(usedPartition(organizationId, below.id), 'job_1')]);
    await expect(departments.drop(origin(), below.id)).rejects.toMatchObject({ code: 'in_use' });
    expect((await departments.get(organizationId, below.id)).name).toBe('Nursing');
  });

  it('keeps its version where a change changes nothing', async () => {
    const { add, departments, origin, turn } = await desk();
    const { id, version } = await add('Care');
    expect((await departments.alter(origin(), id, (before) => before)).version).toBe(version);
    expect((await departments.alter(origin(), id, (before) => ({ ...before, name: 'Ward' }))).version).toBe(
      2,
    );
    expect((await turn())?.count).toBe(1);
  });
});
