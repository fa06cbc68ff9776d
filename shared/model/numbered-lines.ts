import { createHash } from 'node:crypto';
import { isInstruction } from './instruction-lines.ts';

/** A line as models receive it and may cite it. */
export interface TextLine {
  /** Counted from 1 over the whole document. */
  number: number;
  page: number;
  text: string;
}

/**
 * The end of a longer text is not sent, but the rules read it. The limit is some 20,000 tokens in each of the three
 * calls.
 */
const maxCharacters = 60_000;

/**
 * The lines that are sent and may be cited: without lines that address the machine (instruction-lines.ts), and without
 * the end of a text that is too long.
 */
export function citableLines(lines: readonly TextLine[]): TextLine[] {
  let characters = 0;
  return lines.filter(({ text }) => {
    if (text.trim() === '' || isInstruction(text)) return false;
    characters += text.length;
    return characters <= maxCharacters;
  });
}

/**
 * The lines between two fences, one per line. A CV cannot imitate the fence: a line contains no line break, and the
 * fence is derived from the lines themselves.
 */
export function numberLines(lines: readonly TextLine[]): string {
  const body = lines
    .map(({ number, page, text }) => `${page}:${number}|${text.replace(/[\r\n\u2028\u2029\u0085]+/g, ' ')}`)
    .join('\n');
  const fence = `===== ${createHash('sha256').update(body).digest('hex').slice(0, 16)} =====`;
  return `${fence}\n${body}\n${fence}`;
}
