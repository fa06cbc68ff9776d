import { describe, expect, it } from 'vitest';
import { judgeFit } from '../../../../shared/fit/judge-fit.ts';
import { requirementOf } from '../../fit/support/profiles.ts';
import { readProfile } from '../support/read-profile.ts';

const studied = async (degree: string, period = '2010 - 2014', below = '') => {
  const text = `Dana Whitlock\ndana@example.com\n\nEXPERIENCE\nClerk, Acme Ltd\nMay 2015 - May 2019\n\nEDUCATION\n${degree}, Oregon State University\n${period}\n${below}\n\nSKILLS\nExcel\n`;
  const { profile } = await readProfile(text);
  return profile;
};

describe('a degree that was not reached', () => {
  it.each([
    ['BSc Nursing (not completed)'],
    ['MSc Data Science (expected 2028)'],
    ['MSc Data Science (in progress)'],
    ['BSc Physics - dropped out'],
    ['Studies towards a PhD'],
    ['PhD candidate in Physics'],
    ['Master of Science (abgebrochen)'],
    ['Bachelor Informatik, voraussichtlicher Abschluss'],
    ['Licence de droit (inachevée)'],
    ['Licenciatura en Derecho (incompleta)'],
    ['Laurea in Economia (non conseguita)'],
    ['Bacharelado em Direito (trancado)'],
    ['Bachelor Rechten (niet afgerond)'],
    ['Studia magisterskie, Informatyka (nieukończone)'],
    ['修士課程 (中退)'],
  ])('is in the profile without a level: %s', async (degree) => {
    const { education, totals } = await studied(degree);
    expect(education).toHaveLength(1);
    expect(education[0]).toMatchObject({ study_type: expect.any(String), level: null });
    expect(totals.highest_education_level).toBeNull();
  });

  it.each([
    ['by an end that is yet to come', 'September 2024 - June 2027', ''],
    ['by a year that is yet to come', '2027', ''],
    ['by a period that goes on', 'September 2024 - present', ''],
    ['by a line below', '2010 - 2014', '- Expected graduation: May 2027'],
    ['by a line below in another language', '2010 - 2014', '- Studium abgebrochen'],
  ])('is known %s', async (_, period, below) => {
    const { education } = await studied('MSc Statistics', period, below);
    expect(education).toMatchObject([{ study_type: 'MSc', area: 'Statistics', level: null }]);
  });

  it('meets no requirement, and counts as unknown, not as missing', async () => {
    const profile = await studied('MSc Data Science (in progress)');
    const { criteria } = judgeFit([requirementOf('education', 'Bachelor')], profile);
    expect(criteria).toMatchObject([{ outcome: 'unknown', score: null }]);
  });

  it('hides no lower one that was', async () => {
    const profile = await studied(
      'BSc Physics',
      '2010 - 2014',
      '\nMSc Physics (abgebrochen), Kent University\n2015 - 2016',
    );
    expect(profile.education.map(({ level }) => level)).toEqual(['bachelor', null]);
    expect(profile.totals.highest_education_level).toBe('bachelor');
  });
});

describe('a degree that was reached', () => {
  it.each([
    ['MSc Statistics', '2010 - 2014', ''],
    ['MSc Statistics (completed)', '2010 - 2014', ''],
    ['MSc Statistics', '2026', ''],
    ['MSc Student Affairs', '2010 - 2014', ''],
    ['MSc Statistics', '2010 - 2014', '- Ongoing member of the chess club and its board'],
    ['MSc Statistics, Bolton (currently Greater Manchester)', '2010 - 2014', ''],
    ['MSc Interrupted Time Series', '2010 - 2014', ''],
    ['MSc Statistics, en cours d’emploi', '2010 - 2014', ''],
    ['MSc Statistics', '2010 - 2014', '- Currently ranked first'],
    ['MSc Statistics', '2010 - 2014', '- Wrote a thesis on trains that are currently late'],
  ])('keeps its level: %s, %s %s', async (degree, period, below) => {
    const { education } = await studied(degree, period, below);
    expect(education.map(({ level }) => level)).toEqual(['master']);
  });
});
