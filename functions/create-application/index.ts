import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { addressCounter } from '../../shared/storage/addresses.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { createApplication } from './handler.ts';
import { fileTaker } from './take-files.ts';

const edge = openEdge();
const { jobs, candidates, pipeline } = openPipeline(edge);
const addresses = addressCounter(edge.table, openIndexKeys());
const takeFiles = fileTaker(uploadStore(s3(), environment.bucketName));
export const handler = endpoint(
  routes.createApplication,
  createApplication({ jobs, organizations: edge.organizations, candidates, pipeline, addresses, takeFiles }),
  { ...edge, addresses },
);
