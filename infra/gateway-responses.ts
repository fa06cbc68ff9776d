import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type ErrorCode, errorCodes } from '../shared/contracts/errors.ts';

/**
 * The gateway's own responses in the API's form. Every response type of API Gateway is here; a test compares with its
 * list. ACCESS_DENIED is the authorizer's rejection: its code and message come from the authorizer's context, because a
 * gateway response has one status per type and no logic.
 */
const gatewayResponses: Record<string, ErrorCode | 'fromAuthorizer'> = {
  ACCESS_DENIED: 'fromAuthorizer',
  API_CONFIGURATION_ERROR: 'internal_error',
  AUTHORIZER_CONFIGURATION_ERROR: 'internal_error',
  AUTHORIZER_FAILURE: 'internal_error',
  BAD_REQUEST_BODY: 'invalid_json',
  BAD_REQUEST_PARAMETERS: 'invalid_parameter',
  DEFAULT_4XX: 'invalid_parameter',
  DEFAULT_5XX: 'internal_error',
  EXPIRED_TOKEN: 'expired_api_key',
  INTEGRATION_FAILURE: 'service_unavailable',
  INTEGRATION_TIMEOUT: 'service_unavailable',
  INVALID_API_KEY: 'invalid_api_key',
  INVALID_SIGNATURE: 'invalid_api_key',
  MISSING_AUTHENTICATION_TOKEN: 'not_found',
  QUOTA_EXCEEDED: 'quota_exceeded',
  REQUEST_TOO_LARGE: 'payload_too_large',
  RESOURCE_NOT_FOUND: 'not_found',
  THROTTLED: 'rate_limited',
  UNAUTHORIZED: 'missing_api_key',
  // Functions judge the types of their bodies; only the responses with 405 have templates here.
  UNSUPPORTED_MEDIA_TYPE: 'method_not_allowed',
  WAF_FILTERED: 'rate_limited',
};

/**
 * Allows the script of any page to read the gateway's errors; otherwise it could not distinguish a used-up budget from
 * a network failure. The gateway cannot check the key's origins here, which is safe because these responses contain no
 * data.
 */
export const readableByPages = {
  'Access-Control-Allow-Origin': "'*'",
  'Access-Control-Expose-Headers': "'Svc-Request-Id, Retry-After'",
};

export function addGatewayResponses(api: RestApi, apiUrl: string): void {
  for (const [type, code] of Object.entries(gatewayResponses)) {
    const known = code === 'fromAuthorizer' ? 'invalid_api_key' : code;
    const [status, errorType, message] = errorCodes[known];
    const fromAuthorizer = code === 'fromAuthorizer';
    api.addGatewayResponse(type, {
      type: ResponseType.of(type),
      statusCode: String(status),
      responseHeaders: {
        'Svc-Request-Id': 'context.requestId',
        ...readableByPages,
        ...(status === 401 && { 'WWW-Authenticate': "'Bearer'" }),
        ...((status === 429 || status === 503) && { 'Retry-After': "'1'" }),
      },
      templates: {
        'application/json': errorBody(apiUrl, {
          type: errorType,
          code: fromAuthorizer ? '$context.authorizer.code' : known,
          message: fromAuthorizer ? '$context.authorizer.message' : message,
          status,
        }),
      },
    });
  }
}

/** The error body as a template; only API Gateway's own variables are filled in. */
export const errorBody = (
  apiUrl: string,
  error: { type: string; code: string; message: string; status: number },
) =>
  JSON.stringify({
    error: {
      type: error.type,
      code: error.code,
      message: error.message,
      status: error.status,
      param: null,
      details: [],
      details_omitted: 0,
      request_id: 'req_$context.requestId',
      doc_url: `${apiUrl}/docs/errors#${error.code}`,
    },
  });
