import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, root } from '../../../bin/check-upgrade/run-command.ts';
import { writeCv } from '../../../bin/smoke/write-cv.ts';
import { findPort } from '../../../infra/local/listen-locally.ts';

/**
 * Runs the quick start of a page against a stage, in the empty folder `dir`; only the port of the receiver is changed. Throws
 * if a command fails, or if it does not print `expected`.
 */
export async function runQuickStart(
  page: string,
  stage: { base_url: string; secret_key: string },
  dir: string,
) {
  mkdirSync(join(dir, '.local'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, '.local', 'ready.json'), JSON.stringify({ production: stage }));
  writeFileSync(join(dir, 'cv.pdf'), writeCv('ada.lindqvist@example.com'));
  const text = readFileSync(join(root, page), 'utf8');
  const [, script = ''] = /<!-- quick start -->\n```sh\n([\s\S]*?)```/.exec(text) ?? [];
  const port = String(await findPort(0));
  const printed = outputOf('bash', ['-euc', script.replaceAll('4242', port)], { cwd: dir });
  if (!/^Ada Lindqvist$/m.test(printed)) throw new Error(`${page} printed no profile:\n${printed}`);
}
