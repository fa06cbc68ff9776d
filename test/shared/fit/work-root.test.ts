import { expect, it } from 'vitest';
import { doesActivity } from '../../../shared/fit/does-activity.ts';
import { workRoot, workRoots } from '../../../shared/fit/work-root.ts';

it.each([
  ['engineering', 'engineer'],
  ['nursing', 'nurse'],
  ['teaching', 'teacher'],
  ['management', 'manager'],
  ['development', 'developer'],
  ['accounting', 'accountant'],
  ['administration', 'administrator'],
  ['bricklaying', 'bricklayer'],
  ['driving', 'driver'],
  ['design', 'designer'],
  ['analytics', 'analyst'],
  ['pflege', 'pfleger'],
  ['pflege', 'pflegerin'],
  ['beratung', 'berater'],
  ['projektleitung', 'projektleiterin'],
  ['programmierung', 'programmierer'],
  ['logistik', 'logistiker'],
  ['enfermeria', 'enfermera'],
  ['comptabilite', 'comptable'],
])('%s and %s have one root', (activity, agent) => {
  expect(workRoot(activity)).toBe(workRoot(agent));
});

it('a root has four letters', () => {
  expect(['sales', 'java', 'aging', 'king', 'sing'].map(workRoot)).toEqual([
    'sales',
    'java',
    'aging',
    'king',
    'sing',
  ]);
});

it.each([
  ['senior data engineer', 'data engineering', true],
  ['krankenpflegerin', 'pflege', true],
  ['registered nurse', 'nursing', true],
  ['it project manager', 'project management', true],
  ['account manager', 'accounting', false],
  ['market analyst', 'marketing', false],
  ['data analyst', 'data engineering', false],
  ['software engineer', 'data engineering', false],
  ['engineer', '', false],
])('%s is %s: %s', (title, activity, does) => {
  expect(doesActivity(workRoots(title), workRoots(activity))).toBe(does);
});

it.each([
  ['c developer', 'c development', true],
  ['java developer', 'c development', false],
  ['r & d engineer', 'r d engineering', true],
])('a letter is a word, too: %s is %s: %s', (title, activity, does) => {
  expect(doesActivity(workRoots(title), workRoots(activity))).toBe(does);
});
