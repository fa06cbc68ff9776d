import { expect, it } from 'vitest';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { profileOf, requirementOf } from './support/profiles.ts';

const profile = profileOf({ skills: ['TypeScript', 'Docker'] });

it.each([
  ['You write TypeScript every day', 'met', 1, 'The CV names TypeScript.'],
  ['You ship TypeScript with Docker', 'met', 1, 'The CV names TypeScript, Docker.'],
  [
    'You ship TypeScript to Kubernetes',
    'partially_met',
    0.5,
    'The CV names TypeScript. The CV does not name Kubernetes.',
  ],
  ['You know Kubernetes and Kafka', 'not_met', 0, 'The CV does not name Kubernetes, Kafka.'],
  ['You are kind', 'unknown', null, 'The requirement is free text that names no skill known here.'],
] as const)('%s: %s', (label, outcome, score, reasoning) => {
  const [criterion] = judgeFit([requirementOf('other', label)], profile).criteria;
  expect(criterion).toMatchObject({ outcome, score, reasoning });
});
