import { describe, expect, it } from 'vitest';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { certificatesOf, profileOf, requirementOf } from './support/profiles.ts';

/** Labels that ask who somebody is. Most are in no list of words: they are unknown because they name no work. */
const ofPersons =
  `Dutch national|Turkish origin|deaf|wheelchair user|mother of two|born after 1990|person of colour|Harvard|
native German speaker|refugee|retired|digital native|recent graduate|top university|attractive appearance|Bremen|blond hair|slim|
living in Berlin|widow|pensioner|single mother|no tattoos|non-smoker|union member|Swiss passport|from Poland|Kurdish|EPFL|
ETH Zürich|Google|McKinsey|Oxford graduate|vegan|democrat|freemason|millennial|generation z|strong man|has a car|lives nearby|
housewife|dyslexic|HIV negative|asylum seeker|nordic type|Ivy League|private school|aristocrat|upper class|no headscarf|
breastfeeding|Rollstuhlfahrer|Mutter|gehörlos|Flüchtling|Türke|blondes Haar|gutaussehend|née en France|sourd|père de famille|
retraité|ciego|gitano|extranjero|cieco|straniero|doof|allochtoon|głuchy|cudzoziemiec|外国人|聴覚障害|母親|東京大学|hard of hearing|
military service completed|no criminal record|resident of Munich|raised in France|Sorbonne|working class background|
prestigious employer|young-looking|gender fluid|
Jewish lawyer|gay teacher|deaf nurse|Turkish nurse|Asian chef|Black developer|autistic developer|HIV-positive nurse|Google engineer|
Harvard lecturer|trade union membership|Sehbehinderung|Gehbehinderung|hijab wearing|raising children|Harvard education|
church membership|fasting during Ramadan|croyance religieuse|Judaïsme|circumcision|visual impairment|depression|
psychische Erkrankung|migration background|Einbürgerung|Turkish speaking|family planning|civil partnership|Scheidung|
Employment at Google|party membership|no care duties|private education|missionary service|Wehrdienst|housewife|Polish|
work permit|vaccinated|diabetic|good health|fit and healthy|mobility|presentable|observant|health|union member|
party member|wheelchair users|private school`
    .split('|')
    .map((label) => label.trim());

/** Labels of trades that name work, in words of several languages. */
const ofWork =
  `Wound care|Cardiology|data engineering|stakeholder management|Buchhaltung|crane driving|bricklaying|
classroom management|customer service|cash handling|food hygiene|phlebotomy|dementia care|payroll|tax law|copywriting|
soudage MIG|contabilità|comptabilité|atendimento|metselwerk|spawanie|溶接|営業|Kundenbetreuung|scaffolding|refrigeration|
employer branding|cloud native development|public health|private banking|team coordination`
    .split('|')
    .map((label) => label.trim());

const cvWith = (label: string) =>
  profileOf({
    skills: ['Excel'],
    work: [{ position: 'Nurse', months: 60, highlights: [`Worked as ${label}.`, `${label} in Leeds.`] }],
  });
const without = profileOf({
  skills: ['Excel'],
  work: [{ position: 'Nurse', months: 60, highlights: ['Ward.'] }],
});
const outcomeOf = (type: 'skill' | 'other' | 'certification' | 'license', label: string, profile = without) =>
  judgeFit([requirementOf(type, label)], profile).criteria[0]?.outcome;

describe('a label that asks who somebody is', () => {
  it.each(ofPersons)('is unknown, whether a CV says it or not: %s', (label) => {
    for (const type of ['skill', 'other'] as const)
      for (const profile of [without, cvWith(label)])
        expect(outcomeOf(type, label, profile), type).toBe('unknown');
    const certified = profileOf({ skills: ['Excel'], certificates: certificatesOf('First aid certificate') });
    for (const type of ['certification', 'license'] as const)
      expect(outcomeOf(type, label, certified), type).toBe('unknown');
    const years = requirementOf('experience', `3 years of ${label}`, { min_years: 3 });
    expect(judgeFit([years], cvWith(label)).score).toEqual(judgeFit([years], without).score);
  });
});

