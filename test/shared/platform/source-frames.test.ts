import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleOptions } from '../../../infra/bundle.ts';
import { sourceFrames } from '../../../shared/platform/source-frames.ts';

const dir = mkdtempSync(join(tmpdir(), 'source-frames-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The frames of the error that a bundle throws, with the options of the deployed ones. */
async function framesOf(name: string, { query = '' } = {}): Promise<string[]> {
  const outfile = join(dir, name, 'index.mjs');
  await build({
    ...bundleOptions,
    stdin: {
      contents: `import { idPattern } from './primitives.ts';

export function handler() {
  return idPattern(undefined as never).source + missing.property;
}
declare const missing: { property: string };`,
      resolveDir: join(import.meta.dirname, '../../../shared/contracts'),
      sourcefile: 'failing.ts',
      loader: 'ts',
    },
    outfile,
  });
  // In a process of its own: the test runner maps frames itself.
  const url = `${pathToFileURL(outfile).href}${query}`;
  const printing = `const { handler } = await import('${url}'); try { handler(); } catch (error) { console.log(error.stack); }`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', printing], {
    encoding: 'utf8',
    env: {},
  });
  return printed.split('\n').filter((line) => /^\s+at /.test(line));
}

describe('a frame of a bundle', () => {
  it('has the place in the source: the fourth line of the file', async () => {
    const [frame] = sourceFrames(await framesOf('plain'));
    expect(frame).toMatch(/shared\/contracts\/failing\.ts:4:\d+\)?$/);
  });

  it('has it also where the module was loaded with a query, as a sandbox of the local stage loads it', async () => {
    const [frame] = sourceFrames(await framesOf('with-query', { query: '?a-sandbox' }));
    expect(frame).toMatch(/shared\/contracts\/failing\.ts:4:\d+\)?$/);
  });

  it('stays as it is without a map, and with one that is no map', async () => {
    const frames = await framesOf('no-map');
    const [first = ''] = frames;
    rmSync(join(dir, 'no-map', 'index.mjs.map'));
    expect(sourceFrames(frames)).toEqual(frames);
    writeFileSync(join(dir, 'broken.mjs.map'), 'not JSON');
    const broken = first.replace('no-map/index.mjs', 'broken.mjs');
    expect(sourceFrames([broken])).toEqual([broken]);
  });
});

it.each(['    at node:internal/main:1:2', '    at new Promise (<anonymous>)', 'no frame', ''])(
  'leaves a frame alone that is of no file: %s',
  (frame) => expect(sourceFrames([frame])).toEqual([frame]),
);
