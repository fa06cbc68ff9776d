/** Endpoints as Lambda opens them: with the keys of the stage, under the rights of their own function. */
import { beforeAll, expect, it, vi } from 'vitest';
import { entry as createApplication } from '../../functions/applications/create-application.ts';
import { entry as submitApplicationForm } from '../../functions/applications/submit-application-form.ts';
import { entry as createWebhookEndpoint } from '../../functions/webhooks/create-webhook-endpoint.ts';
import { entry as rotateWebhookSecret } from '../../functions/webhooks/rotate-webhook-secret.ts';
import type { Entry } from '../../shared/http/entry.ts';
import { secretName } from '../../shared/platform/names.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { asFunction } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { eventOf, newCaller, type Sent, testEdge } from '../support/call-endpoint.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { fromCareerSite, visitorOf } from './support/application-calls.ts';
import { formOf } from './support/portal-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** The handler of a function's entry, with what its instance finds in its environment. */
function opened(folder: keyof typeof rows, entry: Entry) {
  const { place, bucketName } = backend;
  const { accessKeyId, secretAccessKey } = asFunction(folder, () => ({ ...place.credentials }));
  vi.stubEnv('AWS_REGION', place.region);
  vi.stubEnv('AWS_ENDPOINT_URL', place.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey);
  vi.stubEnv('BUCKET_NAME', bucketName);
  vi.stubEnv('WEBHOOK_ROOT_SECRET', secretName.webhookRoot('prod'));
  vi.stubEnv('BLIND_INDEX_SECRET', secretName.blindIndex('prod'));
  const { addresses: _, ...edge } = testEdge(backend);
  const handler = entry(edge);
  return async (sent: Sent) => {
    const event = eventOf(rows[folder], sent);
    const result = await asFunction(folder, () =>
      handler(event, { getRemainingTimeInMillis: () => 9000 } as never),
    );
    return { status: result.statusCode, text: result.body, headers: result.headers };
  };
}
const rows = {
  'create-webhook-endpoint': routes.createWebhookEndpoint,
  'rotate-webhook-secret': routes.rotateWebhookSecret,
  'create-application': routes.createApplication,
  'submit-application-form': routes.submitApplicationForm,
} as const;

it('a response with a secret is kept sealed for its replay', async () => {
  const caller = await newCaller(backend);
  const sealed = async (call: ReturnType<typeof opened>, sent: Sent) => {
    const once = { caller, ...sent, headers: { 'idempotency-key': JSON.stringify(sent.body) } };
    const [first, again] = [await call(once), await call(once)];
    expect(again.headers).toMatchObject({ 'Idempotent-Replayed': 'true' });
    expect(again.text).toBe(first.text);
    const { id, secret } = JSON.parse(first.text) as { id: string; secret: string };
    const kept = textOf(await everyRow(backend));
    expect(kept).toContain(id);
    for (const clear of [secret.slice('whsec_'.length), 'previous_secret_expires_at'])
      expect(kept).not.toContain(clear);
    return id;
  };
  const url = 'https://hooks.example.com/in';
  const create = opened('create-webhook-endpoint', createWebhookEndpoint);
  const id = await sealed(create, { body: { url } });
  const rotate = opened('rotate-webhook-secret', rotateWebhookSecret);
  await sealed(rotate, { params: { id }, body: {} });
});

it('calls from a page are counted by their address', async () => {
  const caller = visitorOf(await newCaller(backend));
  const call = opened('create-application', createApplication);
  const before = (await everyRow(backend)).length;
  expect((await call({ caller, body: {}, headers: fromCareerSite })).status).toBe(422);
  expect((await everyRow(backend)).length).toBeGreaterThan(before);
});

it('a form of a browser is read as one, and refused with a page', async () => {
  const { organizationId: organization } = await newCaller(backend);
  const submit = opened('submit-application-form', submitApplicationForm);
  const sent = new Response(formOf({ first_name: 'Jane', form_token: 'none' }));
  const { status, text, headers } = await submit({
    params: { organization, job: 'nurse-01hzzzzzzzzzzzzzzzzzzzzzzz' },
    headers: { accept: 'text/html', 'content-type': sent.headers.get('content-type') ?? '' },
    rawBody: Buffer.from(await sent.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  });
  expect(headers?.['Content-Type']).toMatch(/^text\/html/);
  expect(status).toBe(422);
  expect(text).toContain('<html');
});
