/** Pages that repeat one property or one text many times: what is read of them has a bound. */
import { describe, expect, it } from 'vitest';
import { postingsIn } from '../../../shared/postings/find-json-ld.ts';
import { findMicrodata } from '../../../shared/postings/find-microdata.ts';
import { parseHtml } from '../../../shared/postings/parse-html.ts';
import { readJobPosting } from '../../../shared/postings/read-job-posting.ts';
import { toMarkdown } from '../../../shared/postings/to-markdown.ts';
import { countWork } from '../../support/count-work.ts';

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

const within = (times: number, open: string, text: string) => {
  const closing = open.replace(/[^<>]*?(\w+)[^<>]*/g, (_, name) => `/${name}`);
  return `${open.repeat(times)}${text}${closing.repeat(times)}`;
};

describe('a long text inside others', () => {
  const listed = '<li><a href="/a">night</a> *_[shifts</li>'.repeat(500);
  const page = (inside: string) =>
    parseHtml(`<div itemscope itemtype="https://schema.org/JobPosting">${inside}</div>`).root;
  const flat = countWork(() => findMicrodata(page(`<b itemprop="description">${listed}</b>`), base));

  it.each([
    ['of nested items', '<b itemprop="description"><b itemprop="x" itemscope>'],
    [
      'of nested items that are texts themselves',
      '<b itemprop="description" itemscope><b itemprop="description">',
    ],
    ['of nested postings', '<b itemprop="description" itemscope itemtype="https://schema.org/JobPosting">'],
    [
      'of the same posting',
      '<b itemprop="description"><b itemprop="qualifications"><b itemprop="responsibilities">',
    ],
  ])('takes as much work for 60 of them, %s, as for three texts and 60 short ones', (_, open) => {
    const nested = page(within(60, open, listed));
    const work = countWork(() => findMicrodata(nested, base));
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThan(3 * flat + 60 * 4 * 2000 * 3);
  });

  it('is read as a short text where it is of a nested item', () => {
    const about = '<p itemprop="description">Two years on a ward</p>';
    const node = posting(`<div itemprop="experienceRequirements" itemscope>${about}</div>`);
    const { facts } = readJobPosting(node, { url: base, now: new Date() });
    expect(facts.requirements).toMatchObject([{ type: 'experience', label: 'Two years on a ward' }]);
  });

  it('has 2,000,000 characters together with the others of its page', () => {
    const open = '<b itemprop="description"><b itemprop="qualifications"><b itemprop="responsibilities">';
    const found = posting(within(1, open, 'long '.repeat(300_000)));
    expect(JSON.stringify(found).length).toBeLessThan(2_001_000);
    expect(JSON.stringify(found).length).toBeGreaterThan(1_900_000);
  });

  it('of links without a word is read once', () => {
    const empty = (times: number) => {
      const { root } = parseHtml(within(times, '<a href="/a">', ' '.repeat(20_000)));
      return countWork(() => toMarkdown(root, base));
    };
    expect(empty(150)).toBeLessThan(2 * empty(1));
    expect(toMarkdown(parseHtml('a<a href="/a"></a>b<a href="/a"> </a>c').root, base)).toBe('ab c');
  });
});
