import { maxUploadBytes } from '../../shared/contracts/upload.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { newScan } from '../../shared/domain/scan.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { log } from '../../shared/platform/log.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { earlyUploadKey, pendingUploadKey, uploadKey } from '../../shared/storage/file-keys.ts';
import { type GrantStore, grantStore } from '../../shared/storage/grants.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { keepFile } from '../../shared/storage/keep-file.ts';
import { sha256 } from '../../shared/storage/keys.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { type UncopiedScans, uncopiedScans } from '../../shared/storage/uncopied-scans.ts';
import { type UploadStore, uploadStore } from '../../shared/storage/uploads.ts';
import { presentScan } from '../../shared/views/present-scan.ts';

interface Dependencies {
  grants: GrantStore;
  uploads: UploadStore;
  jobs: Pick<JobStore, 'mustExist'>;
  scans: ScanStore;
  candidates: Pick<CandidateStore, 'scanWrites'>;
  uncopied: Pick<UncopiedScans, 'await'>;
}

/**
 * The row is stored before the file is copied: after a crash in between, the extraction and a link to the file make the
 * copy. In the other order, the notification of the copy could arrive before the row, and the copy would be erased.
 */
export const createScan =
  ({ grants, uploads, jobs, scans, candidates, uncopied }: Dependencies): Handle<typeof routes.createScan> =>
  async ({ body, caller, origin, now, newId }) => {
    const { organizationId } = caller;
    // Before any error: the id identifies a retry whose scan was deleted together with its grant.
    const id = newId('scan');
    const param = 'storage_token';
    const tokenHash = sha256(body.storage_token);
    const pendingKey = pendingUploadKey(organizationId, tokenHash);

    const [grant, pending] = await Promise.all([grants.find(tokenHash), uploads.find(pendingKey)]);
    if (grant?.organization_id !== organizationId) throw new ApiError('storage_token_invalid', { param });
    const expired = grant.scan_id === null && Date.parse(grant.token_expires_at) < now.getTime();
    if (expired) throw new ApiError('storage_token_expired', { param });
    const early = earlyUploadKey(organizationId, tokenHash);
    const file = pending ?? (await uploads.find(early));
    if (!file) throw new ApiError('file_not_uploaded', { param });
    if (file.size > maxUploadBytes) throw new ApiError('file_too_large', { param });

    const scan = newScan(
      {
        id,
        job_id: body.project_id ?? null,
        candidate_id: body.candidate_id ?? null,
        file: {
          filename: grant.filename,
          content_type: grant.content_type,
          size: file.size,
          sha256: grant.declared_sha256,
          pages: null,
          is_ocr: false,
          language: null,
        },
        ...(pending
          ? {
              file_key: uploadKey(organizationId, id),
              file_version: null,
              pending_file: { key: pendingKey, version: pending.version },
            }
          : { file_key: early, file_version: file.version }),
        external_id: body.external_id ?? null,
        metadata: body.metadata ?? {},
      },
      now,
    );
    const spend = grants.spend(tokenHash, grant, scan.id);
    const looked = pending ? [uncopied.await(organizationId, scan.id, now)] : [];
    const ofJob = scan.job_id === null ? [] : [jobs.mustExist(organizationId, scan.job_id, 'project_id')];
    const stored = await retryOnConflict(async () => {
      const person = scan.candidate_id && (await candidates.scanWrites(origin, scan.candidate_id, scan.id));
      const ofPerson = person ? person.writes : [];
      return scans.insert(
        origin,
        { ...scan, candidate_id: person ? person.id : null },
        [{ type: 'scan.created' }],
        [spend, ...looked, ...ofJob, ...ofPerson],
      );
    });
    await keepFile(uploads, stored).catch((error) =>
      log.warn('a file is not copied yet', { scan: stored.id }, error),
    );
    return presentScan(stored, null);
  };

export const entry = entryOf(routes.createScan, createScan, (edge) => ({
  grants: grantStore(edge.table),
  uploads: uploadStore(s3(), environment.bucketName),
  jobs: jobStore(edge.table),
  scans: scanStore(edge.table),
  candidates: candidateStore(edge.table, openIndexKeys()),
  uncopied: uncopiedScans(edge.table),
}));
