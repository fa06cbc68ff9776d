import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { getScanText } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.getScanText, getScanText({ scans: scanStore(edge.table) }), edge);
