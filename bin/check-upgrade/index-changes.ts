import type { Finding } from './finding.ts';
import type { Properties, Resource, Stack } from './read-stacks.ts';

/** DynamoDB creates or deletes one global index of a table at a time, and changes none. */
export function indexChanges(before: Stack[], after: Stack[]): Finding[] {
  const now = new Map(tablesOf(after).map(([stack, table]) => [`${stack.name}/${table.id}`, table]));
  return tablesOf(before).flatMap(([stack, table]) => {
    const subject = `${stack.name}/${table.id}`;
    const next = now.get(subject);
    return next ? changesOf(subject, indexesOf(table), indexesOf(next)) : [];
  });
}

function changesOf(subject: string, then: Map<string, string>, now: Map<string, string>): Finding[] {
  const added = [...now.keys()].filter((name) => !then.has(name));
  const removed = [...then.keys()].filter((name) => !now.has(name));
  const changed = [...then.keys()].filter((name) => now.has(name) && now.get(name) !== then.get(name));
  const findings = changed.map((name) => ({
    subject,
    problem: `keys or projection of the index ${name} change, which DynamoDB does not do`,
    safeOrder: [
      'a release with an index of another name',
      'then one that reads it',
      `then one without ${name}`,
    ],
  }));
  // First the new ones: no release may read an index that is not built.
  const steps = [...added.map((name) => `adds ${name}`), ...removed.map((name) => `removes ${name}`)];
  if (steps.length < 2) return findings;
  return [
    ...findings,
    {
      subject,
      problem: `${steps.length} indexes change at once, and DynamoDB accepts one for each update`,
      safeOrder: steps.map(
        (step) => `a release that only ${step}; wait until the index is ACTIVE or deleted`,
      ),
    },
  ];
}

const tablesOf = (stacks: Stack[]): [Stack, Resource][] =>
  stacks.flatMap((stack) =>
    stack.resources
      .filter(({ type }) => type === 'AWS::DynamoDB::Table')
      .map((table): [Stack, Resource] => [stack, table]),
  );

/** Keys and projection of each index, by its name. */
const indexesOf = ({ properties }: Resource): Map<string, string> =>
  new Map(
    ((properties.GlobalSecondaryIndexes ?? []) as Properties[]).map(
      ({ IndexName, KeySchema, Projection }) => [IndexName, JSON.stringify([KeySchema, Projection])],
    ),
  );
