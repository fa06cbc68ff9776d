import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { confirmApplicant } from './handler.ts';

const edge = openEdge();
const { candidates, pipeline } = openPipeline(edge);
const stores = { candidates, pipeline, scans: scanStore(edge.table), organizations: edge.organizations };
export const handler = endpoint(routes.confirmApplicant, confirmApplicant(stores), edge);
