import { type Properties, type Resource, type Stack, targetOf } from './templates.ts';

/**
 * Why CloudFormation would refuse to deploy `after` where `before` is deployed, in words; empty when one deployment does
 * it. It deploys a stack that exports before the stacks that import, and creates new resources before it removes old ones.
 */
export const upgradeConflicts = (before: Stack[], after: Stack[]): string[] => [
  ...lostExports(before, after),
  ...takenIdentities(before, after),
];

/** What is exported is in use until the stacks that import it are deployed, so it may neither go nor change. */
function lostExports(before: Stack[], after: Stack[]): string[] {
  const [then, now] = [exportsOf(before), exportsOf(after)];
  return [...importsOf(before)]
    .filter((name) => then.get(name) !== now.get(name))
    .map((name) => `${name} is imported until the stacks after it are deployed`);
}

/** A template's exports, by their names. */
function exportsOf(stacks: Stack[]): Map<string, string> {
  const outputs = stacks.flatMap(({ text }) => Object.values<Properties>(JSON.parse(text).Outputs ?? {}));
  return new Map(
    outputs.flatMap(({ Export, Value }) =>
      Export ? [[Export.Name as string, JSON.stringify(Value)] as const] : [],
    ),
  );
}

export const importsOf = (stacks: Stack[]): Set<string> =>
  new Set(
    stacks.flatMap(({ text }) =>
      [...text.matchAll(/"Fn::ImportValue": ?"([^"]+)"/g)].map(([, name = '']) => name),
    ),
  );

/** What AWS allows once belongs to the same resource as before, or the new one would find it taken. */
function takenIdentities(before: Stack[], after: Stack[]): string[] {
  const [then, now] = [ownersOf(before), ownersOf(after)];
  return [...now].flatMap(([identity, owner]) => {
    const former = then.get(identity);
    return former === undefined || former === owner
      ? []
      : [`${identity} is still ${former}, and ${owner} takes it`];
  });
}

/** Whatever has an identity that AWS allows once, with the resource that has it and what replaces that when it changes. */
function ownersOf(stacks: Stack[]): Map<string, string> {
  const owned = stacks.flatMap((stack) => stack.resources.map((resource) => ({ stack, resource })));
  const paths = new Map(owned.map(({ resource }) => [resource.id, resource]));
  return new Map(
    owned.flatMap(({ stack, resource }) => {
      const identity = identityOf(resource, paths);
      return identity
        ? [[identity, `${stack.name}/${resource.id} ${resource.properties.PathPart ?? ''}`]]
        : [];
    }),
  );
}

function identityOf(resource: Resource, byId: Map<string, Resource>): string | undefined {
  const { type, properties } = resource;
  // Of the parts of a path that hold a parameter, API Gateway takes one beside the others, whatever its name.
  const pathOf = (id: string): string => {
    const found = byId.get(id);
    if (found?.type !== 'AWS::ApiGateway::Resource') return '';
    const { ParentId, PathPart } = found.properties;
    return `${pathOf(targetOf(ParentId))}/${PathPart.startsWith('{') ? '{}' : PathPart}`;
  };
  if (type === 'AWS::ApiGateway::Resource') return pathOf(resource.id);
  if (type === 'AWS::ApiGateway::Method')
    return `${properties.HttpMethod} ${pathOf(targetOf(properties.ResourceId))}`;
  if (type === 'AWS::ApiGateway::GatewayResponse') return `${type} ${properties.ResponseType}`;
  const [name] = Object.entries(properties)
    .filter(([key, value]) => /(^|[a-z])Name$/.test(key) && typeof value === 'string')
    .map(([, value]) => value);
  return name && `${type} ${name}`;
}
