import { describe, expect, it } from 'vitest';
import {
  anyHolds,
  firstAnswer,
  inTurn,
  leaveOut,
  tables,
  weigh,
} from '../../../shared/extraction/decisions.ts';
import { linesOf } from './support/lines.ts';
import '../../../shared/extraction/profile/extract-profile.ts';

type Judged = (example: string, row: Record<string, (evidence: unknown) => unknown>) => boolean;

/** Tables whose rows judge a text alone: each row applies to its own example. */
const ofTexts: Record<string, Judged> = {
  'entries/head-cuts': (example, row) => (row.change?.([example]) as string[] | undefined)?.length !== 1,
  'entries/part-edges': (example, row) => row.change?.(example) !== example,
  'entries/prose': (example, row) => row.holds?.(example) === true,
  'entries/schools': (example, row) => row.measure?.(example) !== 0,
  'entries/sentence-ends': (example, row) => {
    const words = example.split(' ');
    return row.answer?.({ text: example, words, last: words.at(-1) }) !== null;
  },
  'sections/titles': (example, row) => row.answer?.(linesOf(example)[0]) !== null,
  'skills/additions': (example, row) => row.change?.(example) !== example,
  'skills/no-skills': (example, row) => row.holds?.(example) === true,
};

describe('the decisions of the reader', () => {
  it('are tables with names of their own, and rows with names of their own', () => {
    const names = tables.flatMap(({ name, rows }) => [name, ...rows.map((row) => `${name}: ${row.name}`)]);
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(Object.entries(ofTexts))('%s: each row applies to its example', (name, applies) => {
    const table = tables.find((one) => one.name === name);
    const idle = table?.rows.filter((row) => !applies(row.example, row as never)).map((row) => row.name);
    expect(idle).toEqual([]);
  });
});

describe('a table', () => {
  const rows = [
    { name: 'long', example: 'four', weight: 2, measure: (text: string) => Number(text.length > 3) },
    { name: 'begins with a', example: 'a', weight: -1, measure: (text: string) => Number(text[0] === 'a') },
  ];

  it('without a row decides as if the row had never been there, and as before when it is back', () => {
    const likeness = weigh('test/likeness', rows);
    expect(likeness('apple')).toBe(1);
    const putBack = leaveOut('test/likeness', 'long');
    expect(likeness('apple')).toBe(-1);
    putBack();
    expect(likeness('apple')).toBe(1);
    expect(tables.find(({ name }) => name === 'test/likeness')?.rows.map(({ name }) => name)).toEqual([
      'long',
      'begins with a',
    ]);
  });

  it('has no other rows than its own', () => {
    expect(() => leaveOut('test/likeness', 'short')).toThrow('no row "short" in "test/likeness"');
    expect(() => leaveOut('test/none', 'long')).toThrow('no row "long" in "test/none"');
  });

  it('gives the first answer that is not null', () => {
    const kind = firstAnswer<string, string>('test/kinds', [
      { name: 'digit', example: '1', answer: (text) => (/\d/.test(text) ? 'number' : null) },
      { name: 'any', example: 'a', answer: (text) => (text ? 'text' : null) },
    ]);
    expect([kind('a1'), kind('a'), kind('')]).toEqual(['number', 'text', null]);
  });

  it('holds when one row holds, and changes a value row by row', () => {
    const isOdd = anyHolds<number>('test/odd', [
      { name: 'one', example: '1', holds: (value) => value === 1 },
      { name: 'three', example: '3', holds: (value) => value === 3 },
    ]);
    expect([isOdd(3), isOdd(2)]).toEqual([true, false]);
    const changed = inTurn<string>('test/changes', [
      { name: 'a to b', example: 'a', change: (text) => text.replace('a', 'b') },
      { name: 'b to c', example: 'b', change: (text) => text.replace('b', 'c') },
    ]);
    expect(changed('a')).toBe('c');
  });
});
