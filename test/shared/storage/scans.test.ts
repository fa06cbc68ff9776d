import { beforeAll, describe, expect, it } from 'vitest';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import { pendingUploadKey } from '../../../shared/storage/file-keys.ts';
import { keepResult } from '../../../shared/storage/keep-result.ts';
import { externalIdKey, grantKey } from '../../../shared/storage/keys.ts';
import { removeRows } from '../../../shared/storage/remove-rows.ts';
import { resultOf } from '../../functions/support/reading.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { type PersonDesk, personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const keep = ({ organizationId }: PersonDesk, id: string, result: ScanResult) =>
  backend.table.commit([keepResult(organizationId, id, result)]);

describe('the rows of a scan', () => {
  it('are itself, its external id, its result, and the grant that it was made with', async () => {
    const { organizationId, scan, stores } = await personDesk(backend);
    const hash = 'a'.repeat(64);
    const pending_file = { key: pendingUploadKey(organizationId, hash), version: '1' };
    const full = await scan({ external_id: 'cv-1', pending_file });
    const [own, claim, result, grant, ...others] = stores.scans.rowsOf(organizationId, full);
    expect([own?.sk, claim, result?.sk, grant, others]).toEqual([
      full.id,
      externalIdKey(organizationId, 'scan', 'cv-1'),
      full.id,
      grantKey(hash),
      [],
    ]);
    expect(own?.pk).not.toBe(result?.pk);
    expect(stores.scans.ownRows(organizationId, full)).toEqual([result, grant]);
    expect(stores.scans.grantRows(full)).toEqual([grant]);
    const bare = await scan();
    expect(stores.scans.rowsOf(organizationId, bare).map(({ sk }) => sk)).toEqual([bare.id, bare.id]);
    expect(stores.scans.grantRows(bare)).toEqual([]);
  });

  it('are removed with it', async () => {
    const { organizationId, scan, stores } = await personDesk(backend);
    const full = await scan({ external_id: 'cv-1', status: 'completed' });
    expect(await removeRows(backend.table, stores.scans.rowsOf(organizationId, full))).toBe(3);
    expect(await stores.scans.findWithResult(organizationId, full.id)).toBeUndefined();
    expect(await stores.scans.findByExternalId(organizationId, 'cv-1')).toBeUndefined();
  });
});

it('scans are listed by job, by status, by both and by neither, also after a change', async () => {
  const { organizationId, scan, stores, origin } = await personDesk(backend);
  const [job_id, otherJob] = ['job_1', 'job_2'];
  const queued = await scan({ job_id });
  const completed = await scan({ job_id, status: 'completed' });
  const others = [await scan({ job_id: otherJob }), await scan()];
  const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
  const ids = async (filter: { jobId?: string; status?: 'queued' | 'completed' }) =>
    (await stores.scans.list(organizationId, page, filter)).items.map(({ id }) => id);
  expect(await ids({})).toEqual([queued, completed, ...others].map(({ id }) => id));
  expect(await ids({ jobId: job_id })).toEqual([queued.id, completed.id]);
  expect(await ids({ status: 'completed' })).toEqual([completed.id]);
  expect(await ids({ jobId: job_id, status: 'queued' })).toEqual([queued.id]);
  const isJobStatus = async () => [
    await ids({ jobId: job_id, status: 'queued' }),
    await ids({ jobId: otherJob, status: 'queued' }),
  ];
  await stores.scans.change(origin(), queued.id, (before) => ({
    next: { ...before, job_id: otherJob },
    events: [],
  }));
  expect(await isJobStatus()).toEqual([[], [queued.id, others[0]?.id]]);
});

describe('a condition', () => {
  it('on a scan holds while it exists', async () => {
    const { organizationId, scan, stores } = await personDesk(backend);
    const { id } = await scan();
    const row = () => ({
      put: { pk: crypto.randomUUID(), sk: 'a', data: {} },
      when: { absent: true } as const,
    });
    await backend.table.commit([row(), stores.scans.mustExist(organizationId, id)]);
    const missing = backend.table.commit([row(), stores.scans.mustExist('org_2', id)]);
    await expect(missing).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
  });

  it('on the person of a scan is none without a person, and not_found without the row', async () => {
    const { organizationId, add, scan, stores } = await personDesk(backend);
    const { personMustStand } = stores.scans;
    expect(personMustStand(organizationId, await scan())).toEqual([]);
    const candidate_id = await add();
    const own = await scan({ candidate_id });
    await backend.table.commit(personMustStand(organizationId, own));
    const gone = personMustStand('org_2', own);
    await expect(backend.table.commit(gone)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the result of a scan', () => {
  const lines = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

  it('is stored with its text, and says that the text is whole', async () => {
    const desk = await personDesk(backend);
    const { id } = await desk.scan();
    const result = { ...resultOf('Anna Smith'), lines: lines(10) };
    await keep(desk, id, result);
    const { result: found } = await desk.stores.scans.getWithResult(desk.organizationId, id);
    expect(found).toMatchObject({ lines: result.lines, lines_cut: false });
    expect(found?.profile).toEqual(result.profile);
  });

  it('is stored with the first lines that fit into a row', async () => {
    const desk = await personDesk(backend);
    const { id } = await desk.scan();
    const result = { ...resultOf('Anna Smith'), lines: lines(26_000) };
    await keep(desk, id, result);
    const { result: found } = await desk.stores.scans.getWithResult(desk.organizationId, id);
    expect(found?.lines_cut).toBe(true);
    const kept = found?.lines?.length ?? 0;
    expect(kept).toBeGreaterThan(5_000);
    expect(kept).toBeLessThan(26_000);
    expect(found?.lines).toEqual(result.lines.slice(0, kept));
  });

  it('of an earlier release has no text, and is stored as such', async () => {
    const desk = await personDesk(backend);
    const { id } = await desk.scan();
    const { lines: _, ...bare } = resultOf('Anna Smith');
    await keep(desk, id, bare);
    const { result } = await desk.stores.scans.getWithResult(desk.organizationId, id);
    expect(result).toMatchObject({ lines: [], lines_cut: false });
  });

  it('comes in the order of the scans, null where there is none, until five million characters are read', async () => {
    const desk = await personDesk(backend);
    const { organizationId, scan, stores } = desk;
    const [one, none, other] = [await scan(), await scan(), await scan()];
    const text = Array.from({ length: 2_600 }, () => 'x'.repeat(1000));
    for (const { id } of [one, other]) await keep(desk, id, { ...resultOf(id), lines: text });
    const namesOf = async (ids: string[]) =>
      (await stores.scans.results(organizationId, ids)).map((result) => result?.profile.basics.name ?? null);
    const third = await scan({ status: 'completed' });
    expect(await namesOf([one.id, none.id, third.id])).toEqual([one.id, null, 'Anna Smith']);
    expect(await namesOf([one.id, none.id, other.id, third.id])).toEqual([one.id, null, other.id]);
  });
});
