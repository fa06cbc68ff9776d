import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { listScans } from './handler.ts';

const edge = openEdge();
const cursorKeys = openCursorKeys();
export const handler = endpoint(
  routes.listScans,
  listScans({ scans: scanStore(edge.table), cursorKeys }),
  edge,
);
