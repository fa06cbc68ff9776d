import { Stage } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import * as routeTable from '../shared/routes.ts';
import { answerFindings } from './answered-findings.ts';
import { ApiStack } from './api-stack.ts';
import type { StageConfig } from './config.ts';
import { DataStack } from './data-stack.ts';
import { FunctionsStack, type RouteTable } from './functions-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { PipelinesStack } from './pipelines-stack.ts';
import type { CodeOf } from './service-function.ts';

/** One whole environment, its stacks split by lifecycle. Stages share nothing. */
export class HiringStage extends Stage {
  constructor(scope: Construct, config: StageConfig, codeOf: CodeOf, routes: RouteTable = routeTable) {
    super(scope, config.id);
    const data = new DataStack(this, config);
    const pipelines = new PipelinesStack(this, config, data, codeOf);
    const functions = new FunctionsStack(this, config, data, codeOf, routes);
    const api = new ApiStack(this, config, data, functions, codeOf, routes);
    new OperationsStack(this, config, api, pipelines);
    answerFindings(this);
  }
}
