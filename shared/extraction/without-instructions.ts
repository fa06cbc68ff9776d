import { isInstruction } from '../model/instruction-lines.ts';
import type { CvDocument } from './document.ts';

interface HonestDocument {
  document: CvDocument;
  /** The number of lines that were removed because they address the machine. */
  ignored: number;
  /** Converts line numbers in a value's citations back to those of the whole document. */
  restore: <T>(value: T) => T;
}

/** The document without the lines that address the machine; the other lines are numbered anew. */
export function withoutInstructions(document: CvDocument): HonestDocument {
  const kept = document.lines.filter(({ text }) => !isInstruction(text));
  const ignored = document.lines.length - kept.length;
  if (ignored === 0) return { document, ignored, restore: (value) => value };
  const numbers = kept.map(({ number }) => number);
  const renumbered = new Map(numbers.map((number, index) => [number, index + 1]));
  return {
    document: {
      ...document,
      lines: kept.map((line, index) => ({ ...line, number: index + 1 })),
      links: document.links.map((link) => ({
        ...link,
        line: link.line === null ? null : (renumbered.get(link.line) ?? null),
      })),
    },
    ignored,
    restore: (value) => restoreLines(value, numbers),
  };
}

function restoreLines<T>(value: T, numbers: readonly number[]): T {
  if (Array.isArray(value)) return value.map((item) => restoreLines(item, numbers)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'line' && 'quote' in value ? numbers[(inner as number) - 1] : restoreLines(inner, numbers),
  ]);
  return Object.fromEntries(entries);
}
