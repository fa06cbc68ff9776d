import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { anonymizeCandidate } from './handler.ts';

const edge = openEdge();
const stores = { candidates: openPipeline(edge).candidates, erasures: erasureStore(edge.table) };
export const handler = endpoint(routes.anonymizeCandidate, anonymizeCandidate(stores), edge);
