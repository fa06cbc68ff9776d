import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFileKey, pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import { chanceOf } from '../faults/chance.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { bucketStory } from './support/bucket-story.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { putFile, scanCalls } from './support/scan-calls.ts';

let backend: OwnBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

describe('every file', () => {
  it('has a row that claims it or expires by a rule of the template, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const story = await bucketStory(backend, chanceOf(String(seed)));
        for (let step = 0; step < 60; step++) await story.step();
        await story.settle();

        const { scans, applications, grants } = await story.rows();
        const attachments = applications.flatMap(({ submission }) => submission.attachments);
        const claimed = new Set([...scans, ...attachments].map(({ file_key }) => file_key));
        const left = await story.versions();
        const kept = left.filter((key) => !key.startsWith('pending/'));
        expect(kept.filter((key) => !claimed.has(key))).toEqual([]);
        // What waits does so for somebody; what nobody can claim any more is gone before its day is over.
        const waiting = left.filter((key) => key.startsWith('pending/')).map(parseFileKey);
        for (const place of waiting) {
          if (place?.kind === 'pending_upload') expect(grants).toContain(place.tokenHash);
          else expect(place).toMatchObject({ kind: 'attachment', isPending: true });
          if (place?.kind === 'attachment')
            expect(attachments.map(({ id }) => id)).toContain(place.attachmentId);
        }

        story.expire();
        const after = new Set(await story.versions());
        expect([...after].filter((key) => key.startsWith('pending/'))).toEqual([]);
        // No accepted upload is lost with them.
        for (const { file_key, application_id } of scans)
          if (!application_id) expect(after).toContain(file_key);
        for (const { file_key, status } of attachments)
          if (status === 'stored') expect(after).toContain(file_key);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 120_000);
});

/** Every version under every key that belongs to an application's files. */
const keysLeft = async (organizationId: string) => {
  const all = backend.services.objects.versions.listVersions(backend.bucketName, {
    prefix: '',
    afterKey: '',
    max: 100_000,
  });
  return all.filter(({ key }) => key.includes(organizationId)).map(({ key }) => key);
};

describe('a PUT on a URL that is still open', () => {
  it('after its scan was deleted and its erasure was completed is removed when it arrives', async () => {
    const { caller } = await hiring(backend);
    const scans = scanCalls(backend);
    const privacy = privacyCalls(backend);
    const { receive } = applicationCalls(backend);
    const upload = await scans.upload({ caller, body: { filename: 'cv.txt' } });
    await putFile(upload.body);
    const { body } = await scans.create({ caller, body: { storage_token: upload.body.storage_token } });
    await privacy.deleteScan({ caller, params: { id: body.id } });
    const [order] = await ordersOf(caller);
    await privacy.erase({ organizationId: caller.organizationId, erasureId: order ?? '' });
    expect(await keysLeft(caller.organizationId)).toEqual([]);

    expect((await putFile(upload.body, 'late')).status).toBe(200);
    const [late = ''] = await keysLeft(caller.organizationId);
    expect(late).toMatch(/^pending\/uploads\//);
    await receive(late);
    await receive(late);
    expect(await keysLeft(caller.organizationId)).toEqual([]);
  });

  it.each(['removed', 'anonymized'] as const)(
    'after its person was %s is removed when it arrives',
    async (end) => {
      const { caller, job } = await hiring(backend);
      const applications = applicationCalls(backend);
      const privacy = privacyCalls(backend);
      const resume = { filename: 'cv.txt' };
      const { body } = await applications.create({ caller, body: applicationFor(job, { resume }) });
      const params = { id: body.candidate_id };
      await (end === 'removed' ? privacy.remove({ caller, params }) : privacy.anonymize({ caller, params }));
      const [order] = await ordersOf(caller);
      const [file] = body.submission.attachments;
      const put = () => putFile({ upload_url: file.upload_url, headers: file.headers }, 'late');

      await put();
      await privacy.erase({ organizationId: caller.organizationId, erasureId: order ?? '' });
      expect(await keysLeft(caller.organizationId)).toEqual([]);
      await put();
      const [late = ''] = await keysLeft(caller.organizationId);
      await applications.receive(late);
      expect(await keysLeft(caller.organizationId)).toEqual([]);
      expect(late).toBe(pendingAttachmentKey(late.replace('pending/', '')));
    },
  );

  it('a second time is refused while the first is there, registered or not', async () => {
    const { caller } = await hiring(backend);
    const scans = scanCalls(backend);
    const upload = await scans.upload({ caller, body: { filename: 'cv.txt' } });
    await putFile(upload.body);
    expect((await putFile(upload.body)).status).toBe(412);
    await scans.create({ caller, body: { storage_token: upload.body.storage_token } });
    await wait(10);
    expect((await putFile(upload.body)).status).toBe(412);
  });
});

async function ordersOf(caller: Parameters<typeof eventsOf>[1]) {
  const events = await eventsOf(backend, caller);
  return events.flatMap(({ type, data }) => (type === 'erasure.requested' ? [String(data.object.id)] : []));
}

describe('a declared size', () => {
  it('is part of the signature: S3 takes no other number of bytes', async () => {
    const { caller, job } = await hiring(backend);
    const upload = await scanCalls(backend).upload({ caller, body: { filename: 'cv.txt', size: 4 } });
    expect(new URL(upload.body.upload_url).searchParams.get('X-Amz-SignedHeaders')).toContain(
      'content-length',
    );
    for (const bytes of ['', '123', '12345']) expect((await putFile(upload.body, bytes)).status).toBe(403);
    expect((await putFile(upload.body, '1234')).status).toBe(200);

    const files = {
      resume: { filename: 'cv.txt', size: 3 },
      attachments: [{ kind: 'x', filename: 'a.png', size: 2 }],
    };
    const { body } = await applicationCalls(backend).create({ caller, body: applicationFor(job, files) });
    for (const [index, size] of [3, 2].entries()) {
      const file = body.submission.attachments[index];
      expect((await putFile(file, 'x'.repeat(size + 1))).status).toBe(403);
      expect((await putFile(file, 'x'.repeat(size))).status).toBe(200);
    }
  });

  it('over 10 MB is refused before anything is stored', async () => {
    const { caller, job } = await hiring(backend);
    const { create } = applicationCalls(backend);
    const size = 10_485_761;
    for (const [files, param] of [
      [{ resume: { filename: 'cv.txt', size } }, 'resume.size'],
      [{ attachments: [{ kind: 'x', filename: 'a.png', size }] }, 'attachments.0.size'],
    ] as const) {
      const { body } = await create({ caller, body: applicationFor(job, files) });
      expect(body.error).toMatchObject({ code: 'file_too_large', param });
    }
  });
});
