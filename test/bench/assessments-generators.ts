import { families } from '../../shared/assessments/general/item.ts';
import { measureGenerator } from '../shared/assessments/support/measure-generators.ts';
import type { Section } from './section.ts';
import { round } from './statistics.ts';

const seeds = 10_000;

/** Generated items of each family under the independent solvers. */
export function measureGenerators(): Section {
  const measured = families.map((family) => ({ family, ...measureGenerator(family, seeds) }));
  const count = (of: (one: (typeof measured)[number]) => string[]) =>
    measured.reduce((sum, one) => sum + of(one).length, 0);
  const matrix = measured.find(({ family }) => family === 'matrix');
  return {
    columns: ['family', 'seeds', 'not solved in one way', 'options alike', 'options that lean'],
    rows: measured.map(({ family, unsolved, alike, leaning }) => [
      family,
      seeds,
      unsolved.length,
      alike.length,
      leaning.length,
    ]),
    targets: [
      {
        figure: 'items without exactly one solution',
        measured: count(({ unsolved }) => unsolved),
        atMost: 0,
      },
      { figure: 'items with equal options', measured: count(({ alike }) => alike), atMost: 0 },
      { figure: 'items whose options lean', measured: count(({ leaning }) => leaning), atMost: 0 },
      { figure: 'bias of position, χ² with 7 df', measured: round(matrix?.chiSquare ?? 99, 1), atMost: 24.3 },
    ],
    notes: ['χ² above 24.3 happens once in 1,000 times without any bias'],
  };
}
