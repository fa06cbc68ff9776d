import type { Finding } from './finding.ts';
import { type Resource, type Stack, targetOf } from './read-stacks.ts';

/**
 * Names and paths that AWS accepts only once and that belong to another resource than before. CloudFormation creates the new
 * resource before it deletes the former one, so the creation fails.
 */
export function takenIdentities(before: Stack[], after: Stack[]): Finding[] {
  const [then, now] = [ownersOf(before), ownersOf(after)];
  return [...now].flatMap(([identity, owner]) => {
    const former = then.get(identity);
    if (former === undefined || former === owner) return [];
    return [
      {
        subject: identity,
        problem: `it still belongs to ${former.trim()}, and ${owner.trim()} takes it`,
        safeOrder: [`a release without ${owner.trim()}`, 'then a release with it'],
      },
    ];
  });
}

/** The owner of each identity that AWS accepts once, with the property that replaces it when it changes. */
function ownersOf(stacks: Stack[]): Map<string, string> {
  const owned = stacks.flatMap((stack) => stack.resources.map((resource) => ({ stack, resource })));
  const byId = new Map(owned.map(({ resource }) => [resource.id, resource]));
  return new Map(
    owned.flatMap(({ stack, resource }) => {
      const identity = identityOf(resource, byId);
      return identity
        ? [[identity, `${stack.name}/${resource.id} ${resource.properties.PathPart ?? ''}`]]
        : [];
    }),
  );
}

function identityOf(resource: Resource, byId: Map<string, Resource>): string | undefined {
  const { type, properties } = resource;
  // API Gateway accepts one path parameter next to its siblings, whatever its name.
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
  const name = fixedName(resource);
  return name && `${type} ${name}`;
}

/** A name that the template itself gives; undefined where CloudFormation generates one. */
const fixedName = ({ properties }: Pick<Resource, 'properties'>): string | undefined =>
  Object.entries(properties)
    .filter(([key, value]) => /(^|[a-z])Name$/.test(key) && typeof value === 'string')
    .map(([, value]) => value)[0];
