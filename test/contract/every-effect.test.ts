/** An effect has its answer: every POST that replays, with the largest bodies that its schema and its row let through. */
import type * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestSchema } from '../../shared/api-document/openapi-schemas.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { SharedStage, TestOrganization } from '../support/local-stage.ts';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { enlargedBody, type Fill } from './support/enlarge.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { repeatedText } from './support/shown-once.ts';
import { validRequests } from './support/valid-requests.ts';

const seed = Number(process.env.PROPERTY_SEED ?? 20_261_122);
const { below } = seededNumbers(seed);
const of =
  (piece: string): Fill =>
  (characters) =>
    piece.repeat(characters);
const fills: Record<string, Fill> = {
  'quotation marks': of('"'),
  backslashes: of('\\'),
  emoji: of('👩'),
  'control characters': (characters) => `a${'\u0001'.repeat(characters - 2)}a`,
  'text that does not pack': (characters) =>
    Array.from({ length: characters }, () => String.fromCharCode(0x4e00 + below(20_000))).join(''),
};

const replaying = routes.filter(([, { idempotency }]) => idempotency === 'replays');

let stage: SharedStage;
let owner: TestOrganization;
beforeAll(async () => {
  stage = await sharedStage();
  owner = await stage.newOrganization();
});

let calls = 0;
/**
 * The first call that has an effect, after those that were refused: without the fields that a refusal names, and with
 * half the text where the whole is too large.
 */
async function firstCall(name: keyof typeof validRequests, route: Route, fill: Fill) {
  const schema = route.body && requestSchema(route.body as v.GenericSchema);
  const refused = new Set<string>();
  const refusals: string[] = [];
  for (let share = 1; share > 0.001; ) {
    const { params, body = {} } = await validRequests[name](owner.api);
    const shorter: Fill = (characters) => fill(Math.max(3, Math.floor(characters * share)));
    const sent = schema ? enlargedBody(schema, body, shorter, refused) : undefined;
    const headers = { 'Idempotency-Key': `effect ${++calls}`.replace(' ', '-') };
    const asked = { params, ...(sent && { body: sent }), headers };
    const answer = await callRoute(owner.api, route, asked);
    if (answer.status === route.success) return { asked, answer, refused };
    refusals.push(`${answer.status} ${answer.body?.error?.code} ${answer.body?.error?.param}`);
    const { param = null, details = [] } = answer.body?.error ?? {};
    const named = new Set<string | undefined>(
      [param, ...details.map((detail: { param: string | null }) => detail.param)].map(
        (one) => one?.split('.')[0],
      ),
    );
    const news = [...named].filter((field) => field !== undefined && !refused.has(field)) as string[];
    for (const field of news) refused.add(field);
    if (answer.status === 413) share *= 0.85;
    else if (news.length === 0) throw new Error(`${name} is refused for good: ${refusals.join(', ')}`);
  }
  throw new Error(`${name} is too large for good: ${refusals.join(', ')}`);
}

describe.each(replaying)(`%s (seed ${seed})`, (name, route) => {
  const kinds = route.body ? Object.keys(fills) : Object.keys(fills).slice(0, 1);
  it.each(kinds)('repeats its first answer to a body of %s', { timeout: 60_000 }, async (kind) => {
    const { asked, answer } = await firstCall(name, route, fills[kind] as Fill);
    const replay = await callRoute(owner.api, route, asked);
    expect([replay.status, replay.headers.get('Idempotent-Replayed')]).toEqual([answer.status, 'true']);
    expect(replay.text === repeatedText(route, answer.text), 'byte for byte').toBe(true);
    expect(replay.headers.get('Location')).toBe(answer.headers.get('Location'));
  });
});

it('sends bodies that would not fit beside their answers unpacked', async () => {
  const [, route] = replaying.find(([name]) => name === 'createJob') ?? [];
  const { answer } = await firstCall('createJob', route as Route, fills['quotation marks'] as Fill);
  expect(JSON.stringify(answer.text).length).toBeGreaterThan(400 * 1024);
});
