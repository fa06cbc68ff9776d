import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../shared/extraction/read/read-document.ts';
import { drawDocx } from './draw-docx.ts';
import { openPageDrawer, type PageDrawer } from './draw-page.ts';
import { pageLayouts, sittings, wordLayouts } from './layouts.ts';
import { corpusFolder, readManifest } from './manifest.ts';
import { people, splitOf } from './people.ts';
import { languages } from './persona.ts';
import { squash } from './same.ts';
import { truthOf } from './truth.ts';

const rows = readManifest(corpusFolder);
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, corpusFolder)));
const valuesOf = (set: string, key: 'person' | 'layout') =>
  new Set(rows.filter((row) => row.set === set).map((row) => row[key]));

describe('the corpus', () => {
  it('has 40 people or more, every language in both splits, and ten layouts or more', () => {
    expect(people.length).toBeGreaterThanOrEqual(40);
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    for (const split of ['development', 'test']) {
      expect(new Set(rows.filter((row) => row.set === split).map((row) => row.lang))).toEqual(
        new Set(languages),
      );
    }
    expect(pageLayouts.length + wordLayouts.length).toBeGreaterThanOrEqual(10);
  });

  it('shows no person and no layout of the test to development', () => {
    for (const key of ['person', 'layout'] as const) {
      const known = valuesOf('development', key);
      expect([...valuesOf('test', key)].filter((value) => known.has(value))).toEqual([]);
    }
    expect(people.every((persona) => valuesOf(splitOf(persona), 'person').has(persona.id))).toBe(true);
  });

  it('is what its sources say: the same files, each with the same truth', () => {
    const expected = sittings().map(({ persona, set, format, layout }) => ({
      file: `${set}/${persona.id}__${layout.name}.${format}`,
      truth: truthOf(persona, layout),
    }));
    expect(rows.map(({ file, truth }) => ({ file, truth }))).toEqual(expected);
    const folder = fileURLToPath(corpusFolder);
    expect(globSync('*/*', { cwd: folder }).sort()).toEqual(rows.map(({ file }) => file).sort());
  });

  it('stays small enough to be checked in', () => {
    const bytes = rows.reduce((sum, { file }) => sum + statSync(new URL(file, corpusFolder)).size, 0);
    expect(bytes).toBeLessThan(6 * 2 ** 20);
  });
});

it.each(rows.filter(({ set }) => set !== 'scanned'))(
  '$file shows every true text',
  async ({ file, truth }) => {
    const { lines, links } = await readDocument({ bytes: bytesOf(file), filename: file, contentType: '' });
    // In the order of the file and in the order of the alphabet: a wrapped value is read line by line, a cell between others.
    const shown = squash([...lines.map(({ text }) => text), ...links.map(({ url }) => url)].join(' '));
    const words = new Set(
      shown.length > 0 ? lines.flatMap(({ text }) => text.split(/[^\p{L}\p{N}+#]+/u).map(squash)) : [],
    );
    const isShown = (value: string) =>
      shown.includes(squash(value)) ||
      value
        .split(/[^\p{L}\p{N}+#]+/u)
        .every((word) => words.has(squash(word)) || shown.includes(squash(word)));
    const values = [
      truth.name,
      ...truth.emails,
      ...truth.phones,
      ...truth.links,
      truth.location,
      ...truth.work.flatMap(({ title, company }) => [title, company]),
      ...truth.education.flatMap(({ institution, degreeParts }) => [institution, ...degreeParts]),
      ...truth.skills,
      ...truth.languages,
      ...[...truth.work, ...truth.education]
        .flatMap(({ start, end }) => [start, end])
        .map((date) => (date === 'present' ? null : (date?.slice(0, 4) ?? null))),
    ];
    expect(values.filter((value) => value !== null && !isShown(value))).toEqual([]);
  },
);

describe('drawn again', () => {
  let drawer: PageDrawer | undefined;
  afterAll(() => drawer?.close());

  it.each(
    sittings()
      .filter(({ format }) => format === 'docx')
      .slice(0, 3),
  )('a Word file has the same bytes', async (sitting) => {
    if (sitting.format !== 'docx') throw new Error('asked for Word files');
    const file = `${sitting.set}/${sitting.persona.id}__${sitting.layout.name}.docx`;
    expect(Buffer.from(await drawDocx(sitting.persona, sitting.layout)).equals(bytesOf(file))).toBe(true);
  });

  it('a PDF has the same bytes each time and the words that are checked in, where the fonts are', async ({
    skip,
  }) => {
    if (process.platform !== 'linux' || !existsSync('/usr/bin/fc-list')) return skip('no fontconfig here');
    drawer = await openPageDrawer().catch((error: Error) => skip(error.message));
    for (const name of ['us-nurse__sidebar-left', 'ja-carer__timeline']) {
      const found = sittings().find(({ persona, layout }) => `${persona.id}__${layout.name}` === name);
      if (found?.format !== 'pdf' || !drawer) throw new Error(`${name} is not drawn`);
      const [first, second] = [
        await drawer.drawPdf(found.persona, found.layout),
        await drawer.drawPdf(found.persona, found.layout),
      ];
      expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
      // Not its bytes: another version of a font may break lines elsewhere.
      expect(await wordsOf(first)).toEqual(await wordsOf(bytesOf(`${found.set}/${name}.pdf`)));
    }
  });
});

const wordsOf = async (bytes: Uint8Array) => {
  const { lines } = await readDocument({ bytes, filename: 'cv.pdf', contentType: '' });
  return lines.flatMap(({ text }) => text.split(/\s+/)).sort();
};
