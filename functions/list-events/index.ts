import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { eventLog } from '../../shared/storage/event-log.ts';
import { listEvents } from './handler.ts';

const edge = openEdge();
const cursorKeys = openCursorKeys();
export const handler = endpoint(
  routes.listEvents,
  listEvents({ events: eventLog(edge.table), cursorKeys }),
  edge,
);
