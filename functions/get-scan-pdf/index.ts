import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { getScanPdf } from './handler.ts';

const edge = openEdge();
const uploads = uploadStore(s3(), environment.bucketName);
export const handler = endpoint(
  routes.getScanPdf,
  getScanPdf({ scans: scanStore(edge.table), uploads }),
  edge,
);
