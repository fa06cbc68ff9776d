import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { grantStore } from '../../shared/storage/grants.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { createScan } from './handler.ts';

const edge = openEdge();
const stores = {
  grants: grantStore(edge.table),
  uploads: uploadStore(s3(), environment.bucketName),
  jobs: jobStore(edge.table),
  scans: scanStore(edge.table),
  candidates: candidateStore(edge.table, openIndexKeys()),
};
export const handler = endpoint(routes.createScan, createScan(stores), edge);
