import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { replaceCandidateTags } from './handler.ts';

const edge = openEdge();
const stores = { candidates: candidateStore(edge.table, openIndexKeys()) };
export const handler = endpoint(routes.replaceCandidateTags, replaceCandidateTags(stores), edge);
