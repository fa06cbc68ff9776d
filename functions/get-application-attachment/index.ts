import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { getApplicationAttachment } from './handler.ts';

const edge = openEdge();
const stores = {
  applications: applicationStore(edge.table),
  uploads: uploadStore(s3(), environment.bucketName),
};
export const handler = endpoint(routes.getApplicationAttachment, getApplicationAttachment(stores), edge);
