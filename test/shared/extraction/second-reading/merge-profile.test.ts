import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Profile, Source } from '../../../../shared/contracts/profile.ts';
import type { Extracted } from '../../../../shared/extraction/second-reading/extracted.ts';
import { mergeProfile } from '../../../../shared/extraction/second-reading/merge-profile.ts';
import { profileFromAnswers } from '../../../../shared/extraction/second-reading/profile-from-answers.ts';
import type { Answers } from '../../../../shared/model/answer-schema.ts';
import { groundOn } from '../../../../shared/model/ground.ts';
import { readByRules, today } from '../models/support/read-by-rules.ts';
import { type WrittenCv, writtenCvs } from '../support/written-cvs.ts';

const [cv] = writtenCvs as [WrittenCv];
let rules: Extracted;
beforeAll(async () => {
  rules = await readByRules(cv.text);
});

const silence: Answers = {
  person: { name: null, label: null, location: null, summary: null, skills: [], languages: [] },
  work: { work: [] },
  background: { education: [], certificates: [], projects: [], publications: [], awards: [], volunteer: [] },
};
const open = { start_date: null, end_date: null };
const openJob = {
  ...open,
  position: null,
  name: null,
  location: null,
  current_line: null,
  summary: null,
  highlights: [],
};
const openCourse = { ...open, institution: null, area: null, study_type: null, score: null };
const numberOf = (text: string) => rules.lines.findIndex((line) => line.includes(text)) + 1;
const cite = (value: string, line = numberOf(value)) => ({ value, line });

/** The rules' profile with these answers in it. */
function merged(person: Partial<Answers['person']>, work: Partial<Answers['work']['work'][number]>[] = []) {
  const ground = groundOn(rules.lines.map((text, index) => ({ number: index + 1, page: 1, text })));
  const jobs = work.map((job) => ({ ...openJob, ...job }));
  const answers = { ...silence, person: { ...silence.person, ...person }, work: { work: jobs } };
  const model = profileFromAnswers(answers, ground, today);
  return mergeProfile(rules.profile, model, today);
}

it('a model that is silent changes nothing', () => {
  expect(merged({})).toEqual(rules.profile);
});

describe('a model’s fact', () => {
  it('wins over the rules’ of the same field, and is no surer than nobody has measured', () => {
    const profile = merged({ name: cite('Hartwell', 1), label: cite('Data Engineer', 2) });
    expect(profile.basics).toMatchObject({ name: 'Hartwell', first_name: null, label: 'Data Engineer' });
    expect(profile.confidence.name).toBe(0.6);
    expect(profile.confidence.email).toBe(rules.profile.confidence.email);
  });

  it('keeps the rules’ confidence where both say the same', () => {
    expect(merged({ name: cite(cv.name) }).confidence).toEqual(rules.profile.confidence);
  });

  it('replaces the rules’ entry of its line, whose other fields it takes over, and counts totals anew', () => {
    const profile = merged({}, [
      { position: cite('Data Analyst'), start_date: cite('2017', numberOf('Sept 2017')) },
    ]);
    const before = rules.profile.work.find(({ position }) => position === 'Data Analyst');
    expect(profile.work).toHaveLength(rules.profile.work.length);
    expect(profile.work.find(({ position }) => position === 'Data Analyst')).toEqual(before);
    expect(profile.totals).toEqual(rules.profile.totals);
  });
});

describe('an entry of the rules', () => {
  it('stays when the model leaves it out', () => {
    const profile = merged({}, [{ position: cite('Data Analyst') }]);
    expect(profile.work.map(({ position }) => position)).toEqual(
      rules.profile.work.map(({ position }) => position),
    );
  });

  it('gives way when the model read its line as something else', () => {
    const line = numberOf('Data Analyst');
    const profile = merged({}, [
      { position: cite('Senior Data Engineer'), highlights: [{ from: line, to: line }] },
    ]);
    expect(profile.work.map(({ position }) => position)).toEqual(['Senior Data Engineer']);
  });
});

