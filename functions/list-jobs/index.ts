import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { listJobs } from './handler.ts';

const edge = openEdge();
const cursorKeys = openCursorKeys();
export const handler = endpoint(routes.listJobs, listJobs({ jobs: jobStore(edge.table), cursorKeys }), edge);
