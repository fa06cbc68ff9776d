import { expect, it } from 'vitest';
import { enumerate } from '../../../shared/contracts/enumerate.ts';

it.each([
  ['or', 'disjunction'],
  ['and', 'conjunction'],
] as const)('writes a list with "%s" as the platform does', (word, type) => {
  const format = new Intl.ListFormat('en-GB', { type });
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a b', 'c, d', 'e', 'f']])
    expect(enumerate(items, word)).toBe(format.format(items));
});
