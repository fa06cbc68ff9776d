/** The portal's form as its script sends it: first the texts with the names of the files, then the files. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring, publishedJob } from './support/application-calls.ts';
import { portalCalls, questions } from './support/portal-calls.ts';

let backend: Backend;
let now = new Date();
let portal: ReturnType<typeof portalCalls>;
let applications: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  portal = portalCalls(backend, () => now);
  applications = applicationCalls(backend, () => now);
});

const person = { first_name: 'Jana', email: 'jana@example.com', consent_processing: 'true' };
const cv = { name: 'resume', filename: 'cv.pdf', size: 7 };
const diploma = questions({ key: 'diploma', label: 'Diploma', type: 'file', required: true });
type CallerOf = Awaited<ReturnType<typeof hiring>>['caller'];
const listOf = async (caller: CallerOf) =>
  (await applications.list({ caller, query: { expand: 'submission', limit: '100' } })).body.data;

describe('201', () => {
  it('returns a target for each declared file, and the files that arrive there are stored', async () => {
    const { caller, job } = await hiring(backend, { application_form: { fields: diploma } });
    const form_token = await portal.token(caller, job);
    const files = [cv, { name: 'answers.diploma', filename: 'diploma.pdf', size: 9 }];
    const { status, body } = await portal.send(caller, job, { ...person, form_token, files });
    expect(status).toBe(201);
    expect(body.attachments).toMatchObject([
      { kind: 'resume', filename: 'cv.pdf', status: 'awaiting_upload', method: 'PUT' },
      { kind: 'diploma', filename: 'diploma.pdf', status: 'awaiting_upload', method: 'PUT' },
    ]);
    const put = (size: number) =>
      fetch(body.attachments[0].upload_url, {
        method: 'PUT',
        headers: body.attachments[0].headers,
        body: 'x'.repeat(size),
      });
    expect((await put(8)).status, 'another size than declared').toBe(403);
    expect((await put(7)).status).toBe(200);
    expect((await put(7)).status, 'a second time').toBe(412);
    expect(await listOf(caller)).toMatchObject([{ id: body.id, source: { type: 'portal' } }]);
  });

  it('stores one application for a token, however often it is sent', async () => {
    const { caller, job } = await hiring(backend);
    const sent = { ...person, form_token: await portal.token(caller, job), files: [cv] };
    const answers = await Promise.all([1, 2, 3].map(() => portal.send(caller, job, sent)));
    const stored = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(new Set(stored).size).toBe(1);
    expect((await portal.send(caller, job, sent)).body.id).toBe(stored[0]);
    expect((await portal.send(caller, job, { ...sent, first_name: 'Eva' })).status).toBe(409);
    expect(await listOf(caller)).toHaveLength(1);
  });
});

describe('422', () => {
  it('shows the form with its problems as a page, whose fields the script reads', async () => {
    const { caller, job } = await hiring(backend, { application_form: { fields: diploma } });
    const refused = await portal.send(caller, job, { ...person, email: 'jana', files: [] });
    expect(refused.status).toBe(422);
    for (const field of ['email', 'answers.diploma']) expect(refused.text).toContain(`id="${field}-problem"`);
    expect(await listOf(caller)).toEqual([]);
  });

  it.each([
    ['a type that is not accepted', { ...cv, filename: 'cv.exe' }],
    ['more than 10 MB', { ...cv, size: 10_485_761 }],
  ])('names the field of a file with %s', async (_, file) => {
    const { caller, job } = await hiring(backend);
    const refused = await portal.send(caller, job, { ...person, files: [file] });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="resume-problem"')]);
    expect(await listOf(caller)).toEqual([]);
  });
});

describe('new targets', () => {
  async function sent() {
    const { caller, job } = await hiring(backend);
    const { body } = await portal.send(caller, job, { ...person, files: [cv] });
    const { id, upload_token: token, attachments } = body;
    return {
      caller,
      job,
      id: id as string,
      token: token as string,
      first: attachments[0].upload_url as string,
    };
  }

  it('are signed anew for files that have not arrived', async () => {
    const { caller, job, id, token, first } = await sent();
    now = new Date(now.getTime() + 60_000);
    const { status, body } = await portal.renew(caller, job, id, token);
    expect([status, body.application_id]).toEqual([200, id]);
    const [{ upload_url, headers }] = body.attachments;
    expect(new URL(upload_url).pathname).toBe(new URL(first).pathname);
    expect((await fetch(upload_url, { method: 'PUT', headers, body: 'any size' })).status).toBe(200);
  });

  it('are refused to who knows the id and not the token of the receipt, such as a reader of events', async () => {
    const { caller, job, id } = await sent();
    const other = await sent();
    const formToken = await portal.token(caller, job);
    for (const token of ['x', formToken, other.token])
      expect((await portal.renew(caller, job, id, token)).status, token).toBe(404);
  });

  it('are refused for another job, another organization, and after a day', async () => {
    const { caller, job, id, token } = await sent();
    const otherJob = await publishedJob(backend, caller);
    expect((await portal.renew(caller, otherJob, id, token)).status).toBe(404);
    const stranger = await newCaller(backend);
    expect((await portal.renew(stranger, job, id, token)).status).toBe(404);
    now = new Date(now.getTime() + 86_400_000);
    expect((await portal.renew(caller, job, id, token)).status).toBe(404);
  });
});
