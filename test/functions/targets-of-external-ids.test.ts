import { beforeAll, describe, expect, it } from 'vitest';
import { type IdKind, idPrefixes } from '../../shared/contracts/primitives.ts';
import type { AuditEntry } from '../../shared/domain/audit.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { jobCalls } from './support/job-calls.ts';

/** The audit log names what a call changed, whatever text its caller puts into the address: tried with an id of each kind. */
let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const kinds = Object.keys(idPrefixes) as IdKind[];
const routes = Object.entries(routeTable as unknown as Record<string, Route>);

it('takes a text of the caller, and not an id, in the address of three calls', () => {
  const taking = routes.filter(([, { method, params }]) => method !== 'GET' && 'external_id' in params);
  expect(taking.map(([name]) => name).sort()).toEqual(['upsertApplication', 'upsertCandidate', 'upsertJob']);
});

describe.each(kinds)('an external id in the form of an id of the kind %s', (kind) => {
  it('is no target', async () => {
    const caller = await newCaller(backend);
    const external_id = idSource(new Date())(kind);
    const asked = { caller, params: { external_id } };
    const jobs = jobCalls(backend);
    const job = await jobs.upsert({ ...asked, body: { name: 'Nurse', is_draft: false } });
    const candidate = await candidateCalls(backend).upsert({ ...asked, body: { first_name: 'Ada' } });
    const application = await applicationCalls(backend).upsert({
      ...asked,
      body: { job_id: job.body.id, candidate_id: candidate.body.id },
    });
    for (const { status, body } of [job, candidate, application])
      expect(status, JSON.stringify(body)).toBeLessThan(300);
    await jobs.upsert({ ...asked, body: { name: 'Nurses' } });
    const entries = (await everyRow(backend))
      .filter(({ pk }) => pk.startsWith(`ORG#${caller.organizationId}#AUDIT#`))
      .map(({ data }) => data as AuditEntry)
      .map(({ call, target }) => [call.split('/')[2], target?.id]);
    expect(entries.sort()).toEqual(
      [
        ['jobs', job.body.id],
        ['candidates', candidate.body.id],
        ['applications', application.body.id],
        ['jobs', job.body.id],
      ].sort(),
    );
  });
});
