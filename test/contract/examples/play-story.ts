import { setTimeout as sleep } from 'node:timers/promises';
import type { EventName } from '../../../shared/contracts/events.ts';
import type { Route } from '../../../shared/routes/route.ts';
import { pathOf, routes } from '../support/route-calls.ts';
import { careersOrigin } from './careers-origin.ts';
import type { Scenery } from './scenery.ts';
import type { From, Operation, Recorded, Step } from './step.ts';

/** A step with what was sent and what was answered. */
export interface Played {
  step: Step;
  /** Unix milliseconds. */
  startedAt: number;
  request: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
  };
  response: { status: number; media: string; body?: unknown };
}

const patienceMs = 60_000;

/** Sends one request after the other. Throws when an answer is not the expected one, or an event does not come. */
export async function playStory(story: readonly Step[], scenery: Scenery): Promise<Played[]> {
  const recorded: Recorded = { hookUrl: scenery.receiver.url, siteUrl: scenery.siteUrl, etags: {} };
  const played: Played[] = [];
  for (const step of story) played.push(await play(step, recorded, scenery));
  return played;
}

async function play(step: Step, recorded: Recorded, { callers, receiver }: Scenery): Promise<Played> {
  const route = routeOf(step.operation);
  const { query, by = 'server' } = step;
  const headers = { ...(by === 'page' && { Origin: careersOrigin }), ...say(step.headers, recorded) };
  const request = {
    ...(step.params && { params: say(step.params, recorded) }),
    ...(query && { query }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(step.body !== undefined && { body: say(step.body, recorded) }),
  };
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const startedAt = Date.now();
  const answer = await callers[by].send(route.method, pathOf(route, request.params) + search, request);
  const label = `${step.name ?? step.operation}${step.refusal ? ` (${step.refusal})` : ''}`;
  const isExpected = step.refusal
    ? answer.body?.error?.code === step.refusal
    : answer.status === route.success;
  if (!isExpected) throw new Error(`${label} was answered with ${answer.status} ${answer.text}`);

  const name = step.name ?? (by === 'page' ? `${step.operation} by page` : step.operation);
  if (!step.refusal) {
    // A page has a text alone.
    recorded[name] = answer.body ?? answer.text;
    recorded.etags[name] = answer.headers.get('ETag') ?? '';
  }
  await step.afterwards?.(recorded);
  const { until } = step;
  if (until)
    await patiently(`the end of ${label}`, async () => (await until(callers.server, recorded)) || undefined);
  for (const type of step.causes ?? [])
    await patiently(`${type} after ${label}`, async () => isToldSince(startedAt, type) || undefined);

  const media = (answer.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  const body = route.media && !step.refusal ? undefined : (step.shows?.(answer.body) ?? answer.body);
  return {
    step,
    startedAt,
    request,
    response: { status: answer.status, media, ...(body !== undefined && { body }) },
  };

  function isToldSince(from: number, type: EventName): boolean {
    return receiver.received.some(({ event }) => event.type === type && Date.parse(event.created_at) >= from);
  }
}

function routeOf(operation: Operation): Route {
  const [, route] = routes.find(([name]) => name === operation) ?? [];
  if (!route) throw new Error(`there is no operation ${operation}`);
  return route;
}

const say = <T>(from: From<T> | undefined, recorded: Recorded): T | undefined =>
  typeof from === 'function' ? (from as (recorded: Recorded) => T)(recorded) : from;

async function patiently<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`waited in vain for ${what}`);
}
