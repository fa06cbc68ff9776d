/** A person is deleted with the answer, and a worker erases the rest: until it has run, no read shows what belonged to them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { applicantWith, jobAsking } from './support/fit-desk.ts';
import { moveCalls } from './support/move-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { scanCalls } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A person with an application, a scan that was read and a note, and how each is read. */
async function person(caller: Caller) {
  const jobId = await jobAsking(backend, caller, 'Go');
  const { id, candidate_id, scan_id } = await applicantWith(backend, caller, { jobId, skills: ['Go'] });
  const ofCandidate = candidateCalls(backend);
  const scans = scanCalls(backend);
  const note = await ofCandidate.addNote({
    caller,
    params: { id: candidate_id },
    body: { text: 'Met Jane' },
  });
  const privacy = privacyCalls(backend);
  const exported = await privacy.order({ caller, params: { id: candidate_id } });
  const of = (params: Record<string, string>) => ({ caller, params });
  const scan = of({ id: scan_id ?? '' });
  return {
    candidateId: candidate_id,
    reads: {
      application: () => applicationCalls(backend).get(of({ id })),
      history: () => moveCalls(backend).history(of({ id })),
      scan: () => scans.get(scan),
      'résumé of the scan': () => scans.jsonResume(scan),
      'file of the scan': () => scans.pdf(scan),
      'text of the scan': () => scans.text(scan),
      note: () => ofCandidate.note(of({ id: candidate_id, note_id: note.body.id })),
      export: () => privacy.exported(of({ id: exported.body.id })),
    },
  };
}
type Reads = Awaited<ReturnType<typeof person>>['reads'];
const statuses = async (reads: Reads) =>
  Object.fromEntries(
    await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, (await read()).status])),
  );
const all = (status: number, reads: Reads) =>
  Object.fromEntries(Object.keys(reads).map((name) => [name, status]));

describe('each part of a person', () => {
  it('is shown, and not found once the person is deleted; the receipt is', async () => {
    const caller = await newCaller(backend);
    const { candidateId, reads } = await person(caller);
    expect(await statuses(reads)).toEqual(all(200, reads));
    const { body } = await privacyCalls(backend).remove({ caller, params: { id: candidateId } });
    expect(await statuses(reads)).toEqual(all(404, reads));
    expect((await privacyCalls(backend).erasure({ caller, params: { id: body.id } })).status).toBe(200);
  });

  it('that an anonymization keeps is shown', async () => {
    const caller = await newCaller(backend);
    const { candidateId, reads } = await person(caller);
    await privacyCalls(backend).anonymize({ caller, params: { id: candidateId } });
    const { application, scan } = await statuses(reads);
    expect({ application, scan }).toEqual({ application: 200, scan: 404 });
  });
});
