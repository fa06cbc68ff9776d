import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { guardedFetch } from '../../../shared/postings/fetch-page.ts';
import { knownJobBoard } from '../../../shared/postings/job-boards/known-job-board.ts';
import { readPosting } from '../../../shared/postings/read-posting.ts';
import { listen } from '../outbound/support/listen.ts';
import { now, pagesAt } from './support/pages.ts';

const id = '0b8a1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c2d';
const intro = '<p>We look for a person who works with us and for the people of our city.</p>';

/** Fictitious postings in the shape in which each system answers. */
const boards = {
  greenhouse: {
    url: 'https://job-boards.greenhouse.io/acme/jobs/4012345?gh_src=x',
    endpoint: 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/4012345?pay_transparency=true',
    answer: {
      id: 4012345,
      title: 'Nurse',
      updated_at: '2026-10-01T10:00:00-04:00',
      location: { name: 'New York, NY' },
      absolute_url: 'https://job-boards.greenhouse.io/acme/jobs/4012345',
      content:
        '&lt;p&gt;We look for a person who works with us.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Nights&lt;/li&gt;&lt;/ul&gt;',
      departments: [{ id: 1, name: 'Care', parent_id: null, child_ids: [] }],
      offices: [{ id: 2, name: 'East', location: 'New York' }],
      metadata: null,
      pay_input_ranges: [
        {
          min_cents: 6_000_000,
          max_cents: 7_500_000,
          currency_type: 'USD',
          title: 'Annual salary range',
          blurb: '',
        },
      ],
    },
    expected: {
      name: 'Nurse',
      department: 'Care',
      locations: [{ city: 'New York', region: 'NY' }],
      job_details: {
        description: 'We look for a person who works with us.\n\n- Nights',
        salary_min: 60_000,
        salary_max: 75_000,
        salary_currency: 'USD',
        salary_period: 'year',
      },
    },
  },
  lever: {
    url: `https://jobs.eu.lever.co/acme/${id}/apply`,
    endpoint: `https://api.eu.lever.co/v0/postings/acme/${id}?mode=json`,
    answer: {
      id,
      text: 'Nurse',
      country: 'NL',
      workplaceType: 'hybrid',
      categories: {
        commitment: 'Full-time',
        department: 'Care',
        location: 'Rotterdam',
        team: 'Ward 4',
        allLocations: ['Rotterdam'],
      },
      description: intro,
      lists: [{ text: 'You bring', content: '<li>RetryBudget</li><li>Dutch</li>' }],
      additional: '<p>We are kind.</p>',
      salaryRange: { min: 3000, max: 3600, currency: 'EUR', interval: 'per-month-salary' },
      hostedUrl: `https://jobs.eu.lever.co/acme/${id}`,
    },
    expected: {
      name: 'Nurse',
      department: 'Care',
      locations: [{ city: 'Rotterdam', name: null, country_code: 'NL', is_primary: true }],
      job_details: {
        description: expect.stringMatching(
          /city\.\n\n### You bring\n\n- RetryBudget\n- Dutch\n\nWe are kind\.$/,
        ),
        work_type: 'hybrid',
        employment_type: 'full_time',
        salary_min: 3000,
        salary_max: 3600,
        salary_currency: 'EUR',
        salary_period: 'month',
      },
    },
  },
  ashby: {
    url: `https://jobs.ashbyhq.com/acme/${id}`,
    endpoint: 'https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true',
    answer: {
      apiVersion: '1',
      jobs: [
        { id: 'another', title: 'Chef', jobUrl: 'https://jobs.ashbyhq.com/acme/another' },
        {
          id,
          title: 'Nurse',
          department: 'Care',
          team: 'Ward 4',
          employmentType: 'PartTime',
          location: 'Oslo Office',
          isRemote: false,
          workplaceType: 'OnSite',
          address: {
            postalAddress: { addressLocality: 'Oslo', addressRegion: 'Oslo', addressCountry: 'Norway' },
          },
          secondaryLocations: [],
          descriptionHtml: intro,
          jobUrl: `https://jobs.ashbyhq.com/acme/${id}`,
          compensation: {
            compensationTierSummary: '…',
            summaryComponents: [
              {
                compensationType: 'Salary',
                interval: '1 YEAR',
                currencyCode: 'NOK',
                minValue: 500_000,
                maxValue: 600_000,
              },
              { compensationType: 'EquityPercentage', interval: 'NONE', minValue: 0.1, maxValue: 0.2 },
            ],
          },
        },
      ],
    },
    expected: {
      name: 'Nurse',
      department: 'Care',
      locations: [{ city: 'Oslo', country_code: 'NO', is_primary: true }],
      job_details: {
        work_type: 'onsite',
        employment_type: 'part_time',
        salary_min: 500_000,
        salary_max: 600_000,
        salary_currency: 'NOK',
        salary_period: 'year',
      },
    },
  },
  workable: {
    url: 'https://apply.workable.com/acme/j/AB12CD34EF/',
    endpoint: 'https://apply.workable.com/api/v2/accounts/acme/jobs/AB12CD34EF',
    answer: {
      id: 123,
      shortcode: 'AB12CD34EF',
      title: 'Nurse',
      state: 'published',
      remote: true,
      workplace: 'remote',
      type: 'full',
      language: 'en',
      department: ['Care'],
      location: { country: 'Portugal', countryCode: 'PT', city: 'Porto', region: 'Porto' },
      locations: [{ country: 'Portugal', countryCode: 'PT', city: 'Porto', region: 'Porto', hidden: false }],
      description: intro,
      requirements: '<ul><li>RetryBudget</li></ul>',
      benefits: '<ul><li>Pension</li><li>Bike</li></ul>',
    },
    expected: {
      name: 'Nurse',
      department: 'Care',
      remote_regions: ['PT'],
      job_details: { work_type: 'remote', employment_type: 'full_time', benefits: ['Pension', 'Bike'] },
    },
  },
  recruitee: {
    url: 'https://acme.recruitee.com/o/nurse-rotterdam',
    endpoint: 'https://acme.recruitee.com/api/offers/nurse-rotterdam',
    answer: {
      offer: {
        id: 1,
        slug: 'nurse-rotterdam',
        title: 'Nurse',
        department: 'Care',
        description: intro,
        requirements: '<p>RetryBudget.</p>',
        employment_type_code: 'fulltime_permanent',
        experience_code: 'mid_level',
        remote: false,
        hybrid: true,
        on_site: false,
        city: 'Rotterdam',
        country_code: 'NL',
        locations: [
          {
            id: 9,
            name: 'Rotterdam',
            city: 'Rotterdam',
            state: 'ZH',
            street: 'Kade 1',
            postal_code: '3011',
            country: 'Netherlands',
            country_code: 'NL',
          },
        ],
        salary: { min: '18.50', max: '21.00', period: 'hour', currency: 'EUR' },
      },
    },
    expected: {
      name: 'Nurse',
      department: 'Care',
      locations: [{ street: 'Kade 1', city: 'Rotterdam', region: 'ZH', country_code: 'NL' }],
      job_details: {
        work_type: 'hybrid',
        employment_type: 'full_time',
        experience_level: 'mid',
        salary_min: 18.5,
        salary_max: 21,
        salary_currency: 'EUR',
        salary_period: 'hour',
      },
    },
  },
};

