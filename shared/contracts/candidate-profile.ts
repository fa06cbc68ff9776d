import * as v from 'valibot';
import { id, timestamp } from './primitives.ts';
import { extractionFactsSchema, profileSchema, qualitySchema, summarySchema } from './profile.ts';
import { scanStatus } from './scan.ts';

/**
 * What the candidate's newest CV says. All null before there is one; `profile` and `summary` stay those of the last
 * good reading while the scan runs again.
 */
export const candidateProfileView = v.object({
  object: v.literal('candidate_profile'),
  candidate_id: id('candidate'),
  scan_id: v.nullable(id('scan')),
  scan_status: v.nullable(scanStatus),
  profile: v.nullable(profileSchema),
  summary: v.nullable(summarySchema),
  quality: v.nullable(qualitySchema),
  extraction: v.nullable(extractionFactsSchema),
  /** When the reading ended. */
  updated_at: v.nullable(timestamp),
});
