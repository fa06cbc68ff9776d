/**
 * `npm run corpus`: draws every persona of the corpus and writes the truth beside the files. The files are checked in, so
 * that nobody needs the fonts to measure; equal sources and fonts give equal bytes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawDocx } from './draw-docx.ts';
import { openPdfDrawer } from './draw-pdf.ts';
import { sittings } from './layouts.ts';
import { type CorpusRow, corpusFolder } from './manifest.ts';
import { truthOf } from './truth.ts';

const folder = fileURLToPath(corpusFolder);
rmSync(folder, { recursive: true, force: true });
const drawer = await openPdfDrawer();
const rows: CorpusRow[] = [];
let bytes = 0;
for (const sitting of sittings()) {
  const { persona, split, format, layout } = sitting;
  const file = `${split}/${persona.id}__${layout.name}.${format}`;
  const drawn =
    sitting.format === 'pdf'
      ? await drawer.draw(persona, sitting.layout)
      : await drawDocx(persona, sitting.layout);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), drawn);
  bytes += drawn.length;
  const truth = truthOf(persona, layout);
  rows.push({
    file,
    format,
    set: split,
    lang: persona.language,
    layout: layout.name,
    person: persona.id,
    truth,
  });
}
await drawer.close();
writeFileSync(join(folder, 'manifest.json'), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
console.log(`${rows.length} files, ${Math.round(bytes / 1024)} KB`);
