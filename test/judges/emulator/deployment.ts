import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, outputOf, root, runCommand } from '../../../bin/check-upgrade/run-command.ts';
import { scopes } from '../../../shared/contracts/organization.ts';
import { account, type Emulator } from './start-emulator.ts';

const stacks = ['Data', 'Pipelines', 'Api', 'Operations'];

/** What the smoke test and the quick start need of a stage. */
export interface DeployedStage {
  base_url: string;
  secret_key: string;
}

const cdk = ({ environment }: Emulator, app: string, ...args: string[]) =>
  outputOf(binary('cdk'), [...args, '--app', app, '--no-notices'], { env: { ...environment, CI: 'true' } });

/** `cdk bootstrap`, as the first command of an operator in an empty account. */
export function bootstrap(emulator: Emulator, app: string): void {
  cdk(emulator, app, 'bootstrap', `aws://${account}/us-east-1`);
}

/** Deploys all stacks of production. Returns the address of its API, and the stacks that CloudFormation left unchanged. */
export function deploy(emulator: Emulator, app: string, dir: string) {
  mkdirSync(dir, { recursive: true });
  const outputs = join(dir, 'outputs.json');
  const printed = cdk(
    emulator,
    app,
    'deploy',
    'Prod/*',
    '--require-approval',
    'never',
    '--outputs-file',
    outputs,
  );
  const unchanged = stacks.filter((name) => printed.includes(`Prod-${name}) (no changes)`));
  const done = stacks.filter((name) => printed.includes(`Prod/${name} (Prod-${name})`));
  if (done.length < stacks.length) throw new Error(`only ${done.join(', ')} were deployed`);
  const { ApiUrl = '' } = JSON.parse(readFileSync(outputs, 'utf8'))['Prod-Api'];
  const [, id = ''] = /^https:\/\/([^.]+)\.execute-api\./.exec(ApiUrl) ?? [];
  // The address of an API in the emulator. The gateway's own host has no address on this machine.
  return { baseUrl: `${emulator.endpoint}/restapis/${id}/live/_user_request_`, unchanged };
}

/** Creates an organization and a key with every scope, by the operator's commands. Returns the key. */
export function createKey({ environment: env }: Emulator): string {
  const admin = (...args: string[]) =>
    JSON.parse(
      outputOf(process.execPath, ['bin/admin.ts', ...args, '--deployed', '--stage', 'prod'], { env }),
    );
  const { id } = admin('create-organization', '--name', 'Emulated', '--plan', 'scale');
  const set = admin('create-key-set', '--organization', id, '--name', 'judge', '--scopes', scopes.join(','));
  return set.keys[0].secret;
}

/** Runs `npm run smoke` on the stage and returns its lines. */
export function smoke({ base_url, secret_key }: DeployedStage): string[] {
  const { stdout, stderr } = runCommand(process.execPath, ['bin/smoke.ts', '--base-url', base_url], {
    cwd: root,
    env: { SMOKE_KEY: secret_key },
  });
  return `${stdout}${stderr}`.trim().split('\n');
}
