import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getMe } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.getMe, getMe({ organizations: edge.organizations }), edge);
