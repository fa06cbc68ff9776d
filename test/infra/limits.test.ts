import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { stageConfigs } from '../../infra/config.ts';
import { HiringStage } from '../../infra/stage.ts';
import { type Route, route } from '../../shared/route.ts';
import * as routes from '../../shared/routes.ts';
import { readStacks, type Stack } from './support/templates.ts';

/** CloudFormation takes 500 resources and 200 outputs a stack. We stop short of both, so that there is time to split. */
const maxResources = 450;
const maxOutputs = 180;

const expectRoom = (stacks: Stack[]) => {
  for (const { stage, name, resources, outputs } of stacks) {
    expect(resources.length, `resources of ${stage}/${name}`).toBeLessThanOrEqual(maxResources);
    expect(outputs, `outputs of ${stage}/${name}`).toBeLessThanOrEqual(maxOutputs);
  }
};

describe('a stack', () => {
  it('is under the limits of CloudFormation', () => {
    expectRoom(readStacks(inject('assemblyDir')));
  });
});

describe('a table of 90 rows', () => {
  const outdir = mkdtempSync(join(tmpdir(), 'hiring-limits-'));
  afterAll(() => rmSync(outdir, { recursive: true, force: true }));

  /** Our rows, and others that bring as many resources as a row can: each a path of its own, asked by pages. */
  function grownTable(): Record<string, Route> {
    const table: Record<string, Route> = { ...(routes as Record<string, Route>) };
    const { answer } = routes.getMe;
    for (let row = Object.keys(table).length; row < 90; row += 1)
      table[`getMore${row}`] = route({
        method: 'GET',
        path: `/v1/more${row}`,
        summary: '',
        scope: 'any',
        keys: 'public',
        answer,
      });
    return table;
  }

  it('fits into the same stacks', { timeout: 120_000 }, () => {
    const [config] = stageConfigs;
    if (!config) throw new Error('there is no stage');
    const app = new App({ outdir, builtinCloudFormationValidation: false });
    const table = grownTable();
    new HiringStage(app, config, () => Code.fromInline('-'), table);
    app.synth();
    const stacks = readStacks(outdir);
    const lambdas = stacks
      .filter(({ name }) => name === 'Functions')
      .flatMap(({ resources }) => resources.filter(({ type }) => type === 'AWS::Lambda::Function'));
    expect(lambdas).toHaveLength(Object.keys(table).length);
    expect(lambdas.length).toBeGreaterThanOrEqual(90);
    expectRoom(stacks);
  });
});
