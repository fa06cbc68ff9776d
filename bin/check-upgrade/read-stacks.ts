import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: a template has any property
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
export interface Stack<StageId extends string = string> {
  stage: StageId;
  /** The name of its file: `Api`, and `ApiJobs` for the stack of jobs that is nested in it. */
  name: string;
  isNested: boolean;
  text: string;
  resources: Resource[];
  parameters: string[];
  outputs: string[];
}

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

/** The stacks of one stage of a cloud assembly, as they would be deployed, with those that are nested in others. */
export function readStage<StageId extends string>(assemblyDir: string, stage: StageId): Stack<StageId>[] {
  const files = globSync(join(assemblyDir, `assembly-${stage}`, '*.template.json')).sort();
  const stacks = files.map((file) => readStack(stage, file));
  for (const stack of stacks.filter(({ isNested }) => isNested)) fillIn(stack, stacks);
  return stacks;
}

function readStack<StageId extends string>(stage: StageId, file: string): Stack<StageId> {
  const text = readFileSync(file, 'utf8');
  const { Resources, Parameters = {}, Outputs = {} } = JSON.parse(text) as TemplateFile;
  const [name = ''] = basename(file)
    .slice(stage.length)
    .split(/[0-9A-F]{8}\./);
  return {
    stage,
    name,
    isNested: file.endsWith('.nested.template.json'),
    text,
    resources: Object.entries(Resources).map(asResource),
    parameters: Object.keys(Parameters),
    outputs: Object.keys(Outputs),
  };
}

/** Replaces references to parameters by the values of the parent stack, so that references lead to resources. */
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

/** The logical id that a Ref, GetAtt or import leads to; the text of the whole value when it leads to none. */
export function targetOf(value: unknown): string {
  const { Ref, 'Fn::GetAtt': att, 'Fn::ImportValue': imported } = (value ?? {}) as Properties;
  if (Ref) return Ref;
  if (att) return att[0];
  const [, id] = /ExportsOutput(?:Ref|FnGetAtt)([A-Za-z]+?[0-9A-F]{8})/.exec(imported ?? '') ?? [];
  return id ?? JSON.stringify(value);
}
