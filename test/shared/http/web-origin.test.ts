import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isListedOrigin } from '../../../shared/http/web-origin.ts';

const list = ['https://careers.example.com', 'https://*.example.org', 'http://localhost:5173'];

describe('a listed origin', () => {
  it.each([
    'https://careers.example.com',
    'https://careers.example.com:443',
    'https://a.example.org',
    'https://a.b-2.example.org',
    'http://localhost:5173',
  ])('is %s', (origin) => {
    expect(isListedOrigin(origin, list)).toBe(true);
  });
});

describe('no listed origin', () => {
  it.each([
    undefined,
    '',
    'null',
    '*',
    'http://careers.example.com',
    'https://careers.example.com:8443',
    'https://careers.example.com/',
    'https://careers.example.com.evil.net',
    'https://evilcareers.example.com',
    'https://user@careers.example.com',
    'https://example.org',
    'https://*.example.org',
    'https://.example.org',
    'https://a..example.org',
    'https://evilexample.org',
    'https://evil.net/.example.org',
    'https://evil.net#.example.org',
    'https://evil.net:80.example.org',
    'https://a.example.org:8443',
    'http://a.example.org',
    'http://localhost',
    'http://localhost:51730',
    'https://localhost:5173',
    'http://careers.example.com:443',
    'http://a.example.org:443',
    'https://careers.example.com, https://careers.example.com',
  ])('is %s', (origin) => {
    expect(isListedOrigin(origin, list)).toBe(false);
  });

  it('is anything, where the list is empty', () => {
    expect(isListedOrigin('https://careers.example.com', [])).toBe(false);
  });
});

it('lets in what a browser would call the same origin, and nothing else', () => {
  const host = fc.domain().map((name) => name.toLowerCase());
  const port = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined });
  const origin = fc
    .tuple(fc.constantFrom('http', 'https'), host, port)
    .map(([scheme, name, at]) => `${scheme}://${name}${at === undefined ? '' : `:${at}`}`);
  fc.assert(
    fc.property(origin, origin, (page, allowed) => {
      expect(isListedOrigin(page, [page])).toBe(true);
      expect(isListedOrigin(page, [allowed])).toBe(new URL(page).origin === new URL(allowed).origin);
    }),
  );
});
