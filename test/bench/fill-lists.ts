import { scopes } from '../../shared/contracts/organization.ts';
import { newCandidate } from '../../shared/domain/candidate.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { newJob } from '../../shared/domain/job.ts';
import { newScan } from '../../shared/domain/scan.ts';
import { application } from '../../shared/examples/example-resources.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import {
  applicationPartition,
  candidatePartition,
  jobPartition,
  monthPartition,
  scanPartition,
} from '../../shared/storage/keys.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { openTable } from '../../shared/storage/table.ts';
import { importRows } from './import-rows.ts';
import type { Bench } from './section.ts';
import { openStageWithoutFunctions } from './stage-without-functions.ts';

export const listNames = ['listJobs', 'listScans', 'listCandidates', 'listApplications'] as const;
/** All rows of an organization lie in one month, so that scans, too, fill a single partition. */
const birth = new Date('2026-06-01T00:00:00.000Z');
const cursorKeys = async () => ({ current: '1', keys: new Map([['1', 'bench']]) });

/** Fills a database in `filledDir`: per list and size one organization. The first row of each is written by its store. */
export async function fillLists(bench: Bench, filledDir: string, sizes: number[]) {
  const stage = await openStageWithoutFunctions(bench);
  const table = openTable(dynamoDb(stage.connection.dynamoDb), tableName('prod'));
  const insertFirst = {
    async listJobs(caller: Caller) {
      const job = newJob({ name: 'Nurse' }, { now: birth, newId: idSource(birth) });
      await jobStore(table).insert(originOf(caller), job, []);
      return { kind: 'job' as const, key: { pk: jobPartition(caller.organizationId), sk: job.id } };
    },
    async listScans(caller: Caller) {
      const scan = newScan({ id: idSource(birth)('scan'), ...scanFields }, birth);
      await scanStore(table).insert(originOf(caller), scan, []);
      const pk = scanPartition(caller.organizationId, monthPartition(birth));
      return { kind: 'scan' as const, key: { pk, sk: scan.id } };
    },
    async listCandidates(caller: Caller) {
      const body = { first_name: 'Jane', source: 'api' as const };
      const candidate = newCandidate(idSource(birth)('candidate'), body, birth);
      await candidateStore(table, cursorKeys).insert(originOf(caller), candidate, []);
      const pk = candidatePartition(caller.organizationId);
      return { kind: 'candidate' as const, key: { pk, sk: candidate.id } };
    },
    async listApplications(caller: Caller) {
      const { candidate_id: _, ...example } = application;
      const { job_id, id } = { job_id: idSource(birth)('job'), id: idSource(birth)('application') };
      const at = birth.toISOString();
      const given = { ...example, id, job_id, candidate_id: idSource(birth)('candidate'), scan_id: null };
      const stored = { ...given, external_id: null, version: 1, created_at: at, updated_at: at };
      await applicationStore(table).insert(originOf(caller), stored, []);
      const pk = applicationPartition(caller.organizationId, monthPartition(birth));
      return { kind: 'application' as const, key: { pk, sk: id } };
    },
  };
  const wanted = await Promise.all(
    listNames.flatMap((name) =>
      sizes.map(async (size) => {
        const caller = newCaller();
        return { name, caller, size, ...(await insertFirst[name](caller)) };
      }),
    ),
  );
  const source = {
    endpoint: stage.connection.dynamoDb.endpoint,
    tableName: tableName('prod'),
    dir: filledDir,
  };
  const ids = await importRows(source, wanted);
  await stage.stop();
  return wanted.map(({ name, caller }, index) => ({ name, caller, ids: ids[index] ?? [] }));
}

/** An organization of its own, born with the first of its rows. */
function newCaller(): Caller {
  const newId = idSource(birth);
  return {
    organizationId: newId('organization'),
    plan: 'scale',
    keyId: newId('key'),
    keyName: 'bench',
    keySetId: newId('keySet'),
    keyType: 'secret',
    lastFour: 'abcd',
    scopes: [...scopes],
    allowedOrigins: [],
    keyCreatedAt: birth.toISOString(),
    keyExpiresAt: null,
  };
}

function originOf({ organizationId, keyId }: Caller): EventOrigin {
  const newId = idSource(birth);
  return {
    organizationId,
    environment: 'production',
    actor: { type: 'api_key', id: keyId },
    requestId: null,
    now: birth,
    newEventId: () => newId('event'),
  };
}

const scanFields = {
  job_id: null,
  file: {
    filename: 'cv.pdf',
    content_type: 'application/pdf',
    size: 50_000,
    sha256: null,
    pages: 2,
    is_ocr: false,
    language: 'en',
  },
  file_key: 'uploads/bench',
  file_version: '1',
  external_id: null,
  metadata: {},
};
