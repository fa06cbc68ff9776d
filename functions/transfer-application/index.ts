import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes.ts';
import { transferApplication } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.transferApplication, transferApplication(openPipeline(edge)), edge);
