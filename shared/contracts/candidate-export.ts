import * as v from 'valibot';
import { applicationView } from './application.ts';
import { candidateView } from './candidate.ts';
import { fitScoreView } from './fit-score.ts';
import { noteView } from './note.ts';
import { id, timestamp } from './primitives.ts';
import { scanView } from './scan.ts';
import { timelineEntry } from './timeline.ts';

/** Everything that is kept about one person: what an answer to a subject access request is made of. */
export const candidateExport = v.object({
  object: v.literal('export'),
  id: id('export'),
  candidate: candidateView,
  applications: v.array(applicationView),
  /** Each with its scores against every job. */
  scans: v.array(v.object({ ...scanView.entries, fit_scores: v.array(fitScoreView) })),
  notes: v.array(noteView),
  timeline: v.array(timelineEntry),
  /** Each file under a signed URL that works for five minutes. */
  files: v.array(
    v.object({
      kind: v.string(),
      filename: v.string(),
      content_type: v.string(),
      size: v.nullable(v.number()),
      url: v.string(),
      expires_at: timestamp,
    }),
  ),
  created_at: timestamp,
});
