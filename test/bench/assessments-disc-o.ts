import { reliabilityOf } from '../../shared/assessments/disc-o/facets.ts';
import { semOfScale } from '../../shared/assessments/disc-o/score-scales.ts';
import { measureDiscO } from '../shared/assessments/support/measure-disc-o.ts';
import type { Section } from './section.ts';
import { round } from './statistics.ts';

const respondents = 4000;

/** DISC-O on simulated respondents of each kind. */
export function measureDiscOTargets(): Section {
  const { scales, flagged } = measureDiscO(respondents);
  const percent = (share: number) => round(100 * share, 2);
  const least = (values: number[]) => round(Math.min(...values), 3);
  return {
    columns: ['scale', 'α', 'r with the truth', 'α of the SEM', 'SEM'],
    rows: scales.map(({ key, alpha, truth }) => [
      key,
      round(alpha, 3),
      round(truth, 3),
      round(reliabilityOf(key), 3),
      round(semOfScale(key), 2),
    ]),
    targets: [
      { figure: 'lowest α of a scale', measured: least(scales.map(({ alpha }) => alpha)), atLeast: 0.78 },
      { figure: 'lowest r with the truth', measured: least(scales.map(({ truth }) => truth)), atLeast: 0.88 },
      {
        figure: 'straight-lining flagged',
        measured: percent(flagged.straightLining),
        unit: ' %',
        atLeast: 99,
      },
      { figure: 'acquiescence flagged', measured: percent(flagged.acquiescence), unit: ' %', atLeast: 99 },
      { figure: 'random answers flagged', measured: percent(flagged.random), unit: ' %', atLeast: 95 },
      { figure: 'honest answers flagged', measured: percent(flagged.honest), unit: ' %', atMost: 3 },
    ],
    notes: [`${respondents} simulated respondents of each kind, loading .62`],
  };
}
