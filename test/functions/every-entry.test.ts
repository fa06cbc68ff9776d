/** Every endpoint as Lambda opens it: with the environment of its stage, and under the rights of its own function. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { examples } from '../../shared/examples/examples.ts';
import type { Entry } from '../../shared/http/entry.ts';
import { newAssessmentToken } from '../../shared/platform/assessment-token.ts';
import { secretName } from '../../shared/platform/names.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { asFunction, folderOfRoute } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { eventOf, newCaller, type Sent, testEdge } from '../support/call-endpoint.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';

const root = new URL('../../', import.meta.url);
const files = new Map(
  globSync('functions/*/*.ts', { cwd: root }).map((path) => [basename(path, '.ts'), path]),
);
const alone = Object.entries(routes as Record<string, Route>).filter(([, { servedBy }]) => !servedBy);
const endpoints = await Promise.all(
  alone.map(async ([name, route]) => {
    const folder = folderOfRoute(route);
    const { entry } = (await import(new URL(files.get(folder) ?? '', root).pathname)) as { entry: Entry };
    return { name, route, folder, entry };
  }),
);

/** The bodies that the documents have no example of: they are sent by pages of this service. */
const bodies: Record<string, object> = {
  acceptInvitation: { token: 'none' },
  answerAssessmentItem: { item_id: 'item_1', value: 'none', ms: 1 },
  createAssessmentSession: { token: newAssessmentToken('prod', 'link') },
  createSandboxToken: { assertion: 'none' },
  createSessionToken: { organization_id: 'org_01KERKKS60H44Y43NQ4G6ZXC29', environment: 'production' },
  runAssessmentCode: { item_id: 'item_1', source: 'none' },
};

/** What is given once, and must not stay in the response that is kept for the same request. */
const secrets = /\b(?:whsec|svc_[a-z]{2}_live)_[\w+/=-]{20,}|#[\w-]{43}/g;

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** What a deployed function finds in its environment. */
function setEnvironment(folder: string) {
  const { place, bucketName } = backend;
  const { accessKeyId, secretAccessKey } = asFunction(folder, () => ({ ...place.credentials }));
  const variables = {
    STAGE: 'prod',
    AWS_REGION: place.region,
    AWS_ENDPOINT_URL: place.endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    BUCKET_NAME: bucketName,
    KEY_PEPPER_SECRET: secretName.keyPepper('prod'),
    CURSOR_KEY_SECRET: secretName.cursorKey('prod'),
    WEBHOOK_ROOT_SECRET: secretName.webhookRoot('prod'),
    BLIND_INDEX_SECRET: secretName.blindIndex('prod'),
    SESSION_KEY_SECRET: secretName.sessionKey('prod'),
  };
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value);
}

/** A request as its example shows it, of a new organization: the resources that it names do not exist there. */
async function requestOf(name: string, route: Route): Promise<Sent> {
  const of = route.keys === 'session' ? newSignedIn : newCaller;
  const caller = await of(backend);
  const isAsked = route.scope !== 'none';
  const { params = {}, query, body = bodies[name] } = examples.operations[name]?.request ?? {};
  return {
    ...(isAsked && { caller }),
    params: 'organization' in params ? { ...params, organization: caller.organizationId } : params,
    ...(query && { query }),
    body,
    headers: {
      accept: 'text/html',
      origin: 'http://127.0.0.1:4010',
      ...(route.idempotency === 'replays' && { 'idempotency-key': name }),
      'sec-fetch-site': 'same-origin',
      ...(!isAsked && { authorization: `Bearer ${newAssessmentToken('prod', 'session')}` }),
    },
  };
}

/** Whether browsers open it, so that people read its refusals. */
const isPage = ({ media, form, redirects, scope, keys }: Route) =>
  scope === 'none' && keys !== 'candidate' && Boolean(media?.startsWith('text/html') || form || redirects);

it.each(endpoints)('$name has all that it needs', async ({ name, route, folder, entry }) => {
  setEnvironment(folder);
  const { addresses: _, ...edge } = testEdge(backend);
  const request = await requestOf(name, route);
  const handler = entry(edge);
  const { statusCode, headers, body } = await asFunction(folder, () =>
    handler(eventOf(route, request), { getRemainingTimeInMillis: () => 9000 } as never),
  );
  expect(statusCode, body).toBeLessThan(500);
  const isRefused = statusCode >= 400;
  if (isRefused) expect(String(headers?.['Content-Type']).startsWith('text/html')).toBe(isPage(route));
  const given = isRefused ? [] : [...body.matchAll(secrets)].map(String);
  const kept = given.length > 0 ? textOf(await everyRow(backend)) : '';
  for (const secret of given) expect(kept).not.toContain(secret);
});
