/**
 * The audit that an operator prints: whether the fit scores of a job select one category of people less often than
 * another.
 */

import { fitBands } from '../contracts/fit-headline.ts';
import { type CategoryRate, type Selection, selectionRates } from '../domain/selection-rates.ts';
import type { FitScoreStore } from '../storage/fit-scores.ts';
import type { JobStore } from '../storage/jobs.ts';
import type { ScanStore } from '../storage/scans.ts';
import { isIdOf, matchCategories, readCategories } from './audit-categories.ts';
import { AdministrationError } from './organizations.ts';

interface Reach {
  fitScores: Pick<FitScoreStore, 'ranking'>;
  scans: Pick<ScanStore, 'findByExternalId'>;
  jobs: Pick<JobStore, 'find'>;
}

interface Asked {
  organization: string;
  job: string;
  /** Lines of `scan id or external id,category`, with or without a heading. They are not stored. */
  categories: string;
  selection: Selection;
}

export interface FitAudit {
  object: 'fit_audit';
  job_id: string;
  selection: Selection;
  categories: CategoryRate[];
  /** The scores without a category in the file, and the lines of the file without a score. */
  without_category: number;
  without_score: number;
}

/** The scores that count as selected: `good` and better by default. Throws {@link AdministrationError}. */
export function readSelection(band: string | undefined, leastScore: string | undefined): Selection {
  if (leastScore !== undefined) {
    if (band !== undefined || !/^\d{1,3}$/.test(leastScore) || Number(leastScore) > 100)
      throw new AdministrationError('--least-score is a whole number from 0 to 100, without --band');
    return { least_score: Number(leastScore) };
  }
  const known = fitBands.find((name) => name === (band ?? 'good'));
  if (!known) throw new AdministrationError(`--band is one of ${fitBands.join(', ')}`);
  return { band: known };
}

/**
 * The selection rates of a job's scored people by the categories that the customer supplies. Throws
 * {@link AdministrationError}.
 */
export async function auditFit(reach: Reach, asked: Asked): Promise<FitAudit> {
  const { job, selection } = asked;
  const lines = readCategories(asked.categories, 'scan');
  const scores = await scoresOfJob(reach, asked);
  const { categories, withoutScore } = await matchCategories(lines, scores, async (named) =>
    isIdOf('scan', named) ? named : (await reach.scans.findByExternalId(asked.organization, named))?.id,
  );
  if (categories.size === 0)
    throw new AdministrationError(
      'no line of the categories names a scan or an external id with a score of this job',
    );
  const audited = [...categories].map(([id, category]) => ({ category, score: scores.get(id) as number }));
  return {
    object: 'fit_audit',
    job_id: job,
    selection,
    categories: selectionRates(audited, selection),
    without_category: scores.size - audited.length,
    without_score: withoutScore,
  };
}

/** The scores of a job, which can be audited even after the job was deleted. */
async function scoresOfJob({ fitScores, jobs }: Reach, { organization, job }: Asked) {
  const scores = new Map<string, number>();
  let after: string | undefined;
  do {
    const page = await fitScores.ranking(organization, job, { limit: 1000, after });
    for (const { scan_id, score } of page.items) if (score !== null) scores.set(scan_id, score);
    after = page.next ?? undefined;
  } while (after !== undefined);
  if (scores.size > 0) return scores;
  const isKnown = await jobs.find(organization, job);
  throw new AdministrationError(
    isKnown ? `nobody has a score of ${job} yet` : `${organization} has no job ${job} in this stage`,
  );
}
