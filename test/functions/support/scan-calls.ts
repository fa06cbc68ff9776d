import { updateScanProfile } from '../../../functions/scan-profile/update-scan-profile.ts';
import { createScan } from '../../../functions/scans/create-scan.ts';
import { createUpload } from '../../../functions/scans/create-upload.ts';
import { getScan } from '../../../functions/scans/get-scan.ts';
import { getScanJsonResume } from '../../../functions/scans/get-scan-json-resume.ts';
import { getScanPdf } from '../../../functions/scans/get-scan-pdf.ts';
import { getScanText } from '../../../functions/scans/get-scan-text.ts';
import { listScans } from '../../../functions/scans/list-scans.ts';
import { rescanScan } from '../../../functions/scans/rescan-scan.ts';
import { failUncopied } from '../../../functions/workers/sweep-retention/fail-uncopied.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { newScan } from '../../../shared/domain/scan.ts';
import type { Scan, ScanResult } from '../../../shared/domain/stored/scan.ts';
import { readNumber } from '../../../shared/extraction/person/phone-number.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { currentIds } from '../../../shared/storage/current-ids.ts';
import { grantStore } from '../../../shared/storage/grants.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { keepResult } from '../../../shared/storage/keep-result.ts';
import { ofCandidate } from '../../../shared/storage/keys.ts';
import { link } from '../../../shared/storage/links.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { uncopiedScans } from '../../../shared/storage/uncopied-scans.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { type Answered, callerOf, type Sent, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { originOf } from './origin.ts';
import { resultOf } from './reading.ts';

export type ScanCalls = ReturnType<typeof scanCalls>;

/** Every endpoint of uploads and scans, on the backend's table and bucket. */
export function scanCalls(backend: Backend, clock?: () => Date) {
  const { table } = backend;
  const edge = testEdge(backend, clock);
  const grants = grantStore(table);
  const uploads = uploadStore(backend.s3, backend.bucketName);
  const scans = scanStore(table);
  const jobs = jobStore(table);
  const candidates = candidateStore(table, async () => keyRing('1'));
  const people = { candidates, applications: applicationStore(table) };
  const uncopied = uncopiedScans(table);
  return {
    upload: callerOf(routes.createUpload, createUpload({ grants, uploads }), edge),
    create: callerOf(
      routes.createScan,
      createScan({ grants, uploads, jobs, scans, candidates, uncopied }),
      edge,
    ),
    get: callerOf(routes.getScan, getScan({ scans, people }), edge),
    jsonResume: callerOf(routes.getScanJsonResume, getScanJsonResume({ scans }), edge),
    list: callerOf(
      routes.listScans,
      listScans({ scans, currentIds: currentIds(table), cursorKeys: async () => keyRing('1') }),
      edge,
    ),
    text: callerOf(routes.getScanText, getScanText({ scans, people }), edge),
    pdf: callerOf(routes.getScanPdf, getScanPdf({ scans, uploads }), edge),
    failUncopied: workingAs(
      'sweep-retention',
      failUncopied({
        environmentName: 'production',
        scans,
        uncopied,
        clock: clock ?? (() => new Date()),
      }),
    ),
    correct: callerOf(
      routes.updateScanProfile,
      updateScanProfile({ scans, readNumber: async (...written) => readNumber(...written) }),
      edge,
    ),
    rescan: callerOf(routes.rescanScan, rescanScan({ scans }), edge),
  };
}

/** PUTs bytes to an upload's URL as any client would. */
export const putFile = (upload: Answered['body'], bytes = 'A CV', headers = upload.headers) =>
  fetch(upload.upload_url, { method: 'PUT', body: bytes, headers });

/** Asks for an upload and PUTs the bytes; answers the storage token. */
export async function uploadFile(calls: ScanCalls, caller: Caller, bytes = 'A CV', body: object = {}) {
  const upload = await calls.upload({ caller, body: { filename: 'cv.pdf', ...body } });
  await putFile(upload.body, bytes);
  return upload.body.storage_token as string;
}

/** A registered scan whose bytes lie in the bucket. */
export async function registerScan(calls: ScanCalls, caller: Caller, body: object = {}): Promise<Answered> {
  const sent: Sent = { caller, body: { storage_token: await uploadFile(calls, caller), ...body } };
  return calls.create(sent);
}

/** Puts a scan of that instant into the table, with a result when it is completed. */
export async function storeScan(
  backend: Backend,
  caller: Caller,
  at: Date,
  changes: Partial<Scan> = {},
  read: Partial<ScanResult> = {},
) {
  const file = { filename: 'cv.pdf', content_type: 'application/pdf', size: 4, sha256: null };
  const scan: Scan = {
    ...newScan(
      {
        id: idSource(at)('scan'),
        job_id: null,
        file: { ...file, pages: null, is_ocr: false, language: null },
        file_key: 'uploads/nowhere',
        file_version: '1',
        external_id: null,
        metadata: {},
      },
      at,
    ),
    ...changes,
  };
  const result = keepResult(caller.organizationId, scan.id, { ...resultOf('Anna Smith'), ...read });
  await scanStore(backend.table).insert(
    originOf(caller, at),
    scan,
    [],
    [
      ...(scan.status === 'completed' ? [result] : []),
      ...(scan.candidate_id
        ? [link(ofCandidate(caller.organizationId, scan.candidate_id, 'SCAN'), scan.id)]
        : []),
    ],
  );
  return scan;
}
