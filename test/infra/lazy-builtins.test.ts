import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { bundleOptions } from '../../infra/bundle.ts';

const dir = mkdtempSync(join(tmpdir(), 'lazy-builtins-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** What a bundle prints in a process of its own. */
async function printed(contents: string): Promise<string> {
  const outfile = join(dir, 'index.mjs');
  await build({
    ...bundleOptions,
    sourcemap: false,
    stdin: { contents, resolveDir: import.meta.dirname },
    outfile,
  });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
  return stdout + stderr;
}

const loaded = "console.log(process.moduleLoadList.some((name) => name.includes('undici')));";

it.each(['http', 'node:http'])('loads no HTTP client in JavaScript with %s', async (name) => {
  const module = `import { Agent, request } from '${name}'; new Agent(); if (!request) throw 1; ${loaded}`;
  expect(await printed(module)).toBe('false\n');
  // The plugin is what does it: the import alone loads one.
  const alone = join(dir, 'alone.mjs');
  writeFileSync(alone, `import { Agent } from 'node:http'; new Agent(); ${loaded}`);
  expect(spawnSync(process.execPath, [alone], { encoding: 'utf8' }).stdout).toBe('true\n');
});

it('gives the named exports, the default export and the namespace of such a module', async () => {
  expect(
    await printed(`
      import http, { STATUS_CODES } from 'node:http';
      import * as all from 'node:http';
      import { readFileSync } from 'fs';
      import process, { env } from 'node:process';
      import { inspect } from 'node:util';
      console.log(
        http.STATUS_CODES === STATUS_CODES, all.STATUS_CODES === STATUS_CODES, STATUS_CODES[404],
        typeof readFileSync, process === globalThis.process, env === process.env, inspect([1]),
      );
    `),
  ).toBe('true true Not Found function true true [ 1 ]\n');
});
