import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extract } from '../../../../shared/extraction/extract.ts';
import { findOcrEngine, type OcrEngine } from '../../../../shared/extraction/read/ocr-engine.ts';
import { imageSize } from '../../../../shared/extraction/read/ocr-image-size.ts';
import { readImage, readScannedPdf } from '../../../../shared/extraction/read/read-ocr.ts';
import { toPrediction } from '../../../bench/extraction-prediction.ts';
import { corpusFolder, readManifest } from '../../../corpus/manifest.ts';
import { judge, scoreOf } from '../../../corpus/score.ts';
import { blankPng, scannedPdf } from '../../../support/scanned-pages.ts';

const page = blankPng(600, 840);
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error) => error.code,
  );

/** TSV rows of words: text, left, top; each on a line of its own unless it says otherwise. */
const tsv = (lines: [string, number][][]) =>
  ['level\tpage\tblock\tpar\tline\tword\tleft\ttop\twidth\theight\tconf\ttext']
    .concat(
      lines.flatMap((words, i) => [
        `4\t1\t1\t1\t${i}\t0\t50\t${100 + i * 40}\t500\t20\t-1\t`,
        ...words.map(
          ([text, left], word) =>
            `5\t1\t1\t1\t${i}\t${word}\t${left}\t${100 + i * 40}\t${text.length * 10}\t20\t${text === '~|' ? 12 : 95}\t${text}`,
        ),
      ]),
    )
    .join('\n');
const engineOf = (read: OcrEngine['read'], languages = ['en', 'de']): OcrEngine => ({ languages, read });

describe('the words that an OCR found', () => {
  const lines = tsv([
    [
      ['Head', 50],
      ['Nurse', 100],
      ['2019', 420],
    ],
    [
      ['e', 50],
      ['Led', 65],
      ['a', 105],
      ['team', 120],
      ['~|', 400],
    ],
  ]);

  it('become lines with cells and list marks, and what is a speck is left out', async () => {
    const document = await readImage(page, 'png', { engine: engineOf(async () => lines) });
    expect(document).toMatchObject({ isOcr: true, pages: 1, layout: 'scanned', warnings: [] });
    expect(document.lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Head Nurse\t2019', false],
      ['Led a team', true],
    ]);
  });

  it('that are an address are one, though a dot looks like a blank and the OCR is not sure', async () => {
    const unsure = tsv([
      [
        ['ana.', 50],
        ['lima@example.org', 92],
        ['in', 300],
        ['Lima.', 330],
        ['Peru', 381],
      ],
    ]);
    const engine = engineOf(async () => unsure.replaceAll('\t95\t', '\t17\t').replace('17\tin', '95\tin'));
    expect((await readImage(page, 'png', { engine })).lines[0]?.text).toBe(
      'ana.lima@example.org\tin Lima. Peru',
    );
  });

  it('of a scanned PDF lie on its pages, in points', async () => {
    const pdf = scannedPdf([page, page]);
    const document = await readScannedPdf(pdf, 2, { engine: engineOf(async () => lines) });
    expect(document.pages).toBe(2);
    expect(document.lines.map(({ page: number }) => number)).toEqual([1, 1, 2, 2]);
    expect(document.lines[0]?.x).toBeCloseTo((50 * 595) / 600, 1);
    expect(document.lines[0]?.y).toBeCloseTo((120 * 842) / 840, 0);
  });

  it('are read again in the language that they turn out to be in', async () => {
    const asked: (readonly string[])[] = [];
    const german = tsv([
      [...'Leitung der Station und die Planung für das Haus mit den Leuten'.split(' ').entries()].map(
        ([i, word]) => [word, i * 90],
      ),
    ]);
    await readScannedPdf(scannedPdf([page, page]), 2, {
      engine: engineOf(async (_, languages) => {
        asked.push(languages);
        return german;
      }),
    });
    expect(asked).toEqual([['en'], ['de', 'en'], ['de', 'en']]);
  });
});

