/** What a CV has for an address and is none is left out of a JSON Resume. */
import { expect, it } from 'vitest';
import { toJsonResume } from '../../../shared/domain/json-resume.ts';
import { profileOf } from '../fit/support/profiles.ts';

const { basics } = profileOf();
const shown = (changes: Partial<typeof basics>) =>
  toJsonResume(profileOf({ basics: { ...basics, ...changes } }), null).basics;

const letters = (count: number) => 'x'.repeat(count);
it.each([
  'jane@example.com',
  'Jane.van.Dam+cv@Mail-1.Example.co.uk',
  "o'neil!#$%&*/=?^_`{|}~-@example.com",
  'a@b.c',
  '1@2.3',
  'jane@mail.x--y.org',
  'jane@example.co',
  'jane@example.museum',
  `${letters(242)}@example.com`,
])('is an e-mail address: %s', (email) => expect(shown({ email })?.email).toBe(email));

it.each([
  'jane',
  'jane@',
  '@example.com',
  'jane@example',
  'jane@example.',
  'jane@.com',
  'jane@-example.com',
  'jane@example-.com',
  'jane@example.-com',
  'jane@example.com-',
  'jane@exa_mple.com',
  'jane@@example.com',
  'jane@a@example.com',
  '.jane@example.com',
  'jane.@example.com',
  'ja..ne@example.com',
  'ja ne@example.com',
  'jäne@example.com',
  'jane@exämple.com',
  ' jane@example.com',
  'jane@example.com ',
  'jane@example.com\n',
  `${letters(243)}@example.com`,
])('is no e-mail address: %j', (email) => expect(shown({ email })?.email).toBeUndefined());

it.each([
  'https://example.com/jane',
  'http://example.com',
  'https://example.com/?q=1#top',
  'https://example.com/%C3%A9',
  'https://example.com/%ff#',
  "HTTPS://example.com/!$&'()*+,-./09:;=?@AZ_az~#!~",
])('is a link: %s', (url) => expect(shown({ url })?.url).toBe(url));

it.each([
  'example',
  'javascript:alert(1)',
  'ftp://example.com',
  'https://example.com/é',
  'https://example.com/%',
  'https://example.com/%4',
  'https://example.com/%4g',
  'https://example.com/%g4',
  'https://example.com/%41%',
  'https://example.com/a b',
  'https://example.com/#a#b',
  'https://example.com/##',
  'https://[::1]/',
  'https://example.com/[a]',
  'https://example.com/?a=[1]',
  'https://example.com/<a>',
  'https://example.com/a^b',
  'https://example.com/`',
  'https://example.com/{a}',
  'https://example.com/|',
  'https://example.com/"',
  'https://',
])('is no link: %s', (url) => expect(shown({ url })?.url).toBeUndefined());

it('an empty list is left out', () => {
  const { basics: shown = {}, ...document } = toJsonResume(profileOf({ work: [{ highlights: [] }] }), null);
  expect(document.work?.[0]?.highlights).toBeUndefined();
  expect(shown.profiles).toBeUndefined();
  const lists = [
    document.volunteer,
    document.education,
    document.awards,
    document.projects,
    document.languages,
  ];
  expect(lists).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it.each([
  ['1000', '2999-12-31'],
  ['2019-01', '3021'],
  ['0999-12', '2001'],
  ['3000-12-21', '2020-02'],
] as const)('a date has a year from 1000 to 2999: %s, %s', (start_date, end_date) => {
  const profile = profileOf({ work: [{ position: 'Nurse' }] });
  const work = profile.work.map((post) => ({ ...post, start_date, end_date }));
  const [post] = toJsonResume({ ...profile, work }, null).work ?? [];
  const isShown = (date: string) => date >= '1000' && date < '3000';
  expect(post?.startDate).toBe(isShown(start_date) ? start_date : undefined);
  expect(post?.endDate).toBe(isShown(end_date) ? end_date : undefined);
});
