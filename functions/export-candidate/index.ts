import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { dossierReader } from '../../shared/storage/dossier.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { exportCandidate } from './handler.ts';

const edge = openEdge();
const stores = {
  candidates: openPipeline(edge).candidates,
  readDossier: dossierReader(edge.table, scanStore(edge.table), fitScoreStore(edge.table)),
  uploads: uploadStore(s3(), environment.bucketName),
};
export const handler = endpoint(routes.exportCandidate, exportCandidate(stores), edge);
