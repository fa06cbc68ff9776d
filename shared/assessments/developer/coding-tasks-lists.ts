import { type CodingTask, testOf } from './coding-task.ts';

/** Tasks on lists of numbers and objects. */
export const listTasks: readonly CodingTask[] = [
  {
    key: 'running-totals',
    prompt:
      'Return the list of running totals: each element is the sum of all numbers up to and including its place.',
    functionName: 'runningTotals',
    signature: 'function runningTotals(numbers: number[]): number[] {',
    examples: [testOf([1, 3, 6], [1, 2, 3])],
    tests: [
      testOf([], []),
      testOf([5], [5]),
      testOf([-1, 1, 1], [-1, 2, 0]),
      testOf([10, 20, 30, 40], [10, 10, 10, 10]),
    ],
  },
  {
    key: 'merge-ranges',
    prompt:
      'Each range is [start, end] with start ≤ end. Merge ranges that overlap or touch and return the rest sorted by start.',
    functionName: 'mergeRanges',
    signature: 'function mergeRanges(ranges: [number, number][]): [number, number][] {',
    examples: [
      testOf(
        [
          [1, 6],
          [8, 9],
        ],
        [
          [1, 3],
          [8, 9],
          [2, 6],
        ],
      ),
    ],
    tests: [
      testOf([], []),
      testOf(
        [[1, 4]],
        [
          [1, 2],
          [2, 4],
        ],
      ),
      testOf(
        [[0, 10]],
        [
          [0, 10],
          [3, 5],
          [4, 6],
        ],
      ),
      testOf(
        [
          [1, 2],
          [4, 5],
        ],
        [
          [4, 5],
          [1, 2],
        ],
      ),
      testOf(
        [[-5, 3]],
        [
          [-1, 3],
          [-5, -1],
          [0, 0],
        ],
      ),
      testOf(
        [
          [1, 1],
          [2, 2],
        ],
        [
          [2, 2],
          [1, 1],
        ],
      ),
    ],
  },
  {
    key: 'group-totals',
    prompt: 'Return an object with the sum of `amount` for each `customer`.',
    functionName: 'groupTotals',
    signature:
      'function groupTotals(orders: { customer: string; amount: number }[]): Record<string, number> {',
    examples: [
      testOf({ a: 3, b: 5 }, [
        { customer: 'a', amount: 1 },
        { customer: 'b', amount: 5 },
        { customer: 'a', amount: 2 },
      ]),
    ],
    tests: [
      testOf({}, []),
      testOf({ constructor: 2 }, [{ customer: 'constructor', amount: 2 }]),
      testOf({ x: 0 }, [
        { customer: 'x', amount: -4 },
        { customer: 'x', amount: 4 },
      ]),
      testOf({ '': 1, ' ': 2 }, [
        { customer: '', amount: 1 },
        { customer: ' ', amount: 2 },
      ]),
    ],
  },
  {
    key: 'second-largest',
    prompt:
      'Return the second largest of the different numbers, or null if there are fewer than two different numbers.',
    functionName: 'secondLargest',
    signature: 'function secondLargest(numbers: number[]): number | null {',
    examples: [testOf(4, [5, 4, 5, 1])],
    tests: [
      testOf(null, []),
      testOf(null, [7, 7]),
      testOf(-2, [-1, -2]),
      testOf(9, [10, 9, 10]),
      testOf(0, [0, 3, 3]),
    ],
  },
  {
    key: 'chunk-list',
    prompt:
      'Cut the list into lists of `size` elements, in order. The last may be shorter. `size` is at least 1.',
    functionName: 'chunkList',
    signature: 'function chunkList(values: number[], size: number): number[][] {',
    examples: [testOf([[1, 2], [3]], [1, 2, 3], 2)],
    tests: [
      testOf([], [], 3),
      testOf([[1], [2]], [1, 2], 1),
      testOf([[1, 2]], [1, 2], 5),
      testOf(
        [
          [1, 2],
          [3, 4],
        ],
        [1, 2, 3, 4],
        2,
      ),
    ],
  },
  {
    key: 'pair-with-sum',
    prompt:
      'Return the places [i, j], i < j, of two numbers whose sum is `target`; of several pairs that with the smallest j. Return null if there is none.',
    functionName: 'pairWithSum',
    signature: 'function pairWithSum(numbers: number[], target: number): [number, number] | null {',
    examples: [testOf([0, 2], [2, 9, 5], 7)],
    tests: [
      testOf(null, [], 0),
      testOf(null, [4], 8),
      testOf([0, 1], [4, 4], 8),
      testOf([1, 2], [1, 3, 2, 4], 5),
      testOf([0, 3], [-3, 5, 9, 3], 0),
    ],
  },
];
