import type { Finding } from './finding.ts';
import type { Properties, Stack } from './read-stacks.ts';

/**
 * Exports that the deployed stacks still import, and that the new templates remove or change. CloudFormation deploys the
 * exporting stack first and refuses that while another stack imports it.
 */
export function lostExports(before: Stack[], after: Stack[]): Finding[] {
  const [then, now] = [exportsOf(before), exportsOf(after)];
  return [...importsOf(before)]
    .filter((name) => then.get(name) !== now.get(name))
    .map((name) => ({
      subject: name,
      problem: `the export is ${now.has(name) ? 'changed' : 'removed'} while ${importersOf(name, before).join(', ')} still imports it`,
      safeOrder: orderFor(name, before, after),
    }));
}

function orderFor(name: string, before: Stack[], after: Stack[]): string[] {
  const [exporter = ''] = name.split(':');
  const importers = importersOf(name, before);
  const exported = exportsOf(before);
  const stillImports = importersOf(name, after).length > 0;
  const needsMore = after
    .filter((stack) => importers.includes(stack.name))
    .some((stack) => [...importsOf([stack])].some((one) => !exported.has(one)));
  if (!stillImports && !needsMore)
    return [
      ...importers.map((stack) => `npx cdk deploy --exclusively '${before[0]?.stage}/${stack}'`),
      `npx cdk deploy '${before[0]?.stage}/*'`,
    ];
  return [
    `a release in which ${importers.join(', ')} no longer imports it, and ${exporter} still exports it (exportValue)`,
    'then a release without the export',
  ];
}

/** The exports of the stacks: their values as JSON, by name. */
function exportsOf(stacks: Stack[]): Map<string, string> {
  const outputs = stacks.flatMap(({ text }) => Object.values<Properties>(JSON.parse(text).Outputs ?? {}));
  return new Map(
    outputs.flatMap(({ Export, Value }) =>
      Export ? [[Export.Name as string, JSON.stringify(Value)] as const] : [],
    ),
  );
}

/** The names of all exports that the stacks import. */
export const importsOf = (stacks: Stack[]): Set<string> =>
  new Set(
    stacks.flatMap(({ text }) =>
      [...text.matchAll(/"Fn::ImportValue": ?"([^"]+)"/g)].map(([, name = '']) => name),
    ),
  );

/** The names of the stacks that import it. A nested stack is deployed with its parent, `Api`. */
const importersOf = (name: string, stacks: Stack[]): string[] => [
  ...new Set(
    stacks
      .filter((stack) => importsOf([stack]).has(name))
      .map((stack) => (stack.isNested ? 'Api' : stack.name)),
  ),
];
