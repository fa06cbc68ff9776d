import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getDocsTestVectors } from './handler.ts';

export const handler = endpoint(routes.getDocsTestVectors, getDocsTestVectors(), openEdge());
