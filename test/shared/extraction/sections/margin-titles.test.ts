/** Headings in the margin that a narrow margin breaks over rows. */
import { describe, expect, it } from 'vitest';
import { joinMarginTitles } from '../../../../shared/extraction/sections/margin-titles.ts';
import { splitSections } from '../../../../shared/extraction/sections/split-sections.ts';
import { documentOf, linesOf, rowOf } from '../support/lines.ts';

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

it('two headings in small letters below each other are two, unless the first ends with "and"', () => {
  const two = [rowOf([40, 'skills'], [160, 'Welding']), rowOf([40, 'languages'], [160, 'Danish'])];
  expect(joined(...two)).toEqual(['skills\tWelding', 'languages\tDanish']);
  const one = [rowOf([40, 'Umiejętności i'], [160, 'Prawo jazdy']), rowOf([40, 'uprawnienia'], [160, 'ADR'])];
  expect(joined(...one)).toEqual(['Umiejętności i uprawnienia\tPrawo jazdy', 'ADR']);
});

describe('a heading of unknown words in the margin', () => {
  const known = [
    rowOf([40, 'education'], [160, 'BSc Nursing, Leeds University, 2012 – 2015']),
    rowOf([40, 'skills'], [160, 'Wound care, Phlebotomy']),
    rowOf([40, 'languages'], [160, 'English (fluent), Twi (mother tongue)']),
  ];
  const course = rowOf([160, 'Diploma in Care, Barnfield College, 2011']);
  const jobs = [
    rowOf([40, 'earlier'], [160, 'Nurse, Vale Care, 2015 – 2019']),
    rowOf([160, 'Nurse, Vale Care, 2013 – 2015']),
  ];
  const kindsOf = (...rows: Parameters<typeof documentOf>) =>
    splitSections(documentOf(...rows)).map(({ kind, lines }) => [kind, lines.length]);

  it('heads what is next to it and below, by the content of that', () => {
    expect(kindsOf(...known.slice(0, 1), course, ...jobs, ...known.slice(1))).toEqual([
      ['education', 2],
      ['work', 2],
      ['skills', 1],
      ['languages', 1],
    ]);
  });

  it('is none at another place, with a number, or as the label of a form', () => {
    for (const label of ['Date', 'Titel 2', 'Employer']) {
      const row = rowOf([40, label], [160, 'Nurse, Vale Care, 2015 – 2019']);
      expect(kindsOf(...known.slice(0, 1), row, ...known.slice(1))[0]).toEqual(['education', 2]);
    }
    const deeper = rowOf([70, 'earlier'], [160, 'Nurse, Vale Care, 2015 – 2019']);
    expect(kindsOf(...known.slice(0, 1), deeper, ...known.slice(1))[0]).toEqual(['education', 2]);
  });

  it('is none among the data of a person', () => {
    const contact = [{ text: 'Contact' }, rowOf([40, 'Courriel'], [160, 'Nurse, Vale Care, 2015 – 2019'])];
    expect(kindsOf(...contact, ...known)[0]?.[0]).toBe('contact');
  });
});

it('the head of a table is no heading', () => {
  const rows = [
    { text: 'Education', bold: true },
    rowOf([40, 'Qualification'], [160, 'School / College'], [300, 'Year'], [400, 'Marks']),
    rowOf([40, 'B.E. (Civil)'], [160, 'Leeds Institute of Technology'], [300, '2010–2014'], [400, '68.4%']),
  ];
  expect(splitSections(documentOf(...rows)).map(({ title }) => title)).toEqual(['Education']);
});

it('a heading in the margin with white space above it keeps the text next to it', () => {
  const rows = [
    rowOf([40, 'Arbetsliv'], [160, 'Förskolan Blåklint']),
    rowOf([160, 'aug 2016 – dec 2019']),
    rowOf([40, 'Kunskaper'], [160, '• Pedagogisk dokumentation']),
    rowOf([160, 'Ljudteknik']),
    rowOf([40, 'Språk'], [160, 'Svenska'], [220, 'modersmål']),
    rowOf([160, 'Engelska'], [220, 'god']),
    rowOf([40, 'Utbildning'], [160, 'Förskollärarexamen, 2016']),
  ].map((row, at) => ({ ...row, y: 12 * at + ([2, 3].includes(at) ? 20 : at > 3 ? 40 : 0) }));
  const found = splitSections(documentOf(...rows)).map(({ lines }) => lines.map(({ text }) => text));
  expect(found).toEqual([
    ['Förskolan Blåklint', 'aug 2016 – dec 2019'],
    ['Pedagogisk dokumentation', 'Ljudteknik'],
    ['Svenska\tmodersmål', 'Engelska\tgod'],
    ['Förskollärarexamen, 2016'],
  ]);
});

it('the text next to a heading has a type of its own', () => {
  const large = rowOf([40, 'Work'], [160, 'Vale Care']);
  const spans = large.spans?.map((span, at) => ({ ...span, fontSize: at === 0 ? 14 : 10 })) ?? [];
  const rows = [
    { ...large, fontSize: 14, spans },
    rowOf([40, 'Skills'], [160, 'Welding']),
    rowOf([40, 'Languages'], [160, 'Danish']),
  ];
  expect(splitSections(documentOf(...rows))[0]?.lines[0]?.fontSize).toBe(10);
});
