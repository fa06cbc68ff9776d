import * as v from 'valibot';
import { timestamp } from '../../contracts/primitives.ts';
import { profileSchema, summarySchema } from '../../contracts/profile.ts';
import { scanFields } from '../../contracts/scan.ts';

/**
 * `claimed_by` is the queue message that is being processed, `file_key` and `file_version` are the place of the file
 * (null: the key has one version), `pending_file` is the key of the upload; scans of earlier releases have none.
 */
export const storedScan = v.object({
  ...scanFields,
  file_key: v.string(),
  file_version: v.nullable(v.string()),
  pending_file: v.optional(v.nullable(v.object({ key: v.string(), version: v.string() }))),
  claimed_by: v.nullable(v.string()),
  claimed_until: v.nullable(timestamp),
  /** The number of changes of the profile by people; scans of earlier releases have none. */
  corrections: v.optional(v.number()),
});
export type Scan = v.InferOutput<typeof storedScan>;

const { basics, work, education, skills, languages, certificates, confidence } = profileSchema.entries;
/** The parts of a profile that a person corrected, as they were read. */
const readParts = v.object({
  basics: v.optional(basics),
  work: v.optional(work),
  education: v.optional(education),
  skills: v.optional(skills),
  languages: v.optional(languages),
  certificates: v.optional(certificates),
  confidence,
});

/** `lines` are the lines of the file's text, numbered as in the sources; results of earlier releases have none. */
const storedScanResult = v.object({
  profile: profileSchema,
  summary: summarySchema,
  read: v.optional(readParts),
  lines: v.optional(v.array(v.string())),
  lines_cut: v.optional(v.boolean()),
});
export type ScanResult = v.InferOutput<typeof storedScanResult>;
