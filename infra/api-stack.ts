import { Duration, Size, Stack } from 'aws-cdk-lib';
import {
  EndpointType,
  IdentitySource,
  type IResource,
  RestApi,
  TokenAuthorizer,
} from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import type { Route } from '../shared/routes/route.ts';
import { addDomain, apiAddress } from './api-address.ts';
import { divideConcurrency } from './concurrency.ts';
import { revocationBound, type StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { EndpointsStack, type Gateway, type RouteTable } from './endpoints-stack.ts';
import { gatewayLogs, keepExecutionLogs, stageName } from './gateway-logs.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { gatewayThrottles } from './gateway-throttles.ts';
import { addIdentityClient } from './identity-client.ts';
import type { IdentityStack } from './identity-stack.ts';
import { type CodeOf, ServiceFunction } from './service-function.ts';

/** In bytes: compressing a smaller response costs more than it saves. */
const compressedFromBytes = 1024;

interface ApiParts {
  config: StageConfig;
  data: DataStack;
  /** The pool of people: production only. */
  identity: IdentityStack | undefined;
  codeOf: CodeOf;
  routes: RouteTable;
}

/** The REST API with its authorizer, and a nested stack of endpoints for each resource of the route table. */
export class ApiStack extends Stack {
  readonly api: RestApi;
  /** The public address, without a slash at its end. */
  readonly apiUrl: string;

  constructor(scope: Construct, { config, data, identity, codeOf, routes }: ApiParts) {
    super(scope, 'Api');

    this.api = new RestApi(this, 'Api', {
      restApiName: `hiring-${config.name}`,
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.bytes(compressedFromBytes),
      // The gateway passes a form with files in Base64, and every other body as text.
      binaryMediaTypes: ['multipart/form-data'],
      // Without this account-wide role API Gateway writes no log.
      cloudWatchRole: true,
      deployOptions: { stageName, ...gatewayThrottles(routes), ...gatewayLogs(this, config) },
    });
    this.apiUrl = apiAddress(this.api, config);
    if (config.domain) addDomain(this.api, config.domain);
    addGatewayResponses(this.api, this.apiUrl);
    keepExecutionLogs(this.api, config);

    // In this stack, because the gateway and this function refer to each other.
    const authorizeRequest = new ServiceFunction(this, {
      folder: 'authorize-request',
      uses: [
        'get keys',
        'update keyUses',
        'get sessionTokens',
        'get sessions',
        'get members',
        'get organizations',
        'keyPepper',
      ],
      resources: { data },
      config,
      codeOf,
      timeoutSeconds: revocationBound.authorizerTimeoutSeconds,
      reservedConcurrency: divideConcurrency(config.lambdaConcurrency).authorizer,
    });
    // TOKEN and not REQUEST: the function then receives only the value that the verdict is cached under.
    const authorizer = new TokenAuthorizer(this, 'Authorizer', {
      handler: authorizeRequest.lambda,
      identitySource: IdentitySource.header('Authorization'),
      resultsCacheTtl: Duration.seconds(revocationBound.cacheSeconds),
    });
    // It runs untrusted code, so it has no right but to write its log. In this stack, because endpoints invoke it.
    const codeRunner = new ServiceFunction(this, {
      folder: 'run-code',
      uses: [],
      resources: { data },
      config,
      codeOf,
      timeoutSeconds: 8,
    });
    const client = identity && addIdentityClient(this, identity, config, this.apiUrl);
    const gateway = {
      api: this.api,
      apiUrl: this.apiUrl,
      authorizer,
      config,
      data,
      identity: client,
      codeRunner: codeRunner.lambda,
      codeOf,
    };
    addEndpoints(gateway, routes);
  }
}

/** Groups the rows by the first segment of their path, after the version if there is one: `jobs` of `/v1/jobs/{id}`. */
function addEndpoints(gateway: Gateway, routes: RouteTable): void {
  const { root } = gateway.api;
  const ofResource = ([, { path }]: [string, Route]) => /^\/(?:v1\/)?[^/]+/.exec(path)?.[0] ?? path;
  for (const [top, rows] of Map.groupBy(Object.entries(routes), ofResource)) {
    const [segment = '', ...above] = top.slice(1).split('/').reverse();
    const parent = above.reduceRight<IResource>(
      (at, part) => at.getResource(part) ?? at.addResource(part),
      root,
    );
    new EndpointsStack(parent, segment, gateway, Object.fromEntries(rows));
  }
}
