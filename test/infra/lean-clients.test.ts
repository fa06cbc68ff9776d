import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bundleFunctions, bundleOptions, bundles } from '../../infra/bundle.ts';

/** A bundle with the plugins of the deployed ones. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    ...bundleOptions,
    sourcemap: false,
    stdin: { contents, resolveDir: import.meta.dirname },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

it('keeps the version of a client, and nothing else of its package.json', async () => {
  const path = new URL('../../node_modules/@aws-sdk/client-s3/package.json', import.meta.url);
  const { version, description } = JSON.parse(readFileSync(path, 'utf8'));
  const text = await bundled(
    "import { S3Client } from '@aws-sdk/client-s3'; export const one = new S3Client({});",
  );
  expect(text).toContain(version);
  expect(text).not.toContain(description);
});

it('keeps each function within 490 KiB of code to load at its start', { timeout: 300_000 }, async () => {
  const outdir = mkdtempSync(join(tmpdir(), 'hiring-bundles-'));
  try {
    await bundleFunctions(outdir);
    const sizes = bundles().map(
      ({ name }) => [name, statSync(join(outdir, name, 'index.mjs')).size] as const,
    );
    expect(sizes.filter(([, bytes]) => bytes > 490 * 1024)).toEqual([]);
    // The code runner has no client of anything.
    const others = sizes.filter(([name]) => name !== 'run-code');
    expect(Math.min(...others.map(([, bytes]) => bytes))).toBeGreaterThan(100_000);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
});
