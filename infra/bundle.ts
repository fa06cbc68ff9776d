import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every function of the house: one folder, one bundle. */
export const functionFolders = () => readdirSync(join(root, 'functions')).sort();

/**
 * Bundles all functions into `outdir/<folder>/index.mjs`, minified, with source maps beside. A folder may hold a
 * worker.ts too, code that runs in a thread of its own, and a model.ts, what only stages with a model load: further files
 * of the same function. The files of packages
 * that its files.json names lie beside the bundle, to be read where they are needed. With `shareChunks` what functions
 * have in common is written once, beside their folders: six times quicker, and for this machine only, where the folders
 * stay where they are.
 */
export function bundleFunctions(outdir: string, { shareChunks = false } = {}): void {
  const entryPoints: Record<string, string> = {};
  for (const folder of functionFolders()) {
    for (const entry of ['index', 'worker', 'model']) {
      const file = join(root, 'functions', folder, `${entry}.ts`);
      if (existsSync(file)) entryPoints[`${folder}/${entry}`] = file;
    }
  }
  const shared = shareChunks && { splitting: true, chunkNames: 'chunks/[name]-[hash]' };
  buildSync({ ...bundleOptions, ...shared, absWorkingDir: root, entryPoints, outdir });
  for (const folder of functionFolders()) {
    for (const file of filesBeside(folder)) copyFileSync(file, join(outdir, folder, basename(file)));
  }
}

/** Named by their path within node_modules, or within the house when they lie in shared. */
function filesBeside(folder: string): string[] {
  const list = join(root, 'functions', folder, 'files.json');
  if (!existsSync(list)) return [];
  const names = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return names.map((name) => join(root, name.startsWith('shared/') ? '' : 'node_modules', name));
}

/** Shared with the benchmark, which measures what is deployed. */
export const bundleOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  sourcemap: 'linked',
  sourcesContent: false,
  // A function's credentials always come from its environment; the ways that a laptop has are never reached.
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-login',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@smithy/credential-provider-imds',
  ],
  // Packages that still call require() need one in an ES module.
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
  },
  logLevel: 'error',
} satisfies BuildOptions;
