import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bugTasks } from '../../../../shared/assessments/developer/bug-programs.ts';
import {
  lineOfStatement,
  makeBugItem,
  makeReadingItem,
} from '../../../../shared/assessments/developer/code-items.ts';
import { interpret } from '../../../../shared/assessments/developer/interpret.ts';
import { mutantsOf } from '../../../../shared/assessments/developer/mutate-program.ts';
import { codeLanguages, printProgram } from '../../../../shared/assessments/developer/print-program.ts';
import { readingPrograms } from '../../../../shared/assessments/developer/reading-programs.ts';
import {
  assign,
  binary,
  count,
  declare,
  loop,
  name,
  type Program,
  print,
  statementsOf,
} from '../../../../shared/assessments/developer/syntax.ts';

/** What this Node prints; npm run judge:code-items asks python3 and java too. */
function printedByNode(program: Program): string {
  const printed: string[] = [];
  const text = printProgram(program, 'javascript')
    .map((line) => line.text)
    .join('\n');
  runInNewContext(text, { console: { log: (value: number) => printed.push(String(value)) } });
  return printed.join();
}
const seeds = Array.from({ length: 150 }, (_, at) => `tested-${at}`);

describe('generated items', () => {
  it('print what Node prints, wrong programs too', () => {
    for (const seed of seeds) {
      const reading = makeReadingItem(seed);
      expect(printedByNode(reading.program), seed).toBe(reading.answer);
      const bug = makeBugItem(seed);
      expect(printedByNode(bug.program), seed).toBe(String(bug.printed));
      expect(bug.printed).not.toBe(bug.expected);
    }
  });

  it('are of every kind, and the same for the same seed', () => {
    const kinds = new Set(seeds.flatMap((seed) => [makeReadingItem(seed).kind, makeBugItem(seed).kind]));
    expect([...kinds].sort()).toEqual([...Object.keys(readingPrograms), ...Object.keys(bugTasks)].sort());
    expect(makeBugItem('same')).toEqual(makeBugItem('same'));
  });

  it('have a line for the wrong statement in every language', () => {
    for (const seed of seeds.slice(0, 50)) {
      const { program, answer } = makeBugItem(seed);
      for (const language of codeLanguages) {
        const line = lineOfStatement(program, language, answer);
        expect(printProgram(program, language)[line - 1]?.statement).toBe(answer);
      }
    }
  });
});

describe('the interpreter', () => {
  it.each<[string, Program]>([
    ['a division by 0', [print(binary(1, 'div', 0))]],
    ['a remainder of a negative number', [print(binary(binary(0, '-', 1), '%', 2))]],
    ['0 times a negative number, which JavaScript prints as -0', [print(binary(binary(0, '-', 1), '*', 0))]],
    ['a number beyond a million', [print(binary(1001, '*', 1000))]],
    ['a loop without end', [declare('n', 1), loop(binary('n', '>', 0), [assign('n', '=', 'n')]), print('n')]],
    ['a name that is not there', [print(name('x'))]],
  ])('refuses %s', (_, program) => {
    expect(() => interpret(program)).toThrow(RangeError);
  });
});

it('prints brackets where the syntax tree needs them', () => {
  const value = binary(binary('a', '-', binary('b', '-', 1)), '*', binary('a', 'div', binary('b', '+', 1)));
  const program = [declare('a', 9), declare('b', 2), print(value)];
  const last = (language: (typeof codeLanguages)[number]) => printProgram(program, language)[2]?.text;
  expect(last('javascript')).toBe('console.log((a - (b - 1)) * Math.floor(a / (b + 1)));');
  expect(last('python')).toBe('print((a - (b - 1)) * (a // (b + 1)))');
  expect(last('java')).toBe('System.out.println((a - (b - 1)) * (a / (b + 1)));');
  expect(printedByNode(program)).toBe(String(interpret(program)[0]));
});

it('changes one statement for each mistake', () => {
  const program = [declare('n', 0), count('i', 0, 3, [assign('n', '+=', 'i')]), print('n')];
  for (const mutant of mutantsOf(program)) {
    const [before, after] = [statementsOf(program), statementsOf(mutant.program)];
    const head = (one: object | undefined) => JSON.stringify({ ...one, body: null });
    const changed = before.flatMap((one, at) => (head(one) === head(after[at]) ? [] : [at]));
    expect(changed).toEqual([mutant.statement]);
  }
});
