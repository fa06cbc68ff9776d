import { cleanText } from './clean-text.ts';
import type { Run } from './page-runs.ts';

/** The position of an image on its page, in points from the page's top left. */
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

/**
 * Below this confidence (of 100) one or two characters are usually a speck, a line or an icon. E-mail addresses always
 * have a low confidence.
 */
const leastConfidence = 30;
const isSpeck = (text: string, confidence: number) =>
  confidence < leastConfidence && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3;
const levels = { line: '4', word: '5' };

/** "ana. lima@example.org": OCR reads the gap after a dot as a space. */
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

/** The parts of the font size above and below the baseline. */
const ascent = 0.72;
const xHeight = 0.52;
const descent = 0.21;

/** The font size from the height of a word's box, which depends on the letters in it. */
const measure = ({ text, height }: { text: string; height: number }) => {
  const rises = /[\p{Lu}\p{N}bdfhiklt|()[\]/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
    text,
  );
  const falls = /[gjpqy,;()[\]|ç]/u.test(text);
  const share = (rises ? ascent : xHeight) + (falls ? descent : 0);
  return { size: height / share, below: falls ? (descent / share) * height : 0 };
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** OCR reads a list mark as a similar letter or character; before a capital it counts as the mark. */
const mark = /^[e¢©°«»*+·•-]$/u;

/** Tesseract's TSV of one image as runs on its page, one per word. Sizes close to the usual one become equal to it. */
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
