import type { EventOrigin } from '../domain/event.ts';
import { unaudited } from './audit-scope.ts';
import { formHoldKey } from './keys.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/** Longer than a call runs; if the call ends without a response, forms wait for at most this time. */
const holdSeconds = 15;
type Timed = Pick<EventOrigin, 'organizationId' | 'now'>;
const secondsOf = ({ now }: Timed) => Math.floor(now.getTime() / 1000);

/**
 * Removes a candidate while no form with their e-mail address is attached. Every form changes the candidate's version,
 * so many concurrent forms could prevent a deletion, whose condition is that version, indefinitely. The hold itself has
 * no condition. A form that meets it is retried within the same call; after the deletion it creates a new candidate.
 */
export async function holdingForms<T>(
  table: Pick<Table, 'commit'>,
  origin: Timed,
  candidateId: string,
  removePerson: () => Promise<T>,
): Promise<T> {
  const key = formHoldKey(origin.organizationId, candidateId);
  const hold = { ...key, expires_at: secondsOf(origin) + holdSeconds, data: {} };
  await unaudited(() =>
    table.commit([{ put: hold, when: { always: 'a hold that is set again lasts longer' } }]),
  );
  try {
    return await removePerson();
  } finally {
    await unaudited(() => table.commit([{ remove: key }]));
  }
}

/** The condition that forms may be attached to a candidate. */
export const notHeld = (origin: Timed, candidateId: string): Write => ({
  check: formHoldKey(origin.organizationId, candidateId),
  when: { absentOrExpiredAt: secondsOf(origin) },
});
