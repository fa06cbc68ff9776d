import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type TemplateResource = { Type: string; Condition?: string; Properties?: Record<string, unknown> };
type TemplateOutput = { Value: unknown; Export?: { Name: unknown } };

export type Stack = {
  name: string;
  resources: Record<string, TemplateResource>;
  parameters: Record<string, { Default?: string }>;
  outputs: Record<string, TemplateOutput>;
  /** Absolute folder of each code asset, by the S3 key that the template names. */
  assetDirs: Map<string, string>;
};

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
 * Reads the synthesized stacks of one CDK stage (its construct id, such as `Prod`) from a cloud assembly.
 * Throws when the assembly has no such stage.
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
    .map((artifact) => readStack(stageDir, artifact));
}

function readArtifacts(dir: string): Artifact[] {
  return Object.values(
    readJson<{ artifacts?: Record<string, Artifact> }>(join(dir, 'manifest.json')).artifacts ?? {},
  );
}

function readStack(dir: string, { properties = {} }: Artifact): Stack {
  const file = properties.templateFile ?? '';
  const template = readJson<{
    Resources?: Stack['resources'];
    Parameters?: Stack['parameters'];
    Outputs?: Stack['outputs'];
  }>(join(dir, file));
  return {
    name: properties.stackName ?? file.replace('.template.json', ''),
    resources: template.Resources ?? {},
    parameters: template.Parameters ?? {},
    outputs: template.Outputs ?? {},
    assetDirs: readAssetDirs(dir, file.replace('.template.json', '.assets.json')),
  };
}

function readAssetDirs(dir: string, file: string): Map<string, string> {
  const assets = Object.values(readJson<AssetManifest>(join(dir, file)).files ?? {});
  return new Map(
    assets
      .filter(({ source }) => source.packaging === 'zip')
      .flatMap(({ source, destinations }) =>
        Object.values(destinations).map(({ objectKey }) => [objectKey, resolve(dir, source.path)] as const),
      ),
  );
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
