import { expect, it } from 'vitest';
import { htmlKeeper } from '../../../shared/views/html-keeper.ts';

function counted(most: number) {
  const written: string[] = [];
  const htmlOf = htmlKeeper((markdown) => {
    written.push(markdown);
    return `<p>${markdown}</p>`;
  }, most);
  return { written, htmlOf };
}

it('writes a text once, however often it is asked for', () => {
  const { written, htmlOf } = counted(1_000);
  for (const text of ['a', 'b', 'a', 'a', 'b']) expect(htmlOf(text)).toBe(`<p>${text}</p>`);
  expect(written).toEqual(['a', 'b']);
});

it('distinguishes texts that are equal in UTF-8', () => {
  const { htmlOf } = counted(1_000);
  expect([htmlOf('\ud800'), htmlOf('\ud801')]).toEqual(['<p>\ud800</p>', '<p>\ud801</p>']);
});

it('keeps the most recently used texts, up to the limit of characters', () => {
  const { written, htmlOf } = counted(16);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) htmlOf(text);
  expect(written).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps nothing of a text that alone is longer', () => {
  const { written, htmlOf } = counted(16);
  const long = 'long'.repeat(10);
  expect(htmlOf(long)).toBe(`<p>${long}</p>`);
  htmlOf(long);
  expect(written).toEqual([long, long]);
});
