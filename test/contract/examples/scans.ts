import type { Api } from '../../support/local-stage.ts';
import { idOf, type Recorded, type Step } from './step.ts';

/** A person of our imagination. Every post has ended, so that no sum grows from day to day. */
export const resume = `Jane Miller
jane.miller@example.com
+31 20 794 0800
Rotterdam, Netherlands

Experience
Registered nurse, Harbour Clinic, Rotterdam
January 2019 - December 2023
Cared for cardiology patients and taught new colleagues.

Education
BSc Nursing, Rotterdam University of Applied Sciences
2015 - 2019

Skills
Cardiology, Patient care, Medication safety

Languages
English, Dutch
`;

export const put = (name: string, content: string) => async (recorded: Recorded) => {
  const { upload_url, method, headers } = recorded[name];
  const { ok, status } = await fetch(upload_url, { method, headers, body: content });
  if (!ok) throw new Error(`the PUT of ${name} was answered with ${status}`);
};

/** No scan is under way, and each that belongs to a job is scored as it was read last. */
export async function isRead(api: Api): Promise<boolean> {
  const { data } = (await api.get('/v1/scans?limit=100')).body;
  return data.every(
    ({ status, job_id, fit, completed_at }: Recorded[string]) =>
      status === 'failed' || (status === 'completed' && (!job_id || fit?.scored_at >= completed_at)),
  );
}

/** No score of the scan is pending. */
const isScored = async (api: Api, recorded: Recorded) => {
  const { data } = (await api.get(`/v1/scans/${recorded.createScan.id}/fit-scores`)).body;
  return data.every(({ status }: Recorded[string]) => status !== 'pending');
};

/** A CV is uploaded, read, and read again; another file is none and goes. */
export const scanStory: Step[] = [
  {
    operation: 'createUpload',
    body: { filename: 'jane-miller.txt', content_type: 'text/plain' },
    afterwards: put('createUpload', resume),
  },
  {
    operation: 'createScan',
    headers: { 'Idempotency-Key': 'cv-of-jane-miller' },
    body: (recorded) => ({
      storage_token: recorded.createUpload.storage_token,
      project_id: recorded.createJob.id,
      external_id: 'cv-2201',
    }),
    until: isRead,
    causes: ['scan.created', 'scan.started', 'scan.completed', 'scan.scored'],
  },
  { operation: 'getScan', params: idOf('createScan') },
  { operation: 'getScanJsonResume', params: idOf('createScan') },
  { operation: 'listScans', query: { status: 'completed' } },
  { operation: 'getScanPdf', params: idOf('createScan') },
  { operation: 'getScanText', params: idOf('createScan'), query: { redact: 'identity' } },
  {
    operation: 'createFitScore',
    params: idOf('createScan'),
    headers: { 'Idempotency-Key': 'jane-miller-for-the-clinic' },
    body: (recorded) => ({ job_id: recorded.createJob.id }),
    until: isScored,
  },
  { operation: 'listFitScores', params: idOf('createScan') },
  { operation: 'getJobRanking', params: idOf('createJob'), query: { min_score: '50' } },
  {
    operation: 'updateScanProfile',
    params: idOf('createScan'),
    body: (recorded) => {
      const [post] = recorded.getScan.profile.work;
      const { id, name, position, start_date, end_date, source } = post;
      return {
        basics: { label: 'Registered nurse', phone: '+31 20 794 0801' },
        work: [
          {
            id,
            name,
            position,
            location: { raw: 'Rotterdam' },
            start_date,
            end_date,
            highlights: ['Cared for cardiology patients'],
            source,
          },
        ],
        certificates: [{ name: 'Advanced Life Support', issuer: 'ERC', date: '2022-05' }],
      };
    },
    until: isRead,
    causes: ['scan.corrected'],
  },
  { operation: 'rescanScan', params: idOf('createScan'), until: isRead },
  {
    operation: 'createUpload',
    name: 'shoppingList',
    body: { filename: 'list.txt' },
    afterwards: put('shoppingList', '\n'),
  },
  {
    operation: 'createScan',
    name: 'failedScan',
    body: (recorded) => ({ storage_token: recorded.shoppingList.storage_token }),
    until: isRead,
    causes: ['scan.failed'],
  },
  { operation: 'deleteScan', params: idOf('failedScan'), causes: ['scan.deleted'] },
];
