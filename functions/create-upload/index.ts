import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { grantStore } from '../../shared/storage/grants.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import { createUpload } from './handler.ts';

const edge = openEdge();
const grants = grantStore(edge.table);
const uploads = uploadStore(s3(), environment.bucketName);
export const handler = endpoint(routes.createUpload, createUpload({ grants, uploads }), edge);
