import { applicationStore } from '../storage/applications.ts';
import { candidateStore } from '../storage/candidates.ts';
import { fitScoreStore } from '../storage/fit-scores.ts';
import { jobStore } from '../storage/jobs.ts';
import { pipelineStore } from '../storage/pipeline.ts';
import { rejectionReasonStore } from '../storage/rejection-reasons.ts';
import type { Table } from '../storage/table.ts';
import { timelineStore } from '../storage/timeline.ts';
import { openIndexKeys } from './open-index-keys.ts';

/**
 * The stores for an endpoint of applications or candidates. `blindIndexKey` is only for functions that search by e-mail
 * address.
 */
export function openPipeline({ table }: { table: Table }) {
  const applications = applicationStore(table);
  const candidates = candidateStore(table, openIndexKeys());
  return {
    jobs: jobStore(table),
    fitScores: fitScoreStore(table),
    reasons: rejectionReasonStore(table),
    applications,
    candidates,
    timeline: timelineStore(table),
    pipeline: pipelineStore({ table, applications, candidates }),
  };
}
