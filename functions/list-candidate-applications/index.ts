import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { listCandidateApplications } from './handler.ts';

const edge = openEdge();
const stores = {
  cursorKeys: openCursorKeys(),
  applications: applicationStore(edge.table),
  candidates: candidateStore(edge.table, openIndexKeys()),
  jobs: jobStore(edge.table),
  fitScores: fitScoreStore(edge.table),
};
export const handler = endpoint(routes.listCandidateApplications, listCandidateApplications(stores), edge);
