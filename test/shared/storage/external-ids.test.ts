import { expect, it } from 'vitest';
import { externalIdWrites } from '../../../shared/storage/external-ids.ts';
import { externalIdKey } from '../../../shared/storage/keys.ts';
import type { Item } from '../../../shared/storage/row.ts';

const writes = (before: string | null, after: string | null) =>
  externalIdWrites('org_1', 'job', 'job_1', before, after);
const keyOf = (externalId: string) => externalIdKey('org_1', 'job', externalId);
const claim = { put: { ...keyOf('new'), data: { id: 'job_1' } }, when: { absent: true } };

it('a claim on an external id is made, moved and given up with the resource', () => {
  expect(writes(null, 'new')).toMatchObject([claim]);
  expect(writes('old', 'new')).toMatchObject([{ remove: keyOf('old') }, claim]);
  expect(writes('old', null)).toEqual([{ remove: keyOf('old') }]);
  expect([writes('old', 'old'), writes(null, null)]).toEqual([[], []]);
});

it('an external id in use is refused with the resource that has it, as far as it is known', () => {
  const [{ refuse } = {}] = writes(null, 'new');
  const detail = {
    param: 'external_id',
    code: 'taken',
    message: 'Another resource of this kind has this external_id.',
  };
  const refusal = (details: object[]) => ({
    code: 'external_id_taken',
    particulars: { param: 'external_id', details },
  });
  expect(refuse?.({ ...keyOf('new'), data: { id: 'job_2' } } as Item)).toMatchObject(
    refusal([{ ...detail, id: 'job_2' }]),
  );
  expect(refuse?.(undefined)).toMatchObject(refusal([detail]));
  expect(JSON.stringify(refuse?.(undefined))).not.toContain('"id"');
});
