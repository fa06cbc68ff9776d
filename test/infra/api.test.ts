import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { folderOf, pascalCase } from '../../infra/service-function.ts';
import { type ErrorCode, errorCodes, errorView } from '../../shared/contracts/errors.ts';
import { isForPages, type Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type Resource, readStacks, resourcesOf, stageIds, targetOf } from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));
const rows = Object.entries(routes as Record<string, Route>);

/** Every type in "Gateway response types" of the API Gateway developer guide, as of November 2026. */
const gatewayResponseTypes = [
  'ACCESS_DENIED',
  'API_CONFIGURATION_ERROR',
  'AUTHORIZER_CONFIGURATION_ERROR',
  'AUTHORIZER_FAILURE',
  'BAD_REQUEST_BODY',
  'BAD_REQUEST_PARAMETERS',
  'DEFAULT_4XX',
  'DEFAULT_5XX',
  'EXPIRED_TOKEN',
  'INTEGRATION_FAILURE',
  'INTEGRATION_TIMEOUT',
  'INVALID_API_KEY',
  'INVALID_SIGNATURE',
  'MISSING_AUTHENTICATION_TOKEN',
  'QUOTA_EXCEEDED',
  'REQUEST_TOO_LARGE',
  'RESOURCE_NOT_FOUND',
  'THROTTLED',
  'UNAUTHORIZED',
  'UNSUPPORTED_MEDIA_TYPE',
  'WAF_FILTERED',
];

