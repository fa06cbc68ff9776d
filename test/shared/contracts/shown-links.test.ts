/** What an earlier release stored leaves as links that pages may render, or not at all. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { applicationView, consentView } from '../../../shared/contracts/application.ts';
import { candidateView } from '../../../shared/contracts/candidate.ts';
import { jobView } from '../../../shared/contracts/job.ts';
import { filename } from '../../../shared/contracts/primitives.ts';
import { profileSchema } from '../../../shared/contracts/profile.ts';

const bad = ['javascript:alert(1)', 'DATA:text/html,x', 'https://jane:secret@example.com', 'java\tscript:x'];
const good = 'https://example.com/jane';

it.each([
  ['a candidate', candidateView.entries.links],
  ['an application', applicationView.entries.submission.entries.links],
])('the links of %s', (_, links) => {
  expect(v.parse(links, [...bad, good])).toEqual([good]);
});

it.each([
  ['a consent', consentView.entries.processing.entries.policy_url],
  ['a form', jobView.entries.application_form.entries.consent.entries.privacy_url],
  ['a source', applicationView.entries.source.entries.referrer],
  ['a profile', profileSchema.entries.basics.entries.url],
  ['a certificate', profileSchema.entries.certificates.item.entries.url],
  ['a project', profileSchema.entries.projects.item.entries.url],
  ['a publication', profileSchema.entries.publications.item.entries.url],
])('the link of %s', (_, link) => {
  for (const url of bad) expect(v.parse(link, url)).toBeNull();
  expect([v.parse(link, good), v.parse(link, null)]).toEqual([good, null]);
});

it('the networks of a profile', () => {
  const { profiles } = profileSchema.entries.basics.entries;
  const of = (url: string) => ({ network: 'Website', username: null, url });
  expect(v.parse(profiles, [...bad, good].map(of))).toEqual([of(good)]);
});

it.each([
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['../../etc/cv.pdf', 'cv.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  [' Zoë 👩.docx ', 'Zoë 👩.docx'],
])('a file called %j is kept as %j', (given, kept) => {
  expect(v.parse(filename(), given)).toBe(kept);
});

it.each(['', ' ', '..', 'a/', '\u202e', 'a\nb.pdf', 'a\u0000.pdf', 'x'.repeat(256)])(
  'no file is called %j',
  (given) => {
    expect(v.is(filename(), given)).toBe(false);
  },
);
