import type { Api } from '../../support/local-stage.ts';
import { put } from './scans.ts';
import { idOf, type Recorded, type Step } from './step.ts';

/** Jane, known since she applied. */
const jane = idOf('createApplication', 'candidate_id');
const note = (recorded: Recorded) => ({ ...jane(recorded), note_id: recorded.createCandidateNote.id });

const file = (recorded: Recorded) => ({
  ...jane(recorded),
  attachment_id: recorded.addCandidateAttachment.id,
});
const isFileStored = async (api: Api, recorded: Recorded) => {
  const { data } = (await api.get(`/v1/candidates/${jane(recorded).id}/attachments`)).body;
  return data[0].status === 'stored';
};

/** The team gets to know people, by their applications and without. */
export const candidateStory: Step[] = [
  {
    operation: 'createCandidate',
    headers: { 'Idempotency-Key': 'person-311' },
    body: {
      first_name: 'Maria',
      last_name: 'Jansen',
      email: 'maria.jansen@example.com',
      phones: [{ number: '+31 15 700 0000' }, { number: '+31 6 5550 0111', is_primary: true }],
      location: { city: 'Delft', country_code: 'NL' },
      source: { type: 'referral' },
      tags: ['pediatrics'],
      external_id: 'person-311',
    },
  },
  {
    operation: 'updateCandidate',
    params: idOf('createCandidate'),
    body: { phone: '+31 20 794 0801', metadata: { referred_by: 'employee-88' } },
    causes: ['candidate.updated'],
  },
  {
    operation: 'upsertCandidate',
    params: { external_id: 'person-312' },
    body: { first_name: 'Ahmed', last_name: 'Bakker', tags: ['night shifts'], source: { type: 'import' } },
    causes: ['candidate.created'],
  },
  {
    operation: 'replaceCandidateTags',
    params: idOf('createCandidate'),
    body: { tags: ['pediatrics', 'intensive care'] },
  },
  {
    operation: 'changeCandidateTags',
    params: idOf('createCandidate'),
    body: { add: ['night shifts'], remove: ['pediatrics'] },
  },
  {
    operation: 'createCandidate',
    name: 'duplicate',
    body: { first_name: 'Maria', last_name: 'Jansen', email: 'm.jansen@example.com' },
    // The same name only: an event would change the candidate that is indexed last, which may be either.
    until: async (api, recorded) => {
      const { body } = await api.get(`/v1/candidates/${recorded.createCandidate.id}/duplicates`);
      return body.data.length > 0;
    },
  },
  {
    operation: 'listCandidateDuplicates',
    params: idOf('createCandidate'),
  },
  {
    operation: 'mergeCandidate',
    params: idOf('createCandidate'),
    body: (recorded) => ({ candidate_id: recorded.duplicate.id }),
    causes: ['candidate.merged'],
  },
  {
    operation: 'unmergeCandidate',
    params: idOf('createCandidate'),
    body: (recorded) => ({ candidate_id: recorded.duplicate.id }),
    until: async (api) => (await api.get('/v1/candidates?q=jansen')).body.data.length > 1,
  },
  { operation: 'listCandidates', query: { q: 'jansen' } },
  { operation: 'getCandidate', params: jane },
  { operation: 'getCandidateProfile', params: jane },
  { operation: 'getCandidateJsonResume', params: jane },
  { operation: 'listCandidateScans', params: jane },
  { operation: 'listCandidateApplications', params: jane },
  {
    operation: 'createApplication',
    name: 'again',
    by: 'page',
    body: (recorded) => ({
      job_id: recorded.createJob.id,
      candidate: { first_name: 'Jane', last_name: 'Miller', email: 'jane.miller@example.com' },
      answers: [{ key: 'night_shifts', value: true }],
      consent: { processing: true, marketing: true },
    }),
  },
  {
    operation: 'confirmApplicant',
    params: jane,
    body: (recorded) => ({ application_id: recorded.again.id }),
    causes: ['candidate.consent_updated'],
  },
  {
    operation: 'createCandidateNote',
    params: jane,
    body: { text: 'Spoke with her last employer: very content.' },
    causes: ['candidate.note_added'],
  },
  {
    operation: 'addCandidateAttachment',
    params: jane,
    body: { kind: 'certificate', filename: 'cardiology-certificate.pdf' },
    afterwards: put('addCandidateAttachment', 'A certificate'),
    until: isFileStored,
  },
  { operation: 'listCandidateAttachments', params: jane },
  { operation: 'getCandidateAttachment', params: file },
  { operation: 'getCandidateNote', params: note },
  { operation: 'listCandidateNotes', params: jane },
  { operation: 'listCandidateTimeline', params: jane, query: { limit: '5' } },
];

/** People ask for their data, and for it to go. */
export const privacyStory: Step[] = [
  {
    operation: 'createCandidateExport',
    params: jane,
    until: async (api, recorded) =>
      (await api.get(`/v1/exports/${recorded.createCandidateExport.id}`)).body.status === 'completed',
  },
  // The bytes are not the same each time.
  {
    operation: 'getExport',
    params: idOf('createCandidateExport'),
    shows: (body) => ({ ...body, size: 18_204 }),
  },
  { operation: 'deleteCandidateAttachment', params: file },
  { operation: 'deleteCandidateNote', params: note },
  {
    operation: 'anonymizeCandidate',
    params: idOf('createCandidate'),
    causes: ['candidate.anonymized'],
  },
  {
    operation: 'deleteCandidate',
    params: idOf('upsertCandidate'),
    causes: ['candidate.deleted'],
    until: async (api, recorded) =>
      (await api.get(`/v1/erasures/${recorded.deleteCandidate.id}`)).body.status === 'completed',
  },
  { operation: 'getErasure', params: idOf('deleteCandidate') },
];
