import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes.ts';
import { exportStore } from '../../shared/storage/exports.ts';
import { createCandidateExport } from './handler.ts';

const edge = openEdge();
const stores = { candidates: openPipeline(edge).candidates, exports: exportStore(edge.table) };
export const handler = endpoint(routes.createCandidateExport, createCandidateExport(stores), edge);
