import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { updateApplication } from './handler.ts';

const edge = openEdge();
const applications = applicationStore(edge.table);
export const handler = endpoint(routes.updateApplication, updateApplication({ applications }), edge);
