import { scopes } from '../../../shared/contracts/organization.ts';
import type { AuditEntry } from '../../../shared/domain/audit.ts';
import { timeOf } from '../../../shared/domain/ids.ts';
import { apiKeyStore } from '../../../shared/storage/api-keys.ts';
import { appendToAudit } from '../../../shared/storage/audit-log.ts';
import { invitationStore } from '../../../shared/storage/invitations.ts';
import { memberStore } from '../../../shared/storage/members.ts';
import { sessionStore } from '../../../shared/storage/sessions.ts';
import type { FullList, Ground } from './largest-rows.ts';

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const quotes = (count: number) => '"'.repeat(count);
/** A provider says no longer ones. */
const email = `${'a'.repeat(64)}@${'b'.repeat(255)}`;
const inAWeek = ({ origin }: Ground) => new Date(origin.now.getTime() + 7 * 86_400_000).toISOString();

/** What the lists for people have beside the person who asks. */
export const largestRowsOfPeople = {
  listAuditLog: async ({ table, origin, newId }) => {
    const { organizationId, actor, now } = origin;
    const ids = many(230, () => newId('auditEntry'));
    for (const id of ids) {
      const entry: AuditEntry = {
        id,
        created_at: now.toISOString(),
        call: 'POST /v1/applications/{id}/attachments',
        actor: actor as AuditEntry['actor'],
        session_id: newId('session'),
        key_id: newId('key'),
        target: { type: 'application_attachment', id: newId('attachment') },
        request_id: `req_${crypto.randomUUID()}`,
      };
      await table.commit([appendToAudit(organizationId, entry)]);
    }
    return { ids, queries: [`actor=${actor.id}`, 'action=addApplicationAttachment'] };
  },
  listInvitations: async (ground) => {
    const { table, origin, newId } = ground;
    const ids = many(130, () => newId('invitation'));
    for (const id of ids)
      await invitationStore(table).create({
        id,
        organization_id: origin.organizationId,
        email,
        role: 'recruiter',
        invited_by: null,
        token_hash: crypto.randomUUID(),
        created_at: origin.now.toISOString(),
        expires_at: inAWeek(ground),
      });
    return { ids };
  },
  listKeySets: async ({ table, origin, newId }) => {
    const { organizationId, now } = origin;
    const at = now.toISOString();
    const origins = many(100, (index) => `https://${String(index).padStart(259, 'a')}`);
    const own = { name: quotes(200), scopes: [...scopes], allowed_origins: origins };
    const ids = many(60, () => newId('keySet'));
    for (const id of ids) {
      const set = {
        id,
        organization_id: organizationId,
        sandbox: false,
        version: 1,
        created_at: at,
        updated_at: at,
      };
      const keys = many(20, () => ({
        id: newId('key'),
        key_hash: crypto.randomUUID(),
        key_set_id: id,
        organization_id: organizationId,
        type: 'publishable' as const,
        prefix: 'pk_svc_live_',
        last_four: 'aaaa',
        created_at: at,
        expires_at: null,
        revoked_at: null,
        ...own,
      }));
      await apiKeyStore(table).createSet({ ...set, ...own }, keys);
    }
    return { ids };
  },
  listMembers: async ({ table, origin, newId }) => {
    const { organizationId, now } = origin;
    const at = now.toISOString();
    const ids = many(130, () => newId('member'));
    for (const id of ids) {
      const person = { person_id: crypto.randomUUID(), name: quotes(200), email, role: 'viewer' as const };
      const times = { created_at: at, updated_at: at };
      await memberStore(table).add({ id, organization_id: organizationId, ...person, version: 1, ...times });
    }
    return { ids };
  },
  listSessions: async (ground) => {
    const { table, origin, newId } = ground;
    const at = origin.now.toISOString();
    const page = { limit: 1, order: 'asc' as const, now: new Date(timeOf(newId('member'))) };
    const [asking] = (await memberStore(table).list(origin.organizationId, page)).items;
    const ids = many(90, () => newId('session'));
    for (const id of ids)
      await sessionStore(table).create({
        id,
        person_id: asking?.person_id ?? '',
        name: quotes(200),
        email,
        secret_hash: crypto.randomUUID(),
        refresh_box: null,
        user_agent: quotes(500),
        version: 1,
        created_at: at,
        last_used_at: at,
        confirmed_at: at,
        expires_at: inAWeek(ground),
      });
    return { ids };
  },
} satisfies Record<string, (ground: Ground) => Promise<FullList>>;
