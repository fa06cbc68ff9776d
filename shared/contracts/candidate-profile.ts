import * as v from 'valibot';
import { id, timestamp } from './primitives.ts';
import { extractionFactsSchema, qualitySchema, summarySchema } from './profile.ts';
import { profileView } from './profile-view.ts';
import { scanStatus } from './scan.ts';

/**
 * The profile of the candidate's newest CV. All fields are null before the first CV; while the scan runs again,
 * `profile` and `summary` are those of the last successful extraction.
 */
export const candidateProfileView = v.object({
  object: v.literal('candidate_profile'),
  candidate_id: id('candidate'),
  scan_id: v.nullable(id('scan')),
  scan_status: v.nullable(scanStatus),
  profile: v.nullable(profileView),
  summary: v.nullable(summarySchema),
  quality: v.nullable(qualitySchema),
  extraction: v.nullable(extractionFactsSchema),
  /** When the extraction ended. */
  updated_at: v.nullable(timestamp),
});
