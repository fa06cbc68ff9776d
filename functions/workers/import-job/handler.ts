import {
  fieldSkipped,
  type ImportError,
  importWarnings,
  type ReadPosting,
} from '../../../shared/contracts/job-import.ts';
import { isRefusal } from '../../../shared/domain/api-error.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { completeImport, failImport } from '../../../shared/domain/job-import.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { PostingOutcome } from '../../../shared/postings/read-posting.ts';
import type { JobStore } from '../../../shared/storage/jobs.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  jobs: Pick<JobStore, 'find' | 'change'>;
  readPosting: (url: string, now: Date) => Promise<PostingOutcome>;
  clock: () => Date;
}

interface JobToImport {
  organizationId: string;
  jobId: string;
}

/** The page could not be fetched this time. The message returns to the queue, which delays the next attempt. */
class PostingPostponed extends Error {
  constructor() {
    super('the posting could not be reached; it is tried again');
    this.name = 'PostingPostponed';
  }
}

/** Fetches the posting of one draft, fills in fields that were not changed meanwhile, and records the result. */
export const importJob =
  (deps: Dependencies) =>
  async ({ organizationId, jobId }: JobToImport, isLast: boolean): Promise<void> => {
    const { jobs, readPosting, clock } = deps;
    const job = await jobs.find(organizationId, jobId);
    if (job?.import?.status !== 'processing') return;

    // The earlier attempts ended without a result. A failed import is better than one that never ends.
    const outcome = isLast ? gaveUp : await readPosting(job.import.source_url, clock());
    const retries = outcome.outcome === 'failed' && outcome.error.retryable && !isLast;
    log.info('posting read', {
      job: jobId,
      outcome: outcome.outcome === 'read' ? outcome.posting.source : outcome.error.code,
      retries,
    });
    if (retries) throw new PostingPostponed();

    const origin = systemOrigin('import-job', deps, organizationId, clock());
    const making = { now: origin.now, newId: idSource(origin.now) };
    const change = jobs.change(origin, jobId, (held) => {
      if (outcome.outcome === 'failed') {
        const next = failImport(held, outcome.error);
        return next && { next, events: [{ type: 'job.import_failed' }] };
      }
      const posting = held.status === 'draft' ? outcome.posting : nothingTaken(outcome.posting);
      const next = completeImport(held, posting, making, fieldSkipped);
      return next && { next, events: [{ type: 'job.imported' }] };
    });
    // Ignores a job that was deleted meanwhile.
    await change.catch((error) => {
      if (!isRefusal(error, 'not_found')) throw error;
    });
  };

const notReached: ImportError = {
  code: 'url_not_reachable',
  message: 'The page could not be read after several attempts.',
  retryable: true,
};
const gaveUp: PostingOutcome = { outcome: 'failed', error: notReached };

const nothingTaken = (posting: ReadPosting): ReadPosting => ({
  ...posting,
  facts: {},
  warnings: [{ code: 'not_a_draft', message: importWarnings.not_a_draft }],
});
