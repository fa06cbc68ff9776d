import { describe, expect, it } from 'vitest';
import { undatedEntries } from '../../../../shared/extraction/entries/undated-entries.ts';
import { linesOf } from '../support/lines.ts';

const opens = (text: string) =>
  /university|college/i.test(text) ? 'school' : /\b[BM]Sc\b/.test(text) ? 'degree' : null;
const read = (...rows: Parameters<typeof linesOf>) =>
  undatedEntries(linesOf(...rows), opens).map(({ dates, header, body }) => {
    expect(dates).toBeNull();
    return [header.map(({ text }) => text), body.map(({ text }) => text)];
  });
const bullet = (text: string) => ({ text, bullet: true });

describe('without dates an entry', () => {
  it('begins where what it opens with comes for a second time', () => {
    expect(read('BSc Physics', 'Oregon State University', 'MSc Optics', 'Kent College')).toEqual([
      [['BSc Physics', 'Oregon State University'], []],
      [['MSc Optics', 'Kent College'], []],
    ]);
    expect(read('BSc Physics', 'Oregon State University', 'Kent College')).toHaveLength(2);
  });

  it('begins after text about the one before, whatever names it', () => {
    expect(read('BSc Physics', bullet('Thesis on thin films'), 'Kent College')).toEqual([
      [['BSc Physics'], ['Thesis on thin films']],
      [['Kent College'], []],
    ]);
  });

  it('has at most three lines in its head, and the rest below', () => {
    const rows = ['BSc Physics', 'Oregon State University', 'Corvallis', 'Honours'];
    expect(read(...rows)).toEqual([[rows.slice(0, 3), rows.slice(3)]]);
  });

  it('is not opened by a list item that names a school', () => {
    expect(read('BSc Physics', bullet('Exchange with Kent College'))).toEqual([
      [['BSc Physics'], ['Exchange with Kent College']],
    ]);
  });

  it('is not made of lines that open none', () => {
    expect(read('Corvallis', bullet('Thin films'))).toEqual([]);
  });
});
