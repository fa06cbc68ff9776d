import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile.ts';
import { maxReviewed } from '../../../../shared/contracts/review.ts';
import { reviewOf } from '../../../../shared/extraction/profile/review.ts';
import { profileOf } from '../../fit/support/profiles.ts';
import { readProfile } from '../support/read-profile.ts';

const at = '2026-03-02T09:30:00.000Z';
const cv = (
  job: string,
  { head = 'Oda Brekke\noda.brekke@example.org | +47 22 55 01 99', skills = 'Java, SQL' } = {},
) =>
  `${head}\n\nEXPERIENCE\n${job}\n\nEDUCATION\nBSc Physics, University of Oslo, 2008 - 2011\n\nSKILLS\n${skills}\n\nLANGUAGES\nEnglish (C1)\n`;
const clear = 'Project Manager, Acme Ltd, 2012 - 2014';
const review = async (...text: Parameters<typeof cv>) => (await readProfile(cv(...text))).profile.review;
const judged = (profile: Profile, isOcr = false) => reviewOf(profile, { isOcr });

/** A profile whose contact is sure, so that only what a test is about is reviewed. */
const sure = (changes: Partial<Profile>): Profile => {
  const { basics, confidence, ...profile } = profileOf();
  const contact = { email: 'jane@example.com', phone: '+31 20 794 0800' };
  const phones = [{ raw: contact.phone, e164: '+31207940800', country_code: 'NL' }];
  const known = { ...confidence, name: 0.97, email: 0.99, phone: 0.97 };
  return {
    ...profile,
    basics: { ...basics, ...contact, emails: [contact.email], phones },
    confidence: known,
    ...changes,
  };
};
const job = (changes: Partial<Profile['work'][number]>): Profile['work'][number] => ({
  ...(profileOf({ work: [{ position: 'Nurse' }] }).work[0] as Profile['work'][number]),
  start_date: '2019',
  end_date: '2021',
  ...changes,
});
const course = {
  institution: 'University of Oslo',
  area: 'Physics',
  study_type: 'BSc',
  level: 'bachelor' as const,
};
const studied = (changes: Partial<Profile['education'][number]>): Profile['education'][number] => ({
  ...course,
  start_date: '2008',
  end_date: '2011',
  score: null,
  source: { page: 1, line: 1, quote: 'BSc Physics' },
  ...changes,
});

describe('of a CV', () => {
  it('is empty where every sign of each field is there', async () => {
    expect(await review(clear)).toEqual([]);
  });

  it('names a job without its employer, and no other', async () => {
    expect(await review(`${clear}\nConsultant, 2010 - 2012`)).toEqual([
      { path: 'work/1/name', reason: 'not_found' },
    ]);
  });

  it('names a title and an employer that cannot be distinguished', async () => {
    const [first] = await review('Brightline, Tessera, 2012 - 2014');
    expect(first).toEqual({ path: 'work/0/position', reason: 'unclear_which_is_which' });
  });

  it('names the contact data that it lacks', async () => {
    const paths = (await review(clear, { head: 'Oda Brekke' })).map(
      ({ path, reason }) => `${path} ${reason}`,
    );
    expect(paths).toEqual(
      expect.arrayContaining(['basics/email not_found', 'basics/phone not_found', 'basics/name unconfirmed']),
    );
  });
});

describe('of a profile', () => {
  it.each<[string, Partial<Profile>, { path: string; reason: string }[]]>([
    [
      'an end before the start',
      { work: [job({ end_date: '2018' })] },
      [{ path: 'work/0/end_date', reason: 'end_before_start' }],
    ],
    ['no end', { work: [job({ end_date: null })] }, [{ path: 'work/0/end_date', reason: 'missing_date' }]],
    ['a current job', { work: [job({ end_date: null, is_current: true })] }, []],
    [
      'a title that is a sentence',
      { work: [job({ position: 'Cared for people.' })] },
      [{ path: 'work/0/position', reason: 'looks_like_a_sentence' }],
    ],
    [
      'no degree',
      { education: [studied({ study_type: null })] },
      [{ path: 'education/0/study_type', reason: 'unknown_degree' }],
    ],
    [
      'a course without an end',
      { education: [studied({ end_date: null })] },
      [{ path: 'education/0/end_date', reason: 'missing_date' }],
    ],
  ])('names %s', (_, changes, expected) => {
    const confidence = { ...sure({}).confidence, work: 0.97, education: 0.97 };
    expect(judged(sure({ confidence, ...changes }))).toEqual(expected);
  });

  it('names a number whose country is unknown, and text that was read from images', () => {
    const { basics } = sure({});
    const phones = [{ raw: '22 55 01 99', e164: null, country_code: null }];
    const profile = sure({ basics: { ...basics, phone: '22 55 01 99', phones } });
    expect(judged(profile, true)).toEqual([
      { path: 'basics', reason: 'low_text_quality' },
      { path: 'basics/phone', reason: 'no_country' },
    ]);
  });

  it('names a list that only a model found', () => {
    const confidence = { ...sure({}).confidence, work: 0.6 };
    expect(judged(sure({ work: [job({})], confidence }))).toEqual([{ path: 'work', reason: 'unconfirmed' }]);
  });

  it(`has ${maxReviewed} entries at most, one of each doubtful field among them`, () => {
    const work = Array.from({ length: 30 }, () => job({ name: null }));
    const entries = judged(sure({ work, education: [studied({ end_date: null })] }));
    expect(entries).toHaveLength(maxReviewed);
    expect(entries.at(-1)).toEqual({ path: 'education/0/end_date', reason: 'missing_date' });
  });

  it('names of what was corrected only what it lacks', () => {
    const work = [job({ position: 'Brightline' }), job({ name: null, end_date: null })];
    const corrected = ['work', 'basics/name', 'basics/email', 'basics/phone'].map((path) => ({ path, at }));
    const { basics } = sure({});
    const phones = [{ raw: '22 55', e164: null, country_code: null }];
    const nothing = { ...basics, name: null, email: null, emails: [], phone: '22 55', phones };
    expect(judged(sure({ work, basics: nothing, corrected }), true)).toEqual([
      { path: 'work/1/name', reason: 'not_found' },
      { path: 'work/1/end_date', reason: 'missing_date' },
      { path: 'basics/phone', reason: 'no_country' },
    ]);
  });
});
