import { expect, it } from 'vitest';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { certificatesOf, profileOf, requirementOf } from './support/profiles.ts';

const judged = (label: string, given: Parameters<typeof profileOf>[0]) => {
  const [criterion] = judgeFit([requirementOf('license', label)], profileOf(given)).criteria;
  const { outcome, score, confidence, reasoning, evidence } = criterion ?? expect.fail();
  return { told: [outcome, score, confidence], reasoning, paths: evidence.map(({ path }) => path) };
};
const classB = { certificates: certificatesOf('HACCP', 'Führerschein Klasse B') };

it.each([
  ['Klasse B', 'met', 1, 0.95, 'B'],
  ['Klasse B oder C', 'met', 1, 0.95, 'B or C'],
  ['Klasse B/C', 'met', 1, 0.95, 'B or C'],
  ['Klasse B und C', 'partially_met', 0.5, 0.7, 'B, C'],
  ['Klasse B, C und D', 'not_met', 0, 0.7, 'B, C, D'],
  ['Klasse C oder D', 'not_met', 0, 0.7, 'C or D'],
] as const)('a licence of class B against %s is %s', (classes, outcome, score, confidence, asked) => {
  expect(judged(`Führerschein ${classes}`, classB)).toEqual({
    told: [outcome, score, confidence],
    reasoning: `The CV names a driving licence of class B; ${asked} was asked.`,
    paths: ['certificates[1]'],
  });
});

it('all licences of the CV count together, certificates before skills, and each class is named once', () => {
  const held = {
    certificates: certificatesOf('Driving licence B'),
    skills: ['Java', 'Führerschein Klasse B', 'Führerschein Klasse C'],
  };
  expect(judged('Führerschein Klasse B und C', held)).toEqual({
    told: ['met', 1, 0.95],
    reasoning: 'The CV names a driving licence of class B, C; B, C was asked.',
    paths: ['certificates[0]', 'skills[1]', 'skills[2]'],
  });
});

it('is unknown in a CV without one, because many people do not list it', () => {
  expect(
    judged('Führerschein Klasse B', { skills: ['Java'], certificates: certificatesOf('HACCP') }),
  ).toEqual({
    told: ['unknown', null, 0],
    reasoning: 'The CV does not name a driving licence.',
    paths: [],
  });
});
