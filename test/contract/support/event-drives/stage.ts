import { extractScan } from '../../../../functions/workers/extract-scan/handler.ts';
import { importJob } from '../../../../functions/workers/import-job/handler.ts';
import { receiveFile } from '../../../../functions/workers/receive-file/handler.ts';
import type { EventName } from '../../../../shared/contracts/events.ts';
import type { ExtractionOutcome } from '../../../../shared/extraction/outcome.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import type { PostingOutcome } from '../../../../shared/postings/read-posting.ts';
import { candidateFileStore } from '../../../../shared/storage/candidate-files.ts';
import { fileEraser } from '../../../../shared/storage/erase-file.ts';
import { exportStore } from '../../../../shared/storage/exports.ts';
import { grantStore } from '../../../../shared/storage/grants.ts';
import { intakeStore } from '../../../../shared/storage/intakes.ts';
import { jobStore } from '../../../../shared/storage/jobs.ts';
import { scanStore } from '../../../../shared/storage/scans.ts';
import { type UploadStore, uploadStore } from '../../../../shared/storage/uploads.ts';
import { webhookEndpointStore } from '../../../../shared/storage/webhook-endpoints.ts';
import { applicationCalls } from '../../../functions/support/application-calls.ts';
import { assessmentCalls } from '../../../functions/support/assessment-calls.ts';
import { candidateCalls } from '../../../functions/support/candidate-calls.ts';
import { fitCalls } from '../../../functions/support/fit-calls.ts';
import { intakeCalls } from '../../../functions/support/intake-calls.ts';
import { jobCalls } from '../../../functions/support/job-calls.ts';
import { moveCalls } from '../../../functions/support/move-calls.ts';
import { pipelineStores } from '../../../functions/support/pipeline-stores.ts';
import { portalCalls } from '../../../functions/support/portal-calls.ts';
import { privacyCalls } from '../../../functions/support/privacy-calls.ts';
import { scanCalls } from '../../../functions/support/scan-calls.ts';
import { stageCalls } from '../../../functions/support/stage-calls.ts';
import type { Backend } from '../../../support/backend.ts';

const environmentName = 'production' as const;
const clock = () => new Date();

/** Every endpoint and every worker that changes something, on the backend's table and bucket. */
export function openStage(backend: Backend) {
  const stores = pipelineStores(backend);
  const jobs = jobStore(backend.table);
  const scans = scanStore(backend.table);
  const uploads = uploadStore(backend.s3, backend.bucketName);
  const eraseFile = fileEraser(backend.s3, backend.bucketName);
  return {
    backend,
    stores,
    endpoints: webhookEndpointStore(backend.table),
    jobs: jobCalls(backend),
    stages: stageCalls(backend),
    scans: scanCalls(backend),
    applications: applicationCalls(backend),
    portal: portalCalls(backend),
    moves: moveCalls(backend),
    candidates: candidateCalls(backend),
    privacy: privacyCalls(backend),
    fits: fitCalls(backend),
    assessments: assessmentCalls(backend),
    intakes: intakeCalls(backend),
    /** Receives files as this bucket tells of them. */
    receiving: (bucket: Pick<UploadStore, 'find'>) =>
      receiveFile({
        environmentName,
        uploads: { ...uploads, ...bucket },
        grants: grantStore(backend.table),
        eraseFile,
        pipeline: stores.pipeline,
        candidates: stores.candidates,
        candidateFiles: candidateFileStore(backend.table),
        intakes: intakeStore(backend.table),
        scans,
        exports: exportStore(backend.table),
        clock,
      }),
    extract: ({ organizationId }: Caller, scanId: string, outcome: ExtractionOutcome) =>
      extractScan({
        loadCorrections: () => import('../../../../functions/workers/extract-scan/corrections.ts'),
        environmentName,
        scans,
        uploads,
        eraseFile,
        extract: async () => outcome,
        clock,
      })({ organizationId, scanId }, { messageId: crypto.randomUUID(), receiptsLeft: 4 }),
    importPosting: ({ organizationId }: Caller, jobId: string, outcome: PostingOutcome) =>
      importJob({ environmentName, jobs, readPosting: async () => outcome, clock })(
        { organizationId, jobId },
        false,
      ),
  };
}
export type Stage = ReturnType<typeof openStage>;

/** What is there, set up beforehand, and the deed whose events are looked at. */
export interface Drive {
  /** A visitor of the portal, the candidate of an assessment or the person of a chat does it, who has no key. */
  visitor?: 'portal' | 'assessment' | 'chat';
  /** The worker whose deed it is; the caller's own where none is named. */
  worker?: string;
  /** How many events of the type the deed makes; one unless said otherwise. */
  times?: number;
  prepare: (stage: Stage, caller: Caller) => Promise<() => Promise<unknown>>;
}
export type Drives = Partial<Record<EventName, Drive>>;

/** The caller does it. */
export const byCall = (prepare: Drive['prepare'], times = 1): Drive => ({ prepare, times });
/** A worker does it, on what a call has ordered. */
export const byWorker = (worker: string, prepare: Drive['prepare'], times = 1): Drive => ({
  worker,
  prepare,
  times,
});
