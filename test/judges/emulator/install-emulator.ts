import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../bin/check-upgrade/run-command.ts';

/** The newest release that was tried. Its known gaps are in known-gaps.ts. */
export const emulatorPackage = 'ministack==1.5.33';

/**
 * The Python of an environment with the emulator, which stays in node_modules/.cache; undefined where Python 3.10 with venv, or
 * the package, cannot be had.
 */
export function installEmulator(print: (line: string) => void): string | undefined {
  const environment = join(root, 'node_modules', '.cache', emulatorPackage.replace('==', '-'));
  const python = join(environment, 'bin', 'python');
  // Written last: an interrupted installation is repeated.
  const isInstalled = () =>
    existsSync(python) &&
    spawnSync(python, ['-B', '-c', 'import ministack.app'], { stdio: 'ignore' }).status === 0;
  if (isInstalled()) return python;
  print(`installing ${emulatorPackage} and what it needs from PyPI into a Python environment of its own`);
  spawnSync('python3', ['-m', 'venv', '--clear', environment], { stdio: 'inherit' });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', emulatorPackage];
  if (existsSync(python)) spawnSync(python, pip, { stdio: 'inherit' });
  if (isInstalled()) return python;
  rmSync(environment, { recursive: true, force: true });
  return undefined;
}
