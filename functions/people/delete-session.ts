import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';

interface Dependencies {
  sessions: Pick<SessionStore, 'find' | 'end'>;
}

export const deleteSession =
  ({ sessions }: Dependencies): Handle<typeof routes.deleteSession> =>
  async ({ params: { id }, caller }) => {
    const [own, other] = await Promise.all([
      sessions.find(caller.person?.sessionId ?? ''),
      sessions.find(id),
    ]);
    // Another person's session is as unknown as one that does not exist.
    if (!own || other?.person_id !== own.person_id) throw new ApiError('not_found');
    if (!(await sessions.end(id))) throw new ApiError('not_found');
    return { object: 'session', id, deleted: true };
  };

export const entry = entryOf(routes.deleteSession, deleteSession, ({ table }) => ({
  sessions: sessionStore(table),
}));
