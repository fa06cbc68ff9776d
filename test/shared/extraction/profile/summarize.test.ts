import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile.ts';
import { summarize } from '../../../../shared/extraction/profile/summarize.ts';
import { readLanguages } from '../../../../shared/words/languages/read-languages.ts';
import { summaryWords } from '../../../../shared/words/summary-words.ts';
import { readProfile, today } from '../support/read-profile.ts';
import { writtenCvs } from '../support/written-cvs.ts';

const english = writtenCvs.find((cv) => cv.language === 'en')?.text ?? '';

describe('the summary', () => {
  it('tells position, years, education, skills and languages from the profile', async () => {
    const { summary } = await readProfile(english);
    expect(summary).toMatchObject({
      headline: 'Data Engineer',
      current_title: 'Senior Data Engineer',
      current_company: 'Kestrel Analytics Ltd',
      years_of_experience: 8.4,
      seniority: 'senior',
      top_skills: ['Python', 'SQL', 'Scala', 'Airflow', 'Snowflake', 'AWS'],
      gaps: [],
      language: 'en',
    });
    expect(summary.text).toContain('Currently Senior Data Engineer at Kestrel Analytics Ltd.');
  });

  it('keeps to 600 characters and whole sentences, however long the CV', async () => {
    const skills = Array.from(
      { length: 60 },
      (_, i) => `Very long name of the skill ${'abcdefghij'[i % 10]}${i}`,
    ).join(', ');
    const { summary } = await readProfile(english.replace('Languages: Python, SQL, Scala', skills));
    expect(summary.text.length).toBeLessThanOrEqual(600);
    expect(summary.text).toMatch(/\.$/);
    expect(summary.top_skills).toHaveLength(10);
  });

  it('asks about gaps and about what is missing', async () => {
    const gap = english
      .replace('Sept 2017 – Feb 2021', 'Sept 2017 – Feb 2020')
      .replace(/LANGUAGES[\s\S]*$/, '');
    const { summary } = await readProfile(gap);
    expect(summary.gaps).toEqual([{ from: '2020-03', to: '2021-02', months: 12 }]);
    expect(summary.questions_to_ask).toEqual([
      'What did you do between 2020-03 and 2021-02?',
      'Which languages do you speak, and how well?',
    ]);
  });
});

const german = `Lena Vogt
lena.vogt@example.org
Lindenstraße 12, 04109 Leipzig

Berufserfahrung
03/2020 – heute	Softwareentwicklerin, Auenwald Robotik GmbH
01/2019 – 06/2019	Praktikantin, Pleiße Systems AG

Ausbildung
2014 – 2018	Bachelor Informatik, Universität Leipzig

Kenntnisse
Python, Docker, Kubernetes

Sprachen
Deutsch (Muttersprache), Englisch (C1)
`;

describe('the summary of a CV in another language', () => {
  it('is in that language, names the town without its street, and counts internships apart', async () => {
    const { summary } = await readProfile(german);
    expect(summary.text).toBe(
      'Derzeit Softwareentwicklerin bei Auenwald Robotik GmbH. Berufserfahrung: 6 Jahre. Praktika: 1. ' +
        'Ausbildung: Bachelor, Informatik, Universität Leipzig. Kenntnisse: Python, Docker, Kubernetes. ' +
        'Sprachen: Deutsch, Englisch. Wohnort: Leipzig.',
    );
    expect(summary.years_of_experience).toBe(5.9);
    expect(summary.questions_to_ask).toEqual([
      'Was haben Sie zwischen 2019-07 und 2020-02 gemacht?',
      'Was waren Ihre wichtigsten Ergebnisse als Softwareentwicklerin?',
    ]);
  });

  it.each(writtenCvs.map(({ language, text }) => [language, text]))(
    'has no placeholder left, and no English word of the sentences: %s',
    async (language, text) => {
      const { summary } = await readProfile(text);
      const told = [summary.text, ...summary.questions_to_ask].join(' ');
      expect(summary.language).toBe(language);
      expect(told).not.toMatch(/[{}]|undefined|null/);
      if (language !== 'en')
        expect(told).not.toMatch(/Currently|Most recently|Based in|Skills:|What |Which /);
    },
  );
});

describe('a value that may belong elsewhere', () => {
  it('is not told, unless a person corrected it', async () => {
    const { profile } = await readProfile(german);
    const [job, ...jobs] = profile.work;
    const [course] = profile.education;
    const [python, docker, ...skills] = profile.skills;
    const doubtful = {
      ...profile,
      work: [{ ...job, name: 'Leitender Ingenieur' }, ...jobs],
      education: [{ ...course, institution: 'I learned a lot there. It was good.' }],
      skills: [python, { ...docker, name: 'containers of many kinds for all of our teams' }, ...skills],
      confidence: { ...profile.confidence, location: 0.5 },
    } as Profile;
    expect(summarize(doubtful, 'de', today).text).toBe(
      'Derzeit Softwareentwicklerin. Berufserfahrung: 6 Jahre. Praktika: 1. Ausbildung: Bachelor, Informatik. ' +
        'Kenntnisse: Python, Kubernetes. Sprachen: Deutsch, Englisch.',
    );
    const at = '2026-01-15T00:00:00.000Z';
    const corrected = { ...doubtful, corrected: ['work', 'skills'].map((path) => ({ path, at })) };
    const { text } = summarize(corrected, 'de', today);
    expect(text).toContain('Softwareentwicklerin bei Leitender Ingenieur.');
    expect(text).toContain('Python, containers of many kinds for all of our teams, Kubernetes.');
  });
});

it('the summary of a CV in a language that is not read is English as a whole', async () => {
  const { profile } = await readProfile(german);
  expect(summarize(profile, 'ar', today).text).toContain('6 years of work experience.');
  expect(summarize(profile, null, today).text).toContain('6 years of work experience.');
});

describe('the words of summaries', () => {
  it.each([...readLanguages])('are complete in %s', (language) => {
    const { words } = summaryWords(language);
    const { questions, at, comma, ...told } = words;
    const sentences = { ...told, ...questions };
    const empty = Object.entries(sentences).filter(([, sentence]) => sentence.length < 5);
    expect([empty, at.length > 0, comma.length > 0]).toEqual([[], true, true]);
    const english = { ...summaryWords('en').words, ...summaryWords('en').words.questions };
    const placeholdersOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
    for (const [name, sentence] of Object.entries(sentences))
      expect([name, placeholdersOf(sentence)]).toEqual([
        name,
        placeholdersOf(english[name as keyof typeof english] as string),
      ]);
    if (language !== 'en') expect(words).not.toBe(summaryWords('en').words);
  });
});
