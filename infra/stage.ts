import { Stage, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import * as routeTable from '../shared/routes/route-table.ts';
import { ApiStack } from './api-stack.ts';
import type { StageConfig } from './config.ts';
import { DataStack } from './data-stack.ts';
import type { RouteTable } from './endpoints-stack.ts';
import { IdentityStack } from './identity-stack.ts';
import { suppressNagFindings } from './nag-suppressions.ts';
import { OperationsStack } from './operations-stack.ts';
import type { CodeOf } from './service-function.ts';
import { WorkersStack } from './workers-stack.ts';

/** One whole environment, with stacks by lifecycle. Stages share nothing. */
export class HiringStage extends Stage {
  constructor(scope: Construct, config: StageConfig, codeOf: CodeOf, routes: RouteTable = routeTable) {
    const { account, region } = config;
    super(scope, config.id, { env: { ...(account && { account }), ...(region && { region }) } });
    for (const [key, value] of Object.entries(config.tags ?? {})) Tags.of(this).add(key, value);
    const data = new DataStack(this, config);
    const pipelines = new WorkersStack(this, config, data, codeOf);
    // The sandbox has no people of its own.
    const identity = config.name === 'prod' ? new IdentityStack(this, config) : undefined;
    const api = new ApiStack(this, { config, data, identity, codeOf, routes });
    new OperationsStack(this, config, api, pipelines);
    suppressNagFindings(this);
  }
}
