import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { getJobsFeedXml } from './handler.ts';

const edge = openEdge();
const stores = {
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
  feedVersions: feedVersions(edge.table),
};
export const handler = endpoint(routes.getJobsFeedXml, getJobsFeedXml(stores), edge);
