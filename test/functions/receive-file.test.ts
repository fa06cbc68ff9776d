import { beforeAll, describe, expect, it } from 'vitest';
import { anonymizeCandidate } from '../../shared/domain/erasure.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { attachmentKey, pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { linkedIds } from '../../shared/storage/links.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  hiring,
} from './support/application-calls.ts';
import { logLines } from './support/log-lines.ts';
import { originOf } from './support/origin.ts';

const linesOf = logLines();
let backend: Backend;
let calls: ApplicationCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend);
});

/** An application whose first file was PUT; the worker was not notified yet. */
async function applied(fields: object = { resume: { filename: 'cv.pdf' } }, bytes = '%PDF-1.7') {
  const { caller, job } = await hiring(backend);
  const { body } = await calls.create({ caller, body: applicationFor(job, fields) });
  const [attachment] = body.submission.attachments;
  const { upload_url, headers } = attachment;
  if (upload_url) await fetch(upload_url, { method: 'PUT', headers, body: bytes });
  const keptKey = attachmentKey(caller.organizationId, body.id, attachment.id);
  const fileKey = upload_url ? pendingAttachmentKey(keptKey) : keptKey;
  return { caller, application: body, attachment, fileKey, keptKey };
}

const read = async (caller: Caller, id: string) => (await calls.get({ caller, params: { id } })).body;

describe('a CV', () => {
  it('becomes a scan of its candidate, once, however often its arrival is notified', async () => {
    const { caller, application, fileKey } = await applied();
    await Promise.all([calls.receive(fileKey), calls.receive(fileKey)]);
    await calls.receive(fileKey);
    const line = { level: 'info', owner: application.id, size: 8 };
    expect(linesOf('attachment received')).toMatchObject([line, line, line]);

    const { scan_id, submission, candidate_id } = await read(caller, application.id);
    expect(submission.attachments).toMatchObject([{ status: 'stored', size: 8, rejection: null }]);
    const scan = await calls.scans.get(caller.organizationId, scan_id);
    expect(scan).toMatchObject({
      status: 'queued',
      application_id: application.id,
      candidate_id,
      job_id: application.job_id,
      file: { filename: 'cv.pdf', size: 8 },
    });
    expect((await calls.candidates.get(caller.organizationId, candidate_id)).scan_id).toBe(scan_id);
    const links = ofCandidate(caller.organizationId, candidate_id, 'SCAN');
    expect(await linkedIds(backend.table, links, 'scan')).toEqual([scan_id]);
    const events = (await eventsOf(backend, caller)).slice(-3);
    const actor = { type: 'system', id: 'receive-file' };
    const told = events.map(({ type, data }) => [type, data.context]).toSorted();
    expect(told).toEqual([
      ['application.attachment_added', { attachment_id: submission.attachments[0].id, actor }],
      ['candidate.updated', { changed: ['scan_id'], actor }],
      ['scan.created', { actor }],
    ]);
    const all = (await eventsOf(backend, caller)).map(({ type }) => type);
    expect(all.filter((type) => type === 'scan.created')).toHaveLength(1);
    expect(all.filter((type) => type === 'application.attachment_added')).toHaveLength(1);
  });

  it('that came inside the request becomes one too', async () => {
    const { caller, application, fileKey } = await applied({ resume: { text: 'Jane Miller, nurse' } });
    await calls.receive(fileKey);
    const { scan_id, submission } = await read(caller, application.id);
    expect(scan_id).toMatch(/^scan_/);
    expect(submission.attachments).toMatchObject([{ filename: 'resume.txt', status: 'stored', size: 18 }]);
  });

  it('is read by no machine when the applicant said so', async () => {
    const consent = { processing: true, ai_processing: false };
    const { caller, application, fileKey } = await applied({ resume: { filename: 'cv.pdf' }, consent });
    await calls.receive(fileKey);
    const { scan_id, submission } = await read(caller, application.id);
    expect([scan_id, submission.attachments[0].status]).toEqual([null, 'stored']);
  });
});

