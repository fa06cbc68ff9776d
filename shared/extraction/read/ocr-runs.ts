import { cleanText } from './clean-text.ts';
import type { Run } from './page-runs.ts';

/** Where an image lies on its page, in points from the page's top left. */
export interface ImagePlace {
  x: number;
  y: number;
  pointsPerPixelX: number;
  pointsPerPixelY: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface OcrLine extends Box {
  words: (Box & { text: string })[];
}

/** Below this (of 100) a sign or two are more often a speck, a rule or an icon; an e-mail address is never sure of itself. */
const leastConfidence = 30;
const isSpeck = (text: string, confidence: number) =>
  confidence < leastConfidence && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3;
const levels = { line: '4', word: '5' };

/** "ana. lima@example.org": the gap behind a dot is taken for a blank. */
const isAddressGap = (before: Box & { text: string }, next: Box & { text: string }) =>
  next.left - (before.left + before.width) < 0.5 * next.height &&
  ((/[\p{L}\p{N}][._-]$/u.test(before.text) && /^\S+@/.test(next.text)) ||
    (/@\S*\.?$/.test(before.text) && /^\.?[\p{L}\p{N}-]+\.[a-z]{2,}/u.test(next.text)));

const linesOf = (tsv: string): OcrLine[] => {
  const lines: OcrLine[] = [];
  for (const row of tsv.split('\n').slice(1)) {
    const cells = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    const box = { left, top, width, height };
    if (cells[0] === levels.line) lines.push({ ...box, words: [] });
    const text = cleanText(cells[11] ?? '').trim();
    if (cells[0] !== levels.word || !text || isSpeck(text, confidence)) continue;
    const words = lines.at(-1)?.words ?? [];
    const before = words.at(-1);
    if (before && isAddressGap(before, { ...box, text })) {
      before.text += text;
      before.width = left + width - before.left;
    } else words.push({ ...box, text });
  }
  return lines.filter((line) => line.words.length > 0);
};

/** Parts of the font size that letters stand above and below the line they are written on. */
const ascent = 0.72;
const xHeight = 0.52;
const descent = 0.21;

/** The size of the letters from the height of their box, which knows only the letters that are there. */
const measure = ({ text, height }: { text: string; height: number }) => {
  const rises = /[\p{Lu}\p{N}bdfhiklt|()[\]/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
    text,
  );
  const falls = /[gjpqy,;()[\]|ç]/u.test(text);
  const share = (rises ? ascent : xHeight) + (falls ? descent : 0);
  return { size: height / share, below: falls ? (descent / share) * height : 0 };
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** A list mark is read as a letter or a sign that looks like it; before a capital it is taken for the mark. */
const mark = /^[e¢©°«»*+·•-]$/u;

/** Tesseract's TSV of one image as runs on its page, a word each. Sizes that are nearly the usual one are made it. */
export const runsOfImage = (tsv: string, { x, y, pointsPerPixelX, pointsPerPixelY }: ImagePlace): Run[] => {
  const lines = linesOf(tsv).map((line) => {
    const text = line.words.map((word) => word.text).join(' ');
    const { size, below } = measure({ text, height: line.height });
    return {
      ...line,
      size: size * pointsPerPixelY,
      base: y + (line.top + line.height - below) * pointsPerPixelY,
    };
  });
  const usual = median(lines.flatMap(({ words, size }) => words.map(() => size)));
  return lines.flatMap(({ words, size, base }) =>
    words.map((word, i): Run => {
      const isMark = i === 0 && mark.test(word.text) && /^\p{Lu}/u.test(words[1]?.text ?? '');
      return {
        text: isMark ? '•' : word.text,
        x: x + word.left * pointsPerPixelX,
        y: base,
        width: word.width * pointsPerPixelX,
        fontSize: Math.abs(size - usual) < 0.2 * usual ? usual : size,
        font: '',
      };
    }),
  );
};
