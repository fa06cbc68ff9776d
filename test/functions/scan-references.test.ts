/** Each scan that a row names is there, whatever is sent, confirmed and deleted. */

import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import type { Scan } from '../../shared/domain/stored/scan.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { intakeStore } from '../../shared/storage/intakes.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { link } from '../../shared/storage/links.ts';
import { scanReferences } from '../../shared/storage/scan-references.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, fromCareerSite, hiring } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { keyRing } from './support/key-rings.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function strangeIds({ organizationId }: Caller): Promise<string[]> {
  const rows = (await everyRow(backend)).filter(({ pk }) => pk.startsWith(`ORG#${organizationId}#`));
  const there = new Set(rows.filter(({ pk }) => /#SCAN#\d/.test(pk)).map(({ sk }) => sk));
  const named = rows
    .filter(({ pk }) => /#CAND$|#APP#\d|#CAND#cand_\w+#SCAN$/.test(pk))
    .map(({ data }) => data as { id: string; scan_id?: string | null })
    .map(({ id, scan_id }) => (id.startsWith('scan_') ? id : scan_id));
  return named.filter((id): id is string => typeof id === 'string' && !there.has(id));
}

it('a row names no scan that was deleted', { timeout: 120_000 }, async () => {
  const acts = fc.constantFrom('staff', 'form', 'confirm', 'delete');
  const steps = fc.array(fc.tuple(acts, fc.nat(20)), { minLength: 4, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const { caller, visitor, job } = await hiring(backend);
      const [calls, candidates] = [applicationCalls(backend), candidateCalls(backend)];
      const sent: string[] = [];
      for (const [act, which] of [['staff', 0] as const, ...drawn, ['delete', 0] as const]) {
        if (act === 'staff' || act === 'form') {
          const by = act === 'staff' ? { caller } : { caller: visitor, headers: fromCareerSite };
          const body = applicationFor(job, { resume: { text: 'Jane Miller, nurse' } });
          const { id } = (await calls.create({ ...by, body })).body;
          sent.push(id);
          const { submission } = await calls.applications.get(caller.organizationId, id);
          for (const { file_key } of submission.attachments) await calls.receive(file_key);
          continue;
        }
        const id = sent[which % sent.length] ?? '';
        const { candidate_id, scan_id } = await calls.applications.get(caller.organizationId, id);
        const params = { id: candidate_id };
        if (act === 'confirm') await candidates.confirm({ caller, params, body: { application_id: id } });
        else if (scan_id) await privacyCalls(backend).deleteScan({ caller, params: { id: scan_id } });
        expect(await strangeIds(caller)).toEqual([]);
      }
    }),
    { numRuns: 6 },
  );
});

it('looks for another profile among the newest hundred scans only, however many forms have brought', async () => {
  const { caller, job } = await hiring(backend);
  const calls = applicationCalls(backend);
  const { id } = (await calls.create({ caller, body: applicationFor(job) })).body;
  const { candidate_id } = await calls.applications.get(caller.organizationId, id);
  const ids = Array.from({ length: 250 }, () => idSource(new Date())('scan'));
  await Promise.all(
    ids.map((scan) =>
      backend.table.commit([link(ofCandidate(caller.organizationId, candidate_id, 'SCAN'), scan)]),
    ),
  );
  let read = 0;
  const scan = { id: ids.at(-1), candidate_id, application_id: null, file_key: 'uploads/none' } as Scan;
  const stores = {
    table: backend.table,
    applications: calls.applications,
    candidates: candidateStore(backend.table, async () => keyRing('1')),
    scans: {
      ...scanStore(backend.table),
      async getMany(_: string, asked: string[]) {
        read += asked.length;
        return asked.map(() => undefined);
      },
    },
  };
  const { candidates } = stores;
  const attached = {
    ...(await candidates.get(caller.organizationId, candidate_id)),
    scan_id: scan.id ?? null,
  };
  const references = scanReferences({
    ...stores,
    intakes: intakeStore(backend.table),
    candidates: { ...candidates, find: async () => attached },
  });
  await references.without(originOf(caller), scan);
  expect(read).toBe(100);
});
