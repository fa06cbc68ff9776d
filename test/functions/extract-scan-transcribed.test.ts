import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractScan } from '../../functions/workers/extract-scan/handler.ts';
import type { ScanCost } from '../../functions/workers/extract-scan/measure-scan.ts';
import { modelReading } from '../../functions/workers/extract-scan/model-reading.ts';
import type { Scan } from '../../shared/domain/stored/scan.ts';
import { findOcrEngine } from '../../shared/extraction/read/ocr-engine.ts';
import { extractInWorker } from '../../shared/extraction/run-in-worker.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { type ModelEngine, ModelFailure } from '../../shared/model/model-engine.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { toPrediction } from '../bench/extraction-prediction.ts';
import { judge, scoreOf } from '../corpus/score.ts';
import { injections } from '../shared/extraction/models/support/injections.ts';
import type { Backend } from '../support/backend.ts';
import { lambdaWorker } from '../support/bundle-for-lambda.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { type Behaviour, usage } from '../support/model-servers/dialect.ts';
import { eachProvider } from '../support/model-servers/each-provider.ts';
import { type Provider, providers } from '../support/model-servers/providers.ts';
import { scannedPdf } from '../support/scanned-pages.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  hiring,
} from './support/application-calls.ts';
import { queuedScan, type ScanFile } from './support/queued-scan.ts';
import { type ScanCalls, scanCalls } from './support/scan-calls.ts';
import { scannedLines, scannedPng, scannedTruth, transcribing } from './support/scanned-cv.ts';

const png: ScanFile = { bytes: scannedPng, filename: 'Odessa Farwell.png', contentType: 'image/png' };
const pdf = (pages: number): ScanFile => ({
  bytes: scannedPdf(Array(pages).fill(scannedPng)),
  filename: 'Odessa Farwell.pdf',
  contentType: 'application/pdf',
});

let backend: Backend;
let calls: ScanCalls;
let applications: ApplicationCalls;
const path = process.env.PATH;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
  applications = applicationCalls(backend);
  // The reader's thread is started with this: a machine without tesseract, as a Lambda is.
  process.env.PATH = '/nowhere';
});
afterAll(() => {
  process.env.PATH = path;
});

/** From the bundle, as it is deployed: a thread that strips types runs WebAssembly, whose end has crashed Node. */
const worker = { ...(await lambdaWorker()), timeoutMs: 20_000, today: '2026-01-15' };
const usually = { budgetMs: 20_000, attemptMs: 15_000, maxAttempts: 3 };
const quickly = { budgetMs: 4000, attemptMs: 2000, maxAttempts: 2 };

/** Has the function read this file as it is deployed, reader's thread included. */
async function readScan(
  file: ScanFile,
  openEngine: () => Promise<ModelEngine>,
  {
    patience = usually,
    caller = null as Caller | null,
    changes = {} as Partial<Scan>,
    receiptsLeft = 4,
  } = {},
) {
  const owner = caller ?? (await newCaller(backend));
  const clock = () => new Date();
  let cost: Pick<ScanCost, 'account' | 'fallbackReason'> | undefined;
  const read = extractScan({
    loadCorrections: () => import('../../functions/workers/extract-scan/corrections.ts'),
    environmentName: 'production',
    scans: scanStore(backend.table),
    uploads: uploadStore(backend.s3, backend.bucketName),
    eraseFile: fileEraser(backend.s3, backend.bucketName),
    extract: (given) => extractInWorker(given, worker),
    modelReading: modelReading({
      applications: applications.applications,
      candidates: applications.candidates,
      openEngine,
      readTranscript: (transcript) => extractInWorker({ transcript }, worker),
      budget: { transcription: patience, reading: patience },
      clock,
    }),
    measure: (measured) => {
      cost = measured;
    },
    clock,
  });
  const { organizationId } = owner;
  const { id } = await queuedScan(backend, owner, file, changes);
  await read({ organizationId, scanId: id }, { messageId: id, receiptsLeft });
  const { body } = await calls.get({ caller: owner, params: { id } });
  return { scan: body, cost, caller: owner };
}
const never = () => Promise.reject(new Error('a model was asked'));
const profileOf = ({ profile }: Record<string, unknown>) => profile as Parameters<typeof toPrediction>[0];
/** In a response each address and number is an entry of its own. */
function predictionOf(scan: Record<string, unknown>) {
  const profile = profileOf(scan);
  const shown = profile.basics as unknown as Record<
    'emails' | 'phones',
    { address: string; number: string }[]
  >;
  const emails = shown.emails.map(({ address }) => address);
  const phones = shown.phones.map(({ number }) => ({ raw: number, e164: null, country_code: null }));
  return toPrediction({ ...profile, basics: { ...profile.basics, emails, phones } });
}
/** Without the lines' numbers: an injected line moves those behind it. */
const said = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'line' ? undefined : inner)));

