import { addCandidateAttachment } from '../../../functions/candidates/add-candidate-attachment.ts';
import { changeCandidateTags } from '../../../functions/candidates/change-candidate-tags.ts';
import { confirmApplicant } from '../../../functions/candidates/confirm-applicant.ts';
import { createCandidate } from '../../../functions/candidates/create-candidate.ts';
import { createCandidateNote } from '../../../functions/candidates/create-candidate-note.ts';
import { deleteCandidateAttachment } from '../../../functions/candidates/delete-candidate-attachment.ts';
import { deleteCandidateNote } from '../../../functions/candidates/delete-candidate-note.ts';
import { getCandidate } from '../../../functions/candidates/get-candidate.ts';
import { getCandidateAttachment } from '../../../functions/candidates/get-candidate-attachment.ts';
import { getCandidateJsonResume } from '../../../functions/candidates/get-candidate-json-resume.ts';
import { getCandidateNote } from '../../../functions/candidates/get-candidate-note.ts';
import { getCandidateProfile } from '../../../functions/candidates/get-candidate-profile.ts';
import { listCandidateApplications } from '../../../functions/candidates/list-candidate-applications.ts';
import { listCandidateAttachments } from '../../../functions/candidates/list-candidate-attachments.ts';
import { listCandidateDuplicates } from '../../../functions/candidates/list-candidate-duplicates.ts';
import { listCandidateNotes } from '../../../functions/candidates/list-candidate-notes.ts';
import { listCandidateScans } from '../../../functions/candidates/list-candidate-scans.ts';
import { listCandidateTimeline } from '../../../functions/candidates/list-candidate-timeline.ts';
import { listCandidates } from '../../../functions/candidates/list-candidates.ts';
import { mergeCandidate } from '../../../functions/candidates/merge-candidate.ts';
import { replaceCandidateTags } from '../../../functions/candidates/replace-candidate-tags.ts';
import { unmergeCandidate } from '../../../functions/candidates/unmerge-candidate.ts';
import { updateCandidate } from '../../../functions/candidates/update-candidate.ts';
import { upsertCandidate } from '../../../functions/candidates/upsert-candidate.ts';
import { indexCandidate } from '../../../functions/workers/index-candidate/handler.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { duplicates } from '../../../shared/storage/duplicates.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { mergeStore } from '../../../shared/storage/merges.ts';
import { noteStore } from '../../../shared/storage/notes.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { fileTaker } from '../../../shared/storage/take-files.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { wordSearch } from '../../../shared/storage/word-search.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { originOf } from './origin.ts';
import { pipelineStores } from './pipeline-stores.ts';

export type CandidateCalls = ReturnType<typeof candidateCalls>;

/** Every endpoint of candidates, on the backend's table. */
export function candidateCalls(backend: Backend, clock?: () => Date) {
  const edge = testEdge(backend, clock);
  const stores = pipelineStores(backend);
  const scans = scanStore(backend.table);
  const notes = noteStore(backend.table);
  const uploads = uploadStore(backend.s3, backend.bucketName);
  const cursorKeys = async () => keyRing('1');
  const merges = mergeStore({ table: backend.table, ...stores, scans, intakes: intakeStore(backend.table) });
  const { table } = backend;
  const search = wordSearch(table, stores.candidates);
  const shared = { table, search, candidates: stores.candidates };
  const files = {
    candidateFiles: candidateFileStore(table),
    uploads,
    takeFiles: fileTaker(uploads),
    erasures: erasureStore(table),
  };
  const all = {
    ...stores,
    ...files,
    scans,
    notes,
    merges,
    search,
    duplicates: duplicates(shared),
    cursorKeys,
  };
  const work = indexCandidate({
    environmentName: 'production',
    index: wordIndex({ ...shared, scans }),
    duplicates: all.duplicates,
    clock: clock ?? (() => new Date()),
  });
  return {
    stores,
    /** What the worker does with a message about a candidate. */
    index: workingAs('index-candidate', ({ organizationId }: Caller, candidateId: string) =>
      work({ organizationId, candidateId }),
    ),
    create: callerOf(routes.createCandidate, createCandidate(all), edge),
    list: callerOf(routes.listCandidates, listCandidates(all), edge),
    get: callerOf(routes.getCandidate, getCandidate(all), edge),
    update: callerOf(routes.updateCandidate, updateCandidate(all), edge),
    upsert: callerOf(routes.upsertCandidate, upsertCandidate(all), edge),
    changeTags: callerOf(routes.changeCandidateTags, changeCandidateTags(all), edge),
    jsonResume: callerOf(routes.getCandidateJsonResume, getCandidateJsonResume(all), edge),
    tag: callerOf(routes.replaceCandidateTags, replaceCandidateTags(all), edge),
    confirm: callerOf(routes.confirmApplicant, confirmApplicant({ ...all, ...edge }), edge),
    profile: callerOf(routes.getCandidateProfile, getCandidateProfile(all), edge),
    scans: callerOf(routes.listCandidateScans, listCandidateScans(all), edge),
    applications: callerOf(routes.listCandidateApplications, listCandidateApplications(all), edge),
    timeline: callerOf(routes.listCandidateTimeline, listCandidateTimeline(all), edge),
    notes: callerOf(routes.listCandidateNotes, listCandidateNotes(all), edge),
    addNote: callerOf(routes.createCandidateNote, createCandidateNote(all), edge),
    note: callerOf(routes.getCandidateNote, getCandidateNote(all), edge),
    duplicates: callerOf(routes.listCandidateDuplicates, listCandidateDuplicates(all), edge),
    merge: callerOf(routes.mergeCandidate, mergeCandidate(all), edge),
    unmerge: callerOf(routes.unmergeCandidate, unmergeCandidate(all), edge),
    files: callerOf(routes.listCandidateAttachments, listCandidateAttachments(all), edge),
    attach: callerOf(routes.addCandidateAttachment, addCandidateAttachment(all), edge),
    file: callerOf(routes.getCandidateAttachment, getCandidateAttachment(all), edge),
    removeFile: callerOf(routes.deleteCandidateAttachment, deleteCandidateAttachment(all), edge),
    removeNote: callerOf(routes.deleteCandidateNote, deleteCandidateNote(all), edge),
  };
}

/** A new organization and one candidate of it, made by API. */
export async function knowing(backend: Backend, calls: CandidateCalls, fields: object = {}) {
  const caller = await newCaller(backend);
  const { body: candidate } = await calls.create({ caller, body: { first_name: 'Jane', ...fields } });
  return { caller, candidate, params: { id: candidate.id as string } };
}

/** Puts a changed candidate into the table behind the endpoints' back. */
export const changeStored = (calls: CandidateCalls, caller: Caller, id: string, change: Partial<Candidate>) =>
  calls.stores.candidates.change(originOf(caller), id, (before) => ({
    next: { ...before, ...change },
    events: [],
  }));

/** An id of the right form that nobody has. */
export const nobody = 'cand_01HZZZZZZZZZZZZZZZZZZZZZZZ';
