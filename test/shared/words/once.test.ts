import { expect, it, vi } from 'vitest';
import { once } from '../../../shared/words/once.ts';

it('makes its value when it is first asked for, and once', () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

it('tries once more where it could not be made', () => {
  const make = vi.fn<() => string>(() => {
    throw new Error('not now');
  });
  const value = once(make);
  expect(value).toThrow('not now');
  make.mockReturnValue('now');
  expect(value()).toBe('now');
});
