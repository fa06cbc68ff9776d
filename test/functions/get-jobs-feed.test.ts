/** The feeds of job boards: one set of jobs in three forms. */
import { beforeAll, describe, expect, it } from 'vitest';
import { getJobsFeedJson } from '../../functions/feeds/get-jobs-feed-json.ts';
import { getJobsFeedRss } from '../../functions/feeds/get-jobs-feed-rss.ts';
import { getJobsFeedXml } from '../../functions/feeds/get-jobs-feed-xml.ts';
import type { PublicJobView } from '../../shared/contracts/public-job.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { newJob } from '../../shared/domain/job.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { type Read, readXml } from '../shared/feeds/support/read-xml.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls, jobIn } from './support/job-calls.ts';
import { originOf } from './support/origin.ts';

let backend: Backend;
let calls: JobCalls;
let feeds: ReturnType<typeof feedCalls>;
let now = new Date();

function feedCalls(running: Backend) {
  const stores = {
    jobs: jobStore(running.table),
    organizations: organizationStore(running.table),
    feedVersions: feedVersions(running.table),
  };
  const edge = testEdge(running, () => now);
  return {
    json: callerOf(routes.getJobsFeedJson, getJobsFeedJson(stores), edge),
    xml: callerOf(routes.getJobsFeedXml, getJobsFeedXml(stores), edge),
    rss: callerOf(routes.getJobsFeedRss, getJobsFeedRss(stores), edge),
  };
}

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend, { clock: () => now });
  feeds = feedCalls(backend);
});

type Format = keyof ReturnType<typeof feedCalls>;
const formats: Format[] = ['json', 'xml', 'rss'];
const fetchFeed = (format: Format, organization: string, headers: Record<string, string> = {}) =>
  feeds[format]({ params: { organization }, headers });

/** The entries of a feed, as an XML parser reads them; a JSON one brought into that form. */
async function entriesOf(format: Format, organization: string): Promise<Read[]> {
  const { text, body } = await fetchFeed(format, organization);
  if (format === 'json')
    return body.data.map(({ name, job_details }: PublicJobView) => ({
      title: [name],
      description: [job_details.description_html],
    }));
  const path = format === 'xml' ? ['source'] : ['rss', 'channel'];
  return (childOf(readXml(text), path)[format === 'xml' ? 'job' : 'item'] ?? []) as Read[];
}
/** The element at the end of a path of names. */
const childOf = (root: Read, path: string[]) =>
  path.reduce((read, name) => (read[name]?.[0] ?? {}) as Read, root);
const titlesOf = async (format: Format, organization: string) =>
  (await entriesOf(format, organization)).map(({ title }) => title?.[0]);

const described = { job_details: { description: 'Care.' } };

