import { openAdministration } from '../../bin/open-administration.ts';
import { type RunningStage, startStage } from '../../infra/local/local-cloud.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { scopes } from '../../shared/contracts/organization.ts';
import { postToTarget } from '../../shared/webhooks/post-to-target.ts';
import { newWebhookSecret, signatureHeaders } from '../../shared/webhooks/sign-delivery.ts';
import { openReceiver } from './healthy-receiver.ts';
import type { Measure } from './section.ts';
import { median, percentile, round } from './statistics.ts';

/** As many as an organization may have. */
const endpointCount = 50;
const warmUpRounds = 5;
const rounds = 9;
const roundsWithHanging = 3;
/** A round that takes longer has lost a delivery. */
const roundTimeoutMs = 30_000;
const maxP99Ms = 100;
const maxSlowdown = 1.5;
const shares = { p50: 0.5, p95: 0.95, p99: 0.99 };
type Share = keyof typeof shares;

/** One event to 50 endpoints, through the whole local cloud, against a sender that posts one after the other. */
export const measure: Measure = async ({ assemblyDir, dir }) => {
  const stage = await startStage({
    assemblyDir,
    stageName: 'Prod',
    dir,
    port: 0,
    localEnvironment: { ALLOW_LOOPBACK_TARGETS: 'true' },
  });
  const busTimes = watchBus(stage);
  const receiver = await openReceiver(() => true);
  const request = await openApi(stage);
  for (let index = 0; index < endpointCount; index++) {
    const url = `${receiver.url}/${index % 2 ? 'slow' : 'healthy'}/${index}`;
    await request('/v1/webhook-endpoints', { url, events: ['job.created'] });
  }

  /** Creates a job and waits until every endpoint that answers has heard of it. Times in ms. */
  const deliver = async (expected: number) => {
    const until = Date.now() + roundTimeoutMs;
    await request('/v1/jobs', { name: 'Nurse' });
    const arrivals = await receiver.take(expected, until);
    const [event] = busTimes.splice(0);
    if (!event || arrivals.some(({ eventId }) => eventId !== event.id))
      throw new Error('another event came between');
    if (new Set(arrivals.map(({ path }) => path)).size < expected) throw new Error('one came twice');
    return {
      fromCommit: arrivals.map(({ atEpochMs }) => atEpochMs - Date.parse(event.created_at)),
      fromBus: arrivals.map(({ atEpochMs }) => atEpochMs - event.atEpochMs),
      body: event.body,
    };
  };
  const sendInTurn = async (body: string) => {
    const until = Date.now() + roundTimeoutMs;
    const startedAt = performance.timeOrigin + performance.now();
    for (let index = 0; index < endpointCount; index++) {
      const headers = signatureHeaders({
        secrets: [newWebhookSecret()],
        body,
        eventId: 'sequential',
        deliveryId: `dlv_${index}`,
        attempt: 1,
        sentAtEpochSeconds: Math.floor(Date.now() / 1000),
      });
      await postToTarget({ url: `${receiver.url}/healthy/${index}`, headers, body, allowLoopback: true });
    }
    return (await receiver.take(endpointCount, until)).map(({ atEpochMs }) => atEpochMs - startedAt);
  };

  for (let round = 0; round < warmUpRounds; round++) await sendInTurn((await deliver(endpointCount)).body);
  const measured = { fromCommit: [] as number[][], fromBus: [] as number[][], inTurn: [] as number[][] };
  for (let round = 0; round < rounds; round++) {
    const { fromCommit, fromBus, body } = await deliver(endpointCount);
    measured.fromCommit.push(fromCommit);
    measured.fromBus.push(fromBus);
    measured.inTurn.push(await sendInTurn(body));
  }
  receiver.hangSlowPaths();
  const beside: number[][] = [];
  for (let round = 0; round < roundsWithHanging; round++)
    beside.push((await deliver(endpointCount / 2)).fromBus);
  await receiver.stop();
  await stage.stop();

  const of = (times: number[][], share: Share) =>
    median(times.map((round) => percentile(round, shares[share])));
  const ratio = (times: number[][], share: Share) => round(of(times, share) / of(measured.inTurn, share));
  const row = (name: string, times: number[][]) => {
    const names = Object.keys(shares) as Share[];
    return [
      name,
      round(median(times.map((all) => Math.min(...all))), 1),
      ...names.map((share) => round(of(times, share), 1)),
      ...names.map((share) => ratio(times, share)),
    ];
  };
  const slowdown = of(beside, 'p99') / of(measured.fromBus, 'p99');
  return {
    columns: ['1 event × 50 endpoints', 'first ms', 'p50 ms', 'p95 ms', 'p99 ms', 'p50 ÷', 'p95 ÷', 'p99 ÷'],
    rows: [
      row('one sequential sender', measured.inTurn),
      row('from the bus', measured.fromBus),
      row("from the event's created_at", measured.fromCommit),
      row('from the bus, 25 healthy of 50', beside),
    ],
    targets: [
      {
        figure: 'p99 after the bus',
        measured: round(of(measured.fromBus, 'p99'), 1),
        atMost: maxP99Ms,
        unit: ' ms',
      },
      {
        figure: 'p99 of 25 healthy endpoints while 25 hang ÷ p99 of all 50',
        measured: round(slowdown),
        atMost: maxSlowdown,
      },
    ],
    notes: [
      `÷: against the sequential sender, which neither stores nor queues; its rounds and ours in turn.`,
      `medians of the percentiles of ${rounds} rounds after ${warmUpRounds} to warm up (${roundsWithHanging} while half hang); created_at is taken before the transaction of the change.`,
      'the whole cloud, the engine and the receiver share the processors of this machine; at most 12 functions of a kind run at once here.',
    ],
  };
};

/** When each event reached the bus, and as which text. */
function watchBus({ services: { buses } }: RunningStage) {
  const seen: { id: string; created_at: string; body: string; atEpochMs: number }[] = [];
  const putEvents = buses.putEvents.bind(buses);
  buses.putEvents = (entries) => {
    const atEpochMs = performance.timeOrigin + performance.now();
    for (const { Detail = '{}' } of entries) {
      const { id, created_at } = JSON.parse(Detail) as { id: string; created_at: string };
      seen.push({ id, created_at, body: Detail, atEpochMs });
    }
    return putEvents(entries);
  };
  return seen;
}

/** POSTs as a client of a new organization; throws unless the answer is a success. */
async function openApi(stage: RunningStage) {
  const place = {
    region: stage.sdkEnvironment.AWS_REGION,
    credentials: {
      accessKeyId: stage.sdkEnvironment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: stage.sdkEnvironment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  };
  const admin = openAdministration('prod', {
    dynamoDb: { ...place, endpoint: stage.dynamoDbEndpoint },
    secretsManager: { ...place, endpoint: stage.awsEndpoint },
  });
  const { id } = await createOrganization(admin, { name: 'Bench', plan: 'scale' });
  const { keys } = await createKeySet(admin, { organization: id, name: 'Bench', scopes: [...scopes] });
  const headers = { authorization: `Bearer ${keys[0]?.secret}`, 'content-type': 'application/json' };
  return async (path: string, body: object) => {
    const answer = await fetch(stage.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
}
