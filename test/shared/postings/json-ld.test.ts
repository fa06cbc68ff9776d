import { describe, expect, it } from 'vitest';
import { place, posting, postingIn, readPage, scriptOf, withJsonLd } from './support/pages.ts';

const of = (fields: object) => postingIn(withJsonLd(posting(fields)));

describe('a JobPosting is found', () => {
  it.each<[string, string]>([
    ['alone', withJsonLd(posting())],
    ['in a list', withJsonLd([{ '@type': 'BreadcrumbList' }, posting()])],
    ['in a @graph', withJsonLd({ '@graph': [{ '@type': 'WebSite' }, posting()] })],
    ['inside the page it is about', withJsonLd({ '@type': 'WebPage', mainEntity: posting() })],
    ['among several scripts', withJsonLd({ '@type': 'Organization' }, posting())],
    ['with a type of several', withJsonLd(posting({ '@type': ['Intangible', 'JobPosting'] }))],
    ['with a full type', withJsonLd(posting({ '@type': 'http://schema.org/JobPosting' }))],
    ['twice the same', withJsonLd(posting(), posting())],
    ['in a comment of old', scriptOf(`<!-- ${JSON.stringify(posting())} -->`)],
    ['in CDATA', scriptOf(`//<![CDATA[\n${JSON.stringify(posting())}\n//]]>`)],
    [
      'with line breaks inside strings',
      scriptOf(JSON.stringify(posting()).replace('who works', 'who\nworks\t')),
    ],
    ['with a comma too many', scriptOf(JSON.stringify(posting()).replace(/}$/, ', }'))],
    ['with a semicolon behind it', scriptOf(`${JSON.stringify(posting())};`)],
    ['escaped for HTML', scriptOf(JSON.stringify(posting()).replaceAll('"', '&quot;'))],
    ['after one that is broken', `${scriptOf('{"@type":"JobPosting","title"')}${withJsonLd(posting())}`],
  ])('%s', async (_, html) => {
    const { source, facts, details, confidence } = await postingIn(html);
    expect([source, facts.name]).toEqual(['json_ld', 'Nurse']);
    expect(details.description).toMatch(/^We look for a person who\s+works/);
    expect(confidence).toBeGreaterThan(0.7);
  });

  it('as the one of several that names the page', async () => {
    const url = 'https://careers.example.com/jobs/42/';
    const html = withJsonLd(
      posting({ title: 'Chef', url: 'https://careers.example.com/jobs/7' }),
      posting({ url }),
    );
    expect((await postingIn(html)).facts.name).toBe('Nurse');
  });

  it('but not on a list of several', async () => {
    const outcome = await readPage(withJsonLd(posting(), posting({ title: 'Chef' })));
    expect(outcome).toMatchObject({ outcome: 'failed', error: { code: 'url_not_a_job', retryable: false } });
  });

  it('but not in a text that is not JSON', async () => {
    const outcome = await readPage(scriptOf('{"@type":"JobPosting","title":"Nurse"'));
    expect(outcome).toMatchObject({ outcome: 'failed', error: { code: 'url_not_a_job' } });
  });
});

describe('its description', () => {
  it.each([
    ['HTML', '<h2>You</h2><ul><li>care &amp; help</li></ul>'],
    ['escaped HTML', '&lt;h2&gt;You&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;care &amp;amp; help&lt;/li&gt;&lt;/ul&gt;'],
  ])('becomes Markdown from %s', async (_, description) => {
    expect((await of({ description })).details.description).toBe('## You\n\n- care & help');
  });

  it('keeps the lines of plain text', async () => {
    const { details } = await of({ description: 'We offer:\n• pension\n• a < b' });
    expect(details.description).toBe('We offer:\n\n- pension\n- a \\< b');
  });

  it('is cut where a job ends, at a paragraph', async () => {
    const { details, warnings } = await of({ description: '<p>word word</p>'.repeat(6_000) });
    expect(details.description?.length).toBeLessThanOrEqual(50_000);
    expect(details.description).toMatch(/word word$/);
    expect(warnings).toContain('description_cut');
  });

  it('that is missing is a warning', async () => {
    const { details, warnings } = await of({ description: ' ' });
    expect(details.description).toBeUndefined();
    expect(warnings).toContain('description_missing');
  });
});

