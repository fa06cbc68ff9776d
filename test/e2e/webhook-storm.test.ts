/** Many events to many endpoints while the service is killed again and again. `STORM_EVENTS=10000` makes it the full size. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdministration } from '../../bin/open-administration.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { buildEvent } from '../../shared/domain/event.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import { appendEvent } from '../../shared/storage/outbox.ts';
import { openTable, type Table } from '../../shared/storage/table.ts';
import { apiOf, placesOf } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { prepareKillableStage } from './support/killable-stage.ts';

const eventCount = Number(process.env.STORM_EVENTS ?? 40);
const endpointCount = 20;
const kills = 5;
/** So many deliveries wait at most: two cores drown in more, and functions that time out and start anew take what is left. */
const underWay = 2_000;
const minute = 60_000;

let stage: Awaited<ReturnType<typeof prepareKillableStage>>;
let receivers: Awaited<ReturnType<typeof startReceivers>>;
beforeAll(async () => {
  stage = await prepareKillableStage();
  receivers = await startReceivers();
});
afterAll(async () => {
  receivers.close();
  await stage.destroy();
});

it(`${eventCount} events reach ${endpointCount} endpoints though the sender is killed ${kills} times`, {
  timeout: 10 * minute + eventCount * 1000,
}, async () => {
  let places = await stage.start();
  const admin = openAdministration('prod', placesOf(places));
  const { id: organization } = await createOrganization(admin, { name: 'Storm Ltd', plan: 'scale' });
  const { keys } = await createKeySet(admin, { organization, name: 'tests', scopes: ['webhooks:write'] });
  const api = apiOf(places.baseUrl, keys[0]?.secret);
  for (let n = 0; n < endpointCount; n++) {
    const made = await api.post('/v1/webhook-endpoints', { url: `${receivers.url}/${n}` });
    expect(made.status).toBe(201);
  }

  const total = eventCount * endpointCount;
  const expected = new Set<string>();
  let killed = 0;
  while (receivers.arrivedPairs() < total) {
    const table = openTable(dynamoDb(placesOf(places).dynamoDb), tableName('prod'));
    while (
      expected.size < eventCount &&
      expected.size * endpointCount - receivers.arrivedPairs() < underWay
    ) {
      const ids = await storeEvents(table, organization, Math.min(25, eventCount - expected.size));
      for (const id of ids) expected.add(id);
    }
    if (killed < kills && receivers.arrivedPairs() >= ((killed + 0.5) * total) / (kills + 1)) {
      await stage.kill();
      killed += 1;
      places = await stage.start();
      say(`killed ${killed} times at ${receivers.arrivedPairs()} of ${total} deliveries`);
    }
    await wait(20);
  }

  expect(killed).toBe(kills);
  for (let n = 0; n < endpointCount; n++) expect(receivers.eventsAt(`/${n}`)).toEqual(expected);
  // What came twice came under the same id: there is no delivery beyond those of the events.
  expect(receivers.arrivedPairs()).toBe(total);
  say(`${total} deliveries, ${receivers.posts() - total} came twice`);
  await eventually(() => receivers.posts() >= total);
});

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Job events as the outbox has them, each in the transaction of a change. */
async function storeEvents(table: Table, organizationId: string, count: number): Promise<string[]> {
  const now = new Date();
  const newId = idSource(now);
  const events = Array.from({ length: count }, () =>
    buildEvent(
      {
        organizationId,
        environment: 'production',
        actor: { type: 'system', id: 'storm' },
        requestId: null,
        now,
        newEventId: () => newId('event'),
      },
      {
        type: 'job.created',
        sequence: 1,
        object: { object: 'job', id: newId('job'), name: 'Storm watcher' },
        previous: null,
      },
    ),
  );
  await table.commit(events.map(appendEvent));
  return events.map(({ id }) => id);
}

/** Receivers that note which event came to which path, and return 200. */
async function startReceivers() {
  const arrived = new Map<string, Set<string>>();
  let posts = 0;
  let pairs = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const events = arrived.get(path) ?? new Set<string>();
    arrived.set(path, events);
    const before = events.size;
    events.add(String(request.headers['svc-event-id']));
    pairs += events.size - before;
    posts += 1;
    request.resume();
    response.writeHead(200, { 'content-length': 0 }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts: () => posts,
    arrivedPairs: () => pairs,
    eventsAt: (path: string) => arrived.get(path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
