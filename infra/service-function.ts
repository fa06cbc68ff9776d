import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type CfnFunction,
  type Code,
  Function as LambdaFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Capability } from '../shared/routes/capability.ts';
import { capabilities, type Resources } from './capabilities.ts';
import { functionDefaults, type StageConfig } from './config.ts';

/** Returns the code of a function's folder. */
export type CodeOf = (folder: string) => Code;

export interface ServiceFunctionProps {
  /** The folder in functions/. */
  folder: string;
  /** The name of the function, when one folder is deployed more than once. */
  name?: string;
  uses: readonly Capability[];
  resources: Resources;
  config: StageConfig;
  codeOf: CodeOf;
  timeoutSeconds: number;
  memoryMb?: number;
  /** Concurrent executions that only this function may use, and the most that it may use. */
  reservedConcurrency?: number | undefined;
  /** Whether it mostly waits for services of others, so that many of it take little of a processor. */
  waitsForOthers?: boolean;
  /** Whether other functions go first where they share processors: locally, not on AWS. */
  yields?: boolean;
  /** Additional variables, besides those of the capabilities. */
  environment?: Record<string, string>;
}

/** One folder of functions/ as a Lambda with its own role and log group, and with exactly the given capabilities. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, props: ServiceFunctionProps) {
    const { folder, uses, resources, config, codeOf, timeoutSeconds } = props;
    super(scope, pascalCase(props.name ?? folder));

    const logGroup = new LogGroup(this, 'Logs', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const grants = uses.map((capability) => capabilities[capability](resources));
    const writeLogs = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        Own: new PolicyDocument({
          statements: [writeLogs, ...grants.flatMap(({ statement = [] }) => statement)],
        }),
      },
    });

    this.lambda = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(folder),
      role,
      logGroup,
      timeout: Duration.seconds(timeoutSeconds),
      memorySize: props.memoryMb ?? functionDefaults.memoryMb,
      ...(props.reservedConcurrency && { reservedConcurrentExecutions: props.reservedConcurrency }),
      environment: Object.assign(
        { STAGE: config.name },
        ...grants.map(({ environment }) => environment),
        props.environment,
      ),
    });
    // For the local cloud, whose functions share the processors of a laptop.
    const template = this.lambda.node.defaultChild as CfnFunction;
    if (props.waitsForOthers) template.addMetadata('WaitsForOthers', true);
    if (props.yields) template.addMetadata('Yields', true);
  }
}

/** `publish-job` → `PublishJob` */
export const pascalCase = (folder: string) =>
  folder.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
/** `publishJob` → `publish-job`: the folder of a route. */
export const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
