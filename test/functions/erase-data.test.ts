import { beforeAll, describe, expect, it } from 'vitest';
import { newCandidate } from '../../shared/domain/candidate.ts';
import { idSource, timeOf } from '../../shared/domain/ids.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { keepResult } from '../../shared/storage/keep-result.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { storedOf } from '../contract/support/event-drives/stored.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { unnamedSource } from '../support/contact-shapes.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  hiring,
} from './support/application-calls.ts';
import { fitCalls } from './support/fit-calls.ts';
import { jobAsking, resultWith } from './support/fit-desk.ts';
import { logLines } from './support/log-lines.ts';
import { moveCalls } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { type PrivacyCalls, privacyCalls } from './support/privacy-calls.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';

const linesOf = logLines();
let backend: Backend;
let calls: ApplicationCalls;
let privacy: PrivacyCalls;
let moves: ReturnType<typeof moveCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend);
  privacy = privacyCalls(backend);
  moves = moveCalls(backend);
});

/** Somebody with one application and its CV. */
async function applicant() {
  const { caller, job } = await hiring(backend);
  const resume = { text: 'Jane Miller, nurse' };
  const { body } = await calls.create({
    caller,
    body: applicationFor(job, { resume }),
    headers: { 'idempotency-key': 'k' },
  });
  const fileKey = attachmentKey(caller.organizationId, body.id, body.submission.attachments[0].id);
  await calls.receive(fileKey);
  return { caller, job, application: body, params: { id: body.candidate_id as string }, fileKey };
}
const order = (caller: Caller, erasureId: string) => ({ organizationId: caller.organizationId, erasureId });

