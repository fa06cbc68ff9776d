import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { expireObjects } from '../../infra/local/services/s3-lifecycle.ts';
import { candidateExport } from '../../shared/contracts/candidate-export.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { exportFileKey } from '../../shared/storage/export-files.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import { asAccount } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  hiring,
} from './support/application-calls.ts';
import { logLines } from './support/log-lines.ts';
import { type PrivacyCalls, privacyCalls } from './support/privacy-calls.ts';
import { storeScan } from './support/scan-calls.ts';

let backend: Backend;
let calls: ApplicationCalls;
let privacy: PrivacyCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend);
  privacy = privacyCalls(backend);
});

const linesOf = logLines();
/** Somebody with an application, its CV, and an order to export both. */
async function ordered() {
  const { caller, job } = await hiring(backend);
  const resume = { text: 'Jane Miller, nurse' };
  const { body } = await calls.create({ caller, body: applicationFor(job, { resume }) });
  await calls.receive(attachmentKey(caller.organizationId, body.id, body.submission.attachments[0].id));
  const params = { id: body.candidate_id as string };
  const { body: order } = await privacy.order({ caller, params });
  return { caller, job, application: body, params, order, exported: { caller, params: { id: order.id } } };
}
const orderOf = ({ organizationId }: Caller, exportId: string) => ({ organizationId, exportId });
const fileOf = ({ organizationId }: Caller, id: string) =>
  calls.uploads.find(exportFileKey(organizationId, id));
const eraseAll = async (caller: Caller) => {
  for (const { type, data } of await eventsOf(backend, caller))
    if (type === 'erasure.requested')
      await privacy.erase({ organizationId: caller.organizationId, erasureId: data.object.id as string });
};
/** When the rules of the bucket have removed the bytes of a file, at the latest: seven days, then two, each up to the next midnight. */
const gone = (stored: number) => stored + 10 * 24 * 3600 * 1000;
const traces = async (id: string) => (await everyRow(backend)).filter(({ sk }) => sk === id);

