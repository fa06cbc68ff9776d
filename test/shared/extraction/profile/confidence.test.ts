import { describe, expect, it } from 'vitest';
import { leastSure } from '../../../../shared/extraction/profile/confidence.ts';
import { readProfile } from '../support/read-profile.ts';

const cv = (job: string, skills = 'Java, SQL, Docker') =>
  `Oda Brekke\noda.brekke@example.org | +47 22 55 01 99\n\nEXPERIENCE\n${job}\n\nEDUCATION\nBSc Physics, University of Oslo, 2008 - 2011\n\nSKILLS\n${skills}\n\nLANGUAGES\nEnglish (C1)\n`;
const confidence = async (job: string, skills?: string) =>
  (await readProfile(cv(job, skills))).profile.confidence;

describe('at least what needs no review', () => {
  it('is given where every sign of the field is there', async () => {
    const found = await confidence('Project Manager, Acme Ltd, 2012 - 2014');
    for (const [field, value] of Object.entries(found)) {
      if (field !== 'location') expect(value, field).toBeGreaterThanOrEqual(leastSure);
    }
  });
});

describe('less than that', () => {
  it('is given to all jobs when one of them has no employer', async () => {
    const { work } = await confidence('Project Manager, Acme Ltd, 2012 - 2014\nConsultant, 2010 - 2012');
    expect(work).toBeLessThan(leastSure);
  });

  it('is higher when one of the jobs is complete than when none is', async () => {
    const some = await confidence('Project Manager, Acme Ltd, 2012 - 2014\nConsultant, 2010 - 2012');
    const none = await confidence('Planner, 2012 - 2014\nConsultant, 2010 - 2012');
    expect([some.work, none.work]).toEqual([0.95, 0.86]);
  });

  it('is given if title and employer cannot be distinguished by their words', async () => {
    expect((await confidence('Brightline, Tessera, 2012 - 2014')).work).toBeLessThan(leastSure);
  });

  it('is given to skills that nobody knows, or that are half sentences', async () => {
    const { skills } = await confidence(
      'Project Manager, Acme Ltd, 2012 - 2014',
      'Brelling, Vostok handling, Tarning',
    );
    expect(skills).toBeLessThan(leastSure);
  });

  it('is given to a name that neither a label nor the address bears out', async () => {
    const { profile } = await readProfile(
      cv('Project Manager, Acme Ltd, 2012 - 2014').replace('oda.brekke', 'info'),
    );
    expect(profile.basics.name).toBe('Oda Brekke');
    expect(profile.confidence.name).toBeLessThan(leastSure);
  });
});

describe('0', () => {
  it('is given to what is not in the file', async () => {
    const { profile } = await readProfile(
      'Oda Brekke\n\nEXPERIENCE\nProject Manager, Acme Ltd, 2012 - 2014\n',
    );
    expect(profile.confidence).toMatchObject({
      email: 0,
      phone: 0,
      location: 0,
      education: 0,
      skills: 0,
      languages: 0,
    });
  });
});
