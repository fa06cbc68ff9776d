import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { deleteScan } from './handler.ts';

const edge = openEdge();
const stores = { scans: scanStore(edge.table), erasures: erasureStore(edge.table) };
export const handler = endpoint(routes.deleteScan, deleteScan(stores), edge);
