import { facets, type ScaleKey, scaleKeys, scales } from '../../../../shared/assessments/disc-o/facets.ts';
import { discOItems } from '../../../../shared/assessments/disc-o/items.ts';
import { type LikertResponse, scoreDiscO } from '../../../../shared/assessments/disc-o/score-disc-o.ts';
import { acquiescent, atRandom, honest, hurried, straightLining } from './simulated-respondents.ts';
import { correlation, mean, variance } from './statistics.ts';

const session = { language: 'en', attempt: 1 };
const score = (responses: LikertResponse[]) => scoreDiscO(responses, session);

export interface DiscOFigures {
  scales: { key: ScaleKey; alpha: number; truth: number }[];
  flagged: { straightLining: number; acquiescence: number; random: number; hurried: number; honest: number };
}

/** The figures of the questionnaire from `draws` simulated persons of each kind. */
export function measureDiscO(draws: number): DiscOFigures {
  const people = Array.from({ length: draws }, (_, at) => honest(`honest-${at}`));
  const results = people.map(({ responses }) => score(responses));
  const shareFlagged = (of: (seed: string) => LikertResponse[], code: string) =>
    mean(
      Array.from({ length: draws }, (_, at) =>
        score(of(`${of.name}-${at}`)).validity.some((one) => one.code === code) ? 1 : 0,
      ),
    );
  return {
    scales: scaleKeys.map((key, at) => {
      const t = results.map(({ scores }) => scores[at]?.t ?? 0);
      return {
        key,
        alpha: alphaOf(
          key,
          people.map(({ responses }) => responses),
        ),
        truth: correlation(
          t,
          people.map(({ truth }) => truth[key]),
        ),
      };
    }),
    flagged: {
      straightLining: shareFlagged(straightLining, 'straight_lining'),
      acquiescence: shareFlagged(acquiescent, 'acquiescence'),
      random: shareFlagged(atRandom, 'instructed_items_missed'),
      hurried: shareFlagged(hurried, 'too_fast'),
      honest: mean(results.map(({ validity }) => (validity.length > 0 ? 1 : 0))),
    },
  };
}

/** Cronbach's alpha of the eight items of a scale, from keyed answers. */
function alphaOf(key: ScaleKey, people: LikertResponse[][]): number {
  const own = discOItems.filter(({ facet }) => scales[key].facets.includes(facet));
  const keyed = people.map((responses) => {
    const values = new Map(responses.map(({ item_id, value }) => [item_id, value]));
    return own.map(({ id, facet, keyed }) => {
      const value = values.get(id) ?? 0;
      return (keyed === 'minus') !== facets[facet].isReversed ? 6 - value : value;
    });
  });
  const ofItems = own.map((_, at) => variance(keyed.map((answers) => answers[at] ?? 0)));
  const ofSum = variance(keyed.map((answers) => answers.reduce((sum, one) => sum + one, 0)));
  const k = own.length;
  return (k / (k - 1)) * (1 - ofItems.reduce((sum, one) => sum + one, 0) / ofSum);
}