describe.each(Object.entries(boards))('%s', (source, { url, endpoint, answer, expected }) => {
  it('is known by its address', () => {
    expect(knownJobBoard(new URL(url))).toMatchObject({ source, endpoint });
  });

  it('is requested in its own format for facts that its page lacks', async () => {
    const fetchPage = pagesAt({ [url]: '<div id="root"></div>', [endpoint]: answer });
    const outcome = await readPosting(url, { fetchPage, now });
    expect(outcome).toMatchObject({ outcome: 'read', posting: { source, facts: expected } });
  });

  it('is asked even when its page is closed to us, and over a real connection', async () => {
    await using server = await listen(
      createServer((request, response) => {
        const isEndpoint = endpoint.endsWith(request.url ?? '-');
        response.writeHead(isEndpoint ? 200 : 403, { 'content-type': 'application/json' });
        response.end(isEndpoint ? JSON.stringify(answer) : '{}');
      }),
    );
    const here = (address: string) => address.replace(/^https:\/\/[^/]+/, `http://127.0.0.1:${server.port}`);
    const outcome = await readPosting(here(url), {
      fetchPage: guardedFetch({ allowLoopback: true }),
      now,
      boardOf: () => {
        const board = knownJobBoard(new URL(url));
        return board && { ...board, endpoint: here(board.endpoint) };
      },
    });
    expect(outcome).toMatchObject({ outcome: 'read', posting: { source, facts: { name: 'Nurse' } } });
  });

  it.each([{}, [], null, 'text', { title: 7 }, { jobs: [null] }, { offer: { title: [] } }, { text: '' }])(
    'that answers %j is no posting',
    async (other) => {
      const fetchPage = pagesAt({ [url]: '<div id="root"></div>', [endpoint]: JSON.stringify(other) });
      const outcome = await readPosting(url, { fetchPage, now });
      if (outcome.outcome === 'read') expect(outcome.posting.facts.name).toBe('7');
      else expect(outcome.error.code).toBe('url_not_a_job');
    },
  );
});

describe('an address', () => {
  it.each([
    'https://boards.greenhouse.io/acme',
    'https://boards.greenhouse.io/acme/jobs/../../secret',
    'https://boards.greenhouse.io.example.com/acme/jobs/1',
    'https://jobs.lever.co/acme',
    `https://jobs.lever.co/ac%2Fme/${id}`,
    'https://jobs.ashbyhq.com/acme',
    'https://apply.workable.com/acme',
    'https://recruitee.com/o/nurse',
    'https://a.b.recruitee.com/o/nurse',
    'https://careers.example.com/jobs/1',
  ])('%s is no posting of a known system', (url) => {
    expect(knownJobBoard(new URL(url))).toBeNull();
  });

  it('with an embedded board leads to it', async () => {
    const url = 'https://acme.example.com/careers?gh_jid=4012345';
    const script = '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>';
    const { endpoint, answer } = boards.greenhouse;
    const outcome = await readPosting(url, {
      fetchPage: pagesAt({ [url]: script, [endpoint]: answer }),
      now,
    });
    expect(outcome).toMatchObject({ outcome: 'read', posting: { source: 'greenhouse' } });
  });
});
