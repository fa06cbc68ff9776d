import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jsonResumeDocument } from '../../../shared/contracts/json-resume.ts';
import { toJsonResume } from '../../../shared/domain/json-resume.ts';
import { extract } from '../../../shared/extraction/extract.ts';
import { resume } from '../../contract/examples/scans.ts';
import { profileOf } from '../fit/support/profiles.ts';
import { anyProfile } from './support/any-profile.ts';

/** The standard's own schema, as its package has it. */
const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'), 'utf8'),
);
const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
const validate = ajv.compile(schema);
/** As it goes over the wire: without what is undefined. */
const sent = (profile: Parameters<typeof toJsonResume>[0]) =>
  JSON.parse(JSON.stringify(toJsonResume(profile, '2026-01-12T09:40:00.000Z')));
const problemsOf = (document: unknown) => (validate(document) ? [] : validate.errors);

describe('the standard’s own schema', () => {
  it('holds for whatever profile the contract allows', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const document = sent(profile);
        expect(problemsOf(document)).toEqual([]);
        expect(v.parse(jsonResumeDocument, document)).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });

  it('holds for a CV as it is read, and where there is no profile yet', async () => {
    const file = { bytes: new TextEncoder().encode(resume), filename: 'cv.txt', contentType: 'text/plain' };
    const outcome = await extract({ ...file, today: '2026-11-21' });
    const document = sent(outcome.outcome === 'extracted' ? outcome.profile : null);
    expect(problemsOf(document)).toEqual([]);
    expect(document.basics).toMatchObject({ name: 'Jane Miller', email: 'jane.miller@example.com' });
    expect(document.work[0]).toMatchObject({ startDate: '2019-01', endDate: '2023-12' });
    expect(problemsOf(sent(null))).toEqual([]);
  });

  it('is no schema that lets everything through', () => {
    expect(validate({ basics: { url: 'no address' } })).toBe(false);
    expect(validate({ work: [{ startDate: '12.2020' }] })).toBe(false);
  });
});

describe('what the standard has a place for', () => {
  it('is there, with dates as precise as the CV has them', () => {
    const profile = profileOf({
      skills: ['Cardiology'],
      work: [{ position: 'Nurse', highlights: ['Cared.'] }],
    });
    const [post] = profile.work;
    if (!post) throw new Error('no post');
    post.start_date = '2019';
    post.end_date = '2021-05';
    profile.basics.url = 'https://jane.example.com/';
    expect(sent(profile)).toMatchObject({
      basics: { name: 'Jane Miller', url: 'https://jane.example.com/' },
      work: [
        {
          name: 'Harbour Clinic',
          position: 'Nurse',
          startDate: '2019',
          endDate: '2021-05',
          highlights: ['Cared.'],
        },
      ],
      skills: [{ name: 'Cardiology' }],
      meta: { version: 'v1.0.0', lastModified: '2026-01-12T09:40:00.000Z' },
    });
  });
});

it('every section of a profile is there, under the standard’s names', () => {
  const profile = profileOf({ skills: ['Cardiology'] });
  const url = 'https://a.example.com/';
  const period = { start_date: '2019-01', end_date: '2020' };
  const told = { ...period, highlights: ['Led.'] };
  const filled = {
    ...profile,
    basics: {
      ...profile.basics,
      label: 'Nurse',
      email: 'jane@example.com',
      phone: '+44',
      summary: 'Nurse.',
      location: {
        raw: 'Leeds, UK',
        postal_code: 'LS1',
        city: 'Leeds',
        country_code: 'GB',
        region: 'Yorkshire',
      },
      profiles: [{ network: 'GitHub', username: 'jane', url }],
    },
    work: [{ name: 'Clinic', position: 'Nurse', location: 'Leeds', summary: 'Ward.', ...told }],
    volunteer: [{ organization: 'Aid', position: 'Helper', ...told }],
    education: [{ institution: 'Leeds', area: 'Nursing', study_type: 'Bachelor', score: '1.0', ...period }],
    awards: [{ title: 'Best', date: '2018', awarder: 'City' }],
    certificates: [{ name: 'ALS', date: '2017-05', issuer: 'RCUK', url }],
    publications: [{ name: 'Care', publisher: 'Press', release_date: '2016', url }],
    languages: [
      { language: 'English', fluency: 'native', cefr: null },
      { language: 'German', fluency: 'fluent', cefr: 'B2' },
    ],
    projects: [{ name: 'Ward 2', description: 'New.', url, ...told }],
  };
  const itsPeriod = { startDate: '2019-01', endDate: '2020' };
  const itsStory = { ...itsPeriod, highlights: ['Led.'] };
  expect(sent(filled as unknown as typeof profile)).toMatchObject({
    basics: {
      label: 'Nurse',
      email: 'jane@example.com',
      phone: '+44',
      summary: 'Nurse.',
      location: {
        address: 'Leeds, UK',
        postalCode: 'LS1',
        city: 'Leeds',
        countryCode: 'GB',
        region: 'Yorkshire',
      },
      profiles: filled.basics.profiles,
    },
    work: [{ name: 'Clinic', position: 'Nurse', location: 'Leeds', summary: 'Ward.', ...itsStory }],
    volunteer: [{ organization: 'Aid', position: 'Helper', ...itsStory }],
    education: [{ institution: 'Leeds', area: 'Nursing', studyType: 'Bachelor', score: '1.0', ...itsPeriod }],
    awards: filled.awards,
    certificates: filled.certificates,
    publications: [{ name: 'Care', publisher: 'Press', releaseDate: '2016', url }],
    languages: [
      { language: 'English', fluency: 'native' },
      { language: 'German', fluency: 'B2' },
    ],
    projects: [{ name: 'Ward 2', description: 'New.', url, ...itsStory }],
  });
});
