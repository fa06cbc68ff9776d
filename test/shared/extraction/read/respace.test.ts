import { expect, it } from 'vitest';
import { withDrawnBlanks } from '../../../../shared/extraction/read/respace.ts';

const ops = { showText: 1, moveText: 2, setFont: 3, setTextMatrix: 4, beginText: 5 };
type Step = [operator: number, args: unknown];

/** Letters of half an em, each drawn by itself and followed by a gap in em: wide-set type as browsers print it. */
const pageOf = (text: string, gapBehind: (letter: string, index: number) => number) => {
  const size = 10;
  const steps: Step[] = [
    [ops.beginText, []],
    [ops.setFont, ['f', size]],
  ];
  [...text].forEach((letter, i) => {
    steps.push([ops.showText, [[{ unicode: letter, width: 500 }]]]);
    steps.push([ops.moveText, [(0.5 + gapBehind(letter, i)) * size, 0]]);
  });
  return { fnArray: steps.map(([operator]) => operator), argsArray: steps.map(([, args]) => args) };
};
const mend = (seen: string, drawn: string, gap = 0.1) =>
  withDrawnBlanks(
    [{ str: seen }],
    pageOf(drawn, () => gap),
    ops,
  )?.[0]?.str ?? null;

it('drops blanks that the page does not draw', () => {
  expect(mend('Responsable de bout ique', 'Responsable de boutique')).toBe('Responsable de boutique');
  expect(mend('June 20 24', 'June 2024')).toBe('June 2024');
});

it('keeps blanks where there is a gap and none is drawn, as LaTeX sets them', () => {
  const page = pageOf('twowords', (_, i) => (i === 2 ? 0.3 : 0));
  expect(withDrawnBlanks([{ str: 'two words' }], page, ops)).toBeNull();
});

it('changes nothing where there is nothing to change, or where page and text part ways', () => {
  expect(mend('plain text', 'plain text')).toBeNull();
  expect(mend('bout ique', 'something else')).toBeNull();
});

it('leaves signs that are written without blanks, and full-width brackets as they are', () => {
  expect(mend('黒 音', '黒音')).toBeNull();
  expect(mend('TE ST（A）', 'TEST（A）')).toBe('TEST（A）');
});

it('parts the words of type that is set wide throughout where the page has a blank or a wider gap', () => {
  expect(mend('M A R I A R E Y', 'MARIA REY', 0.4)).toBe('MARIA REY');
  const page = pageOf('MARIAREY', (_, i) => (i === 4 ? 0.8 : 0.4));
  expect(withDrawnBlanks([{ str: 'M A R I A R E Y' }], page, ops)?.[0]?.str).toBe('MARIA REY');
});
