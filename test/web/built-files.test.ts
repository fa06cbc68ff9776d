import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderShell } from '../../functions/dashboard/shell.ts';
import { buildDashboard } from '../../infra/build-dashboard.ts';

/** Kilobytes after gzip; decision 036 has the reasons. */
const limits = { shell: 20, page: 45, everything: 100 };

const outdir = mkdtempSync(join(tmpdir(), 'hiring-web-'));
afterAll(() => rmSync(outdir, { recursive: true }));

let built: Awaited<ReturnType<typeof buildDashboard>>;
beforeAll(async () => {
  built = await buildDashboard(outdir);
});

const read = (name: string) => readFileSync(join(outdir, name), 'utf8');
const kilobytes = (texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;
const importsOf = (name: string, kind: RegExp): string[] =>
  [...read(name).matchAll(kind)].map(([, file = '']) => file);
/** A file with everything that it imports at once. */
function closureOf(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const file of importsOf(name, /(?:from|import)"\.\/([\w-]+\.js)"/g)) closureOf(file, known);
  return known;
}

const firstFiles = () => [...closureOf(built.script)];
const shell = () => [renderShell(built, ''), read(built.style), ...firstFiles().map(read)];
const pages = () =>
  importsOf(built.script, /import\("\.\/([\w-]+\.js)"\)/g).filter(
    (name) => !/^(en|de|hiring-client)-/.test(name),
  );

it('what every page loads first is within its size', () => {
  expect(kilobytes(shell())).toBeLessThanOrEqual(limits.shell);
});

it('each page is within its size, with the shell, the client and the words of a language', () => {
  const always = built.files.filter((name) => /^(de|hiring-client)-/.test(name));
  expect(pages().length).toBeGreaterThan(15);
  const sizes = pages().map((name) => {
    const files = new Set([
      ...firstFiles(),
      ...always.flatMap((one) => [...closureOf(one)]),
      ...closureOf(name),
    ]);
    return [name, kilobytes([renderShell(built, ''), read(built.style), ...[...files].map(read)])] as const;
  });
  expect(sizes.filter(([, size]) => size > limits.page)).toEqual([]);
});

it('everything that a person can load is within its size: all files with the words of one language', () => {
  const files = built.files.filter((name) => !name.startsWith('en-'));
  expect(kilobytes([renderShell(built, ''), ...files.map(read)])).toBeLessThanOrEqual(limits.everything);
});

it('names its files by their content, and preloads what the first script imports', () => {
  for (const name of built.files) expect(name).toMatch(/^[\w-]+-[A-Z0-9]{8}\.(js|css)$/);
  expect(built.imports.length).toBeGreaterThan(0);
  const text = renderShell(built, '/prod');
  for (const name of built.imports) expect(text).toContain(`href="/prod/dashboard/scripts/${name}"`);
});

it('writes no markup, and no style or script into a page', () => {
  for (const name of built.files)
    expect(read(name), name).not.toMatch(/dangerouslySetInnerHTML=|\beval\(|new Function\(|document\.write/);
});
