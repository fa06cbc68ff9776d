import type { JudgedSolution } from '../code-runner/judge-solution.ts';
import { type AssessmentResult, type Band, timingOf } from '../result.ts';
import { lineOfStatement } from './code-items.ts';
import { type DeveloperTest, makeDeveloperTest } from './developer-test.ts';
import type { CodeLanguage } from './print-program.ts';

const developerVersion = 'developer-1';

/** The candidate's answers; a missing or empty answer is a wrong one. */
interface DeveloperResponses {
  /** The language in which code was shown. */
  codeLanguage: CodeLanguage;
  /** The printed numbers as typed, in the order of the items. */
  reading: readonly string[];
  /** The numbers of the lines, from 1. */
  bugs: readonly string[];
  /** The runs of the submitted functions against the hidden tests; null without a submission. */
  tasks: readonly (JudgedSolution | null)[];
  milliseconds: readonly number[];
}

/** Shares of right answers from which the middle and the higher band begin. There is no norm group. */
export const shareBands = { middleFrom: 0.4, higherFrom: 0.75 } as const;
const bandOfShare = (share: number): Band =>
  share >= shareBands.higherFrom ? 'higher' : share >= shareBands.middleFrom ? 'middle' : 'lower';

/** Counts of right answers for reading and bugs, and of passed hidden tests for tasks. Never a comparison with others. */
export function scoreDeveloper(
  seed: string,
  responses: DeveloperResponses,
  { language, attempt }: { language: string; attempt: number },
): AssessmentResult {
  const test = makeDeveloperTest(seed);
  const parts = [readingPart(test, responses), bugPart(test, responses), taskPart(test, responses)];
  return {
    instrument_version: developerVersion,
    language,
    translation_status: 'none',
    calibration: 'none',
    scores: parts.map(({ key, raw, total }) => ({
      key,
      raw,
      t: null,
      sem: null,
      ci90: null,
      percentile: null,
      norm_group: null,
      band: bandOfShare(raw / total),
    })),
    validity: [],
    sections: parts.map(({ key, entries }) => ({ key, entries })),
    attempt,
    timing: timingOf(responses.milliseconds),
    advisory: true,
  };
}

function readingPart({ reading }: DeveloperTest, responses: DeveloperResponses) {
  const entries = reading.map(({ kind, answer }, at) => {
    const written = (responses.reading[at] ?? '')
      .normalize('NFKC')
      .replace(/\s/gu, '')
      .replace(/[−–]/gu, '-');
    return { kind, correct: /^[+-]?\d{1,9}$/u.test(written) && Number(written) === Number(answer) };
  });
  return { key: 'reading', raw: countRight(entries), total: entries.length, entries };
}

function bugPart({ bugs }: DeveloperTest, responses: DeveloperResponses) {
  const entries = bugs.map(({ kind, program, answer }, at) => {
    const line = lineOfStatement(program, responses.codeLanguage, answer);
    return { kind, correct: responses.bugs[at]?.trim() === String(line) };
  });
  return { key: 'bugs', raw: countRight(entries), total: entries.length, entries };
}

function taskPart({ tasks }: DeveloperTest, responses: DeveloperResponses) {
  const entries = tasks.map(({ key, tests }, at) => ({
    kind: key,
    passed: responses.tasks[at]?.passed ?? 0,
    total: tests.length,
  }));
  const sum = (of: (one: (typeof entries)[number]) => number) =>
    entries.reduce((all, one) => all + of(one), 0);
  return { key: 'tasks', raw: sum(({ passed }) => passed), total: sum(({ total }) => total), entries };
}

const countRight = (entries: readonly { correct: boolean }[]) =>
  entries.filter(({ correct }) => correct).length;
