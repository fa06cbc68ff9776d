import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import { chanceOf } from '../faults/chance.ts';
import { openEventSources } from '../faults/event-sources.ts';
import { type EndpointName, openFunctions, openParts, routeOf, timeoutSeconds } from '../faults/functions.ts';
import { Invocation } from '../faults/invocation.ts';
import { ownChanceAndTime } from '../faults/own-chance-and-time.ts';
import { newCallers } from '../faults/run-once.ts';
import { type FaultStage, openCloud } from '../faults/stage.ts';
import { eventOf, type Sent } from '../support/call-endpoint.ts';
import { openCustomers } from './customers.ts';
import { watchDue } from './due-watch.ts';
import { promptWire } from './prompt-wire.ts';
import { virtualTimeFrom } from './virtual-time.ts';

export type Days = Awaited<ReturnType<typeof openDays>>;

const minuteMs = 60_000;
/** What a call of a service within its region takes at most. */
const longestCallMs = 20;

/**
 * The service, on the local engines and with its real functions, through days that pass as fast as the machine works:
 * the clock goes from one thing that happens to the next. Nothing fails here but the customers.
 */
export async function openDays(stage: FaultStage, seed: string) {
  const chance = chanceOf(seed);
  const time = virtualTimeFrom(Date.parse('2026-06-15T12:00:00Z'));
  const restore = ownChanceAndTime(chance.fork('own'), time);
  const whole = await openCloud(stage, time, chance.fork('queues'));
  const read = (limit: number) => time.real(() => whole.stream.read(limit));
  const cloud = { ...whole, stream: { ...whole.stream, read } };
  const customers = await openCustomers(time, chance.fork('customers'));
  const due = watchDue();
  const latency = chance.fork('latency');
  let mayHaveEvents = false;
  let mayHaveMessages = false;
  const wire = promptWire(
    stage.network,
    time,
    () => longestCallMs * latency.next(),
    (operation, body) => {
      due.onWritten(operation, body);
      mayHaveEvents ||= operation === 'TransactWriteItems' && body.includes('EVENT#');
      mayHaveMessages ||= /^(SendMessage|PutEvents)/.test(operation);
    },
  );
  const parts = openParts(cloud, wire, time, customers.post);
  const functions = openFunctions(parts);
  /** What no run without faults should have: functions that failed or ran out of time. */
  const mishaps: string[] = [];
  const sources = openEventSources({
    cloud,
    clock: time,
    chance: chance.fork('sources'),
    functions,
    held: [],
    isFaulty: () => false,
    note: (line) => void (/died|failed/.test(line) && mishaps.push(`${time().toISOString()} ${line}`)),
  });
  const sweepers = { count: 1 };
  const { caller } = await newCallers(parts, time());

  const running = new Map<string, number>();
  let streaming = false;
  let nextMessageMs = Number.POSITIVE_INFINITY;
  let nextSweepMs = time.nowMs() + minuteMs;
  const spawn = (work: () => Promise<unknown>) =>
    void work().catch((error) => mishaps.push(`${time().toISOString()} ${error}`));

  function startStream(): boolean {
    if (streaming || !mayHaveEvents) return false;
    streaming = true;
    mayHaveEvents = false;
    spawn(async () => {
      while (await sources.stream());
      streaming = false;
    });
    return true;
  }

  /** As many batches of each queue as its function may run at once. */
  function startQueues(): boolean {
    if (!mayHaveMessages && time.nowMs() < nextMessageMs) return false;
    let started = false;
    mayHaveMessages = false;
    nextMessageMs = Number.POSITIVE_INFINITY;
    for (const queue of cloud.queueList) {
      for (;;) {
        const busy = running.get(queue.name) ?? 0;
        const at = visibleMs(queue.arn);
        if (at > time.nowMs()) nextMessageMs = Math.min(nextMessageMs, at);
        if (at > time.nowMs() || busy >= queue.maxConcurrency) break;
        started = true;
        running.set(queue.name, busy + 1);
        spawn(async () => {
          await sources.queue(queue);
          running.set(queue.name, (running.get(queue.name) ?? 0) - 1);
          mayHaveMessages = true;
        });
      }
    }
    return started;
  }
  const visibleMs = (arn: string) =>
    cloud.store.get<{ at: number | null }>(
      'SELECT min(visible_at) AS at FROM messages WHERE queue_arn = ?',
      arn,
    )?.at ?? Number.POSITIVE_INFINITY;

  function startSweeps(): boolean {
    if (time.nowMs() < nextSweepMs) return false;
    nextSweepMs += minuteMs;
    if (due.isAnyDue(time.nowMs())) for (let n = 0; n < sweepers.count; n++) spawn(sources.sweep);
    return true;
  }

  return {
    time,
    chance,
    table: parts.table,
    parts,
    cloud,
    customers,
    caller,
    mishaps,
    /** How many sweepers start each minute. */
    sweepers,
    due,

    /** Calls an endpoint as its organization. Answers the body; anything but a success is thrown. */
    // biome-ignore lint/suspicious/noExplicitAny: a test reads any field it expects
    async call(name: EndpointName, sent: Sent): Promise<any> {
      const deadlineMs = time.nowMs() + timeoutSeconds.endpoint * 1000;
      const context = { getRemainingTimeInMillis: () => deadlineMs - time.nowMs() } as Context;
      const { instance, release } = functions.endpoint(name);
      const ending = await new Invocation(name, deadlineMs).run<APIGatewayProxyResult>(() =>
        instance(eventOf(routeOf(name), { caller, ...sent }), context),
      );
      if (ending.kind !== 'answered') throw new Error(`${name} ${ending.kind}`);
      release();
      const { statusCode, body } = ending.value;
      if (statusCode >= 300) throw new Error(`${name}: ${statusCode} ${body}`);
      return JSON.parse(body);
    },

    /** Lets time pass, with all that happens in it, until what the test does is done. */
    async live(story: () => Promise<void>): Promise<void> {
      let isOver = false;
      const told = story().finally(() => {
        isOver = true;
      });
      told.catch(() => {});
      for (;;) {
        do await time.quiet();
        while (await wire.flush());
        if (isOver) return told;
        if (startStream() || startQueues() || startSweeps()) continue;
        time.goTo(Math.min(time.nextMs() ?? Number.POSITIVE_INFINITY, nextMessageMs, nextSweepMs));
      }
    },

    async stop(): Promise<void> {
      restore();
      customers.stop();
      for (const client of [parts.documents, parts.s3, parts.sqs]) client.destroy();
      await cloud.stop();
    },
  };
}
