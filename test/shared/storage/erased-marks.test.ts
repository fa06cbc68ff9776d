import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import {
  isAnyErased,
  markErased,
  notErased,
  SubjectErased,
  subjectNotErased,
} from '../../../shared/storage/erased-marks.ts';
import { erasedKey } from '../../../shared/storage/keys.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date();
const newId = idSource(now);
const organizationId = newId('organization');
const notes = (count: number) => Array.from({ length: count }, () => newId('note'));
const mark = (ids: string[]) => markErased(backend.table, ids, { organizationId, now });
const isMarked = (ids: string[], organization = organizationId) =>
  isAnyErased(backend.table, ids, organization);

describe('a mark', () => {
  it.each([1, 49, 50, 51, 120])(
    'is set on each of %i ids, and found wherever it is among others',
    async (count) => {
      const ids = notes(count);
      await mark(ids);
      for (const some of [ids.slice(0, 100), ids.slice(100)])
        expect((await backend.table.getMany(some.map(erasedKey))).filter(Boolean)).toHaveLength(some.length);
      const others = notes(120);
      for (const at of [0, 49, 50, 119]) expect(await isMarked(others.with(at, ids.at(-1) ?? ''))).toBe(true);
      expect(await isMarked(others)).toBe(false);
    },
  );

  it('of another organization does not count', async () => {
    const ids = notes(1);
    await mark(ids);
    expect(await isMarked(ids, newId('organization'))).toBe(false);
  });

  it('lasts two days, and is needed for no id', async () => {
    const [id = ''] = notes(1);
    await mark([id]);
    const { expires_at, data } = (await backend.table.get(erasedKey(id))) ?? {};
    expect(expires_at).toBe(Math.floor(now.getTime() / 1000) + 2 * 24 * 3600);
    expect(data).toEqual({ organization_id: organizationId });
    await mark([]);
    expect(await isMarked([])).toBe(false);
  });

  it('that is set again lasts longer', async () => {
    const [id = ''] = notes(1);
    await mark([id]);
    await markErased(backend.table, [id], { organizationId, now: new Date(now.getTime() + 60_000) });
    const { expires_at } = (await backend.table.get(erasedKey(id))) ?? {};
    expect(expires_at).toBe(Math.floor(now.getTime() / 1000) + 2 * 24 * 3600 + 60);
  });
});

describe('a condition on the mark', () => {
  const row = () => ({ pk: `TEST#${crypto.randomUUID()}`, sk: 'a', data: {} });

  it.each([
    ['a new row', notErased],
    ['the subject of a response', subjectNotErased],
  ])('lets %s through without one', async (_, condition) => {
    const put = row();
    await backend.table.commit([{ put, when: { absent: true } }, condition(newId('note'))]);
    expect(await backend.table.get({ pk: put.pk, sk: put.sk })).toEqual(put);
  });

  it('refuses a new row, and names the header whose result was erased', async () => {
    const [[id = ''], put] = [notes(1), row()];
    await mark([id]);
    await expect(
      backend.table.commit([{ put, when: { absent: true } }, notErased(id)]),
    ).rejects.toMatchObject({
      code: 'answer_erased',
      particulars: { param: 'Idempotency-Key' },
    });
    expect(await backend.table.get({ pk: put.pk, sk: put.sk })).toBeUndefined();
  });

  it('refuses a response as one whose subject was erased, and names the subject', async () => {
    const [id = ''] = notes(1);
    await mark([id]);
    const stored = backend.table.commit([{ put: row(), when: { absent: true } }, subjectNotErased(id)]);
    await expect(stored).rejects.toBeInstanceOf(SubjectErased);
    await expect(stored).rejects.toThrow(`${id} is erased`);
  });
});
