import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { extractInWorker, type WorkerOptions } from '../../../shared/extraction/run-in-worker.ts';
import { cvPdf, emptyFile, pdfBomb } from '../../support/bad-files.ts';
import { lambdaWorker } from '../../support/bundle-for-lambda.ts';

const options: WorkerOptions = {
  ...(await lambdaWorker()),
  timeoutMs: 20_000,
  maxHeapMb: 192,
  today: '2026-01-15',
};
const cv = {
  bytes: cvPdf({ name: 'Mara Lindqvist', email: 'mara@example.org' }),
  filename: 'cv.pdf',
  contentType: 'application/pdf',
};
/** Spelled so that only the running thread's limits can stop it. */
const bomb = { ...cv, bytes: pdfBomb('[/#46lateDecode /FlateDecode]') };
/** A worker that answers no file but does what its name says. */
const rogue = (code: string) => ({
  ...options,
  workerUrl: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
});

describe('a CV', () => {
  it('comes back with profile, summary, quality, lines and the facts of its extraction', async () => {
    const outcome = await extractInWorker(cv, options);
    expect(outcome).toMatchObject({
      outcome: 'extracted',
      file: { pages: 1, is_ocr: false, language: 'en' },
      profile: { basics: { name: 'Mara Lindqvist', email: 'mara@example.org' } },
      summary: { generated_by: 'rules' },
      quality: { layout: 'single_column' },
      extraction: { engine: 'rules', model: null, schema_version: '1' },
    });
    expect(outcome.outcome === 'extracted' && outcome.lines[0]).toBe('Mara Lindqvist');
  });

  it('is read by the same thread as the one before, and beside another', async () => {
    const outcomes = await Promise.all([extractInWorker(cv, options), extractInWorker(cv, options)]);
    outcomes.push(await extractInWorker(cv, options));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['extracted', 'extracted', 'extracted']);
  });
});

describe('the thread', () => {
  it('says that it takes each file up before it says what is in it', async () => {
    const worker = new Worker(options.workerUrl, { execArgv: [] });
    const said: unknown[] = [];
    for (const round of [1, 2]) {
      worker.postMessage({ ...cv, today: '2026-01-15' });
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject).on('message', (message) => {
          said.push(typeof message === 'string' ? message : message.outcome);
          if (said.length === 2 * round) resolve();
        });
      });
      worker.removeAllListeners('message');
    }
    await worker.terminate();
    expect(said).toEqual(['file', 'extracted', 'file', 'extracted']);
  });
});

/** Takes the file up after some time, and answers after some more. */
const starting = (startMs: number, readMs: number) =>
  rogue(`import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => {
      setTimeout(() => parentPort.postMessage('file'), ${startMs});
      setTimeout(() => parentPort.postMessage({ outcome: 'refused', code: 'no_text_found' }), ${startMs + readMs});
    });`);

describe('a file that takes too long', () => {
  it('is not one that waited for its thread to start', async () => {
    const outcome = await extractInWorker(cv, { ...starting(1_500, 0), timeoutMs: 1_000 });
    expect(outcome).toMatchObject({ code: 'no_text_found' });
  });

  it('is a timeout that may be tried again', async () => {
    const outcome = await extractInWorker(cv, { ...starting(0, 60_000), timeoutMs: 300 });
    expect(outcome).toMatchObject({ outcome: 'refused', code: 'extraction_timeout', retryable: true });
  });

  it('is stopped even in a loop that never rests', async () => {
    const busy =
      "import('node:worker_threads').then(({ parentPort }) => parentPort.on('message', () => { parentPort.postMessage('file'); for (;;); }))";
    const outcome = await extractInWorker(cv, { ...rogue(busy), timeoutMs: 300 });
    expect(outcome).toMatchObject({ outcome: 'refused', code: 'extraction_timeout' });
  });
});

