import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { deleteScan } from './handler.ts';

const edge = openEdge();
const { table } = edge;
const stores = { scans: scanStore(table), fitScores: fitScoreStore(table), erasures: erasureStore(table) };
export const handler = endpoint(routes.deleteScan, deleteScan(stores), edge);
