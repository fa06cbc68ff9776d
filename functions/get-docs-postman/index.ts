import { openapiDocument } from '../../shared/contracts/openapi.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { getDocsPostman } from './handler.ts';

export const handler = endpoint(routes.getDocsPostman, getDocsPostman(openapiDocument(routes)), openEdge());
