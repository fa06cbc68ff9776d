/** Entries whose dates are below their text. */
import { describe, expect, it } from 'vitest';
import { splitEntries } from '../../../../shared/extraction/entries/split-entries.ts';
import { linesOf } from '../support/lines.ts';

type Row = Parameters<typeof linesOf>[number];
const large = (text: string): Row => ({ text, fontSize: 12 });
const entriesOf = (...rows: Row[]) =>
  splitEntries(linesOf(...rows), 'range').map(({ dates, header, body }) => ({
    start: dates?.start,
    head: header.map(({ text }) => text).filter(Boolean),
    body: body.map(({ text }) => text),
  }));
const first = [large('Vale Nursery'), 'Teacher', 'kept the books of the whole house', 'Aug 2016 – Dec 2019'];
const second = [large('Marsh House'), 'Carer', 'cooked for thirty children', 'Jan 2011 – Dec 2012'];

describe('dates at the end of each entry', () => {
  it('belong to the text above them', () => {
    expect(entriesOf(...first, ...second)).toEqual([
      { start: '2016-08', head: ['Vale Nursery', 'Teacher'], body: ['kept the books of the whole house'] },
      { start: '2011-01', head: ['Marsh House', 'Carer'], body: ['cooked for thirty children'] },
    ]);
  });

  it('may have heads of one line, and entries without text', () => {
    const short = [large('Dale Assistance'), 'Jun 2009 – Dec 2010'];
    const plain = [large('Vale Nursery'), 'kept the books of the whole house', 'Aug 2016 – Dec 2019'];
    expect(entriesOf(...plain, ...short)).toEqual([
      { start: '2016-08', head: ['Vale Nursery'], body: ['kept the books of the whole house'] },
      { start: '2009-06', head: ['Dale Assistance'], body: [] },
    ]);
  });

  it.each([
    ['text follows the last date', [...first, ...second, 'and a dog']],
    [
      'another line is set like the heads',
      [...first.slice(0, 2), large('kept the garden'), ...first.slice(3), ...second],
    ],
    ['a head is set like the text', [...first, 'Marsh House', ...second.slice(1)]],
  ])('are not taken for it where %s', (_, rows) => {
    expect(entriesOf(...rows)[1]?.head).not.toEqual(['Marsh House', 'Carer']);
  });
});