it('this machine has no OCR here', async () => {
  expect(await findOcrEngine()).toBeNull();
});

eachProvider((name) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await providers[name]();
  });
  afterAll(() => provider.server.stop());
  const open = async () => provider.engine;
  const asked = () => provider.server.asked;

  it.each([
    ['a picture', png],
    ['a scanned PDF', pdf(1)],
  ])('reads %s: the model writes its lines, the rules and the model read them', async (_, file) => {
    provider.server.behave = transcribing(() => scannedLines);
    asked().length = 0;
    const { scan, cost } = await readScan(file, open);
    expect(scan).toMatchObject({
      status: 'completed',
      error: null,
      file: { is_ocr: true, pages: 1, language: 'en' },
      quality: { layout: 'scanned', warnings: ['transcribed_by_model'] },
      extraction: { engine: name, model: provider.engine.model, fallback_reason: null },
    });
    expect(scoreOf(judge(predictionOf(scan), scannedTruth)).f1).toBeGreaterThan(0.9);
    expect(asked().map(({ tool }) => tool)).toEqual([
      'write_lines',
      expect.stringMatching(/^report_/),
      expect.stringMatching(/^report_/),
      expect.stringMatching(/^report_/),
    ]);
    expect(Buffer.from(asked()[0]?.file?.bytes ?? []).equals(file.bytes)).toBe(true);
    expect(
      asked()
        .slice(1)
        .map((question) => question.file),
    ).toEqual([null, null, null]);
    // The tokens of the transcript and of the three questions.
    expect(cost?.account).toMatchObject({
      inputTokens: 4 * usage.input,
      outputTokens: 4 * usage.output,
      dropped: 0,
      fallbackReason: null,
    });
    expect(cost?.account?.grounded).toBeGreaterThan(10);
    expect(provider.server.malformed).toEqual([]);
  });

  it('is never told what the person called the file', async () => {
    provider.server.behave = transcribing(() => scannedLines);
    asked().length = 0;
    await readScan(pdf(1), open);
    expect(
      JSON.stringify(
        asked()
          .map(({ file, text }) => [file?.name, file?.block, text])
          .slice(0, 1),
      ),
    ).not.toMatch(/odessa|farwell/i);
  });

  it.each([
    ['cannot be asked now', { does: 'fail', status: 429, retryAfter: '60' }, 'provider_error', true],
    ['is broken', { does: 'fail', status: 500 }, 'provider_error', true],
    ['hangs', { does: 'hang' }, 'provider_error', true],
    ['takes no such file', { does: 'fail', status: 400 }, 'no_text_found', false],
    ['refuses', { does: 'decline' }, 'no_text_found', false],
    ['breaks its answer off', { does: 'break off', value: { lines: ['a'] } }, 'no_text_found', false],
    ['writes something else', { does: 'answer', value: { text: 'a' } }, 'no_text_found', false],
    ['writes nothing', { does: 'answer', value: { lines: [] } }, 'no_text_found', false],
  ] satisfies [string, Behaviour, string, boolean][])(
    '%s, and the scan fails with what to do about it',
    async (_, trouble, code, retryable) => {
      provider.server.behave = () => trouble;
      const { scan, caller } = await readScan(png, open, { patience: quickly });
      expect(scan).toMatchObject({
        status: 'failed',
        profile: null,
        error: { code, retryable, message: expect.stringMatching(retryable ? /failed/ : /Send a PDF/) },
      });
      const failed = (await eventsOf(backend, caller)).find(({ type }) => type === 'scan.failed');
      // What a model could be shown is ours to know.
      expect(failed?.data.object.error).toEqual({ code, retryable, message: expect.any(String) });
    },
  );

  it('counts what a failed transcription cost, and why it failed', async () => {
    provider.server.behave = () => ({ does: 'decline' });
    const { cost } = await readScan(png, open);
    expect(cost).toMatchObject({
      fallbackReason: 'refused',
      account: { inputTokens: usage.input, outputTokens: usage.output, fallbackReason: 'refused' },
    });
  });

  it('writes the lines and is not heard again: the rules’ reading of them stands', async () => {
    const write = transcribing(() => scannedLines);
    provider.server.behave = (question) =>
      question.tool === 'write_lines' ? write(question) : { does: 'decline' };
    const { scan, cost } = await readScan(png, open);
    expect(scan).toMatchObject({
      status: 'completed',
      file: { is_ocr: true },
      extraction: { engine: 'rules', model: null, prompt_version: null, fallback_reason: 'refused' },
      profile: { basics: { name: scannedTruth.name } },
    });
    expect(cost?.fallbackReason).toBe('refused');
  });

  it('changes no field when it writes down what an applicant drew for it', async () => {
    provider.server.behave = transcribing(() => scannedLines);
    const clean = await readScan(png, open);
    const spots = [1, 8, 21, scannedLines.length];
    for (const [turn, line] of injections.slice(0, 4).entries()) {
      provider.server.behave = transcribing(() => scannedLines.toSpliced(spots[turn] as number, 0, line));
      const { scan } = await readScan(png, open);
      expect(said(scan.profile), line).toEqual(said(clean.scan.profile));
      expect(scan.summary, line).toEqual(clean.scan.summary);
      expect((scan.quality as Scan['quality'])?.warnings).toContain('instructions_ignored');
    }
  });
});

