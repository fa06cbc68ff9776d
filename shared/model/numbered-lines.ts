import { createHash } from 'node:crypto';
import { isInstruction } from './instruction-lines.ts';

/** A line as models see it and may cite it. */
export interface TextLine {
  /** From 1 over the whole document. */
  number: number;
  page: number;
  text: string;
}

/** What is longer is sent without its end, which the rules read all the same: some 20,000 tokens, three times. */
const maxCharacters = 60_000;

/**
 * The lines that are sent, and only they may be cited: without those that speak to the machine (instruction-lines.ts; an
 * honest CV has none), and without the end of a text that is too long.
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
 * The lines between two fences, one each. A line cannot break out: it holds no line break, and the fence is made from the
 * lines themselves, so that nobody can write it into a CV.
 */
export function numberLines(lines: readonly TextLine[]): string {
  const body = lines
    .map(({ number, page, text }) => `${page}:${number}|${text.replace(/[\r\n\u2028\u2029\u0085]+/g, ' ')}`)
    .join('\n');
  const fence = `===== ${createHash('sha256').update(body).digest('hex').slice(0, 16)} =====`;
  return `${fence}\n${body}\n${fence}`;
}
