import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, expect, it } from 'vitest';
import { stageConfigs } from '../../infra/config.ts';
import { needsModelKey } from '../../infra/model-access.ts';
import { nagSuppressions } from '../../infra/nag-suppressions.ts';
import { HiringStage } from '../../infra/stage.ts';

const outdir = mkdtempSync(join(tmpdir(), 'hiring-findings-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

interface Report {
  pluginReports: {
    pluginName: string;
    violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[];
    suppressedViolations: { acknowledgedId: string; acknowledgedAt: string }[];
  }[];
}

/** What the rules find on both stages, and which of them infra/nag-suppressions.ts accepts. */
function runRules() {
  const app = new App({ outdir, builtinCloudFormationValidation: false });
  for (const config of stageConfigs) new HiringStage(app, config, () => Code.fromInline('-'));
  Validations.of(app).addPlugins(new AwsSolutionsChecks());
  try {
    app.synth();
  } catch (error) {
    if ((error as Error).name !== 'ValidationFailed') throw error;
  }
  const report = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as Report;
  return report.pluginReports.find(({ pluginName }) => pluginName === 'AwsSolutions');
}

it('accepts every finding by a suppression, and has no suppression without a finding', {
  timeout: 180_000,
}, () => {
  const { violations = [], suppressedViolations = [] } = runRules() ?? {};
  const unanswered = violations.flatMap(({ ruleName, violatingConstructs }) =>
    violatingConstructs.map(({ constructPath }) => `${ruleName} on ${constructPath}`),
  );
  expect(unanswered).toEqual([]);

  const given = stageConfigs.flatMap((config) =>
    nagSuppressions(config.id, {
      hasModelKey: needsModelKey(config),
      hasIdentity: config.name === 'prod',
    }).map(({ finding, on }) => `${finding} on ${[config.id, on].filter(Boolean).join('/')}`),
  );
  const used = suppressedViolations.map(
    ({ acknowledgedId, acknowledgedAt }) =>
      `${acknowledgedId.replace('AwsSolutions::', '')} on ${acknowledgedAt}`,
  );
  expect([...new Set(used)].sort()).toEqual(given.sort());
});
