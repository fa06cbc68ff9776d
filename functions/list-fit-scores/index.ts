import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { listFitScores } from './handler.ts';

const edge = openEdge();
const cursorKeys = openCursorKeys();
const stores = { scans: scanStore(edge.table), fitScores: fitScoreStore(edge.table) };
export const handler = endpoint(routes.listFitScores, listFitScores({ ...stores, cursorKeys }), edge);
