import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of what judges install. */
export const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** A command with its arguments. */
export type Command = [string, ...string[]];

/** Whether a command is on this machine. */
export const has = (command: string): boolean =>
  spawnSync(command, ['--help'], { stdio: 'ignore' }).error === undefined;

/** Packages of PyPI in a Python environment of their own. Returns its folder, or undefined if they cannot be had. */
export const installFromPypi = (name: string, packages: string[]): string | undefined =>
  install(name, packages, 'PyPI', (folder) => [
    ['python3', '-m', 'venv', '--clear', folder],
    [
      join(folder, 'bin', 'python'),
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      ...packages,
    ],
  ]);

/** Packages of npm in a folder of their own. Returns the folder, or undefined if they cannot be had. */
export const installFromNpm = (name: string, packages: string[]): string | undefined =>
  install(name, packages, 'npm', (folder) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private": true}');
    const quiet = ['--no-audit', '--no-fund', '--silent', '--ignore-scripts'];
    return [['npm', 'install', '--prefix', folder, ...quiet, ...packages]];
  });

/** The libraries that a pom.xml names, without those of its tests, as jars. Returns their folder, or undefined. */
export const installFromMaven = (name: string, pom: string): string | undefined => {
  const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  return install(name, ['the libraries of its pom.xml'], 'Maven Central', (folder) => [
    [
      'mvn',
      '--quiet',
      '--batch-mode',
      '--file',
      pom,
      plugin,
      '-DincludeScope=compile',
      `-DoutputDirectory=${folder}`,
    ],
  ]);
};

/** Runs the commands that fill a folder of node_modules/.cache, unless they were run before; a folder half full is removed. */
function install(
  name: string,
  packages: string[],
  source: string,
  commands: (folder: string) => Command[],
): string | undefined {
  const folder = join(cache, name);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  process.stdout.write(`installing ${packages.join(', ')} from ${source} into node_modules/.cache/${name}\n`);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, ...args] of commands(folder)) {
    if (spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) continue;
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  writeFileSync(done, '');
  return folder;
}
