import { anonymizeCandidate } from '../../../functions/privacy/anonymize-candidate.ts';
import { createCandidateExport } from '../../../functions/privacy/create-candidate-export.ts';
import { deleteCandidate } from '../../../functions/privacy/delete-candidate.ts';
import { deleteScan } from '../../../functions/privacy/delete-scan.ts';
import { getErasure } from '../../../functions/privacy/get-erasure.ts';
import { getExport } from '../../../functions/privacy/get-export.ts';
import { eraseData } from '../../../functions/workers/erase-data/handler.ts';
import { exportCandidate } from '../../../functions/workers/export-candidate/handler.ts';
import { sweepRetention } from '../../../functions/workers/sweep-retention/handler.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { candidateDataReader } from '../../../shared/storage/candidate-data.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { type Eraser, eraser } from '../../../shared/storage/eraser.ts';
import { erasureStore } from '../../../shared/storage/erasures.ts';
import { type ExportFiles, exportFiles } from '../../../shared/storage/export-files.ts';
import { exportStore } from '../../../shared/storage/exports.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { scanReferences } from '../../../shared/storage/scan-references.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { pipelineStores } from './pipeline-stores.ts';

export type PrivacyCalls = ReturnType<typeof privacyCalls>;

/** What removes people from the backend's table and bucket; `around` may break the eraser, `beforeWriting` comes between a deletion's reading and writing. */
export function privacyCalls(
  backend: Backend,
  clock: () => Date = () => new Date(),
  around: (eraser: Eraser) => Eraser = (one) => one,
  beforeWriting: () => Promise<void> = async () => {},
  aroundFiles: (files: ExportFiles) => ExportFiles = (one) => one,
) {
  const { table, s3, bucketName } = backend;
  const edge = testEdge(backend, clock);
  const { candidates, applications } = pipelineStores(backend);
  const forget: typeof candidates.forget = async (...asked) => {
    const writes = await candidates.forget(...asked);
    await beforeWriting();
    return writes;
  };
  const raced = { ...candidates, forget };
  const scans = scanStore(table);
  const fitScores = fitScoreStore(table);
  const references = scanReferences({ table, applications, candidates, scans, intakes: intakeStore(table) });
  const erasures = erasureStore(table);
  const eraseFile = fileEraser(s3, bucketName);
  const exports = exportStore(table);
  const files = aroundFiles(exportFiles(s3, bucketName));
  const index = wordIndex({ table, candidates, scans });
  const reach = around(
    eraser({ table, applications, scans, fitScores, intakes: intakeStore(table), index, eraseFile }),
  );
  return {
    anonymize: callerOf(
      routes.anonymizeCandidate,
      anonymizeCandidate({ candidates, applications, erasures }),
      edge,
    ),
    remove: callerOf(
      routes.deleteCandidate,
      deleteCandidate({ candidates: raced, applications, erasures }),
      edge,
    ),
    erasure: callerOf(routes.getErasure, getErasure({ erasures }), edge),
    deleteScan: callerOf(routes.deleteScan, deleteScan({ scans, fitScores, erasures, references }), edge),
    erase: workingAs(
      'erase-data',
      eraseData({ environmentName: 'production', erasures, eraser: reach, candidates, clock }),
    ),
    order: callerOf(
      routes.createCandidateExport,
      createCandidateExport({ candidates: raced, exports }),
      edge,
    ),
    exported: callerOf(routes.getExport, getExport({ exports, files }), edge),
    write: workingAs(
      'export-candidate',
      exportCandidate({
        environmentName: 'production',
        exports,
        candidates,
        readCandidateData: candidateDataReader(table, scans, fitScores),
        files,
        eraseFile,
        clock,
      }),
    ),
    sweepRetention: workingAs(
      'sweep-retention',
      sweepRetention({ environmentName: 'production', candidates, clock }),
    ),
  };
}
