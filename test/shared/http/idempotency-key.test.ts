import { expect, it } from 'vitest';
import { readIdempotencyKey } from '../../../shared/http/idempotency-key.ts';

it('is absent where no header has it', () => {
  expect(readIdempotencyKey({})).toBeUndefined();
});

it.each(['k', '!', '~', 'ab', 'a b', 'a  ~', '"quoted"', 'x'.repeat(255), `!${' '.repeat(253)}~`])(
  'is read as it was sent: %j',
  (key) => {
    expect(readIdempotencyKey({ 'idempotency-key': key })).toBe(key);
  },
);

it.each(['', ' ', ' a', 'a ', '\ta', 'a\n', 'a\tb', 'a\u007f', '\u007f', 'é', 'aéb', 'x'.repeat(256)])(
  'is refused where others may send the same, or a log line would break: %j',
  (key) => {
    expect(() => readIdempotencyKey({ 'idempotency-key': key })).toThrow(
      expect.objectContaining({ code: 'invalid_idempotency_key' }),
    );
  },
);
