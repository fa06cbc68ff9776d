import { browserLabel } from '../../shared/domain/browser-label.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithRankedPage } from '../../shared/http/respond-with-ranked-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';

interface Dependencies {
  sessions: Pick<SessionStore, 'find' | 'ofPerson'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listSessions =
  ({ sessions, cursorKeys }: Dependencies): Handle<typeof routes.listSessions> =>
  async (call) => {
    const current = call.caller.person?.sessionId ?? '';
    const now = call.now.toISOString();
    // In the sandbox there is none: a session token there is one of production's.
    const own = await sessions.find(current);
    const all = own ? await sessions.ofPerson(own.person_id) : [];
    const live = all.filter(({ expires_at }) => expires_at > now);
    return respondWithRankedPage(call, cursorKeys, {
      read: async ({ limit, after }) => {
        const left = after === undefined ? live : live.filter(({ id }) => id < after);
        const items = left.slice(0, limit);
        return { items, next: left.length > limit ? (items.at(-1)?.id ?? null) : null };
      },
      placeOf: ({ id }) => id,
      present: ({ id, user_agent, created_at, last_used_at, expires_at }) => ({
        object: 'session' as const,
        id,
        browser: browserLabel(user_agent),
        is_current: id === current,
        created_at,
        last_used_at,
        expires_at,
      }),
    });
  };

export const entry = entryOf(routes.listSessions, listSessions, ({ table }) => ({
  sessions: sessionStore(table),
  cursorKeys: openCursorKeys(),
}));
