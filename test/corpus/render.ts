/**
 * `npm run corpus`: draws every persona of the corpus and writes the truth beside the files. The files are checked in, so
 * that nobody needs the fonts to measure; equal sources and fonts give equal bytes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawDocx } from './draw-docx.ts';
import { openPageDrawer } from './draw-page.ts';
import { type Sitting, sittings } from './layouts.ts';
import { type CorpusRow, corpusFolder } from './manifest.ts';
import { truthOf } from './truth.ts';

const folder = fileURLToPath(corpusFolder);
rmSync(folder, { recursive: true, force: true });
const drawer = await openPageDrawer();
const rows: CorpusRow[] = [];
let bytes = 0;
for (const sitting of sittings()) {
  const { persona, set, format, layout } = sitting;
  const file = `${set}/${persona.id}__${layout.name}.${format}`;
  const drawn = await draw(sitting);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), drawn);
  bytes += drawn.length;
  const truth = truthOf(persona, layout);
  rows.push({
    file,
    format,
    set,
    lang: persona.language,
    layout: layout.name,
    person: persona.id,
    truth,
  });
}
await drawer.close();
writeFileSync(join(folder, 'manifest.json'), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
console.log(`${rows.length} files, ${Math.round(bytes / 1024)} KB`);

function draw(sitting: Sitting): Promise<Uint8Array> {
  if (sitting.format === 'docx') return drawDocx(sitting.persona, sitting.layout);
  return sitting.format === 'pdf'
    ? drawer.drawPdf(sitting.persona, sitting.layout)
    : drawer.drawPng(sitting.persona, sitting.layout);
}
