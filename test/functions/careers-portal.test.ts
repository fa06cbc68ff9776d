import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { organizationStore } from '../../shared/storage/organizations.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { otherLast } from '../support/other-last.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { hiring, publishedJob } from './support/application-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { portalCalls, questions } from './support/portal-calls.ts';

let backend: Backend;
let now = new Date();
let portal: ReturnType<typeof portalCalls>;
let jobs: ReturnType<typeof jobCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  portal = portalCalls(backend, () => now);
  jobs = jobCalls(backend, { clock: () => now });
});

const linkedDataIn = (text: string) => {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  return data === undefined ? undefined : JSON.parse(data);
};
interface Read {
  name: string;
  attributes: Record<string, string>;
}
/** The elements of a page, as a parser of HTML reads them. */
function elementsOf(page: string): Read[] {
  const elements: Read[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) });
  parser.end(page);
  return elements;
}
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

describe('the list of jobs', () => {
  it('has the listed jobs that are open, also those that are in no feed', async () => {
    const caller = await newCaller(backend);
    for (const [name, visibility] of Object.entries({
      Listed: {},
      Feedless: { in_feeds: false },
      Unlisted: { portal: 'unlisted' as const },
      Hidden: { portal: 'hidden' as const },
      Later: { opens_at: inDays(1) },
      Over: { closes_at: inDays(-1) },
    }))
      await publishedJob(backend, caller, { name, visibility });
    const { text, status } = await portal.list(caller);
    expect(status).toBe(200);
    expect([...text.matchAll(/<li><a href="[^"]+">(\w+)<\/a>/g)].map(([, name]) => name).sort()).toEqual([
      'Feedless',
      'Listed',
    ]);
    expect(text).toContain('2 open jobs');
    expect(text).toContain('rel="canonical"');
  });

  it('is searched by words of title and place without case and accents, and by department', async () => {
    const caller = await newCaller(backend);
    const place = { city: 'Zürich', country_code: 'CH', is_primary: true };
    await publishedJob(backend, caller, { name: 'Nurse', department: 'Care', locations: [place] });
    await publishedJob(backend, caller, { name: 'Cook', department: 'Kitchen' });
    const found = async (query: Record<string, string>) =>
      [...(await portal.list(caller, query)).text.matchAll(/<li><a[^>]+>(\w+)</g)].map(([, name]) => name);
    expect(await found({ q: 'nurse ZURICH' })).toEqual(['Nurse']);
    expect(await found({ q: '', department: 'Kitchen' })).toEqual(['Cook']);
    expect(await found({ q: 'nurse', department: 'Kitchen' })).toEqual([]);
    const { text } = await portal.list(caller, { q: 'pilot' });
    expect(text).toContain('No job matches your search.');
    expect(text, 'a search is not indexed').toContain('noindex');
  });

  it('is in the language of most jobs, or in the one asked for', async () => {
    const caller = await newCaller(backend);
    await publishedJob(backend, caller, { name: 'Pflegefachkraft', language: 'de' });
    expect((await portal.list(caller)).text).toContain('<html lang="de">');
    expect((await portal.list(caller, { lang: 'en' })).text).toContain('<html lang="en">');
    expect((await portal.list(caller, { lang: 'xx' })).text).toContain('<html lang="en">');
  });

  it('says that there is none, and does not exist for an organization that does not', async () => {
    const caller = await newCaller(backend);
    expect((await portal.list(caller)).text).toContain('There are no open jobs at the moment.');
    const nobody = { ...caller, organizationId: otherLast(caller.organizationId) };
    expect((await portal.list(nobody)).status).toBe(404);
  });
});

