import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { styleTexts } from './style-texts.ts';

const source = fileURLToPath(new URL('../web/dashboard', import.meta.url));

/** The names of the built files, for functions/dashboard. */
interface Manifest {
  script: string;
  style: string;
  /** The scripts that the first one imports. */
  imports: string[];
  files: string[];
}

/**
 * Builds the dashboard into one folder: a script for what every page needs, one for each page and each language, and a
 * style sheet. Names contain a hash of the content.
 */
export async function buildDashboard(outdir: string): Promise<Manifest> {
  const { metafile } = await build({
    entryPoints: { main: join(source, 'main.tsx'), styles: join(source, 'styles/all.css') },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // The drag and drop library has a build without helpers for old browsers.
    mainFields: ['module:es2019', 'browser', 'module', 'main'],
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: ['es2023', 'chrome119', 'firefox121', 'safari17.4'],
    charset: 'utf8',
    plugins: [styleTexts(/styles\/late\/[^/]+\.css$/)],
    metafile: true,
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = (extension: string) => {
    const [path, output] =
      outputs.find(([path, one]) => one.entryPoint && path.endsWith(extension) && isFirst(path)) ?? [];
    if (!path || !output) throw new Error(`the dashboard has no first ${extension} file`);
    return { name: basename(path), imports: output.imports };
  };
  const main = entry('.js');
  const manifest: Manifest = {
    script: main.name,
    style: entry('.css').name,
    imports: main.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path)),
    files: outputs.map(([path]) => basename(path)),
  };
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

const isFirst = (path: string) => /^(main|styles)-/.test(basename(path));
