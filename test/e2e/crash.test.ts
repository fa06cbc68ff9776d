import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdministration } from '../../bin/open-administration.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { cvPdf } from '../support/bad-files.ts';
import { type Api, type ApiAnswer, apiOf, placesOf } from '../support/local-stage.ts';
import { seededNumbers } from '../support/seeded-numbers.ts';
import { eventually } from './support/eventually.ts';
import { prepareKillableStage } from './support/killable-stage.ts';
import { startReceiver } from './support/receiver.ts';
import { finished, put } from './support/scan-file.ts';

const rounds = 10;
/** One round, from the first call to the last delivery, takes about this long when nothing is killed. */
const roundMs = 2_500;
/** The same in every build; `CRASH_SEED=7` draws other moments. */
const seed = Number(process.env.CRASH_SEED ?? 20_261_121);
const cv = cvPdf({ name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' });

let stage: Awaited<ReturnType<typeof prepareKillableStage>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  stage = await prepareKillableStage();
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver.close();
  await stage.destroy();
});

describe(`kill -9 at ${rounds} random moments of a scan (CRASH_SEED=${seed})`, () => {
  it('loses no accepted upload, scan, job or event', { timeout: 600_000 }, async () => {
    const places = await stage.start();
    const admin = openAdministration('prod', placesOf(places));
    const { id: organization } = await createOrganization(admin, { name: 'Testing Ltd', plan: 'scale' });
    const scopes = ['jobs:read', 'jobs:write', 'scans:read', 'scans:write', 'webhooks:write'];
    const { keys } = await createKeySet(admin, { organization, name: 'tests', scopes });
    const api = apiOf(places.baseUrl, keys[0]?.secret);
    await api.post('/v1/webhook-endpoints', { url: receiver.url });

    const { share: random } = seededNumbers(seed);
    const accepted: { scanId: string; jobId: string }[] = [];
    for (let round = 0; round < rounds; round++) {
      // A scan that met four kills is given up, and says so; however slow the machine is, these meet two.
      const overdue = accepted.at(-2);
      if (overdue) await finished(api, overdue.scanId);
      const killed = wait(random() * roundMs).then(() => stage.kill());
      const restarted = killed.then(() => stage.start());
      accepted.push(await oneRound(api, round, restarted));
      await restarted;
    }

    for (const { scanId, jobId } of accepted) {
      expect(await finished(api, scanId)).toMatchObject({ status: 'completed', error: null });
      expect(await api.get(`/v1/jobs/${jobId}`)).toMatchObject({ status: 200 });
      await eventually(() => receiver.typesOf(scanId).includes('scan.completed'));
      await eventually(() => receiver.typesOf(jobId).includes('job.created'));
    }
    // Every key made exactly one job, however often its call had to be repeated.
    const jobs = await api.get('/v1/jobs?limit=100');
    expect(jobs.body.data.map(({ id }: { id: string }) => id).sort()).toEqual(
      accepted.map(({ jobId }) => jobId).sort(),
    );
  });
});

/** What a careful client does: the same key until there is an answer, and a new upload when the old grant cannot be used. */
async function oneRound(api: Api, round: number, restarted: Promise<unknown>) {
  const job = await insist(restarted, () =>
    api.post('/v1/jobs', { name: `Job ${round}` }, { 'Idempotency-Key': `job-${seed}-${round}` }),
  );
  const grant = await insist(restarted, () => api.post('/v1/uploads', { filename: 'cv.pdf' }));
  await insist(restarted, async () => {
    const answer = await put(grant, cv);
    // 412: the first PUT had arrived, only its answer was lost.
    return { ...grant, status: answer.status === 412 ? 200 : answer.status };
  });
  const scan = await insist(restarted, () =>
    api.post(
      '/v1/scans',
      { storage_token: grant.body.storage_token },
      { 'Idempotency-Key': `scan-${seed}-${round}` },
    ),
  );
  return { scanId: scan.body.id as string, jobId: job.body.id as string };
}

/** Repeats a call while the service is away, or says that the first call with this key is still running. */
const insist = (restarted: Promise<unknown>, call: () => Promise<ApiAnswer>): Promise<ApiAnswer> =>
  eventually(async () => {
    const answer = await call().catch(() => undefined);
    if (!answer) await restarted;
    const again = !answer || answer.status >= 500 || answer.body?.error?.code === 'idempotency_in_progress';
    if (!again && answer.status >= 400) throw new Error(`refused: ${answer.text}`);
    return !again && answer;
  });
