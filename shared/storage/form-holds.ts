import type { EventOrigin } from '../domain/event.ts';
import { formHoldKey } from './keys.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/** Longer than a call runs; where it ends without an answer, forms wait for no longer than this. */
const holdSeconds = 15;
/** By the clock where it is known, and not by the instant of a request: that of a repeated one is the instant of its first call. */
type Timed = Pick<EventOrigin, 'organizationId' | 'now' | 'clockNow'>;
const secondsOf = ({ now, clockNow = now }: Timed) => Math.floor(clockNow.getTime() / 1000);

/**
 * Removes a person while no form in their name is attached to them. Every form changes the candidate's version, so many of
 * them at once would keep a deletion, which has a condition on that version, from ever being stored. The hold itself has no
 * condition. A form that meets it is sent again within the same call; once the person is gone it makes a new one.
 */
export async function holdingForms<T>(
  table: Pick<Table, 'commit'>,
  origin: Timed,
  candidateId: string,
  removePerson: () => Promise<T>,
): Promise<T> {
  const key = formHoldKey(origin.organizationId, candidateId);
  const hold = { ...key, expires_at: secondsOf(origin) + holdSeconds, data: {} };
  await table.commit([{ put: hold, when: { always: 'a hold that is set again lasts longer' } }]);
  try {
    return await removePerson();
  } finally {
    await table.commit([{ remove: key }]);
  }
}

/** The condition that forms are attached to a person. */
export const notHeld = (origin: Timed, candidateId: string): Write => ({
  check: formHoldKey(origin.organizationId, candidateId),
  when: { absentOrExpiredAt: secondsOf(origin) },
});
