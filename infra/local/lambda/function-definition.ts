import { availableParallelism } from 'node:os';
import { keyOf } from '../iam/role-keys.ts';
import type { Resource } from '../template/resolve-stage.ts';

export type FunctionDefinition = {
  name: string;
  arn: string;
  /** Folder of the code asset; `handler` is file and export, such as `index.handler`. */
  codeDir: string;
  handler: string;
  environment: Record<string, string>;
  memoryMb: number;
  timeoutSeconds: number;
  /** Concurrent instances; further invocations wait. */
  maxInstances: number;
  /** Those of them that start as soon as there is work; the rest only where they help. */
  promptInstances: number;
  /** Whether other functions go first while the processors are busy. */
  yields: boolean;
  /** Invocations at a time; further ones are throttled. Undefined where the template reserves none. */
  reservedConcurrency: number | undefined;
};

type FunctionProperties = {
  Code: { S3Key?: string };
  Handler?: string;
  Runtime?: string;
  Environment?: { Variables?: Record<string, unknown> };
  MemorySize?: number;
  Timeout?: number;
  ReservedConcurrentExecutions?: number;
};

// Each instance is a thread with its own heap; a laptop has few cores, for which more threads would only wait.
const PROMPT_INSTANCES = availableParallelism();
const MAX_INSTANCES = 2 * PROMPT_INSTANCES;
/** The metadata in the template of a function that mostly waits for other services. */
const WAITS_FOR_OTHERS = 'WaitsForOthers';
/** The metadata of a function that others go before. */
const YIELDS = 'Yields';
const MAX_WAITING_INSTANCES = Math.max(12, MAX_INSTANCES);
const DEFAULT_MEMORY_MB = 128;
const DEFAULT_TIMEOUT_SECONDS = 3;

/**
 * The definition of a function from the template. Throws when its code is not a folder of JavaScript in the cloud
 * assembly.
 */
export function readFunction(
  resource: Resource,
  localEnvironment: Record<string, string>,
): FunctionDefinition {
  const properties = resource.properties as FunctionProperties;
  const codeDir = resource.assetDirs.get(properties.Code.S3Key ?? '');
  if (!codeDir) throw new Error(`${resource.place} (${resource.type}): Code is no asset of this assembly.`);
  if (!properties.Runtime?.startsWith('nodejs'))
    throw new Error(
      `${resource.place} (${resource.type}): the local cloud does not run ${properties.Runtime}.`,
    );
  // Its own: by it the services know whose role a call is to be held against.
  const { accessKeyId, secretAccessKey } = keyOf(resource.ref);
  const most = resource.metadata[WAITS_FOR_OTHERS] ? MAX_WAITING_INSTANCES : MAX_INSTANCES;
  const maxInstances = Math.max(1, Math.min(properties.ReservedConcurrentExecutions ?? most, most));
  const yields = Boolean(resource.metadata[YIELDS]);
  const variables = Object.entries(properties.Environment?.Variables ?? {});
  return {
    name: resource.ref,
    arn: resource.attributes.Arn as string,
    codeDir,
    handler: properties.Handler ?? 'index.handler',
    environment: {
      ...Object.fromEntries(variables.map(([name, value]) => [name, String(value)])),
      // Some of the template's lead to what is not on this machine.
      ...localEnvironment,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    memoryMb: properties.MemorySize ?? DEFAULT_MEMORY_MB,
    timeoutSeconds: properties.Timeout ?? DEFAULT_TIMEOUT_SECONDS,
    maxInstances,
    promptInstances: yields ? 1 : Math.min(PROMPT_INSTANCES, maxInstances),
    yields,
    reservedConcurrency: properties.ReservedConcurrentExecutions,
  };
}
