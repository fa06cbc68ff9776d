import { openapiDocument } from '../../shared/contracts/openapi.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getOpenapi } from './handler.ts';

export const handler = endpoint(routes.getOpenapi, getOpenapi(openapiDocument(routes)), openEdge());
