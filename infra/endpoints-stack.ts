import { type CfnStack, NestedStack } from 'aws-cdk-lib';
import {
  AuthorizationType,
  AwsIntegration,
  type IAuthorizer,
  type IResource,
  type MethodOptions,
  Resource,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { capabilitiesOf } from '../shared/routes/capabilities-of.ts';
import type { Route } from '../shared/routes/route.ts';
import type { Resources } from './capabilities.ts';
import { functionDefaults, type StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { stageName } from './gateway-logs.ts';
import { addPathResponses } from './path-responses.ts';
import { type CodeOf, folderOf, pascalCase, ServiceFunction } from './service-function.ts';

/** The rows of shared/routes/route-table.ts by the names of their exports. */
export type RouteTable = Record<string, Route>;

/** The parameters that are common to the endpoints of all resources. */
export interface Gateway {
  api: RestApi;
  /** The address of the API, without a slash at its end. */
  apiUrl: string;
  authorizer: IAuthorizer;
  config: StageConfig;
  data: DataStack;
  identity: Resources['identity'];
  codeRunner: Resources['codeRunner'];
  codeOf: CodeOf;
}

/**
 * The endpoints of one resource: its paths of the gateway, and for each method a function that only this method may
 * call. It is nested in the gateway's stack, so that a deployment changes all of it or nothing: see
 * docs/decisions/024-stacks-and-deployments.md.
 */
export class EndpointsStack extends NestedStack {
  readonly #gateway: Gateway;
  /** By folder. */
  readonly #functions = new Map<string, ServiceFunction>();

  /** `segment` is the first segment of the rows' paths below `parent`. */
  constructor(parent: IResource, segment: string, gateway: Gateway, rows: RouteTable) {
    super(gateway.api.stack, stackIdOf(segment));
    this.#gateway = gateway;
    // The id becomes part of the functions' names; CDK's own id would be too long for that.
    (this.nestedStackResource as CfnStack).overrideLogicalId(this.node.id);
    const top = new Resource(this, segment, { parent, pathPart: segment });
    for (const [path, onPath] of Map.groupBy(Object.entries(rows), ([, row]) => row.path)) {
      const isGreedy = onPath.some(([, row]) => row.greedy);
      const rest = path.slice(top.path.length + 1).replace(/\}$/, isGreedy ? '+}' : '}');
      const resource = rest === '' ? top : top.resourceForPath(rest);
      for (const [name, row] of onPath) this.#addEndpoint(resource, name, row);
      addPathResponses(
        resource,
        onPath.map(([, row]) => row),
        gateway.apiUrl,
      );
    }
  }

  #addEndpoint(resource: IResource, name: string, row: Route): void {
    const { api, authorizer } = this.#gateway;
    const { method, path, scope: asked, servedBy } = row;
    const { lambda } = this.#functionOf(name, row);
    // Not LambdaIntegration: it refers to the gateway's stage, which is created after the methods.
    lambda.addPermission(servedBy ? pascalCase(folderOf(name)) : 'Gateway', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: api.arnForExecuteApi(method, path.replaceAll(/\{[^}]+\}/g, '*'), stageName),
    });
    const invoke = `2015-03-31/functions/${lambda.functionArn}/invocations`;
    const keyed: MethodOptions = { authorizer, authorizationType: AuthorizationType.CUSTOM };
    resource.addMethod(
      method,
      new AwsIntegration({ service: 'lambda', proxy: true, path: invoke }),
      asked === 'none' ? { authorizationType: AuthorizationType.NONE } : keyed,
    );
  }

  /** The function of a row; rows of this resource with the same `servedBy` share it. */
  #functionOf(name: string, row: Route): ServiceFunction {
    const { config, data, identity, codeRunner, codeOf, apiUrl } = this.#gateway;
    const folder = row.servedBy ?? folderOf(name);
    const made =
      this.#functions.get(folder) ??
      new ServiceFunction(this, {
        folder,
        uses: capabilitiesOf(row),
        resources: { data, identity, ...(codeRunner && { codeRunner }) },
        config,
        codeOf,
        timeoutSeconds: functionDefaults.apiTimeoutSeconds,
        environment: {
          API_URL: apiUrl,
          PRODUCTION_URL: productionUrlOf(this.#gateway),
          ...(row.servedBy === 'dashboard' && dashboardHosts(data, config)),
          ...(config.sandboxUrl && { SANDBOX_URL: config.sandboxUrl }),
          ...(row.sendsFiles && { UPLOADS_ORIGIN: data.uploadsOrigin }),
        },
      });
    this.#functions.set(folder, made);
    return made;
  }
}

/** The origins in the policy of the dashboard's pages. */
const dashboardHosts = ({ bucket }: DataStack, { sandboxUrl, dashboardHosts: others = [] }: StageConfig) => {
  const sandbox = sandboxUrl ? [new URL(sandboxUrl).origin] : [];
  return { DASHBOARD_HOSTS: [`https://${bucket.bucketRegionalDomainName}`, ...sandbox, ...others].join(' ') };
};

/** The address of production: that of this gateway, or the sandbox's option. */
const productionUrlOf = ({ config, apiUrl }: Gateway): string =>
  config.name === 'prod' ? apiUrl : (config.productionUrl ?? '');

/** `webhook-endpoints` → `WebhookEndpoints`, `llms.txt` → `LlmsTxt` */
const stackIdOf = (segment: string): string => pascalCase(segment.replaceAll('.', '-'));
