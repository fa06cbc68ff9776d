import { beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { Intake } from '../../../shared/domain/stored/intake.ts';
import type { Merge } from '../../../shared/domain/stored/merge.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { belongingsBack, profilesOf, scansBut } from '../../../shared/storage/belongings-back.ts';
import type { MergingStores } from '../../../shared/storage/hand-over.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { candidateWith } from '../domain/support/candidate-with.ts';
import { sampleScan } from '../domain/support/samples.ts';
import { telling } from '../domain/support/telling.ts';
import { couple } from './support/merging-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const host = 'cand_host';
const ofHost = (one: Application, more: Partial<Application> = {}): Application => ({
  ...{ ...one, candidate_id: host },
  ...more,
});
const under = (day: number, email: string, more: Partial<Application> = {}) =>
  ofHost(telling(day, { email }), more);
const scanOf = (candidate_id: string | null, more: Partial<Scan> = {}) =>
  sampleScan({ candidate_id, ...more });

/** Stores of these applications and scans; what was read last is kept. */
function storesWith(applications: Application[], scans: Scan[] = []) {
  const read: string[][] = [];
  const storeOf = <T extends { id: string }>(all: T[]) => {
    const getMany = async (_: string, ids: string[]) => {
      read.push(ids);
      return ids.map((id) => all.find((one) => one.id === id));
    };
    return { getMany, getShort: getMany };
  };
  const stores = { applications: storeOf(applications), scans: storeOf(scans) };
  return { stores: stores as unknown as MergingStores, read };
}
const guest = candidateWith({ email: 'guest@x.example' }, 'cand_guest');
const record = (more: Partial<Merge> = {}) =>
  ({
    ...{ id: guest.id, candidate: guest, application_ids: [], scan_ids: [] },
    ...{ merged_at: '2026-11-05T00:00:00.000Z', ...more },
  }) as unknown as Merge;
const survivorWith = (...applications: Application[]): Candidate =>
  candidateWith({ applications: applications.map(({ id }) => ({ id })) as Candidate['applications'] }, host);
const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

describe('what goes back with a merged candidate', () => {
  it('are the applications of the merge, and those since under its address; the others stay', async () => {
    const [moved, own, since, other] = [telling(2), telling(3), telling(6), telling(7)].map((one) =>
      ofHost(one),
    );
    const sent = under(8, 'Guest@X.example');
    const early = under(4, 'guest@x.example');
    const all = [moved, own, early, since, other, sent].filter((one) => one !== undefined);
    const { stores } = storesWith(all);
    const survivor = survivorWith(...all.slice(1));
    const back = await belongingsBack(
      stores,
      'org_1',
      survivor,
      record({ application_ids: [moved?.id ?? ''] }),
    );
    expect(idsOf(back.applications)).toEqual([moved?.id, sent.id]);
    expect(idsOf(back.kept)).toEqual(idsOf([own, early, since, other].filter((one) => one !== undefined)));
  });

  it('are the chats that made the applications that go back, within what one transaction moves', async () => {
    const sent = Array.from({ length: 10 }, (_, n) => under(6 + n, 'guest@x.example'));
    const chatOf = (application_id: string) =>
      ({
        id: `ink_${application_id}`,
        candidate_id: host,
        confirming: { application_id },
      }) as unknown as Intake;
    const { stores } = storesWith(sent);
    const survivor = survivorWith(...sent);
    const other = chatOf('app_other');
    const [one] = sent as [Application];
    const few = await belongingsBack(stores, 'org_1', survivor, record(), [chatOf(one.id), other]);
    expect(idsOf(few.intakes)).toEqual([`ink_${one.id}`]);
    const chats = sent.map(({ id }) => chatOf(id));
    const back = await belongingsBack(stores, 'org_1', survivor, record(), chats);
    expect([back.applications.length, back.intakes.length, back.rest.length]).toEqual([7, 7, 3]);
    expect(back.kept).toEqual([]);
  });

  it('are none that went to another candidate since, or were erased', async () => {
    const elsewhere = { ...telling(2), candidate_id: 'cand_3' };
    const { stores } = storesWith([elsewhere], [scanOf('cand_3'), scanOf(null)]);
    const ids = { application_ids: [elsewhere.id, telling(3).id], scan_ids: ['scan_gone'] };
    const back = await belongingsBack(stores, 'org_1', survivorWith(), record(ids));
    expect(back).toEqual({ applications: [], scans: [], intakes: [], rest: [], kept: [] });
  });

  it('are the scans of the merge, and those of the applications', async () => {
    const [moved, attached, own, lost] = [
      scanOf(host),
      scanOf(host),
      scanOf(host),
      scanOf('cand_3'),
    ] as const;
    const sent = under(6, 'guest@x.example', { scan_id: attached.id });
    const stays = ofHost(telling(7), { scan_id: own.id });
    const { stores, read } = storesWith([sent, stays], [moved, attached, own, lost]);
    const ids = { scan_ids: [lost.id, moved.id] };
    const back = await belongingsBack(stores, 'org_1', survivorWith(sent, stays), record(ids));
    expect(idsOf(back.scans)).toEqual(idsOf([moved, attached]).toSorted());
    expect(read.at(-1)).toEqual([moved.id, attached.id, lost.id].toSorted());
  });

  it('are as many of those since as one transaction moves, the oldest first; the rest goes back later', async () => {
    const moved = [1, 2].map((day) => ofHost(telling(day)));
    const sent = Array.from({ length: 15 }, (_, n) => under(n + 6, 'guest@x.example'));
    const { stores } = storesWith([...moved, ...sent]);
    const ids = { application_ids: idsOf(moved) };
    const back = await belongingsBack(stores, 'org_1', survivorWith(...sent), record(ids));
    expect(idsOf(back.applications)).toEqual(idsOf([...moved, ...sent.slice(0, 8)]));
    expect(idsOf(back.rest)).toEqual(idsOf(sent.slice(8)));
    expect(back.kept).toEqual([]);
  });

  it('are refused if more applications came than a row can list', async () => {
    const { stores } = storesWith([]);
    const many = record({ application_ids: Array.from({ length: 5001 }, (_, n) => `app_${n}`) });
    await expect(belongingsBack(stores, 'org_1', survivorWith(), many)).rejects.toMatchObject({
      code: 'invalid_state_transition',
      particulars: { message: 'More than 5000 applications came since the merge.' },
    });
  });

  it('are all of the merge, even if they are too many', async () => {
    const moved = Array.from({ length: 16 }, (_, n) => ofHost(telling(n + 1)));
    const { stores } = storesWith(moved);
    const back = await belongingsBack(
      stores,
      'org_1',
      survivorWith(),
      record({ application_ids: idsOf(moved) }),
    );
    expect([back.applications.length, back.rest, back.kept]).toEqual([16, [], []]);
  });
});

it('profiles are the scans that the team attached, and those of confirmed applications', async () => {
  const [confirmed, open] = [telling(2), telling(3, {}, {}, { is_confirmed: false })];
  const scans = [null, confirmed.id, open.id, telling(4).id].map((application_id) =>
    scanOf(host, { application_id }),
  );
  const { stores, read } = storesWith([confirmed, open]);
  expect(await profilesOf(stores, 'org_1', scans)).toEqual(idsOf(scans.slice(0, 2)));
  expect(read).toEqual([[confirmed.id, open.id, telling(4).id]]);
});

it('the scans that stay are the newest 25 of the candidate, without those that go back', async () => {
  const {
    host: id,
    guest: other,
    desk,
    caller,
    organizationId,
    get,
    readScan,
    stores,
    linkGone,
  } = await couple(backend);
  const [back, own] = [await desk.scan(caller, id), await desk.scan(caller, id)];
  const scan = await readScan(back);
  const left = async (goingBack: Scan[]) =>
    idsOf(await scansBut({ ...stores, table: backend.table }, organizationId, await get(id), goingBack));
  expect(await left([scan])).toEqual([own]);
  expect(await left([])).toEqual([back, own]);
  // A link can lead to a scan that went to another candidate meanwhile.
  const scans = {
    getMany: async (...asked: Parameters<typeof stores.scans.getMany>) =>
      (await stores.scans.getMany(...asked)).map((one) =>
        one?.id === back ? { ...one, candidate_id: 'cand_other' } : one,
      ),
  };
  const moved = { ...stores, scans: { ...stores.scans, ...scans }, table: backend.table };
  expect(idsOf(await scansBut(moved, organizationId, await get(id), []))).toEqual([own]);
  await linkGone(other, 1);
  await linkGone(id, 30);
  expect(await left([])).toEqual([back, own]);
});
