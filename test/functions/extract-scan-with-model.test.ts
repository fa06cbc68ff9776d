import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractScan } from '../../functions/workers/extract-scan/handler.ts';
import { modelReading } from '../../functions/workers/extract-scan/model-reading.ts';
import type { ModelReading } from '../../functions/workers/extract-scan/without-model.ts';
import type { Scan } from '../../shared/domain/stored/scan.ts';
import { extract } from '../../shared/extraction/extract.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { type ModelEngine, ModelFailure } from '../../shared/model/model-engine.ts';
import { openEngine } from '../../shared/model/open-engine.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { type WrittenCv, writtenCvs } from '../shared/extraction/support/written-cvs.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import type { Behaviour } from '../support/model-servers/dialect.ts';
import { eachProvider } from '../support/model-servers/each-provider.ts';
import { type Provider, providers } from '../support/model-servers/providers.ts';
import { truthful } from '../support/model-servers/truthful-model.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  hiring,
} from './support/application-calls.ts';
import { originOf } from './support/origin.ts';
import { queuedScan } from './support/queued-scan.ts';
import { putFile, type ScanCalls, scanCalls } from './support/scan-calls.ts';

const [cv] = writtenCvs as [WrittenCv];

let backend: Backend;
let calls: ScanCalls;
let applications: ApplicationCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
  applications = applicationCalls(backend);
});

/** The function as it is deployed, but for the thread of its reader; `accounts` is what it measured. */
function reader(openEngine: () => Promise<ModelEngine>, budgetMs = 40_000) {
  const clock = () => new Date();
  const accounts: ModelReading['account'][] = [];
  const patience = { budgetMs, attemptMs: budgetMs / 2, maxAttempts: 3 };
  const read = extractScan({
    loadCorrections: () => import('../../functions/workers/extract-scan/corrections.ts'),
    environmentName: 'production',
    scans: scanStore(backend.table),
    uploads: uploadStore(backend.s3, backend.bucketName),
    eraseFile: fileEraser(backend.s3, backend.bucketName),
    extract: (file) => extract({ ...file, today: '2026-01-15' }),
    modelReading: modelReading({
      applications: applications.applications,
      candidates: applications.candidates,
      openEngine,
      readTranscript: (transcript) => extract({ transcript, today: '2026-01-15' }),
      budget: { transcription: patience, reading: patience },
      clock,
    }),
    measure: ({ account }) => accounts.push(account),
    clock,
  });
  return { read, accounts };
}

const file = { bytes: Buffer.from(cv.text), filename: 'cv.txt', contentType: 'text/plain' };
const queued = (caller: Caller, changes: Partial<Scan> = {}) => queuedScan(backend, caller, file, changes);
const view = async (caller: Caller, { id }: Scan) => (await calls.get({ caller, params: { id } })).body;

eachProvider((name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await providers[name]();
  });
  afterAll(() => provider.server.stop());

  it('reads a CV, and the scan names it', async () => {
    provider.server.behave = truthful(cv);
    const caller = await newCaller(backend);
    const scan = await queued(caller);
    const { read, accounts } = reader(async () => provider.engine);
    await read(
      { organizationId: caller.organizationId, scanId: scan.id },
      { messageId: 'm', receiptsLeft: 4 },
    );
    expect(await view(caller, scan)).toMatchObject({
      status: 'completed',
      extraction: { engine: name, model: provider.engine.model, fallback_reason: null },
      profile: { basics: { name: cv.name } },
    });
    expect(accounts).toMatchObject([{ engine: name, dropped: 0 }]);
  });

  it('is down, and 100 of 100 scans complete by the rules', { timeout: 120_000 }, async () => {
    const troubles: Behaviour[] = [
      { does: 'fail', status: 500 },
      { does: 'fail', status: 429 },
      { does: 'fail', status: 403 },
      { does: 'fail', status: 429, retryAfter: '3600' },
      { does: 'cut the line', value: {} },
      { does: 'send junk' },
      { does: 'hang' },
      { does: 'drip', value: {} },
      { does: 'decline' },
      { does: 'break off', value: {} },
    ];
    let asked = 0;
    provider.server.behave = () => troubles[asked++ % troubles.length] as Behaviour;
    const caller = await newCaller(backend);
    const { read, accounts } = reader(async () => provider.engine, 250);
    const ended: Record<string, unknown>[] = [];
    for (let batch = 0; batch < 10; batch++) {
      const scans = await Promise.all(Array.from({ length: 10 }, () => queued(caller)));
      const { organizationId } = caller;
      await Promise.all(
        scans.map(({ id }) => read({ organizationId, scanId: id }, { messageId: id, receiptsLeft: 4 })),
      );
      ended.push(...(await Promise.all(scans.map((scan) => view(caller, scan)))));
    }
    expect(ended).toHaveLength(100);
    const reasons = ['timeout', 'rate_limited', 'provider_error', 'invalid_answer', 'refused'];
    for (const scan of ended) {
      expect(scan).toMatchObject({
        status: 'completed',
        extraction: { engine: 'rules', model: null, prompt_version: null },
        profile: { basics: { name: cv.name }, work: [{ position: cv.jobs[0]?.position }, {}] },
      });
      expect(reasons).toContain((scan.extraction as { fallback_reason: string }).fallback_reason);
    }
    expect(accounts).toHaveLength(100);
    const told = (await eventsOf(backend, caller)).filter(({ type }) => type === 'scan.completed');
    expect(told).toHaveLength(100);
  });
});

