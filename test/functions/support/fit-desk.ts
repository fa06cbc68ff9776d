import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Scan, ScanResult } from '../../../shared/domain/stored/scan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { keepResult } from '../../../shared/storage/keep-result.ts';
import { profileOf } from '../../shared/fit/support/profiles.ts';
import type { Backend } from '../../support/backend.ts';
import { originOf } from './origin.ts';
import { pipelineStores, storeApplication } from './pipeline-stores.ts';
import { resultOf } from './reading.ts';
import { storeScan } from './scan-calls.ts';

/** A job that requires these skills. */
export async function jobAsking(backend: Backend, caller: Caller, ...skills: string[]): Promise<string> {
  const now = new Date();
  const requirements = skills.map((label) => ({
    type: 'skill' as const,
    label,
    importance: 'must_have' as const,
    weight: 1,
    knockout: false,
  }));
  const job = newJob({ name: 'Engineer', requirements }, { now, newId: idSource(now) });
  await jobStore(backend.table).insert(originOf(caller, now), job, []);
  return job.id;
}

/** What a CV with these skills comes to. */
export const resultWith = (skills: string[], lines: string[] = []): ScanResult => ({
  ...resultOf('Anna Smith'),
  profile: profileOf({ skills }),
  lines,
});

/** A scan that was read, of a CV with these skills. */
export async function scanWith(
  backend: Backend,
  caller: Caller,
  skills: string[],
  changes: Partial<Scan> = {},
): Promise<Scan> {
  const scan = await storeScan(backend, caller, new Date(), { status: 'completed', ...changes });
  await backend.table.commit([keepResult(caller.organizationId, scan.id, resultWith(skills))]);
  return scan;
}

/** An application for a job, with a CV of these skills that was read unless `scan` says otherwise. */
export async function applicantWith(
  backend: Backend,
  caller: Caller,
  { jobId, skills, email = 'jane@example.com' }: { jobId: string; skills: string[]; email?: string },
  scan: Partial<Scan> = {},
): Promise<Application> {
  const stores = pipelineStores(backend);
  const job = await stores.jobs.get(caller.organizationId, jobId);
  const { id, candidate_id } = await storeApplication(stores, caller, job, { email });
  const own = { job_id: jobId, application_id: id, candidate_id, ...scan };
  const { id: scan_id } = await scanWith(backend, caller, skills, own);
  return stores.pipeline.change(originOf(caller), id, (application) => ({
    next: { ...application, scan_id },
    events: [],
    happening: { type: 'attachment_added' },
  }));
}
