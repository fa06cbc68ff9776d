/** `npm run admin -- listen`: the events of a stage reach a receiver on this machine as deliveries. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPort } from '../../infra/local/listen-locally.ts';
import { type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { startListener } from './support/listener.ts';
import { type Received, startReceiver } from './support/receiver.ts';

let stage: LocalStage;
let owner: TestOrganization;
let localDir: string;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'sandbox' });
  owner = await stage.newOrganization();
  localDir = mkdtempSync(join(tmpdir(), 'hiring-listen-'));
}, 120_000);
afterAll(async () => {
  rmSync(localDir, { recursive: true });
  await stage?.stop();
});

const listening = /Forwarding .* Ctrl-C ends it\./;
/** With the key in the environment, as it should be given. */
const listenTo = ({ secretKey }: TestOrganization, ...parameters: string[]) =>
  startListener(['--base-url', stage.baseUrl, ...parameters], { HIRING_API_KEY: secretKey });
const newJob = async ({ api }: TestOrganization, name = 'Engineer') =>
  (await api.post('/v1/jobs', { name })).body.id as string;
const namesOf = (received: Received[]) => received.map(({ event }) => [event.type, event.data.object.id]);

/** What every attempt has anew. */
const ofTheAttempt = ['svc-signature', 'webhook-timestamp', 'webhook-signature', 'svc-delivery-id'];
const lasting = ({ headers }: Received) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, ofTheAttempt.includes(name) ? 'its own' : value]),
  );

describe('an event', () => {
  it('comes as the very delivery that an endpoint gets, under the secret that was printed', async () => {
    const receiver = await startReceiver();
    await owner.api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['job.created'] });
    const before = await newJob(owner);
    const listener = listenTo(owner, '--forward-to', receiver.url);
    const [, secret = ''] = await listener.says(/: (whsec_\S+)\n/);
    await listener.says(listening);

    const id = await newJob(owner, 'Zoë Łukasz 山田 🎉');
    const both = await eventually(() => {
      const found = receiver.received.filter(({ event }) => event.data.object.id === id);
      return found.length === 2 && found;
    });
    const stripe = new Stripe('unused');
    const isForwarded = ({ body, headers }: Received) => {
      try {
        stripe.webhooks.constructEvent(body, headers['svc-signature'] ?? '', secret);
        new Webhook(secret).verify(body, headers);
        return true;
      } catch {
        return false;
      }
    };
    const forwarded = both.find(isForwarded) as Received;
    const delivered = both.find((one) => one !== forwarded) as Received;
    expect(isForwarded(delivered)).toBe(false);
    expect(forwarded.body).toBe(delivered.body);
    expect(lasting(forwarded)).toEqual(lasting(delivered));

    const [line] = await listener.says(/^.*evt_.*$/m);
    expect(line).toMatch(/^\d\d:\d\d:\d\d\.\d{3} {2}job\.created {2}evt_\w+ {2}200 {2}\d+ ms$/);
    expect(line).toContain(forwarded.event.id);
    expect(await listener.stop()).toBe(0);
    expect(listener.output()).toContain('\n1 taken by the receiver, 0 not.\n');
    expect(receiver.typesOf(before)).toEqual(['job.created']);
    receiver.close();
  });

  it('comes only when it is wanted, and from the past when that is asked for', async () => {
    const organization = await stage.newOrganization();
    const id = await newJob(organization);
    await organization.api.post(`/v1/jobs/${id}/publish`);
    await organization.api.post(`/v1/jobs/${id}/close`);
    const receiver = await startReceiver();
    const wanted = ['--events', 'job.published, scan.*,job.closed', '--since', '10m'];
    const listener = listenTo(organization, '--forward-to', receiver.url, ...wanted);
    await eventually(() => receiver.received.length === 2);
    expect(await listener.stop()).toBe(0);
    expect(namesOf(receiver.received)).toEqual([
      ['job.published', id],
      ['job.closed', id],
    ]);
    receiver.close();
  });
});

describe('a receiver that is down', () => {
  it('is said to be, is tried a few times, and gets the next event once it is up', async () => {
    const organization = await stage.newOrganization();
    const port = await findPort(0);
    const listener = listenTo(organization, '--forward-to', `http://localhost:${port}/hook`);
    await listener.says(listening);
    await newJob(organization);
    for (const seconds of [1, 2, 4])
      await listener.says(new RegExp(`connection_refused .* trying again in ${seconds} s\n`));
    await listener.says(/connection_refused .* going on with the next event\n/);

    const server = createServer((_, response) => response.writeHead(204).end());
    await once(server.listen(port, '127.0.0.1'), 'listening');
    await newJob(organization);
    await listener.says(/job\.created {2}evt_\w+ {2}204 {2}\d+ ms\n/);
    expect(await listener.stop()).toBe(0);
    expect(listener.output()).toContain('\n1 taken by the receiver, 1 not.\n');
    server.close();
  });
});

describe('the key', () => {
  it('is that of the demo organization while `npm start` runs', async () => {
    const sandbox = { base_url: stage.baseUrl, secret_key: owner.secretKey };
    writeFileSync(join(localDir, 'ready.json'), JSON.stringify({ sandbox }));
    const listener = startListener(['--forward-to', 'http://localhost:3000'], {
      HIRING_LOCAL_DIR: localDir,
    });
    await listener.says(listening);
    expect(await listener.stop()).toBe(0);
    expect(listener.output()).not.toContain(owner.secretKey);
  });

  it('may come on standard input, where no list of processes shows it', async () => {
    const parameters = ['--base-url', stage.baseUrl, '--forward-to', 'http://localhost:3000', '--key', '-'];
    const listener = startListener(parameters, {}, `${owner.secretKey}\n`);
    await listener.says(listening);
    expect(await listener.stop()).toBe(0);
    const nothing = startListener(parameters);
    expect(await nothing.exit).toBe(1);
    expect(nothing.output()).toContain('--key - found no key on standard input');
  });

  it('that may not read events, or is not known, ends it with the reason', async () => {
    const { secretKey } = await stage.newOrganization({ scopes: ['jobs:read'] });
    const forward = ['--base-url', stage.baseUrl, '--forward-to', 'http://localhost:3000'];
    for (const [key, reason] of [
      [secretKey, 'insufficient_scope'],
      [`${secretKey.slice(0, -1)}~`, 'apiKey must begin with'],
      [secretKey.replace('_test_', '_live_'), 'belongs to the production environment'],
    ] as const) {
      const listener = startListener([...forward, '--key', key]);
      expect(await listener.exit).toBe(1);
      expect(listener.output()).toContain(reason);
      expect(listener.output()).not.toContain(key);
    }
  });
});

describe('refused at once', () => {
  const here = ['--forward-to', 'http://localhost:3000'];
  it.each([
    ['no target', [], '--forward-to is missing'],
    ['a target that is none', ['--forward-to', 'localhost'], '--forward-to must'],
    [
      'plain http to another machine',
      ['--forward-to', 'http://10.0.0.1/'],
      'an http address of this machine',
    ],
    ['an event that there is not', [...here, '--events', 'job.exploded'], 'job.exploded is no event'],
    ['a time that is none', [...here, '--since', 'yesterday'], '--since is 30s, 10m'],
    ['no key', here, 'there is no key: set HIRING_API_KEY'],
    ['no running cloud, though it is asked for', [...here, '--local'], 'the local cloud is not running'],
  ])('%s', async (_, parameters, reason) => {
    const listener = startListener(parameters);
    expect(await listener.exit).toBe(1);
    expect(listener.output()).toContain(reason);
    expect(listener.output()).not.toContain('whsec_');
  });
});
