import { describe, expect, it } from 'vitest';
import { measureDiscO } from '../support/measure-disc-o.ts';

describe('1,000 simulated respondents of each kind', () => {
  const figures = measureDiscO(1000);

  it.each(figures.scales)('measure $key reliably and near the truth', ({ alpha, truth }) => {
    expect(alpha).toBeGreaterThanOrEqual(0.78);
    expect(truth).toBeGreaterThanOrEqual(0.88);
  });

  it('are flagged if their answers mean nothing, and hardly ever if they are honest', () => {
    const { straightLining, acquiescence, random, hurried, honest } = figures.flagged;
    expect(straightLining).toBeGreaterThanOrEqual(0.99);
    expect(acquiescence).toBeGreaterThanOrEqual(0.99);
    expect(random).toBeGreaterThanOrEqual(0.95);
    expect(hurried).toBeGreaterThanOrEqual(0.99);
    expect(honest).toBeLessThanOrEqual(0.03);
  });
});
