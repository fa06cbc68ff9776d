import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, root } from './run-command.ts';

/**
 * Puts the files of a commit into `dir`, with the packages of the working tree. Returns whether the commit lists the same
 * packages.
 */
export function checkOut(ref: string, dir: string): boolean {
  mkdirSync(dir, { recursive: true });
  const archive = join(dir, 'release.tar');
  outputOf('git', ['archive', '--output', archive, ref]);
  outputOf('tar', ['-xf', archive, '-C', dir]);
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return lock(dir) === lock(root);
}

/**
 * Synthesizes both stages of the release in `dir` into `outdir`, with its own options of cdk.json. Without `local` the bundles are
 * those of a deployment; with it the templates are the same and the synthesis is faster. Throws with the output of a failed synthesis.
 */
export function synthesize(dir: string, outdir: string, { local = false } = {}): void {
  const { context = {} } = JSON.parse(readFileSync(join(dir, 'cdk.json'), 'utf8'));
  outputOf(process.execPath, [join(dir, 'bin', 'app.ts'), ...(local ? ['--local'] : [])], {
    cwd: dir,
    env: { CDK_OUTDIR: outdir, CDK_CONTEXT_JSON: JSON.stringify(context) },
  });
}
