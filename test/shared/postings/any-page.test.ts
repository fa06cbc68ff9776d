import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createJobBody } from '../../../shared/contracts/job-body.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { mergeJob, newJob } from '../../../shared/domain/job.ts';
import { readAmount } from '../../../shared/postings/read-amount.ts';
import { writeHtml } from '../../../shared/views/write-html.ts';
import { now, posting, readPage, scriptOf } from './support/pages.ts';

/** Whatever a page is: a refusal, or facts that a new job takes as they are. */
async function holds(html: string) {
  const outcome = await readPage(html);
  if (outcome.outcome === 'failed') return;
  const { facts, confidence } = outcome.posting;
  expect(v.safeParse(createJobBody, facts).issues).toBeUndefined();
  const making = { now, newId: idSource(now) };
  mergeJob(newJob({ name: 'Draft' }, making), facts, making);
  expect(confidence).toBeGreaterThanOrEqual(0.1);
  expect(confidence).toBeLessThanOrEqual(0.95);
  const shown = writeHtml(facts.job_details?.description ?? '');
  expect(shown).not.toMatch(/<(script|iframe|img|style)|href="(?!https?:)/i);
}

const pieces = fc.constantFrom(
  ...[
    '<main>',
    '</main>',
    '<h1>',
    '</h1>',
    '<p>',
    '<ul><li>',
    '</ul>',
    '<table><tr><td>',
    '<dl><dt>',
    '<dd>',
    '<b>',
    '</b>',
  ],
  ...[
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<svg>',
    '<a href="javascript:alert(1)">',
    '<a href="//x/y(z">',
    '</a>',
  ],
  ...[
    '<div itemscope itemtype="https://schema.org/JobPosting">',
    '<span itemprop="title">',
    '<p itemprop="description">',
    '</div>',
  ],
  ...[
    'Requirements',
    'Apply now',
    'Salary: €40 per hour',
    'Location: Leeds, UK',
    '&lt;img src=x&gt;',
    '&#0;',
    '\ud800',
    '**',
    '_',
    '[x](y)',
    '\\',
    '`',
    '1. ',
    '# ',
  ],
);
const page = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 60 });

describe('any page', () => {
  it('is read or refused, and never yields a job that is none', async () => {
    await fc.assert(
      fc.asyncProperty(page, async (parts) => {
        await holds(parts.join(''));
        await holds(
          `<main><h1>Nurse</h1><h2>Requirements</h2><p>${'We care. '.repeat(40)}</p>${parts.join('')}</main>`,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('with any JobPosting in it, too', async () => {
    const names = [
      'title',
      'description',
      'employmentType',
      'jobLocation',
      'jobLocationType',
      'baseSalary',
      'skills',
    ];
    const more = [
      'qualifications',
      'experienceRequirements',
      'educationRequirements',
      'jobBenefits',
      'validThrough',
    ];
    const others = [
      'totalJobOpenings',
      'applicantLocationRequirements',
      'employmentUnit',
      'incentiveCompensation',
      'url',
    ];
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        'FULL_TIME',
        'TELECOMMUTE',
        '2026-12-31',
        '9999-99-99',
        1e300,
        -1,
        'x'.repeat(60_000),
        '<b>'.repeat(500),
      ),
      fc.constantFrom('Berlin, Germany', { address: { addressCountry: 'NL' } }, { name: ['USA'] }),
      fc.record({ currency: fc.constantFrom('EUR', '€', 'x', 7), value: fc.oneof(fc.double(), fc.string()) }),
      fc.record({ monthsOfExperience: fc.oneof(fc.double(), fc.string()) }),
    );
    const fields = fc.dictionary(fc.constantFrom(...names, ...more, ...others), value, { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(fields, fc.boolean(), async (given, whole) => {
        const thing = whole ? posting(given) : { '@type': 'JobPosting', ...given };
        await holds(scriptOf(JSON.stringify(thing)));
      }),
      { numRuns: 100 },
    );
  });

  it('with any text in its JSON-LD, too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.nat(200), async (text, cut) => {
        await holds(scriptOf(text));
        await holds(scriptOf(JSON.stringify(posting()).slice(0, cut) + text));
      }),
      { numRuns: 100 },
    );
  });
});

// In time: in the time of a test. Each takes a second or two; one that made a reader quadratic took half a minute.
describe('a hostile page of 2 MB', () => {
  const bytes = 2 * 1024 * 1024;
  const full = (unit: string) => unit.repeat(Math.floor(bytes / unit.length));

  it.each([
    ['nests without end', full('<div>')],
    ['closes what it never opened', '<b>'.repeat(190) + full('</x>')],
    ['nests links', '<a>'.repeat(190) + full('apply ')],
    ['nests articles', '<article>'.repeat(190) + full('x y ')],
    ['nests postings', '<div itemscope itemtype="https://schema.org/JobPosting">'.repeat(190) + full('x ')],
    [
      'nests descriptions',
      `<div itemscope itemtype="https://schema.org/JobPosting">${'<p itemprop="description">'.repeat(190)}${full('x ')}`,
    ],
    ['nests JSON', scriptOf(full('['))],
    ['is blank', full(' \n')],
    ['is all stars', `<main><h1>Nurse</h1><a>Apply</a><h2>Benefits</h2>${full('*\\')}`],
    [
      'is all money',
      `<main><h1>Nurse</h1><a>Apply</a><h2>Benefits</h2>${full('<p>salary 1 000 000 € 30 </p>')}`,
    ],
  ])('that %s is done with in time', async (_, html) => {
    await holds(html.slice(0, bytes));
  });

  it('whose things name each other is done with in time', async () => {
    const references = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`p${index}`, { '@id': 'a' }]),
    );
    await holds(scriptOf(JSON.stringify({ ...posting(), '@id': 'a', ...references })));
  });
});

describe('an amount', () => {
  it('is read as it was written, whichever country wrote it', () => {
    const written = fc.tuple(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.constantFrom(',', '.', ' ', "'", '’', '\u00a0'),
    );
    fc.assert(
      fc.property(written, ([amount, mark]) => {
        const grouped = amount.toString().replace(/\B(?=(\d{3})+$)/g, mark);
        expect(readAmount(grouped)).toBe(amount);
      }),
    );
  });

  it.each([
    '1,2,3',
    '12.34.567',
    '10-20',
    '1.234,567',
    'ten',
    '',
    '0',
    '-5',
    '1e9',
    null,
    {},
    Number.NaN,
    1e13,
  ])('is not read from %j', (value) => {
    expect(readAmount(value)).toBeNull();
  });
});
