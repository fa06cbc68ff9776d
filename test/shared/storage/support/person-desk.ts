import { requestFit } from '../../../../shared/domain/fit-record.ts';
import { idSource } from '../../../../shared/domain/ids.ts';
import type { Scan } from '../../../../shared/domain/stored/scan.ts';
import { runOnce } from '../../../../shared/http/idempotency.ts';
import { jsonResponse } from '../../../../shared/http/response.ts';
import { fitScoreStore } from '../../../../shared/storage/fit-scores.ts';
import { intakeStore } from '../../../../shared/storage/intakes.ts';
import { scanStore } from '../../../../shared/storage/scans.ts';
import { mergeDesk } from '../../../functions/support/merge-desk.ts';
import { originOf } from '../../../functions/support/origin.ts';
import { pipelineStores } from '../../../functions/support/pipeline-stores.ts';
import { storeScan } from '../../../functions/support/scan-calls.ts';
import type { Backend } from '../../../support/backend.ts';
import { newCaller } from '../../../support/call-endpoint.ts';

/** A new organization, and the means to store what belongs to its people. */
export async function personDesk(backend: Backend) {
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const desk = mergeDesk(backend);
  const stores = {
    table: backend.table,
    ...pipelineStores(backend),
    scans: scanStore(backend.table),
    intakes: intakeStore(backend.table),
    fitScores: fitScoreStore(backend.table),
  };
  return {
    caller,
    organizationId,
    desk,
    stores,
    add: (fields: object = {}) => desk.add(caller, fields),
    apply: (candidate: string) => desk.apply(caller, candidate),
    scan: (changes: Partial<Scan> = {}): Promise<Scan> => storeScan(backend, caller, new Date(), changes),

    async note(id: string, text: string): Promise<string> {
      const { body } = await desk.candidates.addNote({ caller, params: { id }, body: { text } });
      return body.id;
    },

    /** The score of a scan against a new job, or the one that is given. */
    async score(scan: Scan, job = idSource(new Date())('job')): Promise<string> {
      const fit = requestFit(null, scan, job, { now: new Date() });
      await backend.table.commit([stores.fitScores.write(organizationId, scan, null, { fit, detail: null })]);
      return job;
    },

    /** A stored response with this id. */
    async answer(id: string): Promise<void> {
      const call = {
        scope: crypto.randomUUID(),
        organizationId,
        method: 'POST',
        path: '/v1/notes',
        body: {},
      };
      const context = { getRemainingTimeInMillis: () => 10_000 };
      await runOnce(call, { table: backend.table, context, now: new Date() }, async () =>
        jsonResponse(201, { id }),
      );
    },

    /** The instants and events of a worker. */
    origin: (now = new Date()) => originOf(caller, now),
  };
}
export type PersonDesk = Awaited<ReturnType<typeof personDesk>>;
