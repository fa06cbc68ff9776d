import * as v from 'valibot';
import { applicationView } from './application.ts';
import { assessmentView } from './assessment.ts';
import { assessmentResultView } from './assessment-result.ts';
import { candidateView } from './candidate.ts';
import { candidateFile } from './candidate-file.ts';
import { fitScoreView } from './fit-score.ts';
import { exportedIntake } from './intake.ts';
import { noteView } from './note.ts';
import { id, timestamp, wholeNumber } from './primitives.ts';
import { scanView } from './scan.ts';
import { timelineEntry } from './timeline.ts';

/** A scan with its scores against every job. */
export const exportedScan = v.object({ ...scanView.entries, fit_scores: v.array(fitScoreView) });

const {
  object: _object,
  assessment_id: _id,
  candidate_id: _candidate,
  ...resultFields
} = assessmentResultView.entries;

/** An assessment with its result and the answers that it comes from. */
export const exportedAssessment = v.object({
  ...assessmentView.entries,
  result: v.nullable(v.omit(v.object(resultFields), ['kind', 'completed_at'])),
  responses: v.array(
    v.object({
      item_id: v.string(),
      value: v.union([v.number(), v.string()]),
      ms: wholeNumber,
      answered_at: timestamp,
    }),
  ),
});

const exportedFile = v.object({
  kind: v.string(),
  filename: v.string(),
  content_type: v.string(),
  size: v.nullable(wholeNumber),
  /**
   * The call that returns a signed URL of the file. A signed URL in the export would have expired long before its use.
   */
  path: v.string(),
});
export type ExportedFile = v.InferOutput<typeof exportedFile>;

/** The file of an export: all data stored about one person, for a subject access request. */
export const candidateExport = v.object({
  object: v.literal('candidate_export'),
  id: id('export'),
  created_at: timestamp,
  candidate: candidateView,
  /** The candidates that were merged into this one in the last 30 days, as they were. */
  merged_candidates: v.array(candidateView),
  applications: v.array(applicationView),
  scans: v.array(exportedScan),
  assessments: v.array(exportedAssessment),
  attachments: v.array(candidateFile),
  intakes: v.array(exportedIntake),
  notes: v.array(noteView),
  timeline: v.array(timelineEntry),
  files: v.array(exportedFile),
});
