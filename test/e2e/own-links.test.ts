/** Every link to this service that a response or a page contains leads to something. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';

let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
});
afterAll(() => stage.stop());

const browser = { Accept: 'text/html,*/*;q=0.8' };

/** The addresses of this service in a text, without what stands behind `#`. */
function linksIn(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll('\\/', '/');
  const found = plain.match(/https?:\/\/127\.0\.0\.1:\d+[^\s"'<>\\\])`]*/g) ?? [];
  return found
    .filter((link) => link.startsWith(stage.baseUrl) && !link.includes('{'))
    .map((link) => link.replace(/[.,;]$/, '').replace(/#.*$/, ''));
}

it('follows all of them, from a job and an error on', { timeout: 120_000 }, async () => {
  const { api, organizationId } = await stage.newOrganization();
  const { body: job } = await api.post('/v1/jobs', {
    name: 'Ärztin (m/w/d)',
    is_draft: false,
    language: 'de',
  });
  const starts = [
    (await api.get(`/v1/jobs/${job.id}`)).text,
    (await api.get(`/v1/jobs/${job.id}/linked-data`)).text,
    (await api.get('/v1/jobs/none')).text,
    (await api.get('/v1/event-types')).text,
    ...['json', 'xml', 'rss'].map((format) => `${stage.baseUrl}/v1/feeds/${organizationId}/jobs.${format}`),
    `${stage.baseUrl}/careers/${organizationId}/sitemap.xml`,
    `${stage.baseUrl}/llms.txt`,
  ];
  const seen = new Map<string, number>();
  const waiting = starts.flatMap(linksIn);
  expect(waiting).toContain(job.urls.portal);
  expect(waiting).toContain(job.urls.apply);
  for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
    if (seen.has(link)) continue;
    const response = await fetch(link, { headers: browser });
    seen.set(link, response.status);
    const text = await response.text();
    // The API reference shows addresses as examples.
    if (response.ok && !new URL(link).pathname.startsWith('/docs')) waiting.push(...linksIn(text));
  }
  const statusOf = (link: string) => (isPostOnly(link) ? 405 : isForTokens(link) ? 401 : 200);
  const broken = [...seen].filter(([link, status]) => status !== statusOf(link));
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});

it('leads to the pages of a portal by its slug', async () => {
  const { api, sessionToken } = await stage.newOrganization();
  const slug = `care-${Date.now()}`;
  const settings = { body: { portal: { slug } } };
  const { status, text } = await stage.api(sessionToken).send('PATCH', '/v1/organization', settings);
  expect(status, text).toBe(200);
  const { body: job } = await api.post('/v1/jobs', { name: 'Nurse', is_draft: false });
  expect(job.urls.portal).toContain(`/careers/${slug}/`);
  for (const page of [job.urls.portal, job.urls.apply, `${job.urls.portal}/chat`])
    expect((await fetch(page, { headers: browser })).status, page).toBe(200);
});

/** A form or its script sends there; nothing is fetched. */
const isPostOnly = (link: string) => /\/(applications|submissions|uploads|jobs\/[^/]+\/intakes)$/.test(link);

/** The script of a chat appends the id of its chat, and sends its token. */
const isForTokens = (link: string) => link.endsWith('/v1/intakes');
