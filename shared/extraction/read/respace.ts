import { joinLetterSpacing } from './clean-text.ts';

/**
 * The text that pdf.js draws: glyphs, and between them numbers that move the position, in thousandths of the font size.
 */
type Glyph = { unicode?: string; width?: number } | number;
/** The drawing of a page by pdf.js: operators and their arguments. */
export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}
interface TextItem {
  str: string;
}

/** Operators of pdf.js by name. */
type Operators = Readonly<
  Record<'showText' | 'moveText' | 'setFont' | 'setTextMatrix' | 'beginText', number>
>;

/** Characters that are written without spaces; letter-spaced, they are split differently. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A gap that is wider by this much than those between an item's letters is a space; in font sizes. */
const blankGap = 0.15;
const leastBlank = 0.18;

/** Most letters are already in their plain form; checking each would cost more than everything else here. */
const plainForm = (text: string) => (/^[\u0020-\u007e]*$/.test(text) ? text : text.normalize('NFKC'));

interface Letter {
  letter: string;
  /** The distance from the previous letter, in font sizes; null after a space, and at the start of a piece. */
  gap: number | null;
  afterBlank: boolean;
}

/** Each letter drawn on the page. */
const drawnLetters = ({ fnArray, argsArray }: OperatorList, ops: Operators): Letter[] => {
  const letters: Letter[] = [];
  let size = 1;
  let gap: number | null = null;
  let afterBlank = false;
  // The movement since the last letter, in units of the text.
  let pen = 0;
  for (const [i, operator] of fnArray.entries()) {
    const args = argsArray[i] as unknown[];
    if (operator === ops.setFont) {
      if (size !== Number(args[1])) gap = null;
      size = Number(args[1]) || 1;
    } else if (operator === ops.beginText || operator === ops.setTextMatrix) {
      gap = null;
      pen = 0;
    } else if (operator === ops.moveText) {
      const [x, y] = args as [number, number];
      gap = Math.abs(y) > 0.01 || gap === null ? null : gap + (x - pen) / size;
      pen = 0;
    } else if (operator === ops.showText) {
      for (const glyph of args[0] as readonly Glyph[]) {
        if (typeof glyph === 'number') {
          gap = gap === null ? null : gap - glyph / 1000;
          pen -= (glyph / 1000) * size;
          continue;
        }
        const text = plainForm(glyph?.unicode ?? '');
        const width = (glyph?.width ?? 0) / 1000;
        pen += width * size;
        if (!text.trim()) {
          gap = null;
          afterBlank = true;
          continue;
        }
        for (const letter of text) {
          if (letter.trim()) letters.push({ letter, gap, afterBlank });
          gap = 0;
          afterBlank = false;
        }
      }
    }
  }
  return letters;
};

/** The words of a text that is completely letter-spaced; null where the page does not show which gaps are spaces. */
const wideWords = (drawn: readonly Letter[], blank: number): string | null => {
  const [first, ...others] = drawn;
  if (!first || others.some(({ gap, afterBlank }) => gap === null && !afterBlank)) return null;
  return others.reduce(
    (text, { letter, gap, afterBlank }) => text + (afterBlank || (gap ?? 0) >= blank ? ' ' : '') + letter,
    first.letter,
  );
};

/**
 * Corrects the spaces of letter-spaced text. In such text pdf.js returns spaces where the page has none, "bout ique"
 * and "20 24", and none between the words of "M A R I A R E Y". Returns the items with the spaces of the page, or null
 * when they are the same. The letters of the items and of the page are compared in order; after a difference nothing is
 * changed.
 */
export const withDrawnBlanks = <Item>(
  items: readonly Item[],
  page: OperatorList,
  ops: Operators,
): Item[] | null => {
  const letters = drawnLetters(page, ops);
  let at = 0;
  let changed = false;
  const mended: Item[] = [];
  for (const item of items) {
    const { str } = item as TextItem;
    if (!str?.trim()) {
      mended.push(item);
      continue;
    }
    const drawn = letters.slice(at, at + [...plainForm(str).replace(/\s+/g, '')].length);
    const gaps = drawn.flatMap(({ gap }) => (gap === null ? [] : [gap])).sort((a, b) => a - b);
    const blank = Math.max(leastBlank, (gaps[gaps.length >> 1] ?? 0) + blankGap);
    let text = '';
    let blanks = '';
    for (const letter of str) {
      if (!letter.trim()) {
        blanks += letter;
        continue;
      }
      const [next, ...others] = [...plainForm(letter)].map(() => letters[at++]);
      const plain = [next, ...others].map((part) => part?.letter).join('');
      if (!next || plain !== plainForm(letter)) return null;
      const isClose = next.gap !== null && next.gap < blank;
      const isFalse = blanks !== '' && text !== '' && isClose && !eastAsian.test(letter);
      changed ||= isFalse;
      text += (isFalse ? '' : blanks) + letter;
      blanks = '';
    }
    const joined = joinLetterSpacing(str);
    if (joined === str) {
      mended.push({ ...item, str: text + blanks });
      continue;
    }
    const words = eastAsian.test(str) ? null : wideWords(drawn, blank);
    changed ||= words !== null && words !== joined;
    mended.push(words === null ? item : { ...item, str: words });
  }
  return changed ? mended : null;
};
