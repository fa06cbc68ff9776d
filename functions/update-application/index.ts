import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes.ts';
import { updateApplication } from './handler.ts';

const edge = openEdge();
const { jobs, fitScores, pipeline } = openPipeline(edge);
export const handler = endpoint(
  routes.updateApplication,
  updateApplication({ jobs, fitScores, pipeline }),
  edge,
);