describe('its employment type', () => {
  it.each([
    ['FULL_TIME', 'full_time'],
    ['Part-time', 'part_time'],
    ['CONTRACTOR', 'contract'],
    ['TEMPORARY', 'temporary'],
    ['INTERN', 'internship'],
    ['VOLUNTEER', 'volunteer'],
    ['PER_DIEM', 'per_diem'],
    ['OTHER', 'other'],
    ['Vollzeit', 'full_time'],
    ['temps partiel', 'part_time'],
    ['https://schema.org/FULL_TIME', 'full_time'],
    [['FULL_TIME', 'Full time'], 'full_time'],
  ])('%j is %s', async (employmentType, expected) => {
    expect((await of({ employmentType })).details.employment_type).toBe(expected);
  });

  it.each([
    [['FULL_TIME', 'PART_TIME'], 'several_employment_types'],
    ['Vollzeit oder Teilzeit', 'several_employment_types'],
    ['Permanent', 'employment_type_unknown'],
  ])('%j is left open and told', async (employmentType, warning) => {
    const { details, warnings } = await of({ employmentType });
    expect(details.employment_type).toBeUndefined();
    expect(warnings).toContain(warning);
  });
});

describe('its salary', () => {
  const amount = (value: unknown, currency: unknown = 'EUR') => ({
    '@type': 'MonetaryAmount',
    currency,
    value,
  });
  const read = async (baseSalary: unknown, more: object = {}) => {
    const { details, warnings } = await of({ baseSalary, ...more });
    const { salary_min, salary_max, salary_currency, salary_period } = details;
    return { salary: [salary_min, salary_max, salary_currency, salary_period], warnings };
  };

  it.each<[unknown, unknown[]]>([
    [amount({ minValue: 3000, maxValue: 4000, unitText: 'MONTH' }), [3000, 4000, 'EUR', 'month']],
    [amount({ value: 18.5, unitText: 'HOUR' }), [18.5, 18.5, 'EUR', 'hour']],
    [amount({ minValue: '52.000,00', maxValue: '60.000', unitText: 'Jahr' }), [52000, 60000, 'EUR', 'year']],
    [amount({ minValue: 40000, unitText: 'per annum' }, 'gbp'), [40000, undefined, 'GBP', 'year']],
    [{ currency: 'USD', minValue: 10, maxValue: 20, unitText: 'HOUR' }, [10, 20, 'USD', 'hour']],
    [amount({ value: 3000, unitCode: 'MON' }), [3000, 3000, 'EUR', 'month']],
  ])('%j', async (baseSalary, expected) => {
    expect(await read(baseSalary)).toEqual({
      salary: expected,
      warnings: expect.not.arrayContaining(['salary_unclear']),
    });
  });

  it.each<[unknown, string]>([
    [amount({ minValue: 5000, maxValue: 4000, unitText: 'MONTH' }), 'salary_unclear'],
    [amount({ value: '40000-50000', unitText: 'YEAR' }), 'salary_unclear'],
    [amount({ value: 'competitive', unitText: 'YEAR' }), 'salary_unclear'],
    [[amount({ value: 1 }), amount({ value: 2 })], 'several_salaries'],
  ])('%j is left out and told', async (baseSalary, warning) => {
    const { salary, warnings } = await read(baseSalary);
    expect(salary).toEqual([undefined, undefined, undefined, undefined]);
    expect(warnings).toContain(warning);
  });

  it('without currency or period is kept with a warning, not guessed', async () => {
    expect(await read(amount({ value: 4000 }, ''))).toEqual({
      salary: [4000, 4000, undefined, undefined],
      warnings: expect.arrayContaining(['salary_currency_missing', 'salary_period_missing']),
    });
  });

  it('of nothing is none', async () => {
    const { salary, warnings } = await read(amount({ minValue: 0, maxValue: 0, unitText: 'YEAR' }));
    expect(salary).toEqual([undefined, undefined, undefined, undefined]);
    expect(warnings.filter((warning) => warning.startsWith('salary'))).toEqual([]);
  });

  it('in dollars without a code is that of the country', async () => {
    const jobLocation = place({ addressLocality: 'Toronto', addressCountry: 'CA' });
    const { salary } = await read(amount({ value: 20, unitText: 'HOUR' }, '$'), { jobLocation });
    expect(salary).toEqual([20, 20, 'CAD', 'hour']);
  });
});

