import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Route } from '../shared/route.ts';
import { functionDefaults, type StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { type CodeOf, folderOf, ServiceFunction } from './service-function.ts';

/** The rows of shared/routes.ts, by the names they are exported under. */
export type RouteTable = Record<string, Route>;

/**
 * The function of each row of the route table. Beside the gateway's stack and not in it, because a row brings three
 * resources here and up to five there, and CloudFormation takes 500 a stack.
 */
export class FunctionsStack extends Stack {
  readonly #functions = new Map<string, ServiceFunction>();

  constructor(scope: Construct, config: StageConfig, data: DataStack, codeOf: CodeOf, routes: RouteTable) {
    super(scope, 'Functions');
    for (const [name, { uses }] of Object.entries(routes)) {
      const made = new ServiceFunction(this, {
        folder: folderOf(name),
        uses,
        resources: { data },
        config,
        codeOf,
        timeoutSeconds: functionDefaults.apiTimeoutSeconds,
      });
      this.#functions.set(name, made);
    }
  }

  /** The function of a row, by the row's name. Throws when the table has no such row. */
  lambdaOf(name: string): ServiceFunction['lambda'] {
    const found = this.#functions.get(name);
    if (!found) throw new Error(`no row of the route table is called ${name}`);
    return found.lambda;
  }
}
