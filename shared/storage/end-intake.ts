import type { EventOrigin } from '../domain/event.ts';
import { isOpen, withStatus } from '../domain/intake.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { IntakeStore } from './intakes.ts';

/**
 * Ends a chat before anything of it is removed: it takes no further file then and cannot be confirmed, and the chat that is returned
 * names everything that it ever got. `mayEnd` decides about the row that is changed; a chat for which it is false, or that has ended
 * before, is returned unchanged. Throws {@link ApiError} not_found.
 */
export const endIntake = (
  intakes: Pick<IntakeStore, 'change'>,
  origin: EventOrigin,
  id: string,
  { mayEnd, events }: { mayEnd: (chat: Intake) => boolean; events: { type: 'intake.abandoned' }[] },
): Promise<Intake> =>
  intakes.change(origin, id, (before) =>
    mayEnd(before) && isOpen(before) ? { next: withStatus(before, 'abandoned', origin.now), events } : null,
  );
