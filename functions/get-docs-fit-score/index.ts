import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getDocsFitScore } from './handler.ts';

export const handler = endpoint(routes.getDocsFitScore, getDocsFitScore(), openEdge());
