import type { Criterion } from '../contracts/fit-score.ts';
import { categoryOfType, importancePoints } from '../domain/fit-rubric.ts';
import { type Fit, scoreFit } from '../domain/fit-score.ts';

type Judged = Pick<Criterion, 'label' | 'importance' | 'outcome' | 'score' | 'confidence'> & {
  type: keyof typeof categoryOfType;
  jobWeight: number;
};

/** Five requirements of a nurse's job with possible outcomes. They cover every case of the computation. */
const judged: Judged[] = [
  {
    type: 'skill',
    label: 'Cardiology',
    importance: 'must_have',
    jobWeight: 2,
    outcome: 'met',
    score: 1,
    confidence: 0.95,
  },
  {
    type: 'skill',
    label: 'Wound care',
    importance: 'nice_to_have',
    jobWeight: 1,
    outcome: 'not_met',
    score: 0,
    confidence: 0.6,
  },
  {
    type: 'experience',
    label: '5 years of nursing',
    importance: 'must_have',
    jobWeight: 1,
    outcome: 'partially_met',
    score: 0.7,
    confidence: 0.8,
  },
  {
    type: 'language',
    label: 'Dutch B2',
    importance: 'must_have',
    jobWeight: 1,
    outcome: 'met',
    score: 1,
    confidence: 0.95,
  },
  {
    type: 'work_authorization',
    label: 'May work in the EU',
    importance: 'must_have',
    jobWeight: 1,
    outcome: 'unknown',
    score: null,
    confidence: 0,
  },
];

/** The worked example of /docs/fit-score, scored by the code that scores CVs. */
export const exampleFit = (): Fit =>
  scoreFit(
    judged.map(({ type, jobWeight, ...rest }, at) => ({
      ...rest,
      requirement_id: `rqm_0000000000000000000000000${at + 1}`,
      category: categoryOfType[type],
      weight: importancePoints[rest.importance] * jobWeight,
      knockout: false,
      reasoning: '',
      sentences: [],
      evidence: [],
    })),
  );
