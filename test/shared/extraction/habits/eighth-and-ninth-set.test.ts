/** Habits of CVs of the eighth and ninth set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { withCentredMargins } from '../../../../shared/extraction/read/centred-margins.ts';
import { findColumnEdge } from '../../../../shared/extraction/read/page-columns.ts';
import { type Run, runsOfPage } from '../../../../shared/extraction/read/page-runs.ts';
import { findDates } from '../../../../shared/words/dates.ts';
import { languageCode } from '../../../../shared/words/language-names.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const run = (text: string, x: number, y: number): Run => ({
  text,
  x,
  y,
  width: 5 * text.length,
  fontSize: 10,
  font: 'serif',
});
/** Lines from the top of the page on, 16 points apart. */
const linesAt = (x: number, top: number, texts: string[]) =>
  texts.map((text, i) => run(text, x, top + 16 * i));

describe('a page', () => {
  const jobs = Array.from({ length: 6 }, (_, i) => [
    run(`201${i} – 201${i + 1}`, 50, 160 + 50 * i),
    run('Driver of lorries', 174, 161 + 50 * i),
    run('Moonwake Cargo Ltd', 174, 176 + 50 * i),
    run('no accident in all years', 174, 190 + 50 * i),
  ]).flat();

  it('has no column where periods are in the margin of their jobs, whatever is below', () => {
    const below = linesAt(50, 480, [
      'Languages',
      'Spanish, fluent',
      'German, good',
      'Romani, native',
      'Hobbies',
    ]);
    expect(findColumnEdge([run('Experience', 50, 135), ...jobs, ...below], null)).toBeNull();
  });

  it('has its column where the lines of the column begin, and not at the dates on its left', () => {
    const main = Array.from({ length: 8 }, (_, i) => [
      run('Mechanic', 50, 100 + 60 * i),
      run(`0${i + 1}/2011 – 0${i + 1}/2015`, 300 - 4 * i, 105 + 60 * i),
      run('Moonwake Garage', 50, 116 + 60 * i),
      run('boxes and engines of all kinds', 50, 132 + 60 * i),
    ]).flat();
    const side = [...linesAt(405, 103, ['Skills', 'Welding', 'Brakes', 'Tyres', 'Paint', 'Glass'])];
    const more = [...linesAt(405, 250, ['Languages', 'Czech', 'German', 'Russian', 'Polish', 'Greek'])];
    const whole = [run('Experience', 50, 80), ...main, ...side, ...more];
    expect(findColumnEdge(whole, null)).toBe(405);
  });

  it('has a date in the middle of two lines at the first of them', () => {
    const [date] = withCentredMargins([
      run('since 2020', 58, 108),
      run('Vale Comprehensive', 255, 101),
      run('aims at: A levels', 255, 115),
    ]);
    expect(date?.y).toBe(101);
  });

  it('keeps the places of a list next to a text', () => {
    const runs = [
      ...linesAt(58, 100, ['Welding', 'Brakes', 'Tyres']),
      ...linesAt(255, 106, ['One line', 'Two lines', 'Three lines']),
    ];
    const order = (all: readonly Run[]) => all.filter(({ x }) => x < 100).map(({ text }) => text);
    expect(order(withCentredMargins(runs))).toEqual(['Welding', 'Brakes', 'Tyres']);
  });
});

it('a dash for which its font has no text is one between two years, and elsewhere an icon', () => {
  const item = (str: string, x: number, fontName = 'serif') => ({
    str,
    transform: [10, 0, 0, 10, x, 400],
    width: 5 * str.length,
    fontName,
  });
  const textsOf = (...items: object[]) => runsOfPage(items, [0, 0, 595, 842]).map(({ text }) => text.trim());
  expect(
    textsOf(item('2021', 40), item(' ', 60), item('\ue089', 63), item(' ', 68), item('2022', 71)),
  ).toEqual(['2021', '–', '2022']);
  expect(textsOf(item('Leeds', 40), item('\ue089', 66, 'icons'), item('0113 496', 75))).toEqual([
    'Leeds',
    '0113 496',
  ]);
});

it.each([
  ['høsten 2009 – våren 2010', '2009', '2010'],
  ['syksy 2009 – kevät 2010', '2009', '2010'],
  ['Efterår 2007 - forår 2008', '2007', '2008'],
  ['Outubro de 2019 até ao presente', '2019-10', null],
])('"%s" is a period', (text, start, end) => {
  expect(findDates(text)).toMatchObject([{ start, end, isRange: true, index: 0 }]);
});

it('figure dashes part the ends of a period', async () => {
  const { jobs } = await factsOf('Experience\nNurse, Vale Care Ltd\t2015.03 ‒ 2018.01');
  expect(jobs).toEqual(['Nurse | Vale Care Ltd | 2015-03 | 2018-01']);
});

it('a list whose items begin with periods has a job on each line', async () => {
  const { jobs } = await factsOf(
    `Przebieg pracy zawodowej
• 06.2018 r. – do chwili obecnej: Elzamet Konstrukcje S.A., spawacz
• 09.2013 r. – 05.2018 r.: Nordsveis Offshore AS (Norwegia), spawacz rurociągów
• 02.2005 r. – 08.2013 r.: Stocznia Żuławska sp. z o.o., monter kadłubów
W latach 2004–2005 bezrobotny.`,
  );
  expect(jobs).toEqual([
    'spawacz | Elzamet Konstrukcje S.A. | 2018-06 | now',
    'spawacz rurociągów | Nordsveis Offshore AS | 2013-09 | 2018-05',
    'monter kadłubów | Stocznia Żuławska sp. z o.o. | 2005-02 | 2013-08',
  ]);
});

it.each([
  ['ASL', 'ase'],
  ['American Sign Language', 'ase'],
  ['Vlaamse Gebarentaal', 'sgn'],
  ['手話', 'sgn'],
  ['Bislama', 'bi'],
  ['kurmanji', 'ku'],
  ['Ndebele', 'nd'],
])('%s is a language', (name, code) => {
  expect(languageCode(name)).toBe(code);
});

it('a section whose first line is a date has no head above the next date', async () => {
  const { jobs } = await factsOf(
    `Praxis
August 2022 – Januar 2026
Auszubildender
Elektro Brockhoff GmbH, Bochum
Prüfung bestanden (theoretisch),
danach Kundendienst
Juli 2021 – Juni 2022
Freiwilliger
Haus Emscherblick, Herne`,
  );
  expect(jobs).toEqual([
    'Auszubildender | Elektro Brockhoff GmbH | 2022-08 | 2026-01',
    'Freiwilliger | Haus Emscherblick | 2021-07 | 2022-06',
  ]);
});

it('a name behind the date of a job is its town', async () => {
  const { jobs } = await factsOf(
    'Esperienze\nSarta di scena, Teatro dei Sanniti\n2009 - 2014, Benevento\nModellista, Confezioni Irpine S.n.c.\n2002 - 2009, Avellino',
  );
  expect(jobs).toEqual([
    'Sarta di scena | Teatro dei Sanniti | 2009 | 2014',
    'Modellista | Confezioni Irpine S.n.c. | 2002 | 2009',
  ]);
});

it('"D\'octobre 2006 à juin 2011" is a period', () => {
  expect(findDates("D'octobre 2006 à juin 2011")).toMatchObject([
    { start: '2006-10', end: '2011-06', isRange: true, index: 0 },
  ]);
});
