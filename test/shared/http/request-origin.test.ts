import { expect, it } from 'vitest';
import { timeOf } from '../../../shared/domain/ids.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { requestOrigin } from '../../../shared/http/request-origin.ts';

const now = new Date('2026-11-22T10:00:00.123Z');
const originOf = (caller: Partial<Caller>) =>
  requestOrigin({ environmentName: 'sandbox' }, { requestId: 'req_1' }, caller as Caller, now);

it('of a key names the organization, the key, the request and the instant', () => {
  expect(originOf({ organizationId: 'org_1', keyId: 'key_1' })).toEqual({
    organizationId: 'org_1',
    environment: 'sandbox',
    actor: { type: 'api_key', id: 'key_1' },
    requestId: 'req_1',
    now,
    newEventId: expect.any(Function),
  });
});

it('of a visitor without a key is the portal', () => {
  expect(originOf({ organizationId: 'org_1' }).actor).toEqual({ type: 'system', id: 'portal' });
});

it('makes ids of events at its instant, each greater than the one before', () => {
  const { newEventId } = originOf({ organizationId: 'org_1' });
  const ids = Array.from({ length: 5 }, newEventId);
  expect(ids.map((id) => [id.slice(0, 4), timeOf(id).getTime()])).toEqual(
    ids.map(() => ['evt_', now.getTime()]),
  );
  expect(new Set(ids).size).toBe(5);
  expect(ids.toSorted()).toEqual(ids);
});
