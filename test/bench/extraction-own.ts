import { fields } from '../corpus/score.ts';
import { type JudgedFile, round3, scoreFiles } from './extraction-judged.ts';
import type { Section } from './section.ts';

const largestFall = 0.03;

const ofSet = (files: readonly JudgedFile[], set: string) => files.filter(({ row }) => row.set === set);

/** Our corpus field by field: what the rules were developed on beside people and layouts that they were not. */
export function ownByField(files: readonly JudgedFile[]): Section {
  const [development, test] = [ofSet(files, 'development'), ofSet(files, 'test')];
  const row = (name: string, field?: (typeof fields)[number]) => {
    const [known, fresh] = [scoreFiles(development, field), scoreFiles(test, field)];
    const cells = [known, fresh].flatMap(({ count, precision, recall, f1 }) => [
      count,
      ...[precision, recall, f1].map(round3),
    ]);
    return [name, ...cells, round3(known.f1 - fresh.f1)];
  };
  const micro = row('micro');
  return {
    columns: ['field', 'dev n', 'P', 'R', 'F1', 'test n', 'P', 'R', 'F1', 'fall'],
    rows: [...fields.map((field) => row(field, field)), micro],
    targets: [
      {
        figure: 'micro F1, from development to test',
        measured: Number(micro.at(-1)),
        atMost: largestFall,
      },
    ],
    notes: [
      `${development.length} files of development, ${test.length} of test; no person and no layout is in both.`,
    ],
  };
}

/** Micro F1 of our corpus by language or by layout; a layout is in one split only. */
export function ownBy(key: 'lang' | 'layout', files: readonly JudgedFile[]): Section {
  const values = [...new Set(files.filter(({ row }) => row.set !== 'scanned').map(({ row }) => row[key]))];
  const cell = (value: string, set: string) => {
    const found = ofSet(files, set).filter(({ row }) => row[key] === value);
    return found.length > 0 ? round3(scoreFiles(found).f1) : '';
  };
  return {
    columns: [key === 'lang' ? 'language' : 'layout', 'development', 'test'],
    rows: values.map((value) => [value, cell(value, 'development'), cell(value, 'test')]),
    targets: [],
    notes: [],
  };
}
