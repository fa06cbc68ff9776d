import { Duration, Size, Stack } from 'aws-cdk-lib';
import {
  AuthorizationType,
  EndpointType,
  IdentitySource,
  LambdaIntegration,
  RestApi,
  TokenAuthorizer,
} from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import { revocationBound, type StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import type { FunctionsStack, RouteTable } from './functions-stack.ts';
import { gatewayLogs, keepExecutionLogs, stageName } from './gateway-logs.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import { addPathAnswers } from './path-answers.ts';
import { type CodeOf, ServiceFunction } from './service-function.ts';

/** Below this, compressing costs more than it saves. */
const compressedFromBytes = 1024;

/** The REST API: one method per row of the route table, behind one authorizer. */
export class ApiStack extends Stack {
  readonly api: RestApi;

  constructor(
    scope: Construct,
    config: StageConfig,
    data: DataStack,
    functions: FunctionsStack,
    codeOf: CodeOf,
    routes: RouteTable,
  ) {
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
      uses: ['readTable', 'keyPepper'],
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
    const keyed = { authorizer, authorizationType: AuthorizationType.CUSTOM };

    for (const [name, { method, path, scope: asked }] of Object.entries(routes))
      this.api.root
        .resourceForPath(path)
        .addMethod(
          method,
          new LambdaIntegration(functions.lambdaOf(name), { allowTestInvoke: false }),
          asked === 'none' ? { authorizationType: AuthorizationType.NONE } : keyed,
        );
    for (const [path, rows] of Map.groupBy(Object.values(routes), (row) => row.path))
      addPathAnswers(this.api.root.resourceForPath(path), rows);
  }
}
