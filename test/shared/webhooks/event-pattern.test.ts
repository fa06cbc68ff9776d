import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeEventPatterns, wantsEvent } from '../../../shared/webhooks/event-pattern.ts';

const types = ['scan.completed', 'scan.failed', 'scanner.started', 'job.published', 'ping'];
const anyType = fc.constantFrom(...types);

describe('wantsEvent', () => {
  it('lets * take every event', () => {
    fc.assert(fc.property(anyType, (type) => wantsEvent(['*'], type)));
  });

  it('lets scan.* take the events of a scan and of nothing that merely starts alike', () => {
    expect(types.filter((type) => wantsEvent(['scan.*'], type))).toEqual(['scan.completed', 'scan.failed']);
  });

  it('lets a name take exactly itself', () => {
    fc.assert(fc.property(anyType, anyType, (name, type) => wantsEvent([name], type) === (name === type)));
  });

  it('takes an event once any one pattern does, and none when there are no patterns', () => {
    const patterns = fc.array(fc.constantFrom(...types, '*', 'scan.*', 'job.*'));
    fc.assert(
      fc.property(patterns, anyType, (list, type) => {
        expect(wantsEvent(list, type)).toBe(list.some((pattern) => wantsEvent([pattern], type)));
      }),
      { examples: [[[], 'ping']] },
    );
  });
});

describe('judgeEventPatterns', () => {
  it('accepts names, families and *, drops duplicates and keeps the order', () => {
    const patterns = ['job.published', 'scan.*', 'job.published', '*'];
    const verdict = judgeEventPatterns(patterns, types);
    expect(verdict).toEqual({ ok: true, patterns: ['job.published', 'scan.*', '*'] });
  });

  it.each([
    'scan.complete',
    'scan',
    'scan.',
    '*.completed',
    'offer.*',
    '.*',
    '**',
    'SCAN.*',
    'scan.c*',
    's.n*',
    '',
  ])('refuses %j, which no event would ever match', (pattern) => {
    const verdict = judgeEventPatterns(['*', pattern], types);
    expect(verdict).toEqual({ ok: false, code: 'unknown_event', pattern, index: 1 });
  });

  it('never accepts a list that stays silent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...types, 'scan.*', '*'))), (patterns) => {
        const heard = types.some((type) => wantsEvent(patterns, type));
        expect(judgeEventPatterns(patterns, types).ok && !heard).toBe(false);
      }),
    );
  });

  it('refuses an empty list and one of more than 100', () => {
    expect(judgeEventPatterns([], types)).toEqual({ ok: false, code: 'empty' });
    expect(judgeEventPatterns(Array(100).fill('*'), types).ok).toBe(true);
    expect(judgeEventPatterns(Array(101).fill('*'), types)).toEqual({ ok: false, code: 'too_many' });
  });
});
