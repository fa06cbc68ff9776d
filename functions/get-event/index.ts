import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { eventLog } from '../../shared/storage/event-log.ts';
import { getEvent } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.getEvent, getEvent({ events: eventLog(edge.table) }), edge);
