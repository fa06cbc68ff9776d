import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { StageConfig } from '../../../infra/config.ts';
import type { RouteTable } from '../../../infra/endpoints-stack.ts';
import { HiringStage } from '../../../infra/stage.ts';
import { readStacks, type Stack } from './templates.ts';

/** The stacks of one stage with this route table, whose functions need not exist: no code is bundled. */
export function synthesizeStage(config: StageConfig, routes?: RouteTable): Stack[] {
  const outdir = mkdtempSync(join(tmpdir(), 'hiring-stage-'));
  try {
    const app = new App({ outdir, builtinCloudFormationValidation: false });
    new HiringStage(app, config, () => Code.fromInline('-'), routes);
    app.synth();
    return readStacks(outdir).filter(({ stage }) => stage === config.id);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
