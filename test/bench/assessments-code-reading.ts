import { judgeCodeItems } from '../judges/code-items.ts';
import type { Section } from './section.ts';
import { round } from './statistics.ts';

const seeds = 2000;

/** Generated programs under the real languages. */
export function measureCodeReading(): Section {
  const { programs, disagreements } = judgeCodeItems(seeds);
  const wrong = Object.values(disagreements).map(({ length }) => length);
  return {
    columns: ['language', 'programs', 'disagreements'],
    rows: Object.entries(disagreements).map(([language, own]) => [language, programs, own.length]),
    targets: [
      {
        figure: 'lowest agreement with node, python3 and java',
        measured: round(100 * (1 - Math.max(...wrong) / programs), 3),
        unit: ' %',
        atLeast: 100,
      },
    ],
    notes: [`a reading and a bug item for each of ${seeds} seeds`],
  };
}
