import { tagOf } from '../api-document/openapi.ts';
import type { Route } from '../routes/route.ts';

/** Where the viewer of the API reference shows an operation (Swagger UI's deep links). */
export const operationAnchor = (operationId: string, route: Route) => `/${tagOf(route)}/${operationId}`;
