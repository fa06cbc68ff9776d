import type { SeededRandom } from '../seeded-random.ts';
import {
  assign,
  binary,
  count,
  declare,
  each,
  element,
  length,
  type Program,
  print,
  when,
} from './syntax.ts';

/** A right program without its first line, the list, and what it prints of any list. */
interface BugTask {
  /** In English: what the program shall print. */
  purpose: string;
  body: Program;
}

/** Tasks whose programs get a mistake. All of them begin with a list named `values`. */
export const bugTasks: Readonly<Record<string, (random: SeededRandom) => BugTask>> = {
  'sum-of-multiples': (random) => {
    const divisor = random.whole(2, 3);
    return {
      purpose: `the sum of the values that are divisible by ${divisor}`,
      body: [
        declare('total', 0),
        each('value', 'values', [
          when(binary(binary('value', '%', divisor), '==', 0), [assign('total', '+=', 'value')]),
        ]),
        print('total'),
      ],
    };
  },
  'count-above': (random) => {
    const limit = random.whole(4, 8);
    return {
      purpose: `how many values are greater than ${limit}`,
      body: [
        declare('found', 0),
        count('i', 0, length('values'), [
          when(binary(element('values', 'i'), '>', limit), [assign('found', '+=', 1)]),
        ]),
        print('found'),
      ],
    };
  },
  'greatest-value': () => ({
    purpose: 'the greatest value',
    body: [
      declare('greatest', element('values', 0)),
      count('i', 1, length('values'), [
        when(binary(element('values', 'i'), '>', 'greatest'), [
          assign('greatest', '=', element('values', 'i')),
        ]),
      ]),
      print('greatest'),
    ],
  }),
  'count-of-rises': () => ({
    purpose: 'how many values are greater than the value before them',
    body: [
      declare('rises', 0),
      count('i', 1, length('values'), [
        when(binary(element('values', 'i'), '>', element('values', binary('i', '-', 1))), [
          assign('rises', '+=', 1),
        ]),
      ]),
      print('rises'),
    ],
  }),
  'greatest-step': () => ({
    purpose: 'the greatest rise from one value to the next, or 0 if there is none',
    body: [
      declare('greatest', 0),
      count('i', 1, length('values'), [
        declare('rise', binary(element('values', 'i'), '-', element('values', binary('i', '-', 1)))),
        when(binary('rise', '>', 'greatest'), [assign('greatest', '=', 'rise')]),
      ]),
      print('greatest'),
    ],
  }),
  'alternating-sum': () => ({
    purpose: 'the sum of the values at even places (0, 2, 4 …) less the values at odd places',
    body: [
      declare('total', 0),
      count('i', 0, length('values'), [
        when(
          binary(binary('i', '%', 2), '==', 0),
          [assign('total', '+=', element('values', 'i'))],
          [assign('total', '-=', element('values', 'i'))],
        ),
      ]),
      print('total'),
    ],
  }),
};
