import { type CodingTask, testOf } from './coding-task.ts';

/** Tasks on texts and structures. */
export const textTasks: readonly CodingTask[] = [
  {
    key: 'word-counts',
    prompt:
      'Return how often each word occurs. Words are runs of the letters a to z; upper and lower case are the same word.',
    functionName: 'wordCounts',
    signature: 'function wordCounts(text: string): Record<string, number> {',
    examples: [testOf({ a: 2, b: 1 }, 'A b, a')],
    tests: [
      testOf({}, ''),
      testOf({}, '123 -- !'),
      testOf({ it: 1, s: 1 }, "it's"),
      testOf({ constructor: 2 }, 'constructor Constructor'),
    ],
  },
  {
    key: 'balanced-brackets',
    prompt:
      'Return whether the brackets (), [] and {} in the text are closed in the right order. Ignore other characters.',
    functionName: 'isBalanced',
    signature: 'function isBalanced(text: string): boolean {',
    examples: [testOf(true, 'f(a[1])'), testOf(false, '(]')],
    tests: [
      testOf(true, ''),
      testOf(false, '('),
      testOf(false, ')('),
      testOf(true, '{[()()]}'),
      testOf(false, '{[(])}'),
      testOf(false, '())'),
    ],
  },
  {
    key: 'compress-runs',
    prompt:
      'Replace each run of the same character by the character and its length, the length only if it is above 1.',
    functionName: 'compressRuns',
    signature: 'function compressRuns(text: string): string {',
    examples: [testOf('a3bc2', 'aaabcc')],
    tests: [
      testOf('', ''),
      testOf('x', 'x'),
      testOf('a12', 'aaaaaaaaaaaa'),
      testOf('abab', 'abab'),
      testOf(' 2a', '  a'),
    ],
  },
  {
    key: 'parse-duration',
    prompt:
      'Return the seconds of a duration such as "1h30m", "45s" or "2h5s": hours, minutes and seconds in this order, ' +
      'each at most once. Return null for any other text.',
    functionName: 'parseDuration',
    signature: 'function parseDuration(text: string): number | null {',
    examples: [testOf(5400, '1h30m'), testOf(null, '30')],
    tests: [
      testOf(45, '45s'),
      testOf(7205, '2h5s'),
      testOf(null, ''),
      testOf(null, '5m1h'),
      testOf(null, '1h1h'),
      testOf(0, '0s'),
      testOf(null, ' 1h'),
      testOf(36061, '10h1m1s'),
    ],
  },
  {
    key: 'tree-depth',
    prompt:
      'A node is { children: node[] }. Return the number of nodes on the longest way from the root to a leaf.',
    functionName: 'treeDepth',
    signature: 'type Node = { children: Node[] };\nfunction treeDepth(root: Node): number {',
    examples: [testOf(2, { children: [{ children: [] }] })],
    tests: [
      testOf(1, { children: [] }),
      testOf(3, { children: [{ children: [] }, { children: [{ children: [] }] }] }),
      testOf(2, { children: [{ children: [] }, { children: [] }, { children: [] }] }),
    ],
  },
  {
    key: 'apply-moves',
    prompt:
      'A robot starts at [0, 0] and looks north. "L" and "R" turn it by 90 degrees, "F" moves it one step. ' +
      'Return its place [x, y]; north is +y and east is +x. Ignore other letters.',
    functionName: 'applyMoves',
    signature: 'function applyMoves(moves: string): [number, number] {',
    examples: [testOf([1, 1], 'FRF')],
    tests: [
      testOf([0, 0], ''),
      testOf([0, 0], 'FRFRFRF'),
      testOf([-2, 0], 'LFF'),
      testOf([0, -1], 'RRF'),
      testOf([0, 3], 'FxFyF'),
      testOf([0, 1], 'LRF'),
    ],
  },
];
