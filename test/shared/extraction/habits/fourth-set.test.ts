/** Habits of CVs of the fourth set of strangers, each with what had been read in its place. */
import { expect, it } from 'vitest';
import { readMarkdown } from '../../../../shared/extraction/read/read-text.ts';
import { splitSections } from '../../../../shared/extraction/sections/split-sections.ts';
import { findDates } from '../../../../shared/words/dates.ts';
import { documentOf } from '../support/lines.ts';
import { readText } from '../support/read-text.ts';

it('a full stop ends the names before a period', async () => {
  const { work } = await readText(`Dale Hutchens
someone@example.org

WORK HISTORY
Driver, Big Prairie Freight, Joplin, MO. May 2017 to present
• 48 states, dry van
Off work to care for my father. March 2016 to April 2017
Loader, Ozark Grocers Supply, Springfield, MO. 1998 to 2004
• Forklift, loading dock, night shift
`);
  expect(work).toEqual([
    'Driver | Big Prairie Freight | Joplin, MO | 2017-05 | now',
    'Loader | Ozark Grocers Supply | Springfield, MO | 1998 | 2004',
  ]);
});

it('a table of Markdown is a table', () => {
  const { lines } = readMarkdown(
    ['| Period | Job | Employer |', '|---|---|---|', '| 2019 – 2021 | Nurse | Vale Care |'].join('\n'),
  );
  expect(lines.map(({ text }) => text)).toEqual(['Period\tJob\tEmployer', '2019 – 2021\tNurse\tVale Care']);
});

it.each(['Aconcagua 05-2018 al presente', 'Engineer 2018-05 to date', 'Nurse, Vale Care, 05.2018 – now'])(
  'a word before a month in digits is no month: %s',
  (text) => {
    expect(findDates(text)).toMatchObject([{ start: '2018-05', isCurrent: true, isRange: true }]);
  },
);

it('bold titles of jobs, each with a period below it, are no headings of sections', () => {
  const texts = [
    ['*Skills', 'Opera PMS', '*Languages', 'English – C1', '*Hobbies', 'Chess'],
    ['*Experience', '*Head of reception', '2021 – today', 'Hotel Hortensia', 'Nine people, 140 rooms'],
    ['*Receptionist', '2017 – 2021', 'Aparthotel Lava', '*Shop assistant', '2015 – 2017', 'Avenida Books'],
    ['*Education', 'Course for reception', '2012 – 2015', 'School of hotels'],
  ].flat();
  const document = documentOf(
    ...texts.map((text) => ({ text: text.replace('*', ''), bold: text.startsWith('*') })),
  );
  const titles = splitSections(document).map(({ title }) => title);
  expect(titles).not.toContain('Receptionist');
  expect(titles).toContain('Experience');
});
