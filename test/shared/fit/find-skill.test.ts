import { expect, it } from 'vitest';
import { containsName } from '../../../shared/fit/find-skill.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { certificatesOf, profileOf, requirementOf } from './support/profiles.ts';

const profile = profileOf({
  skills: ['TypeScript', 'Jira administration', 'Figma', 'Buchhalterin'],
  work: [
    { position: 'Data engineer', highlights: ['Moved to Kubernetes.', 'Helped a nurse and a welder.'] },
    { position: 'Clerk', highlights: ['Ran Kubernetes and TypeScript.'] },
  ],
  certificates: certificatesOf('Terraform Associate'),
});

it.each([
  ['TypeScript', 'met', 0.95, ['skills[0]'], 'The CV names TypeScript.'],
  ['Kubernetes', 'met', 0.8, ['work[0].highlights[0]'], 'The CV names Kubernetes.'],
  ['Terraform', 'met', 0.8, ['certificates[0].name'], 'The CV names Terraform.'],
  ['Jira', 'met', 0.7, ['skills[1]'], 'The CV names Jira.'],
  [
    'Figma prototyping',
    'partially_met',
    0.6,
    ['skills[2]'],
    'The CV names Figma; Figma prototyping was asked.',
  ],
  ['Data engineering', 'met', 0.8, ['work[0].position'], 'The CV names Data engineering.'],
  ['Buchhalter', 'met', 0.95, ['skills[3]'], 'The CV names Buchhalter.'],
  ['Kafka', 'not_met', 0.6, [], 'The CV does not name Kafka.'],
  // Only a title tells what somebody does: a sentence may be about other people.
  ['Nursing', 'not_met', 0.6, [], 'The CV does not name Nursing.'],
  ['Welding', 'not_met', 0.6, [], 'The CV does not name Welding.'],
] as const)('%s is %s at %d', (label, outcome, confidence, paths, reasoning) => {
  const [criterion] = judgeFit([requirementOf('skill', label)], profile).criteria;
  expect(criterion).toMatchObject({ outcome, confidence, reasoning });
  expect(criterion?.evidence.map(({ path }) => path)).toEqual(paths);
});

it.each([
  ['sql and java', 'java', true],
  ['java', 'java', true],
  ['(java)', 'java', true],
  ['java.', 'java', true],
  ['javascript, java', 'java', true],
  ['javascript', 'java', false],
  ['xjava', 'java', false],
  ['java8', 'java', false],
  ['c++ and c#', 'c', false],
  ['c++, c', 'c', true],
  ['経験豊富な看護師です', '看護師', true],
  ['javaエンジニアとして', 'エンジニア', true],
  ['sqlの管理x', '管理', true],
  // A name of both scripts ends as each of its ends does.
  ['xsql管理', 'sql管理', false],
  ['管理sqlx', '管理sql', false],
  ['の管理sql', '管理sql', true],
  ['', 'java', false],
])('%s has the name %s: %s', (text, name, has) => expect(containsName(text, name)).toBe(has));
