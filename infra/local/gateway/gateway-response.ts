import { type Answer, jsonAnswer } from './answer.ts';
import { type Context, renderParameter, renderTemplate } from './render-template.ts';

/** AWS::ApiGateway::GatewayResponse, with the template's property names. */
export type GatewayResponseProperties = {
  ResponseType: string;
  StatusCode?: string;
  ResponseParameters?: Record<string, string>;
  ResponseTemplates?: Record<string, string>;
};

// Every type with the status, message and error name that AWS gives it when the template does not.
// https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
const GATEWAY_RESPONSES = {
  ACCESS_DENIED: [403, 'User is not authorized to access this resource', 'AccessDeniedException'],
  API_CONFIGURATION_ERROR: [500, 'Internal server error', 'InternalServerErrorException'],
  AUTHORIZER_CONFIGURATION_ERROR: [500, null, 'AuthorizerConfigurationException'],
  AUTHORIZER_FAILURE: [500, null, 'AuthorizerConfigurationException'],
  BAD_REQUEST_BODY: [400, 'Invalid request body', 'BadRequestException'],
  BAD_REQUEST_PARAMETERS: [400, 'Missing required request parameters', 'BadRequestException'],
  DEFAULT_4XX: [400, 'Bad request', 'BadRequestException'],
  // A function that crashes or returns an invalid response.
  DEFAULT_5XX: [502, 'Internal server error', 'InternalServerErrorException'],
  EXPIRED_TOKEN: [403, 'The security token included in the request is expired', 'ExpiredTokenException'],
  INTEGRATION_FAILURE: [504, 'Internal server error', 'InternalServerErrorException'],
  INTEGRATION_TIMEOUT: [504, 'Endpoint request timed out', 'InternalServerErrorException'],
  INVALID_API_KEY: [403, 'Forbidden', 'ForbiddenException'],
  INVALID_SIGNATURE: [403, 'The request signature does not match', 'InvalidSignatureException'],
  MISSING_AUTHENTICATION_TOKEN: [403, 'Missing Authentication Token', 'MissingAuthenticationTokenException'],
  QUOTA_EXCEEDED: [429, 'Limit Exceeded', 'LimitExceededException'],
  REQUEST_TOO_LARGE: [413, 'Request Too Long', 'RequestTooLargeException'],
  RESOURCE_NOT_FOUND: [404, 'Not Found', 'NotFoundException'],
  THROTTLED: [429, 'Too Many Requests', 'TooManyRequestsException'],
  UNAUTHORIZED: [401, 'Unauthorized', 'UnauthorizedException'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported Media Type', 'UnsupportedMediaTypeException'],
  WAF_FILTERED: [403, 'Forbidden', 'ForbiddenException'],
} as const satisfies Record<string, readonly [status: number, message: string | null, errorName: string]>;

export type GatewayResponseType = keyof typeof GATEWAY_RESPONSES;
export const gatewayResponseTypes = Object.keys(GATEWAY_RESPONSES) as GatewayResponseType[];

/** Ends a request with a gateway response instead of the integration's response. */
export class GatewayRefusal extends Error {
  readonly type: GatewayResponseType;

  constructor(type: GatewayResponseType, message: string | null = GATEWAY_RESPONSES[type][1]) {
    super(message ?? undefined);
    this.type = type;
  }
}

/** The template's response for this type, otherwise for DEFAULT_4XX or DEFAULT_5XX, otherwise AWS's default. */
export function answerRefusal(
  refusal: GatewayRefusal,
  configured: ReadonlyMap<string, GatewayResponseProperties>,
  context: Context,
  readHeader: (name: string) => string | undefined,
): Answer {
  const [defaultStatus, , errorName] = GATEWAY_RESPONSES[refusal.type];
  const family = defaultStatus < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX';
  const response = configured.get(refusal.type) ?? configured.get(family);
  const message = refusal.message || null;
  const error = { message, messageString: JSON.stringify(message), responseType: refusal.type };
  const fullContext = { ...context, error };
  const [[contentType, template] = ['application/json', '{"message":$context.error.messageString}']] =
    Object.entries(response?.ResponseTemplates ?? {});
  const answer = jsonAnswer(
    Number(response?.StatusCode ?? defaultStatus),
    renderTemplate(template, fullContext),
    contentType,
  );
  answer.headers.push(['x-amzn-ErrorType', errorName]);
  for (const [target, mapping] of Object.entries(response?.ResponseParameters ?? {})) {
    const name = target.replace('gatewayresponse.header.', '');
    answer.headers = answer.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
    answer.headers.push([name, renderParameter(mapping, fullContext, readHeader)]);
  }
  return answer;
}
