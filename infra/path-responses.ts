import type { IResource } from 'aws-cdk-lib/aws-apigateway';
import { errorCodes } from '../shared/contracts/errors.ts';
import { isForPages, type Route } from '../shared/routes/route.ts';
import { addFixedResponses, type FixedResponse } from './fixed-response.ts';
import { errorBody, readableByPages } from './gateway-responses.ts';

const preflightHeaders = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Accept';
/** The seconds for which a browser may cache the response to a preflight. */
const preflightSeconds = 600;

/** Adds the gateway's own responses on a path: to preflights, and 405 to methods without a row. */
export function addPathResponses(resource: IResource, rows: readonly Route[], apiUrl: string): void {
  const ofPages = methodsOf(rows.filter(isForPages));
  const hasPreflight = ofPages.length > 0;
  addFixedResponses(resource, {
    others: refusal([...methodsOf(rows), ...(hasPreflight ? ['OPTIONS'] : [])], apiUrl),
    preflight: hasPreflight ? preflight(ofPages) : undefined,
  });
}

/**
 * A preflight has no key, so the origins of the key are unknown: every origin is allowed here, and the endpoint checks
 * the request itself.
 */
const preflight = (methods: string[]): FixedResponse => ({
  status: 204,
  headers: {
    'Access-Control-Allow-Origin': "'*'",
    'Access-Control-Allow-Methods': `'${methods.join(', ')}'`,
    'Access-Control-Allow-Headers': `'${preflightHeaders}'`,
    'Access-Control-Max-Age': `'${preflightSeconds}'`,
    'Svc-Request-Id': 'context.requestId',
  },
});

/** A known path with another method: 405 with `Allow`. API Gateway by itself treats it as an unknown path. */
function refusal(methods: string[], apiUrl: string): FixedResponse {
  const [status, type, message] = errorCodes.method_not_allowed;
  return {
    status,
    headers: {
      Allow: `'${methods.sort().join(', ')}'`,
      'Svc-Request-Id': 'context.requestId',
      ...readableByPages,
    },
    body: errorBody(apiUrl, { type, code: 'method_not_allowed', message, status }),
  };
}

const methodsOf = (rows: readonly Route[]): string[] => rows.map(({ method }) => method).sort();
