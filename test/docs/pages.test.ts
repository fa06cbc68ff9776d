import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { anchorsOf, linksOf } from './support/markdown.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = [
  ...['README.md', 'CHANGELOG.md', 'infra/RUNBOOK.md', 'client/README.md'],
  ...globSync('docs/**/*.md', { cwd: root }),
];
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** Why a link leads nowhere; null if it leads to a file, and to a heading where it names one. */
function faultOf(page: string, link: string): string | null {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? join(root, page) : resolve(root, dirname(page), decodeURI(path));
  if (relative(root, target).startsWith('..')) return 'leaves the repository';
  if (!existsSync(target)) return 'no such file';
  if (anchor === undefined) return null;
  if (!target.endsWith('.md') || statSync(target).isDirectory())
    return 'an anchor of a file without headings';
  return anchorsOf(readFileSync(target, 'utf8')).includes(anchor) ? null : 'no such heading';
}

it.each(pages)('every relative link in %s leads to a file and a heading', (page) => {
  const faults = linksOf(read(page)).flatMap((link) => {
    const fault = faultOf(page, link);
    return fault ? [`${link}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

describe('the README', () => {
  it('has at most 150 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
  });

  it.each(globSync('docs/*.md', { cwd: root }))('or the index of docs/ leads to %s', (page) => {
    const index = linksOf(read('docs/README.md')).map((link) => join('docs', link));
    expect(page === 'docs/README.md' || index.includes(page)).toBe(true);
  });
});

describe('decisions', () => {
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort();

  it('are numbered without a gap', () => {
    const numbers = records.map((record) => Number(/(\d{3})-[a-z0-9-]+\.md$/.exec(record)?.[1]));
    expect(numbers).toEqual(records.map((_, at) => at + 1));
  });

  it('are listed in their index, in order and under their titles', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^\| (\d{3}) \| \[(.+)\]\((.+)\) \|$/gm)];
    const expected = records.map((record) => {
      const [, number, title] = /^# (\d{3})\. (.+)$/m.exec(read(record)) ?? [];
      return [number, title, relative('docs/decisions', record)];
    });
    expect(listed.map(([, ...cells]) => cells)).toEqual(expected);
  });

  it.each(records)('%s has context, decision and consequences on one page', (record) => {
    const headings = [...read(record).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
    expect(read(record).split('\n').length).toBeLessThanOrEqual(70);
  });
});

describe('links of a page', () => {
  it('are found outside of code, titles and other hosts aside', () => {
    const page =
      '[a](b.md#c) `[no](x.md)` [d](<e f.md>) [h](https://h.example)\n```\n[no](y.md)\n```\n![i](i.png "t")';
    expect(linksOf(page)).toEqual(['b.md#c', 'e f.md', 'i.png']);
  });

  it('may name the headings that GitHub gives anchors', () => {
    const page = '# Over `a-b`, c!\n## One\n```sh\n# no\n```\n## One\n<a id="x"></a>';
    expect(anchorsOf(page)).toEqual(['over-a-b-c', 'one', 'one-1', 'x']);
  });

  it.each([
    ['gone.md', 'no such file'],
    ['glossary.md#gone', 'no such heading'],
    ['../../elsewhere.md', 'leaves the repository'],
    ['glossary.md#the-domain', null],
  ])('%s: %s', (link, fault) => {
    expect(faultOf('docs/README.md', link)).toBe(fault);
  });
});
