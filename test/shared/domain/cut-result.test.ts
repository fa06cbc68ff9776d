import { describe, expect, it } from 'vitest';
import { cutUntil } from '../../../shared/domain/cut-result.ts';

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const within = (most: number) => (value: unknown) => bytes(value) <= most;

describe('a result that does not fit', () => {
  it('is the very same where all of it fits', () => {
    const result = { work: [{ name: 'Nurse' }] };
    expect(cutUntil(result, within(1_000))).toBe(result);
  });

  it('keeps the first entries of its lists, and short texts whole', () => {
    const work = Array.from({ length: 1_000 }, (_, n) => ({ start_date: '2001-02-03', name: `Post ${n}` }));
    const cut = cutUntil({ work, is_current: true, months: null }, within(20_000));
    expect(cut.work).toEqual(work.slice(0, 256));
    expect(cut).toMatchObject({ is_current: true, months: null });
  });

  it('cuts long texts, and no character in half', () => {
    const { text } = cutUntil({ text: `a${'𝒳'.repeat(50_000)}` }, within(10_000));
    expect(text.isWellFormed()).toBe(true);
    expect(text.length).toBeGreaterThan(1_000);
  });

  it('ends, whatever it is asked to fit into', () => {
    const cut = cutUntil({ list: ['x'.repeat(100), 'y'] }, () => false);
    expect(cut).toEqual({ list: ['x'.repeat(64)] });
  });

  it('has half of both at each step, and the most of them that fits', () => {
    const list = Array.from({ length: 2_000 }, () => 'x'.repeat(20_000));
    const steps: number[][] = [];
    const shape = (cut: string[]) => [cut.length, cut[0]?.length ?? 0];
    cutUntil(list, (cut) => steps.push(shape(cut)) < 0);
    const halved = [1024, 512, 256, 128, 64, 32, 16, 8, 4, 2].map((entries) => [
      entries,
      Math.max(64, 16 * entries),
    ]);
    expect(steps).toEqual([[2_000, 20_000], ...halved]);
    const fitting = cutUntil(list, (cut) => cut.length <= 100);
    expect(shape(fitting)).toEqual([64, 1024]);
    expect(shape(cutUntil(list, () => false))).toEqual([1, 64]);
  });
});
