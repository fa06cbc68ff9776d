import type { SeededRandom } from '../seeded-random.ts';
import {
  assign,
  binary,
  count,
  declare,
  each,
  element,
  length,
  loop,
  name,
  type Program,
  print,
  when,
} from './syntax.ts';

const drawList = (random: SeededRandom, from: number, to: number) =>
  Array.from({ length: random.whole(from, to) }, () => random.whole(1, 12));

/** Programs to be read, each from random parts; the names of their kinds are those of results. */
export const readingPrograms: Readonly<Record<string, (random: SeededRandom) => Program>> = {
  'sum-in-a-loop': (random) => {
    const divisor = random.whole(2, 4);
    return [
      declare('total', random.whole(0, 5)),
      count('i', random.whole(0, 2), random.whole(5, 8), [
        when(
          binary(binary('i', '%', divisor), '==', random.whole(0, divisor - 1)),
          [assign('total', '+=', binary('i', '*', random.whole(2, 3)))],
          [assign('total', random.pick(['+=', '-=']), random.whole(1, 3))],
        ),
      ]),
      print('total'),
    ];
  },
  'two-variables': (random) => [
    declare('a', random.whole(1, 4)),
    declare('b', random.whole(1, 6)),
    count('i', 0, random.whole(3, 5), [
      declare('c', binary('a', '+', random.next() < 0.5 ? 'b' : binary('b', '-', random.whole(0, 2)))),
      assign('a', '=', 'b'),
      assign('b', '=', 'c'),
    ]),
    print(binary('a', random.pick(['+', '*', '-']), 'b')),
  ],
  'search-in-a-list': (random) => {
    const compared = random.pick(['>', '>=', '<', '<='] as const);
    return [
      { kind: 'list', name: 'values', values: drawList(random, 5, 7) },
      declare('best', element('values', 0)),
      declare('at', 0),
      count('i', 1, length('values'), [
        when(binary(element('values', 'i'), compared, 'best'), [
          assign('best', '=', element('values', 'i')),
          assign('at', '=', 'i'),
        ]),
      ]),
      print(binary(binary('best', '*', 10), '+', 'at')),
    ];
  },
  'shrinking-number': (random) => [
    declare('n', random.whole(15, 60)),
    declare('steps', 0),
    loop(binary('n', '>', random.whole(1, 3)), [
      when(
        binary(binary('n', '%', 2), '==', 0),
        [assign('n', '=', binary('n', 'div', 2))],
        [assign('n', '-=', random.pick([1, 1, 3]))],
      ),
      assign('steps', '+=', 1),
    ]),
    print(binary(binary('steps', '*', 10), '+', 'n')),
  ],
  'loop-in-a-loop': (random) => [
    declare('pairs', 0),
    count('i', random.whole(0, 1), random.whole(3, 5), [
      count('j', random.next() < 0.6 ? name('i') : binary('i', '+', 1), random.whole(4, 5), [
        when(
          binary(
            binary(binary('i', random.pick(['+', '*']), 'j'), '%', random.whole(2, 3)),
            random.pick(['==', '!=']),
            0,
          ),
          [assign('pairs', '+=', random.pick([1, 'j']))],
        ),
      ]),
    ]),
    print('pairs'),
  ],
  'changed-list': (random) => [
    { kind: 'list', name: 'values', values: drawList(random, 4, 5) },
    count('i', 1, length('values'), [
      {
        kind: 'set',
        list: 'values',
        index: name('i'),
        value: binary(
          element('values', 'i'),
          random.pick(['+', '-']),
          element('values', binary('i', '-', 1)),
        ),
      },
    ]),
    declare('total', 0),
    each('value', 'values', [
      when(
        binary(
          binary('value', '>', random.whole(2, 6)),
          random.pick(['and', 'or']),
          binary('value', '<', random.whole(0, 2)),
        ),
        [assign('total', '+=', 'value')],
      ),
    ]),
    print('total'),
  ],
};
