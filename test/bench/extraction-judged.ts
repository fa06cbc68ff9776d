import type { CorpusRow } from '../corpus/manifest.ts';
import { type Judgement, judge, type Prediction, type Score, scoreOf } from '../corpus/score.ts';
import type { Reading } from './extraction-reader.ts';

/** One file of a corpus, read and compared. */
export interface JudgedFile {
  row: CorpusRow;
  reading: Reading;
  judgements: Judgement[];
}

/** Every row beside what was read of its file. A refused file counts with everything missed. */
export const judgeFiles = (rows: readonly CorpusRow[], readings: readonly Reading[]): JudgedFile[] => {
  const byFile = new Map(readings.map((reading) => [reading.file, reading]));
  return rows.map((row) => {
    const reading = byFile.get(row.file);
    if (!reading) throw new Error(`${row.file} was not read`);
    return { row, reading, judgements: judge(reading.prediction, row.truth, row.partial) };
  });
};

/** What another engine said of the same files, by the name of the file. */
export type OtherPredictions = Record<string, { pred?: Prediction | null }>;

export const judgeOther = (rows: readonly CorpusRow[], others: OtherPredictions): Judgement[] =>
  rows.flatMap((row) => judge(others[row.file]?.pred ?? {}, row.truth, row.partial));

export const scoreFiles = (files: readonly JudgedFile[], field?: Judgement['field']): Score =>
  scoreOf(
    files.flatMap(({ judgements }) => judgements).filter((judgement) => !field || judgement.field === field),
  );

export const round3 = (value: number) => Math.round(value * 1000) / 1000;
