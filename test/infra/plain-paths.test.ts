import { search } from '@aws-lambda-powertools/jmespath';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { plainPaths } from '../../infra/plain-paths.ts';

type Search = (path: string, data: Record<string, unknown>) => unknown;

/** The search of a bundle, and the size of that bundle in bytes. */
async function bundled(): Promise<{ find: Search; bytes: number }> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { search } from '@aws-lambda-powertools/jmespath';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins: [plainPaths],
  });
  const text = outputFiles[0]?.text ?? '';
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return { find: module.search, bytes: text.length };
}

it('finds what the interpreter finds for the names of fields', async () => {
  const { find, bytes } = await bundled();
  const data = { scope: 'a#b', payload: ['POST', '/v1/jobs', { name: 'x' }], none: null, zero: 0, empty: '' };
  for (const path of ['scope', 'payload', 'none', 'zero', 'empty', 'missing'])
    expect(find(path, data), path).toEqual(search(path, data));
  expect(bytes).toBeLessThan(1000);
});

it('refuses every other path', async () => {
  const { find } = await bundled();
  for (const path of ['', 'a.b', '[a, b]', 'a[0]', '@', 'powertools_json(a)'])
    expect(() => find(path, {}), path).toThrow('not the name of a field');
});