describe.each(formats)('200: %s', (format) => {
  it('shows the published, listed, fed and open jobs of one organization and no other', async () => {
    const [caller, stranger] = [await newCaller(backend), await newCaller(backend)];
    now = new Date();
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const published: [string, object?][] = [
      ['open'],
      ['opened and not closed', { opens_at: at(-1000), closes_at: at(60_000) }],
      ['unlisted', { portal: 'unlisted' }],
      ['hidden', { portal: 'hidden' }],
      ['not for feeds', { in_feeds: false }],
      ['not open yet', { opens_at: at(60_000) }],
      ['over', { closes_at: at(-1000) }],
    ];
    for (const [name, visibility] of published)
      await jobIn(calls, caller, 'published', { name, visibility, ...described });
    await jobIn(calls, caller, 'draft', { name: 'draft' });
    await jobIn(calls, caller, 'closed', { name: 'closed' });
    await jobIn(calls, stranger, 'published', { name: 'theirs' });

    expect((await titlesOf(format, caller.organizationId)).sort()).toEqual(['open', 'opened and not closed']);
    now = new Date(now.getTime() + 60_001);
    expect((await titlesOf(format, caller.organizationId)).sort()).toEqual(['not open yet', 'open']);
  });

  it('is in order of publication, newest first', async () => {
    const caller = await newCaller(backend);
    const made = [];
    for (const name of ['a', 'b', 'c']) made.push(await jobIn(calls, caller, 'draft', { name }));
    for (const index of [2, 0, 1]) {
      now = new Date(now.getTime() + 1000);
      await calls.publish({ caller, params: { id: made[index].id } });
    }
    expect(await titlesOf(format, caller.organizationId)).toEqual(['b', 'a', 'c']);
  });

  it('keeps to itself what is internal, and the salary where the job does', async () => {
    const caller = await newCaller(backend);
    const secrets = {
      external_id: 'SECRET-1',
      metadata: { note: 'SECRET-2' },
      requirements: [{ type: 'skill', label: 'SECRET-3', knockout: true }],
      stages: [
        { name: 'SECRET-4', type: 'applied' },
        { name: 'Hired', type: 'hired' },
      ],
      job_details: {
        salary_min: 4711,
        salary_currency: 'EUR',
        salary_period: 'month',
        salary_note: 'SECRET-5',
      },
    };
    await jobIn(calls, caller, 'published', { ...secrets, visibility: { show_salary: false } });
    const { text } = await fetchFeed(format, caller.organizationId);
    expect(text).toContain('Nurse');
    expect(text).not.toMatch(/SECRET|4711/);
  });

  it('says what a job pays where it may', async () => {
    const caller = await newCaller(backend);
    const job_details = {
      salary_min: 3000,
      salary_max: 3600,
      salary_currency: 'EUR',
      salary_period: 'month',
    };
    await jobIn(calls, caller, 'published', { job_details });
    const { text } = await fetchFeed(format, caller.organizationId);
    expect(text).toContain('3000');
    expect(text).toContain('3600');
  });

  it('survives every text that a job can hold', async () => {
    const caller = await newCaller(backend);
    const name = 'Tom & "Jerry" ]]> <b>\u0001👍';
    const { id } = await jobIn(calls, caller, 'published');
    // The API refuses control characters; earlier releases stored them.
    await jobStore(backend.table).change(originOf(caller), id, (before) => ({
      next: {
        ...before,
        name,
        job_details: { ...before.job_details, description: '<script>]]>\u0000 & 1 < 2' },
      },
      events: [],
    }));
    const [entry] = await entriesOf(format, caller.organizationId);
    // JSON can say the control character, XML cannot.
    expect(entry?.title).toEqual([format === 'json' ? name : name.replace('\u0001', '')]);
    expect(entry?.description?.[0]).toContain('&lt;script&gt;');
  });

  it('may be kept for five minutes, and is not sent again while it is the same', async () => {
    const caller = await newCaller(backend);
    await jobIn(calls, caller, 'published');
    const first = await fetchFeed(format, caller.organizationId);
    expect(first.headers['Cache-Control']).toBe('public, max-age=240');
    const etag = first.headers.ETag ?? '';
    now = new Date(now.getTime() + 3_600_000);
    const same = await fetchFeed(format, caller.organizationId, { 'if-none-match': etag });
    expect([same.status, same.text, same.headers.ETag]).toEqual([304, '', etag]);
    await jobIn(calls, caller, 'published');
    const other = await fetchFeed(format, caller.organizationId, { 'if-none-match': etag });
    expect([other.status, other.headers.ETag === etag]).toEqual([200, false]);
  });

  it('is a feed without entries for an organization without jobs', async () => {
    const { organizationId } = await newCaller(backend);
    expect(await entriesOf(format, organizationId)).toEqual([]);
  });
});

describe('200: many jobs', () => {
  it('carries 500 at most, and says in JSON that there are more', async () => {
    const caller = await newCaller(backend);
    await storePublished(caller, 520, 'Care.');
    for (const format of formats)
      expect(await entriesOf(format, caller.organizationId), format).toHaveLength(500);
    const { body } = await fetchFeed('json', caller.organizationId);
    expect([body.has_more, body.next_cursor]).toEqual([true, null]);
  }, 120_000);

  it('carries fewer where more would not fit into one answer', async () => {
    const caller = await newCaller(backend);
    await storePublished(caller, 60, 'ü'.repeat(49_000));
    for (const format of formats) {
      const { text, body } = await fetchFeed(format, caller.organizationId);
      expect(Buffer.byteLength(JSON.stringify(text)), format).toBeLessThan(6 * 1024 * 1024);
      expect(Buffer.byteLength(text), format).toBeGreaterThan(3_500_000);
      if (format === 'json') expect(body.has_more).toBe(true);
    }
  }, 120_000);
});

