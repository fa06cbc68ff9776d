import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** A command of a package in node_modules, such as `cdk`. */
export const binary = (name: string) => join(root, 'node_modules', '.bin', name);

const commandLimitMs = 600_000;

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

/**
 * Runs a command with the Node of this process first on the PATH, and without AWS settings of the machine: nothing here may
 * reach a real account. Returns both of its outputs and its status.
 */
export function runCommand(
  file: string,
  args: string[],
  { cwd = root, env = {}, input = '' }: CommandOptions = {},
) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(AWS_|CDK_|SMOKE_|HIRING_)/.test(name));
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd,
    input,
    encoding: 'utf8',
    timeout: commandLimitMs,
    maxBuffer: 1 << 28,
    env: {
      ...Object.fromEntries(inherited),
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      ...env,
    },
  });
  return { status, stdout, stderr };
}

/** The standard output of a command. Throws with the end of its outputs if it fails. */
export function outputOf(file: string, args: string[], options?: CommandOptions): string {
  const { status, stdout, stderr } = runCommand(file, args, options);
  if (status === 0) return stdout;
  const shown = `${stdout}\n${stderr}`.trim().split('\n').slice(-25).join('\n');
  throw new Error(`${[file, ...args].join(' ')} failed with status ${status}:\n${shown}`);
}
