/** What the page of assessments consists of: its words, and its size. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { pageStyle } from '../../functions/assessment-page/page-style.ts';
import { renderAssessmentPage } from '../../functions/assessment-page/render-page.ts';
import { webFiles } from '../../infra/bundle-web.ts';
import { de } from '../../web/assessment/words/de.ts';
import { en } from '../../web/assessment/words/en.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Every path to a word: `welcome.about`. */
const pathsOf = (words: Tree, above = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    isTree(value) ? pathsOf(value, `${above}${key}.`) : `${above}${key}`,
  );
const at = (words: Tree, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Tree)[key], words);
const paths = pathsOf(en);

describe.each<[string, Tree]>([
  ['en', en],
  ['de', de],
])('the words of %s', (_, words) => {
  it('lack none and are none too many', () => {
    const found = pathsOf(words);
    expect(
      paths.filter((path) => !found.includes(path)),
      'lacks',
    ).toEqual([]);
    expect(
      found.filter((path) => !paths.includes(path)),
      'has too many',
    ).toEqual([]);
  });

  it('are not empty, also without the name of an organization', () => {
    for (const path of paths) {
      const word = at(words, path);
      const values = typeof word === 'function' ? ['', 1, 2].map((value) => word(value, 5)) : [word].flat();
      for (const one of values) expect(String(one).trim(), path).not.toMatch(/^$|undefined|NaN/);
    }
  });
});

it('every word is used by the page', () => {
  const root = fileURLToPath(new URL('../../web/assessment', import.meta.url));
  const text = globSync('*.{ts,tsx}', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  // By its whole path, by the group in which it is looked up, or by its name after its group was named.
  const isUsed = (path: string) => {
    const [group, name] = path.split('.');
    const inGroup = new RegExp(`\\bt\\.${group}(\\[|\\.${name}\\b)`).test(text);
    return inGroup || path === 'language' || new RegExp(`\\b${group}\\.${name}\\b`).test(text);
  };
  expect(paths.filter((path) => !isUsed(path))).toEqual([]);
});

it('the page has at most 21 kB with its script', async () => {
  const { 'assessment.js': script = '', 'assessment-editor.js': editor = '' } = await webFiles();
  // The style as the deployed function has it.
  const { code } = await transform(pageStyle, { loader: 'css', minify: true });
  const page = renderAssessmentPage().replace(pageStyle, code.trim());
  const size = gzipSync(page).length + gzipSync(script).length;
  expect(script.length).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(21 * 1024);
  // The editor is loaded for a function to write, and only then.
  expect(gzipSync(editor).length).toBeLessThanOrEqual(140 * 1024);
  expect(script).toContain('import("./editor.js")');
  expect(script).not.toContain('cm-content');
  expect(script).not.toMatch(/dangerouslySetInnerHTML=|\beval\(|new Function\(|document\.write/);
}, 60_000);
