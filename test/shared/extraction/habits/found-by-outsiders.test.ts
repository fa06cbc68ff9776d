/** CVs by which a person who had not written the rules found facts lost. */
import { expect, it } from 'vitest';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string, file?: string) =>
  compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`, file);
const jobsOf = async (body: string, file?: string) => (await factsOf(body, file)).jobs;

it.each([
  ['1996-09 to 2003-06 Foreman, Oak Ltd\n1995-96 Trainee, Ash Ltd', 'Foreman | Oak Ltd | 1996-09 | 2003-06'],
  ['2008-10 – 2010-11\tForeman\tOak Ltd\n1995-96\tTrainee\tAsh Ltd', 'Foreman | Oak Ltd | 2008-10 | 2010-11'],
  ['2008-10 to 2010-11 Foreman, Oak Ltd\n- Budget for 2010-15', 'Foreman | Oak Ltd | 2008-10 | 2010-11'],
])('periods of months stay months: %s', async (body, job) =>
  expect(await jobsOf(`WORK EXPERIENCE\n${body}`)).toContain(job),
);

it('a line about the job with a date is no part of a head', async () => {
  expect(
    await jobsOf(
      'WORK EXPERIENCE\n2018 - 2021\tCarer, Hill Home\nShop steward since 2019\n2015 - 2018\tNurse, Vale Care\n2012 - 2015\tCleaner, Oak Ltd',
    ),
  ).toContain('Carer | Hill Home | 2018 | 2021');
  const jobs = await jobsOf(
    'WORK EXPERIENCE\nCook, Red Inn, since 2022\n2018 - 2021\tCarer\tHill Home\n2015 - 2018\tNurse\tVale Care\n2012 - 2015\tCleaner\tOak Ltd',
  );
  expect(jobs).toEqual(
    expect.arrayContaining(['Cook | Red Inn | 2022 | now', 'Carer | Hill Home | 2018 | 2021']),
  );
});

it('the first line of the jobs is a head', async () => {
  const jobs = await jobsOf(
    'WORK EXPERIENCE\nCook at Red Inn since 2022\n2018 - 2021\tCarer\tHill Home\n2015 - 2018\tNurse\tVale Care\n2012 - 2015\tCleaner\tOak Ltd',
  );
  expect(jobs).toHaveLength(4);
});

it.each([
  ['2018 - 2021\nManager, Sales\neBay', 'Manager, Sales | eBay | 2018 | 2021'],
  ['2018 - 2021\tPost\tBriefträger', 'Briefträger | Post | 2018 | 2021'],
  ['2018 - 2021\nBäcker\nWinter', 'Bäcker | Winter | 2018 | 2021'],
])('an employer may be named like something else: %s', async (body, job) =>
  expect(await jobsOf(`WORK EXPERIENCE\n${body}`)).toContain(job),
);

it.each([
  [
    '2018 – 2021 Sekreterare på Österbottens hembygdsring\n2012 - 2015 Kock på Blå huset',
    ['Sekreterare | Österbottens hembygdsring | 2018 | 2021', 'Kock | Blå huset | 2012 | 2015'],
  ],
  [
    '2018 - 2021\nElektriker (Siemens AG)\n2015 - 2018\nAnlagenfahrer (Nordlicht)\n2012 - 2015\nZusteller (Hermes)',
    [
      'Elektriker | Siemens AG | 2018 | 2021',
      'Anlagenfahrer | Nordlicht | 2015 | 2018',
      'Zusteller | Hermes | 2012 | 2015',
    ],
  ],
])('names that no list has are separated where each head is written so: %s', async (body, jobs) =>
  expect(await jobsOf(`WORK EXPERIENCE\n${body}`)).toEqual(jobs),
);

it('a department in brackets among the jobs is no heading', async () => {
  expect(
    await jobsOf(
      '【職務経歴】\n2018年4月～2021年3月 株式会社鷹\n【営業部】\n2015年4月～2018年3月 株式会社雲雀\n【資格】\n普通自動車免許',
    ),
  ).toHaveLength(2);
});

it.each([
  [
    '**WORK EXPERIENCE**\n\n2018 - 2021\n\n**ACME LTD**\n\nNurse\n\n2015 - 2018\n\n**HILL HOME**\n\nCarer',
    'Carer | HILL HOME | 2015 | 2018',
  ],
  [
    '## Work experience\n\n2018 - 2021\n\n## Nurse\n\nAcme Ltd\n\n2015 - 2018\n\n## Carer\n\nHill Home',
    'Carer | Hill Home | 2015 | 2018',
  ],
])('heads of jobs below the only known heading are none: %s', async (body, job) =>
  expect(await jobsOf(body, 'cv.md')).toContain(job),
);

it('a table of two columns names its school in the cell', async () => {
  expect(
    (await factsOf('EDUCATION\nDates\tSchool\n2010 - 2014\tBSc Nursing, University of Leeds')).schools,
  ).toEqual(['University of Leeds | BSc | Nursing | 2010 | 2014']);
});

it('a certificate before its subject is the degree', async () => {
  expect((await factsOf('EDUCATION\nCertificate, Hairdressing, Hull College, 2014')).schools[0]).toContain(
    'Certificate',
  );
});

it('projects with a colon end the education', async () => {
  const { schools } = await factsOf(
    'Education:\n2010 - 2014 BSc Physics, University of Leeds\n\nProjects:\nSolar car, 2013',
  );
  expect(schools).toHaveLength(1);
});

it.each([
  ['Programming: R (basic), Python', ['R', 'Python']],
  ['Programmiersprachen: C (gut), Java (sehr gut)', ['C', 'Java']],
  ['Microsoft Word\n- letters\n- mail merge\nExcel\n- pivot tables\n- macros', ['Microsoft Word', 'Excel']],
  ['• Word\n• Excel\n• Typing\n• Filing\nCash handling\n• Stock taking', ['Cash handling']],
  ['Food Hygiene (Level 2)', ['Food Hygiene (Level 2)']],
  ['驾照（C1）', ['驾照（C1）']],
  ['Drone licence - A2', ['Drone licence - A2']],
  ['Cisco - Professional', ['Cisco - Professional']],
  ['英语（CET-4）', ['英语（CET-4）']],
])('a skill keeps what is no level: %s', async (body, names) =>
  expect((await factsOf(`SKILLS\n${body}`)).skills).toEqual(expect.arrayContaining(names)),
);

it('a strength that is named like a level has no label as its skill', async () =>
  expect((await factsOf('SKILLS\nStrengths: Professional, punctual')).skills).not.toContain('Strengths'));

it('groups of a trade below the skills are skills, in a list like theirs', async () => {
  const { skills } = await factsOf(
    '## Skills\n\n- Joinery\n\n## Roofing\n\n- Slate\n\n## Education\n\n2010 Joiner',
    'cv.md',
  );
  expect(skills).toEqual(expect.arrayContaining(['Joinery', 'Slate']));
});

it.each(['Weiteres', 'Verder', 'Formations suivies'])('"%s" may hold anything', (title) =>
  expect(sectionOf(title)).toBeNull(),
);

it('a line of 160,000 cells is read', async () => {
  expect((await factsOf(`SKILLS\n${'Excel\t'.repeat(160_000)}`)).skills).toEqual(['Excel']);
});
