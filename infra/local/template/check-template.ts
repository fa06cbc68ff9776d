import { findIntrinsic } from './resolve-intrinsics.ts';
import { hasNoEffect, resourceTypes } from './resource-types.ts';
import type { Stack, TemplateResource } from './stage-assembly.ts';

/**
 * Throws for the first resource or property that the local cloud would silently emulate wrongly. The error names the
 * stack, the logical id, the type and the path.
 */
export function checkTemplate(stacks: Stack[]): void {
  for (const { name, resources } of stacks)
    for (const [logicalId, resource] of Object.entries(resources))
      checkResource(`${name}/${logicalId}`, resource);
}

function checkResource(place: string, { Type, Condition, Properties = {} }: TemplateResource): void {
  if (hasNoEffect(Type)) return;
  const type = resourceTypes[Type];
  if (!type) throw new Error(`${place}: the local cloud does not know the resource type ${Type}.`);
  if (Condition)
    throw new Error(`${place} (${Type}): the local cloud does not know conditions (${Condition}).`);
  const known = [...type.runs, ...type.leaves];
  for (const [name, value] of Object.entries(Properties)) {
    const unknown = findUnknown(value, name, known);
    if (unknown)
      throw new Error(`${place} (${Type}): the local cloud does not know the property ${unknown}.`);
  }
}

/** The first path below `path` that no known path covers. Indices of lists are not part of a path. */
function findUnknown(value: unknown, path: string, known: string[]): string | undefined {
  if (known.includes(path)) return undefined;
  if (!known.some((candidate) => candidate.startsWith(`${path}.`))) return path;
  if (typeof value !== 'object' || value === null || findIntrinsic(value)) return undefined;
  const children = Array.isArray(value)
    ? value.map((entry): [string, unknown] => [path, entry])
    : Object.entries(value).map(([key, entry]): [string, unknown] => [`${path}.${key}`, entry]);
  for (const [childPath, child] of children) {
    const unknown = findUnknown(child, childPath, known);
    if (unknown) return unknown;
  }
  return undefined;
}