describe('a file of pictures', () => {
  /** Says that OCR begins, as often as it is told to, and answers after `ms`. */
  const slowOcr = (ms: number, times = 1) =>
    rogue(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => {
        parentPort.postMessage('file');
        for (let i = 0; i < ${times}; i++) setTimeout(() => parentPort.postMessage('ocr'), i * 200);
        setTimeout(() => parentPort.postMessage({ outcome: 'refused', code: 'no_text_found' }), ${ms});
      });`);

  it('has more time once the thread says that OCR begins', async () => {
    const outcome = await extractInWorker(cv, { ...slowOcr(1_500), timeoutMs: 1_000, ocrTimeoutMs: 10_000 });
    expect(outcome).toMatchObject({ code: 'no_text_found' });
  });

  it('is stopped at the end of that time, however often the thread asks for more', async () => {
    const outcome = await extractInWorker(cv, {
      ...slowOcr(9_000, 40),
      timeoutMs: 1_000,
      ocrTimeoutMs: 1_200,
    });
    expect(outcome).toMatchObject({ code: 'extraction_timeout', retryable: true });
  });
});

describe('a file that takes too much memory', () => {
  it('is refused, and the process grows by less than 512 MB', async () => {
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 20);
    const outcome = await extractInWorker(bomb, { ...options, timeoutMs: 8_000 });
    clearInterval(watch);
    expect(outcome.outcome).toBe('refused');
    expect((peak - before) / 2 ** 20).toBeLessThan(512);
  });

  it('is refused when it fills the heap', async () => {
    const greedy = 'const kept = []; setInterval(() => { kept.push(new Array(1e6).fill({})); }, 1)';
    const outcome = await extractInWorker(cv, { ...rogue(greedy), maxHeapMb: 32 });
    expect(outcome).toMatchObject({ outcome: 'refused', code: 'file_corrupt', retryable: false });
  });

  it('leaves the next file unharmed', async () => {
    expect((await extractInWorker(cv, options)).outcome).toBe('extracted');
  });
});

describe('a refusal', () => {
  it('says what to do and never a word of the file', async () => {
    const letter = new TextEncoder().encode(
      'Dear Mara Lindqvist,\nplease find the invoice for the garden fence attached.\nKind regards',
    );
    const outcomes = await Promise.all([
      extractInWorker({ ...cv, bytes: emptyFile() }, options),
      extractInWorker({ bytes: letter, filename: 'letter.txt', contentType: 'text/plain' }, options),
    ]);
    expect(outcomes).toMatchObject([{ code: 'file_corrupt' }, { code: 'not_a_resume' }]);
    expect(JSON.stringify(outcomes)).not.toMatch(/Mara|invoice|letter/);
  });
});

describe('what one file leaves', () => {
  /** Reads one file, then does what its code says when it is asked for the second. */
  const leaving = (second: string) =>
    rogue(`import { parentPort } from 'node:worker_threads';
      const cv = { outcome: 'extracted' };
      parentPort.on('message', ({ filename }) => {
        if (filename === 'second.txt' && !globalThis.isFresh) { ${second} }
        globalThis.isFresh = false;
        parentPort.postMessage('file');
        parentPort.postMessage(cv);
      });
      globalThis.isFresh = true;`);
  const first = { ...cv, filename: 'first.txt' };
  const second = { ...cv, filename: 'second.txt' };

  it.each([
    ['dies of it', "throw new Error('out of memory');"],
    ['still works at it', 'for (;;);'],
    ['fills the memory with it', 'const kept = []; for (;;) kept.push(new Array(1e6).fill({}));'],
  ])('is not the fault of the next, whose thread %s', async (_, code) => {
    const thread = { ...leaving(code), maxHeapMb: 64 };
    expect((await extractInWorker(first, thread)).outcome).toBe('extracted');
    expect((await extractInWorker(second, thread)).outcome).toBe('extracted');
  });

  it('ends with its thread, if the file was refused: a parser may still be at it', async () => {
    const thread = rogue(`import { parentPort } from 'node:worker_threads';
      let files = 0;
      parentPort.on('message', () => {
        parentPort.postMessage('file');
        parentPort.postMessage({ outcome: 'refused', code: 'file_corrupt', files: ++files });
      });`);
    expect(await extractInWorker(first, thread)).toMatchObject({ files: 1 });
    expect(await extractInWorker(second, thread)).toMatchObject({ files: 1 });
  });
});
