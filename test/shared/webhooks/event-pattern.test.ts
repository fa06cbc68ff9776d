import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventNames, isEventPattern } from '../../../shared/contracts/events.ts';
import { wantsEvent } from '../../../shared/webhooks/event-pattern.ts';

const types = ['scan.completed', 'scan.failed', 'scanner.started', 'job.published', 'job.publisher', 'ping'];
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

describe('isEventPattern', () => {
  it.each(['*', 'scan.*', 'scan.completed', 'webhook_endpoint.disabled'])('accepts %j', (pattern) => {
    expect(isEventPattern(pattern)).toBe(true);
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
    'toString',
    '',
  ])('refuses %j, which no event would ever match', (pattern) => {
    expect(isEventPattern(pattern)).toBe(false);
  });

  it('never accepts a pattern that stays silent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...eventNames, 'scan.*', '*')), (pattern) => {
        const heard = eventNames.some((type) => wantsEvent([pattern], type));
        expect(isEventPattern(pattern) && !heard).toBe(false);
      }),
    );
  });
});
