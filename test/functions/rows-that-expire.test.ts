/** For how long each kind of row is kept: read of all rows that the calls below leave in the table. */
import { beforeAll, expect, it } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import { droppedClaims } from '../../shared/storage/done-claims.ts';
import { holdingForms } from '../../shared/storage/form-holds.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import type { Item } from '../../shared/storage/row.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { sendTo } from './support/lanes.ts';
import { makingOf } from './support/makings.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date();
const made = [
  'a note',
  'a job',
  'a stage',
  'a scan',
  'a fit score',
  'an application',
  'an export',
  'a replay',
];
const makings = [...made, 'a webhook endpoint', 'a test of an endpoint'];

/** `ORG … JOB`: the words of a row's partition, without the ids, hashes and times in it. */
const kindOf = ({ pk }: Item) =>
  pk
    .split('#')
    .filter((part) => /^[A-Z]+$/.test(part))
    .join(' ');
/** In half hours, because a grant lives for 24 and a half. */
const hoursOf = ({ expires_at }: Item) =>
  expires_at === undefined ? null : Math.round((expires_at - now.getTime() / 1000) / 1800) / 2;

const day = 24;
const hoursByKind: Record<string, number> = {
  // As long as an Idempotency-Key is kept, and what is erased a day longer.
  IDEM: day,
  ANSWERS: day,
  DONE: 2 * day,
  ERASED: 2 * day,
  'ORG AUDIT': 400 * day,
  // The log of events and what is sent of them.
  EVENT: 30 * day,
  DELIVERY: 30 * day,
  'ORG REPLAY': 30 * day,
  'ORG LANE': 30 * day,
  // A scan is looked at after four days; the row is kept for a sweep that was missed.
  UNCOPIED: 44 * day,
  // A token is valid for half an hour; a day more tells an expired one from one that never was.
  GRANT: day + 0.5,
  // An export is shown for seven days; its order outlives its file.
  'ORG EXPORT': 18 * day,
  'ORG CAND EXPORT': 18 * day,
};

it('rows of these kinds expire, each after its time, and no others', { timeout: 60_000 }, async () => {
  const keys = idSource(now);
  for (const what of makings) {
    const { caller, making } = await makingOf(backend, what);
    const headers = { 'Idempotency-Key': keys('event') };
    const { status, body } = await making.make(
      backend,
      () => new Date(),
    )({ caller, ...making.sent, headers });
    expect([201, 202]).toContain(status);
    if (what === 'a stage') await making.deletions.itself?.(body.id);
  }
  await laneStore(backend.table).enter(sendTo(keys('organization'), keys('webhookEndpoint'), now));
  await backend.table.commit(droppedClaims(keys('job'), { before: ['a'], after: [] }, now));

  const rows = await everyRow(backend);
  const found = new Map(rows.map((row) => [kindOf(row), new Set<number | null>()]));
  for (const row of rows) found.get(kindOf(row))?.add(hoursOf(row));
  const expiring = [...found].filter(([, hours]) => hours.size > 1 || !hours.has(null));
  expect(Object.fromEntries(expiring.map(([kind, hours]) => [kind, [...hours]]))).toEqual(
    Object.fromEntries(Object.entries(hoursByKind).map(([kind, hours]) => [kind, [hours]])),
  );
});

it('forms wait no longer than 15 seconds for a removal that was broken off', async () => {
  const organizationId = idSource(now)('organization');
  await holdingForms(backend.table, { organizationId, now }, 'cand_1', async () => {
    const hold = (await everyRow(backend)).find(({ sk, pk }) => sk === 'HOLD' && pk.includes(organizationId));
    expect(hold?.expires_at).toBe(Math.floor(now.getTime() / 1000) + 15);
  });
});
