import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { createStage } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.createStage, createStage({ jobs: jobStore(edge.table) }), edge);
