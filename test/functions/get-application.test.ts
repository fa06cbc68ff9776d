import { beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../shared/contracts/organization.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type ApplicationCalls, applicationCalls } from './support/application-calls.ts';
import { type CandidateCalls, candidateCalls } from './support/candidate-calls.ts';
import { type FitCalls, fitCalls } from './support/fit-calls.ts';
import { applicantWith, jobAsking } from './support/fit-desk.ts';
import { type MoveCalls, moveCalls } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { scanCalls } from './support/scan-calls.ts';

let backend: Backend;
let applications: ApplicationCalls;
let candidates: CandidateCalls;
let fits: FitCalls;
let moves: MoveCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  applications = applicationCalls(backend);
  candidates = candidateCalls(backend);
  fits = fitCalls(backend);
  moves = moveCalls(backend);
});

/** An applicant who has what the first job asks for, half of what the second does, and nothing of the third's. */
async function applicant(scan = {}) {
  const caller = await newCaller(backend);
  const [first = '', second = '', third = ''] = await Promise.all(
    [['TypeScript'], ['TypeScript', 'Rust'], ['Cooking']].map((skills) =>
      jobAsking(backend, caller, ...skills),
    ),
  );
  const { id, candidate_id, scan_id } = await applicantWith(
    backend,
    caller,
    { jobId: first, skills: ['TypeScript'] },
    scan,
  );
  const scanId = scan_id ?? '';
  const params = { id };
  return {
    caller,
    jobs: { first, second, third },
    candidateId: candidate_id,
    scanId,
    params,
    /** What the worker does, whatever of the scan or its application was told. */
    score: () => fits.score(caller, scanId),
    askFor: (job_id: string) => fits.create({ caller, params: { id: scanId }, body: { job_id } }),
    transfer: (job_id: string) => moves.transfer({ caller, params, body: { job_id } }),
    fit: async (by = caller) => (await applications.get({ caller: by, params })).body.fit,
  };
}

describe('the fit of an application', () => {
  it('is null before there is one, then the headline that the scan shows in lists', async () => {
    const at = await applicant();
    expect(await at.fit()).toBeNull();
    await at.score();
    const [scan] = (await scanCalls(backend).list({ caller: at.caller })).body.data;
    expect(scan.fit).toMatchObject({ status: 'completed', job_id: at.jobs.first, score: 100 });
    expect(await at.fit()).toEqual(scan.fit);
  });

  it('is the same in lists and in the answer to a change and to a move', async () => {
    const at = await applicant();
    await at.score();
    const { caller, params, candidateId } = at;
    const fit = await at.fit();
    const [listed] = (await applications.list({ caller })).body.data;
    const ofCandidate = await candidates.applications({ caller, params: { id: candidateId } });
    const { body: changed } = await applications.update({ caller, params, body: { tags: ['a'] } });
    const answers = [listed, ofCandidate.body.data[0], changed];
    for (const move of ['advance', 'reject', 'unreject', 'hire', 'withdraw'] as const)
      answers.push(
        (await moves[move]({ caller, params, body: move === 'reject' ? { reason: 'other' } : {} })).body,
      );
    for (const answer of answers) expect(answer.fit).toEqual(fit);
  });

  it('is not that of another job, however much better', async () => {
    const at = await applicant();
    await at.transfer(at.jobs.third);
    await at.askFor(at.jobs.second);
    await at.score();
    expect(await at.fit()).toMatchObject({ job_id: at.jobs.third, score: 0 });
  });

  it('is pending with the last numbers while somebody asks anew, and follows what comes of it', async () => {
    const at = await applicant();
    await at.score();
    await at.askFor(at.jobs.first);
    expect(await at.fit()).toMatchObject({ status: 'pending', score: 100 });
    const before = await at.fit();
    await at.score();
    const after = await at.fit();
    expect(after).toMatchObject({ status: 'completed', score: 100 });
    expect(after.scored_at > before.scored_at).toBe(true);
  });

  it('goes with its scan', async () => {
    const at = await applicant();
    await at.score();
    const { deleteScan } = privacyCalls(backend);
    await deleteScan({ caller: at.caller, params: { id: at.scanId } });
    expect(await at.fit()).toBeNull();
  });

  it('changes the ETag and not the version, so that a change is not refused for it', async () => {
    const at = await applicant();
    const { caller, params } = at;
    const before = await applications.get({ caller, params });
    await at.score();
    const after = await applications.get({ caller, params });
    expect(after.headers.ETag).not.toBe(before.headers.ETag);
    const headers = { 'if-match': before.headers.ETag as string };
    const { status } = await applications.update({ caller, params, headers, body: { tags: ['a'] } });
    expect(status).toBe(200);
  });
});

describe('the fit of an application that goes to another job', () => {
  it('is null until it is scored there, which it is by itself', async () => {
    const at = await applicant();
    await at.score();
    expect((await at.transfer(at.jobs.second)).body.fit).toBeNull();
    expect(await at.fit()).toBeNull();
    await at.score();
    expect(await at.fit()).toMatchObject({ job_id: at.jobs.second, score: 61, status: 'completed' });
  });

  it('is the earlier score again when it comes back', async () => {
    const at = await applicant();
    await at.score();
    const fit = await at.fit();
    await at.transfer(at.jobs.second);
    expect((await at.transfer(at.jobs.first)).body.fit).toEqual(fit);
  });

  it('comes once the CV is read, when the application was quicker', async () => {
    const at = await applicant({ status: 'processing' });
    await at.transfer(at.jobs.second);
    await at.score();
    expect(await at.fit()).toBeNull();
    await scanStore(backend.table).change(originOf(at.caller), at.scanId, (scan) => ({
      next: { ...scan, status: 'completed' },
      events: [],
    }));
    await at.score();
    expect(await at.fit()).toMatchObject({ job_id: at.jobs.second, score: 61 });
  });
});

describe('a key that may not read scans', () => {
  it('sees no fit of an application, in reads, lists and moves', async () => {
    const at = await applicant();
    await at.score();
    const scopes: Scope[] = ['applications:read', 'applications:write', 'candidates:read'];
    const [caller, { params }] = [{ ...at.caller, scopes }, at];
    const answers = [
      (await applications.get({ caller, params })).body,
      (await applications.list({ caller })).body.data[0],
      (await candidates.applications({ caller, params: { id: at.candidateId } })).body.data[0],
      (await applications.update({ caller, params, body: { tags: ['a'] } })).body,
      (await moves.advance({ caller, params })).body,
    ];
    for (const answer of answers) expect([answer.id, answer.fit]).toEqual([params.id, null]);
    expect(await at.fit()).not.toBeNull();
  });

  it.each([
    { when: 'a key that may came first', isFirst: true },
    { when: 'it came first itself, which hides it from nobody else', isFirst: false },
  ])('sees none in an answer that is repeated to it, when $when', async ({ isFirst }) => {
    const at = await applicant();
    await at.score();
    const fit = await at.fit();
    const scopes: Scope[] = ['applications:read', 'applications:write'];
    const less = { ...at.caller, scopes };
    const asked = { params: at.params, headers: { 'idempotency-key': 'once' } };
    const shown = new Map<boolean, unknown>();
    for (const mayRead of isFirst ? [true, false] : [false, true]) {
      const { body } = await moves.advance({ caller: mayRead ? at.caller : less, ...asked });
      shown.set(mayRead, body.fit);
    }
    expect([shown.get(true), shown.get(false)]).toEqual([fit, null]);
  });
});
