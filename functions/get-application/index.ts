import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { getApplication } from './handler.ts';

const edge = openEdge();
const stores = {
  jobs: jobStore(edge.table),
  fitScores: fitScoreStore(edge.table),
  applications: applicationStore(edge.table),
};
export const handler = endpoint(routes.getApplication, getApplication(stores), edge);
