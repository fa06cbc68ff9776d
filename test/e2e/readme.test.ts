import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPort } from '../../infra/local/listen-locally.ts';
import { cvPdf } from '../support/bad-files.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, quickStart = ''] =
  /<!-- quick start -->\n```sh\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];

let stage: LocalStage;
let clone: string;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  clone = mkdtempSync(join(tmpdir(), 'hiring-readme-'));
});
afterAll(async () => {
  await stage.stop();
  rmSync(clone, { recursive: true, force: true });
});

it('the quick start of the README works as it stands there', async () => {
  const { secretKey } = await stage.newOrganization();
  mkdirSync(join(clone, '.local'));
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const production = { base_url: stage.baseUrl, secret_key: secretKey };
  writeFileSync(join(clone, '.local', 'ready.json'), JSON.stringify({ production }));
  const cv = cvPdf({ name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' });
  writeFileSync(join(clone, 'cv.pdf'), cv);
  // The one thing changed: the receiver's port, which another program on this machine may have.
  const script = quickStart.replaceAll('4242', String(await findPort(0)));

  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: clone });
  expect(stdout).toMatch(/"object":"organization"/);
  expect(stdout).toMatch(/verified scan\.completed scan_/);
  expect(stdout).toMatch(/^Ada Lindqvist$/m);
  expect(stdout).toMatch(/^ada\.lindqvist@example\.com$/m);
  expect(stdout).toMatch(/position: '/);
  expect(stdout).toMatch(/institution: '/);
});
