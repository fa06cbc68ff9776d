import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isPlainHost } from '../../../shared/contracts/links.ts';
import { formSourceInput } from '../../../shared/contracts/source.ts';

it.each([
  ['https://images.example.org/a.png', true],
  ['https://images.example.org:8443/a.png', true],
  ['http://images.example.org/a.png', false],
  ["https://a.example';script-src*/a.png", false],
  ['https://*.example.org/a.png', false],
  ['no address', false],
])('the host of %s is plain: %s', (url, isPlain) => {
  expect(isPlainHost(url)).toBe(isPlain);
});

it('a referrer is kept where pages may link to it, and is null otherwise', () => {
  const referrerOf = (referrer: string) => v.parse(formSourceInput, { referrer }).referrer;
  expect(referrerOf('https://news.example.org/jobs')).toBe('https://news.example.org/jobs');
  expect(referrerOf('android-app://com.example')).toBeNull();
  expect(referrerOf('')).toBeNull();
});
