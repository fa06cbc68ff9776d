/**
 * What each row of the reader's decisions is worth: all corpora are read once without it, and compared with what the whole reader makes
 * of them. The files are parsed once; a row decides about the lines only.
 */
import { readFileSync } from 'node:fs';
import { leaveOut, tables } from '../../shared/extraction/decisions.ts';
import type { CvDocument } from '../../shared/extraction/document.ts';
import { extractProfile } from '../../shared/extraction/profile/extract-profile.ts';
import { readDocument } from '../../shared/extraction/read/read-document.ts';
import { type CorpusRow, readManifest } from '../corpus/manifest.ts';
import { judge, scoreOf } from '../corpus/score.ts';
import { toPrediction } from './extraction-prediction.ts';
import type { Section } from './section.ts';

const today = '2026-11-27';

interface Parsed {
  row: CorpusRow;
  document: CvDocument;
}

/** The files of the folders that are not scans: OCR is no decision of a row. */
async function parseAll(folders: readonly URL[]): Promise<Parsed[]> {
  const parsed: Parsed[] = [];
  for (const folder of folders) {
    for (const row of readManifest(folder).filter(({ set }) => set !== 'scanned')) {
      const bytes = new Uint8Array(readFileSync(new URL(row.file, folder)));
      parsed.push({ row, document: await readDocument({ bytes, filename: row.file, contentType: '' }) });
    }
  }
  return parsed;
}

const readAll = (files: readonly Parsed[]) => {
  const read = files.map(({ row, document }) => {
    const { profile } = extractProfile(document, today);
    return { text: JSON.stringify(profile), judged: judge(toPrediction(profile), row.truth, row.partial) };
  });
  return {
    texts: read.map(({ text }) => text),
    f1: scoreOf(read.flatMap(({ judged }) => judged)).f1,
  };
};

/** One row for each row of each table: the CVs that are read otherwise without it, and by how much micro F1 falls (in thousandths). */
export async function ablation(folders: readonly URL[]): Promise<Section> {
  const files = await parseAll(folders);
  const whole = readAll(files);
  const rows = tables.flatMap((table) =>
    [...table.rows].map(({ name }) => {
      const putBack = leaveOut(table.name, name);
      const without = readAll(files);
      putBack();
      const changed = without.texts.filter((text, at) => text !== whole.texts[at]).length;
      return [table.name, name, changed, Math.round((whole.f1 - without.f1) * 100_000) / 100];
    }),
  );
  const idle = rows.filter(([, , changed]) => changed === 0);
  return {
    columns: ['table', 'row left out', 'CVs read otherwise', 'F1 lost, ‰'],
    rows: rows.sort((a, b) => Number(b[3]) - Number(a[3])),
    targets: [{ figure: 'rows that change no CV', measured: idle.length, atMost: 0 }],
    notes: [`${files.length} CVs, ${rows.length} rows, micro F1 of the whole reader ${whole.f1.toFixed(4)}.`],
  };
}
