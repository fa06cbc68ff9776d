import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  LogGroupLogDestination,
  MethodLoggingLevel,
  type RestApi,
  type StageOptions,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

/**
 * One line per call, including those that reach no function. `resourcePath` is the path of the route table, so the line
 * contains no id, query, header, body or client's address.
 */
const line = {
  requestId: '$context.requestId',
  method: '$context.httpMethod',
  path: '$context.resourcePath',
  status: '$context.status',
  refusal: '$context.error.responseType',
  organization: '$context.authorizer.organizationId',
  durationMs: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  responseBytes: '$context.responseLength',
};

/** API Gateway's name for the one deployment of the API. */
export const stageName = 'live';

/** The log of the gateway's calls, stored as long as those of the functions, with the gateway's own errors. */
export function gatewayLogs(scope: Construct, config: StageConfig) {
  return {
    accessLogDestination: new LogGroupLogDestination(logGroup(scope, 'AccessLogs', config)),
    accessLogFormat: AccessLogFormat.custom(JSON.stringify(line)),
    loggingLevel: MethodLoggingLevel.ERROR,
    dataTraceEnabled: false,
  } satisfies StageOptions;
}

/** Declares this log group, because API Gateway would otherwise create it without an expiry. */
export function keepExecutionLogs(api: RestApi, config: StageConfig): void {
  const name = `API-Gateway-Execution-Logs_${api.restApiId}/${stageName}`;
  api.deploymentStage.node.addDependency(logGroup(api, 'ExecutionLogs', config, name));
}

const logGroup = (scope: Construct, id: string, config: StageConfig, logGroupName?: string) =>
  new LogGroup(scope, id, {
    logGroupName,
    retention: config.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
