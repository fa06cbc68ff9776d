import type { CallOutcome, CodeReport, Json } from './run-shapes.ts';

/** A hidden test: the arguments of a call and the value that it has to return. */
export interface HiddenTest {
  args: readonly Json[];
  expected: Json;
}

export interface JudgedSolution {
  passed: number;
  total: number;
  /** In the order of the tests; `not_run` after a limit. */
  tests: ('passed' | 'failed' | 'threw' | 'not_run')[];
}

/** Compares what a run returned with what the hidden tests expect. Objects are equal whatever the order of their keys. */
export function judgeSolution({ outcomes }: CodeReport, tests: readonly HiddenTest[]): JudgedSolution {
  const judged = tests.map(({ expected }, at) => judgeCall(outcomes[at], expected));
  return { passed: judged.filter((one) => one === 'passed').length, total: tests.length, tests: judged };
}

function judgeCall(outcome: CallOutcome | undefined, expected: Json): JudgedSolution['tests'][number] {
  if (!outcome) return 'not_run';
  if ('threw' in outcome) return 'threw';
  return outcome.returned !== null && areEqual(JSON.parse(outcome.returned) as Json, expected)
    ? 'passed'
    : 'failed';
}

function areEqual(one: Json, other: Json): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return (
    a.length === b.length &&
    a.every(([key, value]) => Object.hasOwn(other, key) && areEqual(value, pick(other, key)))
  );
}

const pick = (value: object, key: string): Json => (value as Record<string, Json>)[key] ?? null;
