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
  metadata: Properties;
  deletionPolicy: string | undefined;
  updateReplacePolicy: string | undefined;
}
export interface Stack {
  stage: StageId;
  /** As its file is called: `Api`, and `ApiJobs` for the stack of jobs that is nested in it. */
  name: string;
  isNested: boolean;
  text: string;
  resources: Resource[];
  parameters: string[];
  outputs: string[];
}
export const stageIds = ['Prod', 'Sandbox'] as const;
export type StageId = (typeof stageIds)[number];

interface TemplateFile {
  Resources: Record<
    string,
    {
      Type: string;
      Properties?: Properties;
      Metadata?: Properties;
      DeletionPolicy?: string;
      UpdateReplacePolicy?: string;
    }
  >;
  Parameters?: object;
  Outputs?: object;
}

/** The stacks of both stages, as they would be deployed, with those that are nested in others. */
export function readStacks(assemblyDir: string): Stack[] {
  return stageIds.flatMap((stage) => {
    const files = globSync(join(assemblyDir, `assembly-${stage}`, '*.template.json')).sort();
    const stacks = files.map((file) => readStack(stage, file));
    for (const stack of stacks.filter(({ isNested }) => isNested)) fillIn(stack, stacks);
    return stacks;
  });
}

function readStack(stage: StageId, file: string): Stack {
  const text = readFileSync(file, 'utf8');
  const { Resources, Parameters = {}, Outputs = {} } = JSON.parse(text) as TemplateFile;
  const [name = ''] = basename(file)
    .slice(stage.length)
    .split(/[0-9A-F]{8}\./);
  const resources = Object.entries(Resources).map(asResource);
  const isNested = file.endsWith('.nested.template.json');
  return {
    stage,
    name,
    isNested,
    text,
    resources,
    parameters: Object.keys(Parameters),
    outputs: Object.keys(Outputs),
  };
}

/** Puts what the stack above gives as parameters in their place, so that references lead to resources. */
function fillIn(nested: Stack, stacks: Stack[]): void {
  const [parameters = {}] = stacks.flatMap(({ name, resources }) =>
    resources
      .filter(({ id, type }) => type === nestedStackType && name + id === nested.name)
      .map(({ properties }) => properties.Parameters as Properties),
  );
  const filled = JSON.stringify(nested.resources, (_, value) => parameters[value?.Ref] ?? value);
  nested.resources = JSON.parse(filled);
}
const nestedStackType = 'AWS::CloudFormation::Stack';

const asResource = ([id, { Type, Properties, Metadata, DeletionPolicy, UpdateReplacePolicy }]: [
  string,
  TemplateFile['Resources'][string],
]): Resource => ({
  id,
  name: id.replace(/[0-9A-F]{8}$/, ''),
  type: Type,
  properties: Properties ?? {},
  metadata: Metadata ?? {},
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
