import type { CorpusRow } from '../corpus/manifest.ts';
import { fields, scoreOf } from '../corpus/score.ts';
import {
  type JudgedFile,
  judgeOther,
  type OtherPredictions,
  round3,
  scoreFiles,
} from './extraction-judged.ts';
import type { Section } from './section.ts';

interface SetOfFiles {
  name: string;
  holds: (row: CorpusRow) => boolean;
  /** Issue 5's target for the micro F1. */
  atLeast?: number;
}

/** The sets that issue 5 speaks of, by what a manifest of the shared corpus says of its files. */
export const sets: readonly SetOfFiles[] = [
  { name: 'text PDFs', holds: (row) => row.format === 'pdf' && row.set !== 'scanned', atLeast: 0.88 },
  {
    name: 'rendered, English',
    holds: (row) => row.set === 'rendered' && row.lang === 'en',
    atLeast: 0.85,
  },
  {
    name: 'rendered, other languages',
    holds: (row) => row.set === 'rendered' && row.lang !== 'en',
    atLeast: 0.88,
  },
  { name: 'samples', holds: (row) => row.set.startsWith('paired'), atLeast: 0.9 },
  { name: 'DOCX', holds: (row) => row.format === 'docx', atLeast: 0.95 },
  { name: 'hand-read', holds: (row) => row.set === 'hand' },
  { name: 'scans', holds: (row) => row.set === 'scanned' },
];

/** One set field by field, beside what another engine made of the same files where its predictions are given. */
export function setByField(
  { holds, atLeast }: SetOfFiles,
  all: readonly JudgedFile[],
  others: OtherPredictions | null,
): Section {
  const files = all.filter(({ row }) => holds(row));
  const theirs = others
    ? judgeOther(
        files.map(({ row }) => row),
        others,
      )
    : [];
  const row = (name: string, field?: (typeof fields)[number]) => {
    const { count, precision, recall, f1 } = scoreFiles(files, field);
    const other = scoreOf(theirs.filter((judgement) => !field || judgement.field === field)).f1;
    const cells = [name, count, ...[precision, recall, f1].map(round3)];
    return others ? [...cells, round3(other), f1 < other ? 'below' : ''] : cells;
  };
  const rows = fields.map((field) => row(field, field)).filter(([, count]) => Number(count) > 0);
  const refused = files.filter(({ reading }) => reading.refused);
  const codes = [...new Set(refused.map(({ reading }) => reading.refused))].join(', ');
  return {
    columns: ['field', 'n', 'P', 'R', 'F1', ...(others ? ['other F1', ''] : [])],
    rows: [...rows, row('micro')],
    targets: [
      ...(atLeast ? [{ figure: 'micro F1', measured: round3(scoreFiles(files).f1), atLeast }] : []),
      ...(others
        ? [
            {
              figure: 'fields below the other engine',
              measured: rows.filter((cells) => cells.at(-1) === 'below').length,
              atMost: 0,
            },
          ]
        : []),
    ],
    notes: [
      `${files.length} files, ${refused.length} refused${codes && ` (${codes})`}; a refused file counts as all missed.`,
    ],
  };
}

/** Micro F1 of every language of a corpus. */
export function byLanguage(all: readonly JudgedFile[]): Section {
  const read = all.filter(({ row }) => row.set !== 'scanned');
  const languages = [...new Set(read.map(({ row }) => row.lang))];
  return {
    columns: ['language', 'files', 'P', 'R', 'F1'],
    rows: languages.map((language) => {
      const files = read.filter(({ row }) => row.lang === language);
      const { precision, recall, f1 } = scoreFiles(files);
      return [language, files.length, ...[precision, recall, f1].map(round3)];
    }),
    targets: [],
    notes: ['without the scans.'],
  };
}
