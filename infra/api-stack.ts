import { Duration, Stack } from 'aws-cdk-lib';
import {
  AuthorizationType,
  EndpointType,
  IdentitySource,
  type IResource,
  LambdaIntegration,
  MockIntegration,
  PassthroughBehavior,
  RequestAuthorizer,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import { errorCodes } from '../shared/contracts/errors.ts';
import type { Capability, Route } from '../shared/route.ts';
import * as routes from '../shared/routes.ts';
import { functionDefaults, type StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { addGatewayResponses, errorBody } from './gateway-responses.ts';
import { type CodeOf, folderOf, ServiceFunction } from './service-function.ts';

/** 10 s: how long a revoked key may still be let in by the gateway's cache. */
const authorizerCacheSeconds = 10;

/** The REST API: one method and one function per row of the route table, behind one authorizer. */
export class ApiStack extends Stack {
  readonly api: RestApi;
  readonly functions: ServiceFunction[];

  constructor(scope: Construct, config: StageConfig, data: DataStack, codeOf: CodeOf) {
    super(scope, 'Api');

    const serviceFunction = (folder: string, uses: readonly Capability[]) =>
      new ServiceFunction(this, {
        folder,
        uses,
        resources: { data },
        config,
        codeOf,
        timeoutSeconds: functionDefaults.apiTimeoutSeconds,
      });

    this.api = new RestApi(this, 'Api', {
      restApiName: `hiring-${config.name}`,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: { stageName: 'live', metricsEnabled: true },
    });
    addGatewayResponses(this.api);

    const authorizeRequest = serviceFunction('authorize-request', ['readTable', 'keyPepper']);
    const authorizer = new RequestAuthorizer(this, 'Authorizer', {
      handler: authorizeRequest.lambda,
      identitySources: [IdentitySource.header('Authorization')],
      resultsCacheTtl: Duration.seconds(authorizerCacheSeconds),
    });

    this.functions = [authorizeRequest];
    const methodsOf = new Map<IResource, string[]>();
    for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
      const { lambda } = serviceFunction(folderOf(name), route.uses);
      const resource = this.api.root.resourceForPath(route.path);
      const keyed = { authorizer, authorizationType: AuthorizationType.CUSTOM };
      resource.addMethod(
        route.method,
        new LambdaIntegration(lambda, { allowTestInvoke: false }),
        route.scope === 'none' ? { authorizationType: AuthorizationType.NONE } : keyed,
      );
      methodsOf.set(resource, [...(methodsOf.get(resource) ?? []), route.method]);
    }
    for (const [resource, methods] of methodsOf) refuseOtherMethods(resource, methods);
  }
}

/** A known path with another method: 405 with `Allow`, which API Gateway would answer as an unknown path. */
function refuseOtherMethods(resource: IResource, methods: string[]): void {
  const [status, type, message] = errorCodes.method_not_allowed;
  resource.addMethod(
    'ANY',
    new MockIntegration({
      passthroughBehavior: PassthroughBehavior.NEVER,
      requestTemplates: { 'application/json': JSON.stringify({ statusCode: status }) },
      integrationResponses: [
        {
          statusCode: String(status),
          responseParameters: {
            'method.response.header.Allow': `'${methods.sort().join(', ')}'`,
            'method.response.header.Svc-Request-Id': 'context.requestId',
          },
          responseTemplates: {
            'application/json': errorBody({ type, code: 'method_not_allowed', message, status }),
          },
        },
      ],
    }),
    {
      authorizationType: AuthorizationType.NONE,
      methodResponses: [
        {
          statusCode: String(status),
          responseParameters: {
            'method.response.header.Allow': true,
            'method.response.header.Svc-Request-Id': true,
          },
        },
      ],
    },
  );
}
