import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { createJobFromUrl } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.createJobFromUrl,
  createJobFromUrl({ jobs: jobStore(edge.table), allowLoopback: environment.allowLoopbackTargets }),
  edge,
);
