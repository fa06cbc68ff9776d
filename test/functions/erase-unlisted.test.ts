import { beforeAll, expect, it } from 'vitest';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow, isDeletion, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it.each([
  ['applications', { application_ids: [] }],
  ['scans', { scan_ids: [] }],
  ['jobs', { job_ids: [] }],
])(
  'an order that lists no %s erases them all: the rows of the person are found without it',
  async (_, without) => {
    const calls = applicationCalls(backend);
    const privacy = privacyCalls(backend, undefined, (sound) => ({
      ...sound,
      eraseCandidate: (origin, order, receipt) =>
        sound.eraseCandidate(origin, { ...order, ...without }, receipt),
    }));
    const { caller, job } = await hiring(backend);
    const { body } = await calls.create({
      caller,
      body: applicationFor(job, { resume: { text: 'Jane Miller, nurse' } }),
    });
    const { id, candidate_id, submission } = body;
    const fileKey = attachmentKey(caller.organizationId, id, submission.attachments[0].id);
    await calls.receive(fileKey);
    const { body: asked } = await privacy.remove({ caller, params: { id: candidate_id } });
    await privacy.erase({ organizationId: caller.organizationId, erasureId: asked.id });

    expect((await calls.get({ caller, params: { id } })).status).toBe(404);
    expect(await calls.uploads.find(fileKey)).toBeUndefined();
    const left = (await everyRow(backend)).filter((row) => textOf(row).includes(submission.email));
    expect(left).toEqual([]);
    const keys = (await everyRow(backend)).filter(
      (row) => !isDeletion(row) && `${row.pk} ${row.sk}`.includes(candidate_id),
    );
    expect(keys.map(({ pk }) => pk)).toEqual([`ERASED#${candidate_id}`]);
  },
);
