import { fields } from '../corpus/score.ts';
import { type JudgedFile, round3 } from './extraction-judged.ts';
import { confidenceKey } from './extraction-prediction.ts';
import type { Section } from './section.ts';

const bins = [0.9, 0.8, 0.6, 0];
const leastPrecision = 0.97;

/** Each value that was read, with the confidence that the profile has for its kind. */
const factsOf = (files: readonly JudgedFile[]) =>
  files.flatMap(({ reading: { confidence }, judgements }) =>
    judgements.flatMap(({ field, verdict }) => {
      const key = confidenceKey(field);
      if (!key || !confidence || verdict === 'missed') return [];
      return [{ key, confidence: confidence[key], right: verdict === 'right' }];
    }),
  );
type Fact = ReturnType<typeof factsOf>[number];

const precisionOf = (facts: readonly Fact[]) => facts.filter(({ right }) => right).length / facts.length;

/** Does confidence mean what it says: the share of right values in each bin, by field. */
export function confidenceBins(set: string, all: readonly JudgedFile[], { isTarget = false } = {}): Section {
  const facts = factsOf(all.filter(({ row }) => row.set === set));
  const inBin = (from: number) => {
    const to = bins[bins.indexOf(from) - 1] ?? Number.POSITIVE_INFINITY;
    return (fact: Fact) => fact.confidence >= from && fact.confidence < to;
  };
  const row = (name: string, own: readonly Fact[]): (string | number)[] => [
    name,
    ...bins.flatMap((from): (string | number)[] => {
      const found = own.filter(inBin(from));
      return found.length > 0 ? [found.length, round3(precisionOf(found))] : ['', ''];
    }),
  ];
  const keys = [...new Set(fields.map(confidenceKey))].filter((key) => key !== null);
  const sure = facts.filter(inBin(0.9));
  return {
    columns: ['field', '≥ .9 n', 'right', '.8–.9 n', 'right', '.6–.8 n', 'right', '< .6 n', 'right'],
    rows: [
      ...keys.map((key) =>
        row(
          key,
          facts.filter((fact) => fact.key === key),
        ),
      ),
      row('all', facts),
    ],
    targets: isTarget
      ? [
          {
            figure: 'right among facts with confidence ≥ .9',
            measured: sure.length > 0 ? round3(precisionOf(sure)) : 0,
            atLeast: leastPrecision,
          },
        ]
      : [],
    notes: ['a fact is a value that was read; links have no confidence of their own.'],
  };
}
