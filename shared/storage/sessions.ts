import { sessionKey, sessionsOfPerson } from './people-keys.ts';
import { ConditionFailed, type Item } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** A person's sign-in with one browser. */
export interface Session {
  id: string;
  person_id: string;
  name: string;
  /** Verified by the provider. */
  email: string;
  /** The cookie has the secret itself. */
  secret_hash: string;
  /** The provider's refresh token, sealed; null if the provider gave none. */
  refresh_box: string | null;
  /** The browser as it names itself. */
  user_agent: string;
  version: number;
  created_at: string;
  /** When the browser last got a token. */
  last_used_at: string;
  /** When the provider last confirmed that the person may be signed in. */
  confirmed_at: string;
  expires_at: string;
}

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore(table: Table) {
  const row = (session: Session): Item<Session> => ({
    ...sessionKey(session.id),
    gsi1pk: sessionsOfPerson(session.person_id),
    gsi1sk: session.id,
    version: session.version,
    expires_at: Math.ceil(Date.parse(session.expires_at) / 1000),
    data: session,
  });

  return {
    /** May be one that has expired. */
    async find(id: string): Promise<Session | undefined> {
      return (await table.get<Session>(sessionKey(id)))?.data;
    },

    create: (session: Session) => table.commit([{ put: row(session), when: { absent: true } }]),

    /** Throws ConditionFailed when the session changed or ended meanwhile. */
    replace: (before: Session, after: Omit<Session, 'version'>) =>
      table.commit([
        { put: row({ ...after, version: before.version + 1 }), when: { version: before.version } },
      ]),

    /** Every session of a person, the newest first. */
    async ofPerson(personId: string): Promise<Session[]> {
      const found: Session[] = [];
      for await (const { data } of rowsIn<Session>(table, sessionsOfPerson(personId), 'gsi1'))
        found.push(data);
      return found.reverse();
    },

    /** Its tokens end within ten seconds, because the authorizer reads the session of each. Whether there was one. */
    async end(id: string): Promise<boolean> {
      try {
        await table.commit([{ remove: sessionKey(id), when: { exists: true } }]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed) return false;
        throw error;
      }
    },
  };
}
