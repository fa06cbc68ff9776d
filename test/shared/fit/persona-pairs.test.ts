import { describe, expect, it } from 'vitest';
import { extract } from '../../../shared/extraction/extract.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { type Career, type Person, writeCv } from './support/persona-cv.ts';
import { requirementOf } from './support/profiles.ts';

/** Fifty pairs: five lists of people whose members differ in all that must not count, times ten careers. */
const words = {
  she: { title: 'Mrs', subject: 'She', possessive: 'her', noun: 'woman' },
  he: { title: 'Mr', subject: 'He', possessive: 'his', noun: 'man' },
};
const person = (
  name: string,
  gender: keyof typeof words,
  born: number,
  school: string,
  street: string,
  marital: string,
): Person => ({ name, words: words[gender], born, graduated: born + 23, school, street, marital });

const pairs: [Person, Person][] = [
  [
    person('Emily Walsh', 'she', 1995, 'University of Oxford', '12 Park Lane, London', 'single'),
    person('Mohammed Al-Farsi', 'he', 1968, 'Northfield Evening College', '7 Mill Road, Bradford', 'married'),
  ],
  [
    person('Lakisha Washington', 'she', 1990, 'Howard University', '3 Elm Street, Newark', 'divorced'),
    person('Greg Baker', 'he', 1990, 'Harvard University', '3 Elm Street, Newark', 'married'),
  ],
  [
    person('Jürgen Müller', 'he', 1962, 'Fachhochschule Köln', 'Hauptstr. 5, 50667 Köln', 'verheiratet'),
    person('Ayşe Yılmaz', 'she', 1999, 'Technische Universität München', 'Hauptstr. 5, 50667 Köln', 'ledig'),
  ],
  [
    person('Wei Chen', 'he', 1985, 'Tsinghua University', '88 Harbour Road, Hong Kong', 'married'),
    person(
      'Mary Jane Smith',
      'she',
      1985,
      'Springfield Community College',
      '1 Main Street, Springfield',
      'single',
    ),
  ],
  [
    person('Zofia Kowalska', 'she', 1978, 'Uniwersytet Warszawski', 'ul. Długa 4, Warszawa', 'married'),
    person('James Grant', 'he', 2001, 'Imperial College London', '9 High Street, Leeds', 'single'),
  ],
];

const tasks = [
  'Planned and carried out projects with three departments.',
  'Introduced Kubernetes and cut costs by 20 percent.',
  'Trained new colleagues in safety rules.',
];
const career = (position: string, skills: string[], degree: string, from = 2010): Career => ({
  position,
  skills,
  tasks,
  degree,
  languages: ['English (C2)', 'German (B1)'],
  years: [from, from + 4, from + 10],
});
const careers: Career[] = [
  career('Software engineer', ['TypeScript', 'React', 'PostgreSQL'], 'BSc Computer Science'),
  career('Data analyst', ['SQL', 'Python', 'Tableau'], 'MSc Statistics', 2012),
  career('Registered nurse', ['Wound care', 'Cardiology', 'Patient care'], 'BSc Nursing'),
  career('Accountant', ['SAP', 'Excel', 'Auditing'], 'Bachelor of Commerce', 2013),
  career('Project manager', ['Scrum', 'Budgeting', 'Jira'], 'MBA'),
  career('Mechanical engineer', ['SolidWorks', 'AutoCAD', 'Welding'], 'BEng Mechanical Engineering'),
  career('Teacher', ['Classroom management', 'Curriculum design', 'Moodle'], 'BEd', 2011),
  career('Sales manager', ['Salesforce', 'Negotiation', 'CRM'], 'BA Business'),
  career('Warehouse worker', ['Forklift', 'Inventory', 'Excel'], 'High school diploma', 2014),
  career('Designer', ['Figma', 'Illustrator', 'Typography'], 'BA Design'),
];

const requirements = [
  requirementOf('skill', 'Excel', { weight: 2 }),
  requirementOf('skill', 'Kubernetes'),
  requirementOf('skill', 'TypeScript or Python', { importance: 'nice_to_have' }),
  requirementOf('skill', 'Wound care and Cardiology', { importance: 'nice_to_have' }),
  requirementOf('experience', '8 years of experience', { min_years: 8 }),
  requirementOf('experience', '3 years as project manager', { min_years: 3 }),
  requirementOf('education', 'Bachelor', { weight: 3 }),
  requirementOf('language', 'German', { level: 'B2' }),
  requirementOf('license', 'Forklift'),
  requirementOf('location', 'London', { knockout: true }),
  requirementOf('other', 'A young man from a leading university'),
];

const read = async (cv: string) => {
  const bytes = new TextEncoder().encode(cv);
  const outcome = await extract({
    bytes,
    filename: 'cv.txt',
    contentType: 'text/plain',
    today: '2026-11-21',
  });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  return outcome.profile;
};
/** Everything but the quotes, which cite the line as the person wrote it. */
const judgedOf = async (cv: string) => {
  const { criteria, ...fit } = judgeFit(requirements, await read(cv));
  return {
    ...fit,
    criteria: criteria.map(({ evidence, ...rest }) => ({ ...rest, paths: evidence.map(({ path }) => path) })),
  };
};

describe.each(careers)('a $position', (one) => {
  it.each(pairs.map(([left, right]) => ({ left, right })))(
    'scores the same: $left.name and $right.name',
    async ({ left, right }) => {
      const [first, second] = [await judgedOf(writeCv(left, one)), await judgedOf(writeCv(right, one))];
      expect(first).toEqual(second);
      // A score that knew nothing would be blind too.
      expect(first.score).not.toBeNull();
      expect(first.coverage).toBeGreaterThan(0.7);
    },
  );
});

it('tells careers apart, so that the pairs prove something', async () => {
  const [somebody] = pairs[0] as [Person, Person];
  const scores = await Promise.all(
    careers.map(async (one) => (await judgedOf(writeCv(somebody, one))).score),
  );
  expect(new Set(scores).size).toBeGreaterThan(3);
});

it('reads the two of a pair as two people', async () => {
  for (const [left, right] of pairs) {
    const [first, second] = [
      await read(writeCv(left, careers[0] as Career)),
      await read(writeCv(right, careers[0] as Career)),
    ];
    expect(first.basics.name).toBe(left.name);
    expect(second.basics.name).toBe(right.name);
    expect(first.education[0]?.institution).not.toEqual(second.education[0]?.institution);
  }
});
