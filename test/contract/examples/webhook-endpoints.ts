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
  { operation: 'deleteWebhookEndpoint', params: idOf('formerEndpoint') },
];
