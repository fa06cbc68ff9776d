import type { AuditEntry } from '../domain/audit.ts';
import { timeOf } from '../domain/ids.ts';
import { monthPartition } from './keys.ts';
import { listPage, type Matches, type PageRequest } from './list-page.ts';
import { auditPartition } from './organization-keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/** 400 days: a year and the weeks in which it is looked at. */
const keptSeconds = 400 * 86_400;

/** The write of an entry. Nothing changes one: a function may only put entries, and each has an id of its own. */
export const appendToAudit = (organizationId: string, entry: AuditEntry): Write => ({
  put: {
    pk: auditPartition(organizationId, monthPartition(timeOf(entry.id))),
    sk: entry.id,
    expires_at: expiryOf(entry.created_at, keptSeconds),
    data: entry,
  },
  when: { always: 'a repeated run of the same call writes the same entry again' },
});

export type AuditLog = ReturnType<typeof auditLog>;

export const auditLog = (table: Pick<Table, 'queryWithin'>) => ({
  /** One page of entries of the last 400 days. */
  list(organizationId: string, page: PageRequest, matches?: Matches<AuditEntry>) {
    const since = page.now.getTime() - keptSeconds * 1000;
    const kept = { ...page, createdAfter: new Date(Math.max(since, page.createdAfter?.getTime() ?? since)) };
    return listPage<AuditEntry>(
      table,
      {
        kind: 'auditEntry',
        partition: (month) => auditPartition(organizationId, month),
        since: timeOf(organizationId),
        isSmall: true,
      },
      kept,
      matches,
    );
  },
});
