import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { timelineStore } from '../../shared/storage/timeline.ts';
import { listApplicationHistory } from './handler.ts';

const edge = openEdge();
const applications = applicationStore(edge.table);
const timeline = timelineStore(edge.table);
const cursorKeys = openCursorKeys();
export const handler = endpoint(
  routes.listApplicationHistory,
  listApplicationHistory({ applications, timeline, cursorKeys }),
  edge,
);