describe('the page of a job', () => {
  it('shows the data for search engines', async () => {
    const { caller, job } = await hiring(backend, {
      name: 'Nurse',
      department: 'Care',
      openings: 3,
      job_details: {
        description: '# Tasks\n\nYou **care**.',
        employment_type: 'part_time',
        work_type: 'onsite',
        salary_min: 3000,
        salary_max: 3500,
        salary_currency: 'EUR',
        salary_period: 'month',
        benefits: ['Bike'],
      },
      locations: [
        { street: 'Main 1', postal_code: '8001', city: 'Bern', country_code: 'CH', is_primary: true },
      ],
      visibility: { closes_at: inDays(30) },
    });
    const { text } = await portal.page(caller, job);
    expect(linkedDataIn(text)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Nurse',
      identifier: { value: job.id },
      totalJobOpenings: 3,
    });
    for (const shown of ['Main 1, 8001 Bern, Switzerland', '€3,000 – €3,500 per month', 'Part time', 'Bike'])
      expect(text).toContain(shown);
    expect(text).toContain('<h2>Tasks</h2>');
    expect(text).toContain(job.id);
    expect(text.match(/<h1>/g)).toHaveLength(1);
  });

  it('hides a salary that the job does not show', async () => {
    const job_details = { salary_min: 4711, salary_currency: 'EUR', salary_period: 'month' as const };
    const { caller, job } = await hiring(backend, { job_details, visibility: { show_salary: false } });
    expect((await portal.page(caller, job)).text).not.toMatch(/4[,.]?711/);
  });

  it.each([
    ['unlisted', { portal: 'unlisted' as const }],
    ['not for search engines', { search_indexable: false }],
  ])('%s is shown, and not indexed', async (_, visibility) => {
    const { caller, job } = await hiring(backend, { visibility });
    const { status, text } = await portal.page(caller, job);
    expect(status).toBe(200);
    expect(text).toContain('noindex');
    expect(linkedDataIn(text)).toBeUndefined();
  });

  it('has its headings in order, whichever levels a description begins with and leaves out', async () => {
    const description = '### Tasks\n\n##### Shifts\n\n### Pay';
    const { caller, job } = await hiring(backend, { name: 'Nurse', job_details: { description } });
    const { text } = await portal.page(caller, job);
    const levels = [...text.matchAll(/<h([1-6])>([^<]*)/g)].map(([, level, words]) => `${level} ${words}`);
    expect(levels.slice(1)).toEqual(['2 Tasks', '3 Shifts', '2 Pay']);
  });

  it('keeps its address when the job is renamed', async () => {
    const { caller, job } = await hiring(backend, { name: 'Nurse' });
    const { body } = await jobs.update({ caller, params: { id: job.id }, body: { name: 'Head nurse' } });
    expect(body.urls.portal).toContain('/jobs/nurse-');
    expect((await portal.page(caller, { ...job, slug: 'other-abcd' })).text).toContain('Head nurse');
  });

  it('is 410 when the job is closed or over, and 404 before it is there', async () => {
    const { caller, job } = await hiring(backend, { visibility: { closes_at: inDays(1) } });
    await jobs.close({ caller, params: { id: job.id } });
    const closed = await portal.page(caller, job);
    expect([closed.status, linkedDataIn(closed.text)]).toEqual([410, undefined]);
    expect(closed.text).toContain('This job is closed');
    // The way to the other jobs.
    expect(closed.text).toMatch(/<a href="[^"]*\/careers\/org_[^"/]*">All jobs<\/a>/);
    const over = await publishedJob(backend, caller, { visibility: { closes_at: inDays(-1) } });
    const later = await publishedJob(backend, caller, { visibility: { opens_at: inDays(1) } });
    const hidden = await publishedJob(backend, caller, { visibility: { portal: 'hidden' } });
    expect((await portal.page(caller, over)).status).toBe(410);
    expect((await portal.page(caller, later)).status).toBe(404);
    expect((await portal.page(caller, hidden)).status).toBe(404);
    const stranger = await newCaller(backend);
    expect((await portal.page(stranger, over)).status).toBe(404);
  });
});

describe('the sitemap', () => {
  it('has the list and the pages that search engines may index', async () => {
    const { caller, job } = await hiring(backend, { name: 'Nurse' });
    await publishedJob(backend, caller, { name: 'Secret', visibility: { search_indexable: false } });
    const { text } = await portal.sitemap(caller);
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toHaveLength(2);
    expect(places[1]).toContain(job.id.slice(4).toLowerCase());
  });
});

