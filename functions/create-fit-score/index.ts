import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { createFitScore } from './handler.ts';

const edge = openEdge();
const { table } = edge;
const stores = { scans: scanStore(table), jobs: jobStore(table), fitScores: fitScoreStore(table) };
export const handler = endpoint(routes.createFitScore, createFitScore({ table, ...stores }), edge);
