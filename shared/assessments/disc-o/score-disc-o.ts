import { type AssessmentResult, timingOf } from '../result.ts';
import { checkValidity } from './check-validity.ts';
import { compareScales } from './compare-scales.ts';
import { instructedItems } from './instructed-items.ts';
import { discOItems } from './items.ts';
import { scoreFacets, scoreScales } from './score-scales.ts';

const discOVersion = 'disc-o-1';

/** One answer as it is stored and exported: the item's id, 1 to 5, and the time it took. */
export interface LikertResponse {
  item_id: string;
  value: number;
  ms: number;
}

/**
 * The result of a complete DISC-O questionnaire. Throws a RangeError if one of the 40 items has no answer from 1 to 5.
 * A missing answer to an instructed item counts as wrong. If an item is answered twice, the later answer counts.
 */
export function scoreDiscO(
  responses: readonly LikertResponse[],
  { language, attempt }: { language: string; attempt: number },
): AssessmentResult {
  const last = new Map(responses.map((one) => [one.item_id, one]));
  const answers = new Map([...last].map(([id, { value }]) => [id, value]));
  const known = new Set([...discOItems, ...instructedItems].map(({ id }) => id));
  const milliseconds = [...last.values()].filter(({ item_id }) => known.has(item_id)).map(({ ms }) => ms);
  const facetScores = scoreFacets(answers);
  const scores = scoreScales(facetScores);
  return {
    instrument_version: discOVersion,
    language,
    translation_status: language === 'en' ? 'original' : 'volunteers',
    calibration: 'published',
    scores,
    validity: checkValidity(answers, milliseconds),
    sections: [
      {
        key: 'facets',
        entries: Object.entries(facetScores).map(([key, { raw, z }]) => ({
          key,
          raw,
          z: Math.round(z * 100) / 100,
        })),
      },
      { key: 'comparisons', entries: compareScales(scores).map((one) => ({ ...one })) },
    ],
    attempt,
    timing: timingOf(milliseconds),
    advisory: true,
  };
}
