import { beforeAll, describe, expect, it } from 'vitest';
import { countChanges, stageCounts } from '../../../shared/storage/stage-counts.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

type Counted = NonNullable<Parameters<typeof countChanges>[1]>;
const standing = (stage: string, fields: Partial<Counted> = {}) =>
  ({
    id: 'app_A',
    job_id: 'job_1',
    status: 'active',
    stage: { id: stage },
    is_counted: true,
    ...fields,
  }) as Counted;

/** A new organization, whose counts change with an application. */
function desk() {
  const organizationId = crypto.randomUUID();
  const writes = (before: Counted | null, after: Counted | null) =>
    countChanges(organizationId, before, after);
  return {
    writes,
    change: async (before: Counted | null, after: Counted | null) =>
      backend.table.commit(writes(before, after)),
    of: async (job = 'job_1') =>
      Object.fromEntries(await stageCounts(backend.table).of(organizationId, job)) as Record<string, number>,
  };
}

describe('an application counts', () => {
  it('in its stage while it is active, and by its outcome afterwards', async () => {
    const { change, of } = desk();
    await change(null, standing('stg_1'));
    expect(await of()).toEqual({ stg_1: 1 });
    await change(standing('stg_1'), standing('stg_2'));
    expect(await of()).toEqual({ stg_1: 0, stg_2: 1 });
    await change(standing('stg_2'), standing('stg_2', { status: 'hired' }));
    expect(await of()).toEqual({ stg_1: 0, stg_2: 0, hired: 1 });
    await change(standing('stg_2', { status: 'hired' }), null);
    expect(await of()).toEqual({ stg_1: 0, stg_2: 0, hired: 0 });
  });

  it('for the job that it is moved to', async () => {
    const { change, of } = desk();
    await change(null, standing('stg_1'));
    await change(standing('stg_1'), standing('stg_1', { job_id: 'job_2' }));
    expect([await of(), await of('job_2')]).toEqual([{ stg_1: 0 }, { stg_1: 1 }]);
  });

  it('together with the others of the job, whatever row has it', async () => {
    const { change, of } = desk();
    for (const id of ['app_A', 'app_B', 'app_BB', 'app_Z', 'app_0'])
      await change(null, standing('stg_1', { id }));
    expect(await of()).toEqual({ stg_1: 5 });
    expect(await of('job_2')).toEqual({});
  });

  it('not where it is not counted, and from when it is', async () => {
    const { change, writes, of } = desk();
    const uncounted = { is_counted: false } as unknown as Partial<Counted>;
    expect(writes(null, standing('stg_1', uncounted))).toEqual([]);
    expect(writes(standing('stg_1', uncounted), null)).toEqual([]);
    await change(standing('stg_1', uncounted), standing('stg_2'));
    expect(await of()).toEqual({ stg_2: 1 });
  });

  it('without a write where it stays', () => {
    const { writes } = desk();
    expect(writes(standing('stg_1'), standing('stg_1'))).toEqual([]);
    const rejected = standing('stg_1', { status: 'rejected' });
    expect(writes(rejected, { ...rejected, stage: { id: 'stg_2' } } as Counted)).toEqual([]);
    expect(writes(null, null)).toEqual([]);
  });
});
