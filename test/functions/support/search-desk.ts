import { expect } from 'vitest';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { Erasure } from '../../../shared/domain/stored/erasure.ts';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Backend } from '../../support/backend.ts';
import { everyRow } from '../../support/every-row.ts';
import { candidateCalls, changeStored } from './candidate-calls.ts';
import { privacyCalls } from './privacy-calls.ts';
import { storeScan } from './scan-calls.ts';

/** The calls by which candidates are found, and those that change by what. */
export function searchDesk(backend: Backend, clock?: () => Date) {
  const calls = candidateCalls(backend, clock);
  const privacy = privacyCalls(backend, clock);
  const list = async (caller: Caller, query: Record<string, string>) =>
    (await calls.list({ caller, query })).body;

  const scanFor = async (caller: Caller, candidate_id: string, read: Partial<ScanResult>): Promise<void> => {
    const scan = await storeScan(backend, caller, new Date(), { candidate_id, status: 'completed' }, read);
    await changeStored(calls, caller, candidate_id, { scan_id: scan.id });
  };

  const runOrder = async (caller: Caller, isIt: (order: Erasure) => boolean): Promise<void> => {
    const orders = (await everyRow(backend)).filter(({ pk }) => pk.endsWith('#ERASURE'));
    const order = orders.find(({ data }) => isIt(data as Erasure));
    await privacy.erase({ organizationId: caller.organizationId, erasureId: order?.sk ?? '' });
  };

  return {
    ...calls,
    /** Stores a CV of a candidate that was read, not yet indexed. */
    scanFor,

    /** A new candidate with a CV of these lines, indexed. */
    async add(caller: Caller, fields: Partial<Candidate> = {}, read?: Partial<ScanResult>): Promise<string> {
      const { body } = await calls.create({ caller, body: { first_name: 'Jane', ...fields } });
      const { id } = body;
      if (read) await scanFor(caller, id, read);
      await calls.index(caller, id);
      return id;
    },

    async found(caller: Caller, q: string, query: Record<string, string> = {}): Promise<string[]> {
      const { data } = await list(caller, { q, ...query });
      return data.map(({ id }: { id: string }) => id);
    },

    async highlights(caller: Caller, q: string) {
      const { data } = await list(caller, { q });
      return data[0]?.highlights;
    },

    async duplicatesOf(caller: Caller, id: string) {
      const { body, status } = await calls.duplicates({ caller, params: { id } });
      expect(status).toBe(200);
      return body.data.map(({ candidate, reasons, confidence }: Found) => ({
        id: candidate.id,
        reasons: reasons.map(({ type }) => type),
        confidence,
      }));
    },

    async erase(caller: Caller, id: string, how: 'remove' | 'anonymize' = 'remove'): Promise<void> {
      expect((await privacy[how]({ caller, params: { id } })).status).toBeLessThan(300);
      await runOrder(caller, ({ candidate_id }) => candidate_id === id);
    },
    /** `meanwhile` runs between the deletion and the erasure of the rest. */
    async eraseScan(caller: Caller, id: string, meanwhile?: () => Promise<unknown>): Promise<void> {
      expect((await privacy.deleteScan({ caller, params: { id } })).status).toBe(200);
      await meanwhile?.();
      await runOrder(caller, ({ scan_id }) => scan_id === id);
    },

    /** The rows of the word index that an organization has. */
    async rows(caller: Caller) {
      const own = (await everyRow(backend)).filter(({ pk }) =>
        pk.startsWith(`ORG#${caller.organizationId}#`),
      );
      return own.filter(({ pk }) => pk.includes('#WORD#') || pk.endsWith('#INDEXED'));
    },
  };
}

interface Found {
  candidate: { id: string };
  reasons: { type: string }[];
  confidence: string;
}
