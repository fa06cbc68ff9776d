import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CharacterMaps } from '../../../../shared/extraction/read/character-maps.ts';
import { readDocument } from '../../../../shared/extraction/read/read-document.ts';

const maps = new CharacterMaps();

it('a PDF whose Japanese fonts are named and not embedded has its text', async () => {
  const file = new URL('../../../corpus/strangers/sixth/47-rirekisho-ja.pdf', import.meta.url);
  const bytes = new Uint8Array(readFileSync(file));
  const { lines } = await readDocument({ bytes, filename: 'cv.pdf', contentType: 'application/pdf' });
  const text = lines.map((line) => line.text).join('\n');
  expect(text).toContain('真鍋 虎之介');
  expect(text).toContain('配送ドライバー');
});

it('a map is read by its name, and nothing else is', async () => {
  expect((await maps.fetch({ kind: 'cMapUrl', filename: 'UniJIS-UTF16-H.bcmap' })).length).toBeGreaterThan(
    1000,
  );
  for (const filename of ['../package.json', '/etc/hostname', 'LICENSE', 'a/b.bcmap', '..\\a.bcmap'])
    await expect(maps.fetch({ kind: 'cMapUrl', filename })).rejects.toThrow('There is no such file.');
  const font = { kind: 'standardFontDataUrl', filename: 'UniJIS-UTF16-H.bcmap' };
  await expect(maps.fetch(font)).rejects.toThrow('There is no such file.');
});
