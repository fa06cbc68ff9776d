import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { scanReferences } from '../../shared/storage/scan-references.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { deleteScan } from './handler.ts';

const edge = openEdge();
const { table } = edge;
const { applications, candidates, fitScores } = openPipeline(edge);
const scans = scanStore(table);
const references = scanReferences({ table, applications, candidates, scans });
const stores = { scans, fitScores, erasures: erasureStore(table), references };
export const handler = endpoint(routes.deleteScan, deleteScan(stores), edge);
