import { expect, it } from 'vitest';
import { filesOfCandidates } from '../../functions/workers/receive-file/files-of-candidates.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { candidateWith } from '../shared/domain/support/candidate-with.ts';

const origin = { organizationId: 'org_1', now: new Date('2026-11-21T10:00:00.000Z') } as EventOrigin;
const awaited = {
  id: 'att_1',
  status: 'awaiting_upload',
  filename: 'letter.txt',
  content_type: 'text/plain',
};
const arrival = {
  ownerId: 'cand_1',
  attachmentId: 'att_1',
  keep: async () => ({ key: 'files/1', size: 2, version: '1' }),
};

/** The change of the candidate that a file of this state causes. */
async function desk(file: object | undefined, anonymized_at: string | null = null) {
  const person = candidateWith({ anonymized_at }, 'cand_1');
  const changed: object[] = [];
  const stores = {
    candidates: { change: (_: unknown, __: string, next: (before: object) => unknown) => next(person) },
    candidateFiles: {
      find: async () => file,
      change: (_: string, after: object) => {
        changed.push(after);
        return { put: after };
      },
    },
  };
  return { person, changed, owner: filesOfCandidates(stores as never) };
}

it('a file that arrives is an event that names the changed field and the file, and an entry of the timeline', async () => {
  const { person, changed, owner } = await desk(awaited);
  const change = (await owner.receive(origin, arrival as never)) as { also: object[] };
  expect(change).toMatchObject({
    next: person,
    events: [{ type: 'candidate.updated', context: { changed: ['attachments'], attachment_id: 'att_1' } }],
  });
  expect(changed).toMatchObject([{ id: 'att_1', status: 'stored', size: 2, file_version: '1' }]);
  expect(change.also).toHaveLength(3);
});

it('a file that expires is the same event, and no entry', async () => {
  const { changed, owner } = await desk(awaited);
  const change = (await owner.expire(origin, arrival)) as { also: object[]; events: object[] };
  expect(change.events).toMatchObject([{ context: { changed: ['attachments'], attachment_id: 'att_1' } }]);
  expect(changed).toMatchObject([{ id: 'att_1', status: 'rejected' }]);
  expect(change.also).toHaveLength(2);
});

it('a file that is no longer awaited changes nothing', async () => {
  const { owner } = await desk({ ...awaited, status: 'stored' });
  expect(await owner.receive(origin, arrival as never)).toBeNull();
});

it.each([
  ['an unknown file', undefined, null],
  ['a file of an anonymized person', awaited, '2026-11-20T10:00:00.000Z'],
])('%s is not found', async (_, file, anonymized_at) => {
  const { owner } = await desk(file, anonymized_at);
  await expect((async () => owner.receive(origin, arrival as never))()).rejects.toMatchObject({
    code: 'not_found',
  });
});
