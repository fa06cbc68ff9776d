import {
  type Properties,
  type Resource,
  readStage,
  type Stack as StackOf,
  targetOf,
} from '../../../bin/check-upgrade/read-stacks.ts';

export { type Properties, type Resource, targetOf };
export const stageIds = ['Prod', 'Sandbox'] as const;
export type StageId = (typeof stageIds)[number];
export type Stack = StackOf<StageId>;

/** The stacks of both stages, as they would be deployed, with those that are nested in others. */
export const readStacks = (assemblyDir: string): Stack[] =>
  stageIds.flatMap((stage) => readStage(assemblyDir, stage));

/** The resources of one type in one stage, over all its stacks. */
export const resourcesOf = (stacks: Stack[], stage: StageId, type: string): Resource[] =>
  stacks
    .filter((stack) => stack.stage === stage)
    .flatMap(({ resources }) => resources.filter((resource) => resource.type === type));

export interface Statement {
  effect: string;
  actions: string[];
  resources: unknown[];
  principal: unknown;
  condition: unknown;
  /** The resource that carries it, by its construct's name. */
  on: string;
}

/** Every statement of every policy in a stage: of roles, of what is attached to them, and of queues and buckets. */
export function statementsOf(stacks: Stack[], stage: StageId): Statement[] {
  const policies = stacks
    .filter((stack) => stack.stage === stage)
    .flatMap(({ resources }) => resources)
    .flatMap(({ name, properties }) =>
      // A pool of people has other policies, such as that of its passwords.
      [...(Array.isArray(properties.Policies) ? properties.Policies : []), properties]
        .map(({ PolicyDocument }) => PolicyDocument)
        .filter(Boolean)
        .flatMap(({ Statement }) => Statement.map((statement: Properties) => ({ on: name, statement }))),
    );
  return policies.map(({ on, statement }) => ({
    on,
    effect: statement.Effect,
    actions: [statement.Action].flat(),
    resources: [statement.Resource].flat(),
    principal: statement.Principal,
    condition: statement.Condition,
  }));
}
