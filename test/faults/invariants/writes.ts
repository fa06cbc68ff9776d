import { isDeepStrictEqual } from 'node:util';
import { sha256 } from '../../../shared/storage/keys.ts';
import type { Evidence } from '../invariants.ts';
import type { View } from '../world.ts';
import { candidatePartition, scansIn } from './people.ts';

/** Each resource that a client was told of reads as it was told, and no other lies in the table. */
export async function writesAreThereOnce({ run, rows, call }: Evidence): Promise<string[]> {
  const { caller, jobs, deletedJobs, scans, candidates, hooks } = run.world;
  const breaches: string[] = [];
  const expectSame = (what: string, told: View, found: View) => {
    const fields = Object.keys(told).filter((field) => !isDeepStrictEqual(told[field], found[field]));
    if (fields.length > 0) breaches.push(`${what} differs from its answer in ${fields.join(', ')}`);
  };
  for (const [id, told] of jobs) {
    const found = await call('getJob', { caller, params: { id } });
    if (found.status === 200) expectSame(id, told, found.body);
    else breaches.push(`the job ${id} was accepted and is answered ${found.status}`);
  }
  for (const [id, told] of candidates) {
    if (run.world.erased.has(id)) continue;
    const found = await call('getCandidate', { caller, params: { id } });
    if (found.status === 200) expectSame(id, ownFields(told), found.body);
    else breaches.push(`the candidate ${id} was accepted and is answered ${found.status}`);
  }
  for (const id of deletedJobs) {
    const found = await call('getJob', { caller, params: { id } });
    if (found.status !== 404) breaches.push(`the job ${id} was deleted and is answered ${found.status}`);
  }
  for (const [id, { view: told, attempt }] of scans) {
    if (run.world.erased.has(told.candidate_id)) continue;
    const found = await call('getScan', { caller, params: { id } });
    if (found.status !== 200) {
      breaches.push(`the scan ${id} was accepted and is answered ${found.status}`);
      continue;
    }
    const { external_id, job_id, metadata, created_at, source } = told;
    const { filename, size } = told.file;
    expectSame(id, { external_id, job_id, metadata, created_at, source, attempt }, found.body);
    expectSame(id, { filename, size }, found.body.file);
  }
  for (const [id, { view: told, behaviour }] of hooks) {
    const found = await call('getWebhookEndpoint', { caller, params: { id } });
    const { secret: _, enabled, disabled_at, disabled_reason, version, updated_at, ...rest } = told;
    // 410 is the one answer by which a receiver changes its own registration.
    if (found.status !== 200)
      breaches.push(`the endpoint ${id} was accepted and is answered ${found.status}`);
    else expectSame(id, behaviour === 'gone' ? rest : { ...rest, enabled, version, updated_at }, found.body);
  }
  const idsIn = (ending: RegExp) => rows.filter(({ pk }) => ending.test(pk)).map(({ sk }) => sk);
  const expectOnly = (what: string, found: string[], told: Iterable<string>) => {
    const known = new Set(told);
    for (const id of found)
      if (!known.has(id)) breaches.push(`${what} ${id} is there, and no client was told so`);
  };
  expectOnly('the job', idsIn(/#JOB$/), jobs.keys());
  expectOnly('the deleted job', idsIn(/#JOB#DELETED$/), deletedJobs);
  const scansOfApplications = scansIn(rows)
    .filter(({ data }) => data.application_id)
    .map(({ sk }) => sk);
  expectOnly('the scan', idsIn(/#SCAN#\d{4}-\d\d$/), [...scans.keys(), ...scansOfApplications]);
  const applicants = [...run.world.applications.values()].flatMap(({ candidateId }) => candidateId ?? []);
  expectOnly('the candidate', idsIn(candidatePartition), [...candidates.keys(), ...applicants]);
  expectOnly('the webhook endpoint', idsIn(/#HOOK$/), hooks.keys());
  return breaches;
}

/** What an application under the same address changes. */
const ofApplications = [
  'applications',
  'application_counts',
  'proposal',
  'status',
  'version',
  'updated_at',
  'scan_id',
  'consent',
];
const ownFields = (view: View): View =>
  Object.fromEntries(Object.entries(view).filter(([field]) => !ofApplications.includes(field)));

const rowsOf: Record<string, RegExp> = {
  job: /#JOB$/,
  candidate: candidatePartition,
  scan: /#SCAN#\d{4}-\d\d$/,
  webhookEndpoint: /#HOOK$/,
};

export function externalIdsAgree({ rows }: Evidence): string[] {
  const breaches: string[] = [];
  for (const [kind, partition] of Object.entries(rowsOf)) {
    const claims = rows.filter(({ pk }) => pk.endsWith(`#EXTERNAL#${kind}`));
    const named = rows.filter(({ pk, data }) => partition.test(pk) && data.external_id !== null);
    const leading = rows.filter(({ pk, sk }) => pk.endsWith('#CAND#MERGED') && !sk.endsWith('#UNDO'));
    for (const { sk, data } of claims) {
      if (leading.some((row) => row.sk === data.id && row.data.external_id_claim?.sk === sk)) continue;
      const owner = named.find((row) => row.sk === data.id);
      if (!owner || sha256(owner.data.external_id) !== sk) breaches.push(`a claim of ${data.id} is nobody's`);
    }
    for (const { sk, data } of named) {
      const claim = claims.find((row) => row.sk === sha256(data.external_id));
      if (claim?.data.id !== sk) breaches.push(`${sk} has an external id and no claim on it`);
    }
  }
  return breaches;
}
