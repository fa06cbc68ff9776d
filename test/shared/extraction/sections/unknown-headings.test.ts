/** Headings whose words nobody knows: their look ends the section before, and the text below decides what they head. */
import { describe, expect, it } from 'vitest';
import { splitSections } from '../../../../shared/extraction/sections/split-sections.ts';
import { documentOf } from '../support/lines.ts';

const heading = (text: string) => ({ text, bold: true, fontSize: 14 });
const contact = ['Comfort Brown', 'comfort@example.com'];
const jobs = ['Nurse, Vale Care, 2019 – 2022', 'Porter, Hill Hospital, 2015 – 2019'];
const courses = ['BSc Nursing, Leeds University, 2012 – 2015', 'Diploma in Care, Barnfield College, 2011'];
const skills = ['Wound care', 'Phlebotomy', 'First aid', 'Team leadership'];
const languages = ['English (fluent)', 'Twi (mother tongue)'];

const kindsOf = (...rows: Parameters<typeof documentOf>) =>
  splitSections(documentOf(...rows)).map(({ kind, title }) => [kind, title]);

describe('a heading of unknown words', () => {
  it.each<[string, string[]]>([
    ['work', jobs],
    ['education', courses],
    ['education', ['NVQ Level 3 Diploma, Barnfield College, 2020']],
    ['skills', skills],
    ['skills', ['C++, Rust, ROS 2, Python, CMake']],
    ['languages', languages],
    ['languages', ['German ●●●●●', 'Turkish ●●●●○']],
    ['other', ['Rowing with the boat of St Monans.', 'Judge of leeks at the show.']],
  ])('heads %s by the text below it', (kind, lines) => {
    const known = [heading('Awards'), 'Nurse of the year', heading('Summary'), 'I care.'];
    const found = kindsOf(
      ...contact,
      ...known,
      heading('Vantig'),
      ...lines,
      heading('Referees'),
      'On request',
    );
    expect(found).toContainEqual([kind, 'Vantig']);
  });

  it.each(['Bachelor of Marine Science', 'Diploma in Timber Framing'])(
    'is not "%s", a degree in the type of the headings',
    (degree) => {
      const found = kindsOf(
        ...contact,
        heading('Experience'),
        ...jobs,
        heading('Education'),
        heading(degree),
        'Leeds University, 2012 – 2015',
        heading('Skills'),
        ...skills,
        heading('Languages'),
        ...languages,
      );
      expect(found.map(([, title]) => title)).not.toContain(degree);
    },
  );

  it('ends the head of a CV when the text below it is known', () => {
    const rest = [heading('Languages'), ...languages, heading('Referees'), 'On request'];
    expect(kindsOf(...contact, heading('Vantig'), ...jobs, ...rest)[1]).toEqual(['work', 'Vantig']);
    expect(kindsOf(heading('Comfort Brown'), ...jobs, ...rest)[0]).toEqual(['header', null]);
  });

  it('ends at the next heading, known or not', () => {
    const found = kindsOf(
      ...contact,
      heading('Languages'),
      ...languages,
      heading('Vantig'),
      ...skills,
      heading('Osmer'),
      ...courses,
      heading('Referees'),
      'On request',
    );
    expect(found.slice(1)).toEqual([
      ['languages', 'Languages'],
      ['skills', 'Vantig'],
      ['education', 'Osmer'],
      ['other', 'Referees'],
    ]);
  });

  it('heads a list of short items as skills only in a CV that has no other list of them', () => {
    const list = ['Rowing', 'First aid', 'Fencing', 'Chess club'];
    const end = [heading('Languages'), ...languages, heading('Referees'), 'On request'];
    const found = (...before: Parameters<typeof documentOf>) =>
      kindsOf(...contact, ...before, heading('Vantig'), ...list, ...end).find(
        ([, title]) => title === 'Vantig',
      )?.[0];
    expect(found(heading('Awards'), 'Nurse of the year')).toBe('skills');
    expect(found(heading('Skills'), ...skills, heading('Awards'), 'Nurse of the year')).toBe('other');
  });

  it('may be marked by the file, and look like any other line', () => {
    const marked = (text: string) => ({ text, heading: true });
    const rest = [marked('Languages'), ...languages, marked('Referees'), 'On request'];
    const found = kindsOf(
      ...contact,
      marked('Awards'),
      'Nurse of the year',
      marked('Vantig'),
      ...courses,
      ...rest,
    );
    expect(found).toContainEqual(['education', 'Vantig']);
    const plain = kindsOf(...contact, marked('Awards'), 'Nurse of the year', 'Vantig', ...courses, ...rest);
    expect(plain.map(([, title]) => title)).not.toContain('Vantig');
  });
});
