import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { CustomField } from '../../../shared/domain/stored/vocabulary.ts';
import { newEntry } from '../../../shared/domain/vocabulary.ts';
import { customFieldCheck, customFieldStore } from '../../../shared/storage/custom-fields.ts';
import { originOf } from '../../functions/support/origin.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** The custom fields of a new organization, and how often the table was read for a check. */
async function desk() {
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const store = customFieldStore(backend.table);
  const newId = idSource(new Date());
  let reads = 0;
  const getMany: typeof backend.table.getMany = (...asked) => {
    reads++;
    return backend.table.getMany(...asked);
  };
  return {
    ...{ store, organizationId, reads: () => reads },
    define: (object_type: CustomField['object_type'], key: string, type = 'text') =>
      store.add(originOf(caller), () => {
        const entry = newEntry(
          newId('customField'),
          { name: `${object_type} ${key} ${crypto.randomUUID()}` },
          new Date(),
        );
        return { ...entry, object_type, key, type, options: [] } as unknown as CustomField;
      }),
    check: (object_type: CustomField['object_type'], given?: Record<string, unknown>) =>
      customFieldCheck({ ...backend.table, getMany }, object_type)(organizationId, given as never),
  };
}
const refused = { code: 'validation_failed' };

describe('a custom field', () => {
  it('has a key of its own among those of its type of object', async () => {
    const { define, store, organizationId } = await desk();
    const field = await define('job', 'shift');
    await expect(define('job', 'shift')).rejects.toMatchObject({
      code: 'name_taken',
      particulars: { param: 'key' },
    });
    const other = await define('candidate', 'shift');
    expect(await store.get(organizationId, field.id)).toMatchObject({ key: 'shift', object_type: 'job' });
    expect(other.id).not.toBe(field.id);
  });
});

describe('the custom fields of a request', () => {
  it('are taken where they are defined for its type of object', async () => {
    const { define, check } = await desk();
    await define('job', 'shift');
    await define('job', 'grade');
    await check('job', { shift: 'night', grade: 'B' });
    await expect(check('candidate', { shift: 'night' })).rejects.toMatchObject(refused);
    await expect(check('job', { shift: 'night', none: 'x' })).rejects.toMatchObject(refused);
    await expect(check('job', { shift: 7 })).rejects.toMatchObject(refused);
  });

  it('cost no read where there are none, or where all are cleared', async () => {
    const { check, reads } = await desk();
    await check('job');
    await check('job', {});
    await check('job', { shift: null });
    expect(reads()).toBe(0);
  });

  it('that are cleared need no definition, beside those that are given', async () => {
    const { define, check, reads } = await desk();
    await define('job', 'shift');
    await check('job', { shift: 'night', gone: null });
    expect(reads()).toBeGreaterThan(0);
  });
});
