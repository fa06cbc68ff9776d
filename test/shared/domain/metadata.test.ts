import { expect, it } from 'vitest';
import { mergeMetadata } from '../../../shared/domain/metadata.ts';

it('metadata has fifty pairs at most', () => {
  const pairs = (count: number, value: string | null = 'x') =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]));
  expect(mergeMetadata({ a: '1', b: '2' }, { a: '3', b: null, c: '' })).toEqual({ a: '3', c: '' });
  expect(Object.keys(mergeMetadata({ a: '1' }, { ...pairs(49) }))).toHaveLength(50);
  expect(Object.keys(mergeMetadata({ a: '1' }, { ...pairs(50), a: null }))).toHaveLength(50);
  const details = [{ param: 'metadata', code: 'too_many', message: 'metadata can have at most 50 pairs.' }];
  expect(() => mergeMetadata({ a: '1' }, pairs(50))).toThrow(
    expect.objectContaining({ code: 'validation_failed', particulars: { param: 'metadata', details } }),
  );
});
