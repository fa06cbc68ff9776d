import { expect, it } from 'vitest';
import { extract } from '../../../../shared/extraction/extract.ts';

const cv = `Anna Smith
Married, two children
Registered nurse
anna.smith@example.com

Profile
Nationality British
I was born in 1990. I nurse with care.

Experience
Nurse, Harbour Clinic
January 2018 - December 2022
- Led the ward team

Skills
Wound care, Male, Cardiology
Marital status single
Gender: female

Awards
Date of birth 12 March 1990
Nurse of the year 2019
`;

it('personal attributes are extracted from no section, with or without a colon', async () => {
  const file = { bytes: new TextEncoder().encode(cv), filename: 'cv.txt', contentType: 'text/plain' };
  const outcome = await extract({ ...file, today: '2026-11-21' });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  const { basics, skills, awards } = outcome.profile;
  expect(basics).toMatchObject({ label: 'Registered nurse', summary: 'I nurse with care.' });
  expect(skills.map(({ name }) => name)).toEqual(['Wound care', 'Cardiology']);
  expect(awards.map(({ title }) => title)).toEqual(['Nurse of the year']);
  expect(JSON.stringify([outcome.profile.work, outcome.summary])).not.toMatch(/married|single|1990|British/i);
});

it('the end of a sentence that wrapped is no line of its own', async () => {
  const text = 'Anna Smith\nanna@example.com\n\nProfile\nI led the eco club for more than\n25 years.\n';
  const file = { bytes: new TextEncoder().encode(text), filename: 'cv.txt', contentType: 'text/plain' };
  const outcome = await extract({ ...file, today: '2026-11-21' });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  expect(outcome.profile.basics.summary).toBe('I led the eco club for more than 25 years.');
});
