import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Backend } from '../../support/backend.ts';
import { applicationCalls, applicationFor, publishedJob } from './application-calls.ts';
import { candidateCalls, changeStored } from './candidate-calls.ts';
import { moveCalls } from './move-calls.ts';
import { storeScan } from './scan-calls.ts';

/** The calls with which a team keeps its people. */
export function mergeDesk(backend: Backend, clock?: () => Date) {
  const candidates = candidateCalls(backend, clock);
  const applications = applicationCalls(backend, clock);
  const moves = moveCalls(backend, { clock });
  const get = async (caller: Caller, id: string) => (await candidates.get({ caller, params: { id } })).body;
  return {
    candidates,
    applications,
    get,

    async add(caller: Caller, fields: object = {}): Promise<string> {
      return (await candidates.create({ caller, body: { first_name: 'Jane', ...fields } })).body.id;
    },

    /** An application of a candidate for a new job. */
    async apply(caller: Caller, candidate_id: string): Promise<string> {
      const job = await publishedJob(backend, caller);
      const body = { ...applicationFor(job), candidate: undefined, candidate_id };
      return (await applications.create({ caller, body })).body.id;
    },

    /** A scan of a candidate, which becomes their newest CV. */
    async scan(caller: Caller, candidate_id: string): Promise<string> {
      const { id } = await storeScan(backend, caller, new Date(), { candidate_id, status: 'completed' });
      await changeStored(candidates, caller, candidate_id, { scan_id: id });
      return id;
    },

    merge: (caller: Caller, id: string, candidate_id: string, headers = {}) =>
      candidates.merge({ caller, params: { id }, body: { candidate_id }, headers }),
    unmerge: (caller: Caller, id: string, candidate_id: string, headers = {}) =>
      candidates.unmerge({ caller, params: { id }, body: { candidate_id }, headers }),

    reject: (caller: Caller, id: string) =>
      moves.reject({ caller, params: { id }, body: { reason: 'other' } }),

    history: async (caller: Caller, id: string) =>
      (await moves.history({ caller, params: { id } })).body.data,

    async idsOf(caller: Caller, what: 'applications' | 'scans' | 'notes' | 'timeline', id: string) {
      const { body } = await candidates[what]({ caller, params: { id } });
      return (body.data as { id: string }[]).map((one) => one.id);
    },
  };
}
