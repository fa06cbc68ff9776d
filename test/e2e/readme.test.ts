import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPort } from '../../infra/local/listen-locally.ts';
import { cvPdf } from '../support/bad-files.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The block that a reader of the page pastes into a shell. */
function quickStartOf(page: string): string {
  const text = readFileSync(join(root, page), 'utf8');
  return /<!-- quick start -->\n```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
}

let stage: LocalStage;
let clone: string;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
});
afterAll(() => stage.stop());

beforeEach(async () => {
  clone = mkdtempSync(join(tmpdir(), 'hiring-readme-'));
  const { secretKey } = await stage.newOrganization();
  mkdirSync(join(clone, '.local'));
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const production = { base_url: stage.baseUrl, secret_key: secretKey };
  writeFileSync(join(clone, '.local', 'ready.json'), JSON.stringify({ production }));
  const cv = cvPdf({ name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' });
  writeFileSync(join(clone, 'cv.pdf'), cv);
  return () => rmSync(clone, { recursive: true, force: true });
});

const run = async (script: string) =>
  (await promisify(execFile)('bash', ['-euc', script], { cwd: clone, timeout: 60_000 })).stdout;

it('the quick start of the README works unchanged', async () => {
  const stdout = await run(quickStartOf('README.md'));
  expect(stdout).toMatch(/^Ada Lindqvist$/m);
  expect(stdout).toMatch(/position: '/);
});

it('the quick start with a webhook works unchanged', async () => {
  // The one thing changed: the receiver's port, which another program on this machine may have.
  const script = quickStartOf('docs/quick-start.md').replaceAll('4242', String(await findPort(0)));

  const stdout = await run(script);
  expect(stdout).toMatch(/"object":"organization"/);
  expect(stdout).toMatch(/verified scan\.completed scan_/);
  expect(stdout).toMatch(/^Ada Lindqvist$/m);
  expect(stdout).toMatch(/^ada\.lindqvist@example\.com$/m);
  expect(stdout).toMatch(/position: '/);
  expect(stdout).toMatch(/institution: '/);
});
