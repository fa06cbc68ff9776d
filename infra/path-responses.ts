import type { IResource } from 'aws-cdk-lib/aws-apigateway';
import { errorCodes } from '../shared/contracts/errors.ts';
import type { Route } from '../shared/routes/route.ts';
import { addFixedResponse } from './fixed-response.ts';
import { errorBody, readableByPages } from './gateway-responses.ts';

const preflightHeaders = 'Authorization, Content-Type, Idempotency-Key, If-None-Match, Accept';
/** The seconds for which a browser may cache the response to a preflight. */
const preflightSeconds = 600;

/** Adds the gateway's own responses on a path: to preflights, and 405 to methods without a row. */
export function addPathResponses(resource: IResource, rows: readonly Route[], apiUrl: string): void {
  const ofPages = methodsOf(rows.filter(({ keys }) => keys === 'public'));
  if (ofPages.length > 0) respondToPreflight(resource, ofPages);
  refuseOtherMethods(resource, [...methodsOf(rows), ...(ofPages.length > 0 ? ['OPTIONS'] : [])], apiUrl);
}

/**
 * A preflight has no key, so the origins of the key are unknown: every origin is allowed here, and the endpoint checks
 * the request itself.
 */
function respondToPreflight(resource: IResource, methods: string[]): void {
  addFixedResponse(resource, 'OPTIONS', {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': "'*'",
      'Access-Control-Allow-Methods': `'${methods.join(', ')}'`,
      'Access-Control-Allow-Headers': `'${preflightHeaders}'`,
      'Access-Control-Max-Age': `'${preflightSeconds}'`,
      'Svc-Request-Id': 'context.requestId',
    },
  });
}

/** A known path with another method: 405 with `Allow`. API Gateway by itself treats it as an unknown path. */
function refuseOtherMethods(resource: IResource, methods: string[], apiUrl: string): void {
  const [status, type, message] = errorCodes.method_not_allowed;
  addFixedResponse(resource, 'ANY', {
    status,
    headers: {
      Allow: `'${methods.sort().join(', ')}'`,
      'Svc-Request-Id': 'context.requestId',
      ...readableByPages,
    },
    body: errorBody(apiUrl, { type, code: 'method_not_allowed', message, status }),
  });
}

const methodsOf = (rows: readonly Route[]): string[] => rows.map(({ method }) => method).sort();
