import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxMegabytes, megabytesOf, workOfCall } from '../../../shared/storage/work-of-call.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a call has read as much as it may', () => {
  it.each([
    ['with an item', 1, 499, 500],
    ['without an item', 0, 4_999, 5_000],
  ])('%s after so many rows', (_, found, before, enough) => {
    const work = workOfCall();
    work.add(100, 0);
    work.add(before - 100, 0);
    expect(work.isSpent(found)).toBe(false);
    work.add(enough - before, 0);
    expect(work.isSpent(found)).toBe(true);
  });

  it.each([
    ['with an item', 2, 1.75, 2],
    ['without an item', 0, 9.75, 10],
  ])('%s after so many megabytes', (_, found, before, enough) => {
    const work = workOfCall();
    work.add(1, 1);
    work.add(1, before - 1);
    expect(work.isSpent(found)).toBe(false);
    work.add(1, enough - before);
    expect(work.isSpent(found)).toBe(true);
  });

  it.each([0, 1])('with %i items after three seconds, counted from its start', (found) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(10_000);
    const work = workOfCall();
    vi.advanceTimersByTime(2_999);
    work.add(1, 0);
    expect(work.isSpent(found)).toBe(false);
    vi.advanceTimersByTime(1);
    work.add(1, 0);
    expect(work.isSpent(found)).toBe(true);
  });

  it('not before it reads', () => {
    expect([workOfCall().isSpent(0), workOfCall().isSpent(1)]).toEqual([false, false]);
  });
});

it('one query of a page reads as much as the page may', () => {
  expect(maxMegabytes).toBe(2);
});

it('rows that were read by their keys have the size of their text, and missing ones have none', () => {
  const row = { data: 'x'.repeat(999_989) };
  expect(JSON.stringify(row)).toHaveLength(1_000_000);
  expect(megabytesOf([row, undefined, row])).toBe(2);
  expect(megabytesOf([])).toBe(0);
});
