import { detectLanguage } from '../../words/detect-language.ts';
import type { CvDocument, Line, ReadDocument } from '../document.ts';
import { withColonsAtLabels } from './colons-of-labels.ts';

const textOf = ({ lines }: ReadDocument) => lines.map((line) => line.text).join('\n');

/**
 * Whether a document has at most a dozen letters. The page of a scanned file may have a stamp or a page number as text.
 */
export const isNearlyEmpty = (document: ReadDocument): boolean =>
  (textOf(document).match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 12;

/** The result of a reader with its lines numbered over the whole document, and with its language. */
export const numberLines = (document: ReadDocument): CvDocument => {
  const language = detectLanguage(textOf(document));
  const numbers = new Map(document.lines.map((line, i) => [line, i + 1]));
  const lines: Line[] = document.lines.map((line, i) => ({ ...withColonsAtLabels(line), number: i + 1 }));
  const links = document.links.map((link) => ({
    ...link,
    line: link.line ? (numbers.get(link.line) ?? null) : null,
  }));
  return { ...document, isOcr: document.isOcr ?? false, language, lines, links };
};
