import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, bundles, entryPointsOf, putFilesBeside } from '../../infra/bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The baseline: the same functions with every AWS client in them, whole, and not minified. All else is as deployed, so
 * that the ratio shows the choice of clients and the minifier, and nothing besides. Written to `<outdir>/<folder>/index.mjs`.
 */
export async function bundleNaively(outdir: string): Promise<void> {
  const entries = join(outdir, 'entries');
  mkdirSync(entries, { recursive: true });
  const entryPoints = Object.assign({}, ...bundles().map((bundle) => entryPointsOf(bundle, entries)));
  await build({
    ...bundleOptions,
    minify: false,
    external: [],
    inject: [join(root, 'test/bench/naive-clients.ts')],
    absWorkingDir: root,
    entryPoints,
    outdir,
  });
  await putFilesBeside(outdir);
}
