import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles entry points as a Lambda gets them: one minified file each. Answers their URLs; they go with the process. */
export async function bundleForLambda<Name extends string>(
  entryPoints: Record<Name, URL>,
): Promise<Record<Name, URL>> {
  const outdir = mkdtempSync(join(tmpdir(), 'bundles-'));
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
  const entries = Object.entries<URL>(entryPoints);
  await build({
    entryPoints: Object.fromEntries(entries.map(([name, source]) => [name, fileURLToPath(source)])),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });
  return Object.fromEntries(
    entries.map(([name]) => [name, pathToFileURL(join(outdir, `${name}.mjs`))]),
  ) as Record<Name, URL>;
}

const characterMaps = new URL('../../node_modules/pdfjs-dist/cmaps/', import.meta.url);

/** The thread of functions/workers/extract-scan, bundled, with its maps of characters, and its limits as that function sets them. */
export const lambdaWorker = async () => {
  const worker = new URL('../../functions/workers/extract-scan/worker.ts', import.meta.url);
  const { workerUrl } = await bundleForLambda({ workerUrl: worker });
  cpSync(characterMaps, new URL('./', workerUrl), { recursive: true });
  return { workerUrl, timeoutMs: 8_000, maxHeapMb: 400, today: '2026-01-01' };
};
