import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { getErasure } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.getErasure, getErasure({ erasures: erasureStore(edge.table) }), edge);
