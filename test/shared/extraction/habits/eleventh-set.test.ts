/** Habits of CVs of the eleventh set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../shared/extraction/read/read-document.ts';
import { isAside } from '../../../../shared/words/aside-words.ts';
import { columnsOf } from '../../../../shared/words/column-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);

it('the label of a school is alone in its cell', async () => {
  const { schools } = await factsOf(
    'ISTRUZIONE\nDate\t2006 – 2008\nIstituto\tUniversità del Matese\nTitolo conseguito\tLaurea magistrale in Fisica',
  );
  expect(schools.map((school) => school.split(' | ')[0])).toEqual(['Università del Matese']);
});

it('a family career break is no job', async () => {
  const { jobs } = await factsOf(
    `EXPERIENCE
Receptionist, Moonwake Centre\tJan 2024 – present
Family career break\tDec 2017 – Dec 2023
Clerk, Vale Supply Ltd\tAug 2012 – Nov 2017`,
  );
  expect(jobs.map((job) => job.split(' | ')[0])).toEqual(['Receptionist', 'Clerk']);
});

it.each([
  'First class honours',
  'upper second-class honors',
  '2.1',
  '(2:1)',
  'in Teilzeit',
  'mention bien',
  'distans',
])('"%s" is neither school nor degree', (text) => {
  expect(isAside(text)).toBe(true);
});

it.each(['First Class Travel', 'Mention', '2.15', 'Teilzeit Agentur'])('"%s" may be one', (text) => {
  expect(isAside(text)).toBe(false);
});

it('the columns of a Russian table of courses are known', () => {
  expect(columnsOf('Годы\tУчебное заведение\tКвалификация, специальность')).toEqual([
    'other',
    'school',
    'area',
  ]);
});

describe('in HTML, a date in an element of its own', () => {
  const textOf = async (body: string) => {
    const bytes = new TextEncoder().encode(`<html><body>${body}<p>Ylva Marsh</p></body></html>`);
    const { lines } = await readDocument({ bytes, filename: 'cv.html', contentType: 'text/html' });
    return lines.map(({ text }) => text).slice(0, -1);
  };

  it.each(['time', 'span', 'em'])('<%s> is a cell, also without white space before it', async (name) => {
    const job = `<p>Nurse, Vale Care<${name}>aug 2019 – juni 2021</${name}></p>`;
    expect(await textOf(job)).toEqual(['Nurse, Vale Care\taug 2019 – juni 2021']);
  });

  it.each([
    ['Since <b>2019</b> nurse', 'Since 2019 nurse'],
    ['H<sub>2</sub>O and CO<sub>2</sub>', 'H2O and CO2'],
    ['Vale Care<b>Leeds</b>', 'Vale CareLeeds'],
    ['(<i>2019 – 2021</i>)', '(2019 – 2021)'],
  ])('%s stays as it is', async (body, text) => {
    expect(await textOf(`<p>${body}</p>`)).toEqual([text]);
  });
});