it.each(['Schwerbehindertenausweis', 'Baptism certificate', 'Residence permit', 'Marriage certificate'])(
  'a certificate that is no work is unknown: %s',
  (label) => {
    const certified = profileOf({ skills: ['Excel'], certificates: certificatesOf('First aid certificate') });
    for (const type of ['certification', 'license', 'skill'] as const)
      expect(outcomeOf(type, label, certified), type).toBe('unknown');
  },
);

describe('a label that names work', () => {
  it.each(ofWork)('is met by a CV that says it, and not by another one: %s', (label) => {
    expect(outcomeOf('skill', label, cvWith(label))).toBe('met');
    expect(outcomeOf('skill', label)).toBe('not_met');
  });
});

it('judges a name that it does not know by the list of skills alone', () => {
  const listed = profileOf({ skills: ['Kunststoffspritzguss'], work: [] });
  expect(outcomeOf('skill', 'Kunststoffspritzguss', listed)).toBe('met');
  const title = profileOf({ skills: [], work: [{ position: 'Zorblatt Trainer', months: 9 }] });
  expect(outcomeOf('skill', 'Zorblatt', title)).toBe('unknown');
  expect(outcomeOf('skill', 'Zorblatt', cvWith('Zorblatt'))).toBe('unknown');
  expect(judgeFit([requirementOf('skill', 'Zorblatt')], without).criteria[0]?.reasoning).toBe(
    'The CV does not list Zorblatt, which is no skill or work known here.',
  );
});

it('takes a known skill beside an unknown one', () => {
  expect(outcomeOf('skill', 'Excel or Zorblatt')).toBe('met');
  expect(outcomeOf('skill', 'Kubernetes or Zorblatt')).toBe('unknown');
  expect(outcomeOf('skill', 'Excel and Zorblatt')).toBe('unknown');
});

it('shows for each name whether the CV has it, as the requirement spells it', () => {
  const profile = profileOf({
    skills: ['React', 'Redux', 'Comptabilité'],
    work: [{ highlights: ['Used Docker.'] }],
  });
  const told = (label: string) => {
    const { outcome, confidence, reasoning } =
      judgeFit([requirementOf('skill', label)], profile).criteria[0] ?? expect.fail();
    return [outcome, confidence, reasoning];
  };
  expect(told('REACT and Redux')).toEqual(['met', 0.95, 'The CV names REACT, Redux.']);
  expect(told('React and Docker')).toEqual(['met', 0.8, 'The CV names React, Docker.']);
  expect(told('React, Kafka, Spark')).toEqual([
    'not_met',
    0.95,
    'The CV names React. The CV does not name Kafka, Spark.',
  ]);
  expect(told('Comptabilité')).toEqual(['met', 0.95, 'The CV names comptabilite.']);
  expect(told('Kafka and Zorblatt, Flurb')).toEqual([
    'unknown',
    0,
    'The CV does not list Zorblatt, Flurb, which is no skill or work known here.',
  ]);
});

it('is unknown where a label names nothing, or a CV has nothing', () => {
  const reasonOf = (label: string, profile = without) =>
    judgeFit([requirementOf('skill', label)], profile).criteria[0]?.reasoning;
  expect(reasonOf('Relevant experience')).toBe('The requirement names nothing to look for.');
  expect(reasonOf('Excel', profileOf())).toBe('The CV lists no skills and describes no work.');
  expect(reasonOf('Kafka', profileOf({ skills: ['Excel'] }))).toBe('The CV does not name Kafka.');
  expect(reasonOf('Kafka', profileOf({ work: [{ position: 'Nurse' }] }))).toBe('The CV does not name Kafka.');
});

it.each(['skill', 'experience', 'certification', 'license'] as const)(
  'a requirement of type %s with more than 20 names is unknown, and one with 20 is judged',
  (type) => {
    const names = Array.from({ length: 21 }, (_, n) => `welding${'abcdefghijklmnopqrstu'[n]}`);
    const reasonFor = (label: string) =>
      judgeFit([requirementOf(type, label)], profileOf({ skills: ['Excel'] })).criteria[0]?.reasoning;
    expect(reasonFor(names.join(', '))).toContain('more than 20');
    expect(reasonFor(names.slice(1).join(', '))).not.toContain('more than 20');
  },
);
