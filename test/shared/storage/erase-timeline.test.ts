import { beforeAll, describe, expect, it } from 'vitest';
import { eraseTimeline } from '../../../shared/storage/erase-timeline.ts';
import { emptyReceipt } from '../../../shared/storage/eraser.ts';
import { appendToTimeline, type Happening, timelineStore } from '../../../shared/storage/timeline.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

type Entry = Omit<Happening, 'type'>;

/** A person with one merged candidate and one who was joined, and an entry of each kind under all three. */
async function newHistory() {
  const { origin, making } = newOrigin();
  const { organizationId } = origin;
  const newId = (kind: 'candidate' | 'application' | 'job') => making.newId(kind);
  const [own, merged, joined] = [newId('candidate'), newId('candidate'), newId('candidate')];
  const [mine, theirs] = [newId('application'), newId('application')];
  const [job, otherJob] = [newId('job'), newId('job')];
  for (const candidate_id of [own, merged, joined]) {
    const entries: Entry[] = [
      { candidate_id },
      { candidate_id, application_id: mine, job_id: job, reason: 'other', note: 'Too late.' },
      { candidate_id, application_id: theirs, job_id: otherJob, note: 'On time.' },
    ];
    for (const entry of entries)
      await backend.table.commit([appendToTimeline(origin, { type: 'rejected', ...entry })]);
  }
  const timeline = timelineStore(backend.table);
  const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
  const left = async (id: string) => {
    const { items } = await timeline.ofCandidate(organizationId, { id, merged_ids: [], joined: [] }, page);
    return items.map(({ application_id, reason, note }) => [application_id, reason, note]);
  };
  const jobs: string[] = [];
  const receipt = emptyReceipt();
  const erase = (keepsCourse: boolean) =>
    eraseTimeline(
      backend.table,
      organizationId,
      { ids: [own, merged], applicationIds: [mine], scanIds: [], joined: [joined] },
      { keepsCourse, receipt, forJob: async (id) => void jobs.push(id) },
    );
  return { own, merged, joined, mine, theirs, job, left, jobs, receipt, erase };
}

const sorted = (rows: (string | null)[][]) =>
  rows.toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1));

describe('the history of a person', () => {
  it('is erased under the person and all who were one with them, and that of others stays', async () => {
    const { own, merged, joined, theirs, job, left, jobs, receipt, erase } = await newHistory();
    await erase(false);
    for (const id of [own, merged]) expect(await left(id)).toEqual([[theirs, null, 'On time.']]);
    expect(sorted(await left(joined))).toEqual(
      sorted([
        [null, null, null],
        [theirs, null, 'On time.'],
      ]),
    );
    expect(receipt).toEqual({ ...emptyReceipt(), rows: 5 });
    expect(jobs).toEqual([job, job, job]);
    await erase(false);
    expect(receipt.rows).toBe(5);
  });

  it('that stays has no texts about the person, and those about others', async () => {
    const { own, joined, mine, theirs, left, receipt, erase } = await newHistory();
    await erase(true);
    for (const id of [own, joined])
      expect(sorted(await left(id))).toEqual(
        sorted([
          [null, null, null],
          [mine, null, null],
          [theirs, null, 'On time.'],
        ]),
      );
    expect(receipt).toEqual(emptyReceipt());
  });
});
