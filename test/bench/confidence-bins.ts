import type { Profile } from '../../shared/contracts/profile.ts';

type ConfidenceField = keyof Profile['confidence'];

/** Right and wrong facts of one file by the scorer's field names, such as `work.title`. */
export type Counts = Record<string, { tp: number; fp: number }>;

export interface Bin {
  /** Lower end: a fact belongs to the highest bin that its field's confidence reaches. */
  from: number;
  right: number;
  facts: number;
}

const edges = [0.9, 0.75, 0.5, 0];

/** The scorer's fields that a confidence of the profile speaks for; it has none for links. */
const fieldOf = (scored: string): ConfidenceField | null => {
  const [section = ''] = scored.split('.');
  if (section === 'links') return null;
  return (section === 'edu' ? 'education' : section) as ConfidenceField;
};

/** Facts of all files by the confidence that their field was given, highest bin first: what a confidence is worth. */
export const confidenceBins = (
  files: readonly { confidence: Profile['confidence']; counts: Counts }[],
): Bin[] => {
  const bins = edges.map((from) => ({ from, right: 0, facts: 0 }));
  for (const { confidence, counts } of files) {
    for (const [scored, { tp, fp }] of Object.entries(counts)) {
      const field = fieldOf(scored);
      const bin = field && bins.find(({ from }) => confidence[field] >= from);
      if (!bin) continue;
      bin.right += tp;
      bin.facts += tp + fp;
    }
  }
  return bins;
};
