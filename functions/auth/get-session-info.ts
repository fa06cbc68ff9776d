import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { readSession } from '../../shared/identity/session.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';

interface Dependencies {
  sessions: Pick<SessionStore, 'find'>;
  members: Pick<MemberStore, 'ofPerson'>;
  organizations: Pick<OrganizationStore, 'find'>;
  sandboxUrl: () => string;
}

export const getSessionInfo =
  ({ sessions, members, organizations, sandboxUrl }: Dependencies): Handle<typeof routes.getSessionInfo> =>
  async ({ headers, now }) => {
    const { id, person_id, name, email } = await readSession(sessions, headers.cookie, now);
    const memberships = await members.ofPerson(person_id);
    const found = await Promise.all(
      memberships.map(async ({ organization_id, role }) => {
        const organization = await organizations.find(organization_id);
        return organization && { id: organization.id, name: organization.name, role };
      }),
    );
    return {
      object: 'session_info',
      id,
      person: { name, email },
      organizations: found
        .filter((one) => one !== undefined)
        .map((one) => ({ ...one, environment: 'production' as const })),
      sandbox_url: sandboxUrl() || null,
    };
  };

export const entry = entryOf(routes.getSessionInfo, getSessionInfo, ({ table, organizations }) => ({
  sessions: sessionStore(table),
  members: memberStore(table),
  organizations,
  sandboxUrl: () => environment.sandboxUrl,
}));
