import { percentileOf } from '../normal-distribution.ts';
import { type AssessmentResult, bandAround, bandOf, type NormGroup, timingOf } from '../result.ts';
import { followGeneralTest } from './adaptive-test.ts';
import { familiesOf, type GeneralForm } from './item-pool.ts';

const generalVersion = 'general-1';

/** One answer as it is stored and exported, in the order of the test. */
interface GeneralResponse {
  value: string;
  ms: number;
}

/** Difficulties that follow from rules are off by about 0.5; so much wider are the errors until they are fitted. */
export const provisionalWidening = 1.12;

/**
 * The result of a test; items that were not answered at its end count for nothing. While difficulties are provisional
 * there are bands and no percentile. `norms` states whose answers fitted the form's weights.
 */
export function scoreGeneral(
  form: GeneralForm,
  responses: readonly GeneralResponse[],
  { language, attempt, norms = null }: { language: string; attempt: number; norms?: NormGroup | null },
): AssessmentResult {
  const { given, ability } = followGeneralTest(
    form,
    responses.map(({ value }) => value),
  );
  const isFitted = form.weights !== undefined && norms !== null;
  const correct = given.filter(({ isCorrect }) => isCorrect).length;
  const placed = bandAround(50 + 10 * ability.theta, 10 * ability.se * (isFitted ? 1 : provisionalWidening));
  return {
    instrument_version: generalVersion,
    language,
    translation_status: 'none',
    calibration: isFitted ? 'fitted' : 'provisional',
    scores: [
      {
        key: 'general',
        raw: correct,
        ...placed,
        percentile: isFitted ? percentileOf(ability.theta) : null,
        norm_group: isFitted ? norms : null,
        band: bandOf(placed.t),
      },
    ],
    validity: [],
    sections: [
      {
        key: 'families',
        entries: familiesOf(form).map((family) => {
          const own = given.filter(({ item }) => item.family === family);
          return { key: family, given: own.length, correct: own.filter(({ isCorrect }) => isCorrect).length };
        }),
      },
      {
        key: 'items',
        entries: given.map(({ item, isCorrect }) => ({
          key: item.family,
          a: item.parameters.a,
          b: Math.round(item.parameters.b * 1000) / 1000,
          c: item.parameters.c,
          correct: isCorrect,
        })),
      },
    ],
    attempt,
    timing: timingOf(responses.map(({ ms }) => ms)),
    advisory: true,
  };
}
