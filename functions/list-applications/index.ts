import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { listApplications } from './handler.ts';

const edge = openEdge();
const stores = {
  jobs: jobStore(edge.table),
  fitScores: fitScoreStore(edge.table),
  applications: applicationStore(edge.table),
  cursorKeys: openCursorKeys(),
};
export const handler = endpoint(routes.listApplications, listApplications(stores), edge);