describe('the pages of a PDF', () => {
  it('are read in their order, and each fact cites its own', async () => {
    const provider = await providers.anthropic();
    const first = scannedLines.slice(0, 17);
    const second = scannedLines.slice(17);
    const write = transcribing((page) => (page === 1 ? first : second));
    provider.server.behave = (question) =>
      ({
        ...write(question),
        afterMs: question.text.startsWith('Transcribe page 1 ') ? 500 : 0,
      }) as Behaviour;
    const { scan } = await readScan(pdf(2), async () => provider.engine);
    await provider.server.stop();
    expect(scan).toMatchObject({
      file: { pages: 2 },
      profile: {
        work: [{ source: { page: 1 } }, { source: { page: 1 } }, { source: { page: 1 } }],
        education: [{ source: { page: 2 } }],
      },
    });
  });
});

describe('no model is asked', () => {
  it('about an applicant who refused to be read by one', async () => {
    const { caller, job } = await hiring(backend);
    const consent = { processing: true, ai_processing: false };
    const { body } = await applications.create({ caller, body: applicationFor(job, { consent }) });
    const { scan, cost } = await readScan(png, never, { caller, changes: { application_id: body.id } });
    expect(scan).toMatchObject({ status: 'failed', error: { code: 'no_text_found', retryable: false } });
    expect(cost).toMatchObject({ account: null, fallbackReason: 'no_consent' });
  });

  it('while its key is missing', async () => {
    const { scan, cost } = await readScan(png, () => Promise.reject(new ModelFailure('not_configured')));
    expect(scan).toMatchObject({ status: 'failed', error: { code: 'no_text_found', retryable: false } });
    expect(cost).toMatchObject({ account: null, fallbackReason: 'not_configured' });
  });

  it('while its key cannot be read, or in the try of the rules alone, and the scan may be tried again', async () => {
    const unread = () => Promise.reject(new ModelFailure('provider_error', { mayRetry: true }));
    for (const { scan, cost } of [
      await readScan(png, unread),
      await readScan(png, never, { receiptsLeft: 1 }),
    ]) {
      expect(scan).toMatchObject({ status: 'failed', error: { code: 'provider_error', retryable: true } });
      expect(cost).toMatchObject({ account: null, fallbackReason: 'provider_error' });
    }
  });

  it('about a file that is too large for the provider', async () => {
    const provider = await providers.bedrock();
    const bytes = new Uint8Array(provider.engine.maxFileBytes.image + 1);
    bytes.set(scannedPng);
    const { scan, cost } = await readScan({ ...png, bytes }, async () => provider.engine);
    expect(provider.server.asked).toEqual([]);
    await provider.server.stop();
    expect(scan).toMatchObject({ status: 'failed', error: { code: 'no_text_found', retryable: false } });
    expect(cost?.account).toBeNull();
  });

  it('about a file that is broken, or that holds no pictures', async () => {
    const broken = await readScan({ ...png, bytes: scannedPng.slice(0, 20) }, never);
    expect(broken.scan).toMatchObject({ status: 'failed', error: { code: 'file_corrupt' } });
    const blank = { bytes: Buffer.from(' - '), filename: 'cv.txt', contentType: 'text/plain' };
    const empty = await readScan(blank, never);
    expect(empty.scan).toMatchObject({ status: 'failed', error: { code: 'no_text_found' } });
  });
});
