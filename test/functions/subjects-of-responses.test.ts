/** Responses that do not contain their person name it, so that stored ones are erased with the person. */
import { expect, it } from 'vitest';
import { getCandidateAttachment } from '../../functions/candidates/get-candidate-attachment.ts';
import { listCandidateAttachments } from '../../functions/candidates/list-candidate-attachments.ts';
import { getScanJsonResume } from '../../functions/scans/get-scan-json-resume.ts';
import { getScanPdf } from '../../functions/scans/get-scan-pdf.ts';
import { getScanText } from '../../functions/scans/get-scan-text.ts';
import { listFitScores } from '../../functions/scans/list-fit-scores.ts';
import { subjectIds } from '../../shared/http/response.ts';
import { sampleScan } from '../shared/domain/support/samples.ts';
import { keyRing } from './support/key-rings.ts';

const person = { id: 'cand_1' };
const call = {
  params: { id: 'scan_1', attachment_id: 'att_1' },
  query: { limit: 20, order: 'desc' },
  caller: { organizationId: 'org_1', keyType: 'secret' },
  now: new Date('2026-11-21T10:00:00.000Z'),
  origin: { environment: 'production' },
  path: '/v1/scans/scan_1',
  shows: () => true,
};
const uploads = { signGet: async () => 'https://files.example.com/1', find: async () => undefined };
const noRows = async () => ({ items: [], next: null, hasMore: false });
const stores = (candidate_id: string | null) => {
  const scan = sampleScan({ candidate_id, status: 'completed' });
  return {
    scans: { get: async () => scan, getWithResult: async () => ({ scan, result: null }) },
    fitScores: { pageOf: noRows },
    candidates: { get: async () => person },
    candidateFiles: {
      list: noRows,
      get: async () => ({ status: 'stored', file_key: 'files/1', file_version: '1', filename: 'a.txt' }),
    },
    cursorKeys: async () => keyRing('1'),
    uploads,
  };
};
type Handler = (deps: never) => (call: never) => unknown;
const subjectsOf = async (handler: unknown, candidate_id: string | null) => {
  const view = await (handler as Handler)(stores(candidate_id) as never)(call as never);
  return (view as { [subjectIds]?: string[] })[subjectIds];
};

it.each(Object.entries({ getScanJsonResume, getScanPdf, getScanText, listFitScores }))(
  '%s names the candidate of the scan, if it has one',
  async (_, handler) => {
    expect(await subjectsOf(handler, person.id)).toEqual([person.id]);
    expect(await subjectsOf(handler, null)).toEqual([]);
  },
);

it.each(Object.entries({ getCandidateAttachment, listCandidateAttachments }))(
  '%s names the candidate',
  async (_, handler) => {
    expect(await subjectsOf(handler, null)).toEqual([person.id]);
  },
);
