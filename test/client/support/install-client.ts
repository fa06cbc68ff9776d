import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');

/** Packs the client as it would be published, and installs it without a network into a project of its own. */
export function installClient() {
  const dir = mkdtempSync(join(tmpdir(), 'hiring-client-'));
  const source = join(dir, 'source');
  const project = join(dir, 'project');
  mkdirSync(project);
  // Out of the repository, so that several test files can pack at once.
  cpSync(join(root, 'client'), source, { recursive: true, filter: (path) => !path.endsWith('dist') });
  npm(source, 'pack', '--pack-destination', dir);
  const tarball = readdirSync(dir).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}');
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', join(dir, tarball));
  const installed = join(project, 'node_modules', '@hiring-service', 'client');
  return {
    project,
    files: () => readdirSync(installed, { recursive: true, encoding: 'utf8' }),
    read: (file: string) => readFileSync(join(installed, file), 'utf8'),
    /** Runs a file of the project in Node and answers what it printed. */
    async run(file: string, parameters: string[] = [], env: Record<string, string> = {}): Promise<string> {
      const options = { cwd: project, env: { ...process.env, ...env }, timeout: 25_000 };
      return (await promisify(execFile)(process.execPath, [file, ...parameters], options)).stdout;
    },
    /** Type-checks files of the project as a stranger's compiler would, declarations of the package included; answers its complaints. */
    check(files: string[], parameters: string[]): string {
      const strict = ['--noEmit', '--strict', '--target', 'es2022', '--ignoreConfig', ...parameters];
      try {
        return execFileSync(join(binaries, 'tsc'), [...strict, ...files], { cwd: project, encoding: 'utf8' });
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

function npm(cwd: string, ...parameters: string[]): void {
  const PATH = `${binaries}${delimiter}${process.env.PATH}`;
  execFileSync('npm', parameters, {
    cwd,
    env: { ...process.env, PATH },
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
}