describe('trouble', () => {
  it('without an OCR is a document without lines, for pictures and for scanned PDFs', async () => {
    expect(await readImage(page, 'png', { engine: null })).toMatchObject({ pages: 1, lines: [] });
    const pdf = scannedPdf([page, page]);
    expect(await readScannedPdf(pdf, 2, { engine: null })).toMatchObject({ pages: 2, lines: [] });
  });

  it('keeps the pages that were read in time, and says that some were not', async () => {
    let calls = 0;
    const engine = engineOf(async (_image, _languages, timeoutMs) => {
      if (++calls < 3) return tsv([[['Word', 50]]]);
      await new Promise((resolve) => setTimeout(resolve, timeoutMs + 20));
      throw new Error('killed');
    });
    const document = await readScannedPdf(scannedPdf([page, page, page, page]), 4, {
      engine,
      budgetMs: 3_000,
    });
    expect(document.warnings).toEqual(['ocr_incomplete']);
    expect(document.lines.map(({ page: number }) => number)).toEqual([1, 2]);
    expect(document.pages).toBe(4);
  });

  it('is a timeout when not one page was read in time', async () => {
    const engine = engineOf(() => new Promise((_, reject) => setTimeout(reject, 30)));
    expect(await codeOf(readImage(page, 'png', { engine, budgetMs: 20 }))).toBe('extraction_timeout');
  });

  it('is no text when the OCR fails on a picture', async () => {
    const engine = engineOf(async () => Promise.reject(new Error('OCR ended with 1')));
    expect((await readImage(page, 'png', { engine })).lines).toEqual([]);
  });

  it('refuses a picture that says it is larger than any paper, before an OCR sees it', async () => {
    const asked: unknown[] = [];
    const engine = engineOf(async (image) => String(asked.push(image)));
    const huge = blankPng(10, 10, { width: 60_000, height: 60_000 });
    expect(await codeOf(readImage(huge, 'png', { engine }))).toBe('file_corrupt');
    expect(await codeOf(readImage(page.slice(0, 20), 'png', { engine }))).toBe('file_corrupt');
    expect(asked).toEqual([]);
  });

  it('leaves out a picture that lies on its side', async () => {
    const engine = engineOf(async () => tsv([[['Word', 50]]]));
    const turned = scannedPdf([page], '0 842 -595 0 595 0');
    expect((await readScannedPdf(turned, 1, { engine })).lines).toEqual([]);
  });
});

it.each<[string, number[]]>([
  [
    'JPEG',
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, ...Array(20).fill(0)],
  ],
  [
    'WebP, lossless',
    [...Buffer.from('RIFF....WEBPVP8L....\x2f'), 0x03, 0x43, 0x40, 0x00, ...Array(20).fill(0)],
  ],
])('the size of a %s is read from its header', (_, bytes) => {
  expect(imageSize(Uint8Array.from(bytes))).toEqual({ width: 0x0304, height: 0x0102 });
});

describe('a program on the PATH', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ocr-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  /** A program of ours in the place of tesseract, to be slow or broken on purpose. */
  const program = (name: string, script: string) => {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\nif [ "$1" = --list-langs ]; then echo eng; exit 0; fi\n${script}\n`);
    chmodSync(file, 0o755);
    return findOcrEngine(file);
  };
  const image = { bytes: page, dotsPerInch: null };

  it('that is not there is no engine, and neither is one without a model of our languages', async () => {
    expect(await findOcrEngine(join(folder, 'missing'))).toBeNull();
    const file = join(folder, 'no-model');
    writeFileSync(file, '#!/bin/sh\necho osd\n');
    chmodSync(file, 0o755);
    expect(await findOcrEngine(file)).toBeNull();
  });

  it('is found for the next file after a search that failed', async () => {
    const file = join(folder, 'busy');
    writeFileSync(file, '#!/bin/sh\nexit 1\n');
    chmodSync(file, 0o755);
    expect(await findOcrEngine(file)).toBeNull();
    expect(await program('busy', 'true')).not.toBeNull();
  });

  it('runs with one thread and a bound on its processor time', async () => {
    const engine = await program('limits', 'cat > /dev/null; echo "$OMP_THREAD_LIMIT $(ulimit -t)"');
    expect((await engine?.read(image, ['en'], 5_000))?.trim()).toBe('1 30');
  });

  it('that hangs is killed, and nothing of it stays', async () => {
    const pidFile = join(folder, 'pid');
    writeFileSync(pidFile, '');
    const readPid = () => Number(readFileSync(pidFile, 'utf8'));
    const engine = await program('hangs', `echo $$ > ${pidFile}; exec sleep 60`);
    // A busy machine may kill it before it has begun.
    for (let ms = 300; readPid() === 0; ms *= 2)
      await expect(engine?.read(image, ['en'], ms)).rejects.toThrow('a signal');
    expect(() => process.kill(readPid(), 0)).toThrow('ESRCH');
  });

  it('that ends before it has read the picture is an error and not a crash', async () => {
    const engine = await program('breaks', 'exit 3');
    const large = { bytes: new Uint8Array(4_000_000), dotsPerInch: null };
    await expect(engine?.read(large, ['en'], 5_000)).rejects.toThrow('3');
  });
});

describe('tesseract', () => {
  const scans = readManifest(corpusFolder).filter(({ set }) => set === 'scanned');
  it.for(scans)(
    'reads $file, as a picture and as a scanned PDF',
    { timeout: 120_000 },
    async ({ file, lang, truth }, { skip }) => {
      const engine = await findOcrEngine();
      if (!engine?.languages.includes(lang)) return skip(`no tesseract with ${lang} is installed here`);
      const png = new Uint8Array(readFileSync(new URL(file, corpusFolder)));
      for (const [bytes, filename] of [
        [png, 'cv.png'],
        [scannedPdf([png]), 'cv.pdf'],
      ] as const) {
        const outcome = await extract({ bytes, filename, contentType: '', today: '2026-01-01' });
        if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
        expect(outcome).toMatchObject({ file: { is_ocr: true, pages: 1 }, quality: { layout: 'scanned' } });
        expect(scoreOf(judge(toPrediction(outcome.profile), truth)).f1).toBeGreaterThan(0.75);
      }
    },
  );
});
