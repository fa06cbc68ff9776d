import type { StoredResult } from '../domain/stored/assessment-result.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import { assessmentResultKey, assessmentTokenKey, sittingKey } from './assessment-keys.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

export type SittingStore = ReturnType<typeof sittingStore>;

/** The sittings of candidates, with their responses and results. A sitting changes only in a transaction that checks its assessment. */
export function sittingStore(table: Table) {
  return {
    async find(organizationId: string, id: string): Promise<Sitting | undefined> {
      return (await table.get<Sitting>(sittingKey(organizationId, id)))?.data;
    },

    /** The write that stores the next version of a sitting; `before` is undefined for the first. */
    next: (organizationId: string, before: Sitting | undefined, after: Omit<Sitting, 'version'>): Write => {
      const version = (before?.version ?? 0) + 1;
      return {
        put: { ...sittingKey(organizationId, after.id), version, data: { ...after, version } },
        when: before ? { version: before.version } : { absent: true },
      };
    },

    /** The writes that make a session lead to its assessment, and end the one before. */
    sessionWrites: (
      organizationId: string,
      before: Sitting | undefined,
      { id, session_hash, session_expires_at }: Omit<Sitting, 'version'>,
    ): Write[] => [
      ...(before ? [{ remove: assessmentTokenKey(before.session_hash) }] : []),
      {
        put: {
          ...assessmentTokenKey(session_hash),
          expires_at: Math.ceil(Date.parse(session_expires_at) / 1000),
          data: { organization_id: organizationId, id },
        },
        when: { absent: true },
      },
    ],

    /** The write that stores a result, for the transaction that completes the assessment. */
    keepResult: (organizationId: string, id: string, result: StoredResult): Write => ({
      put: { ...assessmentResultKey(organizationId, id), data: { id, ...result } },
      when: { absent: true },
    }),

    async findResult(organizationId: string, id: string): Promise<StoredResult | undefined> {
      return (await table.get<StoredResult>(assessmentResultKey(organizationId, id)))?.data;
    },

    commit: (writes: Write[]): Promise<void> => table.commit(writes),
  };
}