it('shows texts of the employer as text, in every place', async () => {
  now = new Date();
  const text = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { caller, job } = await hiring(backend, {
    name: text,
    department: text,
    language: 'en',
    job_details: { description: text, benefits: [text], salary_note: text },
    locations: [{ name: text, city: text, is_primary: true }],
    remote_regions: ['NL'],
    application_form: {
      fields: questions(
        { key: 'a', label: text, type: 'short_text' },
        {
          key: 'b',
          label: text,
          type: 'multi_select',
          options: [{ value: text.slice(0, 90), label: text }],
        },
      ),
      consent: { ai_notice: text },
    },
  });
  const organizations = organizationStore(backend.table);
  const { organizationId } = caller;
  await organizations.change({ organizationId, now: new Date() }, (before) => ({ ...before, name: text }));
  const pages = [
    await portal.list(caller, { q: text.slice(0, 100) }),
    await portal.list(caller, { department: text }),
    await portal.page(caller, job),
    await portal.form(caller, job),
  ];
  for (const page of pages) {
    expect(page.status).toBe(200);
    const elements = elementsOf(page.text);
    const scripts = elements.filter(({ name }) => name === 'script');
    // The form's script is the only one that runs.
    const own = { src: 'http://127.0.0.1:4010/widget/portal-form.js', type: 'module' };
    const running = scripts.filter(({ attributes }) => attributes.type !== 'application/ld+json');
    expect(running.map(({ attributes }) => attributes).filter((one) => one.src !== own.src)).toEqual([]);
    expect(elements.filter(({ name }) => name === 'img')).toEqual([]);
    expect(
      elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => /^on/.test(name)),
    ).toEqual([]);
  }
});

describe('the brand of an organization', () => {
  const portalSettings = {
    slug: 'harbour-clinic',
    logo_url: 'https://cdn.harbour.example/logo.svg',
    accent_color: '#8a1c4a',
    legal_links: [{ label: 'Imprint', url: 'https://harbour.example/imprint' }],
    languages: ['en' as const, 'de' as const],
  };
  async function branded(slug: string) {
    const { caller, job } = await hiring(backend, { name: 'Nurse' });
    const { organizationId } = caller;
    await organizationStore(backend.table).change({ organizationId, now: new Date() }, (before) => ({
      ...before,
      portal: { ...portalSettings, slug },
    }));
    return { caller, job, bySlug: { ...caller, organizationId: slug } };
  }

  it('is on every page, and the policy of the page allows its logo and no other picture', async () => {
    const { caller, job } = await branded('harbour-one');
    for (const { text } of [
      await portal.list(caller),
      await portal.page(caller, job),
      await portal.form(caller, job),
    ]) {
      expect(text).toContain('<img class="logo" src="https://cdn.harbour.example/logo.svg" alt="">');
      expect(text).toContain('--accent: #8a1c4a');
      expect(text).toContain('<a href="https://harbour.example/imprint" rel="noopener">Imprint</a>');
      expect(text).toMatch(/img-src data: https:\/\/cdn\.harbour\.example;/);
    }
    expect((await portal.list(caller)).text).toContain('?lang=de" lang="de" hreflang="de">Deutsch</a>');
  });

  it('has addresses with the slug, and those with the id go on working', async () => {
    const { caller, job, bySlug } = await branded('harbour-two');
    for (const visitor of [caller, bySlug]) {
      const { status, text } = await portal.page(visitor, job);
      expect(status).toBe(200);
      const canonical = /rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(canonical).toContain('/careers/harbour-two/jobs/');
      expect(linkedDataIn(text)).toMatchObject({ url: canonical });
      expect((await portal.list(visitor)).text).toContain(
        'href="http://127.0.0.1:4010/careers/harbour-two/jobs/',
      );
      expect((await portal.sitemap(visitor)).text).toContain('/careers/harbour-two/jobs/');
    }
    // A form is sent to the id, which its token is bound to.
    const form = (await portal.form(bySlug, job)).text;
    expect(form).toContain(`action="http://127.0.0.1:4010/careers/${caller.organizationId}/jobs/`);
  });

  it('whose slug nobody has is 404', async () => {
    const { caller, job } = await hiring(backend);
    const stranger = { ...caller, organizationId: 'nobody-has-this' };
    expect([(await portal.list(stranger)).status, (await portal.page(stranger, job)).status]).toEqual([
      404, 404,
    ]);
  });
});
