import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { asAccount } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { type Answered, eventsOf } from '../support/call-endpoint.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, fromCareerSite, hiring } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { moveCalls } from './support/move-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { scanCalls, uploadFile } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

interface Known {
  caller: Caller;
  visitor: Caller;
  job: Job;
  application: string;
  candidate: string;
  token: string;
}
type Post = (cloud: Backend, known: Known, headers: Record<string, string>) => Promise<Answered>;

const mark = 'Marked-Miller';
const ofApplication = ({ caller, application }: Known) => ({ caller, params: { id: application } });
const ofCandidate = ({ caller, candidate }: Known) => ({ caller, params: { id: candidate } });
const email = 'someone.new@example.com';
/** Packs to no less than it is, so that the answer is kept in several rows. */
const metadata = Object.fromEntries(
  Array.from({ length: 50 }, (_, i) => [`k${i}`, randomBytes(370).toString('base64')]),
);

/** Every POST whose response is about a person, once without anything that its erasure knew before. */
const posts: Record<string, Post> = {
  createApplication: (cloud, { caller, job }, headers) =>
    applicationCalls(cloud).create({ caller, headers, body: applicationFor(job, { cover_letter: mark }) }),
  'createApplication of somebody new': (cloud, { caller, job }, headers) => {
    const body = applicationFor(job, {
      candidate: { first_name: mark, email },
      cover_letter: mark,
      metadata,
    });
    return applicationCalls(cloud).create({ caller, headers, body });
  },
  'createApplication of a form': (cloud, { visitor, job }, headers) => {
    const body = applicationFor(job, { resume: { filename: `${mark}.pdf` } });
    return applicationCalls(cloud).create({
      caller: visitor,
      headers: { ...headers, ...fromCareerSite },
      body,
    });
  },
  createCandidate: (cloud, { caller }, headers) =>
    candidateCalls(cloud).create({ caller, headers, body: { first_name: mark, metadata } }),
  createCandidateNote: (cloud, known, headers) =>
    candidateCalls(cloud).addNote({ ...ofCandidate(known), headers, body: { body: mark } }),
  createScan: (cloud, { caller, candidate, token }, headers) => {
    const body = { storage_token: token, candidate_id: candidate, metadata: { name: mark } };
    return scanCalls(cloud).create({ caller, headers, body });
  },
  createCandidateExport: (cloud, known, headers) =>
    privacyCalls(cloud).order({ ...ofCandidate(known), headers }),
  rejectApplication: (cloud, known, headers) =>
    moveCalls(cloud).reject({ ...ofApplication(known), headers, body: { reason: 'other', note: mark } }),
  advanceApplication: (cloud, known, headers) =>
    moveCalls(cloud).advance({ ...ofApplication(known), headers, body: { note: mark } }),
};

async function knowing(): Promise<Known> {
  const { caller, visitor, job } = await hiring(backend);
  const { body } = await applicationCalls(backend).create({ caller, body: applicationFor(job) });
  const token = await uploadFile(scanCalls(backend), caller);
  return { caller, visitor, job, application: body.id, candidate: body.candidate_id, token };
}

/** Erases everybody whom an organization knows, from the order to its end. */
async function eraseEverybody({ caller }: Known) {
  const privacy = privacyCalls(backend);
  const { organizationId } = caller;
  for (const { pk, sk } of await everyRow(backend))
    if (pk === `ORG#${organizationId}#CAND`) await privacy.remove({ caller, params: { id: sk } });
  for (const { type, data } of await eventsOf(backend, caller))
    if (type === 'erasure.requested')
      await privacy.erase({ organizationId, erasureId: String(data.object.id) });
}

/** A cloud in which everybody is erased just before the n-th write; answers how many writes there were. */
function erasedBefore(nth: number, known: Known) {
  let writes = 0;
  const commit: Backend['table']['commit'] = async (asked) => {
    if (++writes === nth) await asAccount(() => eraseEverybody(known));
    return backend.table.commit(asked);
  };
  return { cloud: { ...backend, table: { ...backend.table, commit } }, writes: () => writes };
}

describe.each(Object.entries(posts))('%s', (_name, post) => {
  it('stores nothing of somebody who is erased before any of its writes', async () => {
    for (let nth = 1, last = false; !last; nth++) {
      const known = await knowing();
      const { cloud, writes } = erasedBefore(nth, known);
      const headers = { 'idempotency-key': `before write ${nth}` };
      const answered = await post(cloud, known, headers);
      last = writes() < nth;
      // Whom the call made after the erasure is there to be erased by the next.
      await eraseEverybody(known);
      const left = (await everyRow(backend)).filter((row) => textOf(row).includes(mark));
      expect(
        left.map(({ pk, sk }) => `${pk} ${sk}`),
        `before write ${nth}: ${answered.status}`,
      ).toEqual([]);
      const stored = (await everyRow(backend)).filter(({ pk, data, detail }) => {
        const claim = data as { answer?: unknown; subjects?: string[] };
        return (
          pk.startsWith('IDEM#') &&
          (detail || (claim.answer && claim.subjects?.some((id) => /^(cand|app|scan)_/.test(id))))
        );
      });
      expect(
        stored.map(({ sk, data }) => [sk, data]),
        `before write ${nth}: ${answered.status}`,
      ).toEqual([]);
    }
  }, 60_000);
});
