import { expect, it } from 'vitest';
import { watchProcessors } from '../../../../infra/local/lambda/watch-processors.ts';

/** Two processors, of whose time these are idle. */
function machine() {
  const at = { ms: 1000, idle: 0, all: 0 };
  const takeTime = watchProcessors(
    () => at,
    () => at.ms,
    2,
  );
  return {
    takeTime,
    pass(ms: number, idleShare: number) {
      at.ms += ms;
      at.all += 2 * ms;
      at.idle += 2 * ms * idleShare;
      return takeTime();
    },
  };
}

it('a third of one processor is time enough, less is not', () => {
  const { takeTime, pass } = machine();
  takeTime();
  expect(pass(50, 0.15)).toBe(true);
  expect(pass(50, 0.14)).toBe(false);
  expect(pass(50, 0)).toBe(false);
  expect(pass(50, 1)).toBe(true);
});

it('is judged by what was at least 50 ms, not by a moment', () => {
  const { takeTime, pass } = machine();
  takeTime();
  expect(pass(50, 0)).toBe(false);
  expect(pass(49, 1)).toBe(false);
  expect(pass(1, 1)).toBe(true);
});

it('goes to one of those that ask at the same time', () => {
  const { takeTime, pass } = machine();
  takeTime();
  expect(pass(50, 1)).toBe(true);
  expect(takeTime()).toBe(false);
  expect(pass(49, 1)).toBe(false);
  expect(pass(1, 1)).toBe(true);
});

it('is assumed at the first question, and after half a second without one', () => {
  const { takeTime, pass } = machine();
  expect(takeTime()).toBe(true);
  expect(pass(50, 0)).toBe(false);
  expect(pass(500, 0)).toBe(false);
  expect(pass(501, 0)).toBe(true);
});

it('of this machine is read', () => {
  expect(typeof watchProcessors()()).toBe('boolean');
});
