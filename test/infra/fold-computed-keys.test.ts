import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { foldComputedKeys, withPlainKeys } from '../../infra/fold-computed-keys.ts';

it('writes keys that are text constants of the module, and leaves others', () => {
  const module = [
    'const _a = "first";',
    'const b = 1;',
    'export const x = { [_a]: 1, [b]: 2, [other()]: [_a] };',
  ];
  expect(withPlainKeys(module.join('\n')).split('\n').at(-1)).toBe(
    'export const x = { "first": 1, [b]: 2, [other()]: [_a] };',
  );
});

/** The exports of a module that are schemas, as text, after esbuild wrote it with these plugins. */
async function schemasOf(path: string, plugins: Plugin[]): Promise<Map<string, string>> {
  const dir = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const options = { bundle: true, format: 'esm', platform: 'node', write: false, plugins } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [path] });
  const file = join(dir, 'schemas.mjs');
  writeFileSync(file, outputFiles[0]?.text ?? '');
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  const schemas = Object.entries(module).filter(([, one]) => Array.isArray(one));
  return new Map(schemas.map(([name, one]) => [name, JSON.stringify(one, (_, part) => part?.name ?? part)]));
}

const deployed = 's3|dynamodb|sqs|eventbridge|secrets-manager|bedrock-runtime';
it.each(globSync(`node_modules/@aws-sdk/client-@(${deployed})/dist-es/schemas/schemas_*.js`))(
  'leaves every schema of %s as it is',
  async (path) => {
    const [before, after] = await Promise.all([schemasOf(path, []), schemasOf(path, [foldComputedKeys])]);
    expect(before.size).toBeGreaterThan(20);
    expect(after).toEqual(before);
  },
);
