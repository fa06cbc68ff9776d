import { describe, expect, it } from 'vitest';
import { readProfile } from '../support/read-profile.ts';
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
