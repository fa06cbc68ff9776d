import { detectLanguage } from '../../words/detect-language.ts';
import type { ReadDocument, ReadLine, Span } from '../document.ts';
import { RefusedFile } from '../outcome.ts';
import { buildLine } from './build-line.ts';
import { findOcrEngine, type OcrEngine } from './ocr-engine.ts';
import { imageSize, maxPixels } from './ocr-image-size.ts';
import { imagesOfPages, type PageImage, type ScannedPage } from './ocr-pdf-images.ts';
import { runsOfImage } from './ocr-runs.ts';
import { findColumnEdge, splitRegions } from './page-columns.ts';
import { cellGap, groupRows, type Run } from './page-runs.ts';
import type { Format } from './sniff-format.ts';

/**
 * The time for some 30 pages on an idle machine. Pages read by then count, with a warning; the thread is stopped 5 s
 * later.
 */
const budgetMs = 25_000;
const a4 = { short: 595, long: 842 };

interface OcrSettings {
  /** The machine's own by default; null is none. */
  engine?: OcrEngine | null;
  budgetMs?: number;
  beforeOcr?: (() => void) | undefined;
}

/** Reads an image of a CV as lines, with the OCR of this machine; without lines where there is none. */
export const readImage = async (
  bytes: Uint8Array,
  format: Format,
  settings: OcrSettings = {},
): Promise<ReadDocument> => {
  const size = imageSize(bytes);
  if (!size || size.width * size.height > maxPixels) throw new RefusedFile('file_corrupt');
  // A photo does not show the size of the paper; only the proportions matter.
  const scale = (size.width > size.height ? a4.long : a4.short) / size.width;
  const place = { x: 0, y: 0, pointsPerPixelX: scale, pointsPerPixelY: scale };
  const image = { bytes, dotsPerInch: null, place };
  return readPages({ format, pages: 1 }, [{ page: 1, images: [image] }], settings);
};

/** Reads the pages of a scanned PDF as lines, with the OCR of this machine; without lines where there is none. */
export const readScannedPdf = (
  bytes: Uint8Array,
  pages: number,
  settings: OcrSettings = {},
): Promise<ReadDocument> => readPages({ format: 'pdf', pages }, imagesOfPages(bytes), settings);

type OcrImage = Omit<PageImage, 'dotsPerInch'> & { dotsPerInch: number | null };
type OcrPage = Omit<ScannedPage, 'images'> & { images: OcrImage[] };
type Pages = Iterable<OcrPage> | AsyncIterable<OcrPage>;

async function readPages(
  file: Pick<ReadDocument, 'format' | 'pages'>,
  pictures: Pages,
  settings: OcrSettings,
): Promise<ReadDocument> {
  const document = { ...file, isOcr: true as const, links: [], layout: 'scanned' as const };
  const engine = settings.engine === undefined ? await findOcrEngine() : settings.engine;
  if (!engine) return { ...document, lines: [], warnings: [] };
  settings.beforeOcr?.();
  const deadline = performance.now() + (settings.budgetMs ?? budgetMs);
  const read = imageReader(engine, deadline);
  const lines: ReadLine[] = [];
  const warnings: ReadDocument['warnings'] = [];
  let edge: number | null = null;
  for await (const { page, images } of pictures) {
    const runs: Run[] = [];
    for (const image of images) {
      const found = await read(image);
      if (found === 'out_of_time') {
        warnings.push('ocr_incomplete');
        break;
      }
      for (const run of found) runs.push(run);
    }
    edge = findColumnEdge(runs, edge);
    for (const line of linesOfPage(runs, page, edge)) lines.push(line);
    if (warnings.length > 0) break;
  }
  if (lines.length === 0 && warnings.length > 0) throw new RefusedFile('extraction_timeout');
  return { ...document, lines, warnings };
}

/**
 * Reads images one after the other. The first one determines the language; if it was read with another one, it is read
 * again, because a model of English writes "fur" and "resume". An image that fails has no text.
 */
const imageReader = (engine: OcrEngine, deadline: number) => {
  let languages: string[] | null = null;
  const readAs = async (image: OcrImage, wanted: readonly string[]): Promise<Run[] | 'out_of_time'> => {
    const left = deadline - performance.now();
    if (left <= 0) return 'out_of_time';
    try {
      return runsOfImage(await engine.read(image, wanted, left), image.place);
    } catch {
      return performance.now() >= deadline ? 'out_of_time' : [];
    }
  };
  return async (image: OcrImage): Promise<Run[] | 'out_of_time'> => {
    if (languages) return readAs(image, languages);
    const [first = 'en', ...others] = engine.languages;
    const runs = await readAs(image, [first]);
    if (runs === 'out_of_time' || runs.length === 0) return runs;
    const language = detectLanguage(runs.map(({ text }) => text).join(' '));
    languages = language && others.includes(language) ? [language, first] : [first];
    if (languages.length === 1) return runs;
    const again = await readAs(image, languages);
    return again === 'out_of_time' ? runs : again;
  };
};

const linesOfPage = (runs: readonly Run[], page: number, edge: number | null): ReadLine[] =>
  splitRegions(runs, edge).flatMap(({ column, runs: own }) =>
    groupRows(own).flatMap((row) => {
      const line = buildLine(row.map(toSpan), { page, y: row[0]?.y ?? 0, column, heading: false });
      return line ? [line] : [];
    }),
  );

const toSpan = ({ text, x, width, fontSize }: Run, i: number, row: readonly Run[]): Span => {
  const before = row[i - 1];
  const startsCell = !before || x - (before.x + before.width) > cellGap * Math.min(fontSize, before.fontSize);
  const style = { bold: false, italic: false };
  return { text: startsCell ? text : ` ${text}`, x, width, fontSize, ...style, startsCell };
};