describe('a model that cannot be opened', () => {
  const receipts = async (openEngine: () => Promise<ModelEngine>, left: number[]) => {
    const caller = await newCaller(backend);
    const scan = await queued(caller);
    const { read } = reader(openEngine);
    const asked = { organizationId: caller.organizationId, scanId: scan.id };
    const ends: string[] = [];
    for (const receiptsLeft of left)
      await read(asked, { messageId: 'm', receiptsLeft }).then(
        () => ends.push('done'),
        ({ message }: Error) => ends.push(message),
      );
    return { ends, scan: await view(caller, scan) };
  };
  const byRules = {
    status: 'completed',
    profile: { basics: { name: cv.name } },
    extraction: { engine: 'rules', fallback_reason: 'provider_error' },
  };

  it('because its key cannot be read now, leaves the CV to the rules', async () => {
    const throttled = Object.assign(new Error('slow down'), { name: 'ThrottlingException' });
    const choice = { engine: 'anthropic', model: 'claude-haiku-4-5' } as const;
    const { ends, scan } = await receipts(() => openEngine(choice, () => Promise.reject(throttled)), [4]);
    expect(ends).toEqual(['done']);
    expect(scan).toMatchObject(byRules);
  });

  it('for a reason of our own is tried again, and the rules read alone before the message is given up', async () => {
    const { ends, scan } = await receipts(() => Promise.reject(new Error('no module')), [4, 3, 2, 1]);
    expect(ends).toEqual(['no module', 'no module', 'no module', 'done']);
    expect(scan).toMatchObject(byRules);
  });
});

describe('no model is asked', () => {
  const never = () => Promise.reject(new Error('a model was asked'));

  it('about an applicant who refused to be read by one', async () => {
    const { caller, job } = await hiring(backend);
    const consent = { processing: true, ai_processing: false };
    const { body } = await applications.create({ caller, body: applicationFor(job, { consent }) });
    const scan = await queued(caller, { application_id: body.id });
    const { read, accounts } = reader(never);
    await read(
      { organizationId: caller.organizationId, scanId: scan.id },
      { messageId: 'm', receiptsLeft: 4 },
    );
    expect(await view(caller, scan)).toMatchObject({
      status: 'completed',
      extraction: { engine: 'rules', fallback_reason: 'no_consent' },
    });
    expect(accounts).toEqual([null]);
  });

  it.each(['refused', 'gone'] as const)(
    'about a CV that the team uploads for a candidate who has %s',
    async (what) => {
      const { caller, job } = await hiring(backend);
      const consent = { processing: true, ai_processing: false };
      const applied = await applications.create({ caller, body: applicationFor(job, { consent }) });
      const upload = await calls.upload({ caller, body: { filename: 'cv.txt' } });
      await putFile(upload.body, cv.text);
      const { storage_token } = upload.body;
      const candidate_id = what === 'refused' ? applied.body.candidate_id : null;
      const made = await calls.create({ caller, body: { storage_token, candidate_id } });
      if (what === 'gone') {
        const erased = { candidate_id: 'cand_01HZZZZZZZZZZZZZZZZZZZZZZZ' };
        await scanStore(backend.table).change(originOf(caller), made.body.id, (before) => ({
          next: { ...before, ...erased },
          events: [],
        }));
      }
      const { read, accounts } = reader(never);
      const scan = { organizationId: caller.organizationId, scanId: made.body.id };
      await read(scan, { messageId: 'm', receiptsLeft: 4 });
      expect((await calls.get({ caller, params: { id: made.body.id } })).body).toMatchObject({
        status: 'completed',
        extraction: { engine: 'rules', fallback_reason: 'no_consent' },
      });
      expect(accounts).toEqual([null]);
    },
  );

  it('while its key is missing', async () => {
    const caller = await newCaller(backend);
    const scan = await queued(caller);
    const { read } = reader(() => Promise.reject(new ModelFailure('not_configured')));
    await read(
      { organizationId: caller.organizationId, scanId: scan.id },
      { messageId: 'm', receiptsLeft: 4 },
    );
    expect(await view(caller, scan)).toMatchObject({
      status: 'completed',
      extraction: { engine: 'rules', fallback_reason: 'not_configured' },
    });
  });
});
