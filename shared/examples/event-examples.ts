import type { EventEnvelope, EventName, TestType } from '../contracts/events.ts';
import { buildEvent, type EventOrigin } from '../domain/event.ts';
import { idSource } from '../domain/ids.ts';
import { plans } from '../domain/plan.ts';
import { testEvent } from '../domain/test-event.ts';
import { usageSnapshot } from '../domain/usage.ts';
import { webhookEndpointSnapshot } from '../domain/webhook-endpoint.ts';
import { assessmentExamples } from './event-examples-of-assessments.ts';
import { intakeExamples } from './event-examples-of-intakes.ts';
import { jobExamples, scanExamples } from './event-examples-of-jobs.ts';
import { applicationExamples, candidateExamples } from './event-examples-of-people.ts';
import { changed, changeExample, type Example } from './example-change.ts';
import { changedAt, endpoint, ids } from './example-resources.ts';

const examples: Record<EventName, () => Example> = {
  ...jobExamples,
  ...scanExamples,
  ...applicationExamples,
  ...candidateExamples,
  ...assessmentExamples,
  ...intakeExamples,
  'webhook_endpoint.disabled': () => {
    const off = { enabled: false, disabled_at: changedAt.toISOString(), disabled_reason: 'gone' as const };
    return changeExample(webhookEndpointSnapshot, endpoint, changed(endpoint, off), {
      worker: 'send-webhook',
    });
  },
  'usage.threshold_reached': () => {
    const used = plans.free.callsPerMonth * 0.8;
    const object = usageSnapshot(80, { used }, 'free', changedAt);
    return { sequence: used, object, previous: null };
  },
};

/** The event as it could be delivered, made by the same code as real events. It is the same each time. */
export function exampleEvent(type: EventName): EventEnvelope {
  const { worker, ...body } = examples[type]();
  return buildEvent(originOf(type, worker), { type, ...body });
}

/** The body that the test call sends to a webhook endpoint unless an event's example is requested. */
export const examplePing = (): EventEnvelope => testEvent(originOf('ping'), endpoint, 'ping', exampleEvent);

function originOf(type: TestType, worker?: string): EventOrigin {
  const newId = idSource(changedAt, `the event of the example ${type}`);
  return {
    organizationId: ids.organization,
    environment: 'production',
    actor: worker ? { type: 'system', id: worker } : { type: 'api_key', id: ids.key },
    requestId: worker ? null : 'req_b52a8a4e-0d1c-4c5e-9d2f-6f1f4a8f2c11',
    now: changedAt,
    newEventId: () => newId('event'),
  };
}
