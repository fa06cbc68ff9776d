import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getDocsEvents } from './handler.ts';

export const handler = endpoint(routes.getDocsEvents, getDocsEvents(routes), openEdge());
