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
import { revocationBound, type StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { EndpointsStack, type Gateway, type RouteTable } from './endpoints-stack.ts';
import { gatewayLogs, keepExecutionLogs, stageName } from './gateway-logs.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { type CodeOf, ServiceFunction } from './service-function.ts';

/** Below this, compressing costs more than it saves. */
const compressedFromBytes = 1024;

/** The REST API with its authorizer, and below it a stack of endpoints for each resource of the route table. */
export class ApiStack extends Stack {
  readonly api: RestApi;

  constructor(scope: Construct, config: StageConfig, data: DataStack, codeOf: CodeOf, routes: RouteTable) {
    super(scope, 'Api');

    this.api = new RestApi(this, 'Api', {
      restApiName: `hiring-${config.name}`,
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.bytes(compressedFromBytes),
      // Without this account-wide role API Gateway writes no log.
      cloudWatchRole: true,
      deployOptions: { stageName, metricsEnabled: true, ...gatewayLogs(this, config) },
    });
    addGatewayResponses(this.api);
    keepExecutionLogs(this.api, config);

    // Here and not with the others: the gateway names it, and it names the gateway that may call it.
    const authorizeRequest = new ServiceFunction(this, {
      folder: 'authorize-request',
      uses: ['get keys', 'get organizations', 'keyPepper'],
      resources: { data },
      config,
      codeOf,
      timeoutSeconds: revocationBound.authorizerTimeoutSeconds,
    });
    // TOKEN and not REQUEST: what the verdict is cached under is then also all that the function is given to judge.
    const authorizer = new TokenAuthorizer(this, 'Authorizer', {
      handler: authorizeRequest.lambda,
      identitySource: IdentitySource.header('Authorization'),
      resultsCacheTtl: Duration.seconds(revocationBound.cacheSeconds),
    });
    addEndpoints({ api: this.api, authorizer, config, data, codeOf }, routes);
  }
}

/** Rows are grouped by the first part of their paths, below the version where they have one: `jobs` of `/v1/jobs/{id}`. */
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
