import { isDeepStrictEqual } from 'node:util';
import type { ScreeningSignal } from '../contracts/application.ts';
import type { SentApplicationBody, UpdateApplicationBody } from '../contracts/application-body.ts';
import { ApiError } from './api-error.ts';
import { entryStageOf, stageOf } from './application-moves.ts';
import { consentSnapshot, newConsent } from './consent.ts';
import { mergeCustomFields } from './custom-fields.ts';
import { acceptsApplications } from './job-publicity.ts';
import { mergeMetadata } from './metadata.ts';
import type { Application, Attachment } from './stored/application.ts';
import type { Job } from './stored/job.ts';

/** The stage and status with which an application of the team begins; by default it is active in the entry stage. */
export type Beginning = Pick<Application, 'status' | 'stage'> &
  Partial<Pick<Application, 'applied_at' | 'hired_at' | 'withdrawn_at' | 'rejection'>>;

interface Making {
  id: string;
  candidateId: string;
  job: Job;
  sourceType: Application['source']['type'];
  answers: Application['submission']['answers'];
  attachments: Attachment[];
  signals: ScreeningSignal[];
  /** Omitted where only the organization can have sent it. */
  isConfirmed?: boolean;
  beginning?: Beginning;
  now: Date;
}

/** An application as it was sent, in the entry stage of its job. */
export function newApplication(body: SentApplicationBody, making: Making): Application {
  const { id, candidateId, job, now } = making;
  const at = now.toISOString();
  const { cover_letter, locale } = body;
  return {
    id,
    job_id: job.id,
    candidate_id: candidateId,
    status: 'active',
    stage: stageOf(entryStageOf(job)),
    submission: {
      ...body.candidate,
      cover_letter,
      answers: making.answers,
      attachments: making.attachments,
      locale,
    },
    consent: newConsent(body.consent, job, now),
    source: { type: making.sourceType, utm: body.source.utm ?? {}, referrer: body.source.referrer ?? null },
    screening: { status: isSpamLike(making.signals) ? 'flagged' : 'clean', signals: making.signals },
    rejection: null,
    scan_id: null,
    is_confirmed: making.isConfirmed ?? true,
    tags: [...new Set(body.tags)],
    version: 1,
    external_id: body.external_id ?? null,
    custom_fields: mergeCustomFields({}, body.custom_fields),
    metadata: body.metadata ?? {},
    created_at: at,
    updated_at: at,
    last_moved_at: null,
    hired_at: null,
    withdrawn_at: null,
    ...making.beginning,
  };
}

/** When the person applied. */
export const appliedAt = ({
  applied_at,
  created_at,
}: Pick<Application, 'applied_at' | 'created_at'>): string => applied_at ?? created_at;

/** A repeated application is noted and does not count as spam. */
const isSpamLike = (signals: ScreeningSignal[]) =>
  signals.some((signal) => signal !== 'repeated_application');

/** Throws for a job that is not published, does not accept applications, or is outside its dates. */
export function refuseClosedJob(job: Job, now: Date): void {
  if (!acceptsApplications(job, now))
    throw new ApiError('job_not_accepting_applications', { param: 'job_id' });
}

/**
 * 200 kB of the 400 kB of a row. Tags, custom fields, metadata, notes and an external id of the greatest length still fit, so that
 * changes by the team never fail because of a long application.
 */
const maxNewBytes = 200 * 1024;

/** Throws {@link ApiError} payload_too_large for a new application that leaves no space for later changes. */
export function refuseTooLarge(application: Application): void {
  if (Buffer.byteLength(JSON.stringify(application)) <= maxNewBytes) return;
  const message = 'The texts of an application weigh 200 kB at most; long ones belong in a file.';
  throw new ApiError('payload_too_large', { message });
}

/** The application with its tags, external id, custom fields and metadata changed; the same object when nothing changes. */
export function mergeApplication(application: Application, patch: UpdateApplicationBody): Application {
  const merged: Application = {
    ...application,
    tags: patch.tags ? [...new Set(patch.tags)] : application.tags,
    external_id: patch.external_id === undefined ? application.external_id : patch.external_id,
    custom_fields: mergeCustomFields(application.custom_fields, patch.custom_fields),
    metadata: mergeMetadata(application.metadata, patch.metadata ?? {}),
  };
  return isDeepStrictEqual(merged, application) ? application : merged;
}

/** The application with one attachment changed. */
export const withAttachment = (
  application: Application,
  id: string,
  change: Partial<Attachment>,
): Application => ({
  ...application,
  submission: {
    ...application.submission,
    attachments: application.submission.attachments.map((attachment) =>
      attachment.id === id ? { ...attachment, ...change } : attachment,
    ),
  },
});

/**
 * An application in events. Events outlive an erasure in archives and at receivers, so every permitted field is listed
 * here: ids, states and times, and no text that a person wrote.
 */
export const applicationSnapshot = (application: Application) => ({
  object: 'application',
  id: application.id,
  job_id: application.job_id,
  candidate_id: application.candidate_id,
  status: application.status,
  stage: application.stage,
  applied_at: appliedAt(application),
  consent: consentSnapshot(application.consent),
  source: { type: application.source.type },
  screening: application.screening,
  rejection: application.rejection && {
    rejection_reason_id: application.rejection.rejection_reason_id ?? null,
    at: application.rejection.at,
  },
  scan_id: application.scan_id,
  is_confirmed: application.is_confirmed,
  attachments: application.submission.attachments.map(({ id, kind, content_type, size, status }) => ({
    id,
    // Every other kind of file is a word that the sender chose.
    kind: kind === 'resume' ? kind : 'other',
    content_type,
    size,
    status,
  })),
  version: application.version,
  created_at: application.created_at,
  updated_at: application.updated_at,
  last_moved_at: application.last_moved_at,
  hired_at: application.hired_at,
  withdrawn_at: application.withdrawn_at,
});
