import type { EventName } from '../../../../shared/contracts/events.ts';
import { idSource } from '../../../../shared/domain/ids.ts';
import { monthOf, plans } from '../../../../shared/domain/plan.ts';
import { newEndpoint } from '../../../../shared/domain/webhook-endpoint.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { candidatePartition } from '../../../../shared/storage/keys.ts';
import { usageKey } from '../../../../shared/storage/organization-keys.ts';
import type { Item } from '../../../../shared/storage/row.ts';
import { disableEndpoint } from '../../../../shared/webhooks/disable-endpoint.ts';
import { originOf } from '../../../functions/support/origin.ts';
import { expired } from './assessments.ts';
import { retentionDue } from './people.ts';
import { byCall, byWorker, type Drive } from './stage.ts';

/** Events that no row of the route table names. */
export const causedDrives: Partial<Record<EventName, Drive & { changes?: Partial<Caller> }>> = {
  'candidate.retention_due': retentionDue,
  'assessment.expired': expired,

  'candidate.duplicate_detected': byWorker('index-candidate', async ({ backend, candidates }, caller) => {
    const ids: string[] = [];
    for (let n = 0; n < 2; n++)
      ids.push((await candidates.create({ caller, body: { first_name: 'Jane' } })).body.id);
    return async () => {
      for (const sk of ids) {
        // The stored texts are replaced before this runs.
        const row = await backend.table.get<object>({ pk: candidatePartition(caller.organizationId), sk });
        const put = { ...row, data: { ...row?.data, phone: '+31 6 1234 5678' } } as Item;
        await backend.table.commit([{ put, when: { exists: true } }]);
        await candidates.index(caller, sk);
      }
    };
  }),

  'webhook_endpoint.disabled': byWorker('send-webhook', async ({ endpoints }, caller) => {
    const now = new Date();
    const id = idSource(now)('webhookEndpoint');
    const body = {
      url: 'https://hooks.example.com/',
      events: ['*'],
      payload: 'snapshot' as const,
      enabled: true,
    };
    await endpoints.insert(originOf(caller, now), newEndpoint(id, body, 'a sealed secret', now), []);
    const disabling = { endpoints, environmentName: 'production' as const, clock: () => new Date() };
    return () => disableEndpoint(disabling, caller.organizationId, { id, url: body.url }, 'gone');
  }),

  'usage.threshold_reached': {
    ...byCall(async ({ backend, jobs }, caller) => {
      const key = usageKey(caller.organizationId, monthOf(new Date()));
      await backend.table.tally(key, { add: { used: plans.free.callsPerMonth / 2 - 1 }, atMost: {} });
      return () => jobs.list({ caller });
    }),
    changes: { plan: 'free' },
  },
};
