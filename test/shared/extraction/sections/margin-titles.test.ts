/** Headings in the margin that a narrow margin breaks over rows. */
import { expect, it } from 'vitest';
import { joinMarginTitles } from '../../../../shared/extraction/sections/margin-titles.ts';
import { linesOf, rowOf } from '../support/lines.ts';

const joined = (...rows: Parameters<typeof linesOf>) =>
  joinMarginTitles(linesOf(...rows)).map(({ text }) => text);

it('a second half in small letters is joined with the first', () => {
  expect(
    joined(
      rowOf([40, 'Doświadczenie'], [160, 'Kierowca, Moonwake']),
      rowOf([40, 'zawodowe'], [160, '2019 – 2021']),
    ),
  ).toEqual(['Doświadczenie zawodowe\tKierowca, Moonwake', '2019 – 2021']);
});

it('halves in capitals are joined', () => {
  expect(
    joined(
      rowOf([40, 'PROFESSIONAL'], [160, 'Driver, Moonwake']),
      rowOf([40, 'EXPERIENCE'], [160, '2019 – 2021']),
    ),
  ).toEqual(['PROFESSIONAL EXPERIENCE\tDriver, Moonwake', '2019 – 2021']);
});

it('two headings below each other, and words with a capital, stay apart', () => {
  const headings = [rowOf([40, 'EDUCATION'], [160, 'BSc']), rowOf([40, 'SKILLS'], [160, 'Welding'])];
  expect(joined(...headings)).toEqual(['EDUCATION\tBSc', 'SKILLS\tWelding']);
  const capital = [rowOf([40, 'Work'], [160, 'Driver']), rowOf([40, 'Experience'], [160, '2019 – 2021'])];
  expect(joined(...capital)).toEqual(['Work\tDriver', 'Experience\t2019 – 2021']);
});

it('a second half in another type is none', () => {
  const [first, second] = [rowOf([40, 'Doświadczenie'], [160, 'A']), rowOf([40, 'zawodowe'], [160, 'B'])];
  const bold = first.spans?.map((span) => ({ ...span, bold: true })) ?? [];
  expect(joined({ ...first, spans: bold }, second)).toEqual(['Doświadczenie\tA', 'zawodowe\tB']);
});
