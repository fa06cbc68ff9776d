import { expect, it } from 'vitest';
import { changeTags } from '../../../shared/domain/tags.ts';

const refused = (param: string, code: string, message: string) =>
  expect.objectContaining({
    code: 'validation_failed',
    particulars: { param, details: [{ param, code, message }] },
  });
const tags = (count: number) => Array.from({ length: count }, (_, n) => `tag ${n}`);

it.each([
  [['a', 'b'], { add: [], remove: [] }, ['a', 'b']],
  [['a', 'b'], { add: ['c', 'a'], remove: [] }, ['a', 'b', 'c']],
  [['a', 'b'], { add: [], remove: ['a', 'x'] }, ['b']],
  [['a', 'b'], { add: ['c'], remove: ['b'] }, ['a', 'c']],
])('of %j with %j remain %j', (before, change, after) => expect(changeTags(before, change)).toEqual(after));

it('a tag is not added and removed at once', () => {
  expect(() => changeTags([], { add: ['a', 'b'], remove: ['b'] })).toThrow(
    refused('add.1', 'contradictory', 'A tag is both added and removed.'),
  );
});

it('there are fifty at most', () => {
  expect(changeTags(tags(49), { add: ['x'], remove: [] })).toHaveLength(50);
  expect(changeTags(tags(50), { add: ['x'], remove: ['tag 0'] })).toHaveLength(50);
  expect(() => changeTags(tags(50), { add: ['x'], remove: [] })).toThrow(
    refused('add', 'too_many', 'There can be at most 50 tags.'),
  );
});
