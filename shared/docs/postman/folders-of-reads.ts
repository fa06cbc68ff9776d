import { folders } from './collection-steps.ts';
import type { Step } from './step.ts';

interface Call {
  path: string;
  method: string;
  operation: { operationId: string; tags: string[]; security?: unknown[] };
}

const steps = new Set<string>(
  Object.values(folders)
    .flat()
    .map(({ call }) => call),
);

/** A folder per tag with the reads that need nothing but a key and are no step of {@link folders}. */
export function foldersOfReads(calls: Call[]): Record<string, Step[]> {
  const reads = calls.filter(
    ({ path, method, operation }) =>
      method === 'get' &&
      !path.includes('{') &&
      operation.security === undefined &&
      !steps.has(operation.operationId),
  );
  const nameOf = ({ operation: { tags } }: Call) =>
    (tags[0] ?? '').replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const stepOf = ({ operation }: Call): Step => ({ call: operation.operationId as Step['call'] });
  return Object.fromEntries([...Map.groupBy(reads, nameOf)].map(([name, own]) => [name, own.map(stepOf)]));
}
