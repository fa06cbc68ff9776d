import type { Candidate } from '../../../../shared/domain/stored/candidate.ts';
import type { Scan } from '../../../../shared/domain/stored/scan.ts';
import { ofCandidate } from '../../../../shared/storage/keys.ts';
import { link, linkedIds } from '../../../../shared/storage/links.ts';
import { mergeStore } from '../../../../shared/storage/merges.ts';
import type { Backend } from '../../../support/backend.ts';
import { eventsOf } from '../../../support/call-endpoint.ts';
import { personDesk } from './person-desk.ts';

/** A new organization, and the merges of its people. */
export async function mergingDesk(backend: Backend) {
  const desk = await personDesk(backend);
  const { organizationId, stores, origin, caller } = desk;
  const merges = mergeStore(stores);
  const anyOne = () => {};
  return {
    ...desk,
    merge: (id: string, other: string, { check = anyOne, now }: Asked = {}) =>
      merges.merge(origin(now), id, other, check),
    undo: (id: string, other: string, { check = anyOne, now }: Asked = {}) =>
      merges.undo(origin(now), id, other, check),
    get: (id: string) => stores.candidates.get(organizationId, id),
    change: (id: string, fields: Partial<Candidate>) =>
      stores.candidates.change(origin(), id, (before) => ({ next: { ...before, ...fields }, events: [] })),
    readScan: (id: string) => stores.scans.get(organizationId, id),
    changeScan: (id: string, fields: Partial<Scan>) =>
      stores.scans.change(origin(), id, (before) => ({ next: { ...before, ...fields }, events: [] })),
    scansOf: (id: string) => linkedIds(backend.table, ofCandidate(organizationId, id, 'SCAN'), 'scan'),
    /** Links to scans that were deleted. */
    async linkGone(candidate: string, count: number) {
      const partition = ofCandidate(organizationId, candidate, 'SCAN');
      const idOf = (n: number) => `scan_01H${String(n).padStart(23, '0')}`;
      for (let n = 0; n < count; n += 50)
        await backend.table.commit(
          Array.from({ length: Math.min(50, count - n) }, (_, at) => link(partition, idOf(n + at))),
        );
    },
    async typesAndContexts() {
      const events = await eventsOf(backend, caller);
      return events.map(({ type, data }) => ({ type, id: data.object.id, context: data.context }));
    },
  };
}
interface Asked {
  check?: (survivor: Candidate) => void;
  now?: Date;
}

/** A host with a guest who was merged into it. */
export async function couple(backend: Backend, fields: object = {}) {
  const desk = await mergingDesk(backend);
  const [host, guest] = [await desk.add(), await desk.add(fields)];
  const now = new Date();
  return { ...desk, host, guest, now, join: () => desk.merge(host, guest, { now }) };
}

/** The error of a refused merge, or of its undo. */
export const refusedWith = (message: string) => ({
  code: 'invalid_state_transition',
  particulars: { message },
});
export const invalidWith = (code: string, message: string) => ({
  code: 'validation_failed',
  particulars: { details: [{ param: 'candidate_id', code, message }] },
});
