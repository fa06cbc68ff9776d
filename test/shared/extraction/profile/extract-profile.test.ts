import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { profileSchema, qualitySchema, summarySchema } from '../../../../shared/contracts/profile.ts';
import { cvDocx, cvPdf } from '../../../support/bad-files.ts';
import { findUngrounded } from '../support/grounding.ts';
import { readProfile } from '../support/read-profile.ts';
import { writtenCvs } from '../support/written-cvs.ts';

describe.each(writtenCvs)('a CV in $language', (cv) => {
  it('gives name, jobs, schools, skills and languages as they are written', async () => {
    const { document, profile } = await readProfile(cv.text);
    expect(document.language).toBe(cv.language);
    expect(profile.basics.name).toBe(cv.name);
    expect(
      profile.work.map(({ position, name, start_date, end_date }) => ({
        position,
        name,
        start: start_date,
        end: end_date,
      })),
    ).toEqual(cv.jobs);
    expect(
      profile.education.map(({ institution, level, end_date }) => ({ institution, level, end: end_date })),
    ).toEqual(cv.schools);
    expect(profile.skills.map((skill) => skill.name)).toEqual(cv.skills);
    expect(profile.languages.map((language) => language.code)).toEqual(cv.languages);
  });

  it('keeps the contract: every response fits its schema and every value is in the file', async () => {
    const { document, profile, summary, quality } = await readProfile(cv.text);
    expect(v.is(profileSchema, profile)).toBe(true);
    expect(v.is(summarySchema, summary)).toBe(true);
    expect(v.is(qualitySchema, quality)).toBe(true);
    expect(findUngrounded(profile, document.lines)).toEqual([]);
  });
});

describe('what is never extracted', () => {
  it('leaves birth date, nationality and marital status out of profile and summary', async () => {
    const german = writtenCvs.find((cv) => cv.language === 'de');
    const { profile, summary } = await readProfile(german?.text ?? '');
    expect(JSON.stringify({ ...profile, summary })).not.toMatch(/1988|deutsch"|verheiratet/);
  });
});

describe('the same file', () => {
  it('gives the same profile every time', async () => {
    const file = cvPdf({ name: 'Mara Lindqvist', email: 'mara@example.org' });
    const [first, second] = [await readProfile(file, 'cv.pdf'), await readProfile(file, 'cv.pdf')];
    expect(second.profile).toEqual(first.profile);
    expect(second.summary).toEqual(first.summary);
  });

  it('gives the same facts as PDF and as Word document', async () => {
    const person = { name: 'Mara Lindqvist', email: 'mara@example.org' };
    const facts = async (bytes: Uint8Array, filename: string) => {
      const { profile } = await readProfile(bytes, filename);
      const [job, school] = [profile.work[0], profile.education[0]];
      return [
        profile.basics.name,
        profile.basics.email,
        job?.position,
        job?.name,
        job?.start_date,
        school?.institution,
      ];
    };
    expect(await facts(cvDocx(person), 'cv.docx')).toEqual(await facts(cvPdf(person), 'cv.pdf'));
  });
});
