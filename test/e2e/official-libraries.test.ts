/** What our sender really sends, over HTTP, before the libraries that its receivers use, and before our own. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhooks } from '../../client/src/index.ts';
import { verify } from '../../shared/docs/receivers/receive-webhook.ts';
import { newWebhookSecret } from '../../shared/webhooks/sign-delivery.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { type Received, startReceiver } from './support/receiver.ts';
import { sendForReal } from './support/send-for-real.ts';

type Delivery = Pick<Received, 'headers' | 'body'> & { secret: string };

const headerOf = ({ headers }: Delivery) => headers['svc-signature'] ?? '';
const insist = (isValid: boolean) => {
  if (!isValid) throw new Error('refused');
};
/** Each throws, or rejects, when it refuses. */
const verifiers: Record<string, (delivery: Delivery) => unknown> = {
  'stripe (npm)': (delivery) =>
    new Stripe('unused').webhooks.constructEvent(delivery.body, headerOf(delivery), delivery.secret),
  'standardwebhooks (npm)': ({ secret, body, headers }) => new StandardWebhook(secret).verify(body, headers),
  'svix (npm)': ({ secret, body, headers }) => new SvixWebhook(secret).verify(body, headers),
  'our client': (delivery) => webhooks.verify(delivery.body, headerOf(delivery), delivery.secret),
  'our recipe': (delivery) => insist(verify(delivery.secret, headerOf(delivery), Buffer.from(delivery.body))),
};

let stage: LocalStage;
/** What is put to every library, and whom it convinces: all, none, or those that look at the past alone. */
const cases: Record<string, { delivery: Delivery; accepted: 'by all' | 'by none' | 'by Stripe’s' }> = {};

beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  await sendFromTheStage();
  await sendAtOtherTimes();
}, 120_000);
afterAll(() => stage?.stop());

/** The whole way: a call, its event, the outbox, the queue, the sender; then the same while a secret is rotated. */
async function sendFromTheStage(): Promise<void> {
  const { api } = await stage.newOrganization();
  const receiver = await startReceiver();
  const endpoint = await api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['job.created'] });
  const eventOf = async (name: string) => {
    const { body: job } = await api.post('/v1/jobs', { name });
    return eventually(() => receiver.received.find(({ event }) => event.data.object.id === job.id));
  };
  const { secret } = endpoint.body;
  const before = await eventOf('Zoë Łukasz 山田 🎉');
  const rotated = await api.post(`/v1/webhook-endpoints/${endpoint.body.id}/rotate-secret`, {});
  const during = await eventOf('Zoë Łukasz 山田 🎉');
  receiver.close();
  expect([before.body, during.body]).toEqual([
    expect.stringContaining('山田 🎉'),
    expect.stringContaining('山田 🎉'),
  ]);

  const newSecret = rotated.body.secret;
  Object.assign(cases, {
    'a delivery': { delivery: { ...before, secret }, accepted: 'by all' },
    'a delivery during a rotation, under the new secret': {
      delivery: { ...during, secret: newSecret },
      accepted: 'by all',
    },
    'a delivery during a rotation, under the previous secret': {
      delivery: { ...during, secret },
      accepted: 'by all',
    },
    'a delivery from before the rotation, under the new secret': {
      delivery: { ...before, secret: newSecret },
      accepted: 'by none',
    },
    'a delivery during a rotation, under a third secret': {
      delivery: { ...during, secret: newWebhookSecret() },
      accepted: 'by none',
    },
    'a changed byte': {
      delivery: { ...before, body: before.body.replace('山', '川'), secret },
      accepted: 'by none',
    },
    'a changed byte during a rotation': {
      delivery: { ...during, body: during.body.replace('Zoë', 'Zoe'), secret: newSecret },
      accepted: 'by none',
    },
  });
}

/** The sender alone, because the clock of a whole stage cannot be turned. A delivery within the tolerance is as good as one of now. */
async function sendAtOtherTimes(): Promise<void> {
  const [current, previous] = [newWebhookSecret(), newWebhookSecret()];
  const at = (seconds: number) => sendForReal([current, previous], new Date(Date.now() + seconds * 1000));
  // The tolerance is 300 s. The libraries ask the clock later: all four are on the same side of it for the next two minutes.
  const [old, tooOld, early, tooEarly] = [await at(-180), await at(-310), await at(290), await at(600)];
  for (const [name, secret] of Object.entries({ current, previous })) {
    Object.assign(cases, {
      [`180 s old, ${name} secret`]: { delivery: { ...old, secret }, accepted: 'by all' },
      [`310 s old, ${name} secret`]: { delivery: { ...tooOld, secret }, accepted: 'by none' },
      [`290 s early, ${name} secret`]: { delivery: { ...early, secret }, accepted: 'by all' },
      [`600 s early, ${name} secret`]: { delivery: { ...tooEarly, secret }, accepted: 'by Stripe’s' },
    });
  }
}

/** What a library should say of each case. */
const expectedOf = (library: string) =>
  Object.fromEntries(
    Object.entries(cases).map(([name, { accepted }]) => [
      name,
      accepted === 'by all' || (accepted === 'by Stripe’s' && library.startsWith('stripe')),
    ]),
  );

describe('deliveries of our sender are judged rightly by', () => {
  it.each(Object.entries(verifiers))('%s', async (library, verifier) => {
    const verdicts: Record<string, boolean> = {};
    for (const [name, { delivery }] of Object.entries(cases)) {
      verdicts[name] = await Promise.resolve(delivery)
        .then(verifier)
        .then(
          () => true,
          () => false,
        );
    }
    expect(Object.keys(verdicts)).toHaveLength(15);
    expect(verdicts).toEqual(expectedOf(library));
  });

  // .ci/run installs the libraries into a Python environment of its own and names it; nothing here installs any.
  const python = process.env.WEBHOOK_LIBRARIES_PYTHON ?? 'python3';
  const libraries = ['stripe (PyPI)', 'standardwebhooks (PyPI)'];
  const isThere = spawnSync(python, ['-c', 'import stripe, standardwebhooks']).status === 0;
  if (isThere) {
    it(libraries.join(', '), () => {
      const deliveries = Object.values(cases).map(({ delivery: { secret, headers, body } }) => ({
        secret,
        headers,
        body,
      }));
      const program = fileURLToPath(new URL('./support/verify_deliveries.py', import.meta.url));
      const { stdout, stderr } = spawnSync(python, [program], {
        input: JSON.stringify(deliveries),
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      const answers = JSON.parse(stdout) as Record<string, boolean>[];
      for (const library of libraries) {
        const verdicts = Object.keys(cases).map((name, index) => [name, answers[index]?.[library]]);
        expect(Object.fromEntries(verdicts), library).toEqual(expectedOf(library));
      }
    });
  } else {
    const title = `${libraries.join(', ')}: not tried, because ${python} has not got them`;
    process.stderr.write(`deliveries are not put to ${title}\n`);
    it.skip(title);
  }
});
