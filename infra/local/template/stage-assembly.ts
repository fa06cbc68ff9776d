import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type TemplateResource = {
  Type: string;
  Condition?: string;
  Properties?: Record<string, unknown>;
  Metadata?: Record<string, unknown>;
};
type TemplateOutput = { Value: unknown; Export?: { Name: unknown } };

export type Stack = {
  name: string;
  resources: Record<string, TemplateResource>;
  parameters: Record<string, { Default?: string }>;
  outputs: Record<string, TemplateOutput>;
  /** Absolute folder of each code asset, by the S3 key that the template names. */
  assetDirs: Map<string, string>;
  /** The resource of another stack that this one is nested as; its properties are the values of the parameters. */
  nestedAs?: { stack: Stack; logicalId: string };
};

/** A stack as a resource of another one. */
export const nestedStackType = 'AWS::CloudFormation::Stack';

type Artifact = {
  type: string;
  properties?: { directoryName?: string; displayName?: string; templateFile?: string; stackName?: string };
};
type AssetManifest = {
  files?: Record<
    string,
    { source: { path: string; packaging: string }; destinations: Record<string, { objectKey: string }> }
  >;
};

/**
 * Reads the synthesized stacks of one CDK stage (its construct id, such as `Prod`) from a cloud assembly, each followed
 * by those nested in it. Throws when the assembly has no such stage.
 */
export function readStage(assemblyDir: string, stageName: string): Stack[] {
  const assemblies = readArtifacts(assemblyDir).filter(({ type }) => type === 'cdk:cloud-assembly');
  const stage = assemblies.find(({ properties }) => properties?.displayName === stageName);
  if (!stage) {
    const known = assemblies.map(({ properties }) => properties?.displayName).join(', ');
    throw new Error(`${assemblyDir} has no stage ${stageName}; it has: ${known || 'none'}.`);
  }
  const stageDir = join(assemblyDir, stage.properties?.directoryName ?? '');
  return readArtifacts(stageDir)
    .filter(({ type }) => type === 'aws:cloudformation:stack')
    .flatMap((artifact) => readStack(stageDir, artifact));
}

function readArtifacts(dir: string): Artifact[] {
  return Object.values(
    readJson<{ artifacts?: Record<string, Artifact> }>(join(dir, 'manifest.json')).artifacts ?? {},
  );
}

type Assets = Pick<Stack, 'assetDirs'> & { templates: Map<string, string> };

function readStack(dir: string, { properties = {} }: Artifact): Stack[] {
  const file = properties.templateFile ?? '';
  const ownName = file.replace('.template.json', '');
  const assets = readAssets(dir, `${ownName}.assets.json`);
  return readTemplate(join(dir, file), properties.stackName ?? ownName, assets);
}

function readTemplate(file: string, name: string, assets: Assets, nestedAs?: Stack['nestedAs']): Stack[] {
  const template = readJson<{
    Resources?: Stack['resources'];
    Parameters?: Stack['parameters'];
    Outputs?: Stack['outputs'];
  }>(file);
  const { Resources: resources = {}, Parameters: parameters = {}, Outputs: outputs = {} } = template;
  const { assetDirs, templates } = assets;
  const stack: Stack = { name, resources, parameters, outputs, assetDirs, ...(nestedAs && { nestedAs }) };
  const nested = Object.entries(resources).filter(([, { Type }]) => Type === nestedStackType);
  return [
    stack,
    ...nested.flatMap(([logicalId, { Properties }]) => {
      const url = JSON.stringify(Properties?.TemplateURL);
      const [, path] = [...templates].find(([objectKey]) => url.includes(`/${objectKey}`)) ?? [];
      if (!path) throw new Error(`${name}/${logicalId}: the assembly does not have the template ${url}.`);
      return readTemplate(path, `${name}-${logicalId}`, assets, { stack, logicalId });
    }),
  ];
}

/** The files of a stack, by their S3 keys in its template. */
function readAssets(dir: string, file: string): Assets {
  const assets = Object.values(readJson<AssetManifest>(join(dir, file)).files ?? {});
  const packedAs = (packaging: string) =>
    new Map(
      assets
        .filter(({ source }) => source.packaging === packaging)
        .flatMap(({ source, destinations }) =>
          Object.values(destinations).map(({ objectKey }) => [objectKey, resolve(dir, source.path)] as const),
        ),
    );
  return { assetDirs: packedAs('zip'), templates: packedAs('file') };
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
