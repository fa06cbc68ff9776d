import { idOf, type Step } from './step.ts';

const missing = { id: 'job_01JGQXZ5N0000000000000000Z' };

/** Calls that go wrong, one for each code that is shown. */
export const refusalStory: Step[] = [
  { operation: 'listJobs', refusal: 'invalid_parameter', query: { limit: '1000' } },
  { operation: 'listJobs', refusal: 'invalid_cursor', query: { cursor: 'page-2' } },
  { operation: 'getMe', refusal: 'missing_api_key', by: 'nobody' },
  { operation: 'getMe', refusal: 'invalid_api_key', by: 'nobody', headers: { Authorization: 'Bearer key' } },
  { operation: 'createJob', refusal: 'insufficient_scope', by: 'reader', body: { name: 'Registered Nurse' } },
  {
    operation: 'createJob',
    refusal: 'key_type_not_allowed',
    by: 'page',
    body: { name: 'Registered Nurse' },
  },
  {
    operation: 'listJobs',
    refusal: 'origin_not_allowed',
    by: 'page',
    headers: { Origin: 'https://other.example' },
  },
  { operation: 'getJob', refusal: 'not_found', params: missing },
  {
    operation: 'createJob',
    refusal: 'external_id_taken',
    body: { name: 'Registered Nurse', external_id: 'job-1042' },
  },
  {
    operation: 'createJob',
    refusal: 'conflict',
    headers: { 'Idempotency-Key': 'job-1042' },
    body: { name: 'Another job' },
  },
  {
    operation: 'advanceApplication',
    refusal: 'invalid_state_transition',
    params: idOf('flagged'),
    body: {},
  },
  {
    operation: 'updateJob',
    refusal: 'stale_object',
    params: idOf('createJob'),
    headers: (told) => ({ 'If-Match': told.etags.getJob ?? '' }),
    body: { openings: 4 },
  },
  {
    operation: 'createJob',
    refusal: 'validation_failed',
    body: { openings: 0, languages: ['en'] },
  },
  { operation: 'createUpload', refusal: 'unsupported_file_type', body: { filename: 'cv.exe' } },
  { operation: 'getJob', refusal: 'rate_limited', by: 'hurried', params: missing },
];
