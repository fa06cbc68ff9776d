import { expect, it } from 'vitest';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { certificatesOf, educationOf, profileOf, requirementOf } from './support/profiles.ts';

const held = profileOf({
  skills: ['Leadership'],
  certificates: certificatesOf('AWS Certified Developer', 'Scrum Master', 'ITIL'),
});
const none = profileOf({ skills: ['Leadership'] });
const judged = (label: string, profile = held) => {
  const { outcome, score, confidence, reasoning, evidence } =
    judgeFit([requirementOf('certification', label)], profile).criteria[0] ?? expect.fail();
  return { told: [outcome, score, reasoning], confidence, paths: evidence.map(({ path }) => path) };
};

it.each([
  ['Scrum Master', 'met', 1, 'The CV names Scrum Master.'],
  ['Scrum Master and ITIL', 'met', 1, 'The CV names Scrum Master, ITIL.'],
  ['Scrum Master or CISSP', 'met', 1, 'The CV names Scrum Master, one of 2 required.'],
  ['CISSP and ITIL', 'partially_met', 0.5, 'The CV names ITIL, 1 of 2 required.'],
  ['CISSP, CISA and ITIL', 'not_met', 0, 'The CV names ITIL, 1 of 3 required.'],
  ['Scrum Master, CISA and ITIL', 'partially_met', 0.66, 'The CV names Scrum Master, ITIL, 2 of 3 required.'],
  ['CISSP', 'not_met', 0, 'The certificates of the CV do not include CISSP.'],
  ['CISSP or CISA', 'not_met', 0, 'The certificates of the CV do not include one of CISSP, CISA.'],
] as const)('%s is %s', (label, ...told) => {
  expect(judged(label).told).toEqual(told);
});

it('is met by any certificate of a name, and by no skill of that name', () => {
  expect(judged('AWS certification').told).toEqual(['met', 1, 'The CV names AWS.']);
  const skilled = profileOf({ skills: ['AWS', 'Leadership'], certificates: certificatesOf('ITIL') });
  expect(judged('AWS Certified Solutions Architect', skilled).told[0]).toBe('not_met');
  expect(judged('AWS Certified Solutions Architect').told[0]).toBe('not_met');
  expect(judged('ITIL-Schulung').told[0]).toBe('met');
});

it('is unknown where the CV lists no certificates, or the requirement names none', () => {
  expect(judged('CISSP or CISA', none).told).toEqual([
    'unknown',
    null,
    'The CV does not name one of CISSP, CISA, and lists no certificates.',
  ]);
  expect(judged('Experience', held).told).toEqual([
    'unknown',
    null,
    'The requirement names nothing to look for.',
  ]);
});

it('cites each certificate once, and is as sure as the least sure of them', () => {
  expect(judged('Scrum Master and ITIL').paths).toEqual(['certificates[1].name', 'certificates[2].name']);
  const both = [judged('Scrum Master'), judged('CISSP and ITIL'), judged('CISSP')].map(
    ({ confidence }) => confidence,
  );
  expect(both).toEqual([0.8, 0.8, 0.6]);
});

it('is unknown where nothing of what would do is known here, or is in the CV', () => {
  expect(judged('Zorblatt or Flurb').told).toEqual([
    'unknown',
    null,
    'The CV does not name Zorblatt, Flurb, which is no certificate known here.',
  ]);
  expect(judged('ITIL or Zorblatt').told[0]).toBe('met');
  expect(judged('ITIL and Zorblatt').told[0]).toBe('unknown');
});

it('cites the certificate that has the name among other words', () => {
  expect(judged('ITIL-Schulung')).toMatchObject({ paths: ['certificates[2]'], confidence: 0.8 });
});

const around =
  'valid|current|gültige|gültiger|certificate|certificates|certification|certified|certifié|Zertifikat|zertifiziert|Zeugnis|Schulung|' +
  'Lehrgang|Kurs|course|training|license|licence|licenses|card|PIN|registration|diploma|Nachweis|attestation|Attestat|brevet|' +
  'certyfikat|zaświadczenie|uprawnienia|certificering';
it.each(around.split('|'))('has the name of a certificate before and after "%s"', (word) => {
  const certified = (name: string) => profileOf({ certificates: certificatesOf('Forklift', name) });
  for (const label of [`${word} HACCP`, `HACCP ${word}`, `HACCP-${word}`]) {
    expect(judged(label, certified('HACCP')).told, label).toEqual(['met', 1, 'The CV names HACCP.']);
    expect(judged('HACCP-Lizenzkarte oder HACCP Schulung', certified(label)).told[0], label).toBe('met');
    expect(judged(label, certified('x')).told[0], label).not.toBe('met');
  }
});

it('is not met by a certificate that shares only such a word, or one letter', () => {
  for (const label of ['Current certification', 'Licence C', 'C card'])
    expect(
      judged(label, profileOf({ certificates: certificatesOf('Licence C1E', 'Card B') })).told[0],
    ).not.toBe('met');
});

it('is met by a training with the same trade that was completed, and cites its line', () => {
  const trained = (level: 'vocational' | null) =>
    profileOf({
      education: educationOf(level).map((one) => ({ ...one, study_type: 'Kranführer' })),
      certificates: certificatesOf('x'),
    });
  expect(judged('Kranführerschein', trained('vocational'))).toEqual({
    told: ['met', 1, 'The CV names "vocational, A school".'],
    confidence: 0.7,
    paths: ['education[0].level'],
  });
  expect(judged('Kranführerschein', trained(null)).told[0]).toBe('not_met');
  expect(judged('Kranführerschein CISSP', trained('vocational')).told[0]).toBe('not_met');
});
