import { applicationSnapshot, mergeApplication } from '../domain/application.ts';
import { type MoveRequest, moveApplication } from '../domain/application-pipeline.ts';
import { receiveAttachment } from '../domain/attachment.ts';
import { candidateSnapshot, mergeCandidate } from '../domain/candidate.ts';
import { withChangedEntry } from '../domain/candidate-applications.ts';
import { erasureCompletedEvent, erasureOfCandidate } from '../domain/erasure.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { changed, changeExample, type Example } from './example-change.ts';
import { application, candidate, changedAt, ids, otherJob, published, scan } from './example-resources.ts';

type More = Pick<Example, 'context' | 'worker'>;
const ofApplication = (before: Application, after: Partial<Application>, more?: More) =>
  changeExample(applicationSnapshot, before, changed(before, after), more);
const ofCandidate = (before: Candidate, after: Partial<Candidate>, more?: More) =>
  changeExample(candidateSnapshot, before, changed(before, after), more);

const move = (before: Application, request: MoveRequest) => {
  const moved = moveApplication(before, { job: published, target: otherJob }, request, changedAt);
  return { next: moved?.next ?? before, context: moved?.candidateEvents[0]?.context };
};
const ofMove = (before: Application, request: MoveRequest) =>
  ofApplication(before, move(before, request).next);

const rejection: MoveRequest = {
  action: 'reject',
  rejection_reason_id: 'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
  reason: 'Position filled',
};
const rejected = changed(application, move(application, rejection).next);
const flagged: Application = {
  ...application,
  screening: { status: 'flagged', signals: ['sent_too_fast'] },
};

export const applicationExamples = {
  'application.created': () => changeExample(applicationSnapshot, null, application),
  'application.updated': () =>
    ofApplication(application, mergeApplication(application, { tags: ['night shifts'] }), {
      context: { changed: ['tags'] },
    }),
  'application.rejected': () => ofMove(application, rejection),
  'application.unrejected': () => ofMove(rejected, { action: 'unreject' }),
  'application.withdrawn': () => ofMove(application, { action: 'withdraw' }),
  'application.hired': () => ofMove(application, { action: 'hire' }),
  'application.transferred': () => ofMove(application, { action: 'transfer', job_id: otherJob.id }),
  'application.flagged': () => changeExample(applicationSnapshot, null, flagged),
  'application.attachment_added': () => {
    const file = { size: scan.file.size, version: '' };
    const arrival = {
      attachmentId: ids.attachment,
      file,
      maxBytes: file.size,
      scanId: ids.scan,
      agreed: null,
      now: changedAt,
    };
    return ofApplication(application, receiveAttachment(application, arrival)?.next ?? application, {
      worker: 'receive-file',
      context: { attachment_id: ids.attachment },
    });
  },
};

const ofErasure = (kind: 'candidate_erased' | 'candidate_anonymized'): Example => {
  const completed = erasureCompletedEvent(erasureOfCandidate(ids.erasure, kind, candidate, changedAt));
  return { ...(completed as NonNullable<typeof completed>), worker: 'erase-data' };
};
const toInterview = move(application, { action: 'move', stage_id: published.stages[2]?.id ?? '' });

export const candidateExamples = {
  'candidate.created': () => changeExample(candidateSnapshot, null, candidate),
  'candidate.updated': () =>
    ofCandidate(candidate, mergeCandidate(candidate, { phone: '+31 10 700 0000', tags: ['night shifts'] }), {
      context: { changed: ['phone', 'tags'] },
    }),
  'candidate.stage_changed': () =>
    ofCandidate(candidate, withChangedEntry(candidate, application, toInterview.next), {
      context: toInterview.context,
    }),
  'candidate.merged': () =>
    ofCandidate(candidate, { scan_id: ids.scan }, { context: { merged_candidate_id: ids.otherCandidate } }),
  'candidate.duplicate_detected': (): Example => ({
    ...ofCandidate(candidate, {}, { worker: 'index-candidate' }),
    context: { duplicate_candidate_id: ids.otherCandidate },
  }),
  'candidate.consent_updated': () =>
    ofCandidate(candidate, {
      consent: candidate.consent && { ...candidate.consent, marketing: true },
    }),
  'candidate.retention_due': () =>
    ofCandidate(
      { ...candidate, retention_due_on: '2026-01-12' },
      { retention_due_on: null },
      { worker: 'sweep-retention', context: { retention_ended_on: '2026-01-12' } },
    ),
  'candidate.anonymized': () => ofErasure('candidate_anonymized'),
  'candidate.deleted': () => ofErasure('candidate_erased'),
  'candidate.note_added': (): Example => ({
    ...ofCandidate(candidate, {}, { context: { note_id: ids.note } }),
    previous: null,
  }),
};
