import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import compact from 'json-stringify-pretty-compact';
import { describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../bin/app.ts';
import { differencesOf, renderResources } from './support/render-template.ts';
import { byShape, shapesOf } from './support/resource-shapes.ts';
import { readStacks, type Stack, stageIds } from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));

const [reviewed, compared] = stageIds;

const rendered = stacks
  .filter(({ stage }) => stage === reviewed)
  .map(({ name, ...stack }) => ({ name, resources: renderResources(stack) }));
const shapes = shapesOf(rendered.map(({ resources }) => resources));
const textOf = (content: object) => `${compact(content, { maxLength: 160 })}\n`;

it('deploys resources of the shapes that were reviewed', async () => {
  await expect(textOf(shapes)).toMatchFileSnapshot(`__snapshots__/${reviewed}.shapes.snap`);
});

it.each(rendered)('deploys $name as reviewed', async ({ name, resources }) => {
  await expect(textOf(byShape(resources, shapes))).toMatchFileSnapshot(
    `__snapshots__/${reviewed}-${name}.snap`,
  );
});

it(`deploys ${compared} as ${reviewed}, but for the differences that were reviewed`, async () => {
  const [one, other] = [reviewed, compared].map((id) => stacks.filter(({ stage }) => stage === id)) as [
    Stack[],
    Stack[],
  ];
  await expect(differencesOf(one, other).join('\n')).toMatchFileSnapshot(`__snapshots__/${compared}.snap`);
});

describe.each(stageIds)('%s', (stage) => {
  it('has its stacks by lifecycle', () => {
    const own = stacks.filter((stack) => stack.stage === stage && !stack.isNested);
    expect(own.map(({ name }) => name).sort()).toEqual(
      stage === 'Prod'
        ? ['Api', 'Data', 'Identity', 'Operations', 'Pipelines']
        : ['Api', 'Data', 'Operations', 'Pipelines'],
    );
  });

  it('names nothing of the other stage', () => {
    const [other = ''] = stageIds.filter((id) => id !== stage);
    // The call of this name is in both stages, as all calls are.
    const words = stacks
      .filter((stack) => stack.stage === stage)
      .map(({ text }) => text.replaceAll(/CreateSandboxToken|create-sandbox-token|sandbox-token/g, ''));
    for (const text of words) {
      // Prod's words would be inside words of AWS, such as "products"; as parts of names they are not.
      expect(text).not.toMatch(new RegExp(`${other}(?=[-A-Z])|\\b${other}\\b`));
      expect(text).not.toMatch(new RegExp(`[-/"]${other.toLowerCase()}[-/"]`));
    }
  });
});

it('comes out the same when it is synthesized again, with the same code', { timeout: 180_000 }, async () => {
  // From the bundles of the first: .ci/run bundles twice.
  const assemblyDir = inject('assemblyDir');
  const outdir = mkdtempSync(join(dirname(assemblyDir), 'again-'));
  try {
    const codeOf = (folder: string) => Code.fromAsset(join(assemblyDir, 'bundles', folder));
    (await buildApp({ outdir, local: true, codeOf })).synth();
    const again = readStacks(outdir);
    expect(again.map(({ stage, name }) => `${stage}/${name}`)).toEqual(
      stacks.map(({ stage, name }) => `${stage}/${name}`),
    );
    for (const [index, { text, stage, name }] of again.entries())
      expect(text === stacks[index]?.text, `${stage}/${name}`).toBe(true);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
});
