import { expect, it } from 'vitest';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { testEvent } from '../../../shared/domain/test-event.ts';
import { instant } from './support/samples.ts';

const origin: EventOrigin = {
  organizationId: 'org_1',
  environment: 'sandbox',
  actor: { type: 'api_key', id: 'key_1' },
  requestId: 'req_1',
  now: instant,
  newEventId: () => 'evt_1',
};
const shown = { id: 'we_1', description: 'Ours', events: ['job.*'], payload: 'snapshot' };
const endpoint = {
  ...shown,
  url: 'https://hooks.example.com/in?key=secret',
  version: 3,
  enabled: true,
  secrets: [],
  metadata: { a: '1' },
} as unknown as WebhookEndpoint;
const envelope = {
  object: 'event',
  id: 'evt_1',
  api_version: 'v1',
  environment: 'sandbox',
  organization_id: 'org_1',
};

it('a ping shows the endpoint and what it subscribes to', () => {
  const none = () => Promise.reject(new Error('no example')) as never;
  expect(testEvent(origin, endpoint, 'ping', none)).toMatchObject({
    ...envelope,
    type: 'ping',
    sequence: 3,
    data: {
      object: { object: 'webhook_endpoint', ...shown, url: 'https://hooks.example.com' },
      previous: null,
      context: { test: true, actor: origin.actor },
    },
  });
  const { object } = testEvent(origin, endpoint, 'ping', none).data;
  const fields = ['object', 'id', 'url', 'description', 'events', 'payload'];
  expect(Object.keys(object)).toEqual(fields);
});

it('a test of an event is its example, by this caller and marked as a test', () => {
  const data = {
    object: { object: 'job', id: 'job_1', name: 'Nurse' },
    previous: { name: 'Cook' },
    context: { changed: ['name'], actor: { type: 'system' as const, id: 'somebody' } },
  };
  const event = testEvent(origin, endpoint, 'job.updated', (type) => {
    expect(type).toBe('job.updated');
    return { sequence: 9, data };
  });
  expect(event).toMatchObject({ ...envelope, type: 'job.updated', sequence: 9 });
  expect(event.data).toEqual({
    ...data,
    context: { changed: ['name'], test: true, actor: origin.actor },
  });
});
