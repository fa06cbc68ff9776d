import type { Person } from '../../../shared/http/api-gateway.ts';
import type { MemberStore } from '../../../shared/storage/members.ts';
import type { SessionToken } from '../../../shared/storage/session-tokens.ts';
import type { SessionStore } from '../../../shared/storage/sessions.ts';

export interface People {
  sessions: Pick<SessionStore, 'find'>;
  members: Pick<MemberStore, 'find'>;
}

/**
 * The person of a session token, with their present role; null if the session ended or the member was removed. Both
 * are read for each verdict, so that an end counts at once, however many tokens were made before.
 */
export async function findPerson(
  { sessions, members }: People,
  token: SessionToken,
  now: string,
): Promise<Person | null> {
  const { session_id: sessionId, member_id: memberId, name, role } = token;
  if (token.is_of_other_stage) return { memberId, sessionId, name, role, rowsOf: 'other' };
  const [session, member] = await Promise.all([
    sessions.find(sessionId),
    members.find(token.organization_id, memberId),
  ]);
  if (!session || session.expires_at <= now || member?.person_id !== session.person_id) return null;
  return { memberId, sessionId, name: member.name, role: member.role, rowsOf: 'this' };
}
