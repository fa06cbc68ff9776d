import { beforeAll, expect, it } from 'vitest';
import { externalIdKey } from '../../../shared/storage/keys.ts';
import type { Backend } from '../../support/backend.ts';
import { otherLast } from '../../support/other-last.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** Two people with three applications, the second of which was rejected. */
async function applying() {
  const desk = await personDesk(backend);
  const { organizationId, stores, add, apply, origin } = desk;
  const [one, other] = [await add(), await add()];
  const ids = [await apply(one), await apply(one), await apply(other)] as [string, string, string];
  const { applications } = stores;
  await applications.change(origin(), ids[1], (before) => ({
    next: { ...before, status: 'rejected', external_id: 'mine' },
    events: [],
  }));
  const read = await Promise.all(ids.map((id) => applications.get(organizationId, id)));
  return { ...{ organizationId, applications, one, other, ids }, read };
}

it('applications are listed by job, by candidate, by status, and all', async () => {
  const { organizationId, applications, one, ids, read } = await applying();
  const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
  const listed = async (filter: Parameters<typeof applications.list>[2]) =>
    (await applications.list(organizationId, page, filter)).items.map(({ id }) => id);
  expect(await listed({})).toEqual(ids);
  expect(await listed({ candidateId: one })).toEqual(ids.slice(0, 2));
  expect(await listed({ jobId: read[2]?.job_id })).toEqual(ids.slice(2));
  expect(await listed({ status: 'rejected' })).toEqual([ids[1]]);
  expect(await listed({ status: 'active' })).toEqual([ids[0], ids[2]]);
  const odd = await applications.list(organizationId, page, {}, ({ id }) => id === ids[1]);
  expect(odd.items.map(({ id }) => id)).toEqual([ids[1]]);
});

it('the candidates of applications are read in their order, with gaps', async () => {
  const { organizationId, applications, one, other, ids } = await applying();
  const missing = otherLast(ids[0]);
  expect(await applications.candidatesOf(organizationId, [ids[2], missing, ids[0]])).toEqual([
    other,
    undefined,
    one,
  ]);
});

it('applications of a job are found by their stages', async () => {
  const { organizationId, applications, read } = await applying();
  const [first] = read;
  const inStages = async (...stageIds: string[]) => {
    const found: string[] = [];
    for await (const some of applications.inStages(organizationId, first?.job_id ?? '', stageIds))
      found.push(...some.map(({ id }) => id));
    return found;
  };
  expect(await inStages(first?.stage.id ?? '')).toEqual([first?.id]);
  expect(await inStages('stg_none', first?.stage.id ?? '')).toEqual([first?.id]);
  expect(await inStages('stg_none')).toEqual([]);
});

it('the rows of an application are itself and its external id', async () => {
  const { organizationId, applications, read } = await applying();
  const rows = read.map((one) => applications.rowsOf(organizationId, one));
  expect(rows.map(([own]) => own?.sk)).toEqual(read.map(({ id }) => id));
  expect(rows.map(([, ...more]) => more)).toEqual([
    [],
    [externalIdKey(organizationId, 'application', 'mine')],
    [],
  ]);
});
