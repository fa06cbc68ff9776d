/** `npm start` keeps its folder for its user alone: what it finds there, what it makes, and what its engines make. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const start = fileURLToPath(new URL('../../bin/local.ts', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'hiring-private-'));
const dir = join(place, 'local');
const outside = join(place, 'outside.txt');
const oldLog = join(dir, 'prod', 'logs', 'prod.log');
const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

let local: ReturnType<typeof spawn>;
beforeAll(async () => {
  // As an earlier version left it, by a user whose files are for everybody.
  mkdirSync(join(dir, 'prod', 'logs'), { recursive: true });
  writeFileSync(oldLog, 'of yesterday\n');
  writeFileSync(outside, 'not ours');
  for (const path of [dir, join(dir, 'prod'), join(dir, 'prod', 'logs')]) chmodSync(path, 0o755);
  for (const path of [oldLog, outside]) chmodSync(path, 0o644);
  symlinkSync(outside, join(dir, 'link'));
  // The shell's own umask is the usual one.
  local = spawn('sh', ['-c', 'umask 022; exec "$0" "$1"', process.execPath, start], {
    env: { ...process.env, DEMO: '0', PORT: '0', SANDBOX_PORT: '0', HIRING_LOCAL_DIR: dir },
    stdio: 'ignore',
  });
  while (!existsSync(join(dir, 'ready.json'))) {
    if (local.exitCode !== null) throw new Error(`npm start ended with ${local.exitCode}`);
    await sleep(100);
  }
}, 180_000);
afterAll(async () => {
  local.kill('SIGTERM');
  if (local.exitCode === null) await once(local, 'exit');
  rmSync(place, { recursive: true, force: true });
}, 60_000);

it('has folders of mode 0700 and files of mode 0600, and changes nothing outside', () => {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const kept = entries.filter((entry) => !entry.isSymbolicLink());
  expect(modeOf(dir)).toBe('700');
  const wrong = kept
    .map((entry) => ({
      path: join(entry.parentPath, entry.name),
      expected: entry.isDirectory() ? '700' : '600',
    }))
    .filter(({ path, expected }) => modeOf(path) !== expected);
  expect(wrong).toEqual([]);
  const names = kept.map(({ name }) => name);
  for (const name of ['ready.json', 'demo.json', 'cloud.sqlite', 'dynamodb.sqlite', 'prod.log'])
    expect(names).toContain(name);
  expect(readFileSync(oldLog, 'utf8')).toMatch(/^of yesterday\n/);
  expect(modeOf(outside)).toBe('644');
});
