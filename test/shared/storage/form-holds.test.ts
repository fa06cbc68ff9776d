import { beforeAll, describe, expect, it } from 'vitest';
import { holdingForms, notHeld } from '../../../shared/storage/form-holds.ts';
import { formHoldKey } from '../../../shared/storage/keys.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2026-11-23T12:00:00.900Z');
const origin = { organizationId: crypto.randomUUID(), now };
const hold = (id: string) => backend.table.get(formHoldKey(origin.organizationId, id));
const secondsLater = (seconds: number) => ({ ...origin, now: new Date(now.getTime() + seconds * 1000) });
/** Stores something on the condition that forms may be attached. */
const attach = (id: string, at = origin) =>
  backend.table.commit([
    { put: { pk: crypto.randomUUID(), sk: 'a', data: {} }, when: { absent: true } },
    notHeld(at, id),
  ]);

describe('while a person is removed', () => {
  it('no form is attached, and afterwards one is', async () => {
    const result = await holdingForms(backend.table, origin, 'cand_1', async () => {
      await expect(attach('cand_1')).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
      await attach('cand_2');
      return 'removed';
    });
    expect([result, await hold('cand_1')]).toEqual(['removed', undefined]);
    await attach('cand_1');
  });

  it('and the removal fails, forms are free again', async () => {
    const failed = holdingForms(backend.table, origin, 'cand_3', () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    expect(await hold('cand_3')).toBeUndefined();
  });

  it('and the call ends without a response, forms wait for fifteen seconds', async () => {
    let isStopped = false;
    const stopping = {
      commit: async (...[writes]: Parameters<typeof backend.table.commit>) => {
        if (!isStopped) await backend.table.commit(writes);
        isStopped = true;
      },
    };
    await holdingForms(stopping, origin, 'cand_4', async () => {});
    expect((await hold('cand_4'))?.expires_at).toBe(Math.floor(now.getTime() / 1000) + 15);
    await expect(attach('cand_4', secondsLater(15))).rejects.toMatchObject({ name: 'ConditionFailed' });
    await attach('cand_4', secondsLater(16));
  });
});
