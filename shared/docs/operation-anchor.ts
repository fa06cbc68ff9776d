import { tagOf } from '../api-document/tag-of.ts';
import type { Route } from '../routes/route.ts';

/** The anchor of an operation in the viewer of the API reference (Swagger UI's deep links). */
export const operationAnchor = (operationId: string, route: Route) => `/${tagOf(route)}/${operationId}`;
