import { idOf, type Step } from './step.ts';

/** An address for events is registered, which then hears of all that follows; and one that is not needed any more is removed. */
export const webhookEndpointStory: Step[] = [
  {
    operation: 'createWebhookEndpoint',
    headers: { 'Idempotency-Key': 'webhooks-of-the-hr-system' },
    body: (told) => ({ url: told.hookUrl, events: ['*'], description: 'Our HR system' }),
  },
  {
    operation: 'createWebhookEndpoint',
    name: 'formerEndpoint',
    body: (told) => ({ url: told.hookUrl, events: ['scan.*'], enabled: false }),
  },
  { operation: 'listWebhookEndpoints' },
  { operation: 'getWebhookEndpoint', params: idOf('createWebhookEndpoint') },
  {
    operation: 'updateWebhookEndpoint',
    params: idOf('createWebhookEndpoint'),
    headers: (told) => ({ 'If-Match': told.etags.getWebhookEndpoint ?? '' }),
    body: { description: 'HR system, central office', metadata: { owner: 'platform' } },
  },
  {
    operation: 'rotateWebhookSecret',
    params: idOf('formerEndpoint'),
    headers: { 'Idempotency-Key': 'yearly-rotation' },
    body: { overlap_seconds: 3600 },
  },
  { operation: 'testWebhookEndpoint', refusal: 'endpoint_disabled', params: idOf('formerEndpoint') },
  { operation: 'deleteWebhookEndpoint', params: idOf('formerEndpoint') },
];
