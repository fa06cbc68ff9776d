import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { bugTasks } from './bug-programs.ts';
import { interpret } from './interpret.ts';
import { mutantsOf } from './mutate-program.ts';
import { type CodeLanguage, printProgram } from './print-program.ts';
import { readingPrograms } from './reading-programs.ts';
import type { Program } from './syntax.ts';

/** The candidate types the number that the program prints. */
export interface ReadingItem {
  type: 'reading';
  kind: string;
  program: Program;
  answer: string;
}
/** The candidate names the line with the mistake. `answer` is the number of a statement; `lineOfStatement` finds its line. */
export interface BugItem {
  type: 'bug';
  kind: string;
  purpose: string;
  program: Program;
  /** The number that the program prints, and the one that it should print. */
  printed: number;
  expected: number;
  answer: number;
}

/** The printed number; null where the program leaves what the languages have in common. */
function printedBy(program: Program): number | null {
  try {
    return interpret(program)[0] ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The reading item of a seed. */
export function makeReadingItem(seed: string): ReadingItem {
  const random = seededRandom(`reading/${seed}`);
  for (;;) {
    const kind = random.pick(Object.keys(readingPrograms));
    const program = readingPrograms[kind]?.(random) ?? [];
    const answer = printedBy(program);
    if (answer !== null && Math.abs(answer) < 1000)
      return { type: 'reading', kind, program, answer: String(answer) };
  }
}

const drawValues = (random: SeededRandom) =>
  Array.from({ length: random.whole(5, 7) }, () => random.whole(1, 12));
const withList = (values: readonly number[], body: Program): Program => [
  { kind: 'list', name: 'values', values },
  ...body,
];
const triedLists = 12;

/**
 * The bug item of a seed: a right program with one small mistake that shows. No small change of another line makes the
 * program right on all lists that were tried, so that the wrong line is the only one.
 */
export function makeBugItem(seed: string): BugItem {
  const random = seededRandom(`bug/${seed}`);
  for (;;) {
    const kind = random.pick(Object.keys(bugTasks));
    const task = bugTasks[kind]?.(random);
    if (!task) continue;
    const values = drawValues(random);
    const right = withList(values, task.body);
    const expected = printedBy(right);
    const { program, statement } = random.pick(mutantsOf(right));
    const printed = printedBy(program);
    if (expected === null || printed === null || printed === expected) continue;
    const lists = [values, ...Array.from({ length: triedLists }, () => drawValues(random))];
    const isRepaired = (mutant: Program) =>
      lists.every(
        (list) => printedBy(withList(list, mutant.slice(1))) === printedBy(withList(list, task.body)),
      );
    const repairs = mutantsOf(program).filter((one) => isRepaired(one.program));
    if (repairs.some((one) => one.statement !== statement)) continue;
    return { type: 'bug', kind, purpose: task.purpose, program, printed, expected, answer: statement };
  }
}

/** The number of a statement's line in a language, from 1. */
export const lineOfStatement = (program: Program, language: CodeLanguage, statement: number): number =>
  printProgram(program, language).findIndex((line) => line.statement === statement) + 1;
