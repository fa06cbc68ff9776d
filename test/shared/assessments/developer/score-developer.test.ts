import { describe, expect, it } from 'vitest';
import { lineOfStatement } from '../../../../shared/assessments/developer/code-items.ts';
import { makeDeveloperTest } from '../../../../shared/assessments/developer/developer-test.ts';
import { scoreDeveloper } from '../../../../shared/assessments/developer/score-developer.ts';
import {
  noteSimilarity,
  similarityOf,
  sketchOf,
} from '../../../../shared/assessments/developer/similar-answers.ts';
import { solutions } from './support/solutions.ts';

const test = makeDeveloperTest('seed');
const session = { language: 'en', attempt: 1 };
const right = {
  codeLanguage: 'python' as const,
  reading: test.reading.map(({ answer }) => ` ${answer}`),
  bugs: test.bugs.map(({ program, answer }) => String(lineOfStatement(program, 'python', answer))),
  tasks: test.tasks.map(({ tests }) => ({ passed: tests.length, total: tests.length, tests: [] })),
  milliseconds: [1000, 3000],
};

describe('a developer test', () => {
  it('counts right answers and passed tests, without a comparison with others', () => {
    const { scores, calibration, timing } = scoreDeveloper('seed', right, session);
    const passed = test.tasks.reduce((sum, { tests }) => sum + tests.length, 0);
    expect(scores.map(({ key, raw, band, t }) => [key, raw, band, t])).toEqual([
      ['reading', 6, 'higher', null],
      ['bugs', 4, 'higher', null],
      ['tasks', passed, 'higher', null],
    ]);
    expect([calibration, timing.total_ms]).toEqual(['none', 4000]);
  });

  it('counts what is missing as wrong', () => {
    const none = { ...right, reading: [], bugs: ['', 'x'], tasks: [null] };
    expect(scoreDeveloper('seed', none, session).scores.map(({ raw, band }) => [raw, band])).toEqual([
      [0, 'lower'],
      [0, 'lower'],
      [0, 'lower'],
    ]);
  });

  it('is the same for the same seed, with a task of each half', () => {
    expect(makeDeveloperTest('seed')).toEqual(test);
    expect(new Set(test.tasks.map(({ key }) => key)).size).toBe(2);
  });
});

describe('similar answers', () => {
  const source = solutions['merge-ranges'] ?? '';
  const solution = sketchOf(source) ?? [];
  const renamed = sketchOf(source.replaceAll('merged', 'result').replaceAll('last', 'previous')) ?? [];
  it('are noted though names were replaced, and only as a notice', () => {
    expect(similarityOf(solution, renamed)).toBe(1);
    expect(noteSimilarity(solution, [renamed])).toEqual([{ code: 'similar_answer', severity: 'notice' }]);
  });
  it('are not noted where the solutions differ or are short', () => {
    expect(noteSimilarity(solution, [sketchOf(solutions['apply-moves'] ?? '') ?? []])).toEqual([]);
    expect(sketchOf('return 1')).toBeNull();
  });
  it('of long solutions are estimated from a sample of both', () => {
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `x[${from + at}] = ${3 * (from + at)};`).join('\n');
    const long = sketchOf(lines(0, 2000)) ?? [];
    expect(long).toHaveLength(256);
    expect(similarityOf(long, sketchOf(lines(0, 2100)) ?? [])).toBeGreaterThan(0.85);
    expect(similarityOf(long, sketchOf(lines(1000, 3000)) ?? [])).toBeLessThan(0.5);
  });
});
