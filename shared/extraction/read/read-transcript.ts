import type { Pictures } from '../../model/pictures.ts';
import type { CvDocument } from '../document.ts';
import { RefusedFile } from '../outcome.ts';
import { isNearlyEmpty, numberLines } from './number-lines.ts';
import { readPlainText } from './read-text.ts';
import type { Format } from './sniff-format.ts';

/** A model's transcript of a file of images: the lines of each page in their order. */
export interface Transcript {
  mediaType: Pictures['mediaType'];
  /** The number of pages in the file; those after the last transcribed one have no lines here. */
  pages: number;
  linesOfPages: string[][];
  warnings: CvDocument['warnings'];
}

const formats: Record<Pictures['mediaType'], Format> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Characters that would split a line or start a page. */
const breaks = /[\r\n\f\v\u0085\u2028\u2029]+/g;

/** Converts a transcript to the lines of a CV. Throws no_text_found when it has hardly any text. */
export const readTranscript = ({ mediaType, pages, linesOfPages, warnings }: Transcript): CvDocument => {
  const text = linesOfPages
    .map((lines) => lines.map((line) => line.replace(breaks, ' ')).join('\n'))
    .join('\n\f');
  const { lines } = readPlainText(text, formats[mediaType]);
  const document = {
    format: formats[mediaType],
    pages,
    isOcr: true as const,
    lines,
    links: [],
    warnings,
    layout: 'scanned' as const,
  };
  if (isNearlyEmpty(document)) throw new RefusedFile('no_text_found');
  return numberLines(document);
};
