import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../bin/app.ts';
import { readStacks, stageIds } from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));

/** The code of a function is no change of the infrastructure; its hash is masked. */
const masked = (text: string) => JSON.parse(text.replaceAll(/[0-9a-f]{64}(?=\.zip")/g, 'CODE'));

describe.each(stageIds)('%s', (stage) => {
  it.each(stacks.filter((stack) => stack.stage === stage))('deploys $name as reviewed', async (stack) => {
    await expect(masked(stack.text).Resources).toMatchFileSnapshot(
      `__snapshots__/${stage}-${stack.name}.snap`,
    );
  });

  it('has its stacks by lifecycle', () => {
    const own = stacks.filter((stack) => stack.stage === stage);
    expect(own.map(({ name }) => name).sort()).toEqual([
      'Api',
      'Data',
      'Functions',
      'Operations',
      'Pipelines',
    ]);
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

it('comes out the same when it is synthesized again, with the same code', { timeout: 180_000 }, () => {
  // Beside the first: source maps name their sources from where they lie.
  const outdir = mkdtempSync(join(dirname(inject('assemblyDir')), 'again-'));
  try {
    buildApp({ outdir, local: true }).synth();
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
