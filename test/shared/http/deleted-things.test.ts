import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { erasingResponses, withoutErased } from '../../../shared/http/deleted-things.ts';
import { runOnce } from '../../../shared/http/idempotency.ts';
import { jsonResponse, subjectIds } from '../../../shared/http/response.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { markErased } from '../../../shared/storage/erased-marks.ts';
import { candidatePartition } from '../../../shared/storage/keys.ts';
import { eraseResponsesAbout } from '../../../shared/storage/stored-claim.ts';
import type { Backend } from '../../support/backend.ts';
import { testEdge } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const organizationId = 'org_1';
const now = new Date();
const past = new Date(now.getTime() - 3_600_000);
const newId = idSource(now);
const about = () => ({ edge: testEdge(backend), organizationId });
const mark = (id: string, by = organizationId) =>
  markErased(backend.table, [id], { organizationId: by, now });
const notFound = new ApiError('not_found');
const refused = expect.objectContaining({ code: 'not_found' });

/** A resource about which one response is stored. */
async function storedAbout(): Promise<string> {
  const id = newId('note');
  const claimed = { scope: id, organizationId, method: 'POST', path: '/v1/notes', body: {} };
  const context = { getRemainingTimeInMillis: () => 10_000 };
  await runOnce(claimed, { table: backend.table, context, now }, async () => jsonResponse(201, { id }));
  return id;
}
/** The number of stored responses about it; they are gone afterwards. */
const stored = (id: string) => eraseResponsesAbout(backend.table, id);
const remove = (route: Route, id: string, run: () => Promise<string>) =>
  erasingResponses(route, { ...about(), path: `/v1/candidates/cand_1/notes/${id}` }, run);

describe('a deletion', () => {
  it('erases the stored responses about what it deletes, once that is deleted', async () => {
    const [id, other] = [await storedAbout(), await storedAbout()];
    expect(await remove(routes.deleteCandidateNote, id, async () => 'done')).toBe('done');
    expect([await stored(id), await stored(other)]).toEqual([0, 1]);
  });

  it.each<[string, Route]>([
    ['a call of another method', routes.updateCandidate],
    ['an order that a worker executes', { ...routes.deleteCandidateNote, success: 202 }],
  ])('is not %s, which erases nothing', async (_, route) => {
    const id = await storedAbout();
    expect(await remove(route, id, async () => 'done')).toBe('done');
    expect(await stored(id)).toBe(1);
  });

  it('that finds nothing erases what an earlier one has left, by its mark', async () => {
    const id = await storedAbout();
    await mark(id);
    await expect(remove(routes.deleteCandidateNote, id, () => Promise.reject(notFound))).rejects.toBe(
      notFound,
    );
    expect(await stored(id)).toBe(0);
  });

  it.each<[string, unknown, string | null]>([
    ['finds nothing and no mark', notFound, null],
    ['finds nothing and the mark of another organization', notFound, 'org_2'],
    ['is refused for another reason', new ApiError('conflict'), organizationId],
    ['fails', new Error('the table is down'), organizationId],
  ])('erases nothing where it %s', async (_, error, marked) => {
    const id = await storedAbout();
    if (marked) await mark(id, marked);
    await expect(remove(routes.deleteCandidateNote, id, () => Promise.reject(error))).rejects.toBe(error);
    expect(await stored(id)).toBe(1);
  });
});

/** A person who was deleted, or anonymized an hour ago; `marked` until the worker has run. */
async function person(data: { anonymized_at: string | null } | null, marked = true): Promise<string> {
  const id = newId('candidate');
  const key = { pk: candidatePartition(organizationId), sk: id };
  if (data) await backend.table.commit([{ put: { ...key, data }, when: { absent: true } }]);
  if (marked) await mark(id);
  return id;
}
const anonymized = () => person({ anonymized_at: past.toISOString() });
const old = { object: 'note', id: idSource(new Date(past.getTime() - 1))('note') };
const late = { object: 'note', id: newId('note') };
const shown = (view: unknown, path = '/v1/notes') => withoutErased(about(), path, view);

describe('a view', () => {
  it('of a deleted person is not found: the person is in its path, its field or its property', async () => {
    const id = await person(null);
    await expect(shown(late, `/v1/candidates/${id}/notes`)).rejects.toEqual(refused);
    await expect(shown({ ...late, candidate_id: id })).rejects.toEqual(refused);
    await expect(shown({ ...late, [subjectIds]: [id] })).rejects.toEqual(refused);
  });

  it('of several people is not found where one of them is deleted', async () => {
    const [gone, there] = [await person(null), await person({ anonymized_at: null })];
    for (const people of [
      [gone, there],
      [there, gone],
    ])
      await expect(shown({ ...late, [subjectIds]: people })).rejects.toEqual(refused);
  });

  it('of an anonymized person has only what is later', async () => {
    const path = `/v1/candidates/${await anonymized()}/notes`;
    await expect(shown(old, path)).rejects.toEqual(refused);
    expect(await shown(late, path)).toBe(late);
  });

  it('of several people is bound by the last of their instants', async () => {
    const earlier = { anonymized_at: new Date(past.getTime() - 9000).toISOString() };
    const [first, last, not] = [
      await person(earlier),
      await anonymized(),
      await person({ anonymized_at: null }),
    ];
    for (const people of [
      [first, last, not],
      [not, last, first],
      [last, first],
    ])
      await expect(shown({ ...old, [subjectIds]: people })).rejects.toEqual(refused);
    expect(await shown({ ...old, [subjectIds]: [first, not] })).toMatchObject(old);
  });

  it.each<[string, object | null]>([
    ['is marked, and neither deleted nor anonymized', { anonymized_at: null }],
    ['has lost the mark', null],
  ])('is shown as it is where the person %s', async (_, data) => {
    const id = await person(data as null, data !== null);
    expect(await shown(old, `/v1/candidates/${id}/notes`)).toBe(old);
  });

  it.each(['erasure', 'candidate'])('that is the %s is shown as it is', async (object) => {
    const view = { object, id: old.id, candidate_id: await person(null) };
    expect(await shown(view)).toBe(view);
  });

  it('of a person whom another organization marked is shown as it is', async () => {
    const id = newId('candidate');
    await mark(id, 'org_2');
    expect(await shown(old, `/v1/candidates/${id}/notes`)).toBe(old);
  });

  it('of nobody is shown as it is', async () => {
    for (const view of [old, { ...old, candidate_id: null }, 'a text', null, undefined])
      expect(await shown(view, '/v1/jobs/job_1')).toBe(view);
  });
});
