import type { EventOrigin } from './event.ts';
import { idSource } from './ids.ts';

/** The origin of the events of one run, with new ids for them. */
export function eventOrigin(run: Omit<EventOrigin, 'newEventId'>): EventOrigin {
  const newId = idSource(run.now);
  return { ...run, newEventId: () => newId('event') };
}