/** Puts so many published jobs into the table. */
async function storePublished(caller: Caller, count: number, description: string): Promise<void> {
  const jobs = jobStore(backend.table);
  now = new Date();
  const newId = idSource(now);
  for (let left = count; left > 0; left -= 20) {
    const made = Array.from({ length: Math.min(left, 20) }, () =>
      newJob({ name: 'Nurse', job_details: { description } }, { now, newId }),
    );
    await Promise.all(
      made.map((job) => jobs.insert(originOf(caller, now), moveJob(job, 'publish', now).job, [])),
    );
  }
}

describe('200: the XML of job boards', () => {
  it('has the elements that boards look for', async () => {
    const caller = await newCaller(backend);
    const job = await jobIn(calls, caller, 'published', {
      name: 'Nurse',
      department: 'Care',
      job_details: { description: 'Care.', work_type: 'hybrid', employment_type: 'part_time' },
      locations: [
        { city: 'Delft', country_code: 'NL' },
        {
          street: 'Coolsingel 1',
          city: 'Rotterdam',
          region: 'ZH',
          postal_code: '3011',
          country_code: 'NL',
          is_primary: true,
        },
      ],
      visibility: { closes_at: '2099-01-01T00:00:00Z' },
    });
    const { text, headers } = await fetchFeed('xml', caller.organizationId);
    expect(headers['Content-Type']).toBe('application/xml; charset=utf-8');
    expect(readXml(text)).toEqual({
      source: [
        {
          publisher: ['Testing Ltd'],
          publisherurl: [`http://127.0.0.1:4010/careers/${caller.organizationId}`],
          lastBuildDate: [new Date(Math.floor(Date.parse(job.updated_at) / 1000) * 1000).toUTCString()],
          job: [
            {
              title: ['Nurse'],
              date: [job.published_at],
              referencenumber: [job.id],
              requisitionid: [job.id],
              url: [job.urls.portal],
              company: ['Testing Ltd'],
              sourcename: ['Testing Ltd'],
              streetaddress: ['Coolsingel 1'],
              city: ['Rotterdam'],
              state: ['ZH'],
              country: ['NL'],
              postalcode: ['3011'],
              description: ['<p>Care.</p>'],
              jobtype: ['parttime'],
              category: ['Care'],
              remotetype: ['Hybrid remote'],
              expirationdate: ['2099-01-01T00:00:00.000Z'],
            },
          ],
        },
      ],
    });
  });
});

describe('200: RSS', () => {
  it('has what RSS 2.0 asks of a channel and of an item', async () => {
    const caller = await newCaller(backend);
    const job = await jobIn(calls, caller, 'published', {
      name: 'Nurse',
      ...described,
      locations: [{ city: 'A & B' }],
    });
    const { text, headers } = await fetchFeed('rss', caller.organizationId);
    expect(headers['Content-Type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<rss version="2.0">');
    const channel = childOf(readXml(text), ['rss', 'channel']);
    expect(channel).toMatchObject({
      title: ['Jobs at Testing Ltd'],
      link: [`http://127.0.0.1:4010/careers/${caller.organizationId}`],
    });
    expect(channel.description).toHaveLength(1);
    expect(channel.item).toEqual([
      {
        title: ['Nurse'],
        link: [job.urls.portal],
        guid: [job.id],
        pubDate: [new Date(job.published_at).toUTCString()],
        description: ['<p>A &amp; B</p>\n<p>Care.</p>'],
      },
    ]);
  });
});

describe.each(formats)('404: %s', (format) => {
  it('for an organization that does not exist', async () => {
    const none = idSource(new Date())('organization');
    expect((await fetchFeed(format, none)).status).toBe(404);
  });
});
