import { describe, expect, it } from 'vitest';
import {
  answerRefusal,
  GatewayRefusal,
  type GatewayResponseProperties,
  type GatewayResponseType,
} from '../../../../infra/local/gateway/gateway-response.ts';
import { checkMappings } from '../../../../infra/local/gateway/render-template.ts';

const answer = (type: GatewayResponseType, ...configured: GatewayResponseProperties[]) =>
  answerRefusal(
    new GatewayRefusal(type),
    new Map(configured.map((response) => [response.ResponseType, response])),
    { requestId: 'r-1', path: '/x', httpMethod: 'GET', authorizer: { code: 'expired' } },
    (name) => (name === 'Origin' ? 'https://a.example' : undefined),
  );

describe('a gateway response', () => {
  it.each<[GatewayResponseType, number, string | null]>([
    ['MISSING_AUTHENTICATION_TOKEN', 403, 'Missing Authentication Token'],
    ['UNAUTHORIZED', 401, 'Unauthorized'],
    ['AUTHORIZER_FAILURE', 500, null],
    ['INTEGRATION_TIMEOUT', 504, 'Endpoint request timed out'],
    ['DEFAULT_5XX', 502, 'Internal server error'],
  ])("is AWS's own for %s when the template has none", (type, status, message) => {
    expect(answer(type)).toMatchObject({ status, body: JSON.stringify({ message }) });
  });

  it('takes its own type before the family, and the family before AWS', () => {
    const own = { ResponseType: 'THROTTLED', StatusCode: '430' };
    const family = { ResponseType: 'DEFAULT_4XX', ResponseTemplates: { 'application/json': 'family' } };
    expect(answer('THROTTLED', own, family)).toMatchObject({ status: 430 });
    expect(answer('QUOTA_EXCEEDED', own, family)).toMatchObject({ status: 429, body: 'family' });
    expect(answer('DEFAULT_5XX', own, family)).toMatchObject({ status: 502 });
  });

  it('fills in the context, the error and what the authorizer said', () => {
    const template =
      '$context.requestId $context.error.message $context.error.messageString $context.error.responseType $context.authorizer.code. #errors [$context.nothing]';
    const response = { ResponseType: 'ACCESS_DENIED', ResponseTemplates: { 'text/plain': template } };
    const message = 'User is not authorized to access this resource';
    expect(answer('ACCESS_DENIED', response).body).toBe(
      `r-1 ${message} "${message}" ACCESS_DENIED expired. #errors []`,
    );
  });

  it('sends the headers it maps, once each', () => {
    const response = {
      ResponseType: 'UNAUTHORIZED',
      ResponseParameters: {
        'gatewayresponse.header.WWW-Authenticate': "'Bearer'",
        'gatewayresponse.header.Content-Type': "'application/problem+json'",
        'gatewayresponse.header.Id': 'context.requestId',
        'gatewayresponse.header.Allow-Origin': 'method.request.header.Origin',
      },
    };
    expect(answer('UNAUTHORIZED', response).headers).toEqual([
      ['x-amzn-ErrorType', 'UnauthorizedException'],
      ['WWW-Authenticate', 'Bearer'],
      ['Content-Type', 'application/problem+json'],
      ['Id', 'r-1'],
      ['Allow-Origin', 'https://a.example'],
    ]);
  });
});

it.each(['#set($x = 1)', '$input.body', '$util.escapeJavaScript(1)'])(
  'stops at the start on the template %s',
  (template) => {
    expect(() => checkMappings('Api/Thing', { 'application/json': template })).toThrow('Api/Thing: ');
  },
);

it('stops at the start on a parameter mapping it cannot fill in', () => {
  expect(() => checkMappings('Api/Thing', {}, { a: 'stageVariables.x' })).toThrow('stageVariables.x');
});
