/** The CDK app: `npx cdk deploy 'Prod/*'`, `npx cdk deploy 'Sandbox/*'`, `npm run synth`. */
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFunctions } from '../infra/bundle.ts';
import { readStageConfigs } from '../infra/deployment-options.ts';
import type { CodeOf } from '../infra/service-function.ts';
import { HiringStage } from '../infra/stage.ts';

interface AppOptions {
  /** The folder of the cloud assembly; the CDK command line sets it. */
  outdir?: string;
  /** For this machine only: faster to synthesize, and bound to the folder in which it was made. */
  local?: boolean;
  /** Other code than the bundled functions, for tests that only look at templates. */
  codeOf?: CodeOf;
}

/** Both stages as one app. */
export async function buildApp({ outdir, local = false, codeOf }: AppOptions = {}): Promise<App> {
  const app = new App({
    outdir,
    // The check against AWS's schemas takes most of a synthesis. A deployment runs it.
    builtinCloudFormationValidation: !local,
    context: local ? { 'aws:cdk:disable-asset-staging': true } : {},
  });
  const bundles = join(app.outdir, 'bundles');
  if (!codeOf) await bundleFunctions(bundles, { shareChunks: local });
  for (const config of readStageConfigs(app.node.tryGetContext('hiring'))) {
    new HiringStage(app, config, codeOf ?? ((folder) => Code.fromAsset(join(bundles, folder))));
  }
  return app;
}

if (import.meta.main) (await buildApp({ local: process.argv.includes('--local') })).synth();