describe('an entry of the rules stays', () => {
  const sections = ['work', 'education', 'skills', 'languages', 'totals'] as const;
  const of = (profile: Profile) => sections.map((section) => profile[section]);

  /** The facts of all entries, without order and lines: those that share a line have no order. */
  const told = ({ work, education, skills, languages }: Profile) =>
    [work, education, skills, languages].map((entries) =>
      entries.map((entry) => JSON.stringify({ ...entry, source: null, sources: null })).sort(),
    );

  it('when a line of it is read for something else', () => {
    const job = numberOf('Data Analyst');
    expect(of(merged({ label: cite('Data Analyst', job) }))).toEqual(of(rules.profile));
    expect(of(merged({ location: cite('Leeds', numberOf('Kestrel')) }))).toEqual(of(rules.profile));
  });

  it('when a profile text, or the text of another entry, is pointed at too widely', () => {
    expect(of(merged({ summary: { from: 1, to: 20 } }))).toEqual(of(rules.profile));
    const { work } = merged({}, [
      { position: cite('Senior Data Engineer'), summary: { from: numberOf('Kestrel'), to: 14 } },
    ]);
    expect(work.map(({ position }) => position)).toEqual(['Senior Data Engineer', 'Data Analyst']);
  });

  it('when the list item is in another entry, or before its own', () => {
    const [first, second] = [numberOf('Senior Data Engineer'), numberOf('Data Analyst')];
    const jobs = (line: number, from: number) =>
      merged({}, [{ name: cite('Brightwater Utilities', line), highlights: [{ from, to: from }] }]).work;
    expect(jobs(second, first)).toHaveLength(2);
    const { work } = merged({}, [
      { position: cite('Senior Data Engineer'), highlights: [{ from: second, to: second }] },
      { position: cite('Trained', second - 1) },
    ]);
    expect(work.map(({ position }) => position)).toEqual(['Senior Data Engineer', 'Trained', 'Data Analyst']);
  });

  it('when another of its line is named', () => {
    const profile = merged({
      languages: [{ language: cite('Welsh'), level: null }],
      skills: [cite('SQL')],
    });
    expect(told(profile)).toEqual(told(rules.profile));
  });

  it('whatever true part of the CV the model tells', async () => {
    const all = await Promise.all(writtenCvs.map(async ({ text }) => readByRules(text)));
    const cvAt = (index: number) => all[index] as Extracted;
    const part = fc.nat(all.length - 1).chain((index) => {
      const read = cvAt(index);
      return fc.record({
        index: fc.constant(index),
        jobs: fc.subarray(read.profile.work),
        courses: fc.subarray(read.profile.education),
        skills: fc.subarray(read.profile.skills),
        languages: fc.subarray(read.profile.languages),
        label: fc.option(fc.nat(read.lines.length - 1)),
        summary: fc.option(fc.tuple(fc.nat(read.lines.length), fc.nat(20))),
      });
    });
    fc.assert(
      fc.property(part, ({ index, jobs, courses, skills, languages, label, summary }) => {
        const read = cvAt(index);
        const at = (value: string | null, { line }: Source) => value && { value, line };
        const ground = groundOn(read.lines.map((text, index) => ({ number: index + 1, page: 1, text })));
        const answers = {
          person: {
            ...silence.person,
            label: label === null ? null : { value: read.lines[label] ?? '', line: label + 1 },
            summary: summary && { from: summary[0], to: summary[0] + summary[1] },
            skills: skills.map(({ name, sources: [source] }) => at(name, source as Source)),
            languages: languages.map(({ language, source }) => ({
              language: at(language, source as Source),
              level: null,
            })),
          },
          work: {
            work: jobs.map(({ position, source }) => ({
              ...openJob,
              position: at(position, source as Source),
            })),
          },
          background: {
            ...silence.background,
            education: courses.map(({ institution, source }) => ({
              ...openCourse,
              institution: at(institution, source as Source),
            })),
          },
        } as Answers;
        const profile = mergeProfile(read.profile, profileFromAnswers(answers, ground, today), today);
        expect(told(profile)).toEqual(told(read.profile));
        expect(profile.totals).toEqual(read.profile.totals);
      }),
    );
  });
});

describe('never from a model', () => {
  it('are contact data and links', () => {
    const { email, emails, phone, phones, url, profiles } = merged({ name: cite(cv.name) }).basics;
    expect({ email, emails, phone, phones, url, profiles }).toEqual({
      email: rules.profile.basics.email,
      emails: rules.profile.basics.emails,
      phone: rules.profile.basics.phone,
      phones: rules.profile.basics.phones,
      url: rules.profile.basics.url,
      profiles: rules.profile.basics.profiles,
    });
  });

  it('is a name with digits or an address in it', () => {
    expect(merged({ name: cite('imogen.hartwell@example.org') }).basics.name).toBe(cv.name);
  });

  it('is a language that is none', () => {
    expect(merged({ languages: [{ language: cite('Python'), level: null }] }).languages).toEqual(
      rules.profile.languages,
    );
  });
});

describe('a degree that the CV says was not reached', () => {
  const written = (...school: string[]) =>
    `Dana Whitlock\ndana@example.com\n\nEXPERIENCE\nClerk, Acme Ltd\nMay 2015 - May 2019\n\nEDUCATION\n${school.join('\n')}\n`;

  it.each([
    [
      'on the line that the model cites',
      written('BSc Physics (not completed), Kent University, 2010 - 2014'),
    ],
    ['on another line', written('BSc Physics, Kent University', '2010 - 2014 (not completed)')],
    ['by its end', written('BSc Physics, Kent University', '2024 - 2029')],
  ])('is not reached because a model names it: %s', async (_, text) => {
    const read = await readByRules(text);
    const line = read.lines.findIndex((one) => one.includes('Kent')) + 1;
    const ground = groundOn(read.lines.map((one, index) => ({ number: index + 1, page: 1, text: one })));
    const course = { area: null, start_date: null, end_date: null, score: null };
    const named = { institution: { value: 'Kent University', line }, study_type: { value: 'BSc', line } };
    const background = { ...silence.background, education: [{ ...course, ...named }] };
    const model = profileFromAnswers({ ...silence, background }, ground, today);
    const { education, totals } = mergeProfile(read.profile, model, today);
    expect(education).toMatchObject([{ institution: 'Kent University', study_type: 'BSc', level: null }]);
    expect(totals.highest_education_level).toBeNull();
  });
});
