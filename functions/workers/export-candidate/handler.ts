import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isRefusal } from '../../../shared/domain/api-error.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { completeExport } from '../../../shared/domain/export.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { Export } from '../../../shared/domain/stored/export.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { CandidateDataReader } from '../../../shared/storage/candidate-data.ts';
import type { CandidateStore } from '../../../shared/storage/candidates.ts';
import type { EraseFile } from '../../../shared/storage/erase-file.ts';
import { type ExportFiles, exportFileKey } from '../../../shared/storage/export-files.ts';
import { type ExportStore, isOver } from '../../../shared/storage/exports.ts';
import { writeExport } from '../../../shared/views/write-export.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  exports: Pick<ExportStore, 'find' | 'change'>;
  candidates: Pick<CandidateStore, 'find'>;
  readCandidateData: CandidateDataReader;
  files: Pick<ExportFiles, 'put'>;
  eraseFile: EraseFile;
  clock: () => Date;
}

interface ExportOrder {
  organizationId: string;
  exportId: string;
}

/**
 * Executes one export order: writes a local file in pieces, stores it, then records it. The person's erasure removes
 * the order; a file that is stored after that is removed here, also when an earlier run stored it.
 */
export const exportCandidate = (dependencies: Dependencies) => {
  const { environmentName, exports, candidates, files, eraseFile, clock } = dependencies;
  const change = async (
    organizationId: string,
    id: string,
    decide: (before: Export, now: Date) => Export,
  ): Promise<Export | undefined> => {
    const origin = systemOrigin('export-candidate', { environmentName }, organizationId, clock());
    return exports
      .change(origin, id, (before) =>
        before.status === 'completed' ? null : { next: decide(before, origin.now), events: [] },
      )
      .catch((error) => {
        if (isRefusal(error, 'not_found')) return undefined;
        throw error;
      });
  };

  return async ({ organizationId, exportId }: ExportOrder, isLast: boolean): Promise<void> => {
    const key = exportFileKey(organizationId, exportId);
    /**
     * Two concurrent runs each store a version. The link is to the version of the run that recorded it first. A version
     * expires early unless it is the current one, so the other is removed.
     */
    const keepOnly = async ({ file_version }: Export) => {
      if (file_version !== null) await eraseFile(key, file_version);
    };
    const order = await exports.find(organizationId, exportId);
    if (order?.status === 'completed') return keepOnly(order);
    const isAsked = order && !isOver(order, clock());
    const candidate = isAsked ? await candidates.find(organizationId, order.candidate_id) : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    try {
      const path = join(folder, 'export.json');
      if (order && candidate) await write(dependencies, { organizationId, order, candidate, path });
      const file = candidate && (await files.put(key, path));
      const done =
        file && (await change(organizationId, exportId, (before, now) => completeExport(before, file, now)));
      if (done) await keepOnly(done);
      else await eraseFile(key);
      log.info('candidate exported', { export: exportId, size: file?.size ?? null, kept: Boolean(done) });
    } catch (error) {
      if (isLast) await change(organizationId, exportId, (before) => ({ ...before, status: 'failed' }));
      throw error;
    } finally {
      await rm(folder, { recursive: true });
    }
  };
};

interface Writing {
  organizationId: string;
  order: Export;
  candidate: Candidate;
  path: string;
}

async function write(
  { readCandidateData, clock }: Dependencies,
  { organizationId, order, candidate, path }: Writing,
) {
  const candidateData = readCandidateData(organizationId, candidate);
  const text = writeExport(order, candidate, candidateData, clock());
  await pipeline(Readable.from(text), createWriteStream(path, { mode: 0o600 }));
}
