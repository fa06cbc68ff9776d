import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { Route } from '../shared/routes/route.ts';
import * as routes from '../shared/routes/route-table.ts';
import { buildDashboard } from './build-dashboard.ts';
import { webFiles } from './bundle-web.ts';
import { clientVersions } from './client-versions.ts';
import { foldComputedKeys } from './fold-computed-keys.ts';
import { lazyBuiltins } from './lazy-builtins.ts';
import { withoutLeftOutCode } from './left-out-code.ts';
import { minifiedStyles } from './minified-styles.ts';
import { folderOf } from './service-function.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One Lambda and the place of its code. */
export interface Bundle {
  /** The name of the Lambda and of its folder among the bundles. */
  name: string;
  /** The file of an endpoint, or the folder of another function, within functions/. */
  source: string;
  isEndpoint: boolean;
}

const functionsFolder = join(root, 'functions');

/** Every function: a file that is named after a row of the route table, or a folder with an index.ts of its own. */
export function bundles(): Bundle[] {
  const paths = globSync('**/*.ts', { cwd: functionsFolder });
  const own = paths
    .filter((path) => basename(path) === 'index.ts')
    .map((path) => ({ name: basename(dirname(path)), source: dirname(path), isEndpoint: false }));
  const endpoints = Object.entries(routes as Record<string, Route>)
    .filter(([, { servedBy }]) => servedBy === undefined)
    .map(([row]) => ({ name: folderOf(row), source: fileOf(row, paths), isEndpoint: true }));
  return [...own, ...endpoints].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function fileOf(row: string, paths: string[]): string {
  const found = paths.filter((path) => basename(path) === `${folderOf(row)}.ts`);
  if (found.length !== 1 || !found[0])
    throw new Error(`functions/<resource>/${folderOf(row)}.ts must be there once for the row ${row}`);
  return found[0];
}

/**
 * Bundles all functions into `outdir/<name>/index.mjs`, minified, with source maps. The entry of an endpoint is
 * generated from the `entry` that its file exports. A folder may have further files of the same function: worker.ts,
 * which runs in a separate thread, model.ts, which is loaded only at stages with a model, and texts.ts,
 * numbers.ts or corrections.ts, which are loaded when they are needed. The files in its
 * files.json are copied next to the bundle and read at run time. With `shareChunks` common code is written once, next
 * to the functions' folders. This is six times faster, and for this machine only, because the folders must not be
 * moved.
 */
export async function bundleFunctions(outdir: string, { shareChunks = false } = {}): Promise<void> {
  mkdirSync(join(outdir, 'entries'), { recursive: true });
  // Imports of an entry are resolved from its real path: node_modules, which has the cache of tests, may be a link.
  const entries = realpathSync(join(outdir, 'entries'));
  const entryPoints: Record<string, string> = {};
  for (const bundle of bundles()) Object.assign(entryPoints, entryPointsOf(bundle, entries));
  const shared = shareChunks && { splitting: true, chunkNames: 'chunks/[name]-[hash]' };
  await build({ ...bundleOptions, ...shared, absWorkingDir: root, entryPoints, outdir });
  rmSync(entries, { recursive: true });
  await putFilesBeside(outdir);
}

/** Writes the files that functions read at run time next to their bundles. */
export async function putFilesBeside(outdir: string): Promise<void> {
  await buildDashboard(join(outdir, 'dashboard', 'web'));
  for (const { name, source, isEndpoint } of bundles()) {
    if (isEndpoint) continue;
    for (const file of filesBeside(source)) await putBeside(file, join(outdir, name, basename(file)));
  }
}

/** The inputs of esbuild by output path: the entry of an endpoint is first written into `entries`. */
export function entryPointsOf({ name, source, isEndpoint }: Bundle, entries: string): Record<string, string> {
  const file = join(functionsFolder, source);
  if (isEndpoint) {
    const entry = join(entries, `${name}.ts`);
    const from = (path: string) => relative(entries, path).replaceAll('\\', '/');
    writeFileSync(
      entry,
      `import { openEdge } from '${from(join(root, 'shared/http/open-edge.ts'))}';\n` +
        `import { entry } from '${from(file)}';\n\n` +
        'export const handler = entry(openEdge());\n',
    );
    return { [`${name}/index`]: entry };
  }
  const parts = ['index', 'worker', 'model', 'texts', 'numbers', 'corrections'].filter((part) =>
    existsSync(join(file, `${part}.ts`)),
  );
  return Object.fromEntries(parts.map((part) => [`${name}/${part}`, join(file, `${part}.ts`)]));
}

/**
 * Those of files.json: a path within node_modules, within the repository for files in shared and test, or a built file in web.
 * An asterisk matches any name within node_modules.
 */
function filesBeside(source: string): string[] {
  const list = join(functionsFolder, source, 'files.json');
  const paths = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const modules = join(root, 'node_modules');
  return paths.flatMap((path) => (path.includes('*') ? globSync(path, { cwd: modules }) : [path]));
}

async function putBeside(file: string, to: string): Promise<void> {
  const built = file.startsWith('web/') && (await webFiles())[basename(file)];
  if (built) writeFileSync(to, built);
  else copyFileSync(join(root, /^(shared|test)\//.test(file) ? '' : 'node_modules', file), to);
}

/** Shared with the benchmark, so that it measures the deployed code. */
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
  plugins: [clientVersions, foldComputedKeys, lazyBuiltins, minifiedStyles, withoutLeftOutCode],
  // Packages that still call require() need one in an ES module.
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
  },
  charset: 'utf8',
  logLevel: 'error',
} satisfies BuildOptions;
