/** Sections in pages that part into columns, and heads that are set like headings. */
import { expect, it } from 'vitest';
import { splitSections } from '../../../../shared/extraction/sections/split-sections.ts';
import { documentOf } from '../support/lines.ts';

const sectionsOf = (...rows: Parameters<typeof documentOf>) =>
  splitSections(documentOf(...rows)).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)]);
const bold = (text: string) => ({ text, bold: true, fontSize: 12 });

it('a section in whose middle the page parts into columns goes on in the left one', () => {
  expect(
    sectionsOf(
      bold('Work Experience'),
      'Gardener, Lundy Nurseries, 2025',
      { text: 'Groundsman, Rose Park, 2024', column: 1 },
      { ...bold('Languages'), column: 2, x: 320 },
      { text: 'English', column: 2, x: 320 },
    ),
  ).toEqual([
    ['work', ['Gardener, Lundy Nurseries, 2025', 'Groundsman, Rose Park, 2024']],
    ['languages', ['English']],
  ]);
});

it('heads below their periods are none, though they are set like the headings', () => {
  const kinds = sectionsOf(
    bold('Skills'),
    'Pastry',
    bold('Languages'),
    'English',
    bold('Work Experience'),
    '2012 – 2025',
    bold('Tsuruki Sweets confectioner'),
    'Seasonal sweets.',
    '2009 – 2012',
    bold('Kaga Chamber clerk'),
    'Accounts.',
    bold('Education'),
    '2002 – 2005',
    bold('Kaga School commerce'),
  ).map(([kind]) => kind);
  expect(kinds).toEqual(['skills', 'languages', 'work', 'education']);
});

it('a column goes on at its margin on the next page, which has one column', () => {
  const rows = (x: number) =>
    sectionsOf(
      'Ylva Marsh',
      { ...bold('Skills'), column: 1, x: 40 },
      { text: 'Joinery', column: 1, x: 40 },
      { ...bold('Work Experience'), column: 2, x: 240 },
      { text: 'Carpenter, Lundy Homes, 2020 – 2025', column: 2, x: 240 },
      { text: 'Roofer, Rose Park, 2014 – 2019', page: 2, x },
    );
  expect(rows(242).at(-1)).toEqual([
    'work',
    ['Carpenter, Lundy Homes, 2020 – 2025', 'Roofer, Rose Park, 2014 – 2019'],
  ]);
  expect(rows(140).at(-1)).toEqual(['work', ['Carpenter, Lundy Homes, 2020 – 2025']]);
});
