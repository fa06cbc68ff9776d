import { Document, Packer } from 'docx';
import { unzipSync, zipSync } from 'fflate';
import type { WordLayout } from './layouts/word.ts';
import type { Persona } from './persona.ts';
import { fillSheet } from './sheet.ts';

const packed = new Date('2026-01-01T00:00:00Z');

/** A persona as a Word file; the times in it are fixed, so that equal input gives equal bytes. */
export async function drawDocx(persona: Persona, layout: WordLayout): Promise<Uint8Array> {
  const document = new Document({
    creator: 'corpus',
    lastModifiedBy: 'corpus',
    sections: [{ children: layout.write(fillSheet(persona, layout)) }],
  });
  const parts = unzipSync(new Uint8Array(await Packer.toArrayBuffer(document)));
  const core = 'docProps/core.xml';
  const text = Buffer.from(parts[core] ?? []).toString();
  parts[core] = Buffer.from(text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, packed.toISOString()));
  return zipSync(parts, { mtime: packed, level: 9 });
}
