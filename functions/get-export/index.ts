import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { s3 } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { exportFiles } from '../../shared/storage/export-files.ts';
import { exportStore } from '../../shared/storage/exports.ts';
import { getExport } from './handler.ts';

const edge = openEdge();
const stores = { exports: exportStore(edge.table), files: exportFiles(s3(), environment.bucketName) };
export const handler = endpoint(routes.getExport, getExport(stores), edge);
