import type { Resource } from '../template/resolve-stage.ts';
import { type AuthorizerProperties, readIdentitySources } from './authorizer-definition.ts';
import { type GatewayResponseProperties, gatewayResponseTypes } from './gateway-response.ts';
import { checkMappings } from './render-template.ts';

type MockResponse = {
  StatusCode: string;
  SelectionPattern?: string;
  ResponseTemplates?: Record<string, string>;
  ResponseParameters?: Record<string, string>;
};

export type Method = {
  /** As in the template: `/v1/jobs/{id}`. */
  resourcePath: string;
  authorizer: (AuthorizerProperties & { id: string }) | undefined;
  integration:
    | { type: 'function'; functionArn: string; timeoutMs: number }
    | {
        type: 'mock';
        requestTemplates: Record<string, string>;
        /** Whether a body for which there is no template goes on as it is. */
        passesThrough: boolean;
        responses: MockResponse[];
      };
};

export type Route = { resourcePath: string; methods: Map<string, Method> };

export type Api = {
  id: string;
  stageName: string;
  routes: Route[];
  gatewayResponses: Map<string, GatewayResponseProperties>;
  binaryMediaTypes: string[];
  /** The size in bytes from which a response is compressed; undefined where it never is. */
  minimumCompressionBytes: number | undefined;
};

type RestApiProperties = { BinaryMediaTypes?: string[]; MinimumCompressionSize?: number };

type MethodProperties = {
  ResourceId: string;
  HttpMethod: string;
  AuthorizationType?: string;
  AuthorizerId?: string;
  Integration?: {
    Type: string;
    Uri?: string;
    TimeoutInMillis?: number;
    PassthroughBehavior?: string;
    RequestTemplates?: Record<string, string>;
    IntegrationResponses?: MockResponse[];
  };
};

// API Gateway's longest timeout unless the account's quota is raised.
const DEFAULT_INTEGRATION_TIMEOUT_MS = 29_000;

/**
 * The REST API of a stage. Throws when there is not exactly one, or it has a property that the local gateway does not
 * support.
 */
export function readApi(resources: Resource[]): Api {
  const ofType = (name: string) => resources.filter(({ type }) => type === `AWS::ApiGateway::${name}`);
  const [api, ...otherApis] = ofType('RestApi');
  const [stage, ...otherStages] = ofType('Stage');
  if (!api || !stage || otherApis.length > 0 || otherStages.length > 0)
    throw new Error('The local cloud runs exactly one REST API with one stage.');
  const routes = readRoutes(ofType('Resource'), api.attributes.RootResourceId as string);
  const authorizers = new Map(
    ofType('Authorizer').map((resource) => [resource.ref, readAuthorizer(resource)]),
  );
  for (const resource of ofType('Method')) {
    const properties = resource.properties as MethodProperties;
    const route = routes.get(properties.ResourceId);
    if (!route) throw new Error(`${resource.place}: ResourceId leads nowhere.`);
    route.methods.set(properties.HttpMethod, readMethod(resource, route.resourcePath, authorizers));
  }
  const { BinaryMediaTypes = [], MinimumCompressionSize } = api.properties as RestApiProperties;
  return {
    id: api.ref,
    stageName: stage.ref,
    routes: [...routes.values()],
    gatewayResponses: new Map(ofType('GatewayResponse').map(readGatewayResponse)),
    binaryMediaTypes: BinaryMediaTypes,
    minimumCompressionBytes: MinimumCompressionSize,
  };
}

/** The function in an integration's or authorizer's URI: `…:lambda:path/2015-03-31/functions/<arn>/invocations`. */
export function readFunctionArn(place: string, uri = ''): string {
  const arn = /functions\/(arn:.+)\/invocations$/.exec(uri)?.[1];
  if (!arn) throw new Error(`${place}: the local cloud invokes functions, not ${uri || 'nothing'}.`);
  return arn;
}

function readRoutes(resources: Resource[], rootId: string): Map<string, Route> {
  type ResourceProperties = { ParentId: string; PathPart: string };
  const byId = new Map(resources.map(({ ref, properties }) => [ref, properties as ResourceProperties]));
  const pathOf = (id: string): string => {
    const resource = byId.get(id);
    return resource ? `${pathOf(resource.ParentId)}/${resource.PathPart}` : '';
  };
  return new Map(
    [rootId, ...byId.keys()].map((id) => [id, { resourcePath: pathOf(id) || '/', methods: new Map() }]),
  );
}

function readAuthorizer(resource: Resource): AuthorizerProperties & { id: string } {
  const properties = resource.properties as AuthorizerProperties;
  if (!['REQUEST', 'TOKEN'].includes(properties.Type))
    throw new Error(
      `${resource.place}: the local cloud does not know authorizers of type ${properties.Type}.`,
    );
  readFunctionArn(resource.place, properties.AuthorizerUri);
  readIdentitySources(resource.place, properties);
  return { ...properties, id: resource.ref };
}

function readGatewayResponse({ place, properties }: Resource): [string, GatewayResponseProperties] {
  const response = properties as GatewayResponseProperties;
  if (!(gatewayResponseTypes as string[]).includes(response.ResponseType))
    throw new Error(`${place}: there is no gateway response type ${response.ResponseType}.`);
  checkMappings(place, response.ResponseTemplates, response.ResponseParameters);
  return [response.ResponseType, response];
}

function readMethod(
  { place, properties }: Resource,
  resourcePath: string,
  authorizers: Map<string, AuthorizerProperties & { id: string }>,
): Method {
  const { AuthorizationType = 'NONE', AuthorizerId = '', Integration } = properties as MethodProperties;
  const authorizer = AuthorizationType === 'CUSTOM' ? authorizers.get(AuthorizerId) : undefined;
  if (AuthorizationType !== 'NONE' && !authorizer)
    throw new Error(`${place}: the local cloud does not know authorization by ${AuthorizationType}.`);
  return { resourcePath, authorizer, integration: readIntegration(place, Integration) };
}

function readIntegration(place: string, integration: MethodProperties['Integration']): Method['integration'] {
  if (integration?.Type === 'AWS_PROXY') {
    const timeoutMs = integration.TimeoutInMillis ?? DEFAULT_INTEGRATION_TIMEOUT_MS;
    return { type: 'function', functionArn: readFunctionArn(place, integration.Uri), timeoutMs };
  }
  if (integration?.Type !== 'MOCK')
    throw new Error(`${place}: the local cloud does not know integrations of type ${integration?.Type}.`);
  const { RequestTemplates = {}, PassthroughBehavior, IntegrationResponses = [] } = integration;
  checkMappings(place, RequestTemplates);
  for (const response of IntegrationResponses)
    checkMappings(place, response.ResponseTemplates, response.ResponseParameters);
  const passesThrough =
    PassthroughBehavior === 'WHEN_NO_TEMPLATES'
      ? Object.keys(RequestTemplates).length === 0
      : PassthroughBehavior !== 'NEVER';
  return { type: 'mock', requestTemplates: RequestTemplates, passesThrough, responses: IntegrationResponses };
}
