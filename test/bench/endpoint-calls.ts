import { randomUUID } from 'node:crypto';
import type { APIGatewayAuthorizerResult, APIGatewayProxyResult } from 'aws-lambda';
import { openAdministration } from '../../bin/open-administration.ts';
import { type Bundle, bundles } from '../../infra/bundle.ts';
import { folderOf } from '../../infra/service-function.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { scopes } from '../../shared/contracts/organization.ts';
import type { Entry } from '../../shared/http/entry.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { openStageWithoutFunctions } from './stage-without-functions.ts';

export type RouteName = keyof typeof routes;
/** The table by name. */
export const routeTable: Record<RouteName, Route> = { ...routes };
export type EndpointCalls = Awaited<ReturnType<typeof openEndpointCalls>>;

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  idempotencyKey?: string;
}

type Stage = Awaited<ReturnType<typeof openStageWithoutFunctions>>;
type Lambda = (event: unknown, context: unknown) => Promise<unknown>;

/** The functions themselves, with their entries, in this process, called with the events that the gateway would send. */
export async function openEndpointCalls(stage: Stage) {
  Object.assign(process.env, stage.allEnvironment, { ALLOW_LOOPBACK_TARGETS: 'true' });
  const admin = openAdministration('prod', stage.connection);
  const organization = await createOrganization(admin, { name: 'Bench', plan: 'scale' });
  const { keys } = await createKeySet(admin, {
    organization: organization.id,
    name: 'Bench',
    scopes: [...scopes],
  });
  const headers = { authorization: `Bearer ${keys[0]?.secret}`, 'content-type': 'application/json' };

  const authorizer = await loadFunction('authorize-request');
  /** What the gateway hands to every endpoint while its cache holds. */
  const authorize = async () =>
    (await authorizer(
      {
        authorizationToken: headers.authorization,
        methodArn: 'arn:aws:execute-api:us-east-1:000000000000:api/v1/GET/v1/me',
      },
      {},
    )) as APIGatewayAuthorizerResult;
  const { context: known } = await authorize();

  const eventOf = (route: Route, { params = {}, query = {}, body, idempotencyKey }: Sent) => ({
    httpMethod: route.method,
    resource: route.path,
    path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    headers: { ...headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    multiValueHeaders: {},
    pathParameters: params,
    queryStringParameters: query,
    multiValueQueryStringParameters: null,
    stageVariables: null,
    body: body ? JSON.stringify(body) : null,
    isBase64Encoded: false,
    requestContext: { requestId: randomUUID(), authorizer: route.scope === 'none' ? undefined : known },
  });

  /** An endpoint, loaded. Throws unless it succeeds; answers its body's text. */
  const load = async (name: RouteName) => {
    const route = routeTable[name];
    const lambda = await loadFunction(route.servedBy ?? folderOf(name));
    const context = { getRemainingTimeInMillis: () => 10_000 };
    return async (sent: Sent = {}) => {
      const { statusCode, body } = (await lambda(eventOf(route, sent), context)) as APIGatewayProxyResult;
      if (statusCode !== route.success) throw new Error(`${name} answered ${statusCode}: ${body}`);
      return body;
    };
  };

  return {
    organizationId: organization.id,
    authorize,
    load,
    call: async (name: RouteName, sent: Sent = {}) =>
      JSON.parse(await (await load(name))(sent)) as Record<string, string>,
  };
}

const loadFunction = async (name: string): Promise<Lambda> => {
  const { source, isEndpoint } = bundles().find((bundle) => bundle.name === name) as Bundle;
  if (!isEndpoint) return (await import(`../../functions/${source}/index.ts`)).handler;
  const { entry } = (await import(`../../functions/${source}`)) as { entry: Entry };
  return entry(openEdge()) as unknown as Lambda;
};