describe('another file', () => {
  it('of 10 MB exactly is stored', async () => {
    const { caller, application, fileKey, keptKey } = await applied(undefined, 'x'.repeat(10_485_760));
    await calls.receive(fileKey);
    expect((await calls.uploads.find(keptKey))?.size).toBe(10_485_760);
    const { submission } = await read(caller, application.id);
    expect(submission.attachments).toMatchObject([{ status: 'stored', size: 10_485_760 }]);
  });

  it('is stored, can be fetched, and becomes no scan', async () => {
    const attachments = [{ kind: 'portfolio', filename: 'work.png' }];
    const { caller, application, attachment, fileKey } = await applied({ attachments }, 'pixels');
    const params = { id: application.id, attachment_id: attachment.id };
    expect((await calls.attachment({ caller, params })).status).toBe(404);
    await calls.receive(fileKey);
    const { body } = await calls.attachment({ caller, params });
    expect(await (await fetch(body.url)).text()).toBe('pixels');
    expect((await read(caller, application.id)).scan_id).toBeNull();
  });

  it('over 10 MB is rejected, and its application stays', async () => {
    const { caller, application, fileKey, keptKey } = await applied(undefined, 'x'.repeat(10_485_761));
    await calls.receive(fileKey);
    expect(await calls.uploads.find(keptKey), 'it is left to expire').toBeUndefined();
    const { submission, scan_id, status } = await read(caller, application.id);
    expect([status, scan_id]).toEqual(['active', null]);
    expect(submission.attachments).toMatchObject([{ status: 'rejected', rejection: 'file_too_large' }]);
    const event = (await eventsOf(backend, caller)).at(-1);
    expect(event?.type).toBe('application.updated');
    const { id } = submission.attachments[0];
    expect(event?.data.context).toMatchObject({ changed: ['submission'], attachment_id: id });
  });
});

it('a file is looked at again, and kept, when the table fails', async () => {
  const { caller, application, fileKey } = await applied();
  const away = new Error('the table is away');
  const commit = () => Promise.reject(away);
  const failing = applicationCalls({ ...backend, table: { ...backend.table, commit } });
  await expect(failing.receive(fileKey)).rejects.toThrow(away);
  await calls.receive(fileKey);
  expect((await read(caller, application.id)).submission.attachments).toMatchObject([{ status: 'stored' }]);
});

describe('a file that belongs to nothing', () => {
  it('is removed with every version, when its application is gone', async () => {
    const { caller, application } = await applied();
    const orphan = attachmentKey(caller.organizationId, 'app_01HZZZZZZZZZZZZZZZZZZZZZZZ', 'att_x');
    await calls.uploads.put(orphan, Buffer.from('late'), 'application/pdf');
    await calls.receive(orphan);
    expect(await calls.uploads.find(orphan)).toBeUndefined();
    const line = { level: 'info', owner: 'app_01HZZZZZZZZZZZZZZZZZZZZZZZ' };
    expect(linesOf('attachment without its owner removed')).toMatchObject([line]);
    expect((await read(caller, application.id)).id).toBe(application.id);
  });

  it('is removed if its person was anonymized while it was in progress', async () => {
    const { caller, application, fileKey } = await applied();
    const { organizationId } = caller;
    const anonymize = (before: Candidate) => ({
      next: anonymizeCandidate(before, new Date()),
      events: [],
    });
    await calls.candidates.change(originOf(caller), application.candidate_id, anonymize);
    await calls.receive(fileKey);
    expect(await calls.uploads.find(fileKey)).toBeUndefined();
    expect((await read(caller, application.id)).scan_id).toBeNull();
    expect((await calls.candidates.get(organizationId, application.candidate_id)).scan_id).toBeNull();
  });

  it('changes nothing when its key is not ours, or its bytes are not there', async () => {
    const { caller, application, fileKey } = await applied({ resume: { filename: 'cv.pdf' } });
    await calls.receive('uploads/somebody/else');
    await calls.receive(`${fileKey}x`);
    expect((await read(caller, application.id)).version).toBe(1);
  });
});

describe('a file that expired before it was looked at', () => {
  it('ends the wait for it, with an event, once', async () => {
    const { caller, application, attachment, fileKey } = await applied();
    await fileEraser(backend.s3, backend.bucketName)(fileKey);
    await calls.receive(fileKey);
    await calls.receive(fileKey);
    const { submission, updated_at, version } = await read(caller, application.id);
    expect(submission.attachments).toMatchObject([{ status: 'rejected', rejection: 'file_expired' }]);
    expect([version, updated_at > application.updated_at]).toEqual([2, true]);
    const line = { level: 'info', owner: application.id };
    expect(linesOf('attachment expired')).toMatchObject([line, line]);
    const told = (await eventsOf(backend, caller)).filter(({ type }) => type === 'application.updated');
    expect(told.map(({ data }) => data.context)).toMatchObject([
      { changed: ['submission'], attachment_id: attachment.id },
    ]);
  });
});
