/**
 * `npm run judge:schemathesis`: starts both stages on free ports and has Schemathesis judge them by their own OpenAPI
 * document, with every check of its own and those in schemathesis_hooks.py. Fails on any finding, and on too few cases.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const requirement = 'schemathesis==4.32.5';
const leastCases = 2000;
const startSeconds = 300;
const judgeSeconds = 1200;

const root = fileURLToPath(new URL('../../', import.meta.url));
const config = fileURLToPath(new URL('schemathesis.toml', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'hiring-judge-'));
const localDir = join(place, 'local');
const children = new Set<ChildProcess>();

const say = (line: string) => process.stdout.write(`${line}\n`);
type Ready = Record<string, { base_url: string; secret_key: string }>;
type Report = { summary?: unknown } & Record<string, unknown>;

/** The judge's program in a Python environment of its own that stays in node_modules/.cache; undefined where it cannot be had. */
function installJudge(): string | undefined {
  const environment = join(root, 'node_modules', '.cache', requirement.replace('==', '-'));
  const program = join(environment, 'bin', 'schemathesis');
  if (existsSync(program)) return program;
  say(`installing ${requirement} from PyPI into a Python environment of its own`);
  try {
    execFileSync('python3', ['-m', 'venv', '--clear', environment], { stdio: 'inherit' });
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', requirement];
    execFileSync(join(environment, 'bin', 'python'), pip, { stdio: 'inherit' });
    return program;
  } catch {
    rmSync(environment, { recursive: true, force: true });
    return undefined;
  }
}
