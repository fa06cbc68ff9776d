import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import compact from 'json-stringify-pretty-compact';
import { describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../bin/app.ts';
import { differencesOf, renderResources } from './support/render-template.ts';
import { readStacks, type Stack, stageIds } from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));

const [reviewed, compared] = stageIds;

it.each(stacks.filter(({ stage }) => stage === reviewed))('deploys $name as reviewed', async (stack) => {
  const text = `${compact(renderResources(stack), { maxLength: 120 })}\n`;
  await expect(text).toMatchFileSnapshot(`__snapshots__/${stack.stage}-${stack.name}.snap`);
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
    expect(own.map(({ name }) => name).sort()).toEqual(['Api', 'Data', 'Operations', 'Pipelines']);
  });

  it('names nothing of the other stage', () => {
    const [other = ''] = stageIds.filter((id) => id !== stage);
    for (const { text } of stacks.filter((stack) => stack.stage === stage)) {
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
