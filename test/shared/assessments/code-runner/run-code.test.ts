import { describe, expect, it } from 'vitest';
import { judgeSolution } from '../../../../shared/assessments/code-runner/judge-solution.ts';
import { runCode, sourceFiles } from '../../../../shared/assessments/code-runner/run-code.ts';
import type { CodeRun, Json } from '../../../../shared/assessments/code-runner/run-shapes.ts';

const run = (source: string, calls: Json[][] = [[]], language: CodeRun['language'] = 'javascript') =>
  runCode({ source, language, functionName: 'solve', calls }, sourceFiles());

describe('a program', () => {
  it('is called with JSON and returns JSON, and what it prints is collected', async () => {
    const source = 'function solve(a, b) { console.log("got", { a }, b); return [a, { b }]; }';
    expect(
      await run(source, [
        [1, 'x'],
        [null, [true]],
      ]),
    ).toMatchObject({
      status: 'completed',
      message: null,
      outcomes: [{ returned: '[1,{"b":"x"}]' }, { returned: '[null,{"b":[true]}]' }],
      output: 'got {"a":1} x\ngot {"a":null} [true]\n',
    });
  });

  it('may throw or return nothing in one call and go on in the next', async () => {
    const source = 'const solve = (a) => { if (a > 1) throw new TypeError("too much"); if (a) return a; };';
    const { outcomes } = await run(source, [[2], [0], [1]]);
    expect(outcomes).toEqual([{ threw: 'TypeError: too much' }, { returned: null }, { returned: '1' }]);
  });

  it('may be TypeScript, with its function exported', async () => {
    const source = 'interface A { x: number }\nexport const solve = (a: A): number => a.x satisfies number;';
    expect((await run(source, [[{ x: 3 }]], 'typescript')).outcomes).toEqual([{ returned: '3' }]);
  });

  it('keeps nothing for the next run', async () => {
    const source =
      'globalThis.count = (globalThis.count ?? 0) + 1;\nfunction solve() { return globalThis.count; }';
    const [first, second] = [await run(source), await run(source)];
    expect([first.outcomes, second.outcomes]).toEqual([[{ returned: '1' }], [{ returned: '1' }]]);
  });
});

describe('what is not run to its end', () => {
  it.each([
    ['invalid', 'function solve( {', 'SyntaxError'],
    ['invalid', 'function other() {}', 'there is no function solve'],
    ['invalid', 'throw Error("at once");', 'Error: at once'],
  ])('is %s: %s', async (status, source, message) => {
    const report = await run(source);
    expect(report.status).toBe(status);
    expect(report.message).toContain(message);
  });

  it('keeps the outcomes before the limit', async () => {
    const source = 'function solve(a) { while (a); return a; }';
    expect(await run(source, [[0], [1], [0]])).toMatchObject({
      status: 'too_long',
      outcomes: [{ returned: '0' }],
    });
  });

  it('is too large with more than 64 KB, not run at all', async () => {
    expect(await run(`//${'é'.repeat(33_000)}`)).toMatchObject({ status: 'too_large', outcomes: [] });
  });

  it('is too much output with more than 64 KB in all', async () => {
    const source = 'function solve(a) { return "x".repeat(a); }';
    expect((await run(source, [[40_000], [30_000]])).status).toBe('too_much_output');
    expect((await run(source, [[30_000], [30_000]])).status).toBe('completed');
  });

  it('throws for what no caller may ask', async () => {
    await expect(run('', Array(51).fill([]))).rejects.toThrow(RangeError);
    const named = { source: '', language: 'javascript', functionName: 'a;b', calls: [] } as const;
    await expect(runCode(named, sourceFiles())).rejects.toThrow(RangeError);
  });
});

describe('a judged solution', () => {
  it('compares values, whatever the order of keys, and counts what was not run', () => {
    const outcomes = [{ returned: '{"b":[2],"a":1}' }, { returned: null }, { threw: 'Error: x' }];
    const report = { status: 'too_long', message: null, outcomes, output: '', ms: 1 } as const;
    const tests = [{ a: 1, b: [2] }, null, 1, 2].map((expected) => ({ args: [], expected }));
    expect(judgeSolution({ ...report, outcomes: [...outcomes] }, tests)).toEqual({
      passed: 1,
      total: 4,
      tests: ['passed', 'failed', 'threw', 'not_run'],
    });
  });
});
