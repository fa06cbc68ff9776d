import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: a test reads any property of a template that it expects
export type Properties = Record<string, any>;
export interface Resource {
  id: string;
  /** The id without the hash that CDK appends: the construct's own. */
  name: string;
  type: string;
  properties: Properties;
  deletionPolicy: string | undefined;
  updateReplacePolicy: string | undefined;
}
export interface Stack {
  stage: StageId;
  name: 'Data' | 'Functions' | 'Api' | 'Pipelines' | 'Operations';
  text: string;
  resources: Resource[];
  outputs: number;
}
export const stageIds = ['Prod', 'Sandbox'] as const;
export type StageId = (typeof stageIds)[number];

interface TemplateFile {
  Resources: Record<
    string,
    { Type: string; Properties?: Properties; DeletionPolicy?: string; UpdateReplacePolicy?: string }
  >;
  Outputs?: object;
}

/** The stacks of both stages, as they would be deployed. */
export function readStacks(assemblyDir: string): Stack[] {
  return stageIds.flatMap((stage) =>
    globSync(join(assemblyDir, `assembly-${stage}`, '*.template.json'))
      .sort()
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        const { Resources, Outputs = {} } = JSON.parse(text) as TemplateFile;
        const name = basename(file)
          .slice(stage.length)
          .split(/[0-9A-F]{8}\./)[0] as Stack['name'];
        return {
          stage,
          name,
          text,
          resources: Object.entries(Resources).map(asResource),
          outputs: Object.keys(Outputs).length,
        };
      }),
  );
}

const asResource = ([id, { Type, Properties, DeletionPolicy, UpdateReplacePolicy }]: [
  string,
  TemplateFile['Resources'][string],
]): Resource => ({
  id,
  name: id.replace(/[0-9A-F]{8}$/, ''),
  type: Type,
  properties: Properties ?? {},
  deletionPolicy: DeletionPolicy,
  updateReplacePolicy: UpdateReplacePolicy,
});

/** The resources of one type in one stage, over all its stacks. */
export const resourcesOf = (stacks: Stack[], stage: StageId, type: string): Resource[] =>
  stacks
    .filter((stack) => stack.stage === stage)
    .flatMap(({ resources }) => resources.filter((resource) => resource.type === type));

/** The logical id that a Ref, GetAtt or import leads to; the text of it all when it leads nowhere. */
export function targetOf(value: unknown): string {
  const { Ref, 'Fn::GetAtt': att, 'Fn::ImportValue': imported } = (value ?? {}) as Properties;
  if (Ref) return Ref;
  if (att) return att[0];
  const [, id] = /ExportsOutput(?:Ref|FnGetAtt)([A-Za-z]+?[0-9A-F]{8})/.exec(imported ?? '') ?? [];
  return id ?? JSON.stringify(value);
}

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
      [...(properties.Policies ?? []), properties]
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
