/** Pages that repeat one property or one text many times: what is read of them has a bound. */
import { expect, it } from 'vitest';
import { postingsIn } from '../../../shared/postings/find-json-ld.ts';
import { findMicrodata } from '../../../shared/postings/find-microdata.ts';
import { parseHtml } from '../../../shared/postings/parse-html.ts';

const base = 'https://careers.example.com/jobs/42';
const posting = (inside: string) =>
  findMicrodata(
    parseHtml(`<div itemscope itemtype="https://schema.org/JobPosting">${inside}</div>`).root,
    base,
  )[0] ?? {};

it.each([
  ['one name', '<meta itemprop="x" content="y">'],
  ['a name five times', '<p itemprop="x x x x x">y</p>'],
  ['a nested item', '<p itemprop="x" itemscope><b itemprop="z">y</b></p>'],
])('microdata with %s 60,000 times has at most 50 values of it', (_, element) => {
  const { x } = posting(element.repeat(60_000));
  expect(x).toHaveLength(50);
});

it('microdata in towers is read up to 2,000 properties', () => {
  const tower = `${'<b itemprop="x">'.repeat(190)}y${'</b>'.repeat(190)}`;
  const names = posting(`${tower.repeat(30)}<p itemprop="title">Cook</p>`);
  expect(names.x).toHaveLength(50);
  expect(names.title).toBeUndefined();
  expect(posting(`${tower}<p itemprop="title">Cook</p>`).title).toEqual(['Cook']);
});

it('texts that JSON-LD references repeat have 2,000,000 characters together', () => {
  const name = 'x'.repeat(900_000);
  const parts = Array.from({ length: 50 }, () => ({ '@id': 'd' }));
  const job = { '@type': 'JobPosting', title: 'Cook', description: parts, qualifications: parts };
  const [found] = postingsIn([{ '@graph': [job, { '@id': 'd', name }] }]);
  expect(JSON.stringify(found).length).toBeLessThan(2_100_000);
  expect(JSON.stringify(found)).toContain(name);
});
