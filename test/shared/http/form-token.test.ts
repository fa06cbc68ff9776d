import { describe, expect, it } from 'vitest';
import { issueFormToken, readFormToken } from '../../../shared/http/form-token.ts';
import { keyRing } from '../../functions/support/key-rings.ts';

const scope = { environment: 'production', organizationId: 'org_1', aboutId: 'job_1' };
const shownAt = new Date('2026-11-22T10:00:00.000Z');
const later = (ms: number) => new Date(shownAt.getTime() + ms);
const ring = keyRing('1');
const token = issueFormToken(scope, shownAt, ring);
const [at = '', nonce = '', seal = ''] = token.split('.');

describe('a token of a form', () => {
  it('has the instant, a random part of 12 bytes and a seal of 32', () => {
    expect(Number.parseInt(at, 36)).toBe(shownAt.getTime());
    expect(nonce).toMatch(/^[\w-]{16}$/);
    expect(seal).toMatch(/^[\w-]{43}$/);
    expect(token.split('.')).toHaveLength(3);
  });

  it('of an earlier release is still read', () => {
    const earlier = 'mwro18g0.DHYxMRtKTjmu2Qh5.VuRgWuCO-rqbMG2Egc2nc8qcVO7sLjK3NmIZdIDG2vc';
    expect(readFormToken(earlier, scope, later(7), ring)).toBe(7);
  });

  it('is another one for each showing', () => {
    const tokens = Array.from({ length: 20 }, () => issueFormToken(scope, shownAt, ring));
    expect(new Set(tokens).size).toBe(20);
  });

  it.each([0, 1, 1500, 86_400_000])('shows that the form was shown %i ms ago', (ms) => {
    expect(readFormToken(token, scope, later(ms), ring)).toBe(ms);
  });

  it('tells 0 where the clock of the reader is behind', () => {
    expect(readFormToken(token, scope, later(-5000), ring)).toBe(0);
  });

  it('is read with each key of the ring, whichever is current', () => {
    expect(readFormToken(token, scope, later(7), keyRing('2', '1'))).toBe(7);
    const newer = issueFormToken(scope, shownAt, keyRing('2', '1'));
    expect(readFormToken(newer, scope, later(7), keyRing('2'))).toBe(7);
    expect(readFormToken(newer, scope, later(7), keyRing('1'))).toBeNull();
  });
});

describe('no token of this form', () => {
  it.each([
    ['of another job', { aboutId: 'job_2' }],
    ['of another organization', { organizationId: 'org_2' }],
    ['of the other environment', { environment: 'sandbox' }],
  ])('is one %s', (_, other) => {
    expect(readFormToken(token, { ...scope, ...other }, later(7), ring)).toBeNull();
  });

  it.each([
    ['an empty text', ''],
    ['only dots', '..'],
    ['an earlier instant', `${(shownAt.getTime() - 60_000).toString(36)}.${nonce}.${seal}`],
    ['another random part', `${at}.${'A'.repeat(16)}.${seal}`],
    ['no seal', `${at}.${nonce}`],
    ['an empty seal', `${at}.${nonce}.`],
    ['a seal that is too short', token.slice(0, -1)],
    ['a seal that is too long', `${token}A`],
    ['another seal of the same length', `${at}.${nonce}.${'A'.repeat(43)}`],
    ['a part more', `${token}.x`],
    ['an empty part more', `${token}.`],
    ['the parts at other places', `${nonce}.${at}.${seal}`],
  ])('is %s', (_, text) => {
    expect(readFormToken(text, scope, later(7), ring)).toBeNull();
  });

  it('is one of a ring without a key', () => {
    expect(readFormToken(token, scope, later(7), { current: '1', keys: new Map() })).toBeNull();
  });
});
