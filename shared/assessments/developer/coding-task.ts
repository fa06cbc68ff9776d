import type { HiddenTest } from '../code-runner/judge-solution.ts';

/** A function to write in JavaScript or TypeScript. */
export interface CodingTask {
  key: string;
  /** In English: what the function does, for every input that the tests use. */
  prompt: string;
  functionName: string;
  /** The first line in TypeScript. */
  signature: string;
  /** Shown to the candidate. */
  examples: readonly HiddenTest[];
  /** Never shown. */
  tests: readonly HiddenTest[];
}

export const testOf = (
  expected: HiddenTest['expected'],
  ...args: HiddenTest['args'][number][]
): HiddenTest => ({
  args,
  expected,
});
