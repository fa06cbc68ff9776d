/** Nothing that anybody writes comes back to a person who was anonymized: every route that takes a body, with marked texts. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Route, storesNothing } from '../../shared/routes/route.ts';
import * as table from '../../shared/routes/route-table.ts';
import type { Backend } from '../support/backend.ts';
import type { Answered } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { moveCalls, moving } from './support/move-calls.ts';
import { storeJob } from './support/pipeline-stores.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const mark = 'MARKED-TEXT';
const words = {
  note: mark,
  reason: mark,
  text: mark,
  add: [mark],
  kind: 'certificate',
  filename: `${mark}.pdf`,
  tags: [mark],
  external_id: mark,
  metadata: { [mark]: mark },
};

/** The routes that write on one application or one candidate, from the table of routes. */
const writes = Object.entries(table as Record<string, Route>).filter(
  ([, { path, method, idempotency, body }]) =>
    body &&
    !storesNothing({ method, idempotency }) &&
    /^\/v1\/(applications|candidates)\/(\{id\}|moves|bulk)/.test(path),
);

describe('a person who was anonymized', () => {
  it.each(writes)('is given nothing by %s', async (operation, route) => {
    const { caller, job, application, stored, ask } = await moving(backend);
    if (operation === 'unhireApplication') await ask('hire');
    const privacy = privacyCalls(backend);
    const stores = applicationCalls(backend);
    await privacy.anonymize({ caller, params: { id: application.candidate_id } });
    const order = (await everyRow(backend)).find(({ pk }) => pk === `ORG#${caller.organizationId}#ERASURE`);
    await privacy.erase({ organizationId: caller.organizationId, erasureId: order?.sk ?? '' });
    const other = await storeJob(stores, caller);
    const another = await candidateCalls(backend).create({ caller, body: {} });
    const known = {
      ...words,
      first_name: mark,
      application_id: application.id,
      candidate_id: another.body.id,
      stage_id: job.stages[1]?.id,
      job_id: other.id,
    };
    const isOfApplication = route.path.startsWith('/v1/applications');
    const fields = Object.keys((route.body as unknown as { entries?: object }).entries ?? {});
    const body =
      fields.length > 0
        ? Object.fromEntries(Object.entries(known).filter(([name]) => fields.includes(name)))
        : { action: 'advance', application_ids: [application.id], note: mark };
    if (operation === 'transferApplication') delete (body as { stage_id?: string }).stage_id;
    expect(v.is(route.body as v.GenericSchema, body), JSON.stringify(body)).toBe(true);
    const name = named[operation] ?? '';
    const calls = { ...moveCalls(backend), ...candidateCalls(backend), ...ofApplications(backend) };
    const call = calls[name as 'move'] as ((sent: object) => Promise<Answered>) | undefined;
    expect(call, `${operation} has no call here`).toBeDefined();
    const before = await stored();
    const id = isOfApplication ? application.id : application.candidate_id;
    const answer = await call?.({ caller, params: { id }, body });
    if (operation !== 'bulkMoveApplications')
      expect([answer?.status, answer?.body.error?.code]).toEqual([409, 'invalid_state_transition']);
    expect(await stored()).toEqual(before);
    const rows = (await everyRow(backend)).filter(({ pk }) => pk.includes(caller.organizationId));
    expect(JSON.stringify(rows)).not.toContain(mark);
  });

  it('has an application that still ends', async () => {
    const { caller, application, ask, stored } = await moving(backend);
    await privacyCalls(backend).anonymize({ caller, params: { id: application.candidate_id } });
    expect((await ask('withdraw', {})).status).toBe(200);
    expect((await stored()).status).toBe('withdrawn');
  });
});

const ofApplications = (on: Backend) => {
  const { update, tag, addFile } = applicationCalls(on);
  return { label: update, tagApplication: tag, addFile };
};
const named: Record<string, string> = {
  updateApplication: 'label',
  changeApplicationTags: 'tagApplication',
  addApplicationAttachment: 'addFile',
  addCandidateAttachment: 'attach',
  unhireApplication: 'unhire',
  changeCandidateTags: 'changeTags',
  moveApplication: 'move',
  advanceApplication: 'advance',
  rejectApplication: 'reject',
  withdrawApplication: 'withdraw',
  hireApplication: 'hire',
  transferApplication: 'transfer',
  bulkMoveApplications: 'bulk',
  updateCandidate: 'update',
  replaceCandidateTags: 'tag',
  createCandidateNote: 'addNote',
  confirmApplicant: 'confirm',
  mergeCandidate: 'merge',
  unmergeCandidate: 'unmerge',
};
