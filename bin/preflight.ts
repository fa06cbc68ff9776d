/** `npm run preflight -- --stage prod`: whether the account is ready for a deployment. See `-- --help`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readStageConfigs } from '../infra/deployment-options.ts';
import { stages } from '../shared/platform/names.ts';
import { openAccount } from './preflight/account-clients.ts';
import { runChecks } from './preflight/run-checks.ts';

const help = `npm run preflight -- --stage ${stages.join('|')}

Reads the AWS account of the environment before a deployment and changes nothing in it: identity and region, the CDK's bootstrap
stack, the quota of Lambda, names that are taken, and the domain of the stage's options. Prints a line for each, \`ok\`, \`WARNING\` or
\`FAILED\`, with the remedy. The exit code is 1 if something failed. A warning does not stop a deployment.`;

const print = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) print(help);
  else {
    const { context } = JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8'));
    const config = readStageConfigs(context?.hiring).find(({ name }) => name === values.stage);
    if (!config) throw new Error(`--stage is one of ${stages.join(', ')}`);
    if (!(await runChecks(openAccount(config.region), config, print))) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nSee npm run preflight -- --help.\n`);
  process.exitCode = 1;
}
