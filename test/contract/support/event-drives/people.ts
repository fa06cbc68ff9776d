import type { Candidate } from '../../../../shared/domain/stored/candidate.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import {
  applicationFor,
  fromCareerSite,
  publishedJob,
  visitorOf,
} from '../../../functions/support/application-calls.ts';
import { originOf } from '../../../functions/support/origin.ts';
import { storeApplication, storeJob } from '../../../functions/support/pipeline-stores.ts';
import { storeScan } from '../../../functions/support/scan-calls.ts';
import { byCall, byWorker, type Drives, type Stage } from './stage.ts';
import { storedOf } from './stored.ts';

const jane = { first_name: 'Jane', email: 'jane@example.com' };
const known = async (stage: Stage, caller: Caller): Promise<Candidate> =>
  (await stage.candidates.create({ caller, body: { ...jane, external_id: 'person-7' } })).body;

/** A call about somebody who is known. */
const about = (call: 'update' | 'tag' | 'changeTags' | 'addNote' | 'attach', body: object) =>
  byCall(async (stage, caller) => {
    const { id } = await known(stage, caller);
    return () => stage.candidates[call]({ caller, params: { id }, body });
  });
const upserted = (body: object) => (stage: Stage, caller: Caller) =>
  stage.candidates.upsert({ caller, params: { external_id: 'person-7' }, body });

/** Somebody with an application and two CVs, of whom nothing is to stay but what the call leaves. */
const ended = (call: 'anonymize' | 'remove', times: number) =>
  byWorker(
    'erase-data',
    async (stage, caller) => {
      const job = await storeJob(stage.stores, caller);
      const { candidate_id } = await storeApplication(stage.stores, caller, job, jane);
      for (const _ of ['first', 'second'])
        await storeScan(stage.backend, caller, new Date(), { candidate_id });
      return async () => {
        await stage.privacy[call]({ caller, params: { id: candidate_id } });
        await stage.privacy.erase(await orderOf(stage, caller));
      };
    },
    times,
  );

async function orderOf({ backend }: Stage, caller: Caller) {
  const [order] = await storedOf(backend, caller, 'erasure');
  return { organizationId: caller.organizationId, erasureId: order?.id ?? '' };
}

/** A form under the address of somebody who is known, which the team says is theirs. */
const confirmed = byCall(async (stage, caller) => {
  const { id } = await known(stage, caller);
  const job = await publishedJob(stage.backend, caller);
  const consent = { processing: true, marketing: true };
  await stage.applications.create({ caller, body: applicationFor(job, { candidate: jane }) });
  const body = applicationFor(job, { candidate: { ...jane, phone: '+31 10' }, consent });
  const form = { caller: visitorOf(caller), headers: fromCareerSite, body };
  const application_id = (await stage.applications.create(form)).body.id;
  return () => stage.candidates.confirm({ caller, params: { id }, body: { application_id } });
});

/** Somebody with an application who is merged into another candidate, or restored. */
const merging = (call: 'merge' | 'unmerge') =>
  byCall(async (stage, caller) => {
    const { id } = await known(stage, caller);
    const job = await storeJob(stage.stores, caller);
    const email = 'j.miller@example.com';
    const { candidate_id } = await storeApplication(stage.stores, caller, job, { ...jane, email });
    const sent = { caller, params: { id }, body: { candidate_id } };
    if (call === 'unmerge') await stage.candidates.merge(sent);
    return () => stage.candidates[call](sent);
  });

export const peopleDrives: Record<string, Drives> = {
  createCandidate: {
    'candidate.created': byCall(
      async (stage, caller) => () => stage.candidates.create({ caller, body: jane }),
    ),
  },
  updateCandidate: { 'candidate.updated': about('update', { phone: '+31 10', metadata: { team: 'B' } }) },
  upsertCandidate: {
    'candidate.created': byCall(async (stage, caller) => () => upserted(jane)(stage, caller)),
    'candidate.updated': byCall(async (stage, caller) => {
      await known(stage, caller);
      return () => upserted({ tags: ['night shifts'] })(stage, caller);
    }),
  },
  changeCandidateTags: { 'candidate.updated': about('changeTags', { add: ['night shifts'] }) },
  replaceCandidateTags: { 'candidate.updated': about('tag', { tags: ['night shifts'] }) },
  confirmApplicant: {
    'candidate.consent_updated': confirmed,
    'candidate.updated': confirmed,
    'application.updated': confirmed,
  },
  mergeCandidate: {
    'candidate.merged': merging('merge'),
    'candidate.deleted': merging('merge'),
    'application.updated': merging('merge'),
  },
  unmergeCandidate: {
    'candidate.created': merging('unmerge'),
    'candidate.updated': merging('unmerge'),
    'application.updated': merging('unmerge'),
  },
  createCandidateNote: { 'candidate.note_added': about('addNote', { text: 'Called twice.' }) },
  addCandidateAttachment: {
    'candidate.updated': about('attach', { kind: 'letter', filename: 'letter.pdf' }),
  },
  deleteCandidateAttachment: {
    'candidate.updated': byCall(async (stage, caller) => {
      const { id } = await known(stage, caller);
      const body = { kind: 'letter', filename: 'letter.pdf' };
      const file = await stage.candidates.attach({ caller, params: { id }, body });
      const params = { id, attachment_id: file.body.id };
      return () => stage.candidates.removeFile({ caller, params });
    }),
  },
  anonymizeCandidate: {
    'candidate.anonymized': ended('anonymize', 1),
    'scan.deleted': ended('anonymize', 2),
  },
  deleteCandidate: { 'candidate.deleted': ended('remove', 1), 'scan.deleted': ended('remove', 2) },
};

/** Of somebody whose retention ended today. */
export const retentionDue = byWorker('sweep-retention', async (stage, caller) => {
  const { id } = await known(stage, caller);
  const today = new Date().toISOString().slice(0, 10);
  await stage.stores.candidates.change(originOf(caller), id, (before) => ({
    next: { ...before, retention_due_on: today },
    events: [],
  }));
  return () => stage.privacy.sweepRetention();
});
