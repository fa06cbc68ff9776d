import { beforeAll, expect, it } from 'vitest';
import { getApplicationAttachment } from '../../functions/applications/get-application-attachment.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { attachmentKey, pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import { downloadSeconds } from '../../shared/storage/uploads.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('each file of an application has its own link, and one that has not arrived has none', async () => {
  const calls = applicationCalls(backend);
  const { caller, job } = await hiring(backend);
  const files = {
    resume: { text: 'Jane Miller, nurse' },
    attachments: ['letter', 'photo', 'late'].map((kind) => ({ kind, filename: `${kind}.txt` })),
  };
  const { body } = await calls.create({ caller, body: applicationFor(job, files) });
  const declared = body.submission.attachments as {
    id: string;
    upload_url: string | null;
    filename: string;
  }[];
  const [resume, ...others] = declared;
  const late = others.pop();
  const keyOf = (id: string) => attachmentKey(caller.organizationId, body.id, id);
  for (const { id, upload_url, filename } of others) {
    const put = await fetch(upload_url ?? '', {
      method: 'PUT',
      body: filename,
      headers: { 'content-type': 'text/plain' },
    });
    expect(put.status).toBe(200);
    await calls.receive(pendingAttachmentKey(keyOf(id)));
  }
  await calls.receive(keyOf(resume?.id ?? ''));

  const linkOf = (attachment_id = '') => calls.attachment({ caller, params: { id: body.id, attachment_id } });
  for (const { id, filename } of declared.filter((file) => file !== late)) {
    const link = (await linkOf(id)).body;
    expect(new URL(link.url).pathname).toContain(keyOf(id));
    const file = await fetch(link.url);
    expect(await file.text()).toBe(id === resume?.id ? files.resume.text : filename);
    expect(file.headers.get('content-disposition')).toContain(filename);
  }
  const link = (await linkOf(resume?.id)).body;
  const lasts = Date.parse(link.expires_at) - Date.now();
  expect(lasts).toBeGreaterThan((downloadSeconds - 60) * 1000);
  expect(lasts).toBeLessThanOrEqual(downloadSeconds * 1000);
  const params = { id: body.id as string, attachment_id: resume?.id ?? '' };
  const view = await getApplicationAttachment(calls)({ params, caller, now: new Date() } as never);
  expect(view).toMatchObject({ object: 'signed_url', content_type: 'text/plain' });
  // toMatchObject does not compare symbols.
  expect((view as { [subjectIds]?: string[] })[subjectIds]).toEqual([body.candidate_id]);
  expect((await linkOf(late?.id)).status).toBe(404);
  expect((await linkOf(body.id.replace('app_', 'att_'))).status).toBe(404);
});
