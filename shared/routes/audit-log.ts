import { auditEntryView, auditFilters } from '../contracts/audit-entry.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { route } from './route.ts';

export const listAuditLog = route({
  method: 'GET',
  path: '/v1/audit-log',
  summary: 'List who changed what in the last 400 days, newest first.',
  description:
    'Each call that changed something has one entry, stored in the same transaction. Nobody can change or remove entries.',
  scope: 'audit:read',
  keys: 'session',
  query: { ...pageQuery, ...auditFilters, ...fieldsOf(auditEntryView) },
  response: listOf(auditEntryView),
  boundedBy:
    '400 days (shared/storage/audit-log.ts); read by month and id like events, for people only: not measured',
  uses: ['getRows', 'findRows', 'cursorKey'],
});