describe('its place', () => {
  it('is read from an address, its country from a code or from a name in another language', async () => {
    const address = {
      streetAddress: 'Kade 1',
      addressLocality: 'Rotterdam',
      postalCode: '3011',
      addressRegion: 'ZH',
    };
    const jobLocation = [
      place({ ...address, addressCountry: { '@type': 'Country', name: 'Niederlande' } }),
      place({ addressLocality: 'Gent', addressCountry: 'be' }),
    ];
    const { facts, warnings } = await of({ jobLocation });
    expect(facts.locations).toEqual([
      {
        raw: null,
        name: null,
        street: 'Kade 1',
        postal_code: '3011',
        city: 'Rotterdam',
        region: 'ZH',
        country_code: 'NL',
        is_primary: true,
      },
      expect.objectContaining({ city: 'Gent', country_code: 'BE', is_primary: false }),
    ]);
    expect(warnings).not.toContain('location_unclear');
  });

  it('is read from a text, and from a thing named elsewhere in the page', async () => {
    expect((await of({ jobLocation: 'Berlin, Germany' })).facts.locations).toMatchObject([
      { city: 'Berlin', country_code: 'DE' },
    ]);
    const office = { '@id': '#office', ...place({ addressLocality: 'Oslo', addressCountry: 'NO' }) };
    const html = withJsonLd(posting({ jobLocation: { '@id': '#office' } }), office);
    expect((await postingIn(html)).facts.locations).toMatchObject([{ city: 'Oslo', country_code: 'NO' }]);
  });

  it('that may be a site or a city is kept as its name with a warning', async () => {
    const { facts, warnings } = await of({ jobLocation: 'Headquarters' });
    expect(facts.locations).toMatchObject([{ name: 'Headquarters', city: null, country_code: null }]);
    expect(warnings).toContain('location_unclear');
  });

  it('at home is remote, with the countries it is open to', async () => {
    const applicantLocationRequirements = [
      { '@type': 'Country', name: 'USA' },
      { '@type': 'Country', name: 'Canada' },
      { '@type': 'State', name: 'Ontario, CA' },
    ];
    const { facts, details } = await of({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements });
    expect(details.work_type).toBe('remote');
    expect(facts.remote_regions).toEqual(['US', 'CA', 'Ontario, CA']);
    expect((await of({ jobLocationType: 'TELECOMMUTE' })).warnings).toContain('remote_regions_missing');
  });
});

describe('its other facts', () => {
  it('are requirements, benefits, openings and the end', async () => {
    const { facts, details } = await of({
      title: 'Nurse &amp; Carer',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: '30' },
      educationRequirements: [{ credentialCategory: 'bachelor degree' }, 'no requirements'],
      skills: 'Triage, Dutch, First aid',
      qualifications: '<ul><li>3+ years of night shifts</li></ul>',
      jobBenefits: ['Pension', '<ul><li>Bike</li></ul>'],
      totalJobOpenings: 3,
      employmentUnit: { '@type': 'Organization', name: 'Ward 4' },
      validThrough: '2026-12-31',
    });
    expect(facts).toMatchObject({ name: 'Nurse & Carer', openings: 3, department: 'Ward 4', language: 'en' });
    expect(facts.visibility).toEqual({ closes_at: '2026-12-31T23:59:59.000Z' });
    expect(details.benefits).toEqual(['Pension', 'Bike']);
    expect(facts.requirements?.map(({ type, label, min_years }) => [type, label, min_years])).toEqual([
      ['experience', 'Experience', 2.5],
      ['education', 'bachelor degree', null],
      ['skill', 'Triage', null],
      ['skill', 'Dutch', null],
      ['skill', 'First aid', null],
      ['other', '3+ years of night shifts', null],
    ]);
  });

  it.each([
    ['3年以上の実務経験', 3],
    ['3-5 years of care', 3],
    ['18 months of care', 1.5],
    ['Drei Jahre Pflege', 3],
    ['75 years of care', null],
  ])('are years as a fit score reads them: %s', async (experienceRequirements, min_years) => {
    const { facts } = await of({ experienceRequirements });
    expect(facts.requirements).toMatchObject([{ label: experienceRequirements, min_years }]);
  });

  it('report a posting that has expired, and do not close the draft', async () => {
    const { facts, warnings } = await of({ validThrough: '2026-11-20' });
    expect(facts.visibility).toBeUndefined();
    expect(warnings).toContain('posting_expired');
  });

  it('that are invalid for a job are omitted one by one with a warning', async () => {
    const { facts, warnings } = await of({
      totalJobOpenings: 99_999,
      title: 'N'.repeat(300),
      skills: 'Triage',
    });
    expect(facts.openings).toBeUndefined();
    expect(facts.name).toHaveLength(200);
    expect(facts.requirements).toHaveLength(1);
    expect(warnings).toContain('field_skipped');
  });
});
