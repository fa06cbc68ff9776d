import { expect, it } from 'vitest';
import { firstLines } from '../../../shared/domain/first-lines.ts';

it('lines are shown up to a weight, as they are sent', () => {
  const weight = (line: string) => Buffer.byteLength(JSON.stringify(JSON.stringify(line))) + 1;
  const lines = ['é"', 'second', 'third'];
  const [one = 0, two = 0] = lines.map(weight);
  expect(firstLines(lines)).toEqual(lines);
  expect(firstLines(lines, one + two)).toEqual(lines.slice(0, 2));
  expect(firstLines(lines, one + two - 1)).toEqual(lines.slice(0, 1));
  expect(firstLines(lines, one - 1)).toEqual([]);
});
