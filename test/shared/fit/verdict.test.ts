import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inWords } from '../../../shared/fit/in-english.ts';
import { because, evidenceAt, verdictOf } from '../../../shared/fit/verdict.ts';

const reasons = [because('found', { names: ['Go'] })];

it.each([
  [0, 'no months'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [13, '1 year and 1 month'],
  [24, '2 years'],
  [62, '5 years and 2 months'],
])('%d months are %s', (months, words) => expect(inWords(months)).toBe(words));

it('a share is met at 1, not met below a half, and rounded down to hundredths in between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (tenThousandths) => {
      const { outcome, score } = verdictOf(tenThousandths / 10_000, 0.8, reasons);
      if (tenThousandths >= 10_000) expect([outcome, score]).toEqual(['met', 1]);
      else if (tenThousandths < 5_000) expect([outcome, score]).toEqual(['not_met', 0]);
      else expect([outcome, score]).toEqual(['partially_met', Math.floor(tenThousandths / 100) / 100]);
    }),
  );
});

it.each([0, 0.5, 1])('three pieces of evidence are kept at a share of %d', (share) => {
  const evidence = ['a', 'b', 'c', 'd'].map((path) => ({ path, quote: 'As written.', page: 1 }));
  expect(verdictOf(share, 0.8, reasons, evidence)).toMatchObject({
    confidence: 0.8,
    reasons,
    evidence: evidence.slice(0, 3),
  });
});

it('a quote has at most 200 characters', () => {
  const quoted = (length: number) => evidenceAt('skills[0]', { quote: 'x'.repeat(length), page: 2 });
  expect(quoted(200)).toEqual({ path: 'skills[0]', quote: 'x'.repeat(200), page: 2 });
  expect(quoted(201).quote).toBe(`${'x'.repeat(199)}…`);
});
