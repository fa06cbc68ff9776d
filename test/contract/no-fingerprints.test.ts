/**
 * No row that a call leaves holds a hash, without a secret key, of its body or of a text in it, whether the call succeeds, is
 * refused or crashes; the rows of a refused call's key hold no word of its body. Made from the route table.
 */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPolicies } from '../../infra/local/iam/read-policies.ts';
import { readFunctionIdentities } from '../../infra/local/iam/role-keys.ts';
import type { Route } from '../../shared/routes/route.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import type { ApiAnswer, TestOrganization } from '../support/local-stage.ts';
import { replacedStage } from '../support/replaced-stage.ts';
import { fingerprintsIn } from './support/fingerprints.ts';
import { isMarked } from './support/free-text.ts';
import { marked, paramsOf } from './support/marking-api.ts';
import {
  callRoute,
  missingParams,
  type Params,
  pathOf,
  type RouteCall,
  routes,
} from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

const writing = routes
  .filter(([, { method, body }]) => method !== 'GET' && body !== undefined)
  .map(([operation, route]) => ({ operation, route }));

const stage = replacedStage(16);
let organization: TestOrganization;
// What a crash has left unfinished is no other test's to wait for.
beforeEach(async () => {
  organization = await stage().newOrganization();
});

type Row = Awaited<ReturnType<typeof everyRow>>[number];
const rowsNow = () => everyRow(stage());
/**
 * A row that is found by a text that a row of its resource also says, and is deleted with it: an external id, a name in a
 * closed list of the organization.
 */
const saysItBeside = ({ pk }: Row) => /#EXTERNAL#|#NAME$/.test(pk);

/** The rows that are new or changed since then, and all. */
async function since(before: Row[]): Promise<{ rows: Row[]; all: Row[] }> {
  const place = ({ pk, sk }: Row) => `${pk} ${sk}`;
  const known = new Map(before.map((row) => [place(row), row]));
  const all = await rowsNow();
  return { all, rows: all.filter((row) => !isDeepStrictEqual(known.get(place(row)), row)) };
}

/** Without the rights to write rows about anything but calls and their responses, a call ends in the middle. */
async function crashing<T>(call: () => Promise<T>): Promise<T> {
  const { resources, access } = stage();
  const policies = readPolicies(resources);
  const identities = readFunctionIdentities(resources);
  const mayStay = ({ raw }: { raw: object }) =>
    !/dynamodb:(Put|Update|Delete)Item/.test(JSON.stringify(raw)) ||
    /IDEM#|#USAGE|#ADDRESS#|#CALLS#/.test(JSON.stringify(raw));
  const roles = new Map([...policies.roles].map(([role, own]) => [role, own.filter(mayStay)]));
  access.setPolicies({ ...policies, roles }, identities);
  try {
    return await call();
  } finally {
    access.setPolicies(policies, identities);
  }
}

let keys = 0;
const call = (route: Route, { headers, ...sent }: RouteCall): Promise<ApiAnswer> =>
  callRoute(organization.api, route, {
    ...sent,
    headers: {
      ...(route.idempotency === 'replays' && {
        'Idempotency-Key': `an unguessable key ${crypto.randomUUID()} ${++keys}`,
      }),
      ...headers,
    },
  });

/** A request with a mark wherever it takes one, and a phone number of its own. */
async function markedRequest(operation: (typeof writing)[number]['operation'], route: Route) {
  const kept = new Set<string>();
  for (let round = 0; ; round++) {
    const request = await validRequests[operation](organization.api);
    const body = round < 6 ? marked(route, request.body, kept) : request.body;
    const before = await rowsNow();
    const answer = await call(route, { params: request.params, body });
    if (answer.status < 300) return { request: { params: request.params, body }, before };
    if (round === 6) throw new Error(answer.text);
    for (const param of paramsOf(answer)) kept.add(param);
  }
}

const unsupported = (body: unknown = {}) =>
  JSON.parse(JSON.stringify(body).replaceAll(/(zqxfreetext\d+)\.(?:pdf|txt)"/g, '$1.exe"')) as unknown;
const unknown = (body: unknown) => ({ ...(body as object), unknown_field: 'zqxfreetext0' });

describe.each(writing)('$operation', ({ operation, route }) => {
  const organizationId = () => organization.organizationId;
  const judged = async (sent: { params?: Params; body?: unknown }, rows: Row[]) => {
    const path = pathOf(route, sent.params);
    // As it was sent, and as it was read: with defaults, and normalized.
    const bodies = [sent.body, v.safeParse(route.body as v.GenericSchema, sent.body).output];
    const requests = bodies.map((body) => ({ method: route.method, path, body }));
    const left = rows.filter((row) => !saysItBeside(row));
    expect(requests.flatMap((request) => fingerprintsIn(left, request, organizationId()))).toEqual([]);
  };

  it('leaves no fingerprint', { timeout: 60_000 }, async () => {
    const { request, before } = await markedRequest(operation, route);
    let { rows, all } = await since(before);
    await judged(request, rows);

    const refusals: Record<string, () => Promise<{ sent: RouteCall; answer: ApiAnswer }>> = {
      repeated: async () => ({ sent: request, answer: await call(route, request) }),
      unknown: async () => refused({ ...request, body: unknown(request.body) }),
      unsupported: async () => refused({ ...request, body: unsupported(request.body) }),
      missing: async () => refused({ ...request, params: missingParams(route) }),
      stale: async () => refused({ ...request, headers: { 'If-Match': '"0-stale"' } }),
    };
    const refused = async (sent: RouteCall) => ({ sent, answer: await call(route, sent) });
    for (const [name, refuse] of Object.entries(refusals)) {
      const { sent, answer } = await refuse();
      expect(answer.status, answer.text).toBeLessThan(500);
      ({ rows, all } = await since(all));
      await judged(sent, rows);
      if (answer.status < 400) continue;
      // What was there may be changed meanwhile by workers, with its words.
      const calls = rows.filter(({ pk }) => /^(IDEM|DONE|ANSWERS)#/.test(pk));
      expect(isMarked(textOf(calls)), `${name} ${textOf(calls)}`).toBe(false);
    }
  });

  it('leaves none of a call that crashed', { timeout: 60_000 }, async () => {
    // Where a rule beyond the schema refuses a mark, the request is sent as it is.
    for (const mark of [true, false]) {
      const { params, body } = await validRequests[operation](organization.api);
      const sent = { params, body: mark ? marked(route, body) : body };
      const before = await rowsNow();
      const { status } = await crashing(() => call(route, sent));
      crashed[operation] = status;
      await judged(sent, (await since(before)).rows);
      if (status === 500) break;
    }
  });
});
const crashed: Record<string, number> = {};

it('has made calls crash', () => {
  const done = Object.keys(crashed).filter((operation) => crashed[operation] !== 500);
  // They store nothing but counts, which a call may lack.
  expect(done).toEqual(['renewApplicationUploads', 'renewFormUploads']);
});
