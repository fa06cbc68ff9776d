import * as v from 'valibot';
import { id, timestamp } from './primitives.ts';

export const fitBands = ['strong', 'good', 'partial', 'weak'] as const;
export type FitBand = (typeof fitBands)[number];

export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export const fitHeadlineFields = {
  object: v.literal('fit_score'),
  status: v.picklist(['pending', 'completed', 'failed', 'skipped']),
  job_id: id('job'),
  scan_id: id('scan'),
  score: v.nullable(points),
  band: v.nullable(v.picklist(fitBands)),
  coverage: v.nullable(share),
};
export const fitRecordFields = {
  rubric_version: v.nullable(v.string()),
  engine: v.nullable(v.picklist(['rules'])),
  scored_at: v.nullable(timestamp),
  /** The score is advice: this service rejects no candidate because of it. */
  advisory: v.literal(true),
};

/** A score as it is shown in lists. */
export const fitHeadline = v.object({ ...fitHeadlineFields, ...fitRecordFields });
export type FitHeadline = v.InferOutput<typeof fitHeadline>;
