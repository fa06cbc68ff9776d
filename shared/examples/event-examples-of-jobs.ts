import { fieldSkipped } from '../contracts/job-import.ts';
import { completeFit, headlineOf } from '../domain/fit-record.ts';
import { idSource } from '../domain/ids.ts';
import { mergeJob } from '../domain/job.ts';
import { completeImport, failImport } from '../domain/job-import.ts';
import { type JobMove, moveJob } from '../domain/job-moves.ts';
import { jobSnapshot } from '../domain/job-snapshot.ts';
import { claimScan, completeScan, correctScan, failScan, scanSnapshot } from '../domain/scan.ts';
import { withChangedStage } from '../domain/stages.ts';
import type { Job } from '../domain/stored/job.ts';
import type { Scan } from '../domain/stored/scan.ts';
import { changed, changeExample, deletionExample, type Example } from './example-change.ts';
import { changedAt, draft, ids, importing, published, scan } from './example-resources.ts';

const making = { now: changedAt, newId: idSource(changedAt, 'changes of the examples') };

const ofJob = (before: Job, after: Job | null, more?: Pick<Example, 'context' | 'worker'>) =>
  changeExample(jobSnapshot, before, changed(before, after), more);
const ofMove = (before: Job, move: JobMove) => {
  const { job, step } = moveJob(before, move, changedAt);
  return ofJob(before, job, step?.context && { context: step.context });
};

export const jobExamples = {
  'job.created': () => changeExample(jobSnapshot, null, draft),
  'job.updated': () => {
    const after = mergeJob(published, { openings: 3, job_details: { salary_max: 4450 } }, making);
    return ofJob(published, after, { context: { changed: ['openings', 'job_details'] } });
  },
  'job.published': () => ofMove(draft, 'publish'),
  'job.unpublished': () => ofMove(published, 'returnToDraft'),
  'job.closed': () => ofMove(published, 'close'),
  'job.deleted': () => deletionExample(jobSnapshot, published),
  'job.imported': () => {
    const facts = { name: 'Night Nurse', job_details: { employment_type: 'part_time' as const } };
    const posting = { source: 'json_ld' as const, confidence: 0.95, facts, warnings: [] };
    return ofJob(importing, completeImport(importing, posting, making, fieldSkipped), {
      worker: 'import-job',
    });
  },
  'job.import_failed': () => {
    const message = 'The page does not look like a job posting.';
    const error = { code: 'url_not_a_job' as const, message, retryable: false };
    return ofJob(importing, failImport(importing, error), { worker: 'import-job' });
  },
  'job.stages_updated': () =>
    ofJob(published, withChangedStage(published, published.stages[1]?.id ?? '', { name: 'Phone screening' })),
};

const messageId = 'message';
const started = changed(scan, claimScan(scan, messageId, changedAt));
const ofReading = (before: Scan, after: Scan | null) =>
  changeExample(scanSnapshot, before, changed(before, after), { worker: 'extract-scan' });

const reading = {
  file: { pages: 2, is_ocr: false, language: 'en' },
  quality: {
    resume_probability: 0.98,
    text_coverage: 0.94,
    layout: 'single_column' as const,
    warnings: [],
  },
  extraction: {
    engine: 'rules' as const,
    model: null,
    prompt_version: null,
    schema_version: '1',
    duration_ms: 240,
    fallback_reason: null,
  },
};
const completed = changed(started, completeScan(started, messageId, reading, changedAt));

export const scanExamples = {
  'scan.created': () => changeExample(scanSnapshot, null, scan, { worker: 'receive-file' }),
  'scan.started': () => ofReading(scan, started),
  'scan.completed': () => ofReading(started, completeScan(started, messageId, reading, changedAt)),
  'scan.failed': () => {
    const message = 'The file has no text that could be read.';
    const error = { code: 'no_text_found' as const, message, retryable: false };
    return ofReading(started, failScan(started, messageId, error, changedAt));
  },
  'scan.corrected': () =>
    changeExample(scanSnapshot, completed, changed(completed, correctScan(completed)), {
      context: { changed_fields: ['basics/name', 'work'] },
    }),
  'scan.scored': () => {
    const numbers = { score: 82, band: 'strong' as const, coverage: 0.9 };
    const fit = headlineOf(completeFit(null, completed, ids.job, numbers, changedAt));
    const context = { job_id: ids.job, ...numbers };
    return changeExample(scanSnapshot, completed, changed(completed, { fit }), {
      worker: 'score-scan',
      context,
    });
  },
  'scan.deleted': () => deletionExample(scanSnapshot, scan),
};
