/** New upload URLs for an application that a page or a server sent. */
import { beforeAll, expect, it } from 'vitest';
import { pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  applicationCalls,
  applicationFor,
  fromCareerSite,
  hiring,
  visitorOf,
} from './support/application-calls.ts';

let backend: Backend;
let now = new Date();
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend, () => now);
});

const body = (job: Parameters<typeof applicationFor>[0]) => ({
  ...applicationFor(job),
  resume: { filename: 'cv.pdf' },
  consent: { processing: true },
});

it('a page gets new URLs for what it sent, which accept the file once', async () => {
  const { caller, visitor, job } = await hiring(backend);
  const headers = fromCareerSite;
  const { body: sent } = await calls.create({ caller: visitor, headers, body: body(job) });
  const asked = {
    caller: visitor,
    headers,
    params: { id: sent.id },
    body: { upload_token: sent.upload_token },
  };
  const renewed = await calls.renewUploads(asked);
  expect(renewed.status).toBe(200);
  expect(renewed.headers).toMatchObject({ 'Idempotency-Status': 'ignored' });
  const [{ upload_url, headers: sending }] = renewed.body.attachments;
  const put = () => fetch(upload_url, { method: 'PUT', headers: sending, body: '%PDF-1.7' });
  expect([(await put()).status, (await put()).status]).toEqual([200, 412]);

  const { submission } = await calls.applications.get(caller.organizationId, sent.id);
  await calls.receive(pendingAttachmentKey(submission.attachments[0]?.file_key ?? ''));
  const after = await calls.renewUploads(asked);
  expect(after.body.attachments).toMatchObject([{ status: 'stored', upload_url: null }]);
});

it('a page gets none for what a server sent, for what is older than a day, and for what another organization has', async () => {
  const { caller, visitor, job } = await hiring(backend);
  const headers = fromCareerSite;
  const { body: ofServer } = await calls.create({ caller, body: body(job) });
  const { body: ofPage } = await calls.create({ caller: visitor, headers, body: body(job) });
  const status = async (who: typeof caller, id: string) => {
    const body = who === caller ? undefined : { upload_token: ofPage.upload_token };
    return (await calls.renewUploads({ caller: who, headers, params: { id }, body })).status;
  };
  expect(await status(visitor, ofServer.id)).toBe(404);
  expect(await status(visitor, ofPage.id)).toBe(200);
  expect((await calls.renewUploads({ caller: visitor, headers, params: { id: ofPage.id } })).status).toBe(
    404,
  );
  expect(await status(caller, ofServer.id)).toBe(200);
  expect(await status(visitorOf(await newCaller(backend)), ofPage.id)).toBe(404);
  now = new Date(now.getTime() + 86_400_000);
  expect(await status(visitor, ofPage.id)).toBe(404);
  expect(await status(caller, ofPage.id)).toBe(200);
});

it('a page gets none for the files that the team adds, nor does a server that has a token of its page', async () => {
  const { caller, visitor, job } = await hiring(backend);
  const headers = fromCareerSite;
  const { body: sent } = await calls.create({ caller: visitor, headers, body: body(job) });
  // The team needs longer than a millisecond.
  now = new Date(now.getTime() + 1000);
  const params = { id: sent.id };
  const added = await calls.addFile({
    caller,
    params,
    body: { kind: 'reference', filename: 'reference.pdf' },
  });
  expect(added.status).toBe(201);
  const idsFor = async (who: typeof caller, upload_token?: string) => {
    const body = upload_token && { upload_token };
    const answer = await calls.renewUploads({ headers, params, caller: who, ...(body && { body }) });
    return answer.body.attachments.map(({ id }: { id: string }) => id);
  };
  const ofForm = sent.attachments.map(({ id }: { id: string }) => id);
  expect(await idsFor(visitor, sent.upload_token)).toEqual(ofForm);
  expect(await idsFor(caller, sent.upload_token)).toEqual(ofForm);
  expect(await idsFor(caller)).toEqual([...ofForm, added.body.id]);
});
