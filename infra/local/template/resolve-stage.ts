import { accountId, arnOf, region } from './local-account.ts';
import { noValue, resolveIntrinsics, type Scope } from './resolve-intrinsics.ts';
import type { Identity } from './resource-type.ts';
import { resourceTypes } from './resource-types.ts';
import { nestedStackType, type Stack } from './stage-assembly.ts';

/** One resource with every reference resolved. `place` is for messages: `<stack>/<logical id>`. */
export type Resource = Identity & {
  place: string;
  type: string;
  /** As CloudFormation documents them for the type; checked by checkTemplate. */
  properties: unknown;
  /** The template's own notes about the resource, as they are. */
  metadata: Record<string, unknown>;
  assetDirs: Map<string, string>;
};

/**
 * Resolves the references between the stacks of one stage. No resource need exist for that: names and ARNs are derived
 * from the template, so they are the same at every start. Throws for a reference without a target.
 */
export function resolveStage(
  stacks: Stack[],
  { awsEndpoint, gatewayUrl }: { awsEndpoint: string; gatewayUrl?: string | undefined },
) {
  const atGateway = (value: unknown) => (gatewayUrl ? withLocalAddress(value, gatewayUrl) : value);
  const outputs: Record<string, string> = {};
  const scopes = new Map(stacks.map((stack) => [stack.name, createScope(stack, stacks, awsEndpoint)]));
  const resources = stacks.flatMap((stack) =>
    Object.entries(stack.resources)
      .filter(([, { Type }]) => Type in resourceTypes)
      .map(([logicalId, { Type, Properties = {}, Metadata = {} }]): Resource => {
        const scope = scopes.get(stack.name) as Scope;
        const place = `${stack.name}/${logicalId}`;
        return {
          ...identify(stack, logicalId, scope, awsEndpoint),
          place,
          type: Type,
          properties: atGateway(resolveIntrinsics(Properties, scope, place)),
          metadata: Metadata,
          assetDirs: stack.assetDirs,
        };
      }),
  );
  for (const stack of stacks)
    for (const [name, { Value }] of Object.entries(stack.outputs))
      outputs[`${stack.name}.${name}`] = String(
        atGateway(resolveIntrinsics(Value, scopes.get(stack.name) as Scope, `${stack.name}/Outputs.${name}`)),
      );
  return { resources, outputs };
}

/** The address that AWS gives to a stage of a REST API. */
const gatewayAddress = /https:\/\/[a-z\d]{10}\.execute-api\.[a-z\d-]+\.amazonaws\.com\/\w+/g;

/** The value with the gateway's address on AWS replaced by its address on this machine, in every text. */
function withLocalAddress(value: unknown, gatewayUrl: string): unknown {
  if (typeof value === 'string') return value.replaceAll(gatewayAddress, gatewayUrl);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withLocalAddress(entry, gatewayUrl));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withLocalAddress(entry, gatewayUrl)]),
  );
}

function createScope(stack: Stack, stacks: Stack[], awsEndpoint: string): Scope {
  const pseudoParameters: Record<string, unknown> = {
    'AWS::AccountId': accountId,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack.name,
    'AWS::StackId': arnOf('cloudformation', `stack/${stack.name}/local`),
    'AWS::NoValue': noValue,
  };
  const readOutput = (owner: Stack, value: unknown, path: string) =>
    resolveIntrinsics(value, createScope(owner, stacks, awsEndpoint), path);
  const readParameter = (name: string, path: string) => {
    const { stack: parent, logicalId = '' } = stack.nestedAs ?? {};
    const given = parent?.resources[logicalId]?.Properties?.Parameters as Record<string, unknown> | undefined;
    if (parent && given && name in given)
      return resolveIntrinsics(given[name], createScope(parent, stacks, awsEndpoint), path);
    const { Default } = stack.parameters[name] ?? {};
    if (Default === undefined) throw new Error(`${path}: the parameter ${name} has no value.`);
    return Default;
  };
  const readNestedOutput = (logicalId: string, attribute: string, path: string) => {
    const nested = stacks.find(
      (one) => one.nestedAs?.stack === stack && one.nestedAs.logicalId === logicalId,
    );
    const output = nested?.outputs[attribute.replace(/^Outputs\./, '')];
    if (!nested || !output) throw new Error(`${path}: Fn::GetAtt ${logicalId}.${attribute} leads nowhere.`);
    return readOutput(nested, output.Value, path);
  };
  const scope: Scope = {
    ref(logicalId, path) {
      if (logicalId in pseudoParameters) return pseudoParameters[logicalId];
      if (stack.parameters[logicalId]) return readParameter(logicalId, path);
      if (!stack.resources[logicalId]) throw new Error(`${path}: Ref ${logicalId} leads nowhere.`);
      return identify(stack, logicalId, scope, awsEndpoint).ref;
    },
    getAttribute(logicalId, attribute, path) {
      const resource = stack.resources[logicalId];
      if (!resource) throw new Error(`${path}: Fn::GetAtt ${logicalId}.${attribute} leads nowhere.`);
      if (resource.Type === nestedStackType) return readNestedOutput(logicalId, attribute, path);
      const value = identify(stack, logicalId, scope, awsEndpoint).attributes[attribute];
      if (value === undefined && resource.Type in resourceTypes)
        throw new Error(
          `${path}: the local cloud does not know Fn::GetAtt ${attribute} of ${resource.Type}.`,
        );
      return value ?? arnOf('local', `${stack.name}-${logicalId}/${attribute}`);
    },
    importValue(exportName, path) {
      for (const owner of stacks)
        for (const { Value, Export } of Object.values(owner.outputs))
          if (Export && readOutput(owner, Export.Name, path) === exportName)
            return readOutput(owner, Value, path);
      throw new Error(`${path}: no stack of this stage exports ${exportName}.`);
    },
    stackOutput(stackName, outputName, path) {
      const owner = stacks.find(({ name }) => name === stackName);
      const output = owner?.outputs[outputName];
      if (!owner || !output) throw new Error(`${path}: stack ${stackName} has no output ${outputName}.`);
      return readOutput(owner, output.Value, path);
    },
  };
  return scope;
}

function identify(stack: Stack, logicalId: string, scope: Scope, awsEndpoint: string): Identity {
  const { Type = '', Properties = {} } = stack.resources[logicalId] ?? {};
  const type = resourceTypes[Type];
  const derivedName = `${stack.name}-${logicalId}`;
  const chosen = type?.nameProperty && Properties[type.nameProperty];
  const name = chosen ? String(resolveIntrinsics(chosen, scope, `${stack.name}/${logicalId}`)) : derivedName;
  const properties = busOf(Properties, scope, logicalId);
  return type?.identify({ name, awsEndpoint, properties }) ?? { ref: name, attributes: {} };
}

/** The one property in addition to its name that a resource's ARN follows from: the bus of a rule. */
function busOf(
  { EventBusName }: Record<string, unknown>,
  scope: Scope,
  path: string,
): Record<string, unknown> {
  return EventBusName === undefined ? {} : { EventBusName: resolveIntrinsics(EventBusName, scope, path) };
}
