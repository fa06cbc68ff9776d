import { expect, it } from 'vitest';
import { withColumns } from '../../../../shared/extraction/entries/table-heads.ts';
import { linesOf, rowOf } from '../support/lines.ts';

const spansOf = (line: ReturnType<typeof linesOf>[number] | undefined) =>
  line?.spans.map(({ text, label }) => [text, label]);

it('the head of a column labels its cells, also those without a known word', () => {
  const [row, ...others] = withColumns(
    linesOf(
      rowOf([40, 'Rank'], [120, 'Company'], [260, 'Waters'], [400, 'From - To']),
      rowOf([40, 'Bosun'], [120, 'Tres Islas'], [260, 'Verde Uno'], [400, '2016 - 2017']),
    ),
  );
  expect(others).toEqual([]);
  expect(spansOf(row)).toEqual([
    ['Bosun', 'title'],
    ['Tres Islas', 'employer'],
    ['Verde Uno', undefined],
    ['2016 - 2017', undefined],
  ]);
});

it('duties stand on a line of their own, and remarks are left out', () => {
  const rows = withColumns(
    linesOf(
      rowOf([40, '기간'], [120, '근무처'], [260, '직위'], [330, '담당업무'], [450, '비고']),
      rowOf([40, '2020.06 ~ 현재'], [120, '가온머리'], [260, '점장'], [330, '매출 집계'], [450, '재직']),
    ),
  );
  expect(rows.map(({ text, bullet }) => [text, bullet])).toEqual([
    ['2020.06 ~ 현재\t가온머리\t점장', false],
    ['매출 집계', true],
  ]);
});

it('rows with other cells than the head stay as they are', () => {
  const lines = linesOf(
    rowOf([40, 'Course'], [120, 'School'], [260, 'Year']),
    rowOf([40, 'Notes on the above'], [120, 'none']),
  );
  expect(withColumns(lines)).toEqual(lines.slice(1));
});

it('a row with a number or with strange words is no head', () => {
  const lines = linesOf(
    rowOf([40, 'Position'], [120, 'Company'], [260, '2019']),
    rowOf([40, 'Position'], [120, 'Moonwake'], [260, 'Leeds']),
  );
  expect(withColumns(lines)).toEqual(lines);
});

it('of a cell with a role and sentences, the role is kept', () => {
  const [row, other] = withColumns(
    linesOf(
      rowOf([40, 'Position'], [220, 'Company'], [400, 'From - To']),
      rowOf(
        [40, 'Bricklayer. High-rise blockwork, price work.'],
        [220, 'Moonwake Build'],
        [400, '2016 - 2017'],
      ),
      rowOf([40, 'Foreman'], [220, 'St. Monans Build'], [400, '2017 - 2019']),
    ),
  );
  expect(row?.text).toBe('Bricklayer\tMoonwake Build\t2016 - 2017');
  expect(other?.text).toBe('Foreman\tSt. Monans Build\t2017 - 2019');
});
