import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { limits, RefusedFile } from '../outcome.ts';
import { maxPixels } from './ocr-image-size.ts';
import type { ImagePlace } from './ocr-runs.ts';

export interface PageImage {
  /** Grey, as a PGM file. */
  bytes: Uint8Array;
  dotsPerInch: number;
  place: ImagePlace;
}

export interface ScannedPage {
  page: number;
  images: PageImage[];
}

interface Pixels {
  width: number;
  height: number;
  data?: Uint8Array | Uint8ClampedArray | null;
  /** The pixel format of pdf.js; a mask has none and has one bit per pixel. */
  kind?: number;
}

/** The shorter side of the smallest page, in points. A smaller image is an icon or a line. */
const smallest = 40;

type Matrix = [number, number, number, number, number, number];
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/**
 * The upright images of each page with their positions: a scanner's PDF consists of them, in strips or whole. Nothing
 * is rendered, so letters that are drawn as paths are not read, and neither is a page that is rotated.
 */
export async function* imagesOfPages(bytes: Uint8Array): AsyncGenerator<ScannedPage> {
  const options = { verbosity: 0, stopAtErrors: false, maxImageSize: maxPixels };
  const pdf = await getDocumentProxy(new Uint8Array(bytes), options).catch(() => {
    throw new RefusedFile('file_corrupt');
  });
  const { OPS } = await getResolvedPDFJS();
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number++) {
      const page = await pdf.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      const [left = 0, , , top = 0] = page.view;
      const stack: Matrix[] = [];
      let matrix: Matrix = [1, 0, 0, 1, 0, 0];
      const images: PageImage[] = [];
      for (const [i, operator] of fnArray.entries()) {
        const args = argsArray[i];
        if (operator === OPS.save) stack.push(matrix);
        else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
        else if (operator === OPS.transform) matrix = times(matrix, args as Matrix);
        else if (operator === OPS.paintFormXObjectBegin) {
          stack.push(matrix);
          if (args[0]) matrix = times(matrix, args[0] as Matrix);
        } else if (operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
        else if (
          operator === OPS.paintImageXObject ||
          operator === OPS.paintInlineImageXObject ||
          operator === OPS.paintImageMaskXObject
        ) {
          const pixels = await resolvePixels(page, args[0]);
          const image = pixels && toPageImage(pixels, matrix, { left, top });
          if (image) images.push(image);
        }
      }
      yield { page: number, images };
      page.cleanup();
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
}

interface ObjectStore {
  get(id: string, done: (value: unknown) => void): unknown;
}

/** An operator has its image or the name of it; the name may be one of the document's. */
const resolvePixels = async (
  page: { objs: ObjectStore; commonObjs: ObjectStore },
  given: unknown,
): Promise<Pixels | null> => {
  const name = typeof given === 'string' ? given : (given as { data?: unknown }).data;
  if (typeof name !== 'string') return given as Pixels;
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => store.get(name, (value) => resolve(value as Pixels | null)));
};

const toPageImage = (
  pixels: Pixels,
  [a, b, c, d, e, f]: Matrix,
  { left, top }: { left: number; top: number },
): PageImage | null => {
  const { width, height } = pixels;
  const grey = toGrey(pixels);
  const isUpright = Math.abs(b) < 0.01 * a && Math.abs(c) < 0.01 * Math.abs(d) && d > 0;
  if (!grey || !isUpright || Math.min(a, d) < smallest) return null;
  const place = { x: e - left, y: top - (f + d), pointsPerPixelX: a / width, pointsPerPixelY: d / height };
  const dotsPerInch = Math.min(600, Math.max(70, (72 * width) / a));
  return {
    bytes: Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]),
    dotsPerInch,
    place,
  };
};

const kinds = { rgb: 2, rgba: 3 };

const toGrey = ({ width, height, data, kind }: Pixels): Uint8Array | null => {
  if (!data) return null;
  const grey = new Uint8Array(width * height);
  if (kind === kinds.rgb || kind === kinds.rgba) {
    const step = kind === kinds.rgb ? 3 : 4;
    for (let i = 0, at = 0; i < grey.length; i++, at += step) {
      grey[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 151 + (data[at + 2] ?? 0) * 28) >> 8;
    }
    return grey;
  }
  const rowBytes = (width + 7) >> 3;
  for (let i = 0; i < grey.length; i++) {
    const [row, column] = [Math.floor(i / width), i % width];
    const byte = data[row * rowBytes + (column >> 3)] ?? 0;
    grey[i] = (byte >> (7 - (column & 7))) & 1 ? 255 : 0;
  }
  return grey;
};
