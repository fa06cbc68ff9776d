import type { AuditEntry } from '../../shared/domain/audit.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApiKeyStore, apiKeyStore } from '../../shared/storage/api-keys.ts';
import { type AuditLog, auditLog } from '../../shared/storage/audit-log.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';

interface Dependencies {
  log: AuditLog;
  members: Pick<MemberStore, 'find'>;
  apiKeys: Pick<ApiKeyStore, 'findById'>;
  cursorKeys: () => Promise<KeyRing>;
}

/** The operations by their method and path, which stay when an operation is renamed. */
const operations = new Map(
  Object.entries(routes as Record<string, Route>).map(([name, { method, path }]) => [
    `${method} ${path}`,
    name,
  ]),
);
const actionOf = ({ call }: AuditEntry) => operations.get(call) ?? call;

export const listAuditLog =
  ({ log, members, apiKeys, cursorKeys }: Dependencies): Handle<typeof routes.listAuditLog> =>
  async (call) => {
    const { organizationId } = call.origin;
    const { actor, action } = call.query;
    const isWanted = (entry: AuditEntry) =>
      (actor === undefined || entry.actor.id === actor) &&
      (action === undefined || actionOf(entry) === action);
    const nameOf = async ({ type, id }: AuditEntry['actor']) => {
      if (type === 'user') return (await members.find(organizationId, id))?.name ?? null;
      return (await apiKeys.findById(id))?.name ?? null;
    };
    return respondWithPage(call, cursorKeys, {
      read: (page, matches) => log.list(organizationId, page, matches),
      matches: actor === undefined && action === undefined ? undefined : isWanted,
      present: async (found) => {
        // A page has few different actors.
        const actors = new Map(found.map((entry) => [entry.actor.id, entry.actor]));
        const named = [...actors].map(async ([id, one]) => [id, await nameOf(one)] as const);
        const names = new Map(await Promise.all(named));
        return found.map(({ call: _, created_at, ...entry }, i) => ({
          object: 'audit_entry' as const,
          ...entry,
          at: created_at,
          action: actionOf(found[i] as AuditEntry),
          actor: { ...entry.actor, name: names.get(entry.actor.id) ?? null },
        }));
      },
    });
  };

export const entry = entryOf(routes.listAuditLog, listAuditLog, ({ table }) => ({
  log: auditLog(table),
  members: memberStore(table),
  apiKeys: apiKeyStore(table),
  cursorKeys: openCursorKeys(),
}));