describe('an order to erase', () => {
  it('removes everything, keeps a receipt, and emits its event once, also if it runs twice', async () => {
    const { caller, application, params, fileKey } = await applicant();
    const { body: asked } = await privacy.remove({ caller, params });
    expect(asked).toMatchObject({ kind: 'candidate_erased', status: 'processing', receipt: null });
    await privacy.erase(order(caller, asked.id));
    await privacy.erase(order(caller, asked.id));

    const { body: done } = await privacy.erasure({ caller, params: { id: asked.id } });
    expect(done.receipt).toMatchObject({ file_versions: 1, stored_answers: 1, events: 5 });
    const line = { level: 'info', erasure: done.id, kind: 'candidate_erased', ...done.receipt };
    expect(linesOf('data erased')).toMatchObject([line]);
    expect(await calls.uploads.find(fileKey)).toBeUndefined();
    expect((await calls.get({ caller, params: { id: application.id } })).status).toBe(404);
    const told = (await eventsOf(backend, caller)).filter(({ type }) => type !== 'erasure.requested');
    const actor = { type: 'system', id: 'erase-data' };
    for (const { data, environment } of told)
      expect([data.context.actor, environment]).toEqual([actor, 'production']);
    expect(told.map(({ type, data }) => [type, data.object, data.context.erasure_id])).toEqual([
      ['scan.deleted', { object: 'scan', id: expect.stringMatching(/^scan_/), deleted: true }, asked.id],
      ['candidate.deleted', { object: 'candidate', id: params.id, deleted: true }, asked.id],
    ]);
  });

  it('removes the fit scores of the person’s scans, also where an earlier run removed the scan alone', async () => {
    const { caller, params } = await applicant();
    const jobs = [await jobAsking(backend, caller, 'TypeScript'), await jobAsking(backend, caller, 'Rust')];
    const [scan] = await storedOf(backend, caller, 'scan');
    const id = scan?.id ?? '';
    await backend.table.commit([keepResult(caller.organizationId, id, resultWith(['TypeScript']))]);
    const fits = fitCalls(backend);
    const scored = (job_id: string) =>
      fits.create({ caller, params: { id }, body: { job_id }, headers: { 'idempotency-key': job_id } });
    for (const job of jobs) await scored(job);
    await fits.score(caller, id);
    const { body: asked } = await privacy.remove({ caller, params });
    await scanStore(backend.table).remove(originOf(caller), id, []);
    await privacy.erase(order(caller, asked.id));
    expect(JSON.stringify((await everyRow(backend)).filter(({ pk }) => /#FIT#/.test(pk)))).not.toContain(id);
    for (const job of jobs)
      expect((await fits.ranking({ caller, params: { id: job } })).body.data).toEqual([]);
    for (const job of jobs) expect((await scored(job)).body.error.code).toBe('answer_erased');
  });

  it.each([
    ['of the scan alone', 'scan'],
    ['of its person', 'candidate'],
  ] as const)('%s leaves no answer that shows the profile', async (_whose, kind) => {
    const { caller, params } = await applicant();
    const scans = scanCalls(backend);
    const { id } = await storeScan(backend, caller, new Date(), {
      status: 'completed',
      candidate_id: params.id,
    });
    const rescan = () =>
      scans.rescan({ caller, params: { id }, headers: { 'idempotency-key': 'read again' } });
    expect((await rescan()).body.profile.basics.name).toBe('Anna Smith');
    if (kind === 'scan') await privacy.deleteScan({ caller, params: { id } });
    else await privacy.remove({ caller, params });
    const orders = await eventsOf(backend, caller);
    const asked = orders.find(({ type }) => type === 'erasure.requested');
    await privacy.erase(order(caller, asked?.data.object.id as string));
    expect((await rescan()).body.error.code).toBe('answer_erased');
  });

  it('that was broken off goes on where it was, and its receipt counts both runs', async () => {
    const { caller, params } = await applicant();
    const { body: asked } = await privacy.remove({ caller, params });
    const broken = privacyCalls(backend, undefined, (sound) => ({
      ...sound,
      eraseCandidate: async (...asked) => {
        await sound.eraseCandidate(...asked);
        throw new Error('the power went out');
      },
    }));
    await expect(broken.erase(order(caller, asked.id))).rejects.toThrow('power');
    expect((await privacy.erasure({ caller, params: { id: asked.id } })).body.receipt).toBeNull();
    await privacy.erase(order(caller, asked.id));
    const { body: done } = await privacy.erasure({ caller, params: { id: asked.id } });
    expect(done.receipt).toMatchObject({ file_versions: 1, events: 5 });
  });

  it('that takes minutes dates its events by their emission: readers of events look back one minute only', async () => {
    const { caller, params } = await applicant();
    const { body: asked } = await privacy.remove({ caller, params });
    let now = new Date();
    const pass = () => {
      now = new Date(now.getTime() + 200_000);
      return now;
    };
    const told: Date[] = [];
    const slow = privacyCalls(
      backend,
      () => now,
      (sound) => ({
        ...sound,
        eraseCandidate: async (...its) => {
          told.push(pass());
          await sound.eraseCandidate(...its);
          told.push(pass());
        },
      }),
    );
    await slow.erase(order(caller, asked.id));
    const news = (await eventsOf(backend, caller)).filter(({ type }) => type !== 'erasure.requested');
    expect(news.map(({ type, created_at }) => [type, created_at])).toEqual([
      ['scan.deleted', told[0]?.toISOString()],
      ['candidate.deleted', told[1]?.toISOString()],
    ]);
    expect(news.map(({ id }) => timeOf(id))).toEqual(told);
    const { body: done } = await privacy.erasure({ caller, params: { id: asked.id } });
    expect(done.completed_at).toBe(told[1]?.toISOString());
  });

  it('that runs twice at once leaves the news of its end to be read', async () => {
    const { caller, params } = await applicant();
    const { body: asked } = await privacy.remove({ caller, params });
    const late = privacyCalls(backend, undefined, (sound) => ({
      ...sound,
      eraseCandidate: async (...its) => {
        await privacy.erase(order(caller, asked.id));
        await sound.eraseCandidate(...its);
      },
    }));
    await late.erase(order(caller, asked.id));
    const told = (await eventsOf(backend, caller)).map(({ type }) => type);
    for (const once of ['candidate.deleted', 'scan.deleted'])
      expect(
        told.filter((type) => type === once),
        once,
      ).toHaveLength(1);
  });

  it('leaves no way back in: a file that arrives late is removed, a change of the application is 404', async () => {
    const { caller, job } = await hiring(backend);
    const resume = { filename: 'cv.pdf' };
    const { body } = await calls.create({ caller, body: applicationFor(job, { resume }) });
    const [attachment] = body.submission.attachments;
    const { body: asked } = await privacy.remove({ caller, params: { id: body.candidate_id } });
    await fetch(attachment.upload_url, { method: 'PUT', headers: attachment.headers, body: '%PDF' });
    const fileKey = attachmentKey(caller.organizationId, body.id, attachment.id);
    await calls.receive(fileKey);
    expect(await calls.uploads.find(fileKey)).toBeUndefined();
    await privacy.erase(order(caller, asked.id));
    await expect(calls.pipeline.change(originOf(caller), body.id, () => null)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('frees the e-mail address that the person has at the end, also when it changes at the same instant', async () => {
    const { caller, params } = await applicant();
    let raced = false;
    const racing = privacyCalls(
      backend,
      undefined,
      (one) => one,
      async () => {
        if (raced) return;
        raced = true;
        await calls.candidates.update(originOf(caller), params.id, (before) => ({
          ...before,
          email: 'new.address@example.com',
        }));
      },
    );
    expect((await racing.remove({ caller, params })).status).toBe(202);
    expect(raced).toBe(true);
    const origin = originOf(caller);
    for (const email of ['jane.miller@example.com', 'new.address@example.com']) {
      const free = await calls.candidates.add(
        origin,
        newCandidate(idSource(new Date())('candidate'), { email, source: unnamedSource }, new Date()),
      );
      expect(free.email).toBe(email);
    }
  });

  it('outlives a late retry of the call that made the person', async () => {
    const { caller, application, params } = await applicant();
    const person = await calls.candidates.get(caller.organizationId, params.id);
    await privacy.remove({ caller, params });
    const again = calls.candidates.insert(
      { ...originOf(caller), claim: 'the same call' },
      { ...person, external_id: null },
      [],
    );
    await expect(again).rejects.toMatchObject({ code: 'answer_erased' });
    expect((await calls.get({ caller, params: { id: application.id } })).status).toBe(404);
  });

  it('of another organization is nobody’s business', async () => {
    const { caller, params } = await applicant();
    const stranger = await newCaller(backend);
    expect((await privacy.remove({ caller: stranger, params })).status).toBe(404);
    expect((await privacy.anonymize({ caller: stranger, params })).status).toBe(404);
    const { body: asked } = await privacy.remove({ caller, params });
    expect((await privacy.erasure({ caller: stranger, params: { id: asked.id } })).status).toBe(404);
  });
});

describe('an anonymized candidate', () => {
  it('keeps its applications without their content, and stays as it is', async () => {
    const { caller, application, params, fileKey } = await applicant();
    const { body } = await privacy.anonymize({ caller, params });
    expect(body).toMatchObject({ status: 'anonymized', first_name: null, email: null, scan_id: null });
    const again = await privacy.anonymize({ caller, params });
    expect(again.body).toEqual(body);

    const asked = (await eventsOf(backend, caller)).filter(({ type }) => type === 'erasure.requested');
    expect(asked).toHaveLength(1);
    await privacy.erase(order(caller, asked[0]?.data.object.id as string));
    const { body: kept } = await calls.get({ caller, params: { id: application.id } });
    expect(kept).toMatchObject({ status: 'active', candidate_id: params.id, scan_id: null });
    expect(kept.submission).toMatchObject({ first_name: null, email: null, answers: [], attachments: [] });
    expect(await calls.uploads.find(fileKey)).toBeUndefined();
    const told = (await eventsOf(backend, caller)).map(({ type }) => type).sort();
    expect(told).toEqual(['candidate.anonymized', 'erasure.requested', 'scan.deleted']);
  });
});

describe('a call about somebody who was erased since', () => {
  it('is not done again under its key, but told that its answer is gone', async () => {
    const { caller, application, params } = await applicant();
    const advance = () => {
      const headers = { 'idempotency-key': 'step' };
      return moves.advance({ caller, params: { id: application.id }, body: {}, headers });
    };
    const { body: advanced } = await advance();
    await privacy.anonymize({ caller, params });
    const orders = await eventsOf(backend, caller);
    const asked = orders.find(({ type }) => type === 'erasure.requested');
    await privacy.erase(order(caller, asked?.data.object.id as string));

    const retried = await advance();
    expect([retried.status, retried.body.error.code]).toEqual([409, 'answer_erased']);
    const { body: kept } = await calls.get({ caller, params: { id: application.id } });
    expect(kept.stage.id).toBe(advanced.stage.id);
  });
});

describe('the end of a retention period', () => {
  it('is emitted once, on its day or later, by consent or else by the organization', async () => {
    const { caller, job } = await hiring(backend);
    const consent = { processing: true, retention: true };
    const { body } = await calls.create({ caller, body: applicationFor(job, { consent }) });
    const candidate = await calls.candidates.get(caller.organizationId, body.candidate_id);
    const due = new Date(`${candidate.retention_due_on}T12:00:00Z`);
    const sweepAt = (days: number) => {
      const at = new Date(due.getTime() + days * 24 * 3600 * 1000);
      return privacyCalls(backend, () => at).sweepRetention();
    };
    const reminders = async () =>
      (await eventsOf(backend, caller)).filter(({ type }) => type === 'candidate.retention_due').length;

    await sweepAt(-1);
    expect(await reminders()).toBe(0);
    expect(linesOf('retention swept')).toMatchObject([{ level: 'info', reminded: 0 }]);
    await sweepAt(3);
    await sweepAt(4);
    const kept = await calls.candidates.get(caller.organizationId, body.candidate_id);
    expect(kept.retention_due_on).toBeNull();
  });
});
