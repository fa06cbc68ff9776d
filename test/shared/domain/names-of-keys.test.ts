import { expect, it } from 'vitest';
import { mistakeIn } from '../../../shared/domain/names-of-keys.ts';

const origin = 'https://careers.example.com';
const long = (length: number) => `https://${'a'.repeat(length - 'https://'.length)}`;

it.each([
  ['a name of 200 characters', { name: 'n'.repeat(200) }],
  ['a name without origins', { name: 'CI' }],
  ['100 origins', { name: 'CI', origins: Array(100).fill(origin) }],
  ['an origin of 267 characters', { name: 'CI', origins: [long(267)] }],
  ['every subdomain', { name: 'CI', origins: ['https://*.example.com'] }],
  ['a port', { name: 'CI', origins: ['http://localhost:5173'] }],
])('%s is accepted', (_, named) => {
  expect(mistakeIn(named)).toBeNull();
});

it.each([
  ['a name of 201 characters', { name: 'n'.repeat(201) }, 'a name has at most 200 characters'],
  ['101 origins', { name: 'CI', origins: Array(101).fill(origin) }, 'a key set has at most 100 origins'],
  [
    'an origin of 268 characters',
    { name: 'CI', origins: [long(268)] },
    `${long(268)} is not an origin such as https://careers.example.com`,
  ],
  [
    'an endless origin, of which it shows 300 characters',
    { name: 'CI', origins: [long(5000)] },
    `${long(300)} is not an origin such as https://careers.example.com`,
  ],
])('%s is refused', (_, named, message) => {
  expect(mistakeIn(named)).toBe(message);
});

it.each([
  '',
  '*',
  'careers.example.com',
  'https://',
  'ftp://example.com',
  'https://example.com/',
  'https://example.com/jobs',
  'https://example.com:',
  'https://example.com:port',
  'https://Example.com',
  'https://a.*.example.com',
  'https://jane@example.com',
  'https://exa mple.com',
  ' https://example.com',
  'https://example.com\n',
])('%j is no origin', (text) => {
  expect(mistakeIn({ name: 'CI', origins: [origin, text] })).toBe(
    `${text} is not an origin such as https://careers.example.com`,
  );
});