describe('an order to export a candidate', () => {
  it('becomes a file that holds everything, under a link that is signed for each reading', async () => {
    const { caller, application, params, order, exported } = await ordered();
    expect(order).toMatchObject({ status: 'pending', url: null, size: null, candidate_id: params.id });
    await storeScan(backend, caller, new Date(), { status: 'completed', candidate_id: params.id });
    await privacy.write(orderOf(caller, order.id), false);
    await privacy.write(orderOf(caller, order.id), false);

    const { body } = await privacy.exported(exported);
    expect(body).toMatchObject({ status: 'completed', completed_at: expect.any(String) });
    const answer = await fetch(body.url);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${order.id}.json"`);
    const text = await answer.text();
    expect(Buffer.byteLength(text)).toBe(body.size);
    const line = { level: 'info', export: order.id, size: body.size, kept: true };
    expect(linesOf('candidate exported')).toMatchObject([line]);
    const file = v.parse(candidateExport, JSON.parse(text));
    expect(file, 'and nothing beside its schema').toEqual(JSON.parse(text));
    expect(file.applications.map(({ id }) => id)).toEqual([application.id]);
    expect(file.scans.map(({ profile }) => profile?.basics.name ?? null).sort()).toEqual([
      'Anna Smith',
      null,
    ]);
    expect(file.files.map(({ path }) => path)).toEqual([
      `/v1/applications/${application.id}/attachments/${application.submission.attachments[0].id}`,
      expect.stringMatching(/^\/v1\/scans\/scan_\w+\/pdf$/),
    ]);
    expect(text).not.toMatch(/X-Amz|file_key/);
  });

  it.each(['remove', 'anonymize'] as const)('goes with its file when its person goes: %s', async (how) => {
    const { caller, params, order, exported } = await ordered();
    await privacy.write(orderOf(caller, order.id), false);
    expect(await fileOf(caller, order.id)).toBeDefined();
    await privacy[how]({ caller, params });
    await eraseAll(caller);
    expect((await privacy.exported(exported)).status).toBe(404);
    expect(await fileOf(caller, order.id)).toBeUndefined();
    expect(await traces(order.id)).toEqual([]);
  });

  it.each(['remove', 'anonymize'] as const)(
    'leaves no file when its person goes while it is written: %s',
    async (how) => {
      const { caller, params, order } = await ordered();
      const goes = () => privacy[how]({ caller, params }).then(() => eraseAll(caller));
      const late = privacyCalls(backend, undefined, undefined, undefined, (files) => ({
        ...files,
        put: async (...asked) => {
          await asAccount(goes);
          return files.put(...asked);
        },
      }));
      await late.write(orderOf(caller, order.id), false);
      expect(await fileOf(caller, order.id)).toBeUndefined();
    },
  );

  it.each(['remove', 'anonymize'] as const)(
    'leaves no file that was stored after the erasure by a run that ended there: its arrival is the end of it: %s',
    async (how) => {
      const { caller, params, order } = await ordered();
      const goes = () => privacy[how]({ caller, params }).then(() => eraseAll(caller));
      const broken = privacyCalls(backend, undefined, undefined, undefined, (files) => ({
        ...files,
        put: async (...asked) => {
          await asAccount(goes);
          await files.put(...asked);
          throw new Error('the power went out');
        },
      }));
      await expect(broken.write(orderOf(caller, order.id), true)).rejects.toThrow('power');
      expect(await fileOf(caller, order.id)).toBeDefined();
      await calls.receive(exportFileKey(caller.organizationId, order.id));
      expect(await fileOf(caller, order.id)).toBeUndefined();
    },
  );

  it('keeps its file when its arrival is notified', async () => {
    const { caller, order } = await ordered();
    await privacy.write(orderOf(caller, order.id), false);
    await calls.receive(exportFileKey(caller.organizationId, order.id));
    expect(await fileOf(caller, order.id)).toBeDefined();
  });

  it.each(['says so', 'ends'] as const)(
    'has a link for as long as it is kept when two runs overlap, and the second %s',
    async (end) => {
      const { caller, order, exported } = await ordered();
      const ref = orderOf(caller, order.id);
      const around = (then: () => Promise<void>) =>
        privacyCalls(backend, undefined, undefined, undefined, (files) => ({
          ...files,
          put: async (...asked) => {
            const file = await files.put(...asked);
            await then();
            return file;
          },
        }));
      // The first has stored its version; the second stores another; the first says so, then the second.
      const hasStored = Promise.withResolvers<void>();
      const goesOn = Promise.withResolvers<void>();
      let second: Promise<void> | undefined;
      const first = around(async () => {
        second = around(async () => {
          hasStored.resolve();
          await goesOn.promise;
          if (end === 'ends') throw new Error('the power went out');
        })
          .write(ref, false)
          .catch(() => {});
        await hasStored.promise;
      });
      await first.write(ref, false);
      goesOn.resolve();
      await second;
      if (end === 'ends') await privacy.write(ref, false);

      const inSixDays = Date.parse(order.created_at) + 6 * 24 * 3600 * 1000;
      expireObjects(backend.services.objects, backend.bucketName, inSixDays);
      const { body } = await privacy.exported(exported);
      expect((await fetch(body.url)).status).toBe(200);
    },
  );

  it.each(['remove', 'anonymize'] as const)(
    'leaves no file when the run ended between storing it and saying so, and its person went: %s',
    async (how) => {
      const { caller, params, order } = await ordered();
      const goes = () => privacy[how]({ caller, params }).then(() => eraseAll(caller));
      const broken = privacyCalls(backend, undefined, undefined, undefined, (files) => ({
        ...files,
        put: async (...asked) => {
          await asAccount(goes);
          await files.put(...asked);
          throw new Error('the power went out');
        },
      }));
      await expect(broken.write(orderOf(caller, order.id), false)).rejects.toThrow('power');
      await privacy.write(orderOf(caller, order.id), false);
      expect(await fileOf(caller, order.id)).toBeUndefined();
    },
  );

  it('is failed once its last try has failed, and still completes when it is tried again', async () => {
    const { caller, order, exported } = await ordered();
    const broken = privacyCalls(backend, undefined, undefined, undefined, (files) => ({
      ...files,
      put: () => Promise.reject(new Error('no room')),
    }));
    await expect(broken.write(orderOf(caller, order.id), false)).rejects.toThrow('no room');
    expect((await privacy.exported(exported)).body.status).toBe('pending');
    await expect(broken.write(orderOf(caller, order.id), true)).rejects.toThrow('no room');
    expect((await privacy.exported(exported)).body.status).toBe('failed');
    await privacy.write(orderOf(caller, order.id), true);
    expect((await privacy.exported(exported)).body.status).toBe('completed');
  });

  it('is not taken for somebody who is anonymized, gone, or of another organization', async () => {
    const { caller, params, exported } = await ordered();
    const stranger = await newCaller(backend);
    expect((await privacy.order({ caller: stranger, params })).status).toBe(404);
    expect((await privacy.exported({ ...exported, caller: stranger })).status).toBe(404);
    await privacy.anonymize({ caller, params });
    expect((await privacy.order({ caller, params })).body.error.code).toBe('invalid_state_transition');
    await privacy.remove({ caller, params });
    expect((await privacy.order({ caller, params })).status).toBe(404);
  });

  it('is over after seven days, and its event names no person', async () => {
    const { caller, params, order, exported } = await ordered();
    const inAWeek = new Date(Date.parse(order.created_at) + 7 * 24 * 3600 * 1000);
    expect(order.kept_until).toBe(inAWeek.toISOString());
    expect((await privacyCalls(backend, () => inAWeek).exported(exported)).status).toBe(404);
    const rows = await traces(order.id);
    expect(rows.length).toBe(2);
    for (const { expires_at = 0 } of rows)
      expect(expires_at * 1000, 'its person is erased with its file').toBeGreaterThan(
        gone(inAWeek.getTime()),
      );
    const late = privacyCalls(backend, () => inAWeek);
    await late.write(orderOf(caller, order.id), true);
    expect(await fileOf(caller, order.id), 'no file is written as late as that').toBeUndefined();
    const told = (await eventsOf(backend, caller)).find(({ type }) => type === 'export.requested');
    expect(JSON.stringify(told)).not.toContain(params.id);
  });
});