/** A template that CloudFormation joins, with `-` for what it refers to. */
function textOf(template: unknown): string {
  if (typeof template === 'string') return template;
  const [separator, parts] = (template as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
  return parts.map((part) => (typeof part === 'string' ? part : '-')).join(separator);
}

/** The template as the gateway would fill it in, held against the one error body. */
function errorOf(template: unknown) {
  const filled = textOf(template)
    .replaceAll('$context.requestId', 'abc')
    .replaceAll('$context.authorizer.code', 'revoked_api_key')
    .replaceAll('$context.authorizer.message', 'Gone.');
  expect(filled).not.toContain('$');
  return v.parse(
    v.strictObject({ error: v.strictObject(errorView.entries.error.entries) }),
    JSON.parse(filled),
  ).error;
}

describe.each(stageIds)('%s', (stage) => {
  const of = (type: string) => resourcesOf(stacks, stage, type);
  const resources = new Map(of('AWS::ApiGateway::Resource').map((resource) => [resource.id, resource]));
  const pathOf = (id: string): string => {
    const resource = resources.get(id);
    if (!resource) return '';
    return `${pathOf(targetOf(resource.properties.ParentId))}/${resource.properties.PathPart}`;
  };
  const methods = of('AWS::ApiGateway::Method').map(({ properties }) => ({
    // A greedy parameter is marked in the row, and by a plus in the gateway.
    path: pathOf(targetOf(properties.ResourceId)).replace('+}', '}'),
    method: properties.HttpMethod as string,
    properties,
  }));
  const functionOf = (properties: Resource['properties']) =>
    targetOf(properties.Integration.Uri['Fn::Join'][1].at(-2)).replace(/Function[0-9A-F]{8}$/, '');

  it('has the methods of the route table and no other', () => {
    const own = methods
      .filter(({ method }) => method !== 'ANY' && method !== 'OPTIONS')
      .map(({ method, path }) => `${method} ${path}`);
    expect(own.sort()).toEqual(rows.map(([, { method, path }]) => `${method} ${path}`).sort());
  });

  it.each(rows)(
    'answers %s with its own function, behind the authorizer unless it asks for no key',
    (name, route) => {
      const found = methods.find(({ method, path }) => method === route.method && path === route.path);
      expect(functionOf(found?.properties ?? {})).toBe(pascalCase(route.servedBy ?? folderOf(name)));
      expect(found?.properties.Integration.Type).toBe('AWS_PROXY');
      expect(found?.properties.AuthorizationType).toBe(route.scope === 'none' ? 'NONE' : 'CUSTOM');
      if (route.scope !== 'none') {
        const [authorizer] = of('AWS::ApiGateway::Authorizer');
        expect(targetOf(found?.properties.AuthorizerId)).toBe(authorizer?.id);
      }
    },
  );

  it('answers every other method of a known path with 405 and what it allows', () => {
    const paths = new Set(rows.map(([, { path }]) => path));
    expect(
      methods
        .filter(({ method }) => method === 'ANY')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...paths].sort());
    for (const path of paths) {
      const any = methods.find((one) => one.path === path && one.method === 'ANY')?.properties;
      const [answer] = any?.Integration.IntegrationResponses ?? [];
      const onPath = rows.filter(([, route]) => route.path === path).map(([, route]) => route);
      const allowed: string[] = onPath.map(({ method }) => method);
      const hasPreflight = onPath.some(isForPages);
      if (hasPreflight) allowed.push('OPTIONS');
      expect(any?.Integration.Type).toBe('MOCK');
      expect(answer.StatusCode).toBe('405');
      // A body of another type would be answered by the gateway response below.
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'])
        expect(any?.Integration.RequestTemplates[type], type).toBe(
          hasPreflight
            ? '{"statusCode":#if($context.httpMethod == "OPTIONS")204#{else}405#end}'
            : '{"statusCode":405}',
        );
      expect(answer.ResponseParameters['method.response.header.Allow']).toBe(
        `'${allowed.sort().join(', ')}'`,
      );
      expect(errorOf(answer.ResponseTemplates['application/json'])).toMatchObject({
        code: 'method_not_allowed',
        status: 405,
        request_id: 'req_abc',
      });
    }
  });

  it('returns 405 for a body of any other type, too', () => {
    const [other] = of('AWS::ApiGateway::GatewayResponse').filter(
      ({ properties }) => properties.ResponseType === 'UNSUPPORTED_MEDIA_TYPE',
    );
    expect(other?.properties.StatusCode).toBe('405');
  });

  it('answers a browser’s preflight on the paths that scripts of pages may use, and on no other', () => {
    const asked = Map.groupBy(rows.map(([, route]) => route).filter(isForPages), ({ path }) => path);
    expect(asked.size).toBeGreaterThan(0);
    expect(methods.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
    const preflights = methods.filter(
      ({ method, properties }) => method === 'ANY' && properties.Integration.IntegrationResponses.length > 1,
    );
    expect(preflights.map(({ path }) => path).sort()).toEqual([...asked.keys()].sort());
    for (const { path, properties } of preflights) {
      expect(properties.AuthorizationType).toBe('NONE');
      expect(properties.Integration.Type).toBe('MOCK');
      const [, answer, ...others] = properties.Integration.IntegrationResponses;
      expect(others).toEqual([]);
      expect([answer.StatusCode, answer.SelectionPattern]).toEqual(['204', '204']);
      const ofPages = (asked.get(path as Route['path']) ?? []).map(({ method }) => method).sort();
      expect(answer.ResponseParameters).toEqual({
        'method.response.header.Access-Control-Allow-Origin': "'*'",
        'method.response.header.Access-Control-Allow-Methods': `'${ofPages.join(', ')}'`,
        'method.response.header.Access-Control-Allow-Headers':
          "'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Accept'",
        'method.response.header.Access-Control-Max-Age': "'600'",
        'method.response.header.Svc-Request-Id': 'context.requestId',
      });
      const [, declared] = properties.MethodResponses;
      expect(Object.keys(declared.ResponseParameters).sort()).toEqual(
        Object.keys(answer.ResponseParameters).sort(),
      );
    }
  });

  it('words everything that the gateway answers by itself', () => {
    const mapped = of('AWS::ApiGateway::GatewayResponse').map(({ properties }) => properties.ResponseType);
    expect(mapped.sort()).toEqual(gatewayResponseTypes);
  });

  it.each(gatewayResponseTypes)('answers %s with the one error body', (type) => {
    const [found] = of('AWS::ApiGateway::GatewayResponse').filter(
      ({ properties }) => properties.ResponseType === type,
    );
    const { StatusCode, ResponseTemplates, ResponseParameters } = found?.properties ?? {};
    expect(Object.keys(ResponseTemplates)).toEqual(['application/json']);
    const error = errorOf(ResponseTemplates['application/json']);
    const [status, kind] = errorCodes[error.code as ErrorCode];
    expect(error).toMatchObject({ status, type: kind, request_id: 'req_abc' });
    expect(error.doc_url).toMatch(new RegExp(`#${error.code}$`));
    expect(StatusCode).toBe(String(status));
    expect(ResponseParameters).toHaveProperty(['gatewayresponse.header.Svc-Request-Id']);
    expect(ResponseParameters['gatewayresponse.header.Access-Control-Allow-Origin']).toBe("'*'");
    if (status === 401)
      expect(ResponseParameters['gatewayresponse.header.WWW-Authenticate']).toBe("'Bearer'");
    if (status === 429 || status === 503)
      expect(ResponseParameters['gatewayresponse.header.Retry-After']).toMatch(/^'\d+'$/);
  });

  it('has the authorizer judge the very value that its verdict is kept under', () => {
    const [authorizer, ...others] = of('AWS::ApiGateway::Authorizer');
    expect(others).toEqual([]);
    expect(authorizer?.properties).toMatchObject({
      Type: 'TOKEN',
      IdentitySource: 'method.request.header.Authorization',
    });
  });

  it('lets nobody in for longer than ten seconds after a revocation, however late the verdict before it came', () => {
    const [authorizer] = of('AWS::ApiGateway::Authorizer');
    const { AuthorizerUri, AuthorizerResultTtlInSeconds: cacheSeconds } = authorizer?.properties ?? {};
    const judge = of('AWS::Lambda::Function').find(
      ({ id }) => id === targetOf(AuthorizerUri['Fn::Join'][1].at(-2)),
    );
    expect(judge?.properties.Timeout).toBeGreaterThan(0);
    expect(cacheSeconds + judge?.properties.Timeout).toBeLessThanOrEqual(10);
  });

  it('lets only its own methods call a function', () => {
    const permissions = of('AWS::Lambda::Permission').filter(
      ({ properties }) => properties.Principal === 'apigateway.amazonaws.com',
    );
    expect(permissions).toHaveLength(rows.length + 1);
    for (const { properties } of permissions)
      expect(JSON.stringify(properties.SourceArn)).not.toContain('test-invoke-stage');
  });

  it('writes no request or answer into the gateway’s own log', () => {
    for (const { properties } of of('AWS::ApiGateway::Stage'))
      for (const settings of properties.MethodSettings) expect(settings.DataTraceEnabled).toBe(false);
  });

  it('logs each call by its path in the table, without ids, queries, headers, bodies or addresses', () => {
    const [gateway] = of('AWS::ApiGateway::Stage');
    const { Format, DestinationArn } = gateway?.properties.AccessLogSetting ?? {};
    expect(targetOf(DestinationArn)).toMatch(/^AccessLogs/);
    const logged = Object.values(JSON.parse(Format) as Record<string, string>).map((variable) =>
      variable.replace('$context.', ''),
    );
    expect(logged.sort()).toEqual([
      'authorizer.organizationId',
      'error.responseType',
      'httpMethod',
      'integrationLatency',
      'requestId',
      'resourcePath',
      'responseLatency',
      'responseLength',
      'status',
    ]);
  });
});
