import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { getStage } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.getStage, getStage({ jobs: jobStore(edge.table) }), edge);
