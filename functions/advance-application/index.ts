import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes.ts';
import { advanceApplication } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(routes.advanceApplication, advanceApplication(openPipeline(edge)), edge);
